"""Cards, IBANs, bank accounts and routing numbers, in any grouping."""

from __future__ import annotations

from stdnum import iban

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import compact, digits, luhn, weighted


def is_card(value: str) -> bool:
    """Whether the digits are a card of a known scheme, with a good check digit."""
    number = digits(value)
    if number.count("0") > len(number) - 4:
        return False
    scheme = (
        (number[0] == "4" and len(number) in (13, 16, 19))
        or (number[:2] in {"34", "37"} and len(number) == 15)
        or (number[0] in "2563" and len(number) in (14, 16, 17, 18, 19))
        or (number[:4] in {"1220", "1800", "2131"} and len(number) in (15, 16))
    )
    return scheme and luhn(number)


def is_iban(value: str) -> bool:
    """Whether the check digits hold and the country's length and structure fit. Source: ISO 13616."""
    number = compact(value)
    return bool(iban.is_valid(number, check_country=False)) or _is_made_up_iban(number)


def _is_made_up_iban(number: str) -> bool:
    """Right length and mod 97, whatever the bank part: a made-up IBAN stands for an account."""
    if not (15 <= len(number) <= 34 and number[:2].isalpha() and number[2:4].isdigit() and number.isascii()):
        return False
    length = {
        "DE": 22,
        "NL": 18,
        "IT": 27,
        "FR": 27,
        "ES": 24,
        "GB": 22,
        "BE": 16,
        "AT": 20,
        "CH": 21,
        "PT": 25,
    }
    if length.get(number[:2]) != len(number):
        return False
    turned = number[4:] + number[:4]
    return int("".join(str(int(c, 36)) for c in turned)) % 97 == 1


def is_routing(value: str) -> bool:
    """Whether an American routing number's check digit and prefix hold. Source: ABA."""
    number = digits(value)
    prefix = int(number[:2])
    good = prefix <= 12 or 21 <= prefix <= 32 or 61 <= prefix <= 72 or prefix == 80
    return good and number != "000000000" and weighted(number, (3, 7, 1, 3, 7, 1, 3, 7, 1), 10) == 0


