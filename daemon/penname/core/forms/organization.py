"""Organizations: without their legal form, with "and" for "&", in the genitive, and as an acronym."""

from __future__ import annotations

import re
from collections.abc import Iterator

from penname.core.forms import endings_agglutinating, endings_germanic, placeholder
from penname.core.surrogate import Form, Guard, Scope

_LEGAL_FORMS = """
    GmbH & Co. KGaA|GmbH & Co. KG|GmbH|gGmbH|UG|AG|KG|OHG|e.V.|eG|SE|S.p.A.|SpA|S.r.l.|Srl|S.a.s.|Sp. z o.o.
    S.A.S.|SAS|SASU|SARL|S.A.R.L.|EURL|S.A.|SA|S.L.U.|S.L.|SL|S. de R.L.|Ltda.|Ltda|Lda.|Lda|ME|A.Ş.|Ltd. Şti.
    Limited|LLP|LLC|L.L.C.|L.P.|LP|Ltd.|Ltd|Incorporated|Inc.|Inc|PLC|plc|Corporation|Corp.|Corp|Company|Co.|Co
    P.C.|PC|P.A.|N.V.|B.V.|BV|NV|VOF|AB|A/S|ApS|AS|ASA|Oy|Oyj|Kft.|Zrt.|s.r.o.|a.s.|d.o.o.|Pty Ltd|Pty. Ltd.
    Pte. Ltd.|Pvt. Ltd.|株式会社|有限公司|㈜
"""
_LEGAL = [form.strip() for form in _LEGAL_FORMS.strip().replace("\n", "|").split("|")]
_BEFORE = ("株式会社", "ООО", "ОАО", "ЗАО", "АО", "ПАО", "ИП", "PT", "㈜", "(주)", "주식회사")
_AFTER = re.compile(
    r",?\s+(?:" + "|".join(re.escape(each) for each in sorted(_LEGAL, key=len, reverse=True)) + r")$"
)
_JOINED = re.compile(r"(?:株式会社|有限公司|有限责任公司|유한회사|주식회사)$")
_FIRST = re.compile("^(?:" + "|".join(map(re.escape, _BEFORE)) + r")\s*")
_QUOTES = " «»\"“”„'"
_LEAST_WORDS = 3


def short(name: str) -> str:
    """The name without its legal form, as people say it."""
    if cut := _AFTER.search(name) or _JOINED.search(name):
        return name[: cut.start()].rstrip(",")
    return _FIRST.sub("", name).strip(_QUOTES) if _FIRST.match(name) else name


def forms(value: str, surrogate: str, scope: Scope) -> Iterator[Form]:
    """The ways to name an organization, each with that of the original."""
    if placeholder.is_placeholder(surrogate):
        yield from placeholder.forms(value, surrogate, scope)
        return
    said, own = short(surrogate), short(value)
    for text, original in dict.fromkeys(((surrogate, value), (said, own))):
        guard = Guard.LONE if " " not in text and scope.language != "de" and text != surrogate else Guard.WORD
        yield Form(text, original, guard)
        if " & " in text:
            yield Form(text.replace(" & ", " and "), original.replace(" & ", " and "), guard)
        for name, own_name in endings_germanic.pairs(text, original, scope.language):
            yield Form(name, own_name, guard)
        if scope.language == "tr":
            for name, own_name in endings_agglutinating.turkish_pairs(text, original):
                yield Form(name, own_name, guard)
    acronym, own_acronym = _acronym(said), _acronym(own)
    if acronym and own_acronym:
        yield Form(acronym, own_acronym, Guard.EXACT)


def _acronym(name: str) -> str:
    words = [word for word in name.split() if word[0].isupper()]
    return "".join(word[0] for word in words) if len(words) >= _LEAST_WORDS else ""
