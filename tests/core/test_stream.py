"""A stream of any length is restored in bounded memory."""

from __future__ import annotations

from penname.core.restorations import Restorer
from penname.core.stream import LOOK_BEHIND, restore_stream
from penname.core.surrogate import Form

RESTORER = Restorer([Form("Elena Vargas", "Maria Torres")])


class Watched:
    """A restorer that notes how long a text it was given."""

    longest = 0

    def advance(self, text: str, done: int, *, final: bool) -> tuple[str, int]:
        self.longest = max(self.longest, len(text))
        return RESTORER.advance(text, done, final=final)


def test_a_long_reply_is_forgotten_as_it_goes() -> None:
    watched, reply = Watched(), "I asked Elena Vargas about it and she said no. " * 400
    assert "".join(restore_stream(watched, reply)) == RESTORER.restore(reply)
    assert watched.longest < 8 * LOOK_BEHIND


def test_what_is_certain_comes_at_once_and_the_rest_at_the_end() -> None:
    pieces = list(RESTORER.stream(["Dear El", "ena Var", "gas, hello Elena"]))
    assert pieces == ["Dear ", "Maria Torres, hello ", "Elena"]


def test_an_empty_stream_gives_nothing() -> None:
    assert list(RESTORER.stream([])) == []
    assert list(RESTORER.stream(["", ""])) == []
