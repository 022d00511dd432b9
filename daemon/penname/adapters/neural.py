"""The small neural model, read in windows: people, organizations, places and what is said of a person.

A MiniLM-L6 token classifier with BIOES tags, made by `training/` from Rampart (National Design Studio,
CC-BY-4.0), eight-bit. Its card is `data/tagger/README.md`.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import numpy as np
import onnxruntime as ort
from tokenizers import Tokenizer

from penname.adapters import signed_weights
from penname.adapters.bioes import Decoder, Label
from penname.adapters.windows import Cache, Window, windows

FOLDER = Path(__file__).parent / "data" / "tagger"
WINDOW = 800  # characters: about 200 tokens of prose, under 512 of the densest text
OVERLAP = 130  # characters: about 32 tokens
MOST_TOKENS = 512
KEPT_WINDOWS = 4096


class Neural:
    """The model, loaded once. `read` is thread-safe."""

    def __init__(self, folder: Path = FOLDER, decoder: Decoder | None = None) -> None:
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        options.inter_op_num_threads = 1
        options.log_severity_level = 3
        with signed_weights.fitting(folder / "tagger.onnx") as model:
            self._session = ort.InferenceSession(str(model), options, providers=["CPUExecutionProvider"])
        self._tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokenizer.enable_truncation(MOST_TOKENS)
        self._tokenizer.no_padding()
        self._decoder = decoder or Decoder(json.loads((folder / "tags.json").read_text("utf-8")))
        self._cache: Cache[tuple[Label, ...]] = Cache(KEPT_WINDOWS)

    def read(self, text: str) -> list[Label]:
        """The labelled stretches of a text of any length, in order, whole words each."""
        found: dict[tuple[str, int, int], Label] = {}
        for window in windows(text, WINDOW, OVERLAP):
            for label in self._cache.get(window.text, partial(self._window, window)):
                moved = label.moved(window.start)
                if moved.end > window.start + window.lead:  # what ends in the lead was read before
                    found.setdefault((moved.name, moved.start, moved.end), moved)
        return sorted(found.values(), key=lambda label: (label.start, label.end))

    def _window(self, window: Window) -> tuple[Label, ...]:
        encoding = self._tokenizer.encode(window.text)
        ids = np.asarray([encoding.ids], dtype=np.int64)
        logits = self._session.run(None, {"input_ids": ids, "attention_mask": np.ones_like(ids)})[0][0]
        labels = self._decoder.labels(logits, encoding.offsets)
        return tuple(_whole_word(window.text, label) for label in labels)


def _whole_word(text: str, label: Label) -> Label:
    start, end = label.start, label.end
    while start and text[start - 1].isalnum() and text[start].isalnum():
        start -= 1
    while end < len(text) and text[end].isalnum() and text[end - 1].isalnum():
        end += 1
    return Label(label.name, start, end, label.score)
