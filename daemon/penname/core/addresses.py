"""Street addresses part by part: number, street, unit, city and postcode change, the layout stays."""

from __future__ import annotations

import re

from penname.core import cities, streets
from penname.core.errors import DomainTooSmall
from penname.core.kinds import Kind
from penname.core.names.letters import fold
from penname.core.names.tokens import script_of
from penname.core.pools import pick
from penname.core.shift import shifted
from penname.core.surrogate import Scope
from penname.core.wordlist import listed

_GAP = re.compile(r"(\s*[,;\n|]\s*|\s+[-–·]\s+|\s{2,}|(?<=[^\W\d])/(?=[^\W\d]{2})|\s+in\s+)")
_GAP_IN_ITALY = re.compile(_GAP.pattern.replace(r"|\s+in\s+", ""))  # San Giovanni in Persiceto
_HOUSE = re.compile(
    r"(?i)^(?:the )?[^\W\d][^\d,]*? (?:cottages?|house|lodge|farm|farmhouse|barn|manor|mill|villas?|"
    r"grange|rectory|vicarage|towers?|mansions?|hall|court|chambers|buildings)$"
)
_UNIT = re.compile(
    r"(?i)(?<!\w)(?:apartment|apt|rr|appt|appartement|suite|ste|unit|flat|floor|fl|room|rm|building|bldg|block|bloc|bloco|bât|"
    r"wohnung|whg|etage|stock|og|eg|dg|piso|puerta|pta|esc|escalera|interno|int|scala|apto|apartamento|andar|bus|lok|lokal|m|"
    r"кв|квартира|корп|подъезд|эт|daire|kat|no|nr|lgh|tv|th|p\.?\s?o\.?\s?box|postfach|bp|c\.p)(?![^\W\d_])\.?\s*[#°º:]?\s*(?:\d{1,5}[A-Za-z]?|[A-Za-z]\d{0,3})\b"
    r"|#\s?\w{1,5}\b|(?<!\w)\d{1,2}\.\s?(?:OG|UG|Stock|Etage|emelet|piętro|kerros)\b"
)
_UNIT_VALUE = re.compile(r"\d+[A-Za-z]?|(?<=\s)[A-Z]\d*$|(?<=#)[A-Z]\b")
_TYPES = "|".join(re.escape(w) for w in sorted(streets.AFTER, key=len, reverse=True))
_TYPED_END = re.compile(rf"(?i)^(.*\d.*\b(?:{_TYPES})\b\.?)\s+(?!(?:{_TYPES}|[ns][ew]|[nsew])\b)(.+)$")
_ORDINAL_FLOOR = re.compile(r"(?i)^\s*(?:\d{1,2}(?:st|nd|rd|th)|ground|top|first|second|third)\s+floor\s*$")
_SPELT_AFTER = frozenset({"US", "GB", "CA", "AU", "IE", "NZ", "IN", "ZA", "NG", "KE", "SG"})
_TOWN_MARK = re.compile(r"^(?:г\.|гор\.|с\.|пос\.|м\.)\s*")
_JOINING = ("strasse", "straße", "straat")  # words of streets that end longer ones
_COUNTRIES = {
    "strasse": "DE",
    "straße": "DE",
    "rue": "FR",
    "calle": "ES",
    "via": "IT",
    "rua": "BR",
    "ul": "PL",
    "straat": "NL",
}
_BRITISH = re.compile(r"\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b")
_AMERICAN = re.compile(r"\b[A-Z]{2},? \d{5}(?:-\d{4})?\b")
_CODE_ALONE = re.compile(r"[A-Z]{2}")
_ORDER = re.compile(r"(?i)\b(?:bis|ter|quater|no|nr|n)\b|(?<=\d)[a-z]\b")
_STATE = re.compile(r"(?<![\w-])([A-Z]{2,3})(?![\w-])")
_EASTERN = re.compile(
    r"(?P<keep>.{2,3}?[都道府県]|.{2,8}?(?:省|自治区)|서울특별시|.{2}광역시|.{2,4}도(?=\s))"
    r"|(?P<city>[^\d\s県省]{1,5}?(?:市|区|區|郡|町|村|县|시|군|구|동|읍|면))|(?P<number>[\d０-９]+)"
    r"|(?P<road>[^\d\s]{1,6}?(?:大道|路|街|巷|로|길|丁目))|(?P<other>[^\d\s丁目番地号號栋室階층호동\-－‐−ー,、]+)"
)


