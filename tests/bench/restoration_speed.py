"""How fast surrogates come back, in Python, Node and Chromium: 50 entities, 2 kB, and megabytes of prose.

    python -m tests.bench.restoration_speed [--forms FILE]

Reach (engine §5): ≤ 1 ms for 2 kB with 50 entities; ≥ 20 MB/s in the browser. Compare ratios in one run only.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.bench.restoration_adapter import GoldDetector
from tests.bench.restorer_chromium import throughput

from penname import offline
from penname.adapters import needs
from penname.api.translate import date_shift
from penname.core.restorations import Restorer

HERE = Path(__file__).resolve().parent
GIVEN = "Octavia Emeka Rosalind Jago Calliope Fitzroy Clementine Ambrose Siobhan Thaddeus".split()  # noqa: SIM905
FAMILY = "Brisling Sandhurst Tancred Pemberwick Drummond Mbeki Strand Kilbride Driscoll Merriweather".split()  # noqa: SIM905
PROSE = (
    "The engineer will call between nine and noon, and somebody has to be there to open the door. "
    "Please **do not** switch the boiler off before; item no. 6 on the list is _excluded_.\n\n"
)


def conversation() -> tuple[offline.Conversation, list[str]]:
    """A conversation of 50 entities, and their surrogates."""
    people = [f"{given} {family}" for given, family in zip(GIVEN * 2, FAMILY + FAMILY[::-1], strict=True)]
    dates = [f"2031-{month:02d}-{day:02d}" for month in range(1, 6) for day in (3, 17)]
    mails = [f"{name.lower().replace(' ', '.')}@{name.split()[1].lower()}.example" for name in people[:10]]
    phones = [f"(646) 555-41{n}" for n in range(50, 60)]
    kinds = {"person": people, "date": dates, "email": mails, "phone": phones}
    entities = [{"kind": kind, "value": value} for kind, values in kinds.items() for value in values]
    chat = offline.Conversation(
        bytes(32), "speed", "strict", detector=GoldDetector(entities, "en"), needs=needs.load()
    )
    turn = chat.protect("; ".join(entity["value"] for entity in entities))
    return chat, [each.surrogate for each in turn.findings if each.surrogate]


def milliseconds(work: Callable[[], object], runs: int = 200) -> float:
    """The mean CPU time of one run."""
    work()
    start = time.process_time()
    for _ in range(runs):
        work()
    return (time.process_time() - start) / runs * 1000


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--forms", type=Path, help="write the forms and texts here as well")
    options = parser.parse_args()
    chat, surrogates = conversation()
    names = chat._names  # what the daemon hands to the extension
    forms = names.restorer().forms
    names._forms.clear()
    names.serial += 1
    start = time.process_time()
    names.restorer()
    built = (time.process_time() - start) * 1000
    computed = names._computed_dates()
    restorer = Restorer(forms, computed)
    reply = " wrote to us; ".join(surrogates)[:2000]
    line = " ".join(f"We heard that {each} went there, and so did the others." for each in surrogates)
    dated = "The lease of 2030 ends on 4 July 2031, twelve months after 2030-07-04; 1998 is far away. "
    texts = {"prose": PROSE * 6000, "dense": f"{line}\n" * 250, "dates": f"{dated}{PROSE}" * 3000}
    shift = names.date_shift()
    content = {
        "dates": dataclasses.asdict(date_shift(shift)) if shift else None,
        "forms": [{"text": f.text, "original": f.original, "guard": f.guard.value} for f in forms],
        "texts": texts,
    }
    index, two = (
        milliseconds(lambda: Restorer(forms, computed), 3),
        milliseconds(lambda: restorer.restore(reply)),
    )
    print(f"python: {len(forms)} forms built in {built:.0f} ms, index in {index:.0f} ms")
    print(f"python: 2 kB with {len(surrogates)} entities in {two:.2f} ms (reach 1)")
    for name, text in texts.items():
        took = milliseconds(lambda text=text: restorer.restore(text), 1)
        print(f"python: {name} at {len(text.encode()) / 1e3 / took:.1f} MB/s")
    with tempfile.TemporaryDirectory() as folder:
        file = options.forms or Path(folder) / "forms.json"
        file.write_text(json.dumps(content), encoding="utf-8")
        script = HERE / "restorer_throughput.mjs"
        done = subprocess.run(["node", script, file], check=True, capture_output=True, text=True)
    print(f"node: {done.stdout.strip()}")
    if shutil.which("chromium"):
        print(f"chromium: {json.dumps(throughput(content))} (reach 20 MB/s)")


if __name__ == "__main__":
    main()
