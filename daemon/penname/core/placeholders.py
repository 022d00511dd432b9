"""Values that documents use for "somebody": John Doe, 123-45-6789, 192.0.2.1, test cards."""

from __future__ import annotations

import re

from penname.core.kinds import Kind

_PLACEHOLDER_NAMES = re.compile(
    r"(?:john|jane|richard|mary|johnny|baby) (?:doe|roe|q\.? public|smith)|(?:john|jane) "
    r"doe\w*|(?:max|erika|maria|lieschen) (?:muster\w*|müller)|foo bar\w*|"
    r"jean dupont|juan p[eé]rez|mario rossi|jan (?:kowalski|jansen|modaal)|joe (?:bloggs|"
    r"public|sixpack)|fulano(?: de tal)?|"
    r"alice|bob|eve|mallory|carol|first ?name|last ?name|your name|full name|张三|李四|王五|山田太郎|"
    r"홍길동|иван иванов|пётр петров",
    re.IGNORECASE,
)
_PLACEHOLDER_PLACES = re.compile(
    r"anytown|springfield|musterstadt|example(?: street| city|ville)?|sample (?:street|avenue|"
    r"city)|\d+ (?:example|sample|main) (?:st|street|avenue|ave|rd|road)\b.*|muster(?:straße|"
    r"weg|gasse).*",
    re.IGNORECASE,
)
PLACEHOLDER_NUMBERS = re.compile(
    r"\D*(?:\d\D*)?(?:0{3}\D*){2,}|\D*1\D?2\D?3\D?4\D?5\D?6\D?7\D?(?:8\D?)?(?:9\D?)?(?:0\D?)?|"
    r"\D*(?:\d{3}\D{0,2})?555\D?01\d\d\D*"
)
DOCUMENTATION_NETS = re.compile(r"192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|2001:0?db8:")
TEST_CARDS = frozenset(
    {"4242424242424242", "4111111111111111", "5555555555554444", "4000000000000002", "378282246310005"}
)


def is_placeholder(kind: Kind, value: str) -> bool:
    """Whether a value is one of those that documents use for "somebody": John Doe, 123-45-6789, Anytown."""
    if kind is Kind.PERSON:
        return bool(_PLACEHOLDER_NAMES.fullmatch(value.strip()))
    if kind in {Kind.ADDRESS, Kind.LOCATION}:
        return bool(_PLACEHOLDER_PLACES.fullmatch(value.strip()))
    if kind is Kind.IBAN:
        return not any(c in "123456789" for c in value)
    if kind is Kind.BANK_ACCOUNT:  # banks do give numbers that count up, and none may leave
        return bool(re.fullmatch(r"[0\W]+|[xX\W]+", value))
    if kind in {Kind.NATIONAL_ID, Kind.REFERENCE}:
        return bool(re.fullmatch(r"[0\W]+|[xX\W]+|0*1?23456789?0?", value)) or value.strip() in {
            "123-45-6789",
            "000-00-0000",
        }
    return False


def is_documentation(kind: Kind, value: str) -> bool:
    """Whether a number or address is of those kept for examples: 555-01xx, example.com, test cards."""
    if kind is Kind.PHONE:
        return is_made_up_phone(value)
    if kind is Kind.PAYMENT_CARD:
        return "".join(c for c in value if c.isdecimal()) in TEST_CARDS
    return kind is Kind.EMAIL and "example." in value


def is_made_up_phone(value: str) -> bool:
    """Whether an American number is of the range kept for fiction, or has no area code."""
    number = "".join(c for c in value if c.isdecimal())
    return (len(number) == 7 and number.startswith("555")) or ("55501" in number and number[-7:-4] == "555")
