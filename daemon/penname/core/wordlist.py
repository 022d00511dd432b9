"""Tables of words, written as running text so that a reader sees them at a glance."""

from __future__ import annotations


def listed(text: str) -> list[str]:
    """The words of `text`, in order."""
    return text.split()
