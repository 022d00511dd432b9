"""What the cryptography costs, as ratios within one run: machines differ, ratios hardly.

`python -m tests.bench.ciphers` and `python -m tests.bench.dates` print the whole tables.
"""

from __future__ import annotations

import datetime as dt

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from tests.bench.dates import Counted, ranked, walked

from penname.core.dates.classes import century
from penname.core.dates.encipher import encipher
from penname.core.dates.pieces import DAYS
from penname.core.ff1 import FF1
from penname.core.permutation import BitWalk, PrefixCipher

KEY = bytes(range(32))
DAY = dt.date(1984, 5, 3)


@pytest.mark.benchmark(group="ten digits")
def test_ff1_over_ten_digits(benchmark: BenchmarkFixture) -> None:
    cipher = FF1(KEY)

    assert len(benchmark(cipher.encrypt, "0123456789", b"phone/39/0")) == 10


@pytest.mark.benchmark(group="a date")
def test_enciphering_a_date_by_its_class(benchmark: BenchmarkFixture) -> None:
    assert benchmark(encipher, KEY, DAY, century(DAY)).year // 100 == 19


@pytest.mark.benchmark(group="a date")
def test_enciphering_a_date_by_its_rank_and_a_walk(benchmark: BenchmarkFixture) -> None:
    assert benchmark(ranked, DAY, Counted(FF1(KEY, radix=2)))


@pytest.mark.benchmark(group="all days of 1900-2099")
def test_building_the_permutation_of_all_days(benchmark: BenchmarkFixture) -> None:
    assert benchmark.pedantic(PrefixCipher, (KEY, DAYS), rounds=3).size == DAYS


def test_a_date_takes_no_cipher_call_where_a_walk_takes_hundreds() -> None:
    """VTR: 410 to 730 times fewer than walking. Built once, ours takes none."""
    digits, ranks = Counted(FF1(KEY)), Counted(FF1(KEY, radix=2))
    told = [DAY + dt.timedelta(days=97 * number) for number in range(12)]

    for day in told:
        walked(day, digits)
        ranked(day, ranks)

    assert digits.calls / len(told) > 400
    assert 4 < ranks.calls / len(told) < 40


def test_building_all_days_costs_less_than_walking_a_thousand_of_them() -> None:
    """The bound of engine §4 is 80 ms on an idle core; a ratio holds on a busy one too."""
    import time

    def spent(run: object) -> float:
        start = time.process_time()
        run()  # type: ignore[operator]
        return time.process_time() - start

    walk = BitWalk(KEY, DAYS)

    build = min(spent(lambda: PrefixCipher(KEY, DAYS)) for _ in range(3))
    thousand = spent(lambda: [walk.forward(element) for element in range(0, DAYS, DAYS // 1_000)])

    assert build < 2 * thousand
