"""Makes every table that a start reads. Part of set-up: imports all packages that hold data.

python -m penname.adapters.tables OUT       `lexicons` does it too, after the word lists
"""

from __future__ import annotations

import sys
from pathlib import Path

from penname.adapters import compiled, frequencies, language_model, place_lists, pool_choice, street_lists
from penname.adapters.language import COVERED
from penname.adapters.places import BY_SCRIPT


def write(out: Path) -> None:
    """Writes the tables, and the files that are mapped into memory, to the folder of the word lists."""
    scripts = {(locale, names) for rows in BY_SCRIPT.values() for _, _, locale, names in rows}
    made = {
        **frequencies.tables(),
        **place_lists.tables(sorted(scripts)),
        **pool_choice.tables(),
        "streets": street_lists.table,
    }
    compiled.write(out, made, {language_model.FOLDER: lambda path: language_model.write(path, COVERED)})


if __name__ == "__main__":
    write(Path(sys.argv[1]))
