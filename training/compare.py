"""Base against fine-tuned, inside the whole detector, on the half set aside and on clean text.

    python training/compare.py SHARED TUNED [--enter 0] [--leave 0]

Prints character recall and precision over all findings, recall by kind, and false alarms on clean texts.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime as ort
from decoding import Decoder
from labels import OF_CORPUS
from set_aside import is_set_aside
from tokenizers import Tokenizer

from penname.adapters import detector as whole
from penname.adapters import labels
from penname.adapters.neural import OVERLAP, WINDOW
from penname.adapters.windows import windows
from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.ports import Heard

CORPORA = {"conversations_open": 60, "prompts_main": 65, "capid_train": 60, "presidio_generated_large": 200}
LEAST = 0.5
KINDS = {name: Kind[name] for name in (*("PERSON", "ORGANIZATION", "LOCATION", "ADDRESS", "USERNAME"),)} | {
    name: Kind[name] for name in ("DATE_OF_BIRTH", "MEDICAL_CONDITION", "AGE", "SALARY")
}
KINDS["ATTRIBUTE"] = Kind.ETHNICITY


class Tuned:
    """The fine-tuned model as a recognizer."""

    def __init__(self, folder: Path, decoder: Decoder) -> None:
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        self._session = ort.InferenceSession(str(folder / "model_int8.onnx"), options)
        self._tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokenizer.enable_truncation(512)
        self._tokenizer.no_padding()
        self._decoder = decoder

    def find(self, text: str) -> list[Finding]:
        """Findings of the kinds that the model tells apart."""
        found = {}
        for window in windows(text, WINDOW, OVERLAP):
            encoding = self._tokenizer.encode(window.text)
            ids = np.asarray([encoding.ids], dtype=np.int64)
            logits = self._session.run(None, {"input_ids": ids, "attention_mask": np.ones_like(ids)})[0][0]
            for span in self._decoder.spans(logits, encoding.offsets):
                start, end = span.start + window.start, span.end + window.start
                if span.kind in KINDS and span.score >= LEAST and end > window.start + window.lead:
                    value = text[start:end]
                    if re.search(r"\w", value):
                        found[start, end] = Finding(
                            KINDS[span.kind], start, end, min(span.score, 0.95), "neural"
                        )
        return list(found.values())


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
    parser.add_argument("tuned", type=Path)
    parser.add_argument("--enter", type=float, default=0.0)
    parser.add_argument("--leave", type=float, default=0.0)
    options = parser.parse_args()
    columns = {"base": measured(options.shared, whole.load())}
    tuned = Tuned(options.tuned, Decoder(options.enter, options.leave))
    # the same place in the same pipeline, with spaCy's organizations and without
    labels.from_neural = lambda text, _: tuned.find(text)
    columns["tuned"] = measured(options.shared, whole.load())
    labels.from_spacy = lambda text, _: []
    columns["no spaCy"] = measured(options.shared, whole.load())
    print(f"{'':34}" + "".join(f"{name:>10}" for name in columns))
    for row in columns["base"]:
        print(f"{row:34}" + "".join(f"{column[row]:10.3f}" for column in columns.values()))


if __name__ == "__main__":
    main()
