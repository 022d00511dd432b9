"""A model is read in the form that suits the processor, and finds the same in either."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnxruntime as ort
import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.adapters import signed_weights
from penname.adapters.neural import FOLDER

MODEL = FOLDER / "tagger.onnx"


def part(number: int, content: bytes) -> bytes:
    """A part of a message, shorter than 128 bytes."""
    return bytes((number << 3 | 2, len(content))) + content


def model(*tensors: bytes) -> bytes:
    """A model with a version, a name of its graph, and these constants."""
    graph = part(2, b"graph") + b"".join(part(5, tensor) for tensor in tensors)
    return b"\x08\x08" + part(7, graph)


def raw(values: bytes, kind: int = 2) -> bytes:
    """A constant of one dimension: kind 2 is unsigned, 3 signed."""
    return bytes((0x08, len(values))) + part(8, b"w") + bytes((0x10, kind)) + part(9, values)


def changed(before: bytes) -> bytes:
    """The model with signed constants."""
    return b"".join(signed_weights.signed(before))


def fitting(path: Path, processor: Path) -> bytes:
    """The model that is read on that processor."""
    with signed_weights.fitting(path, processor) as fit:
        return fit.read_bytes()


@given(st.binary(min_size=1, max_size=60))
def test_every_unsigned_constant_is_a_hundred_and_twenty_eight_less(values: bytes) -> None:
    less = bytes((value - 128) % 256 for value in values)
    assert changed(model(raw(values))) == model(raw(less, 3))


def test_constants_that_are_listed_one_by_one_are_changed_too() -> None:
    listed = b"\x08\x02" + part(8, b"w") + b"\x10\x02" + part(5, b"\x03\x80\x01")
    assert changed(model(listed)) == model(raw(b"\x83\x00", 3))


def test_other_constants_stay() -> None:
    floats = model(raw(b"\x00\x00\x80\x3f", 1), raw(b"\x01", 3))
    assert changed(floats) == floats


def test_a_processor_that_is_not_known_to_be_exact_gets_the_file_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "model").write_bytes(model(raw(b"\x05")))
    (tmp_path / "cpuinfo").write_text("flags\t\t: fpu sse2 avx2 avx512bw\n")
    for processor in (tmp_path / "cpuinfo", tmp_path / "nowhere"):
        assert fitting(tmp_path / "model", processor) == model(raw(b"\x05"))


def test_a_processor_that_is_exact_gets_signed_weights(tmp_path: Path) -> None:
    (tmp_path / "model").write_bytes(model(raw(b"\x05")))
    (tmp_path / "cpuinfo").write_text("flags\t\t: fpu avx512_vnni\n")
    assert fitting(tmp_path / "model", tmp_path / "cpuinfo") == model(raw(b"\x85", 3))


def test_where_there_is_no_room_the_file_is_read_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "model").write_bytes(model(raw(b"\x05")))
    (tmp_path / "cpuinfo").write_text("flags : avx_vnni\n")

    def full(_: bytes) -> list[bytes]:
        raise OSError("no space left on device")

    monkeypatch.setattr(signed_weights, "signed", full)
    assert fitting(tmp_path / "model", tmp_path / "cpuinfo") == model(raw(b"\x05"))


def test_what_is_no_model_is_refused() -> None:
    with pytest.raises(ValueError, match="kind"):
        changed(b"\x07")


def test_the_tagger_says_the_same_in_both_forms() -> None:
    if not signed_weights._is_exact_when_signed(signed_weights.PROCESSOR):
        pytest.skip("this processor saturates on signed weights, so they are not used on it")
    forms = (MODEL.read_bytes(), fitting(MODEL, signed_weights.PROCESSOR))
    assert forms[0] != forms[1]
    chance = np.random.default_rng(1)
    sessions = [ort.InferenceSession(form, providers=["CPUExecutionProvider"]) for form in forms]
    for length in (8, 60, 300):
        ids = chance.integers(1000, 19_000, (1, length))
        feed = {"input_ids": ids, "attention_mask": np.ones_like(ids)}
        unsigned, signed = (session.run(None, feed)[0] for session in sessions)
        assert np.allclose(unsigned, signed, atol=1e-3)
        assert (unsigned.argmax(-1) == signed.argmax(-1)).all()
