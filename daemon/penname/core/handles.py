"""User names and the local parts of e-mail addresses, re-spelled from their owner's stand-in."""

from __future__ import annotations

import re

from penname.core.names import initials, word
from penname.core.names.letters import fold, plain
from penname.core.names.tokens import script_of
from penname.core.names.word import FAMILY, GIVEN, Bearer
from penname.core.pools import pick
from penname.core.shift import shifted
from penname.core.surrogate import Scope
from penname.core.wordlist import listed

_RUN = re.compile(r"[A-ZÀ-Þ]?[^\W\d_A-ZÀ-Þ]+|[A-ZÀ-Þ]+(?![^\W\d_A-ZÀ-Þ])|\d+|[^\W\d_]|[\W_]+")
_LEAST_NAME = 3
_LEAD = "lead"  # a particle joined to its family name
_LEADS = (
    "vonder",
    "vonden",
    "vander",
    "vanden",
    "vande",
    "delos",
    "delas",
    "dela",
    "von",
    "van",
    "del",
    "de",
    "da",
    "al",
    "el",
    "bin",
    "mac",
    "mc",
)
_CENTURIES = ("19", "20")
ROLES = frozenset(
    listed(
        "info contact office mail admin administrator support help helpdesk service sales billing accounts "
        "accounting team hello hr jobs "
        "careers press media marketing noreply reply no do not webmaster postmaster security privacy legal "
        "kontakt buero verwaltung "
        "praxis kanzlei sekretariat contacto ventas soporte info contatto segreteria amministrazione contato "
        "vendas bonjour accueil "
        "secretary reception receptionist manager principal enquiries enquiry bookings booking admissions "
        "orders invoices finance payroll recruiting recruitment customer feedback news newsletter events "
        "membership registrar editor editors dispatch claims student students parents staff desk "
        "biuro sekretariat iletisim bilgi the real official mr mrs ms dr prof its im iam"
    )
)
"""Words that name no person; they stay."""


def respell(handle: str, scope: Scope) -> str:
    """`handle` with every name in it replaced as that name is elsewhere, digits shifted, punctuation kept.

    Raises:
        NoSurrogateLeft: No name was safe.
    """
    runs = _RUN.findall(handle)
    at = [i for i, run in enumerate(runs) if run[0].isalpha() and run.lower() not in ROLES]
    out = list(runs)
    split = {i: _split(runs[i], scope, alone=len(at) == 1) for i in at}
    whole = {i: split[i] or [(runs[i], _part(runs[i], n, len(at), scope))] for n, i in enumerate(at)}
    names = [text for i in at for text, part in whole[i] if len(text) > 1 and part in (GIVEN, FAMILY)]
    # Full names first: an initial beside them takes its letter from what they became.
    done = {i: [_piece(text, part, scope) for text, part in whole[i]] for i in at}
    for i in at:
        out[i] = "".join(
            made or _initial(text, part, scope, names)
            for made, (text, part) in zip(done[i], whole[i], strict=True)
        )
    for i, run in enumerate(runs):
        if run[0].isdigit():
            out[i] = _digits(run, scope)
    return "".join(out)


def _part(run: str, nth: int, count: int, scope: Scope) -> str:
    """Whether a run is a given or a family name, or "" for a word that is neither."""
    pools = scope.needs.pools
    for part in (GIVEN, FAMILY):
        if scope.kept(f"person/{part}", fold(run)) is not None:
            return part
    if count == 2 and nth == 1 and (pools.is_family(run) or not pools.is_given(run)):
        return FAMILY
    if pools.is_given(run):
        return GIVEN
    if pools.is_family(run) or (count > 1 and nth == 1):
        return FAMILY
    return GIVEN if count > 1 and nth == 0 else ""


def _split(run: str, scope: Scope, *, alone: bool) -> list[tuple[str, str]]:
    """The parts of a run that joins two names ("mtorres", "mariatorres", "torresm"); none for one word."""
    if len(run) < _LEAST_NAME + 1 or _is_kept(run, GIVEN, scope) or _is_kept(run, FAMILY, scope):
        return []
    for lead in _LEADS:  # evonderheide, vandenberg
        if run.lower().startswith(lead) and _is_kept(run[len(lead) :], FAMILY, scope):
            return [(run[: len(lead)], _LEAD), (run[len(lead) :], FAMILY)]
    cuts = [(run[:at], run[at:]) for at in range(1, len(run))]
    for known in (_is_kept, _is_listed):
        if known is _is_listed and (
            not alone or scope.needs.pools.is_given(run) or scope.needs.pools.is_family(run)
        ):
            break
        for left, right in cuts:
            for first, second in ((GIVEN, FAMILY), (FAMILY, GIVEN)):
                if (
                    _fits(left, first, known, scope)
                    and _fits(right, second, known, scope)
                    and len(left + right) > 3
                ):
                    return [(left, first), (right, second)]
    return []


def _fits(text: str, part: str, known: object, scope: Scope) -> bool:
    """Whether `text` may be that part: a single letter may be any, a word must be known."""
    if len(text) == 1:
        return True
    return _is_kept(text, part, scope) if known is _is_kept else _is_listed(text, part, scope)


def _is_kept(text: str, part: str, scope: Scope) -> bool:
    return scope.kept(f"person/{part}", fold(text)) is not None


def _is_listed(text: str, part: str, scope: Scope) -> bool:
    pools = scope.needs.pools
    if len(text) < _LEAST_NAME + 1:
        return False
    return pools.is_given(text) if part == GIVEN else pools.is_family(text)


def _piece(text: str, part: str, scope: Scope) -> str:
    """The stand-in of a piece of a run; "" for an initial, which comes later."""
    if part == _LEAD:
        return text
    return _full(text, part, scope) if len(text) > 1 else ""


def _full(text: str, part: str, scope: Scope) -> str:
    pools = scope.needs.pools
    if not part and len(text) < _LEAST_NAME and text.isascii():
        return shifted(text, "username/letters", scope)
    if not part:
        words = pools.company_words("en" if script_of(text) == "Latn" else scope.language)
        chosen = scope.keep(
            "username/word", fold(text), lambda n: pick(scope, "username/word", fold(text), n, words)
        )
        return word.dressed(chosen, text)
    culture = pools.culture_of((text,), scope.language)
    gender = pools.gender_of(text, culture) if part == GIVEN else ""
    written = word.replace(text, part, scope, Bearer(culture, gender))
    return re.sub(r"[^\w]", "", plain(written)) if text.isascii() else written


def _initial(text: str, part: str, scope: Scope, names: list[str]) -> str:
    """A single letter: the initial that the name beside it calls for."""
    culture = scope.needs.pools.culture_of((text,), scope.language)
    letter = ""
    for name in names:
        family, given = scope.kept("person/family", fold(name)), scope.kept("person/given", fold(name))
        if family and part != FAMILY:
            letter = initials.beside_family(text, fold(name), family, scope, culture)
        elif given:
            letter = initials.beside_given(text, fold(name), given, scope, culture)
        if letter:
            break
    letter = plain(letter or initials.shifted(text, scope, culture))
    return letter.lower() if text.islower() else letter


def _digits(run: str, scope: Scope) -> str:
    """Other digits, as many; a year of birth stays in its century."""
    kept = 2 if len(run) == 4 and run.startswith(_CENTURIES) else 0
    return shifted(run, "username/digits", scope, kept)