def compose(mention: str, scope: Scope) -> str:
    """The stand-in of one address, in the mention's own layout.

    Raises:
        DomainTooSmall: Nothing in it could be changed.
        NoSurrogateLeft: No street or place was safe.
    """
    if script_of(mention) in ("Han", "Hang", "Kana"):
        written = _eastern(mention, scope)
    else:
        country = _country(mention, scope)
        parts = _parts(mention, country)
        region = next(
            (m[1] for part in parts[::2] if (m := _STATE.search(part)) and _is_region(m[1], scope)), ""
        )
        written = ""
        seen = False
        for n, part in enumerate(parts):
            if n % 2:
                written += part
                continue
            changed, seen = _part(part, scope, country, region, seen=seen)
            written += changed
    if written == mention:
        raise DomainTooSmall(Kind.ADDRESS, 1, 2)
    return written


def _parts(mention: str, country: str) -> list[str]:
    """The parts of a mention, and between every two of them what parts them."""
    return (_GAP_IN_ITALY if country == "IT" else _GAP).split(mention)


def _part(part: str, scope: Scope, country: str, region: str, *, seen: bool) -> tuple[str, bool]:
    """One part between commas, changed, and whether the street has been seen by now."""
    if not part:
        return part, seen
    if _ORDINAL_FLOOR.match(part) or _CODE_ALONE.fullmatch(part.strip()):
        return part, seen
    if (
        not seen
        and country in _SPELT_AFTER
        and (inside := _TYPED_END.match(part))
        and not _UNIT.fullmatch(inside[2])
    ):
        # "14 Bellweather Lane Norwich NR3 9QK" in one run: the street ends at its type word.
        head, tail = inside[1], inside[2]
        gap = part[len(head) : len(part) - len(tail)]
        return streets.street(head, scope, country) + gap + _part(tail, scope, country, region, seen=True)[
            0
        ], True
    unit = _UNIT.search(part)
    if unit:
        before, after = part[: unit.start()], part[unit.end() :]
        value = _UNIT_VALUE.sub(lambda m: shifted(m[0], "address/unit", scope), unit[0])
        head, seen = (
            _part(before.rstrip(), scope, country, region, seen=seen) if before.strip() else ("", seen)
        )
        tail, seen = _part(after.lstrip(), scope, country, region, seen=seen) if after.strip() else ("", seen)
        left, right = before[len(before.rstrip()) :], after[: len(after) - len(after.lstrip())]
        return head + left + value + right + tail, seen
    if not seen and country in _SPELT_AFTER and _HOUSE.match(part):
        return streets.street(part, scope, country), False  # the street itself comes behind it
    code = cities.POSTCODE.search(part)
    if (
        not seen
        and streets.looks_like_street(part)
        and not (code and _rest(part, code).strip() and len(code[0]) > 4)
    ):
        return streets.street(part, scope, country), any(c.isalpha() for c in _ORDER.sub("", part))
    if code and (seen or len(code[0]) > 3):
        new = cities.postcode(code[0], scope)
        before, after = part[: code.start()], part[code.end() :]
        return _place(before, scope, country, region) + new + _place(after, scope, country, region), seen
    if (seen or not any(c.isalpha() for c in part)) and any(c.isdigit() for c in part):
        return re.sub(r"\d+", lambda m: shifted(m[0], "address/number", scope), part), seen
    return _place(part, scope, country, region), seen


def _rest(part: str, code: re.Match[str]) -> str:
    return part[: code.start()] + part[code.end() :]


