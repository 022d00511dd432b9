"""Writes the fine-tuned tagger as one int8 ONNX file beside its tokenizer and labels.

    python training/export.py BASE TRAINED OUT

Weights and activations are unsigned 8-bit (U8U8): signed weights saturate on CPUs without VNNI.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
import tempfile
from pathlib import Path

import torch
from encoder import load_base
from labels import TAGS
from onnxruntime.quantization import QuantType, quantize_dynamic


def main(base: Path, trained: Path, out: Path) -> None:
    """Export, quantize, and print the file's size and hash."""
    tagger = load_base(base / "model_q4.onnx", len(TAGS))
    tagger.load_state_dict(torch.load(trained / "tagger.pt", weights_only=True))
    tagger.eval()
    out.mkdir(parents=True, exist_ok=True)
    example = torch.ones((1, 16), dtype=torch.long)
    with tempfile.TemporaryDirectory() as folder:
        full = Path(folder) / "full.onnx"
        torch.onnx.export(
            tagger,
            (example, example),
            str(full),
            input_names=["input_ids", "attention_mask"],
            output_names=["logits"],
            dynamic_axes={
                name: {0: "batch", 1: "length"} for name in ("input_ids", "attention_mask", "logits")
            },
            opset_version=17,
            dynamo=False,
        )
        quantize_dynamic(full, out / "tagger.onnx", weight_type=QuantType.QUInt8)
    shutil.copy(base / "tokenizer.json", out / "tokenizer.json")
    (out / "tags.json").write_text(json.dumps(TAGS))
    content = (out / "tagger.onnx").read_bytes()
    print(f"{len(content) / 1e6:.1f} MB, sha256 {hashlib.sha256(content).hexdigest()}")


if __name__ == "__main__":
    main(*(Path(argument) for argument in sys.argv[1:4]))
