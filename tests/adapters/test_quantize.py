"""The eight-bit model is the four-bit one with other arithmetic."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

from penname.adapters import quantize


def test_packed_nibbles_stand_for_the_weights_they_were_made_from() -> None:
    wanted = np.array([[-8.0, 7.0], [0.0, 1.0], [3.0, -1.0], [2.0, 5.0]], dtype=np.float32)  # K=4, N=2
    stored = (wanted.T + 8).astype(np.uint8)
    packed = (stored[:, ::2] | stored[:, 1::2] << 4).reshape(2, 1, 2)
    scales = np.array([0.5, 2.0], dtype=np.float32)

    made = quantize._weights(packed, scales, 4, 2, 4)

    assert np.array_equal(made, wanted * scales)


def test_without_the_onnx_package_the_shipped_model_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert quantize.quantize(tmp_path) is None
    assert list(tmp_path.iterdir()) == []
