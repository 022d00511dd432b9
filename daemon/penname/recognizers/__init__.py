"""The shelf of recognizers. `RECOGNIZERS` is the index: add a file, then its line here.

A row is a pattern with its evidence (`finds`, `spares`); one test runs them all.
"""

from __future__ import annotations

from penname.core.recognizer import Recognizer
from penname.recognizers import (
    addresses,
    contact,
    countries,
    dates,
    health,
    money,
    names_east,
    network,
    organizations,
    payment,
    phones,
    places,
    references,
    secrets,
    traits,
)

RECOGNIZERS: tuple[Recognizer, ...] = (
    *secrets.ROWS,
    *payment.ROWS,
    *countries.ROWS,
    *contact.ROWS,
    *network.ROWS,
    *references.ROWS,
    *dates.ROWS,
    *addresses.ROWS,
    *places.ROWS,
    *organizations.ROWS,
    *money.ROWS,
    *traits.ROWS,
    *health.ROWS,
    *phones.ROWS,
    *names_east.ROWS,
)
