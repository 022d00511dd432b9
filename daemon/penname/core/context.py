"""Which candidates are personal here, and which only look like it.

Patterns with a check digit need no context. A name, a place, a firm, a date, an illness do: they are
personal when the conversation is about somebody's own affairs, and general knowledge otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.scene import Scene

PRIVATE_FACTS = frozenset(
    {
        Kind.NATIONAL_ID,
        Kind.PAYMENT_CARD,
        Kind.IBAN,
        Kind.BANK_ACCOUNT,
        Kind.PASSPORT,
        Kind.DATE_OF_BIRTH,
        Kind.DRIVING_LICENCE,
        Kind.EMAIL,
        Kind.PHONE,
        Kind.ADDRESS,
        Kind.USERNAME,
        Kind.PERSONAL_URL,
    }
)
"""What ties a text to a private person by itself."""

_PLACEHOLDER_NAMES = re.compile(
    r"(?:john|jane|richard|mary|johnny|baby) (?:doe|roe|q\.? public|smith)|(?:john|jane) doe\w*|(?:max|erika|maria|lieschen) (?:muster\w*|müller)|foo bar\w*|"
    r"jean dupont|juan p[eé]rez|mario rossi|jan (?:kowalski|jansen|modaal)|joe (?:bloggs|public|sixpack)|fulano(?: de tal)?|"
    r"alice|bob|eve|mallory|carol|first ?name|last ?name|your name|full name|张三|李四|王五|山田太郎|홍길동|иван иванов|пётр петров",
    re.IGNORECASE,
)
_PLACEHOLDER_PLACES = re.compile(r"anytown|springfield|musterstadt|example(?: street| city|ville)?|sample (?:street|avenue|city)|\d+ (?:example|sample|main) (?:st|street|avenue|ave|rd|road)\b.*|muster(?:straße|weg|gasse).*", re.IGNORECASE)
_PLACEHOLDER_NUMBERS = re.compile(r"\D*(?:\d\D*)?(?:0{3}\D*){2,}|\D*1\D?2\D?3\D?4\D?5\D?6\D?7\D?(?:8\D?)?(?:9\D?)?(?:0\D?)?|\D*(?:\d{3}\D{0,2})?555\D?01\d\d\D*")
_LIVES = re.compile(
    r"(?<!\w)(?:live[sd]?|living|lived|based|born|raised|grew up|grow up|moved|moving|move|relocat\w+|from|home|house|flat|apartment|office|work(?:s|ed|ing)?|job|role|school|hospital|clinic|gym|surgery|university|college|teacher|"
    r"nurse|staff|warehouse|store|branch|we're|i'm|i am|we are|stay(?:ing|s)?|reside[sd]?|residing|married|treated|department|university|practice|church|station|issued|party|birthday|"
    r"wohn\w+|geboren|leb\w+|arbeit\w+|komm\w+|aus|né[e]?|habit\w+|vi[st]|travaill\w+|viv\w+|nacid[oa]|trabaj\w+|resid\w+|abit\w+|nat[oa]|lavor\w+|mor[oa]|nascid[oa]|trabalh\w+|woon\w*|geboren|werk\w*|mieszk\w+|urodz\w+|bor|född|flytt\w+|yaşı\w+|из|живу|живёт|родил\w+)"
    r"(?: \w+){0,4}?,? (?:in|at|near|from|to|of|outside|around|von|aus|bei|à|au|en|de|a|em|na|no|w|we|we're|i|från|op|te|nel|nella|into|back to)? ?(?:the )?$",
    re.IGNORECASE,
)
_TRAVEL = re.compile(r"(?<!\w)(?:trip|travel|visit\w*|holiday|vacation|flight|flying|fly|fjords?|itinerary|days in|day trip|weekend in|drive to|train to|weather in|restaurants? in|hotels? in|things to do|capital of|capital|far is|distance|split with|between)(?: \w+){0,4}? ?(?:to|in|from|of|is)? ?$", re.IGNORECASE)
_MACHINE = re.compile(r"[T_]\d{2}:\d{2}|\b(?:INFO|WARN|ERROR|DEBUG|TRACE)\b|\[\d+\]:|\" \d{3} \d+")
_CODE_SPAN = re.compile(r"```.*?(?:```|\Z)|`[^`\n]+`", re.DOTALL)
_CODE_LINE = re.compile(r"(?m)^(?:\s*(?:def|class|import|from \w[\w.]* import|return|for|while|if|elif|else:|try:|except|const|let|var|function|public|private|#include|SELECT|INSERT|FROM [\w:./-]+$|RUN|CMD|COPY|WORKDIR|ENV|raise|assert|export|package|use |fn |func |@\w+)\b.*|.*(?:[{};]\s*$|=>|==|!=|\(\)|::|</?\w+[^>@]*>|\$\{).*)$")


@dataclass(frozen=True, slots=True)
class Lore:
    """What the context asks of the world's knowledge. Each function takes a value as written."""

    is_famous: Callable[[str], bool]
    is_name: Callable[[str], bool]  # a lone word that is a name and no ordinary word
    is_ordinary: Callable[[str], bool]  # a lone word that is a word before it is a name
    is_place: Callable[[str], bool]
    is_public: Callable[[str], bool]  # a firm, product or institution that everybody knows


