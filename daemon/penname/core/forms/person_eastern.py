"""The ways to write a person's name in Han, Hangul and Kana, where no blank parts its words."""

from __future__ import annotations

from collections.abc import Iterator

from penname.core.forms import endings_agglutinating
from penname.core.forms.person_parts import Name
from penname.core.surrogate import Form, Guard, Scope

_FAMILY_TITLES = {
    "zh": ("女士", "先生", "小姐", "太太", "老师", "医生", "经理", "教授", "总", "主任", "同学", "氏"),
    "ja": ("さん", "様", "さま", "氏", "先生", "くん", "君", "ちゃん", "殿"),
    "ko": (
        " 씨",
        "씨",
        " 선생님",
        "선생님",
        " 대표님",
        " 과장님",
        " 부장님",
        " 팀장님",
        " 교수님",
        " 박사님",
        "님",
    ),
}


def forms(surrogate: str, shown: Name, value: str, own: Name, scope: Scope) -> Iterator[Form]:
    """Names in Han, Hangul and Kana: with and without a blank, and parts with the titles after them."""
    yield Form(surrogate, value)
    han = "ja" if scope.language == "ja" else "zh"
    language = {"Hang": "ko", "Kana": "ja"}.get(own.script, han)
    if own.given and own.family and shown.given and shown.family:
        yield Form(f"{shown.given} {shown.family}", f"{own.given} {own.family}")
        for gap in ("", " ", "\u30fb", ", "):
            whole, own_whole = f"{shown.family}{gap}{shown.given}", f"{own.family}{gap}{own.given}"
            yield Form(whole, own_whole)
            if language == "ko":
                for text, original in endings_agglutinating.korean_pairs(whole, own_whole):
                    yield Form(text, original)
    guard = Guard.WORD if language == "zh" else Guard.LONE
    if len(shown.given) > 1 and own.given:
        yield Form(shown.given, own.given, guard)
        if language == "ko":
            for text, original in endings_agglutinating.korean_pairs(shown.given, own.given):
                yield Form(text, original, guard)
    if shown.family and own.family:
        if len(shown.family) > 1 and language != "ko":
            yield Form(shown.family, own.family, guard)
        for title in _FAMILY_TITLES[language]:
            yield Form(shown.family + title, own.family + title, guard)
