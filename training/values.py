"""Fresh, invented values for the slots of templates and for the spans of the training half."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

from faker import Faker

LOCALES = {
    "en": ("en_US", "en_GB", "en_IN", "en_CA"),
    "de": ("de_DE", "de_AT"),
    "fr": ("fr_FR",),
    "es": ("es_ES", "es_MX"),
    "it": ("it_IT",),
    "pt": ("pt_PT", "pt_BR"),
    "nl": ("nl_NL",),
    "pl": ("pl_PL",),
}
MORE = ("sv_SE", "tr_TR", "cs_CZ", "fi_FI", "ro_RO")
ALL = (*(name for names in LOCALES.values() for name in names), *MORE)
WORDS: dict[str, list[str]] = json.loads((Path(__file__).parent / "words.json").read_text("utf-8"))


class Values:
    """One source of values; the same seed gives the same values."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self._fakers = {name: Faker(name) for name in ALL}
        for number, faker in enumerate(self._fakers.values()):
            faker.seed_instance(seed + number)

    def _faker(self, language: str) -> Faker:
        pick = self.random.choice
        if language == "en" and self.random.random() < 0.35:
            return self._fakers[pick(ALL)]
        return self._fakers[pick(LOCALES.get(language, LOCALES["en"]))]

    def value(self, kind: str, language: str = "en") -> str:
        """One value for a slot or a label."""
        make: Callable[[str], str] = getattr(self, f"_{kind}")
        return make(language)

    def _given(self, language: str) -> str:
        return self._faker(language).first_name()

    def _family(self, language: str) -> str:
        return self._faker(language).last_name()

    def _person(self, language: str) -> str:
        faker = self._faker(language)
        given, family = faker.first_name(), faker.last_name()
        form = self.random.choices(
            (
                f"{given} {family}",
                given,
                family,
                f"{family}, {given}",
                f"{given[0]}. {family}",
                f"{given} {family[0]}.",
            ),
            (60, 16, 8, 5, 7, 4),
        )[0]
        style = self.random.random()
        return form.lower() if style < 0.1 else form.upper() if style < 0.14 else form

    def _organization(self, language: str) -> str:
        faker = self._faker(language)
        pick = self.random.random()
        if pick < 0.4:
            return faker.company()
        if pick < 0.6:
            return f"{faker.last_name()} {self.random.choice(WORDS['industries'])}"
        if pick < 0.7:
            return (
                f"{faker.last_name()}{self.random.choice(('soft', 'works', 'tech', 'ly', 'Pay', 'Health'))}"
            )
        shape = self.random.choice(WORDS["schools"])
        return shape.format(city=faker.city(), family=faker.last_name(), given=faker.first_name())

    def _location(self, language: str) -> str:
        return self._faker(language).city()

    def _address(self, language: str) -> str:
        text = self._faker(language).address()
        return text.replace("\n", self.random.choice((", ", ", ", "\n")))

    def _some_date(self, first: int, last: int) -> str:
        day = date(first, 1, 1) + timedelta(days=self.random.randrange(365 * (last - first)))
        month = WORDS["months"][day.month - 1]
        return self.random.choice(
            (
                f"{day.day} {month} {day.year}",
                f"{month} {day.day}, {day.year}",
                day.isoformat(),
                f"{day.day:02}/{day.month:02}/{day.year}",
                f"{day.day}.{day.month}.{day.year}",
                f"{month[:3]} {day.day}, {day.year}",
            )
        )

    def _date_of_birth(self, language: str) -> str:
        return self._some_date(1940, 2012)

    def _date(self, language: str) -> str:
        return self._some_date(2019, 2027)

    def _medical(self, language: str) -> str:
        return self.random.choice(WORDS["conditions"])

    def _age(self, language: str) -> str:
        return str(self.random.randrange(16, 92))

    def _salary(self, language: str) -> str:
        amount = self.random.randrange(24, 240) * 1000
        return self.random.choice(
            (f"${amount:,}", f"£{amount:,}", f"{amount // 1000}k", f"€{amount:,}", f"{amount} EUR")
        )

    def _attribute(self, language: str) -> str:
        return self.random.choice(WORDS["attributes"])

    def _username(self, language: str) -> str:
        faker = self._faker(language)
        return self.random.choice(
            (
                faker.user_name(),
                f"@{faker.user_name()}",
                f"{faker.first_name().lower()}_{faker.random_int(1, 999)}",
            )
        )

    def _identifier(self, language: str) -> str:
        faker = self._faker(language)
        make = self.random.choice(
            (
                faker.email,
                faker.phone_number,
                faker.iban,
                faker.ssn,
                faker.ipv4,
                faker.credit_card_number,
                self._reference,
            )
        )
        return str(make())

    def _reference(self) -> str:
        prefix = self.random.choice(("INV", "MRN", "ORD", "EMP", "CASE"))
        return f"{prefix}-{self.random.randrange(10_000, 9_999_999)}"

    def _famous(self, language: str) -> str:
        return self.random.choice(WORDS["famous"])

    def _company(self, language: str) -> str:
        return self.random.choice(WORDS["public_organizations"])

    def _place(self, language: str) -> str:
        return self.random.choice(WORDS["public_places"])


SLOT_TYPES = {
    "person": "PERSON",
    "organization": "ORGANIZATION",
    "location": "LOCATION",
    "address": "ADDRESS",
    "date_of_birth": "DATE_OF_BIRTH",
    "date": "DATE",
    "medical": "MEDICAL_CONDITION",
    "age": "AGE",
    "salary": "SALARY",
    "attribute": "ATTRIBUTE",
    "username": "USERNAME",
    "identifier": "IDENTIFIER",
}
"""Slots that are labelled. `famous`, `company` and `place` are filled and stay background."""
