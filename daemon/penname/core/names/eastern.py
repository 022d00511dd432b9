"""Names in Han, Hangul and Kana, where family and given name often stand together without a space."""

from __future__ import annotations

from penname.core.names.roles import Part, Role
from penname.core.names.titles import HAN_SUFFIXES, HANGUL_SUFFIXES
from penname.core.names.tokens import Token, script_of, tokens
from penname.core.needs import Pools

SCRIPTS = frozenset({"Han", "Hang", "Kana"})
_SUFFIXES = sorted([*HAN_SUFFIXES, *HANGUL_SUFFIXES], key=len, reverse=True)
_LONGEST_FAMILY = {"ja": 3, "ja_Kana": 5, "zh": 2, "ko": 2}


def culture(name: str, language: str, script: str) -> str:
    """`ja`, `zh` or `ko`: by script, and where Han does not tell, by the language around."""
    if script == "Hang":
        return "ko"
    if script == "Kana":
        return "ja_Kana"
    if language == "ja" or any(script_of(c) == "Kana" for c in name):
        return "ja"
    return "zh"


def parts(name: str, pools: Pools, language: str, script: str) -> tuple[Part, ...]:
    """The parts of `name`; their texts joined are `name` again."""
    told = culture(name, language, script)
    toks = list(tokens(name))
    count = sum(token.word for token in toks)
    out: list[Part] = []
    seen = 0
    for token in toks:
        if not token.word:
            out.append(Part(Role.GLUE, token.text))
            continue
        body, tail = _without_suffix(token.text, alone=seen == 0 and count == 1, later=seen > 0)
        if body:
            out += _body(
                body, pools, told, first=seen == 0, alone=count == 1 or _only_suffixes(toks), honoured=tail
            )
        if tail:
            out.append(Part(Role.SUFFIX, tail))
        seen += 1
    return tuple(out)


def _only_suffixes(toks: list[Token]) -> bool:
    return all(text in _SUFFIXES for text in [token.text for token in toks if token.word][1:])


def _without_suffix(text: str, *, alone: bool, later: bool) -> tuple[str, str]:
    """The word and the honorific at its end; a later word may be nothing but an honorific."""
    for suffix in _SUFFIXES:
        if text == suffix and later:
            return "", text
        # 김씨: one syllable before the honorific is enough, but 양 and 군 are also given syllables.
        if text.endswith(suffix) and len(text) > len(suffix):
            if (suffix in "양군" and len(text) < 4) or (suffix in ("総", "总") and len(text) > 2):
                continue
            return text[: -len(suffix)], suffix
    return text, ""


def _body(body: str, pools: Pools, told: str, *, first: bool, alone: bool, honoured: str) -> list[Part]:
    """A word without honorific: family, given, or both."""
    if not alone:
        return [Part(Role.FAMILY if first else Role.GIVEN, body)]
    cut = _family_length(body, pools, told)
    if cut == len(body):
        given = pools.is_given(body) and not (honoured or pools.is_family(body))
        return [Part(Role.GIVEN if given else Role.FAMILY, body)]
    if cut == 0:
        return [Part(Role.GIVEN, body)]
    return [Part(Role.FAMILY, body[:cut]), Part(Role.GIVEN, body[cut:])]


def _family_length(body: str, pools: Pools, told: str) -> int:
    """How many characters at the front are the family name: 0 for a given name alone."""
    if pools.is_family(body):
        return len(body)
    if pools.is_given(body) and len(body) <= 2:
        return 0
    known = [n for n in range(min(_LONGEST_FAMILY[told], len(body) - 1), 0, -1) if pools.is_family(body[:n])]
    if told == "ja":
        return _japanese(body, known, pools)
    if known:
        return known[0]
    if pools.is_given(body) or told == "ja_Kana" or len(body) == 2:
        return 0
    return 1 if len(body) < 4 else 2


def _japanese(body: str, known: list[int], pools: Pools) -> int:
    """Most family names have two characters: one is enough only before a known given name."""
    if len(body) < 3:
        return len(body)
    if known and (known[0] > 1 or pools.is_given(body[1:])):
        return known[0]
    if pools.is_given(body):
        return 0
    return next((n for n in (2, 3) if len(body) > n and pools.is_given(body[n:])), 2)
