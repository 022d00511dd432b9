"""A model's eight-bit weights in the form that this processor multiplies fastest.

The shipped weights are unsigned, since most processors saturate when they multiply unsigned by signed bytes,
and find other things then. Those with VNNI instructions do not, and take three fifths of the time with signed
ones. A weight w with zero point z means the same as w - 128 with z - 128, so not a single finding changes.

Source: ONNX, `onnx.proto3` (`ModelProto.graph` 7, `GraphProto.initializer` 5, and `TensorProto`); Protocol
Buffers, "Encoding".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

import numpy as np

PROCESSOR = Path("/proc/cpuinfo")  # of Linux; where there is none, nothing is known of the processor
_EXACT = {"avx512_vnni", "avx_vnni"}
_GRAPH, _INITIALIZER = 7, 5
_DATA_TYPE, _TYPED, _RAW = 2, 5, 9  # of a tensor
_UINT8, _INT8 = 2, 3
_VARINT, _EIGHT_BYTES, _DELIMITED, _FOUR_BYTES = 0, 1, 2, 5


Chunks: TypeAlias = list[bytes | memoryview]
"""A message in pieces: the model is too large to be copied at every step."""


@contextmanager
def fitting(path: Path, processor: Path = PROCESSOR) -> Iterator[Path]:
    """A file with the model as this processor reads it fastest, with the same results; gone afterwards.

    A file, since the runtime keeps a model that it gets as bytes in memory twice.
    """
    if not _is_exact_when_signed(processor):
        yield path
        return
    with TemporaryDirectory() as folder:
        made = Path(folder) / path.name
        try:
            with made.open("wb") as file:
                file.writelines(signed(path.read_bytes()))
        except OSError:  # no room for it: the shipped one does, only slower
            made = path
        yield made


def signed(model: bytes) -> Chunks:
    """The model with every unsigned eight-bit constant, zero points among them, signed."""
    return _with(memoryview(model), _GRAPH, lambda graph: _with(graph, _INITIALIZER, _signed_tensor))


def _is_exact_when_signed(processor: Path) -> bool:
    return processor.exists() and not _EXACT.isdisjoint(processor.read_text("utf-8", "replace").split())


def _signed_tensor(tensor: memoryview) -> Chunks:
    parts = {number: tensor[payload:end] for number, _, payload, end in _fields(tensor)}
    if bytes(parts.get(_DATA_TYPE, b"")) != bytes((_UINT8,)):
        return [tensor]
    values = parts[_RAW] if _RAW in parts else bytes(_varints(parts[_TYPED]))
    kept = (tensor[s:e] for number, s, _, e in _fields(tensor) if number not in (_DATA_TYPE, _TYPED, _RAW))
    flipped = (np.frombuffer(values, np.uint8) ^ 0x80).tobytes()  # 128 less, in two's complement
    return [*kept, bytes((_DATA_TYPE << 3 | _VARINT, _INT8)), *_delimited(_RAW, [flipped])]


def _with(message: memoryview, number: int, change: Callable[[memoryview], Chunks]) -> Chunks:
    """The message with every part of that number changed."""
    changed: Chunks = []
    for found, start, payload, end in _fields(message):
        if found == number:
            changed += _delimited(number, change(message[payload:end]))
        else:
            changed.append(message[start:end])
    return changed


def _fields(message: memoryview) -> Iterator[tuple[int, int, int, int]]:
    """Number, start, start of the content, and end of each part of a message.

    Raises:
        ValueError: It is no message.
    """
    place = 0
    while place < len(message):
        start = place
        tag, place = _varint(message, place)
        number, kind = tag >> 3, tag & 7
        length = {_EIGHT_BYTES: 8, _FOUR_BYTES: 4}.get(kind, 0)
        if kind == _DELIMITED:
            length, place = _varint(message, place)
        elif kind == _VARINT:
            length = _varint(message, place)[1] - place
        elif not length:
            raise ValueError(f"part of kind {kind} at {start}")
        yield number, start, place, place + length
        place += length


def _varint(message: memoryview, place: int) -> tuple[int, int]:
    """The number that starts there, seven bits a byte, and where it ends."""
    value = shift = 0
    while True:
        byte = message[place]
        place += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, place


def _varints(packed: memoryview) -> Iterator[int]:
    place = 0
    while place < len(packed):
        value, place = _varint(packed, place)
        yield value


def _delimited(number: int, content: Chunks) -> Chunks:
    return [_written(number << 3 | _DELIMITED) + _written(sum(map(len, content))), *content]


def _written(value: int) -> bytes:
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes((*out, value))
