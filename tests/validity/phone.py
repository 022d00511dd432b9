"""A number is valid when its country's plan says so, in the same layout and of the same sort of line."""

from __future__ import annotations

import re
from collections.abc import Iterator

import phonenumbers
from tests.fakes.mentions import PHONES
from tests.fakes.sample import Sample, dice

from penname.core.kinds import Kind

KIND = Kind.PHONE
PRESIDIO = ("PhoneRecognizer", "PHONE_NUMBER")
HOMES = {
    country: language
    for language, countries in {
        "en": "US GB",
        "de": "DE AT",
        "fr": "FR",
        "es": "ES",
        "it": "IT",
        "pt": "PT BR",
        "nl": "NL",
        "pl": "PL",
        "sv": "SE",
        "ru": "RU",
        "tr": "TR",
        "ja": "JP",
        "ko": "KR",
        "zh": "CN",
    }.items()
    for country in countries.split()
}
SORTS = (phonenumbers.PhoneNumberType.MOBILE, phonenumbers.PhoneNumberType.FIXED_LINE)


def values(n: int) -> Iterator[Sample]:
    """Mobile and fixed numbers of seventeen countries near libphonenumber's examples, in their layouts."""
    throw = dice("phone")
    made = 0
    while made < n:
        country = throw.choice(list(HOMES))
        example = phonenumbers.example_number_for_type(country, throw.choice(SORTS))
        national = phonenumbers.national_significant_number(example)
        tail = "".join(throw.choice("0123456789") for _ in national[4:])
        text = phonenumbers.format_number(example, phonenumbers.PhoneNumberFormat.E164)
        text = text.removesuffix(national) + national[:4] + tail
        layouts = PHONES.layouts(text, country)
        if PHONES.is_valid(text) and layouts:
            made += 1
            yield Sample(throw.choice(layouts[:11]), HOMES[country], country)


def valid(value: Sample, surrogate: str) -> bool:
    """Valid, alike, in the same layout, with another national number."""
    national = PHONES.national_digits(surrogate, value.country)[0]
    return (
        PHONES.like(value.text, value.country)(national)
        and re.sub(r"\d", "#", surrogate) == re.sub(r"\d", "#", value.text)
        and national != PHONES.national_digits(value.text, value.country)[0]
    )
