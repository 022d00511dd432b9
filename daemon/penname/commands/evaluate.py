"""`penname evaluate`: measure on labelled corpora."""

from __future__ import annotations

import argparse

from penname.measure import report


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    report.arguments(parser)


def main(options: argparse.Namespace) -> int:
    """0, or 2 when a corpus can't be read."""
    return report.evaluate(options)
