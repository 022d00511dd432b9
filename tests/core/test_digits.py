"""Characters change within their alphabet, together and one to one; the layout stays."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.digits import DIGITS, HEX, LATIN, LONGEST, alphabet_of, encipher, in_layout
from penname.core.errors import DomainTooSmall

KEY = bytes(range(32))
shapes = st.text("A9", min_size=2, max_size=24).map(
    lambda shape: [LATIN if each == "A" else DIGITS for each in shape]
)


@st.composite
def references(draw: st.DrawFn) -> tuple[str, list[str]]:
    alphabets = draw(shapes)
    return "".join(draw(st.sampled_from(alphabet)) for alphabet in alphabets), alphabets


@given(references(), st.text(max_size=5))
def test_every_character_always_stays_in_its_alphabet(reference: tuple[str, list[str]], tweak: str) -> None:
    text, alphabets = reference

    enciphered = encipher(KEY, tweak, text, alphabets)

    assert all(character in alphabet for character, alphabet in zip(enciphered, alphabets, strict=True))


@pytest.mark.parametrize(
    "alphabets", [[DIGITS] * 2, [DIGITS] * 4, [LATIN] * 2, [LATIN, DIGITS, DIGITS], [HEX] * 3]
)
def test_small_shapes_are_permuted_whole(alphabets: list[str]) -> None:
    texts = [""]
    for alphabet in alphabets:
        texts = [text + character for text in texts for character in alphabet]

    assert sorted(encipher(KEY, "whole", text, alphabets) for text in texts) == sorted(texts)


@pytest.mark.parametrize("shape", ["999999", "9999999999", "AA99999", "AAAA", "A99999A"])
def test_large_shapes_never_give_two_texts_one_result(shape: str) -> None:
    alphabets = [LATIN if each == "A" else DIGITS for each in shape]
    texts = {
        "".join(alphabet[number * place % len(alphabet)] for place, alphabet in enumerate(alphabets, 1))
        for number in range(260)
    }

    assert len({encipher(KEY, "some", text, alphabets) for text in texts}) == len(texts)


def test_a_lone_digit_is_refused_and_so_is_a_novel() -> None:
    with pytest.raises(DomainTooSmall):
        encipher(KEY, "one", "7", [DIGITS])
    with pytest.raises(ValueError, match=str(LONGEST)):
        encipher(KEY, "long", "7" * (LONGEST + 1), [DIGITS] * (LONGEST + 1))


@pytest.mark.parametrize(
    ("character", "alphabet"),
    [
        ("7", DIGITS),
        ("q", LATIN),
        ("Q", LATIN),
        ("٣", "٠١٢٣٤٥٦٧٨٩"),
        ("ü", "ÄÖÜ"),
        ("-", ""),
        ("字", ""),
        (" ", ""),
        ("²", ""),
    ],
)
def test_what_may_stand_in_a_place_follows_from_what_stands_there(character: str, alphabet: str) -> None:
    assert alphabet_of(character) == alphabet


@pytest.mark.parametrize(
    ("layout", "characters", "written"),
    [
        ("PV-20417-K", "ZS66388D", "ZS-66388-D"),
        ("pv20417k", "ZS66388D", "zs66388d"),
        ("Pv 2", "ZS6", "Zs 6"),
        ("a1-b2", "F0EA", "f0-ea"),
        ("A1-b2", "F0EA", "F0-eA"),
    ],
)
def test_layout_and_letter_case_stay(layout: str, characters: str, written: str) -> None:
    assert in_layout(layout, characters) == written
