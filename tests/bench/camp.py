"""CAMP's Tables IV and V out of this product, beside the paper's own figures.

    python -m tests.bench.camp [--plot docs/images/alpha.svg]

Twice: from the kinds that each scenario reveals at each turn (`tests/scenarios/camp_scenarios.json`) through
the core, and from four conversations in natural words (`camp_conversations.json`) through the library and the
product's own detector. Then what the paper leaves open: how the trigger moves with α. Ends with status 1 when
a figure is not the paper's. `--plot` draws the last table.

Source: CAMP (arXiv 2604.16521), section V.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.bench.camp_plot import draw
from tests.bench.camp_runs import GOLDEN, Told, by_kinds, by_words, golden_kinds, triggers

from penname.core.kinds import Kind
from penname.policies import POLICIES

TAUS = (1.5, 2.0, 2.5)
TAU = 2.0
ALPHAS = tuple(tenths / 10 for tenths in range(1, 10))

Runs = Mapping[tuple[str, str, float], Told]
"""How each went, by (scenario, policy, τ)."""


def run(tell: Callable[[str, str, float], Told]) -> Runs:
    """Every scenario under `camp` at each τ, and once under `watch`, which never rewrites."""
    wanted = [(name, "camp", tau) for name in GOLDEN for tau in TAUS]
    wanted += [(name, "watch", TAU) for name in GOLDEN]
    return {each: tell(*each) for each in wanted}


def from_kinds() -> Runs:
    """From the golden kinds, through the core."""
    return run(lambda name, policy, tau: by_kinds(name, POLICIES[policy].adjusted(tau=tau)))


def from_words() -> Runs:
    """From the written conversations, through the library and the real detector."""
    return run(by_words)


def table_iv(runs: Runs) -> list[tuple[Any, ...]]:
    """Scenario, domain, kinds exposed from the trigger on without rewriting and with it, score, trigger."""
    return [
        (
            name,
            GOLDEN[name]["domain"],
            len(runs[name, "watch", TAU].after),
            len(runs[name, "camp", TAU].after),
            round(runs[name, "camp", TAU].scores[-1], 2),
            runs[name, "camp", TAU].trigger,
        )
        for name in GOLDEN
    ]


def papers_table_iv() -> list[tuple[Any, ...]]:
    """Table IV as printed. The third figure is Presidio's, a masker that forgets from turn to turn."""
    papers = {name: scenario["paper"] for name, scenario in GOLDEN.items()}
    return [
        (
            name,
            GOLDEN[name]["domain"],
            paper["presidio_exposed"],
            paper["camp_exposed"],
            paper["final"],
            paper["trigger"][str(TAU)],
        )
        for name, paper in papers.items()
    ]


def table_v(runs: Runs) -> list[tuple[Any, ...]]:
    """Scenario, and the trigger at each τ."""
    return [(name, *(runs[name, "camp", tau].trigger for tau in TAUS)) for name in GOLDEN]


def papers_table_v() -> list[tuple[Any, ...]]:
    """Table V as printed."""
    return [(name, *(GOLDEN[name]["paper"]["trigger"][str(tau)] for tau in TAUS)) for name in GOLDEN]


def both(ours: Sequence[tuple[Any, ...]], papers: Sequence[tuple[Any, ...]], labels: int) -> list[list[str]]:
    """Rows of "ours / the paper's"; the first `labels` columns are words and stand once."""
    return [
        [
            *map(str, mine[:labels]),
            *(
                f"{one} / {other}{'' if one == other else '  ≠'}"
                for one, other in zip(mine[labels:], theirs[labels:], strict=True)
            ),
        ]
        for mine, theirs in zip(ours, papers, strict=True)
    ]


def alpha_rows(kinds: Mapping[str, Sequence[frozenset[Kind]]]) -> list[list[str]]:
    """One row for each α: the triggers of each scenario at each τ, as "4 4 4"."""
    found = triggers(kinds, ALPHAS, TAUS)
    return [
        [f"{alpha:.1f}", *(" ".join(_turn(found[name, alpha, tau]) for tau in TAUS) for name in kinds)]
        for alpha in ALPHAS
    ]


def _turn(number: int | None) -> str:
    return "–" if number is None else str(number)


def show(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print one table."""
    widths = [max(len(row[column]) for row in (heads, *rows)) for column in range(len(heads))]
    print(f"\n{title}")
    for row in (heads, *rows):
        print("  " + "   ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def show_runs(runs: Runs) -> bool:
    """Print Tables IV and V of `runs`. Answers whether every figure is the paper's."""
    heads = ["", "domain", "exposed without *", "exposed under CAMP", "final score", "trigger"]
    show("Table IV, τ = 2.0 (ours / the paper's)", heads, both(table_iv(runs), papers_table_iv(), 2))
    heads = ["", *(f"τ = {tau}" for tau in TAUS)]
    show("Table V, trigger turns (ours / the paper's)", heads, both(table_v(runs), papers_table_v(), 1))
    print("\nIn clear before the trigger, τ = 2.0 (the paper does not count them)")
    for name in GOLDEN:
        print(f"  {name}  {', '.join(sorted(runs[name, 'camp', TAU].before)) or 'nothing'}")
    return table_iv(runs) == papers_table_iv() and table_v(runs) == papers_table_v()


def show_differences(runs: Runs) -> None:
    """Print each turn of the written conversations in which other kinds were found than were written."""
    for name in GOLDEN:
        for turn, (found, meant) in enumerate(
            zip(runs[name, "camp", TAU].kinds, golden_kinds(name), strict=True)
        ):
            if found != meant:
                missed, more = ", ".join(sorted(meant - found)), ", ".join(sorted(found - meant))
                print(
                    f"  {name} turn {turn}: missed {missed or 'nothing'}, found besides {more or 'nothing'}"
                )


def main(arguments: Sequence[str]) -> int:
    """Print all tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.camp")
    parser.add_argument("--plot", type=Path, help="draw how the trigger moves with α into this SVG file")
    chosen = parser.parse_args(arguments)

    print("Turns count from 0. Kinds exposed: with a real value in clear in what leaves from the trigger on.")
    print("\n(a) FROM THE KINDS, THROUGH THE CORE")
    kinds_agree = show_runs(from_kinds())

    print("\n(b) FROM WRITTEN CONVERSATIONS, THROUGH THE LIBRARY AND THE DETECTOR")
    words = from_words()
    words_agree = show_runs(words)
    show_differences(words)
    print(
        "\n*  ours: policy `watch`, which replaces only what never leaves; the paper's: Presidio, per turn."
    )

    golden = {name: golden_kinds(name) for name in GOLDEN}
    heads = ["α", *(f"{name} at τ 1.5 2.0 2.5" for name in golden)]
    show("(c) TRIGGER TURNS BY α (the paper fixes 0.3)", heads, alpha_rows(golden))
    if chosen.plot:
        chosen.plot.write_text(draw(golden, TAUS, ALPHAS), encoding="utf-8")
    return 0 if kinds_agree and words_agree else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
