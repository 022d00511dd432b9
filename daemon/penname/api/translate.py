"""Between the words of the border and the types of the core: strings become enums here, and only here."""

from __future__ import annotations

from collections.abc import Iterable

from penname.conversations import answers
from penname.core.computed_dates import DateShift
from penname.core.entities import Decision
from penname.core.message import Origin, Role
from penname.core.surrogate import Form
from penname.protocol import parts, replies


def leaves(given: Iterable[parts.Leaf]) -> tuple[answers.Leaf, ...]:
    """The texts of a request as the conversations take them."""
    return tuple(answers.Leaf(leaf.path, leaf.text, Origin(leaf.origin), Role(leaf.role)) for leaf in given)


def purpose(given: parts.Purpose) -> answers.Purpose:
    """What a request of the page is for."""
    return answers.Purpose(given)


def decision(given: parts.Decision) -> Decision:
    """What the person has decided."""
    return Decision(given)


def protected(answer: answers.Protected) -> replies.Protected:
    """What may leave."""
    return replies.Protected(
        request=answer.request,
        changed=_leaves(answer.changed),
        verdict=answer.verdict.value,
        exposure=_exposure(answer.figures),
        counts=_counts(answer.figures.counts),
        serial=answer.serial,
        ask=answer.ask.value,
    )


def figures(answer: answers.Figures) -> parts.Figures:
    """The live figures of one conversation."""
    return parts.Figures(answer.site, answer.conversation, _exposure(answer), _counts(answer.counts))


def restored(answer: answers.Restored) -> replies.Restored:
    """The way back."""
    dates = date_shift(answer.dates) if answer.dates else None
    return replies.Restored(answer.serial, tuple(map(_form, answer.forms)), tuple(answer.originals), dates)


def date_shift(shift: DateShift) -> parts.DateShift:
    """What brings worked-out dates back."""

    def joined(tables: Iterable[Iterable[str]]) -> tuple[str, ...]:
        return tuple("|".join(names) for names in tables)

    return parts.DateShift(
        offset=shift.offset,
        day_first=shift.day_first,
        surrogates=tuple(day.isoformat() for day in shift.surrogates),
        real=tuple(day.isoformat() for day in shift.real),
        names=tuple(
            parts.DateNames(
                each.language, joined(each.months), joined(each.short_months), joined(each.weekdays)
            )
            for each in shift.names
        ),
    )


def previewed(answer: answers.Previewed) -> replies.Previewed:
    """The words of a draft that would be replaced."""
    return replies.Previewed(tuple(answer.words), tuple(kind.value for kind in answer.kinds))


def detailed(answer: answers.Details) -> replies.Detailed:
    """The side panel's list, score and graph."""
    return replies.Detailed(
        details=tuple(map(_detail, answer.details)),
        exposure=_exposure(answer.figures),
        edges=tuple((one.value, other.value) for one, other in answer.edges),
    )


def sent_turns(answer: Iterable[answers.SentTurn]) -> replies.SentTurns:
    """What left, turn by turn."""
    return replies.SentTurns(
        tuple(parts.SentTurn(turn.turn, _leaves(turn.typed), _leaves(turn.sent)) for turn in answer)
    )


def _leaves(given: Iterable[answers.Leaf]) -> tuple[parts.Leaf, ...]:
    return tuple(parts.Leaf(leaf.path, leaf.text, leaf.origin.value, leaf.role.value) for leaf in given)


def _exposure(answer: answers.Figures) -> parts.Exposure:
    score = answer.exposure
    return parts.Exposure(
        revealed=score.revealed,
        exposed=score.exposed,
        threshold=score.threshold,
        band=score.band.value,
        reasons=tuple(kind.value for kind in score.reasons),
        by_turn=tuple(answer.by_turn),
    )


def _counts(counts: answers.Counts) -> parts.Counts:
    return parts.Counts(counts.replaced, counts.kept, counts.blocked)


def _form(form: Form) -> parts.RestorationForm:
    return parts.RestorationForm(form.text, form.original, form.guard.value)


def _detail(detail: answers.Detail) -> parts.Detail:
    return parts.Detail(
        entity=detail.entity,
        kind=detail.kind.value,
        value=detail.value,
        surrogate=detail.surrogate,
        first_turn=detail.first_turn,
        decision=detail.decision.value,
    )