def _place(text: str, scope: Scope, country: str, region: str) -> str:
    """City and state around a postcode: the city changes, the state stays."""
    core = _TOWN_MARK.sub("", text.strip(" .-"))
    town = bool(region) and scope.needs.places.find(core, country, region) is not None  # "New York, NY"
    if not core or not any(c.isalpha() for c in core) or (_is_region(core, scope) and not town):
        return text
    start = text.index(core)
    state = re.search(r"[\s,]+([A-Z]{2,3})$", core)
    tail = core[state.start() :] if state and _is_region(state[1], scope) else ""
    name = core[: len(core) - len(tail)]
    return text[:start] + cities.city(name, scope, region, country) + tail + text[start + len(core) :]


def _is_region(text: str, scope: Scope) -> bool:
    known = text in _ABBREVIATED or fold(text) in _OWN_NAMES
    return known or bool(scope.needs.places.regions_like(text))


_ABBREVIATED = frozenset(
    listed("USA UK UAE NSW VIC QLD WA SA TAS ACT NT ON QC BC AB MB NS NB PE NL SK D CH A DC")
)
_OWN_NAMES = frozenset(
    fold(name)
    for name in listed(
        "Deutschland Österreich Schweiz España Italia Brasil Nederland België Belgique Polska Česko "
        "Türkiye Россия Україна "
        "Sverige Norge Danmark Suomi England Scotland Wales Ireland Éire México Magyarország România "
        "Ελλάδα U.S.A. U.K."
    )
)


def _country(mention: str, scope: Scope) -> str:
    """The country of an address: its postcode tells, or its street's type word, or the text around."""
    if _BRITISH.search(mention):
        return "GB"
    if (found := _AMERICAN.search(mention)) and _is_region(found[0][:2], scope):
        return "US"
    lower = mention.lower()
    for sign, country in _COUNTRIES.items():
        before = r"(?:\b|\w)" if sign in _JOINING else r"\b"
        if re.search(rf"{before}{sign}\b", lower) and cities.COUNTRY_OF.get(scope.language) != scope.country:
            return scope.country or country
    return scope.country or cities.COUNTRY_OF.get(scope.language, "US")


def _eastern(mention: str, scope: Scope) -> str:
    """Addresses in Han, Hangul or Kana, by the marks at the end of each part (県, 市, 区, 路, 로)."""
    country = scope.country or cities.COUNTRY_OF.get(scope.language, "JP")

    def change(m: re.Match[str]) -> str:
        if m["keep"]:
            return m[0]
        if m["number"]:
            return shifted(m[0], "address/number", scope)
        if m["city"]:
            return cities.city(m[0][:-1], scope, country=country) + m[0][-1]
        if m["other"] and m.start() == 0:
            return cities.city(m[0], scope, country=country)
        mark = re.search(r"(?:大道|路|街|巷|로|길|丁目)$", m[0])
        tail = mark[0] if mark else ""
        key = m[0][: len(m[0]) - len(tail)]
        names = scope.needs.pools.street_names(country)
        return (
            scope.keep(streets.SLOT, key, lambda attempt: pick(scope, streets.SLOT, key, attempt, names))
            + tail
        )

    return _EASTERN.sub(change, mention)


def places(mention: str, scope: Scope) -> str:
    """The stand-in of a mention without a street: a city or district, with state and postcode beside it."""
    coded = _BRITISH.search(mention) or _AMERICAN.search(mention)
    country = _country(mention, scope) if coded else scope.country
    parts = _parts(mention, country or cities.COUNTRY_OF.get(scope.language, ""))
    region = next((m[1] for part in parts[::2] if (m := _STATE.search(part)) and _is_region(m[1], scope)), "")
    lone = len(parts) == 1 and not any(c.isdigit() for c in mention)
    if lone and _is_region(mention.strip(), scope) and not scope.needs.places.is_top_city(mention.strip()):
        return cities.region(mention, scope)
    if lone:
        return cities.city(mention, scope, country=country)
    return "".join(
        part if n % 2 else _part(part, scope, country, region, seen=True)[0] for n, part in enumerate(parts)
    )
