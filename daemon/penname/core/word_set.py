"""A set of words written as one line of prose, as long lists read best."""

from __future__ import annotations


def words(*lines: str) -> frozenset[str]:
    """The words of the lines, parted by blanks."""
    return frozenset(word for line in lines for word in line.split())
