"""The small neural model (Rampart, ONNX) read in windows: names, and the parts of addresses.

Source: Rampart, National Design Studio, CC-BY-4.0; a MiniLM-L6 token classifier with BIO labels.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnxruntime as ort  # type: ignore[import-untyped]
from tokenizers import Tokenizer

from penname.adapters.windows import Cache, Window, windows

WINDOW = 800  # characters: about 200 tokens of prose, under 512 of the densest text
OVERLAP = 130  # characters: about 32 tokens
MOST_TOKENS = 512
KEPT_WINDOWS = 4096


@dataclass(frozen=True, slots=True)
class Label:
    """One labelled stretch. Offsets count characters of the text that was read, end exclusive."""

    name: str
    start: int
    end: int
    score: float

    def moved(self, by: int) -> Label:
        return Label(self.name, self.start + by, self.end + by, self.score)


class Neural:
    """The model, loaded once. `read` is thread-safe."""

    def __init__(self, folder: Path) -> None:
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        options.inter_op_num_threads = 1
        options.log_severity_level = 3
        int8 = folder / "model_int8.onnx"
        model = int8 if int8.exists() else folder / "model_q4.onnx"
        self._session = ort.InferenceSession(str(model), options, providers=["CPUExecutionProvider"])
        self._inputs = {node.name for node in self._session.get_inputs()}
        self._tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokenizer.enable_truncation(MOST_TOKENS)
        self._tokenizer.no_padding()
        labels = json.loads((folder / "config.json").read_text("utf-8"))["id2label"]
        self._labels = [labels[str(i)] for i in range(len(labels))]
        self._cache: Cache[tuple[Label, ...]] = Cache(KEPT_WINDOWS)

    def read(self, text: str) -> list[Label]:
        """The labelled stretches of a text of any length, in order, whole words each."""
        found: dict[tuple[str, int, int], Label] = {}
        for window in windows(text, WINDOW, OVERLAP):
            for label in self._cache.get(window.text, lambda w=window: self._window(w)):  # type: ignore[misc]
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


def _whole_word(text: str, label: Label) -> Label:
    start, end = label.start, label.end
    while start and text[start - 1].isalnum() and text[start].isalnum():
        start -= 1
    while end < len(text) and text[end].isalnum() and text[end - 1].isalnum():
        end += 1
    return Label(label.name, start, end, label.score)


def _softmax(logits: np.ndarray) -> np.ndarray:
    exponents = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(exponents / exponents.sum(axis=1, keepdims=True))
