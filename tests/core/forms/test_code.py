"""References, user names and machine addresses."""

from __future__ import annotations

import pytest
from tests.fakes.restoring import back

from penname.core.forms import code


@pytest.mark.parametrize(
    ("value", "surrogate", "shown", "wanted"),
    [
        (
            "PV-20417-K",
            "QX-88213-Z",
            "QX-88213-Z, qx-88213-z, QX 88213 Z",
            "PV-20417-K, pv-20417-k, PV 20417 K",
        ),
        ("PV-20417-K", "QX-88213-Z", "QX-88213-Z9", "QX-88213-Z9"),
        ("tessa_88", "anna_12", "@anna_12, anna_12x", "@tessa_88, anna_12x"),
        ("10.44.7.23", "10.9.81.4", "10.9.81.4:80 10.9.81.42", "10.44.7.23:80 10.9.81.42"),
        ("00441788231", "00512344183", "ending in 4183, 4183", "ending in 8231, 4183"),
    ],
)
def test_a_code(value: str, surrogate: str, shown: str, wanted: str) -> None:
    assert back(code.forms, value, surrogate)(shown) == wanted
