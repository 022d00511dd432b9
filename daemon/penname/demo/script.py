"""The demo's scripted conversation: five turns, twelve details in changing forms, and what must never leave.

Nobody in it exists. The numbers have the right check digits, so that they are taken for what they look like.
"""

from __future__ import annotations

from collections.abc import Mapping

TURNS: tuple[str, ...] = (
    "Hi, my name is Maria Torres, born March 14, 1987. Please draft a letter to my landlord, Daniel Okafor: "
    "the heating at 482 Larkspur Lane in Petaluma since October is broken. My e-mail is "
    "maria.torres@brightwater-labs.com and my phone is (415) 867-2290.",
    "Add that Ms. Torres works at Brightwater Labs, and that the tenant reference is LT-4471-98206.",
    "Fill in the form for TORRES, Maria, date of birth 1987-03-14: SSN 512-44-7389 and "
    "card 4532 0151 1283 0366.",
    "My brother John Torres will sign too. Maria can be called on 415-867-2290, mornings only.",
    "Now summarise it all for M. Torres, and send a copy to maria.torres@brightwater-labs.com.",
)

PLANTED: Mapping[str, tuple[str, ...]] = {
    "Maria Torres": ("Maria Torres", "Maria", "Torres", "TORRES, Maria", "M. Torres"),
    "John Torres": ("John Torres",),
    "Daniel Okafor": ("Daniel Okafor", "Okafor"),
    "March 14, 1987": ("March 14, 1987", "14 March 1987", "1987-03-14"),
    "482 Larkspur Lane": ("482 Larkspur Lane", "Larkspur"),
    "Petaluma": ("Petaluma",),
    "maria.torres@brightwater-labs.com": (
        "maria.torres@brightwater-labs.com",
        "maria.torres",
        "brightwater-labs",
    ),
    "(415) 867-2290": ("(415) 867-2290", "415-867-2290", "4158672290", "867-2290"),
    "Brightwater Labs": ("Brightwater Labs", "Brightwater"),
    "LT-4471-98206": ("LT-4471-98206", "4471-98206"),
    "512-44-7389": ("512-44-7389", "512447389"),
    "4532 0151 1283 0366": ("4532 0151 1283 0366", "4532015112830366"),
}
"""The twelve details, each with the forms in which the script, or a model, writes it."""

FORMS: tuple[str, ...] = tuple(dict.fromkeys(form for forms in PLANTED.values() for form in forms))
"""Every form of every detail, for the search through what arrived."""
