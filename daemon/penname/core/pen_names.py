"""The pen names of one conversation: a stand-in for every value, and the way back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from penname.core import cuts
from penname.core.computed_dates import ComputedDates, DatePair, DateShift
from penname.core.errors import DomainTooSmall, NoSurrogateLeft, NotADate
from penname.core.forms import placeholder
from penname.core.keys import ConversationKeys
from penname.core.kinds import Kind
from penname.core.memory import Memory
from penname.core.message import Message, Origin
from penname.core.needs import Needs
from penname.core.restorations import Restorer, agreed
from penname.core.scope import MentionScope
from penname.core.surrogate import Form, Guard, Surrogate
from penname.core.vault import Entry, Vault

TRIES = 20
"""Stand-ins made for one mention before it gets a placeholder."""

LAST_PLACEHOLDER = 9_999

_DATES = (Kind.DATE, Kind.DATE_OF_BIRTH)


class PenNames:
    """Writes surrogates and keeps them; builds the restorer that brings them back.

    `serial` rises whenever there is something new to bring back.
    """

    def __init__(
        self,
        rows: Mapping[Kind, Surrogate],
        needs: Needs,
        keys: ConversationKeys,
        vault: Vault | None = None,
        offset: int = 0,
        birth_dates: str = "decade",
    ) -> None:
        self.vault = Vault() if vault is None else vault
        self.words = needs.words
        self.serial = len(self.vault)
        self.memory = Memory()
        self._rows = rows
        self._needs = needs
        self._keys = keys
        self._offset = offset
        self._birth_dates = birth_dates
        self.languages = {"en"}
        self._forms: dict[tuple[str, str], tuple[Form, ...]] = {}
        self._kinds: dict[Form, Kind] = {}
        self._restorer = Restorer(())
        self._beside = Restorer(())
        self._clear_dates: set[str] = set()
        self._computed: ComputedDates | None = None
        self._built_at = 0

    def of(self, kind: Kind, value: str, language: str, country: str) -> str:
        """The surrogate of `value`, a mention as written; made once and then always the same.

        A value that its row can't hide, because its pool is used up or its domain too small, gets a
        numbered placeholder instead. Nothing of a row's failed attempts stays.

        Raises:
            NoSurrogateLeft: The placeholders of the kind are used up as well.
        """
        known = self.vault.surrogate_of(value)
        if known is not None:
            return known
        for first_attempt in range(TRIES):
            scope = self._scope(language, country, first_attempt)
            try:
                surrogate = self._rows[kind].make(value, scope)
            except (DomainTooSmall, NoSurrogateLeft, NotADate):
                break
            if self._is_good(kind, value, surrogate, scope):
                self._adopt(Entry(kind, value, surrogate, tuple(scope.fresh.values()), language, country))
                return surrogate
            if not scope.fresh:
                break  # every part is settled: another try would write the same
        return self.placeholder(kind, value)

    def of_cut(self, kind: Kind, value: str, whole: str, language: str, country: str) -> str:
        """The surrogate of `value`, with which a text ends inside `whole`: the beginning of that one's.

        Raises:
            NoSurrogateLeft: As `of`.
        """
        known = self.vault.surrogate_of(value)
        if known is not None:
            return known
        surrogate = self.of(kind, whole, language, country)
        beginnings = () if placeholder.is_placeholder(surrogate) else cuts.beginnings(value, whole, surrogate)
        for beginning in beginnings:
            if self._is_new(beginning, value):
                self._adopt(Entry(kind, value, beginning, (), language, country, is_cut=True))
                return beginning
        return self.placeholder(kind, value, is_cut=True)

    def placeholder(self, kind: Kind, value: str, *, is_cut: bool = False) -> str:
        """A numbered placeholder that stands for `value`: `[ORGANIZATION 2]`.

        Raises:
            NoSurrogateLeft: All of them stand for other values.
        """
        known = self.vault.placeholder_of(value)
        if known is not None:
            return known
        label = kind.upper().replace("_", " ")
        for number in range(1, LAST_PLACEHOLDER + 1):
            text = f"[{label} {number}]"
            if self.vault.value_of(text) is None and text not in self.vault.said:
                self._adopt(Entry(kind, value, text, is_placeholder=True, is_cut=is_cut))
                return text
        raise NoSurrogateLeft(kind, LAST_PLACEHOLDER)

    def take_over(self, entries: Iterable[Entry]) -> None:
        """Takes the pairs of another vault of the same chat, so that they find their way back here too.

        What this vault says of a value, a part or a surrogate stands above what the other one says.
        """
        for entry in entries:
            if self.vault.value_of(entry.surrogate) is None:
                new = (
                    each
                    for each in entry.kept
                    if self.vault.kept(each.slot, each.original) is None and self.vault.holder(each) is None
                )
                self._adopt(replace(entry, kept=tuple(new)))

    def stand_beside(self, surrogates: Iterable[str], restorer: Restorer) -> None:
        """Lets the pen names of another vault hold here too: none is given a second meaning, nor replaced."""
        self.avoid(surrogates)
        self._beside = restorer

    def avoid(self, surrogates: Iterable[str]) -> None:
        """Makes none of these, from now on."""
        for surrogate in surrogates:
            self.vault.said.add(surrogate)

    def hear(self, language: str) -> None:
        """Notes a language in which the model may write, so that forms are built for it."""
        if language not in self.languages:
            self.languages.add(language)
            self._forms.clear()
            self.serial += 1

    def hear_said(self, messages: Iterable[Message]) -> None:
        """Notes what stands in clear in these messages: no new pen name may be among it."""
        for message in messages:
            self.vault.said.add(message.in_clear())
            if message.origin is Origin.TYPED:
                dates = (each for each in message.findings if each.kind in _DATES)
                self.know_dates(message.text[each.start : each.end] for each in dates)

    def know_dates(self, values: Iterable[str]) -> None:
        """Notes real dates of the conversation: where they stand in clear, nobody has worked them out."""
        new = set(values) - self._clear_dates
        if new and self._offset:
            self._clear_dates |= new
            self.serial += 1

    def restorer(self) -> Restorer:
        """Brings back every surrogate of the conversation, in every form."""
        if self._built_at != self.serial:
            exact = {self._exact(entry): entry.kind for entry in self.vault}
            derived = {form: entry.kind for entry in self.vault for form in self._forms_of(entry)}
            self._kinds = derived | exact
            forms = agreed(exact, (self._forms_of(entry) for entry in self.vault))
            self._computed = self._computed_dates()
            self._restorer = Restorer(forms, self._computed)
            self._built_at = self.serial
        return self._restorer

    def date_shift(self) -> DateShift | None:
        """What brings worked-out dates back, as plain data; None where dates are enciphered or unknown."""
        self.restorer()
        return self._computed.shift if self._computed else None

    def surrogates_in(self, text: str) -> tuple[tuple[int, int], ...]:
        """Start and end of every surrogate in `text`, in whatever form it is written there.

        Dates that a model worked out are not among them: nobody can tell them from real ones.
        """
        found = (*self.restorer().matches(text), *self._beside.matches(text))
        return tuple(sorted({(each.start, each.end) for each in found if each.form}))

    def kind_of(self, form: Form | None) -> Kind:
        """The kind of what `form` brings back; a date where there is no form (a computed date)."""
        return self._kinds[form] if form else Kind.DATE

    def _computed_dates(self) -> ComputedDates | None:
        """Finds the dates that a model works out from ours; None where dates are enciphered."""
        dates = [entry for entry in self.vault if entry.kind in _DATES]
        if self._offset == 0 or not dates:
            return None
        pairs = (
            DatePair(entry.value, entry.surrogate, entry.language, entry.country, entry.kind is Kind.DATE)
            for entry in dates
        )
        # Not those of replies alone: what a reply in another language tells of is seldom our dates.
        languages = dict.fromkeys((dates[0].language, "en", *(entry.language for entry in self.vault)))
        clear = sorted(self._clear_dates)
        return ComputedDates(self._offset, pairs, self._needs.calendar, languages, dates[0].country, clear)

    def _exact(self, entry: Entry) -> Form:
        """The pair as written. Its row may have said when it may be brought back."""
        if entry.is_placeholder:
            return Form(entry.surrogate, entry.value, Guard.ANYWHERE)
        if entry.is_cut:
            return Form(entry.surrogate, entry.value, Guard.EXACT)
        listed = (form for form in self._forms_of(entry) if form.text == entry.surrogate)
        return next(
            (replace(form, original=entry.value) for form in listed), Form(entry.surrogate, entry.value)
        )

    def _forms_of(self, entry: Entry) -> tuple[Form, ...]:
        if entry.is_placeholder:
            return tuple(placeholder.forms(entry.value, entry.surrogate, self._scope(entry.language, "")))
        if entry.is_cut:
            return ()
        key = (entry.value, entry.surrogate)
        if key not in self._forms:
            languages = dict.fromkeys((entry.language, *sorted(self.languages)))
            row = self._rows[entry.kind]
            self._forms[key] = tuple(
                dict.fromkeys(
                    form
                    for language in languages
                    for form in row.forms(entry.value, entry.surrogate, self._scope(language, entry.country))
                )
            )
        return self._forms[key]

    def _scope(self, language: str, country: str, first_attempt: int = 0) -> MentionScope:
        return MentionScope(
            needs=self._needs,
            keys=self._keys,
            vault=self.vault,
            language=language,
            country=country,
            offset=self._offset,
            birth_dates=self._birth_dates,
            first_attempt=first_attempt,
        )

    def _is_good(self, kind: Kind, value: str, surrogate: str, scope: MentionScope) -> bool:
        """Whether the whole stand-in hides its value and can mean nothing else.

        Where all parts were chosen before, it is the pen name of a known entity and may stand in the texts.
        """
        if not surrogate.strip() or self.vault.value_of(surrogate) not in (None, value):
            return False
        if value.casefold() in surrogate.casefold():
            return False
        return not scope.fresh or kind in _DATES or surrogate not in self.vault.said

    def _is_new(self, beginning: str, value: str) -> bool:
        """Whether the beginning of a surrogate hides `value` and means nothing else, here or in any text."""
        if self.vault.value_of(beginning) is not None or beginning in self.vault.said:
            return False
        if value.casefold() in beginning.casefold():
            return False
        if any(self.words.is_common(beginning, language) for language in self.languages):
            return False
        matches = self.restorer().matches(beginning)
        return not any(each.start == 0 and each.end == len(beginning) for each in matches)

    def _adopt(self, entry: Entry) -> None:
        self.vault.adopt(entry)
        self.serial += 1