ROWS = (
    Recognizer(
        "payment.card",
        Kind.PAYMENT_CARD,
        r"(?<![\w.+-])(?<![\d] )(?:\d[ -]?){12,18}\d(?![\w-]|[.,]\d)",
        confirm=is_card,
        finds=("4539 1488 0343 6467", "5425233430109903", "3782 822463 10005", "pan=4432-4250-3851-5911"),
        spares=("4539 1488 0343 6468", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"),
    ),
    Recognizer(
        "payment.card_ending",
        Kind.PAYMENT_CARD,
        r"\b(?:card|visa|mastercard|amex|karte|carte|tarjeta|carta)\b[^.\n]{0,40}?\b(?:ending(?: "
        r"in| with)?|last four(?: digits)?|endet auf|finissant par|terminada "
        r"en)\s*:?\s*(?P<value>\d{4})\b",
        0.7,
        finds=("my card ending in 4471",),
        spares=("chapter ending in 1999",),
    ),
    Recognizer(
        "payment.cvv",
        Kind.SECRET,
        r"\b(?:cvv2?|cvc2?|security code|prüfziffer|kartenprüfnummer)\b[\"']?\s*(?:is|:|=|"
        r"-)?\s*[\"']?(?P<value>\d{3,4})\b",
        0.8,
        finds=("cvv: 482", '"cvv": "482"'),
        spares=("the cvv field is required",),
    ),
    Recognizer(
        "payment.iban",
        Kind.IBAN,
        r"(?<![^\W_])[A-Z]{2}[ -]?\d{2}(?:[A-Z0-9]{11,30}|(?:[ -](?:[A-Z0-9]{0,5}\d[A-Z0-9]{0,5}|"
        r"(?-i:[A-Z]{4}))(?![A-Z0-9])){2,8})(?![^\W_])",
        confirm=is_iban,
        finds=(
            "DE89 3704 0044 0532 0130 00",
            "FR14 2004 1010 0505 0001 3M02 606",
            "NO93 8601 1117 947",
            "IT29 X000 0000 0000 0000 0417 206 oppure",
        ),
        spares=("DE89 3704 0044 0532 0130 01", "AL47 212A 1009 0000 0002 3569 8741"),
    ),
    Recognizer(
        "payment.iban_letters",
        Kind.IBAN,
        r"(?<![^\W_])[A-Z]{2}\d{2}(?: [A-Z0-9]{4}){2,7}(?: [A-Z0-9]{1,4}){0,2}(?![^\W_])",
        confirm=is_iban,
        cased=True,
        finds=("MU17 BOMM 0101 1010 3030 0200 000M UR",),
        spares=("MU18 BOMM 0101 1010 3030 0200 000M UR",),
    ),
    Recognizer(
        "payment.iban_named",
        Kind.IBAN,
        r"(?<![^\W_])[A-Z]{2}[ -]?\d{2}(?:[ -]?[A-Z0-9]{2,4}){3,8}(?:[ -]?[A-Z0-9]{1,3})?(?![^\W_])",
        0.6,
        near=("iban", "rib", "bankverbindung"),
        needs_near=True,
        reach=30,
        finds=("un rib: FR76 2004 1184 6420 1061 3184 149",),
        spares=("serie FR76 2004 1184 6420",),
    ),
    Recognizer(
        "payment.union_account",
        Kind.BANK_ACCOUNT,
        r"(?<![\w.+-])\d{3,5}[ -]\d{3}[ -]\d{6,12}(?:[ -]\d)?(?![\w-])|(?<![\w.+-])\d{4}-\d(?:[ "
        r",]\s?\d{3}){2,3}-\d(?![\w-])",
        0.6,
        near=("credit union", "bank", "account", "konto", "clearing", "depositionen", "transit"),
        needs_near=True,
        finds=("at the credit union, number 80214 004 7719263",),
        spares=("parts 80214 004 7719263",),
    ),
    Recognizer(
        "payment.transit",
        Kind.BANK_ACCOUNT,
        r"\b(?:transit|institution|branch)(?: (?:no\.?|number|code))?\s*(?:is|:|=)?\s*(?P<value>\d{3,6})\b",
        0.55,
        near=("account", "bank", "credit union"),
        needs_near=True,
        finds=("my own account, transit 00342",),
        spares=("transit 00342 bus",),
    ),
    Recognizer(
        "payment.routing",
        Kind.BANK_ACCOUNT,
        r"(?<![\w-])\d{4}-?\d{4}-?\d(?![\w-])",
        confirm=is_routing,
        near=("routing", "aba", "rtn", "transit", "bank", "routing number"),
        needs_near=True,
        finds=("routing 021000021", "121000358"),
        spares=("routing 021000022", "flushed 121000358 rows"),
    ),
    Recognizer(
        "payment.account",
        Kind.BANK_ACCOUNT,
        r"\b(?:bank (?:account|acct)|checking|savings|acct?|a/c|account(?: (?:no|nr|number|num))?|"
        r"kontonummer|konto(?:-?nr)?|compte(?: n[o°])?|n[uú]mero de cuenta|cuenta|conto|"
        r"rekening(?:nummer)?|kontonr|conta)\b\.?\s*(?:no\.?|number|nr\.?|#|n\.?[º°])?\s*(?:is|"
        r"ist|est|es|:|=|#)?\s*(?P<value>\d(?:[\d -]{4,20})\d)(?![\w-])",
        0.75,
        finds=("account number 000123456789", "acc 61840927", "Kontonummer: 4827 110 93"),
        spares=("account settings page 12", "the account was opened in 2019"),
    ),
    Recognizer(
        "payment.account_ending",
        Kind.BANK_ACCOUNT,
        r"\b(?:account|acct|konto|compte|cuenta)\b[^.\n]{0,40}?\b(?:ending(?: in| with)?|last "
        r"four(?: digits)?)\s*:?\s*(?P<value>\d{4})\b",
        0.8,
        finds=("Account for payments: ending 2236",),
        spares=("account for the years ending 12/2019",),
    ),
    Recognizer(
        "payment.sort_code",
        Kind.BANK_ACCOUNT,
        r"(?<![\w-])\d{2}[- ]?\d{2}[- ]?\d{2}(?![\w-]|\.\d)",
        0.55,
        near=("sort code", "sort-code", "sort_code", "sortcode", "sc"),
        needs_near=True,
        reach=30,
        finds=("sort code 04-00-72", "sort code: 040072"),
        spares=("04-00-72 widgets",),
    ),
    Recognizer(
        "payment.bsb",
        Kind.BANK_ACCOUNT,
        r"(?<![\w-])\d{3}-?\d{3}(?![\w-])",
        0.55,
        near=("bsb",),
        needs_near=True,
        reach=20,
        finds=("BSB 062-001",),
        spares=("call 062-001", "bsb"),
    ),
    Recognizer(
        "payment.nz_account",
        Kind.BANK_ACCOUNT,
        r"(?<![\w-])\d{2}-\d{4}-\d{7}-\d{2,3}(?![\w-])",
        0.8,
        finds=("12-3140-0171323-50",),
        spares=("12-3140-0171323",),
    ),
    Recognizer(
        "payment.swift",
        Kind.BANK_ACCOUNT,
        r"\b(?:bic|swift(?:[ /-]?(?:bic|code))?)\b\s*(?:is|:|"
        r"=)?\s*(?P<value>(?-i:[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?))\b",
        0.6,
        finds=("BIC: COBADEFFXXX",),
        spares=("swift concurrency",),
    ),
)
