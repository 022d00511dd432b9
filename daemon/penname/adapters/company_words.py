"""Words that companies could have been named by: coined from two plain halves, so that they mean nothing."""

from __future__ import annotations

from penname.core.wordlist import listed

_FIRST = listed(
    "Alder Amber Arc Ash Aspen Beacon Birch Bright Cedar Clear Copper Coral Crest Dale Ember Fair Fern "
    "Flint Gold Grand "
    "Harbor Hazel Heron Iron Ivory Juniper Keel Lark Laurel Linden Lumen Maple Meridian Nova Oak Onyx "
    "Orchard Osprey Pine "
    "Prairie Quill Raven Ridge River Rowan Sable Sage Silver Sol Spruce Sterling Stone Summit Swift "
    "Tamar Thorn True "
    "Umber Vale Vela Verity Wald Willow Zephyr"
)
_SECOND = listed(
    "arc bay beam bourne brook burn cliff combe core cove croft dell dene field fell ford forge gate "
    "glen grove haven "
    "hollow holm hurst lane leaf line loft mark mere mont moor point port quay reach rock shaw shore "
    "span spire stead "
    "stone thorpe vale vane ward wave well wick wold worth"
)

COINED: tuple[str, ...] = tuple(
    sorted(
        first + second
        for n, first in enumerate(_FIRST)
        for m, second in enumerate(_SECOND)
        if (n + m) % 3 == 0 and first[-1].lower() != second[0] and first.lower() != second
    )
)
"""About a thousand, such as "Alderford" and "Quillhaven"."""
