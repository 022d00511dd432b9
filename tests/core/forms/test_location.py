"""Places and their endings."""

from __future__ import annotations

import pytest
from tests.fakes.restoring import back

from penname.core.forms import location


@pytest.mark.parametrize(
    ("language", "value", "surrogate", "shown", "wanted"),
    [
        ("en", "Tacoma", "Spokane", "SPOKANE, Spokane's, Spokaneshire", "TACOMA, Tacoma's, Spokaneshire"),
        ("en", "Reno", "Dallas", "Dallas' mayor", "Reno's mayor"),
        ("de", "Hannover", "Münster", "Münsters Rathaus", "Hannovers Rathaus"),
        ("tr", "İzmir", "Bursa", "Bursa'da, Bursa'nın", "İzmir'de, İzmir'in"),
        ("ko", "부산", "대구", "대구는", "부산은"),
    ],
)
def test_a_place(language: str, value: str, surrogate: str, shown: str, wanted: str) -> None:
    assert back(location.forms, value, surrogate, language)(shown) == wanted
