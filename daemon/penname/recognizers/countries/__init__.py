"""National numbers, a file per group of countries. `ROWS` lists them all."""

from __future__ import annotations

from penname.core.recognizer import Recognizer
from penname.recognizers.countries import (
    asia,
    britain,
    france,
    germany,
    iberia,
    italy,
    low_countries,
    nordics,
    north_america,
    oceania_africa,
    poland,
    south_asia,
    switzerland,
    turkey,
)

ROWS: tuple[Recognizer, ...] = (
    *north_america.ROWS,
    *britain.ROWS,
    *germany.ROWS,
    *france.ROWS,
    *iberia.ROWS,
    *italy.ROWS,
    *low_countries.ROWS,
    *poland.ROWS,
    *nordics.ROWS,
    *switzerland.ROWS,
    *south_asia.ROWS,
    *asia.ROWS,
    *turkey.ROWS,
    *oceania_africa.ROWS,
)
