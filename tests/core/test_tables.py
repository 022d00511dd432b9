"""In a table the column says what a cell is."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from penname.core.kinds import Kind
from penname.core.tables import find_cells

TEXT = (
    "no;surname;given;sort code;account\n"
    "1;ABUBAKAR;Ismael;49-44-36;70586642\n"
    "2;O'Hara;Ffion;20-51-45;82115795\n"
)


def cells(text: str) -> list[tuple[Kind, str]]:
    return [(f.kind, text[f.start : f.end]) for f in find_cells(text)]


def test_a_sort_code_is_known_by_its_column() -> None:
    assert (Kind.BANK_ACCOUNT, "49-44-36") in cells(TEXT)


def test_names_in_capitals_are_known_by_their_column() -> None:
    assert (Kind.PERSON, "ABUBAKAR") in cells(TEXT)


def test_a_markdown_table_is_a_table() -> None:
    text = "| name | phone |\n|---|---|\n| Wade Summer | 651 555 2209 |"
    assert cells(text) == [(Kind.PERSON, "Wade Summer"), (Kind.PHONE, "651 555 2209")]


def test_quoted_cells_may_hold_the_separator() -> None:
    assert (Kind.PERSON, "Summer, Wade") in cells('name,phone\n"Summer, Wade",6515552209')


def test_a_schema_is_no_table_of_people() -> None:
    assert cells("| name | email | type |\n|---|---|---|\n| string | string | text |") == []


def test_a_list_in_prose_is_no_header() -> None:
    assert cells("Bring your passport, a pen, and the name of your bank.\nSee you, Tom, there.") == []


@given(st.text(alphabet=';,|\t\n"abc 12', max_size=120))
def test_whatever_the_lines_cells_lie_inside_the_text(text: str) -> None:
    assert all(0 <= f.start < f.end <= len(text) for f in find_cells(text))
