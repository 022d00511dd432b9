"""Base against fine-tuned, inside the whole detector, on the half set aside and on clean text.

    python training/compare.py SHARED BASE TUNED [--biases ENTER LEAVE]

BASE is a folder with the base model, TUNED one with `tagger.onnx`. Prints character recall and precision over
all findings, recall by kind, and false alarms on clean texts.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import base_reader
from base_reader import Base
from labels import OF_CORPUS
from set_aside import is_set_aside

from penname.adapters import detector as whole
from penname.adapters import labels
from penname.adapters.bioes import Decoder
from penname.adapters.neural import Neural
from penname.ports import Heard

CORPORA = {"conversations_open": 60, "prompts_main": 65, "capid_train": 60, "presidio_generated_large": 200}


def measured(shared: Path, detector: whole.Detector) -> dict[str, float]:
    """Recall, precision and false alarms of one detector, by corpus and kind."""
    covered: Counter[str] = Counter()
    gold: Counter[str] = Counter()
    right: Counter[str] = Counter()
    said: Counter[str] = Counter()
    alarms = clean = 0
    began = time.process_time()
    for corpus, most in CORPORA.items():
        for record in list(_aside(shared, corpus))[:most]:
            before: tuple[str, ...] = ()
            for number, turn in enumerate(record["turns"]):
                found = detector.detect(turn["text"], Heard(before=before)).findings
                before += (turn["text"],)
                spans = [span for span in record["spans"] if span["turn"] == number]
                under = {place for each in found for place in range(each.start, each.end)}
                wanted = {place for span in spans for place in range(span["start"], span["end"])}
                right[corpus] += len(under & wanted)
                said[corpus] += len(under)
                for span in spans:
                    kind = OF_CORPUS.get(span.get("orig", ""), OF_CORPUS.get(span["label"], "other"))
                    places = range(span["start"], span["end"])
                    for key in (kind, f"recall {corpus}"):
                        gold[key] += len(places)
                        covered[key] += sum(place in under for place in places)
                if not record["spans"]:
                    alarms, clean = alarms + len(found), clean + 1
    for record in _aside(shared, "mt_vicuna_bench"):
        for turn in record["turns"]:
            alarms, clean = alarms + len(detector.detect(turn["text"], Heard()).findings), clean + 1
    return {
        "alarms per clean text": alarms / clean,
        "CPU seconds": time.process_time() - began,
        **{f"precision {corpus}": right[corpus] / said[corpus] for corpus in CORPORA},
        **{kind: covered[kind] / gold[kind] for kind in sorted(gold)},
    }


def _aside(shared: Path, corpus: str) -> Iterator[dict[str, Any]]:
    with (shared / "data" / f"{corpus}.jsonl").open(encoding="utf-8") as lines:
        yield from (record for record in map(json.loads, lines) if is_set_aside(record["id"]))


def main() -> None:
    """Print both columns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shared", type=Path)
    parser.add_argument("base", type=Path)
    parser.add_argument("tuned", type=Path)
    parser.add_argument("--biases", type=float, nargs=2, default=(0.0, 0.0))
    options = parser.parse_args()
    tuned = Neural(
        options.tuned, Decoder(json.loads((options.tuned / "tags.json").read_text()), *options.biases)
    )
    base = Base(options.base)
    reads = labels.from_neural
    labels.from_neural = lambda text, _: base_reader.from_neural(text, base.read(text))
    columns = {"base": measured(options.shared, whole.load())}
    labels.from_neural = lambda text, _: reads(text, tuned.read(text))
    columns["tuned"] = measured(options.shared, whole.load())
    labels.from_spacy = lambda text, _: []
    columns["no spaCy"] = measured(options.shared, whole.load())
    print(f"{'':34}" + "".join(f"{name:>10}" for name in columns))
    for row in columns["base"]:
        print(f"{row:34}" + "".join(f"{column[row]:10.3f}" for column in columns.values()))


if __name__ == "__main__":
    main()
