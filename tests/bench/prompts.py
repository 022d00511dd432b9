"""What finding and replacing costs a prompt, beside Presidio as it comes, in one run.

    python -m tests.bench.prompts [--set prompts_main]

Milliseconds of CPU on one thread, in a process that has warmed up as the daemon does; every prompt is the
first turn of a new conversation and every text is new. The prompts are those under 600 characters of the
shared data. Presidio runs its default registry on the same spaCy model as ours, and only finds.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tests.fakes.ports import FakeClock, FakeSettings, FakeVaults

from penname import bootstrap
from penname.adapters import detector, models, needs
from penname.conversations import Conversations
from penname.conversations.answers import Leaf
from penname.ports import Detector, Heard

SHARED = Path(os.environ.get("PENNAME_SHARED", "../shared"))
SHORT, LONG = 600, 10_000
TURNS = 100
MEDIAN_MS, P95_MS, LONG_MS, GROWTH = 25.0, 60.0, 1500.0, 1.2
KEY = bytes(32)


def prompts(name: str) -> list[str]:
    """The first turns under 600 characters of one file of the shared data."""
    lines = (SHARED / "data" / f"{name}.jsonl").read_text("utf-8").splitlines()
    texts = [json.loads(line)["turns"][0]["text"] for line in lines]
    return [text for text in dict.fromkeys(texts) if 0 < len(text) < SHORT]


def cpu(act: Callable[[], object]) -> float:
    """Milliseconds of CPU."""
    begun = time.process_time()
    act()
    return 1000 * (time.process_time() - begun)


def percentile(times: Sequence[float], share: float) -> float:
    """The time under which that share of all lies."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


class Turns:
    """Sends texts to conversations as the page does: protected, then confirmed."""

    def __init__(self, finds: Detector) -> None:
        self._chats = Conversations(finds, needs.load(), FakeVaults(), KEY, FakeSettings(), FakeClock())
        self._count = 0
        self._chats.canary("", bootstrap.WARM_UP)

    def protect(self, chat: str, text: str) -> None:
        """One turn with one text."""
        self._count += 1
        request, leaves = str(self._count), [Leaf("text", text)]
        self._chats.protect("bench", chat, request, leaves)
        self._chats.confirm("bench", chat, request, leaves)


def presidio() -> Callable[[str], object]:
    """Presidio's analyzer with its default registry, on our spaCy model."""
    import tldextract
    from presidio_analyzer import AnalyzerEngine
    from presidio_analyzer.nlp_engine import NlpEngineProvider

    tldextract.tldextract.TLD_EXTRACTOR = tldextract.TLDExtract(
        suffix_list_urls=()
    )  # else it opens the network
    model = {"lang_code": "en", "model_name": str(models.FOLDER / models.SPACY)}
    settings: dict[str, Any] = {"nlp_engine_name": "spacy", "models": [model]}
    engine = NlpEngineProvider(nlp_configuration=settings).create_engine()
    analyzer = AnalyzerEngine(nlp_engine=engine)
    analyzer.analyze(bootstrap.WARM_UP, language="en")
    return lambda text: analyzer.analyze(text, language="en")


def long_text(texts: Sequence[str]) -> str:
    """Ten thousand characters that nothing has seen: the prompts themselves, in another order."""
    shuffled = random.Random(7).sample(list(texts), len(texts))
    return "\n\n".join(shuffled * 4)[:LONG]


def talk() -> Iterator[str]:
    """A hundred turns of about the same length, with a few people who come back."""
    chance = random.Random(3)
    people = ("Greta Lindqvist", "Tomas Barros", "Amina Haddad", "Pedro Novak", "Ingrid Larsen")
    topics = ("the heating", "an invoice", "the lease", "a parcel", "the fence", "our meeting", "the report")
    for number in range(TURNS):
        yield (
            f"Note {number}: {chance.choice(people)} wrote about {chance.choice(topics)} and asks for an "
            f"answer by tomorrow. What should I say about {chance.choice(topics)} to {chance.choice(people)}?"
        )


def main() -> int:
    """Prints the table; 1 when a figure is missed."""
    parser = argparse.ArgumentParser(prog="tests.bench.prompts")
    parser.add_argument("--set", default="prompts_main")
    texts = prompts(parser.parse_args().set)
    finds = detector.load()
    turns = Turns(finds)
    gc.collect()
    gc.freeze()
    whole = [cpu(partial(turns.protect, f"chat {n}", text)) for n, text in enumerate(texts)]
    again = [f"{text} " for text in texts]  # the same, and yet no window that was read before
    finding = [cpu(partial(finds.detect, text, Heard())) for text in again]
    long = cpu(partial(turns.protect, "long", long_text(texts)))
    growing = [cpu(partial(turns.protect, "talk", text)) for text in talk()]
    theirs = presidio()
    default = [cpu(partial(theirs, text)) for text in texts]
    rows = (
        ("Penname: found and replaced", whole),
        ("Penname: found", finding),
        ("Presidio's default: found", default),
    )
    print(f"{len(texts)} prompts under {SHORT} characters, ms of CPU{'median':>10}{'p95':>8}{'max':>8}")
    for name, times in rows:
        print(f"{name:<48}{percentile(times, 0.5):>8.1f}{percentile(times, 0.95):>8.1f}{max(times):>8.1f}")
    last = sum(growing[-5:]) / 5
    second = sum(growing[1:6]) / 5
    figures = (
        ("median", percentile(whole, 0.5), MEDIAN_MS),
        ("p95", percentile(whole, 0.95), P95_MS),
        (f"{LONG} cold characters", long, LONG_MS),
        (f"turns {TURNS - 4}-{TURNS} to turns 2-6 of a conversation", last / second, GROWTH),
    )
    print(f"ours to theirs, medians: {percentile(whole, 0.5) / percentile(default, 0.5):.2f}")
    for name, figure, bound in figures:
        print(f"{name:<48}{figure:>8.1f}  (to reach: {bound:g})")
    return int(any(figure > bound for _, figure, bound in figures))


if __name__ == "__main__":
    raise SystemExit(main())
