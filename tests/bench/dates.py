"""Dates under each method and mode, beside the paper's tables.

    python -m tests.bench.dates

The paper's figures are from its own corpora, which are not at hand: they stand beside ours for orientation
and are labelled *other data*. Ours are over made-up dates: every day of two centuries for validity, and
documents of two to eight dates around the present for order, tense and computed dates.

Source of the figures beside ours: Veil-Then-Reveal, Tables 2, 5 and 6.
"""

from __future__ import annotations

import datetime as dt
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, pairwise

from tests.fakes.mentions import CALENDAR

from penname.core.computed_dates import ComputedDates, DatePair
from penname.core.dates.classes import century, class_of
from penname.core.dates.encipher import another_day, encipher
from penname.core.dates.pieces import DAYS, FIRST_DAY, LAST_DAY
from penname.core.dates.translation import offset_for, translate
from penname.core.ff1 import FF1
from penname.core.permutation import BitWalk, forget

KEY = bytes(range(32))
TODAY = dt.date(2026, 11, 30)
DATES = 200
DOCUMENTS = 1_000


@dataclass
class Counted:
    """A cipher that counts its calls."""

    cipher: FF1
    calls: int = 0

    def encrypt(self, text: str) -> str:
        self.calls += 1
        return self.cipher.encrypt(text)

    def encrypt_number(self, value: int, length: int) -> int:
        self.calls += 1
        return self.cipher.encrypt_number(value, length)


def walked(date: dt.date, cipher: Counted) -> dt.date:
    """FF1 over the eight digits, again and again until they are a day of the range."""
    digits = f"{date:%d%m%Y}"
    while True:
        digits = cipher.encrypt(digits)
        try:
            day = dt.date(int(digits[4:]), int(digits[2:4]), int(digits[:2]))
        except ValueError:
            continue
        if FIRST_DAY <= day <= LAST_DAY:
            return day


def ranked(date: dt.date, cipher: Counted) -> dt.date:
    """FF1 over the rank of the day, walked into the range: valid and faster, but blind to how it looks."""
    rank, bits = (date - FIRST_DAY).days, max((DAYS - 1).bit_length(), 20)
    while True:
        rank = cipher.encrypt_number(rank, bits)
        if rank < DAYS:
            return FIRST_DAY + dt.timedelta(days=rank)


def print_methods() -> None:
    """Table 5: what each way of enciphering costs and keeps."""
    throw = random.Random(5)
    told = [FIRST_DAY + dt.timedelta(days=throw.randrange(DAYS)) for _ in range(DATES)]
    forget()
    start = time.perf_counter()
    for date in told:
        encipher(KEY, date, century(date))
    first = time.perf_counter() - start
    methods: list[tuple[str, Callable[[dt.date, Counted], dt.date], str, str]] = [
        ("walk", walked, "571–1898 ¹", "37.8–96.9"),
        ("rank, then walk", ranked, "–", "54.8–95.5"),
        ("class permutation", lambda date, _: encipher(KEY, date, century(date)), "1.4–2.6", "100.0"),
    ]
    row = "{:<20}{:>14}{:>12}{:>12}{:>14}{:>16}{:>18}".format
    print(row("method", "calls a date", "us a date", "ambig. %", "alike %", "VTR calls*", "VTR ambig. %*"))
    for name, method, their_calls, their_ambiguous in methods:
        cipher = Counted(FF1(KEY) if name == "walk" else FF1(KEY, radix=2))
        start = time.perf_counter()
        moved = [method(date, cipher) for date in told]
        each = (time.perf_counter() - start) / len(told)
        alike = [class_of(a, century(a)) == class_of(b, century(a)) for a, b in zip(told, moved, strict=True)]
        ambiguous = [(a.day <= 12) == (b.day <= 12) for a, b in zip(told, moved, strict=True)]
        ours = (f"{cipher.calls / len(told):.1f}", f"{each * 1e6:.1f}", _share(ambiguous), _share(alike))
        print(row(name, *ours, their_calls, their_ambiguous))
    print(
        f"  the first {DATES} dates of a conversation, which build its twelve classes: {first * 1e3:.0f} ms"
    )
    print("  ¹ worked out from 410–730 times the 1.4–2.6 calls of rank-class")


