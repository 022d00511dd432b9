"""The number plans of the world, from Google's libphonenumber in its Python port.

Implements `core.needs.Phones`. The plans are part of the package: nothing is fetched.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

import phonenumbers
from phonenumbers import NumberParseException, PhoneNumber, PhoneNumberFormat

SEPARATORS = (" ", ".", "-")


class PhoneNumberPlans:
    """`core.needs.Phones` over libphonenumber's metadata."""

    def country_digits(self, value: str, country: str = "") -> int:
        """How many leading digits of `value` are an international prefix and country code: 0 for national."""
        number = _parsed(value, country)
        digits = _digits(value)
        if number is None or number.country_code_source == _FROM_COUNTRY:
            return 0
        code = str(number.country_code)
        found = digits.find(code)
        return found + len(code) if found >= 0 else 0

    def national_digits(self, value: str, country: str = "") -> tuple[str, str]:
        """The national significant digits of `value`, and its extension; two empty texts if unreadable."""
        number = _parsed(value, country)
        if number is None:
            return "", ""
        return phonenumbers.national_significant_number(number), number.extension or ""

    def is_valid(self, value: str, country: str = "") -> bool:
        """Whether `value`, in any layout, is a possible and valid number (read nationally in `country`)."""
        number = _parsed(value, country)
        return number is not None and phonenumbers.is_valid_number(number)

    def country_of(self, value: str, countries: Sequence[str]) -> str:
        """Its own country if international, else the first of `countries` in which `value` is valid.

        A number kept for films is valid nowhere: then the first in which it is at least possible, else "".
        """
        number = _parsed(value, "")
        if number is not None:
            return phonenumbers.region_code_for_country_code(number.country_code or 0)
        valid = (country for country in countries if self.is_valid(value, country))
        possible = (country for country in countries if _is_possible(_parsed(value, country)))
        return next(valid, "") or next(possible, "")

    def like(self, value: str, country: str = "") -> Callable[[str], bool]:
        """A test for national digits: are they a valid number of the same country and sort as `value`?

        Sorts are libphonenumber's: mobile, fixed line, toll-free… Where `value` is itself no valid number
        (one of those kept for films), any valid number of its country with the same first digit will do.
        """
        number = _parsed(value, country)
        if number is None:
            return lambda national: False
        sort, own = phonenumbers.number_type(number), phonenumbers.is_valid_number(number)
        first = phonenumbers.national_significant_number(number)[:1]

        def is_alike(national: str) -> bool:
            if not own and national[:1] != first:
                return False
            other = _number(number.country_code or 0, national)
            return phonenumbers.is_valid_number(other) and not (
                own and phonenumbers.number_type(other) != sort
            )

        return is_alike

    def layouts(self, value: str, country: str) -> Sequence[str]:
        """The same number in its usual national and international layouts; empty if unreadable.

        The order is fixed: the nth layout of two numbers is the same layout, so two lists pair up.
        """
        number = _parsed(value, country)
        return _layouts(number) if number is not None else ()


_FROM_COUNTRY = phonenumbers.CountryCodeSource.FROM_DEFAULT_COUNTRY


@lru_cache(maxsize=256)
def _read(value: str, country: str) -> PhoneNumber | None:
    try:
        return phonenumbers.parse(value, country or None, keep_raw_input=True)
    except NumberParseException:
        return None


def _parsed(value: str, country: str) -> PhoneNumber | None:
    return _read(value, country.upper())


def _is_possible(number: PhoneNumber | None) -> bool:
    return number is not None and phonenumbers.is_possible_number(number)


def _number(country_code: int, national: str) -> PhoneNumber:
    zeros = len(national) - len(national.lstrip("0"))
    return PhoneNumber(
        country_code=country_code,
        national_number=int(national or "0"),
        italian_leading_zero=True if zeros else None,
        number_of_leading_zeros=zeros if zeros > 1 else None,
    )


def _digits(value: str) -> str:
    return phonenumbers.normalize_digits_only(value)


def _layouts(number: PhoneNumber) -> Sequence[str]:
    def written(layout: int) -> str:
        bare = PhoneNumber()
        bare.merge_from(number)
        bare.extension = None
        return phonenumbers.format_number(bare, layout)

    national, international = written(PhoneNumberFormat.NATIONAL), written(PhoneNumberFormat.INTERNATIONAL)
    groups = re.findall(r"\d+", national)
    abroad = re.findall(r"\d+", international)
    code = str(number.country_code)
    trunk = "".join(groups).removesuffix("".join(abroad[1:]))
    return (
        national,
        international,
        written(PhoneNumberFormat.E164),
        written(PhoneNumberFormat.RFC3966),
        "".join(groups),
        *(separator.join(groups) for separator in SEPARATORS),
        *("+" + separator.join(abroad) for separator in SEPARATORS),
        f"({groups[0]}) {'-'.join(groups[1:])}",
        f"({groups[0]}) {' '.join(groups[1:])}",
        "00" + "".join(abroad),
        f"00{code} {' '.join(abroad[1:])}",
        f"+{code} ({trunk or '0'}){' '.join(abroad[1:])}",
        f"+{code} ({trunk or '0'}) {' '.join(abroad[1:])}",
        f"{code}{''.join(abroad[1:])}",
    )
