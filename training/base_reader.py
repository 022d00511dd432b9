"""The base model as it was read before it was fine-tuned: kept so that the comparison can be run again.

Its BIO labels name parts of names and addresses; adjacent parts are joined here.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import onnxruntime as ort
from tokenizers import Tokenizer

from penname.adapters.bioes import Label
from penname.adapters.neural import MOST_TOKENS, OVERLAP, WINDOW, _whole_word
from penname.adapters.windows import Window, windows
from penname.core.findings import Finding
from penname.core.kinds import Kind

NEURAL = "neural"
LEAST = 0.45
_NAMES = frozenset({"GIVEN_NAME", "SURNAME"})
_STREET = frozenset({"BUILDING_NUMBER", "STREET_NAME", "SECONDARY_ADDRESS"})
_PLACE = frozenset({"CITY", "STATE", "ZIP_CODE"})
_BETWEEN_NAMES = re.compile(
    r"(?:[ ]|-|'|, |\. | (?:van|von|de|der|den|di|da|dos|das|del|la|le|el|al|bin|ter|ten|zu|"
    r"of|y) )?"
)
_BETWEEN_PARTS = re.compile(r"[\s,.·|#-]{1,4}(?:(?:apt|unit|in|no\.?|à|c/o|#)\s?)?", re.IGNORECASE)
_UNSPACED = re.compile(r"[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


class Base:
    """The base model, loaded once."""

    def __init__(self, folder: Path) -> None:
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        options.inter_op_num_threads = 1
        options.log_severity_level = 3
        model = folder / "model_q4.onnx"
        self._session = ort.InferenceSession(str(model), options, providers=["CPUExecutionProvider"])
        self._inputs = {node.name for node in self._session.get_inputs()}
        self._tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokenizer.enable_truncation(MOST_TOKENS)
        self._tokenizer.no_padding()
        labels = json.loads((folder / "config.json").read_text("utf-8"))["id2label"]
        self._labels = [labels[str(i)] for i in range(len(labels))]

    def read(self, text: str) -> list[Label]:
        """The labelled stretches of a text of any length, in order, whole words each."""
        found: dict[tuple[str, int, int], Label] = {}
        for window in windows(text, WINDOW, OVERLAP):
            for label in self._window(window):
                moved = label.moved(window.start)
                if moved.end > window.start + window.lead:  # what ends in the lead was read before
                    found.setdefault((moved.name, moved.start, moved.end), moved)
        return sorted(found.values(), key=lambda label: (label.start, label.end))

    def _window(self, window: Window) -> tuple[Label, ...]:
        encoding = self._tokenizer.encode(window.text)
        ids = np.asarray([encoding.ids], dtype=np.int64)
        feed = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}
        logits = self._session.run(None, {k: v for k, v in feed.items() if k in self._inputs})[0][0]
        return tuple(self._decode(window.text, encoding.offsets, encoding.word_ids, _softmax(logits)))

    def _decode(
        self,
        text: str,
        offsets: list[tuple[int, int]],
        words: list[int | None],
        chances: np.ndarray,
    ) -> list[Label]:
        best = chances.argmax(axis=1)
        labels: list[Label] = []
        last_word: int | None = None
        for (start, end), word, choice, row in zip(offsets, words, best, chances, strict=True):
            if word is None or end <= start:
                last_word = None
                continue
            name = self._labels[int(choice)]
            same_word = word == last_word
            last_word = word
            if name == "O":
                if same_word and labels and labels[-1].end == start and text[start:end].isalnum():
                    labels[-1] = Label(labels[-1].name, labels[-1].start, end, labels[-1].score)
                continue
            kind, score = name[2:], float(row[int(choice)])
            previous = labels[-1] if labels else None
            goes_on = previous and previous.name == kind and not text[previous.end : start].strip()
            if previous and goes_on and (name[0] == "I" or same_word or previous.end == start):
                labels[-1] = Label(kind, previous.start, end, max(previous.score, score))
            else:
                labels.append(Label(kind, start, end, score))
        return [_whole_word(text, label) for label in labels]


def _softmax(logits: np.ndarray) -> np.ndarray:
    exponents = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(exponents / exponents.sum(axis=1, keepdims=True))


def from_neural(text: str, labels: list[Label]) -> list[Finding]:
    """Names, addresses and places that the neural model saw in a folded text."""
    labels = [label for label in labels if label.score >= LEAST]
    return [*_people(text, labels), *_addresses(text, labels)]


def _people(text: str, labels: list[Label]) -> list[Finding]:
    people: list[Finding] = []
    for label in labels:
        if label.name not in _NAMES:
            continue
        last = people[-1] if people else None
        if last and last.end <= label.start and _BETWEEN_NAMES.fullmatch(text, last.end, label.start):
            score = max(last.confidence, label.score)
            people[-1] = Finding(Kind.PERSON, last.start, label.end, min(score, 0.98), NEURAL)
        else:
            people.append(Finding(Kind.PERSON, label.start, label.end, min(label.score, 0.98), NEURAL))
    return [p for p in people if _is_name(text[p.start : p.end])]


def _is_name(value: str) -> bool:
    letters = sum(c.isalpha() for c in value)
    if _UNSPACED.search(value):
        return False  # the model does not read these scripts
    return (
        letters > 1
        and letters >= 0.7 * len(value.replace(" ", ""))
        and not re.search(r"[@/\\_{}<>=]|\d", value)
    )


def _addresses(text: str, labels: list[Label]) -> list[Finding]:
    """Runs of address parts; without a street they are places."""
    found: list[Finding] = []
    run: list[Label] = []
    for label in [*labels, None]:
        part = label is not None and (label.name in _STREET or label.name in _PLACE)
        if (
            part
            and label
            and run
            and label.start >= run[-1].end
            and _BETWEEN_PARTS.fullmatch(text, run[-1].end, label.start)
        ):
            run.append(label)
            continue
        if run and (part or label is None or label.start > run[-1].end):
            found.extend(_of_run(text, run))
            run = []
        if part and label:
            run = [label]
    return found


def _of_run(text: str, run: list[Label]) -> list[Finding]:
    names = {label.name for label in run}
    if "STREET_NAME" in names and (
        "BUILDING_NUMBER" in names or names & _PLACE or "SECONDARY_ADDRESS" in names
    ):
        score = sum(label.score for label in run) / len(run)
        return [Finding(Kind.ADDRESS, run[0].start, run[-1].end, min(score, 0.95), NEURAL)]
    places = []
    for label in run:
        value = text[label.start : label.end]
        if label.name == "CITY" and value[:1].isalpha() and label.score >= 0.5:
            places.append(Finding(Kind.LOCATION, label.start, label.end, min(label.score, 0.9), NEURAL))
        elif label.name == "STATE" and value[:1].isalpha() and label.score >= 0.6:
            places.append(Finding(Kind.REGION, label.start, label.end, min(label.score, 0.9), NEURAL))
    return places