def is_placeholder(kind: Kind, value: str) -> bool:
    """Whether a value is one of those that documents use for "somebody": John Doe, 123-45-6789, Anytown."""
    if kind is Kind.PERSON:
        return bool(_PLACEHOLDER_NAMES.fullmatch(value.strip()))
    if kind in {Kind.ADDRESS, Kind.LOCATION}:
        return bool(_PLACEHOLDER_PLACES.fullmatch(value.strip()))
    if kind is Kind.IBAN:
        return not any(c in "123456789" for c in value)
    if kind in {Kind.NATIONAL_ID, Kind.BANK_ACCOUNT, Kind.REFERENCE}:
        return bool(re.fullmatch(r"[0\W]+|[xX\W]+|0*1?23456789?0?", value)) or value.strip() in {"123-45-6789", "000-00-0000"}
    return False


def judge(text: str, candidates: Iterable[Finding], scene: Scene, lore: Lore) -> list[Finding]:
    """The candidates that are personal in a text of this scene. They may still overlap.

    Args:
        text: Folded.
        candidates: From patterns, models and lists, with the names of what found them.
        scene: Of the whole conversation so far, this text included.
        lore: The world's knowledge.
    """
    found = [c for c in candidates if not is_placeholder(c.kind, text[c.start : c.end])]
    setting = _Setting(scene, scene.private, scene.facts > 0, _code_places(text), _fenced(text), lore)
    people = [c for c in found if c.kind is Kind.PERSON and _decided(text, c, setting)]
    if people and not scene.general and not scene.invented:
        setting = replace(setting, private=True, people=True)
    people.extend(c for c in found if c.found_by == "people.list" and any(c.overlaps(p) for p in people))
    rest = [c for c in found if c.kind is not Kind.PERSON and _decided(text, c, setting)]
    return [*people, *rest]


def facts_in(text: str, candidates: Iterable[Finding]) -> int:
    """How many candidates tie the text to a private person by themselves."""
    return sum(
        c.kind in PRIVATE_FACTS and c.confidence >= 0.7 and not is_placeholder(c.kind, text[c.start : c.end]) and not _is_documentation(c.kind, text[c.start : c.end])
        for c in candidates
    )


def _decided(text: str, candidate: Finding, setting: _Setting) -> bool:
    decide = _DECIDE.get(candidate.kind)
    return decide is None or decide(text, text[candidate.start : candidate.end], candidate, setting)


def _is_documentation(kind: Kind, value: str) -> bool:
    return kind is Kind.PHONE and _is_made_up_phone(value) or kind is Kind.EMAIL and "example." in value


@dataclass(frozen=True, slots=True)
class _Setting:
    scene: Scene
    private: bool
    facts: bool
    code: list[tuple[int, int]]
    fenced: list[tuple[int, int]]
    lore: Lore
    people: bool = False

    def quoted(self, candidate: Finding) -> bool:
        """Whether it stands in code that is marked as such: fenced or between backticks."""
        return any(start <= candidate.start < end for start, end in self.fenced)

    def in_code(self, candidate: Finding) -> bool:
        return any(start <= candidate.start < end for start, end in self.code)


