"""The forms in which a known value may be written again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from penname.core.kinds import Kind
from penname.core.word_set import words

_TOKEN = re.compile(r"[^\W\d_](?:[^\W\d_]|['’-](?=[^\W\d_]))+")
_INITIAL = re.compile(r"(?<!\w)[^\W\d_]\.")
_PARTICLES = words(
    "van von der den de la le el al di da dos das del della du ter ten bin ibn zu y e the and of und",
    "et mac ap",
)
_TITLES = words(
    "mr mrs ms miss dr prof sir lady judge uncle aunt herr frau mme madame monsieur docteur señor",
    "señora sra sr jr principal sig dott meneer mevrouw pan pani professor doctor grandma grandpa",
    "nurse father sister captain sergeant officer coach",
)
_NUMBERED = frozenset(
    {
        Kind.PHONE,
        Kind.PAYMENT_CARD,
        Kind.NATIONAL_ID,
        Kind.IBAN,
        Kind.BANK_ACCOUNT,
        Kind.PASSPORT,
        Kind.REFERENCE,
        Kind.DRIVING_LICENCE,
    }
)
_LEGAL = re.compile(
    r",? (?:inc|llc|ltd|limited|llp|plc|corp|co|gmbh|ag|kg|sarl|sas|s\.?a|s\.?l|s\.?p\.?a|"
    r"s\.?r\.?l|lda|b\.?v|n\.?v|ab|as|oy)\.?$",
    re.IGNORECASE,
)
_STREET_WORDS = (
    ("Street", "St"),
    ("Road", "Rd"),
    ("Avenue", "Ave"),
    ("Lane", "Ln"),
    ("Drive", "Dr"),
    ("Boulevard", "Blvd"),
    ("Court", "Ct"),
    ("straße", "str."),
)
_CODES = (
    "1",
    "44",
    "49",
    "33",
    "34",
    "39",
    "351",
    "31",
    "48",
    "41",
    "43",
    "32",
    "353",
    "46",
    "90",
    "7",
    "81",
    "82",
    "86",
    "91",
    "61",
    "64",
)
_UNSPACED = re.compile(r"[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
LEAST_DIGITS = 6


@dataclass(frozen=True, slots=True, repr=False)
class Form:
    """One form. `cased`: found only with a capital. `part`: only a part of the value it came from."""

    text: str
    kind: Kind
    cased: bool = False
    part: bool = False


def forms_of(value: str, kind: Kind, is_ordinary: Callable[[str], bool]) -> Iterator[Form]:
    """The forms to look for by their letters."""
    whole = value.strip()
    if sum(c.isalnum() for c in whole) >= 3 or (_UNSPACED.search(whole) and len(whole) > 1):
        one_word = kind in {Kind.PERSON, Kind.LOCATION, Kind.REGION, Kind.ORGANIZATION} and " " not in whole
        cased = one_word and (kind is not Kind.PERSON or is_ordinary(whole))
        yield Form(whole, kind, cased, one_word)
    if kind is Kind.PERSON:
        yield from _of_person(whole, is_ordinary)
    elif kind is Kind.ORGANIZATION:
        bare = _LEGAL.sub("", whole)
        if bare != whole and len(bare) > 3:
            yield Form(bare, kind, True)
    elif kind is Kind.ADDRESS:
        yield from _of_address(whole)
    elif kind is Kind.SALARY:
        amount = re.search(r"\d[\d.,  ']*\d(?:\s?[kK]\b)?", whole)
        if amount and len(compact(amount.group())) >= 4:
            yield Form(amount.group(), kind)


def _of_person(whole: str, is_ordinary: Callable[[str], bool]) -> Iterator[Form]:
    names = [name for name in _TOKEN.findall(whole) if name.casefold() not in _TITLES]
    parts = [name for name in names if name.casefold() not in _PARTICLES]
    for name in parts:
        if len(name) < 3 and not _UNSPACED.search(name) and not name[0].isupper():
            continue
        yield Form(name, Kind.PERSON, is_ordinary(name) or len(name) < 3, True)
        if "-" in name:
            yield Form(name.replace("-", " "), Kind.PERSON)
    if len(parts) > 1 and "," not in whole:
        family = " ".join(names[_family_start(names) :])
        given = " ".join(names[: _family_start(names)])
        if given:
            for inverted in (
                f"{family}, {given}",
                f"{family} {given}",
                f"{family}_{given}",
                f"{family}, {given[0]}.",
                f"{given[0]}. {family}",
            ):
                yield Form(inverted, Kind.PERSON)


def _family_start(names: list[str]) -> int:
    """Where the family name starts: at its first particle, else at the last word."""
    for place, name in enumerate(names[1:], start=1):
        if name.casefold() in _PARTICLES:
            return place
    return len(names) - 1


def _of_address(whole: str) -> Iterator[Form]:
    street = re.split(r"[,\n]", whole)[0].strip()
    variants = {whole, street}
    for long, short in _STREET_WORDS:
        for text in (whole, street):
            variants.add(re.sub(rf"\b{long}\b", short, text))
            variants.add(re.sub(rf"\b{re.escape(short)}(?=\W|$)\.?", long, text))
    variants |= {text.replace(",", "") for text in variants}
    for text in variants - {whole}:
        if re.search(r"\d", text) and len(text) > 6:
            yield Form(text, Kind.ADDRESS)


def numbers_of(value: str, kind: Kind) -> Iterator[str]:
    """The compact forms (letters and digits only) to look for in runs of digits."""
    whole = compact(value)
    if kind not in _NUMBERED or len(whole) < LEAST_DIGITS:
        return
    yield whole
    if kind is Kind.PHONE:
        digits = whole.removeprefix("00")
        yield digits.lstrip("0")
        for code in _CODES:
            if digits.startswith(code) and len(digits) - len(code) >= 7:
                yield digits[len(code) :]
                yield "0" + digits[len(code) :]
            yield code + digits.lstrip("0")


def compact(value: str) -> str:
    """Letters and digits of a value, in capitals."""
    return "".join(c for c in value if c.isalnum()).upper()
