"""A permutation of a small domain reaches every element once, and is found back exactly."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core import permutation as module
from penname.core.errors import DomainTooSmall
from penname.core.permutation import LARGEST_TABLE, LEAST, BitWalk, PrefixCipher, permutation

KEY = bytes(range(32))
sizes = st.one_of(st.integers(LEAST, 400), st.sampled_from([512, 3_652, 9_999, 10_000]))


@given(sizes, st.text(max_size=8), st.binary(min_size=32, max_size=32))
def test_every_element_is_always_reached_exactly_once(size: int, tweak: str, key: bytes) -> None:
    table = permutation(key, tweak, size)

    assert sorted(map(table.forward, range(size))) == list(range(size))


@given(sizes, st.text(max_size=8))
def test_the_way_back_is_always_exact(size: int, tweak: str) -> None:
    table = permutation(KEY, tweak, size)

    assert [table.back(table.forward(element)) for element in range(size)] == list(range(size))


@pytest.mark.parametrize("size", [LEAST, 73_049, LARGEST_TABLE])
def test_the_ends_of_the_table_range_and_all_days_of_two_centuries_are_permuted_whole(size: int) -> None:
    table = permutation(KEY, "whole", size)

    assert isinstance(table, PrefixCipher)
    assert sorted(map(table.forward, range(size))) == list(range(size))
    assert all(table.back(table.forward(element)) == element for element in range(size))


@pytest.mark.parametrize("size", [LARGEST_TABLE + 1, 999_999, 1_000_000, 2**20, 26**3 * 10**5, 2**160])
def test_larger_domains_are_walked_and_never_left(size: int) -> None:
    table = permutation(KEY, "walked", size)
    some = [element * (size // 300) for element in range(300)]

    images = [table.forward(element) for element in some]

    assert isinstance(table, BitWalk)
    assert len(set(images)) == len(some)
    assert all(0 <= image < size for image in images)
    assert [table.back(image) for image in images] == some


def test_the_prefix_cipher_is_the_order_of_the_enciphered_elements() -> None:
    """Said once more in the plainest way: AES_k of each element, sorted."""
    from cryptography.hazmat.primitives.ciphers import Cipher
    from cryptography.hazmat.primitives.ciphers.algorithms import AES
    from cryptography.hazmat.primitives.ciphers.modes import ECB

    aes = Cipher(AES(KEY), ECB()).encryptor()

    def weight(element: int) -> tuple[int, int]:
        block = aes.update(element.to_bytes(8, "little") + bytes(8))
        return int.from_bytes(block[:8], "little"), int.from_bytes(block[8:], "little")

    order = sorted(range(1_000), key=weight)

    assert [PrefixCipher(KEY, 1_000).back(place) for place in range(1_000)] == order


def test_other_tweaks_keys_and_sizes_give_unrelated_permutations() -> None:
    """Two random permutations of 1,000 agree in one element on average."""
    first = permutation(KEY, "a", 1_000)
    others = (permutation(KEY, "b", 1_000), permutation(bytes(32), "a", 1_000), permutation(KEY, "a", 1_001))

    for other in others:
        assert sum(first.forward(each) == other.forward(each) for each in range(1_000)) < 8


def test_an_element_goes_anywhere_with_equal_chance() -> None:
    """Over 4,000 keys, each of 20 places is taken about 200 times."""
    places = [0] * LEAST
    for number in range(4_000):
        places[PrefixCipher(number.to_bytes(32, "big"), LEAST).forward(7)] += 1

    chi_squared = sum((count - 200) ** 2 / 200 for count in places)
    assert chi_squared < 43.8  # one in a thousand is larger, at 19 degrees of freedom


@pytest.mark.parametrize("size", [0, 1, 2, LEAST - 1])
def test_fewer_than_twenty_elements_are_refused(size: int) -> None:
    with pytest.raises(DomainTooSmall):
        permutation(KEY, "few", size)


@pytest.mark.parametrize("size", [100, LARGEST_TABLE + 1])
@pytest.mark.parametrize("element", [-1, "size"])
def test_an_element_outside_is_refused(size: int, element: int | str) -> None:
    table = permutation(KEY, "outside", size)
    outside = size if element == "size" else int(element)

    with pytest.raises(IndexError):
        table.forward(outside)
    with pytest.raises(IndexError):
        table.back(outside)


def test_equal_halves_are_decided_by_the_other_half(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty-four equal bits are too rare to wait for: here AES is replaced by something that repeats."""

    class Repeating:
        def encryptor(self) -> Repeating:
            return self

        def update(self, data: bytes) -> bytes:
            return b"".join(
                (element // 2).to_bytes(8, "little") + (element % 2 ^ 1).to_bytes(8, "little")
                for element in range(len(data) // 16)
            )

    monkeypatch.setattr(module, "Cipher", lambda *_: Repeating())

    table = PrefixCipher(KEY, 20)

    assert [table.back(place) for place in range(6)] == [1, 0, 3, 2, 5, 4]


def test_forgetting_drops_the_built_tables() -> None:
    permutation(KEY, "kept", 100)

    module.forget()

    assert permutation.cache_info().currsize == 0
