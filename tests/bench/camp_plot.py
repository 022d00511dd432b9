"""A picture of how the trigger moves with α, as an SVG file that reads on light and dark pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from xml.sax.saxutils import escape

from tests.bench.camp_runs import GOLDEN, triggers

from penname.core.exposure import ALPHA
from penname.core.kinds import Kind

_WIDTH, _HEIGHT = 760, 520
_PANEL_WIDTH, _PANEL_HEIGHT = 300, 160  # of the plotted area, in px
_LEFT, _TOP, _ACROSS, _DOWN = 56, 92, 372, 222  # of the first panel, and from one panel to the next
_APART = 4.0  # px between lines that say the same turn
_STYLE = """
  text { font: 13px system-ui, sans-serif; fill: var(--ink) }
  .name { font-weight: 600; font-size: 14px }
  .quiet { fill: var(--quiet); font-size: 12px }
  .page { fill: var(--page) }
  .grid { stroke: var(--grid); stroke-width: 1 }
  .paper { stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 3 4 }
  .line { fill: none; stroke-width: 2; stroke-linejoin: round }
  .t0 { stroke: var(--t0) } .t1 { stroke: var(--t1) } .t2 { stroke: var(--t2) }
  .mark { fill: var(--page); stroke-width: 2 }
  svg { --page: #ffffff; --ink: #1c1e21; --quiet: #5f6670; --grid: #e3e6ea;
        --t0: #b4530a; --t1: #1f5fbf; --t2: #0c7a5b }
  @media (prefers-color-scheme: dark) {
    svg { --page: #14171c; --ink: #e8eaed; --quiet: #a2a9b4; --grid: #2c323b;
          --t0: #f0a35e; --t1: #82b1ff; --t2: #5fd0a8 }
  }
"""


def draw(
    kinds: Mapping[str, Sequence[frozenset[Kind]]], taus: Sequence[float], alphas: Sequence[float]
) -> str:
    """The SVG: a panel for each scenario, a line for each τ, a mark at each of `alphas`.

    The lines are drawn in steps of 0.01 between the first α and the last.
    """
    first, last = round(100 * alphas[0]), round(100 * alphas[-1])
    fine = [hundredths / 100 for hundredths in range(first, last + 1)]
    found = triggers(kinds, fine, taus)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'aria-labelledby="title about">',
        '<title id="title">The turn in which a conversation is rewritten, by α</title>',
        f'<desc id="about">{escape(_in_words(kinds, taus, alphas, found))}</desc>',
        f"<style>{_STYLE}</style>",
        f'<rect class="page" width="{_WIDTH}" height="{_HEIGHT}"/>',
        _text(_LEFT, 28, "The turn in which a conversation is rewritten, by α", "name"),
        *_legend(taus),
    ]
    for number, name in enumerate(kinds):
        panel = _Panel(_LEFT + number % 2 * _ACROSS, _TOP + number // 2 * _DOWN, fine, len(kinds[name]))
        lines += panel.frame(f"{name} {GOLDEN[name]['domain']}", alphas)
        for row, tau in enumerate(taus):
            lines += panel.line(row, {alpha: found[name, alpha, tau] for alpha in fine}, alphas)
    return "\n".join([*lines, "</svg>"]) + "\n"


class _Panel:
    """One scenario: α to the right, turns upwards."""

    def __init__(self, left: float, top: float, alphas: Sequence[float], turns: int) -> None:
        self._left, self._top, self._first, self._last = left, top, alphas[0], alphas[-1]
        self._turns = turns

    def x(self, alpha: float) -> float:
        inner = _PANEL_WIDTH - 24
        return self._left + 12 + inner * (alpha - self._first) / (self._last - self._first)

    def y(self, turn: float) -> float:
        return self._top + _PANEL_HEIGHT - 10 - (_PANEL_HEIGHT - 20) * turn / (self._turns - 1)

    def frame(self, name: str, alphas: Sequence[float]) -> Iterator[str]:
        yield _text(self._left, self._top - 8, name, "name")
        for turn in range(self._turns):
            y = self.y(turn)
            yield _line("grid", self._left, y, self._left + _PANEL_WIDTH, y)
            yield _text(self._left - 8, y + 4, str(turn), "quiet", "end")
        yield _text(self._left - 34, self.y((self._turns - 1) / 2), "turn", "quiet", "middle", turned=True)
        x = self.x(ALPHA)
        yield _line("paper", x, self._top, x, self._top + _PANEL_HEIGHT)
        for alpha in alphas:
            yield _text(self.x(alpha), self._top + _PANEL_HEIGHT + 16, f"{alpha:.1f}", "quiet", "middle")

    def line(self, row: int, found: Mapping[float, int | None], marked: Sequence[float]) -> Iterator[str]:
        """The steps of one τ; where no turn is rewritten there is no line."""
        known = [(alpha, turn) for alpha, turn in found.items() if turn is not None]
        off = (1 - row) * _APART
        path, before = "", None
        for alpha, turn in known:
            x, y = self.x(alpha), self.y(turn) + off
            path += f"H{x:.1f}" if path else f"M{x:.1f} {y:.1f}"
            path += "" if turn == before else f"V{y:.1f}"
            before = turn
        yield f'<path class="line t{row}" d="{path}"/>'
        for alpha, turn in known:
            if alpha in marked:
                yield _mark(row, self.x(alpha), self.y(turn) + off)


def _legend(taus: Sequence[float]) -> Iterator[str]:
    for row, tau in enumerate(taus):
        x = _LEFT + 12 + row * 96
        yield f'<path class="line t{row}" d="M{x - 12} 50H{x + 12}"/>'
        yield _mark(row, x, 50)
        yield _text(x + 18, 54, f"τ = {tau}")
    x = _LEFT + 3 * 96
    yield _line("paper", x + 12, 42, x + 12, 58)
    yield _text(x + 22, 54, f"α = {ALPHA}, the paper's", "quiet")
    yield _text(_WIDTH - 32, _HEIGHT - 14, "α, from left to right", "quiet", "end")


def _line(sort: str, x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<line class="{sort}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def _mark(row: int, x: float, y: float) -> str:
    """A circle, a square or a diamond, so that lines can be told apart without their colours."""
    if row == 0:
        return f'<circle class="mark t0" cx="{x:.1f}" cy="{y:.1f}" r="3"/>'
    if row == 1:
        return f'<rect class="mark t1" x="{x - 2.8:.1f}" y="{y - 2.8:.1f}" width="5.6" height="5.6"/>'
    return f'<path class="mark t2" d="M{x:.1f} {y - 4:.1f}l4 4l-4 4l-4-4z"/>'


def _text(x: float, y: float, said: str, sort: str = "", anchor: str = "start", turned: bool = False) -> str:
    about = f' transform="rotate(-90 {x:.1f} {y:.1f})"' if turned else ""
    named = f' class="{sort}"' if sort else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{about}>{escape(said)}</text>'


def _in_words(
    kinds: Mapping[str, Sequence[frozenset[Kind]]],
    taus: Sequence[float],
    alphas: Sequence[float],
    found: Mapping[tuple[str, float, float], int | None],
) -> str:
    """What the lines say, for who cannot see them."""
    said = []
    for name in kinds:
        for tau in taus:
            turns = ", ".join(
                "none" if (turn := found[name, alpha, tau]) is None else str(turn) for alpha in alphas
            )
            said.append(f"{name}, τ = {tau}: {turns}.")
    return f"Turns at α = {', '.join(f'{alpha:.1f}' for alpha in alphas)}. {' '.join(said)}"
