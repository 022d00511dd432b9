"""Makes the eight-bit form of the neural model at set-up, where the `onnx` package is at hand.

    python -m penname.adapters.quantize MODELS/rampart

The shipped model holds four-bit weights, which processors without special instructions unpack at every
multiplication; eight-bit weights and activations read a text in two thirds of the time.
Unsigned weights, since signed ones saturate on such processors. Rampart is CC-BY-4.0: this is a change of it.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

SHIPPED, MADE = "model_q4.onnx", "model_int8.onnx"
_ZERO = 8  # what a stored nibble of 8 stands for


def quantize(folder: Path) -> Path | None:
    """Writes the eight-bit model beside the shipped one; its path, or None without the `onnx` package."""
    if importlib.util.find_spec("onnx") is None:
        return None
    onnx = importlib.import_module("onnx")
    from onnxruntime.quantization import QuantType, quantize_dynamic  # type: ignore[import-untyped]

    model = onnx.load(str(folder / SHIPPED))
    _unpack(model, onnx)
    made = folder / MADE
    with tempfile.TemporaryDirectory() as scratch:
        unpacked, fresh = Path(scratch) / "unpacked.onnx", Path(scratch) / MADE
        onnx.save(model, str(unpacked))
        quantize_dynamic(
            str(unpacked), str(fresh), weight_type=QuantType.QUInt8, op_types_to_quantize=["MatMul"]
        )
        made.write_bytes(fresh.read_bytes())
    return made


def _unpack(model: Any, onnx: Any) -> None:
    """Replaces every four-bit multiplication of the graph by a plain one with the same weights."""
    graph = model.graph
    held = {tensor.name: tensor for tensor in graph.initializer}
    for node in graph.node:
        if node.op_type != "MatMulNBits":
            continue
        sizes = {attribute.name: attribute.i for attribute in node.attribute}
        packed, scales = (onnx.numpy_helper.to_array(held[name]) for name in node.input[1:3])
        weights = _weights(packed, scales, sizes["K"], sizes["N"], sizes["block_size"])
        name = node.input[1] + "_unpacked"
        graph.initializer.append(onnx.numpy_helper.from_array(weights, name))
        kept = [node.input[0], name]
        del node.input[:], node.attribute[:]
        node.input.extend(kept)
        node.op_type, node.domain = "MatMul", ""
    used = {name for node in graph.node for name in node.input}
    for tensor in [tensor for tensor in graph.initializer if tensor.name not in used]:
        graph.initializer.remove(tensor)


def _weights(packed: Any, scales: Any, k: int, n: int, block: int) -> Any:
    """The K×N matrix that packed nibbles (low one first), with a scale a block, stand for."""
    nibbles = np.stack((packed & 0x0F, packed >> 4), axis=-1).reshape(n, -1, block)
    matrix = (nibbles.astype(np.float32) - _ZERO) * scales.reshape(n, -1, 1)
    return np.ascontiguousarray(matrix.reshape(n, -1)[:, :k].T.astype(np.float32))


def main(argv: list[str] | None = None) -> int:
    folder = Path((sys.argv[1:] if argv is None else argv)[0])
    made = quantize(folder)
    sys.stdout.write(f"{made.name} made\n" if made else "onnx is not installed: the shipped model is used\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