def print_validity() -> None:
    """Table 2: every day of the range, enciphered: valid, distinct, back."""
    every_day = [FIRST_DAY + dt.timedelta(days=number) for number in range(DAYS)]
    moved = [encipher(KEY, day, century(day)) for day in every_day]
    valid = [FIRST_DAY <= day <= LAST_DAY for day in moved]
    kept = [class_of(a, century(a)) == class_of(b, century(a)) for a, b in zip(every_day, moved, strict=True)]
    row = "{:<44}{:>12}{:>14}".format
    print(row(f"{DAYS:,} days, enciphered", "ours", "VTR*"))
    print(row("valid dates, %", _share(valid), "88.4"))
    print(row("class kept, %", _share(kept), "100.0"))
    print(row("distinct surrogates", f"{len(set(moved)):,}", "–"))
    print(
        row(
            "days that stay (of the bare permutation)",
            sum(a == b for a, b in zip(every_day, moved, strict=True)),
            "–",
        )
    )


def print_modes() -> None:
    """Table 6: what each mode keeps of a document's time."""
    row = "{:<14}{:>10}{:>12}{:>10}{:>12}{:>14}   {}".format
    print(
        row(
            "mode",
            "order %",
            "interval %",
            "tense %",
            "computed %",
            "median days",
            "VTR order / tense / computed %*",
        )
    )
    theirs = {"encipher": "53.6 / 24.7 / 0.0", "shift": "100.0 / 5.2 / 97.9", "shift-capped": "– / 75.3 / –"}
    for mode in ("encipher", "shift", "shift-capped", "auto", "shift-today"):
        order, interval, tense, back, moved = [], [], [], [], []
        for number in range(DOCUMENTS):
            throw = random.Random(number)
            key = throw.randbytes(32)
            told = [TODAY + dt.timedelta(days=round(throw.gauss(0, 900))) for _ in range(throw.randint(2, 8))]
            offset = offset_for(key, mode)
            shown = [
                translate(day, offset) if offset else another_day(key, day, century(day)) for day in told
            ]
            today = translate(TODAY, offset) if mode == "shift-today" else TODAY
            order.append(
                all((a < b) == (c < d) for (a, c), (b, d) in combinations(zip(told, shown, strict=True), 2))
            )
            interval.append(
                all(b - a == d - c for (a, b), (c, d) in zip(pairwise(told), pairwise(shown), strict=True))
            )
            tense.append(all((a < TODAY) == (b < today) for a, b in zip(told, shown, strict=True)))
            later = throw.randint(1, 60)
            pairs = [DatePair(a.isoformat(), b.isoformat(), "en") for a, b in zip(told, shown, strict=True)]
            answer = (shown[0] + dt.timedelta(days=later)).isoformat()
            found = ComputedDates(offset, pairs, CALENDAR, ("en",)).found(answer, 0) if offset else ()
            wanted = (told[0] + dt.timedelta(days=later)).isoformat()
            back.append([date for _, _, date in found] == [wanted])
            moved += [abs((b - a).days) for a, b in zip(told, shown, strict=True)]
        print(row(mode, _share(order), _share(interval), _share(tense), _share(back),
                  f"{statistics.median(moved):,.0f}", theirs.get(mode, "")))  # fmt: skip
    print(
        "  order, interval, tense: documents in which all dates keep it. computed: a date 1 to 60 days after"
    )
    print("  the first one is brought back; not where it falls beside another date of the document.")


def print_build() -> None:
    """The whole range at once, as issue and paper count it."""
    walk = BitWalk(KEY, DAYS)
    start = time.perf_counter()
    for element in range(0, DAYS, DAYS // 200):
        walk.forward(element)
    print(
        f"  FF1 rank-then-walk over {DAYS:,} days: {(time.perf_counter() - start) / 200 * 1e6:.0f} us a date"
    )


def _share(good: list[bool]) -> str:
    return f"{100 * sum(good) / len(good):.1f}"


def main() -> None:
    """Print the three tables."""
    print("Beside VTR Table 2: validity")
    print_validity()
    print("\nBeside VTR Table 5: ways of enciphering")
    print_methods()
    print_build()
    print("\nBeside VTR Table 6: modes, over made-up documents")
    print_modes()
    print("\n* Veil-Then-Reveal on its own corpora: other data.")


if __name__ == "__main__":
    main()
