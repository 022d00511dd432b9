"""What the fine-tuned model tells apart: twelve types, each as B, I, E, S, and the background O.

Source: PII-TRACE (arXiv 2609.22200), §3: BIOES tags over token states, decoded so that the sequence is valid.
"""

from __future__ import annotations

TYPES = (
    "PERSON",
    "ORGANIZATION",
    "LOCATION",
    "ADDRESS",
    "DATE_OF_BIRTH",
    "DATE",
    "MEDICAL_CONDITION",
    "AGE",
    "SALARY",
    "ATTRIBUTE",
    "USERNAME",
    "IDENTIFIER",
)
TAGS = ("O", *(f"{place}-{name}" for name in TYPES for place in "BIES"))
INDEX = {tag: number for number, tag in enumerate(TAGS)}

OF_CORPUS = {
    "person": "PERSON",
    "organization": "ORGANIZATION",
    "location": "LOCATION",
    "address": "ADDRESS",
    "date_of_birth": "DATE_OF_BIRTH",
    "date": "DATE",
    "medical": "MEDICAL_CONDITION",
    "age": "AGE",
    "salary": "SALARY",
    "username": "USERNAME",
    "demographic": "ATTRIBUTE",
    "sexual orientation": "ATTRIBUTE",
    "belief": "ATTRIBUTE",
    **dict.fromkeys(
        (
            "email",
            "phone",
            "url",
            "ip",
            "iban",
            "credit_card",
            "bank_account",
            "national_id",
            "other_id",
            "secret",
        ),
        "IDENTIFIER",
    ),
    "ssn_or_national_id": "IDENTIFIER",
}
"""The corpora's labels, and CAPID's finer ones, as types. What is not here is background."""

OF_BASE = {
    "PERSON": ("GIVEN_NAME", "SURNAME"),
    "LOCATION": ("CITY", "STATE"),
    "ADDRESS": ("BUILDING_NUMBER", "STREET_NAME", "SECONDARY_ADDRESS", "ZIP_CODE"),
    "IDENTIFIER": ("EMAIL", "PHONE", "URL", "TAX_ID", "BANK_ACCOUNT", "GOVERNMENT_ID", "PASSPORT"),
}
"""The base model's labels from whose classifier rows a type's rows begin; the others begin near zero."""
