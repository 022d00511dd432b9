"""How many surrogates are valid values of their kind, by one written predicate per kind.

    python -m tests.bench.validity [--values 10000] [--presidio 500] [KIND …]

Each file of `tests/validity/` makes up values of one kind and judges their surrogates. Values come in
conversations of twenty, so that surrogates must also make room for one another. The last column is the share
that Presidio's own recognizer of the kind finds, beside the share of the values themselves that it finds.
The paper's figures stand beside ours for orientation: they are from other data.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from tests.fakes.sample import Sample

from penname.adapters import needs
from penname.core.keys import ConversationKeys, salt_of
from penname.core.kinds import Kind
from penname.core.pen_names import PenNames
from penname.surrogates import SURROGATES

T = TypeVar("T")
PER_CONVERSATION = 20
VTR_VALID = {"all": 77.3, Kind.DATE: 88.4}
"""Per cent, Veil-Then-Reveal Table 2 (other data)."""


def modules(kinds: Sequence[str]) -> list[ModuleType]:
    """The predicate of each kind, in the order of the kinds."""
    names = sorted(path.stem for path in (Path(__file__).parent.parent / "validity").glob("*.py"))
    found = [importlib.import_module(f"tests.validity.{name}") for name in names]
    order = list(Kind)
    return sorted(
        (each for each in found if not kinds or each.KIND in kinds), key=lambda each: order.index(each.KIND)
    )


def surrogates(module: ModuleType, count: int) -> list[tuple[Sample, str]]:
    """Each made-up value with its surrogate."""
    world, pairs = needs.load(), []
    for number, told in enumerate(_conversations(module, list(module.values(count)))):
        keys = ConversationKeys.of(bytes(32), salt_of(f"{module.KIND}/{number}"))
        names = PenNames(SURROGATES, world, keys)
        pairs += [(each, names.of(module.KIND, each.text, each.language, each.country)) for each in told]
    return pairs


def _conversations(module: ModuleType, told: Sequence[T]) -> Iterator[Sequence[T]]:
    size = getattr(module, "PER_CONVERSATION", PER_CONVERSATION)
    return (told[start : start + size] for start in range(0, len(told), size))


def found_by_presidio(module: ModuleType, texts: Sequence[str]) -> str:
    """The share of `texts` that Presidio's recognizer of the kind finds, whole or in part."""
    if not hasattr(module, "PRESIDIO") or not texts:
        return "–"
    name, entity = module.PRESIDIO
    recognizers = importlib.import_module("presidio_analyzer.predefined_recognizers")
    recognizer = getattr(recognizers, name)()
    return f"{100 * sum(bool(recognizer.analyze(text, [entity], None)) for text in texts) / len(texts):.1f}"


def main(arguments: Sequence[str]) -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.validity")
    parser.add_argument("kinds", nargs="*")
    parser.add_argument("--values", type=int, default=10_000)
    parser.add_argument("--presidio", type=int, default=500)
    chosen = parser.parse_args(arguments)
    row = "{:<20}{:>8}{:>10}{:>10}{:>12}{:>12}{:>10}{:>12}".format
    print(row("kind", "values", "valid %", "distinct", "placeholder", "us each", "VTR %*", "Presidio %**"))
    valid = total = 0
    for module in modules(chosen.kinds):
        start = time.process_time()
        pairs = surrogates(module, chosen.values)
        each = (time.process_time() - start) / max(len(pairs), 1)
        good = [module.valid(value, surrogate) for value, surrogate in pairs]
        some = pairs[: chosen.presidio]
        shown, told = [surrogate for _, surrogate in some], [value.text for value, _ in some]
        print(
            row(
                module.KIND,
                len(pairs),
                f"{100 * sum(good) / len(good):.2f}",
                "yes" if _is_one_to_one(module, pairs) else "NO",
                sum(surrogate.startswith("[") for _, surrogate in pairs),
                f"{each * 1e6:.0f}",
                VTR_VALID.get(module.KIND, ""),
                f"{found_by_presidio(module, shown)} / {found_by_presidio(module, told)}",
            )
        )
        valid, total = valid + sum(good), total + len(good)
    print(row("all", total, f"{100 * valid / max(total, 1):.2f}", "", "", "", VTR_VALID["all"], ""))
    print("*  Veil-Then-Reveal, Table 2, on its own corpora: other data.")
    print("** found among surrogates / among the values themselves.")


def _is_one_to_one(module: ModuleType, pairs: Sequence[tuple[Sample, str]]) -> bool:
    """Whether no two values of one conversation share a surrogate."""
    for told in _conversations(module, pairs):
        if len({surrogate for _, surrogate in told}) < len({value.text for value, _ in told}):
            return False
    return True


if __name__ == "__main__":
    main(sys.argv[1:])
