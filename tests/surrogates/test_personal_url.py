"""A page keeps its site and the shape of its path; the name in it follows its owner."""

from __future__ import annotations

import pytest
from tests.fakes.world import scope

from penname.surrogates.person import PERSON
from penname.surrogates.personal_url import PERSONAL_URL


@pytest.mark.parametrize(
    ("value", "shape"),
    [
        ("https://linkedin.com/in/maria-torres", "https://linkedin.com/in/{g}-{f}"),
        ("github.com/mtorres", "github.com/{i}{f}"),
        ("www.mariatorres.dev/about", "www.{g}{f}.example/about"),
        ("https://mtorres.github.io/", "https://{i}{f}.github.io/"),
        ("https://www.x.com/@mtorres?lang=en", "https://www.x.com/@{i}{f}?lang=en"),
    ],
)
def test_the_name_in_a_page_is_its_owners(value: str, shape: str) -> None:
    here = scope()
    given_name, family = PERSON.make("Maria Torres", here).lower().split()
    assert PERSONAL_URL.make(value, here) == shape.format(g=given_name, f=family, i=given_name[0])


def test_scheme_and_last_slash_do_not_make_another_page() -> None:
    assert PERSONAL_URL.identity("https://www.github.com/mtorres/") == PERSONAL_URL.identity(
        "github.com/MTorres"
    )