def _fenced(text: str) -> list[tuple[int, int]]:
    return [m.span() for m in _CODE_SPAN.finditer(text)]


def _code_places(text: str) -> list[tuple[int, int]]:
    places = _fenced(text)
    places.extend(m.span() for m in _CODE_LINE.finditer(text))
    return places


def _person(text: str, value: str, candidate: Finding, setting: _Setting) -> bool:
    scene, lore, by = setting.scene, setting.lore, candidate.found_by
    cued = by == "people.cue" and candidate.confidence > 0.65
    words = re.findall(r"[^\W\d_][\w'’-]*", value)
    if not words:
        return False
    sure = by == "neural" and candidate.confidence >= 0.9 and len(words) > 1 and value.istitle()
    if setting.in_code(candidate) and not setting.facts and not cued and not (sure and not setting.quoted(candidate)):
        return False
    if scene.invented:
        return False
    if lore.is_famous(value) and (not setting.private or (len(words) > 1 and not cued)):
        return False
    if not setting.private and scene.general and not cued:
        return False
    if len(words) == 1 and _IDENTIFIER.fullmatch(value) and not setting.private:
        return False
    if len(words) == 1 and by != "table" and (lore.is_public(value) or words[0].casefold() in _NO_NAMES):
        return False
    if by == "neural":
        if not value[0].isupper() and not (setting.private and any(lore.is_name(w) for w in words)):
            return False
        if len(words) == 1 and lore.is_ordinary(words[0]) and candidate.confidence < (0.7 if setting.private else 0.9):
            return False
        return candidate.confidence >= 0.6 or (setting.private and any(lore.is_name(w) for w in words))
    if by == "spacy.person":
        return setting.private and len(words) > 1 and any(lore.is_name(w) for w in words) and not lore.is_place(value)
    if by == "people.list":
        return setting.private or candidate.confidence > 0.7
    if by == "table":
        return setting.private or any(lore.is_name(w) for w in words)
    return True


def _place(text: str, value: str, candidate: Finding, setting: _Setting) -> bool:
    if candidate.found_by == "place.lives_in":
        return not setting.scene.invented and not setting.lore.is_public(value) and not setting.in_code(candidate)
    if candidate.found_by.startswith("address."):
        return setting.private or text.strip() == value
    if setting.in_code(candidate) or not setting.private:
        return False
    before = text[max(0, candidate.start - 70) : candidate.start]
    if setting.scene.invented or (candidate.kind is Kind.LOCATION and setting.lore.is_ordinary(value) and not setting.lore.is_place(value)) or not value[:1].isupper():
        return False
    if re.search(r"(?:flying|drive|driving|leaving|setting out|travel\w*|coming|train|fly) from $", before, re.IGNORECASE):
        return True
    if _TRAVEL.search(before):
        return False
    lives = bool(_LIVES.search(before))
    if candidate.found_by.startswith("spacy"):
        return lives and setting.lore.is_place(value)
    return lives or setting.facts or (candidate.confidence > 0.6 and setting.scene.personal > 1) or (candidate.confidence >= 0.75 and setting.people)


def _organization(text: str, value: str, candidate: Finding, setting: _Setting) -> bool:
    scene = setting.scene
    if setting.in_code(candidate) or not setting.private or scene.invented:
        return False
    if candidate.found_by.startswith("spacy"):
        words = re.findall(r"[^\W\d_][\w'’&-]*", value)
        if setting.lore.is_public(value) or not words:
            return False
        return not all(setting.lore.is_ordinary(w) for w in words) or len(words) > 1 and value.istitle()
    return not setting.lore.is_public(value) or candidate.found_by == "organization.employer"


def _line(text: str, candidate: Finding) -> str:
    start, end = text.rfind("\n", 0, candidate.start) + 1, text.find("\n", candidate.end)
    return text[start : end if end >= 0 else len(text)]


def _date(text: str, value: str, candidate: Finding, setting: _Setting) -> bool:
    if _MACHINE.search(_line(text, candidate)):
        return False
    return setting.private and not setting.in_code(candidate) and not setting.scene.invented


