"""The replicas' small scripted model: it knows only the text it was sent, and writes it back reshaped.

A real model never repeats a name as it was typed: it writes *Ms. Vargas*, turns a date round, writes a phone
number with dots, a name in bold. This one does the same with what it finds in the received text, so that the
way back is tried on deformed stand-ins. The same, run over the *typed* text, says what must be shown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from penname.demo.threads import Node

_NAME = r"[A-ZÀ-ÖØ-Þ][\w'’\-]+(?: [A-ZÀ-ÖØ-Þ][\w'’\-]+){1,2}"
_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_CUES = {
    "author": rf"\b(?:my name is|I am|I'm) ({_NAME})",
    "recipient": rf"\b(?:landlord|doctor|manager|teacher),? ({_NAME})",
    "relative": rf"\b(?:brother|sister|mother|father),? ({_NAME})",
    "email": r"([\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+)",
    "phone": r"\b(?:phone|number) is (\+?[\d().\- ]{8,}\d)",
    "born": rf"\bborn (?:on )?((?:{'|'.join(_MONTHS)}) \d{{1,2}}, \d{{4}})",
    "street": r"\bat (\d[^,\n]*?) in \S",
    "city": r"\bat \d[^,\n]*? in ([^,\n]+?) since\b",
    "employer": r"\bworks? (?:at|for) ([^,\n]+?), and\b",
    "reference": r"\breference is ([\w\-]+)",
    "ssn": r"\bSSN (?:is )?(\[SSN \d+\]|\d{3}-\d{2}-\d{4})",
    "card": r"\bcard (?:is )?(\[CARD \d+\]|\d{4}(?: \d{4}){3})",
}


@dataclass(frozen=True, slots=True)
class Facts:
    """What the received user turns say, by cue; a fact not mentioned is missing."""

    found: dict[str, str]

    def __getitem__(self, cue: str) -> str:
        return self.found.get(cue, f"(no {cue} given)")

    def __contains__(self, cue: str) -> bool:
        return cue in self.found


def read(turns: Sequence[Node]) -> Facts:
    """Collect the facts of the user's turns; the first mention of each counts."""
    received = "\n".join(turn.received() for turn in turns if turn.role == "user")
    found = {}
    for cue, pattern in _CUES.items():
        if match := re.search(pattern, received):
            found[cue] = match.group(1)
    return Facts(found)


def reply(turns: Sequence[Node], attempt: int = 0) -> str:
    """Answer the last user turn in Markdown, from the received `turns` alone; `attempt` counts variants."""
    facts = read(turns)
    asked = turns[-1].text.casefold() if turns else ""
    for word, write in _ANSWERS:
        if word in asked:
            answer = write(facts)
            break
    else:
        answer = _echo(turns)
    return f"Here is version {attempt + 1}.\n\n{answer}" if attempt else answer


def title(turns: Sequence[Node]) -> str:
    """Name the conversation by what it is about, as the sites do on the server."""
    facts = read(turns)
    if "recipient" in facts:
        return f"Letter to {facts['recipient']}"
    return " ".join(turns[0].text.split()[:6]) if turns else "New chat"


def _letter(facts: Facts) -> str:
    return (
        f"Dear Mr. {_family(facts['recipient'])},\n\n"
        f"I am writing about the heating at {facts['street']} in {facts['city']}, which has been broken "
        f"since October. Please send someone this week.\n\n"
        f"You can reach me at {facts['email']} or on {_dotted(facts['phone'])}.\n\n"
        f"Yours sincerely,\n\n**{_given(facts['author'])}** {_family(facts['author'])}"
    )


def _employment(facts: Facts) -> str:
    return (
        f"I added a paragraph:\n\n"
        f"Ms. {_family(facts['author'])} works for **{facts['employer']}**. The tenancy reference is "
        f"`{facts['reference']}`, please quote it when you answer {_family(facts['author'])}'s letter."
    )


def _form(facts: Facts) -> str:
    return (
        f"The form, filled in:\n\n```\n"
        f"Name: {_family(facts['author']).upper()}, {_given(facts['author'])}\n"
        f"Born: {_day_first(facts['born'])}\n"
        f"SSN: {facts['ssn']}\nCard: {facts['card']}\n```\n\n"
        f"Check the date, {_iso(facts['born'])}, before you sign."
    )


def _relative(facts: Facts) -> str:
    return (
        f"{facts['relative']} can sign too. I will ask {_given(facts['relative'])} and "
        f"{_given(facts['author'])} to sign under the {_family(facts['author'])} family name, and call "
        f"{facts['phone']} first."
    )


def _summary(facts: Facts) -> str:
    return (
        f"- {_initial(facts['author'])}, born {_day_first(facts['born'])}\n"
        f"- {facts['author']}, with {facts['relative']}\n"
        f"- to {facts['recipient']}, {facts['street']}, {facts['city']}\n"
        f"- {facts['employer']}, reference {facts['reference']}\n"
        f"- {facts['email']}, {facts['phone']}\n"
        f"- {facts['ssn']} and {facts['card']}"
    )


def _echo(turns: Sequence[Node]) -> str:
    received = turns[-1].received() if turns else ""
    return (
        f"I received this, word for word:\n\n{received}\n\nAsk me to *draft a letter* or to *summarise* it."
    )


_ANSWERS = (
    ("draft a letter", _letter),
    ("works at", _employment),
    ("fill in", _form),
    ("will sign too", _relative),
    ("summarise", _summary),
)


def _given(name: str) -> str:
    return name.split(" ", 1)[0]


def _family(name: str) -> str:
    return name.rsplit(" ", 1)[-1]


def _initial(name: str) -> str:
    return f"{name[0]}. {_family(name)}"


def _dotted(phone: str) -> str:
    digits = re.sub(r"\D", "", phone)[-10:]
    return f"{digits[:3]}.{digits[3:6]}.{digits[6:]}"


def _day_first(date: str) -> str:
    """Turn *March 14, 1987* into *14 March 1987*; anything else stays."""
    if match := re.fullmatch(r"(\w+) (\d+), (\d{4})", date):
        return f"{match.group(2)} {match.group(1)} {match.group(3)}"
    return date


def _iso(date: str) -> str:
    """Turn *March 14, 1987* into *1987-03-14*; anything else stays."""
    match = re.fullmatch(r"(\w+) (\d+), (\d{4})", date)
    if not match or match.group(1) not in _MONTHS:
        return date
    return f"{match.group(3)}-{_MONTHS.index(match.group(1)) + 1:02}-{int(match.group(2)):02}"
