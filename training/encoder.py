"""The base model in PyTorch: MiniLM-L6 (12 heads, 384 wide), its 4-bit weights opened to float32.

Source: the ONNX file's own graph; MatMulNBits is symmetric around 8 in blocks of 32 (ONNX Runtime).
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn.functional import gelu, scaled_dot_product_attention

WIDTH, HEADS, LAYERS, INNER, EPSILON = 384, 12, 6, 1536, 1e-12


class Layer(nn.Module):
    """Self-attention and a feed-forward part, each with its residual and norm (post-norm, as BERT)."""

    def __init__(self) -> None:
        super().__init__()
        self.query, self.key, self.value, self.attended = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH, EPSILON), nn.LayerNorm(WIDTH, EPSILON)
        self.inner, self.outer = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.dropout = nn.Dropout(0.1)

    def forward(self, states: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        batch, length, _ = states.shape
        split = (batch, length, HEADS, WIDTH // HEADS)
        query, key, value = (
            part(states).view(split).transpose(1, 2) for part in (self.query, self.key, self.value)
        )
        mixed = scaled_dot_product_attention(query, key, value, attn_mask=mask)
        mixed = mixed.transpose(1, 2).reshape(batch, length, WIDTH)
        states = self.norm1(states + self.dropout(self.attended(mixed)))
        return self.norm2(states + self.dropout(self.outer(gelu(self.inner(states)))))


class Tagger(nn.Module):
    """Token ids and attention mask, both (batch, length), to logits (batch, length, tags)."""

    def __init__(self, vocabulary: int, tags: int) -> None:
        super().__init__()
        self.words = nn.Embedding(vocabulary, WIDTH)
        self.places = nn.Embedding(512, WIDTH)
        self.segment = nn.Parameter(torch.zeros(WIDTH))
        self.norm = nn.LayerNorm(WIDTH, EPSILON)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.dropout = nn.Dropout(0.1)
        self.classifier = nn.Linear(WIDTH, tags)

    def forward(self, input_ids: torch.Tensor, attention_mask: torch.Tensor) -> torch.Tensor:
        places = torch.arange(input_ids.shape[1], device=input_ids.device)
        states = self.dropout(self.norm(self.words(input_ids) + self.places(places) + self.segment))
        mask = attention_mask[:, None, None, :].bool()
        for layer in self.layers:
            states = layer(states, mask)
        return self.classifier(self.dropout(states))


def _opened(model: onnx.ModelProto) -> dict[str, np.ndarray]:
    """Every weight by the name of the module it belongs to, as float32."""
    raw = {item.name: numpy_helper.to_array(item) for item in model.graph.initializer}
    weights = {
        name: value.astype(np.float32)
        for name, value in raw.items()
        if name.endswith((".bias", "Norm.weight"))
    }
    for name in raw:
        if name.endswith("weight_quantized"):
            stem = name.removesuffix("_quantized")
            weights[stem] = (raw[name].astype(np.float32) - raw[f"{stem}_zero_point"]) * raw[f"{stem}_scale"]
    for node in model.graph.node:
        if node.op_type != "MatMulNBits":
            continue
        packed, scales = raw[node.input[1]], raw[node.input[2]]
        low, high = packed & 15, packed >> 4
        digits = np.stack([low, high], axis=-1).reshape(*packed.shape[:2], -1).astype(np.float32) - 8
        matrix = digits * scales.reshape(*packed.shape[:2], 1)
        module = node.name.removesuffix("/MatMul_Q4").strip("/").replace("/", ".")
        weights[f"{module}.weight"] = matrix.reshape(packed.shape[0], -1)
    return weights


def load_base(path: Path, tags: int | None = None) -> Tagger:
    """The base model with its own classifier, or with a fresh one of `tags` rows."""
    weights = _opened(onnx.load(str(path)))
    words = weights["bert.embeddings.word_embeddings.weight"]
    tagger = Tagger(len(words), len(weights["classifier.bias"]) if tags is None else tags)
    names = {
        "words.weight": "bert.embeddings.word_embeddings.weight",
        "places.weight": "bert.embeddings.position_embeddings.weight",
        "norm.weight": "bert.embeddings.LayerNorm.weight",
        "norm.bias": "bert.embeddings.LayerNorm.bias",
    }
    for number in range(LAYERS):
        theirs = f"bert.encoder.layer.{number}"
        parts = {
            **{part: f"attention.self.{part}" for part in ("query", "key", "value")},
            "attended": "attention.output.dense",
            "norm1": "attention.output.LayerNorm",
            "inner": "intermediate.dense",
            "outer": "output.dense",
            "norm2": "output.LayerNorm",
        }
        for ours, part in parts.items():
            for end in ("weight", "bias"):
                names[f"layers.{number}.{ours}.{end}"] = f"{theirs}.{part}.{end}"
    state = {ours: torch.tensor(weights[theirs]) for ours, theirs in names.items()}
    state["segment"] = torch.tensor(weights["bert.embeddings.token_type_embeddings.weight"][0])
    if tags is None:
        state["classifier.weight"] = torch.tensor(weights["classifier.weight"])
        state["classifier.bias"] = torch.tensor(weights["classifier.bias"])
    tagger.load_state_dict(state, strict=tags is None)
    return tagger


def base_classifier(path: Path) -> tuple[np.ndarray, np.ndarray]:
    """The base model's classifier: weight (35, 384) and bias (35,)."""
    weights = _opened(onnx.load(str(path)))
    return weights["classifier.weight"], weights["classifier.bias"]
