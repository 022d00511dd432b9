"""Everything the core asks for, assembled. Heavy data is read on first use, not here."""

from __future__ import annotations

from penname.adapters.calendar import BabelCalendar
from penname.adapters.faker_pools import FakerPools
from penname.adapters.phones import PhoneNumberPlans
from penname.adapters.places import WorldPlaces
from penname.adapters.words import FrequentWords
from penname.core.needs import Needs


def load() -> Needs:
    """The five needs of the core, each answering from data that came with its package."""
    pools, places = FakerPools(), WorldPlaces()
    words = FrequentWords(lambda word: pools.is_given(word) or pools.is_family(word) or places.is_place(word))
    return Needs(pools=pools, places=places, words=words, phones=PhoneNumberPlans(), calendar=BabelCalendar())
