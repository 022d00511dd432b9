"""Tells one of a few languages by letter statistics.

Source: py3langid (BSD): naive Bayes over byte sequences, which an automaton finds in one pass. Its file holds
a hundred languages, packed so that reading it takes most of a second and fifty megabytes. Set-up keeps the
columns of the languages wanted, as files that are mapped into memory: only what a text touches is read.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penname.adapters import compiled

FOLDER = "languages"
_ARRAYS = ("moves", "rows", "features", "weights", "priors", "codes")


@dataclass(frozen=True, slots=True)
class LanguageModel:
    """The automaton and the weights of the languages.

    From state s, byte b leads to `moves[256 * rows[s] + b]`; `features[s]` is what ends there, or -1.
    `weights` has a row a feature and a column a language; `codes` are their ISO 639-1 codes.
    """

    moves: memoryview
    rows: memoryview
    features: memoryview
    weights: NDArray[np.float16]
    priors: NDArray[np.float32]
    codes: tuple[str, ...]

    def language_of(self, text: str) -> str:
        """The likeliest of the languages."""
        moves, rows, features = self.moves, self.rows, self.features
        state, found = 0, []
        for byte in _encoded(text):
            state = moves[(rows[state] << 8) + byte]
            found.append(features[state])
        visits = Counter(found)
        visits.pop(-1, None)
        if not visits:
            return self.codes[0]
        seen = np.fromiter(visits.keys(), np.intp, len(visits))
        counts = np.fromiter(visits.values(), np.float32, len(visits))
        scores = np.log1p(counts) @ self.weights[seen].astype(np.float32) + self.priors
        return self.codes[int(scores.argmax())]


def load(languages: Sequence[str]) -> LanguageModel:
    """A model of those of `languages` that are known: set-up's, else made from the package's file."""
    folder = compiled.stored_path(FOLDER)
    arrays = _made_of(languages) if folder is None else _mapped(folder)
    moves, rows, features, weights, priors, codes = arrays
    # Plain memory: read element by element, numpy is slow.
    return LanguageModel(moves.data, rows.data, features.data, weights, priors, tuple(codes.tolist()))


def write(folder: Path, languages: Sequence[str]) -> None:
    """Writes the model of these languages, a file an array."""
    folder.mkdir(exist_ok=True)
    for name, values in zip(_ARRAYS, _made_of(languages), strict=True):
        np.save(folder / f"{name}.npy", values)


def _mapped(folder: Path) -> list[NDArray[Any]]:
    return [np.load(folder / f"{name}.npy", mmap_mode="r", allow_pickle=False) for name in _ARRAYS]


def _made_of(languages: Sequence[str]) -> list[NDArray[Any]]:
    from py3langid.langid import MODEL_FILE, LanguageIdentifier

    model = LanguageIdentifier.from_model_file(MODEL_FILE)
    model.set_languages([code for code in languages if code in set(model.labels)])
    return [
        np.array(model.tk_nextmove, np.uint32),
        np.array(model.tk_row, np.uint16),
        np.array(model.tk_output, np.int32),
        np.array(model.nb_ptc, np.float16),
        np.array(model.nb_pc, np.float32),
        np.array(model.nb_classes),
    ]


def _encoded(text: str) -> bytes:
    """The bytes as the model was trained on them."""
    lowered = text.lower() if text.isupper() else text
    return unicodedata.normalize("NFC", lowered).encode("utf-8", "surrogatepass")
