"""Windows cover a text of any length, and what is read once is not read again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from penname.adapters.windows import Cache, windows


@given(st.text(max_size=2000), st.integers(20, 300), st.integers(0, 60))
def test_windows_always_cover_the_whole_text_in_order(text: str, size: int, overlap: int) -> None:
    made = list(windows(text, size, overlap))
    assert "".join(w.text[w.lead :] for w in made) == text
    assert all(text[w.start : w.start + len(w.text)] == w.text for w in made)
    assert all(len(w.text) <= size + overlap for w in made)


def test_a_window_ends_with_a_sentence_where_it_can() -> None:
    text = "One sentence here. " * 20
    assert all(w.text.rstrip().endswith(".") for w in windows(text, 100, 0))


def test_a_longer_turn_shares_its_first_windows_with_the_shorter_one() -> None:
    turn = "A sentence of some length.\n" * 40
    short, longer = list(windows(turn, 200, 30)), list(windows(turn + "And one more.", 200, 30))
    assert [w.text for w in short[:-1]] == [w.text for w in longer[: len(short) - 1]]


def test_a_cache_computes_once_and_forgets_the_oldest() -> None:
    cache: Cache[int] = Cache(2)
    asked: list[str] = []

    def compute(text: str) -> int:
        asked.append(text)
        return len(text)

    for text in ("a", "bb", "a", "ccc", "bb"):
        assert cache.get(text, lambda text=text: compute(text)) == len(text)  # type: ignore[misc]
    assert asked == ["a", "bb", "ccc", "bb"]
