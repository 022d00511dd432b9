"""The options that protect and restore share."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from penname.commands import options
from penname.core.kinds import Kind


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    options.add(parser)
    return parser.parse_args(words)


def test_without_options_everything_is_as_the_product_has_it() -> None:
    given = parsed()

    assert (given.policy, given.dates, given.birth_dates, given.replace) == ("balanced", "auto", "decade", [])
    assert (given.tau, given.alpha, given.key_hex) == (None, None, None)


def test_kinds_may_be_switched_one_by_one_in_either_spelling() -> None:
    given = parsed("--replace", "salary", "--replace", "Medical-Condition")

    assert given.replace == [Kind.SALARY, Kind.MEDICAL_CONDITION]


@pytest.mark.parametrize(
    "words",
    [
        ("--policy", "lenient"),
        ("--tau", "-1"),
        ("--tau", "high"),
        ("--alpha", "1"),
        ("--key-hex", "00"),
        ("--key-hex", "g" * 64),
        ("--key-hex", " ".join(["00"] * 32)),
        ("--replace", "shoe_size"),
        ("--dates", "backwards"),
    ],
)
def test_what_makes_no_sense_is_refused_with_exit_2(words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as exit_:
        parsed(*words)
    assert exit_.value.code == 2


def test_a_key_is_read_from_its_64_digits() -> None:
    assert parsed("--key-hex", "0f" * 32).key_hex == bytes([15]) * 32


def test_details_have_a_kind_and_are_persons_without_one(tmp_path: Path) -> None:
    file = tmp_path / "details"
    file.write_text(
        "# mine\nMaria Torres\n\naddress: Oak Lane 12\nDate of birth: 4/17/1986\nnote: this\n", "utf-8"
    )

    assert options.my_details(file) == [
        ("Maria Torres", Kind.PERSON),
        ("Oak Lane 12", Kind.ADDRESS),
        ("4/17/1986", Kind.DATE_OF_BIRTH),
        ("note: this", Kind.PERSON),
    ]
    assert options.my_details(None) == []


def test_a_refusal_is_one_line_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert options.refuse("it\nis\r\nso", 2) == 2
    assert capsys.readouterr().err == "penname: it is so\n"