_SAID_OF = re.compile(
    r"(?<!\w)(?:i|i'm|i've|me|my|we|our|he|she|his|her|him|patient|diagnos\w+|suffer\w*|prescri\w+|takes?|taking|put (?:me|him|her) on|has|had|have|son|daughter|wife|husband|mother|father|"
    r"ich|mein\w*|er|sie|hat|habe|nimmt|je|j'ai|mon|ma|il|elle|prend\w*|diagnostiqu\w+|yo|mi|tengo|tiene|tom[oa]|io|mio|mia|ho|ha|prendo|soffr\w+|eu|meu|minha|tenho|tem|ik|mijn|heb|heeft|mam|mój|moja|ma|biorę|tanı\w*|у меня|мне|её|его)(?!\w)",
    re.IGNORECASE,
)


def _medical(text: str, value: str, candidate: Finding, setting: _Setting) -> bool:
    if not setting.private or setting.scene.invented or setting.in_code(candidate):
        return False
    return setting.facts or bool(_SAID_OF.search(text[max(0, candidate.start - 160) : candidate.end + 60])) or setting.scene.personal > 1


def _reference(text: str, value: str, candidate: Finding, setting: _Setting) -> bool:
    return setting.private or not (setting.in_code(candidate) or _MACHINE.search(_line(text, candidate)))


def _contact(text: str, value: str, candidate: Finding, setting: _Setting) -> bool:
    return not (setting.scene.sample and _PLACEHOLDER_NUMBERS.fullmatch(value)) and not (
        candidate.kind is Kind.PHONE and _is_made_up_phone(value) and setting.scene.sample > 0
    )


def _is_made_up_phone(value: str) -> bool:
    number = "".join(c for c in value if c.isdecimal())
    return len(number) == 7 and number.startswith("555") or "55501" in number and number[-7:-4] == "555"


def _attribute(text: str, value: str, candidate: Finding, setting: _Setting) -> bool:
    return not setting.in_code(candidate) and not setting.scene.invented


_IDENTIFIER = re.compile(r"(?!Mc|Mac|De|La|Le|Van|O')[A-Z]?[a-z]+(?:[A-Z][a-z]+)+")
_NO_NAMES = frozenset("ssn dob mrn nhs iban cvv pin id tel fax email name address phone date number".split())
_DOCUMENTATION_NETS = re.compile(r"192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|2001:0?db8:")


def _machine(text: str, value: str, candidate: Finding, setting: _Setting) -> bool:
    return not _DOCUMENTATION_NETS.match(value) or setting.facts


_TEST_CARDS = frozenset({"4242424242424242", "4111111111111111", "5555555555554444", "4000000000000002", "378282246310005"})


def _card(text: str, value: str, candidate: Finding, setting: _Setting) -> bool:
    number = "".join(c for c in value if c.isdecimal())
    return not (number in _TEST_CARDS and (setting.scene.sample or re.search(r"test|example|docs", text, re.IGNORECASE)))


def _birth(text: str, value: str, candidate: Finding, setting: _Setting) -> bool:
    return not (setting.scene.sample and not setting.scene.personal)


_DECIDE: dict[Kind, Callable[[str, str, Finding, _Setting], bool]] = {
    Kind.PERSON: _person,
    Kind.LOCATION: _place,
    Kind.REGION: _place,
    Kind.ORGANIZATION: _organization,
    Kind.DATE: _date,
    Kind.MEDICAL_CONDITION: _medical,
    Kind.REFERENCE: _reference,
    Kind.PAYMENT_CARD: _card,
    Kind.IP_ADDRESS: _machine,
    Kind.DATE_OF_BIRTH: _birth,
    Kind.PHONE: _contact,
    Kind.EMAIL: _contact,
    Kind.AGE: _attribute,
    Kind.ETHNICITY: _attribute,
    Kind.RELIGION: _attribute,
    Kind.SEXUALITY: _attribute,
    Kind.POLITICS: _attribute,
    Kind.DISABILITY: _attribute,
    Kind.GENDER: _attribute,
}
