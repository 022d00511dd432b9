"""FF1 gives NIST's own ciphertexts, loses nothing, and refuses domains in which nothing could hide."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.errors import DomainTooSmall
from penname.core.ff1 import FF1, MIN_DOMAIN, NUMERALS

KEY_128 = "2B7E151628AED2A6ABF7158809CF4F3C"
KEY_192 = KEY_128 + "EF4359D8D580AA4F"
KEY_256 = KEY_192 + "7F036D6F04FC6A94"
LONG = "0123456789abcdefghi"
DECIMAL_TWEAK = "39383736353433323130"
RADIX_36_TWEAK = "3737373770717273373737"

NIST_SAMPLES = (
    (1, KEY_128, 10, "", "0123456789", "2433477484"),
    (2, KEY_128, 10, DECIMAL_TWEAK, "0123456789", "6124200773"),
    (3, KEY_128, 36, RADIX_36_TWEAK, LONG, "a9tv40mll9kdu509eum"),
    (4, KEY_192, 10, "", "0123456789", "2830668132"),
    (5, KEY_192, 10, DECIMAL_TWEAK, "0123456789", "2496655549"),
    (6, KEY_192, 36, RADIX_36_TWEAK, LONG, "xbj3kv35jrawxv32ysr"),
    (7, KEY_256, 10, "", "0123456789", "6657667009"),
    (8, KEY_256, 10, DECIMAL_TWEAK, "0123456789", "1001623463"),
    (9, KEY_256, 36, RADIX_36_TWEAK, LONG, "xs8a0azh2avyalyzuwd"),
)
"""NIST, FF1 samples: number, key, radix, tweak, plaintext, ciphertext."""

KEY = bytes(range(32))
every_nist_sample = pytest.mark.parametrize(
    ("sample", "key", "radix", "tweak", "plain", "enciphered"), NIST_SAMPLES, ids=lambda each: str(each)[:8]
)


@every_nist_sample
def test_nist_plaintexts_become_nist_ciphertexts(
    sample: int, key: str, radix: int, tweak: str, plain: str, enciphered: str
) -> None:
    assert FF1(bytes.fromhex(key), radix).encrypt(plain, bytes.fromhex(tweak)) == enciphered


@every_nist_sample
def test_nist_ciphertexts_become_nist_plaintexts(
    sample: int, key: str, radix: int, tweak: str, plain: str, enciphered: str
) -> None:
    assert FF1(bytes.fromhex(key), radix).decrypt(enciphered, bytes.fromhex(tweak)) == plain


def test_the_samples_here_are_those_of_the_shared_conformance_file(shared: Path) -> None:
    held = json.loads((shared / "conformance" / "ff1_vectors.json").read_text())["vectors"]

    assert (
        tuple((v["sample"], v["key"], v["radix"], v["tweak"], v["plaintext"], v["ciphertext"]) for v in held)
        == NIST_SAMPLES
    )


@st.composite
def strings(draw: st.DrawFn) -> tuple[int, str]:
    """A radix and a string of it, long enough for FF1."""
    radix = draw(st.integers(2, 36))
    least = next(length for length in range(2, 64) if radix**length >= MIN_DOMAIN)
    return radix, draw(st.text(NUMERALS[:radix], min_size=least, max_size=least + 60))


@given(strings(), st.binary(max_size=70))
def test_what_is_enciphered_is_always_deciphered(string: tuple[int, str], tweak: bytes) -> None:
    radix, text = string
    cipher = FF1(KEY, radix)

    assert cipher.decrypt(cipher.encrypt(text, tweak), tweak) == text


@given(strings(), st.binary(max_size=70))
def test_length_and_numerals_always_stay(string: tuple[int, str], tweak: bytes) -> None:
    radix, text = string

    enciphered = FF1(KEY, radix).encrypt(text, tweak)

    assert len(enciphered) == len(text)
    assert set(enciphered) <= set(NUMERALS[:radix])


def test_strings_long_enough_for_several_blocks_come_back() -> None:
    """Beyond 57 decimal digits a half takes more bytes than one AES block leaves room for."""
    cipher = FF1(KEY)
    for length in (36, 37, 56, 57, 58, 76, 77, 96, 200):
        text = ("31415926535897932384" * 10)[:length]

        assert cipher.decrypt(cipher.encrypt(text, b"t"), b"t") == text


def test_a_whole_domain_is_permuted() -> None:
    """2^20 strings of bits are the least domain FF1 takes that can be listed quickly; a slice of it here."""
    cipher = FF1(KEY, radix=2)

    images = {cipher.encrypt_number(value, 20) for value in range(5_000)}

    assert len(images) == 5_000
    assert max(images) < 2**20


def test_another_tweak_gives_an_unrelated_result() -> None:
    """Agreement in a place happens as often as between random digits: about one in ten."""
    cipher = FF1(KEY)
    pairs = [
        zip(cipher.encrypt(f"{number:09d}", b"a"), cipher.encrypt(f"{number:09d}", b"b"), strict=True)
        for number in range(1_000)
    ]

    agreements = sum(one == other for pair in pairs for one, other in pair)

    assert 780 < agreements < 1_020  # 900 expected, four standard deviations either way


def test_each_digit_is_as_frequent_as_any_other() -> None:
    counts = Counter("".join(FF1(KEY).encrypt(f"{number:07d}") for number in range(2_000)))

    assert all(1_250 < counts[digit] < 1_550 for digit in NUMERALS[:10])  # 1,400 expected


@pytest.mark.parametrize(("radix", "length"), [(10, 5), (36, 3), (2, 19), (10, 1), (10, 0)])
def test_fewer_than_a_million_strings_are_refused(radix: int, length: int) -> None:
    with pytest.raises(DomainTooSmall) as refused:
        FF1(KEY, radix).encrypt("0" * length)

    assert (refused.value.size, refused.value.least) == (radix**length, MIN_DOMAIN)


@pytest.mark.parametrize(("radix", "length"), [(10, 6), (36, 4), (2, 20)])
def test_a_million_strings_are_enough(radix: int, length: int) -> None:
    assert len(FF1(KEY, radix).encrypt("1" * length)) == length


@pytest.mark.parametrize("text", ["12345a", "12 456", "１２３４５６", "+12345", "1_2345", "12345\n"])
def test_what_is_no_numeral_is_refused_without_being_told(text: str) -> None:
    """`int()` takes signs, blanks, underscores and full-width digits; FF1 must not."""
    with pytest.raises(ValueError, match="radix 10") as refused:
        FF1(KEY).encrypt(text)

    assert text not in str(refused.value)


@pytest.mark.parametrize("radix", [-1, 0, 1, 37])
def test_a_radix_without_numerals_is_refused(radix: int) -> None:
    with pytest.raises(ValueError, match="radix"):
        FF1(KEY, radix)


def test_a_key_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="key size"):
        FF1(bytes(31))
