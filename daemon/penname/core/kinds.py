"""The kinds of personal data, each with its weight in the exposure score.

Weights are CAMP's Table I where CAMP names the kind; the others were set beside them by the
product's own table. What a policy does with a kind is not said here but in `policies/`.

Source: CAMP (arXiv 2604.16521), Table I.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Kind(StrEnum):
    """What a finding is. The value is the word used on the wire, in reports and in corpora."""

    NATIONAL_ID = "national_id"
    PAYMENT_CARD = "payment_card"
    IBAN = "iban"
    BANK_ACCOUNT = "bank_account"  # account and routing numbers, sort codes
    PASSPORT = "passport"
    SECRET = "secret"  # noqa: S105  passwords, keys, tokens
    DATE_OF_BIRTH = "date_of_birth"
    CRYPTO_WALLET = "crypto_wallet"
    DRIVING_LICENCE = "driving_licence"
    EMAIL = "email"
    PHONE = "phone"
    ADDRESS = "address"  # a street address, as one span
    PERSON = "person"
    USERNAME = "username"
    PERSONAL_URL = "personal_url"
    IP_ADDRESS = "ip_address"
    MAC_ADDRESS = "mac_address"
    LOCATION = "location"  # city, district, postcode alone
    REGION = "region"  # country, state: counts as a location
    ORGANIZATION = "organization"
    DATE = "date"  # an identifying date other than a birth
    REFERENCE = "reference"  # vehicle, employee, patient, order, account reference; coordinates
    SALARY = "salary"
    MEDICAL_CONDITION = "medical_condition"  # conditions, operations, medicines
    AGE = "age"
    ETHNICITY = "ethnicity"  # and nationality
    RELIGION = "religion"
    SEXUALITY = "sexuality"
    POLITICS = "politics"
    DISABILITY = "disability"
    GENDER = "gender"


WEIGHTS: Mapping[Kind, float] = MappingProxyType(
    {
        Kind.NATIONAL_ID: 1.00,
        Kind.PAYMENT_CARD: 1.00,
        Kind.IBAN: 1.00,
        Kind.BANK_ACCOUNT: 0.95,
        Kind.PASSPORT: 1.00,
        Kind.SECRET: 1.00,
        Kind.DATE_OF_BIRTH: 0.90,
        Kind.CRYPTO_WALLET: 0.90,
        Kind.DRIVING_LICENCE: 0.85,
        Kind.EMAIL: 0.80,
        Kind.PHONE: 0.75,
        Kind.ADDRESS: 0.75,
        Kind.PERSON: 0.60,
        Kind.USERNAME: 0.60,
        Kind.PERSONAL_URL: 0.60,
        Kind.IP_ADDRESS: 0.50,
        Kind.MAC_ADDRESS: 0.50,
        Kind.LOCATION: 0.50,
        Kind.REGION: 0.50,
        Kind.ORGANIZATION: 0.30,
        Kind.DATE: 0.20,
        Kind.REFERENCE: 0.60,
        Kind.SALARY: 0.60,
        Kind.MEDICAL_CONDITION: 0.85,
        Kind.AGE: 0.50,
        Kind.ETHNICITY: 0.70,
        Kind.RELIGION: 0.70,
        Kind.SEXUALITY: 0.70,
        Kind.POLITICS: 0.70,
        Kind.DISABILITY: 0.70,
        Kind.GENDER: 0.70,
    }
)

BLOCKED = frozenset(
    {Kind.NATIONAL_ID, Kind.PAYMENT_CARD, Kind.IBAN, Kind.BANK_ACCOUNT, Kind.PASSPORT, Kind.SECRET}
)
"""Never leave, under every policy (product promise 7)."""

ATTRIBUTES = frozenset(
    {
        Kind.SALARY,
        Kind.MEDICAL_CONDITION,
        Kind.AGE,
        Kind.ETHNICITY,
        Kind.RELIGION,
        Kind.SEXUALITY,
        Kind.POLITICS,
        Kind.DISABILITY,
        Kind.GENDER,
    }
)
"""Counted, but left in the question by default, because replacing them changes it."""


def counts_as(kind: Kind) -> Kind:
    """The kind that is scored when `kind` is revealed: a country reveals a location."""
    return Kind.LOCATION if kind is Kind.REGION else kind
