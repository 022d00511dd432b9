"""A date goes to another date of its class, by a keyed permutation: always valid, never twice the same."""

from __future__ import annotations

import datetime as dt

from penname.core.dates.classes import DateClass, class_of
from penname.core.permutation import Permutation, permutation


def encipher(key: bytes, date: dt.date, span: tuple[int, int], attempt: int = 0) -> dt.date:
    """The date of the same class that stands for `date`; one look-up once the class is built.

    Args:
        key: The conversation's key for this kind of dates, 32 bytes.
        date: Any date within `span`.
        span: First and last year that it may move to: `classes.century` or `classes.decade`.
        attempt: 0, then 1, 2… while the result is not to be used; each is an unrelated permutation.

    Raises:
        DomainTooSmall: The class has fewer than 20 dates: a span of a few years only.
        NotADate: The date lies outside `span`.
    """
    group = class_of(date, span)
    return group.date(_permutation(key, group, attempt).forward(group.rank(date)))


def decipher(key: bytes, date: dt.date, span: tuple[int, int], attempt: int = 0) -> dt.date:
    """The date that `encipher` took to `date`, with the same key, span and attempt."""
    group = class_of(date, span)
    return group.date(_permutation(key, group, attempt).back(group.rank(date)))


def another_day(key: bytes, date: dt.date, span: tuple[int, int], attempt: int = 0) -> dt.date:
    """As `encipher`, but never `date` itself: a fixed point of the permutation takes the next one."""
    while (result := encipher(key, date, span, attempt)) == date:
        attempt += 1
    return result


def _permutation(key: bytes, group: DateClass, attempt: int) -> Permutation:
    shape = f"{group.first}-{group.last}/{group.long_day:d}{group.long_month:d}{group.ambiguous:d}"
    return permutation(key, f"dates/{shape}/{attempt}", len(group))
