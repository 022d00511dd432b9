"""A model's eight-bit weights in the form that this processor multiplies fastest.

The shipped weights are unsigned, since most processors saturate when they multiply unsigned by signed bytes,
and find other things then. Those with VNNI instructions do not, and take three fifths of the time with signed
ones. A weight w with zero point z means the same as w - 128 with z - 128, so not a single finding changes.

Source: ONNX, `onnx.proto3` (`ModelProto.graph` 7, `GraphProto.initializer` 5, and `TensorProto`); Protocol
Buffers, "Encoding".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

PROCESSOR = Path("/proc/cpuinfo")  # of Linux; where there is none, nothing is known of the processor
_EXACT = {"avx512_vnni", "avx_vnni"}
_GRAPH, _INITIALIZER = 7, 5
_DATA_TYPE, _TYPED, _RAW = 2, 5, 9  # of a tensor
_UINT8, _INT8 = 2, 3
_VARINT, _EIGHT_BYTES, _DELIMITED, _FOUR_BYTES = 0, 1, 2, 5


def fitting(path: Path, processor: Path = PROCESSOR) -> bytes:
    """The model of a file as this processor reads it fastest, with the same results."""
    model = path.read_bytes()
    return signed(model) if _is_exact_when_signed(processor) else model


def signed(model: bytes) -> bytes:
    """The model with every unsigned eight-bit constant, zero points among them, signed."""
    return _with(model, _GRAPH, lambda graph: _with(graph, _INITIALIZER, _signed_tensor))


def _is_exact_when_signed(processor: Path) -> bool:
    return processor.exists() and not _EXACT.isdisjoint(processor.read_text("utf-8", "replace").split())


def _signed_tensor(tensor: bytes) -> bytes:
    parts = {number: tensor[payload:end] for number, _, payload, end in _fields(tensor)}
    if parts.get(_DATA_TYPE) != bytes((_UINT8,)):
        return tensor
    values = parts[_RAW] if _RAW in parts else bytes(_varints(parts[_TYPED]))
    kept = (tensor[s:e] for number, s, _, e in _fields(tensor) if number not in (_DATA_TYPE, _TYPED, _RAW))
    flipped = (np.frombuffer(values, np.uint8) ^ 0x80).tobytes()  # 128 less, in two's complement
    return b"".join((*kept, bytes((_DATA_TYPE << 3 | _VARINT, _INT8)), _delimited(_RAW, flipped)))


def _with(message: bytes, number: int, change: Callable[[bytes], bytes]) -> bytes:
    """The message with every part of that number changed."""
    return b"".join(
        _delimited(number, change(message[payload:end])) if found == number else message[start:end]
        for found, start, payload, end in _fields(message)
    )


def _fields(message: bytes) -> Iterator[tuple[int, int, int, int]]:
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


def _varint(message: bytes, place: int) -> tuple[int, int]:
    """The number that starts there, seven bits a byte, and where it ends."""
    value = shift = 0
    while True:
        byte = message[place]
        place += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, place


def _varints(packed: bytes) -> Iterator[int]:
    place = 0
    while place < len(packed):
        value, place = _varint(packed, place)
        yield value


def _delimited(number: int, content: bytes) -> bytes:
    return _written(number << 3 | _DELIMITED) + _written(len(content)) + content


def _written(value: int) -> bytes:
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes((*out, value))
