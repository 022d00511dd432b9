"""Possessives, plurals and genitives of names in English, German, Dutch and Swedish."""

from __future__ import annotations

from collections.abc import Iterator

_HISSING = tuple("sßxzSXZ")


def pairs(surrogate: str, original: str, language: str) -> Iterator[tuple[str, str]]:
    """The endings that are not the same after both names: "Jonas'" for "Mark's" or "Marks".

    The language's own forms come first, then those of English, then German ones, because replies to
    translation requests mix them. "Elena's" is left to the apostrophe, which ends a word anyway.
    """
    if language == "sv":
        yield genitive(surrogate, "sv"), genitive(original, "sv")
    if language in ("de", "nl"):
        yield genitive(surrogate, language), genitive(original, language)
    if surrogate.endswith(_HISSING):
        yield surrogate + "'", original + ("'" if original.endswith(("s", "S")) else "'s")
    yield genitive(surrogate, "de"), genitive(original, "de")


def plural(name: str, language: str) -> str:
    """A family as a whole: the Torreses, die Ellerbrocks."""
    if language == "de":
        return genitive(name, "de")
    return name + ("es" if name.lower().endswith(("s", "x", "z", "ch", "sh")) else "s")


def genitive(name: str, language: str) -> str:
    """ "Leonies", "Jonas'" (de); "Signes", "Lars" (sv); "Machtelds", "Anna's", "Jans" (nl)."""
    last = name[-1:].lower()
    if language == "sv":
        return name if last in "sxz" else name + "s"
    if language == "nl":
        return name + ("'" if last in "sxz" else "'s" if last in "aiouy" else "s")
    return name + ("'" if last in "sßxz" else "s")
