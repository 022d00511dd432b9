"""How many surrogates are valid values of their kind, by one written predicate per kind.

    python -m tests.bench.validity [--values 10000] [--detector 200] [--presidio 500] [KIND …]

Each file of `tests/validity/` makes up values of one kind and judges their surrogates. Values come in
conversations of twenty, so that surrogates must also make room for one another. The last columns: of the
values that our detector finds in a plain sentence, the share of surrogates that it finds as the same kind;
and the shares that Presidio finds, by its recognizer of the kind, among surrogates and among the values.
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

from penname.adapters import detector, needs
from penname.core.keys import ConversationKeys, salt_of
from penname.core.kinds import Kind, counts_as
from penname.core.pen_names import PenNames
from penname.ports import Detector, Heard
from penname.surrogates import SURROGATES

T = TypeVar("T")
PER_CONVERSATION = 20
SENTENCES = {
    Kind.PERSON: "My name is {}.",
    Kind.EMAIL: "Write to me at {} please.",
    Kind.PHONE: "My phone number is {}.",
    Kind.ADDRESS: "I live at {}.",
    Kind.LOCATION: "I live in {}.",
    Kind.REGION: "I live in {}.",
    Kind.ORGANIZATION: "I work at {}.",
    Kind.DATE_OF_BIRTH: "I was born on {}.",
    Kind.DATE: "I signed my contract on {}.",
    Kind.USERNAME: "My username is {}.",
    Kind.PERSONAL_URL: "My profile is {}.",
    Kind.IP_ADDRESS: "My IP address is {}.",
    Kind.MAC_ADDRESS: "My MAC address is {}.",
    Kind.CRYPTO_WALLET: "My wallet address is {}.",
    Kind.DRIVING_LICENCE: "My driving licence number is {}.",
    Kind.REFERENCE: "My customer reference number is {}.",
    Kind.SALARY: "I earn {} a year.",
    Kind.AGE: "I am {} years old.",
    Kind.MEDICAL_CONDITION: "I was diagnosed with {}.",
}
"""A sentence in which the kind is told, in English."""

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


def found_again(kind: Kind, pairs: Sequence[tuple[Sample, str]], ours: Detector) -> str:
    """Of the values that our detector finds as this kind, the share whose surrogates it finds too."""
    if kind not in SENTENCES:
        return "–"
    found = [surrogate for value, surrogate in pairs if _is_found(kind, value.text, ours)]
    again = sum(_is_found(kind, surrogate, ours) for surrogate in found)
    return f"{100 * again / len(found):.1f} of {len(found)}" if found else "none found"


def _is_found(kind: Kind, text: str, ours: Detector) -> bool:
    """Whether four fifths of `text`, in its kind's sentence, lie under findings of its kind."""
    sentence = SENTENCES[kind].format(text)
    start = sentence.index(text)
    findings = ours.detect(sentence, Heard()).findings
    same = (each for each in findings if counts_as(each.kind) is counts_as(kind))
    covered = sum(max(0, min(f.end, start + len(text)) - max(f.start, start)) for f in same)
    return covered >= 0.8 * len(text)


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
    parser.add_argument("--detector", type=int, default=200)
    parser.add_argument("--presidio", type=int, default=500)
    chosen = parser.parse_args(arguments)
    row = "{:<20}{:>8}{:>10}{:>10}{:>12}{:>12}{:>10}{:>15}{:>15}".format
    print(
        row(
            "kind",
            "values",
            "valid %",
            "distinct",
            "placeholder",
            "us each",
            "VTR %*",
            "again %",
            "Presidio %**",
        )
    )
    ours = detector.load()
    valid = total = 0
    for module in modules(chosen.kinds):
        start = time.process_time()
        pairs = surrogates(module, chosen.values)
        each = (time.process_time() - start) / max(len(pairs), 1)
        good = [module.valid(value, surrogate) for value, surrogate in pairs]
        shown, told = [surrogate for _, surrogate in pairs], [value.text for value, _ in pairs]
        some = chosen.presidio
        print(
            row(
                module.KIND,
                len(pairs),
                f"{100 * sum(good) / len(good):.2f}",
                "yes" if _is_one_to_one(module, pairs) else "NO",
                sum(surrogate.startswith("[") for _, surrogate in pairs),
                f"{each * 1e6:.0f}",
                VTR_VALID.get(module.KIND, ""),
                found_again(module.KIND, pairs[: chosen.detector], ours),
                f"{found_by_presidio(module, shown[:some])} / {found_by_presidio(module, told[:some])}",
            )
        )
        valid, total = valid + sum(good), total + len(good)
    print(row("all", total, f"{100 * valid / max(total, 1):.2f}", "", "", "", VTR_VALID["all"], "", ""))
    print("*  Veil-Then-Reveal, Table 2, on its own corpora: other data.")
    print("** found by Presidio among surrogates / among the values themselves.")


def _is_one_to_one(module: ModuleType, pairs: Sequence[tuple[Sample, str]]) -> bool:
    """Whether no two values of one conversation share a surrogate."""
    for told in _conversations(module, pairs):
        if len({surrogate for _, surrogate in told}) < len({value.text for value, _ in told}):
            return False
    return True


if __name__ == "__main__":
    main(sys.argv[1:])
