"""A text under pen names, and the proof that it can be brought back.

Writing and proving go in rounds. A surrogate that would not be recognised in its place ("xElenay") gives
way to a placeholder there, and a word the person typed that happens to be a surrogate is a real value: it
gets a surrogate of its own. When nothing is astray any more, the text may leave.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from penname.core.errors import NoWayBack
from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.message import Message, Origin
from penname.core.pen_names import PenNames
from penname.core.written import Mention, Written

ROUNDS = 12
"""Times a text is written before it counts as having no way back."""

ECHO = "typed for real"
"""`found_by` of something typed that equals a surrogate."""

_OWNERS = (Kind.PERSON, Kind.ORGANIZATION, Kind.LOCATION)

Replaces: TypeAlias = Callable[[Finding, str], bool]
"""Whether a mention leaves under a pen name: its finding, and its value as written."""


def rewrite(message: Message, replaces: Replaces, names: PenNames) -> Written:
    """`message` with every finding that `replaces` asks for under its pen name, and the way back proved.

    A typed text restores to itself. In a text that the page sends again, a surrogate stays what it is.

    Raises:
        NoWayBack: Some value could not be written so that it comes back exactly.
        NoSurrogateLeft: A kind has no surrogate left.
    """
    findings = message.findings
    replaced = _replaced(message, replaces)
    instead: dict[int, str] = {}  # placeholders, by where their mention starts
    for _ in range(ROUNDS):
        draft = _Draft(message, [_mention(message, each, replaced, names, instead) for each in findings])
        if draft.comes_back(names):
            written = names.memory.written[message, replaced] = draft.written()
            return written
        lost, strays = draft.astray(names)
        for mention in lost:
            placeholder = names.placeholder(mention.finding.kind, mention.value)
            instead[mention.finding.start] = placeholder
        findings = _in_order(findings, strays)
    raise NoWayBack(len(findings))


def name_owners(messages: Sequence[Message], replaces: Replaces, names: PenNames) -> None:
    """Gives people, employers and places their pen names, before what is named after them follows.

    So "kwhitfield@…" becomes the handle of Karen Whitfield's stand-in although it stands before her name.
    A full name comes before its parts, which alone do not tell whether they are given or family names.

    Raises:
        NoSurrogateLeft: A kind has no surrogate left.
    """
    owners = [
        (_OWNERS.index(finding.kind), -value.count(" "), number, finding.kind, value, message)
        for number, message in enumerate(messages)
        for finding in message.findings
        if finding.kind in _OWNERS and replaces(finding, value := message.value(finding))
    ]
    for _, _, _, kind, value, message in sorted(owners, key=lambda owner: owner[:3]):
        names.of(kind, value, message.language, message.country)


def rewrite_all(messages: Sequence[Message], replaces: Replaces, names: PenNames) -> list[Written]:
    """Every message rewritten, and proved with the pen names that the last of them brought.

    Raises as `rewrite`.
    """
    while True:
        serial = names.serial
        written = [rewrite(message, replaces, names) for message in messages]
        if names.serial == serial:
            return written


def rewrite_again(message: Message, replaces: Replaces, names: PenNames) -> Written:
    """As `rewrite`, for a text that was written before: the same text while its mentions are treated alike.

    It was proved then, and no pen name made since is among its words.
    """
    before = names.memory.written.get((message, _replaced(message, replaces)))
    return before or rewrite(message, replaces, names)


def _replaced(message: Message, replaces: Replaces) -> frozenset[int]:
    """Where the findings start that leave under a pen name."""
    return frozenset(each.start for each in message.findings if replaces(each, message.value(each)))


def _mention(
    message: Message,
    finding: Finding,
    replaced: frozenset[int],
    names: PenNames,
    instead: dict[int, str],
) -> Mention:
    value = message.text[finding.start : finding.end]
    if finding.start in instead:
        return Mention(finding, value, instead[finding.start])
    if finding.start in replaced and (whole := message.value(finding)) != value:
        cut = names.of_cut(finding.kind, value, whole, message.language, message.country)
        return Mention(finding, value, cut)
    if finding.start in replaced or finding.found_by == ECHO:
        return Mention(finding, value, names.of(finding.kind, value, message.language, message.country))
    return Mention(finding, value)


def _in_order(findings: Sequence[Finding], strays: Sequence[Finding]) -> tuple[Finding, ...]:
    """All of them; a finding kept in clear gives way to a stray that touches it."""
    untouched = (each for each in findings if not any(each.overlaps(stray) for stray in strays))
    return tuple(sorted((*untouched, *strays), key=lambda finding: finding.start))


@dataclass(frozen=True, slots=True, repr=False)
class _Stretch:
    """A stretch of the rewritten text and the stretch of the original that it comes from."""

    start: int
    end: int
    text_start: int
    text_end: int
    mention: Mention | None  # of a surrogate; None where the text was copied

    def text_position(self, position: int) -> int:
        """Where a position of the rewritten text lies in the original. A surrogate's inside is its start."""
        if self.mention is None:
            return self.text_start + position - self.start
        return self.text_end if position == self.end else self.text_start


class _Draft:
    """A rewritten text that remembers where each of its characters comes from."""

    def __init__(self, message: Message, mentions: Sequence[Mention]) -> None:
        self._message = message
        self._mentions = tuple(mentions)
        stretches: list[_Stretch] = []
        pieces: list[str] = []
        length = done = 0
        for mention in mentions:
            if mention.surrogate is None:
                continue
            start, end = mention.finding.start, mention.finding.end
            copied = length + start - done
            stretches.append(_Stretch(length, copied, done, start, None))
            length = copied + len(mention.surrogate)
            stretches.append(_Stretch(copied, length, start, end, mention))
            pieces += [message.text[done:start], mention.surrogate]
            done = end
        rest = len(message.text) - done
        stretches.append(_Stretch(length, length + rest, done, len(message.text), None))
        self._text = "".join((*pieces, message.text[done:]))
        self._stretches = [each for each in stretches if each.start < each.end]
        self._starts = [each.start for each in self._stretches]

    def written(self) -> Written:
        """The text, as it may leave."""
        return Written(self._message, self._text, self._mentions)

    def comes_back(self, names: PenNames) -> bool:
        """Whether the way back is exact: of a typed text as a whole, else of every surrogate just written."""
        if self._message.origin is Origin.TYPED:
            return names.restorer().restore(self._text) == self._message.text
        return self.astray(names) == ([], [])

    def astray(self, names: PenNames) -> tuple[list[Mention], list[Finding]]:
        """The surrogates that would not come back, and typed words that would be taken for a surrogate."""
        found: set[int] = set()
        strays: list[Finding] = []
        for match in names.restorer().matches(self._text):
            touched = self._stretches[self._at(match.start) : self._at(match.end - 1) + 1]
            mentions = [each.mention for each in touched if each.mention]
            start, end = touched[0].text_position(match.start), touched[-1].text_position(match.end)
            if self._message.text[start:end] == match.written:
                found.update(mention.finding.start for mention in mentions)
            elif not mentions and self._message.origin is Origin.TYPED:
                strays.append(Finding(names.kind_of(match.form), start, end, 1.0, ECHO))
        replaced = (each for each in self._mentions if each.surrogate is not None)
        return [each for each in replaced if each.finding.start not in found], strays

    def _at(self, position: int) -> int:
        """Which stretch a character of the rewritten text belongs to."""
        return bisect_right(self._starts, position) - 1
