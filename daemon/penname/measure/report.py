"""`penname evaluate CORPUS.jsonl… [--json] [--policy P]`: the measures as a table or as JSON."""

from __future__ import annotations

import argparse
import json
import resource
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from penname import offline
from penname.core.kinds import Kind
from penname.measure.corpus import BadCorpus, Record, read
from penname.measure.metrics import Tally
from penname.measure.passage import Passage

KEY = bytes(range(32))  # measuring needs no secret, and the same key gives the same figures


def main(argv: Sequence[str]) -> int:
    """Runs the command on its words; 0, or 2 when a corpus can't be read."""
    parser = argparse.ArgumentParser(prog="penname evaluate", description="Measure on labelled corpora.")
    arguments(parser)
    return evaluate(parser.parse_args(argv))


def evaluate(options: argparse.Namespace) -> int:
    """Measures every corpus and prints; 0, or 2 when a corpus can't be read."""
    ignore = frozenset(label.strip() for label in options.ignore.split(",") if label.strip())
    reports: dict[str, dict[str, object]] = {}
    for path in options.corpora:
        try:
            records = list(read(path))
        except (OSError, BadCorpus) as error:
            sys.stderr.write(f"{path.name}: {error}\n")
            return 2
        passage = Passage(options.policy, Tally(ignore), Tally(ignore))
        passage.run(records, lambda record: _conversation(record, options))
        reports[path.stem] = passage.report()
    memory = round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    if options.json:
        sys.stdout.write(json.dumps({"corpora": reports, "memory_mb": memory}, indent=1) + "\n")
    else:
        sys.stdout.write("\n".join([*_table(reports), f"memory: {memory} MB", ""]))
    return 0


def arguments(parser: argparse.ArgumentParser) -> None:
    """Adds what the command takes to a parser."""
    parser.add_argument("corpora", nargs="+", type=Path, metavar="CORPUS.jsonl")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    parser.add_argument("--policy", default="strict", choices=("balanced", "strict", "camp", "watch"))
    parser.add_argument("--ignore", default="", help="labels made neutral, with commas between")
    parser.add_argument(
        "--replace", action="append", default=[], metavar="KIND", help="make a kind always replaced"
    )


def _conversation(record: Record, options: argparse.Namespace) -> offline.Conversation:
    replace = tuple(map(Kind, options.replace))
    return offline.Conversation(key=KEY, id=record.id, policy=options.policy, replace=replace)


def _table(reports: Mapping[str, Mapping[str, Any]]) -> list[str]:
    lines: list[str] = []
    for name, report in reports.items():
        found, replaced, vtr, ms = report["findings"], report["replaced"], report["vtr"], report["ms"]
        lines += [
            f"{name} ({found['conversations']} conversations, {found['spans']} spans, policy "
            f"{report['policy']})",
            f"  found {_(found['found'])} · replaced per clean "
            f"{_(replaced['per_clean_conversation'])} · FP0 {_(replaced['fp0'])} · has-PII "
            f"{_(replaced['has_pii_accuracy'])}",
            f"  characters, all findings   P {_(found['character']['precision'])}  R "
            f"{_(found['character']['recall'])}  F1 {_(found['character']['f1'])}",
            f"  characters, replaced       P {_(replaced['character']['precision'])}  R "
            f"{_(replaced['character']['recall'])}  F1 {_(replaced['character']['f1'])}",
            f"  span overlap               P {_(found['span_overlap']['precision'])}  R "
            f"{_(found['span_overlap']['recall'])}  F1 {_(found['span_overlap']['f1'])}",
            f"  span containment           P {_(found['span_containment']['precision'])}  R "
            f"{_(found['span_containment']['recall'])}  F1 {_(found['span_containment']['f1'])}",
            f"  CD {_(found['cd'])} · CD-multi {_(found['cd_multi'])} · cross-turn CD "
            f"{_(found['cross_turn_cd'])}",
            f"  leaked {_(vtr['leaked'])} · retained {_(vtr['retained'])} · valid {_(vtr['valid'])} · "
            f"round trip {_(vtr['round_trip'])}",
            f"  CPU ms: short prompts p50 {_(ms['short_p50'])} p95 {_(ms['short_p95'])} · all p50 "
            f"{_(ms['p50'])} p95 {_(ms['p95'])}",
        ]
        for group, rows in found["by"].items():
            lines.append(f"  by {group}:")
            lines += [
                f"    {key:<22} recall {_(row['recall'])}  found {_(row['found'])}  CD {_(row['cd'])}  "
                f"({row['spans']})"
                for key, row in rows.items()
            ]
        lines.append("")
    return lines


def _(value: float | None) -> str:
    return "   –  " if value is None else f"{value:6.4f}" if value <= 1 else f"{value:6.2f}"
