"""A turn: what may leave, what it reveals, and that it always finds its way back."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fakes.detector import FakeDetector
from tests.fakes.needs import FakePools, needs
from tests.fakes.turns import Chat, replied, said, texts
from tests.fakes.world import world

from penname.conversations.outset import Outset
from penname.core.findings import Finding
from penname.core.keys import ConversationKeys
from penname.core.kinds import BLOCKED, Kind
from penname.core.message import Message, Origin
from penname.core.policy import Verdict
from penname.core.said import Said
from penname.core.turn import protect
from penname.core.wishes import Wishes
from penname.policies import POLICIES

MARIA = {"Maria Torres": Kind.PERSON}
BALANCED, CAMP, WATCH = POLICIES["balanced"], POLICIES["camp"], POLICIES["watch"]


def test_a_name_leaves_as_another_name_and_comes_back() -> None:
    chat = Chat()
    sent = chat.send(said("I am Maria Torres.", MARIA)).written[0].text

    assert "Maria" not in sent
    assert "Torres" not in sent
    assert chat.restore(sent) == "I am Maria Torres."


def test_a_value_found_once_is_replaced_in_every_later_mention() -> None:
    chat = Chat()
    first = chat.send(said("I am Maria Torres.", MARIA)).written[0].text
    given, family = first.removeprefix("I am ").removesuffix(".").split()

    later = chat.send(said("maria here. Ms. Torres is TORRES, Maria.")).written[0].text

    assert later == f"{given.lower()} here. Ms. {family} is {family.upper()}, {given}."


def test_a_value_learned_late_is_replaced_in_the_earlier_turns_too() -> None:
    chat = Chat()
    first = said("Torres here, by the way.")
    assert texts(chat.send(first)) == ["Torres here, by the way."]

    both = texts(chat.send(said("I am Maria Torres.", MARIA), history=[first]))

    assert "Torres" not in " ".join(both)


def test_a_sister_found_by_her_given_name_shares_the_family_name() -> None:
    chat = Chat()
    family = chat.send(said("I am Maria Torres.", MARIA)).written[0].text.split()[-1]

    sister = chat.send(said("Ana Torres is my sister.", {"Ana": Kind.PERSON})).written[0]

    assert family.rstrip(".") in sister.text
    assert [each.value for each in sister.mentions] == ["Ana Torres"]


def test_below_the_threshold_a_city_is_sent_and_above_it_replaced_in_every_turn() -> None:
    chat = Chat(CAMP)
    story = [
        said("I am Ada Lovelace", {"Ada Lovelace": Kind.PERSON}),
        said("I live in Turin", {"Turin": Kind.LOCATION}),
        said("and work for Acme", {"Acme": Kind.ORGANIZATION}),
    ]
    verdicts = [chat.send(story[n], history=story[:n]).verdict for n in range(2)]
    crossing = chat.send(story[2], history=story[:2])

    assert verdicts == [Verdict.SEND, Verdict.SEND]
    assert crossing.verdict is Verdict.REWRITE
    assert crossing.crossed
    assert not any(name in " ".join(texts(crossing)) for name in ("Ada", "Turin", "Acme"))
    assert not chat.send(said("thanks"), history=story).crossed


def test_what_left_in_clear_keeps_its_clear_form_until_the_context_is_made_anew() -> None:
    chat = Chat(CAMP)
    city = said("I live in Turin", {"Turin": Kind.LOCATION})
    chat.send(city)
    crossed = chat.send(
        said("Ada Lovelace of Turin, a@b.example", {"Ada Lovelace": Kind.PERSON, "a@b.example": Kind.EMAIL})
    )

    assert crossed.crossed
    assert "Turin" in crossed.written[0].text
    assert "Ada" not in crossed.written[0].text
    assert "Turin" not in " ".join(texts(chat.send(said("in Turin"), history=[city])))


def test_an_always_kind_is_replaced_from_the_next_turn_on_whatever_left_before() -> None:
    chat = Chat(WATCH)
    chat.send(said("I am Maria Torres.", MARIA))
    chat.policy = BALANCED

    assert "Maria" not in chat.send(said("Maria again")).written[0].text


def test_blocked_kinds_never_leave_under_any_policy_or_wish() -> None:
    for policy in POLICIES.values():
        for kind in BLOCKED:
            chat = Chat(policy, Wishes(keep=frozenset({"536-22-8714"})))
            made = chat.send(said("it is 536-22-8714", {"536-22-8714": kind}))

            assert "536" not in made.written[0].text
            assert made.verdict is Verdict.BLOCK


def test_what_an_assistant_says_is_protected_and_never_scored() -> None:
    chat = Chat()
    made = chat.send(replied("Dear Maria Torres,", MARIA))

    assert "Maria" not in made.written[0].text
    assert made.exposure.revealed == 0


def test_a_request_that_never_leaves_reveals_nothing() -> None:
    chat = Chat()
    chat.protect(said("I am Maria Torres.", MARIA))

    assert chat.protect(said("hello")).exposure.revealed == 0


def test_exposed_counts_only_what_left_in_clear() -> None:
    chat = Chat(BALANCED)
    chat.send(said("Maria Torres, 85,000 a year", {**MARIA, "85,000": Kind.SALARY}))
    after = chat.policy.measure(chat.registry.revealed, chat.registry.exposed)

    assert after.revealed == 1.56
    assert after.exposed == 0.6


def test_sent_unprotected_once_counts_as_exposed() -> None:
    chat = Chat()
    made = chat.protect(said("I am Maria Torres.", MARIA))
    after = made.left_unprotected(chat.registry)

    assert [entity.in_clear for entity in after] == [True]
    assert chat.policy.measure(after.revealed, after.exposed).exposed == 0.6


def test_a_surrogate_typed_for_real_gets_a_surrogate_of_its_own() -> None:
    chat = Chat()
    alias = chat.send(said("I am Maria Torres.", MARIA)).written[0].text.removeprefix("I am ")

    typed = f"Do you know {alias}"
    sent = chat.send(said(typed)).written[0].text

    assert alias not in sent
    assert chat.restore(sent) == typed


def test_a_surrogate_that_the_page_sends_again_stays() -> None:
    chat = Chat()
    sent = chat.send(said("I am Maria Torres.", MARIA)).written[0].text
    alias = sent.removeprefix("I am ").removesuffix(".")

    for origin in (Origin.PAGE, Origin.HISTORY):
        again = chat.send(said(sent, {alias: Kind.PERSON}, origin=origin)).written[0].text
        assert again == sent


def test_a_surrogate_that_would_be_swallowed_by_its_neighbours_becomes_a_placeholder() -> None:
    chat = Chat()
    message = Message("xMariay", (Finding(Kind.PERSON, 1, 6, 0.9, "test"),))

    sent = chat.send(message).written[0].text

    assert sent == "x[PERSON 1]y"
    assert chat.restore(sent) == "xMariay"


def test_when_a_pool_is_used_up_nothing_is_lost_and_a_placeholder_stands_in() -> None:
    pools = FakePools(given_names=("Ada",), family_names=("Abbot",))
    chat = Chat(needs=needs(pools=pools))
    names = {f"Name{chr(97 + n)}": Kind.PERSON for n in range(26)}
    text = ", ".join(names)

    sent = chat.send(said(text, names)).written[0].text

    assert chat.restore(sent) == text
    assert not any(name in sent for name in names)


# ── always and never ───────────────────────────────────────────────────────────────────────────

prose = st.text(max_size=30)
values = st.sampled_from(
    [
        "Maria Torres",
        "maria",
        "TORRES",
        "Torres, Maria",
        "John Torres",
        "m.torres@acme.com",
        "415 730",
        "Ünal",
    ]
)


@st.composite
def messages(draw: st.DrawFn, origin: Origin = Origin.TYPED) -> Message:
    """Any text, with any stretches of it taken for personal details."""
    text = "".join(draw(st.lists(st.one_of(prose, values), max_size=6)))
    findings, done = [], 0
    for _ in range(draw(st.integers(0, 4))):
        if done >= len(text):
            break
        start = draw(st.integers(done, len(text) - 1))
        end = draw(st.integers(start + 1, len(text)))
        findings.append(Finding(draw(st.sampled_from(Kind)), start, end, 0.9, "test"))
        done = end
    return Message(text, tuple(findings), origin)


@settings(max_examples=150, deadline=None)
@given(st.lists(messages(), min_size=1, max_size=4))
def test_restoring_a_typed_text_always_gives_the_text_back(story: list[Message]) -> None:
    chat = Chat()
    for message in story:
        sent = chat.send(message).written[0].text

        assert chat.restore(sent) == message.text


@settings(max_examples=150, deadline=None)
@given(st.lists(messages(), min_size=1, max_size=3))
def test_protecting_what_is_protected_always_changes_nothing(story: list[Message]) -> None:
    for origin in (Origin.PAGE, Origin.HISTORY):
        chat = Chat()
        for message in story:
            sent = chat.send(message).written[0].text

            assert chat.send(Message(sent, (), origin)).written[0].text == sent


@settings(max_examples=100, deadline=None)
@given(st.lists(messages(), min_size=1, max_size=4))
def test_a_surrogate_never_means_two_values(story: list[Message]) -> None:
    chat = Chat()
    for message in story:
        chat.send(message)
    entries = list(chat.names.vault)

    assert len({entry.surrogate for entry in entries}) == len(entries)
    assert all(entry.surrogate != entry.value for entry in entries)


@settings(max_examples=100, deadline=None)
@given(st.lists(messages(), min_size=1, max_size=4))
def test_the_same_key_and_turns_always_give_the_same_texts(story: list[Message]) -> None:
    one, other = Chat(), Chat()

    assert [texts(one.send(each)) for each in story] == [texts(other.send(each)) for each in story]


@settings(max_examples=100, deadline=None)
@given(st.lists(messages(), min_size=1, max_size=4))
def test_a_new_surrogate_never_equals_word_by_word_what_was_said_so_far(story: list[Message]) -> None:
    chat, heard = Chat(), Said()
    for message in story:
        before = len(chat.names.vault)
        chat.send(message)
        heard.add(message.text)
        new = list(chat.names.vault)[before:]

        assert not any(entry.surrogate in heard for entry in new if entry.kept or entry.is_placeholder)


def test_a_handle_follows_its_owner_also_where_it_stands_before_the_name() -> None:
    found = {
        "kwhitfield@brightwater-labs.com": Kind.EMAIL,
        "dougreyes": Kind.USERNAME,
        "Karen Whitfield": Kind.PERSON,
        "Doug Reyes": Kind.PERSON,
        "Brightwater Labs": Kind.ORGANIZATION,
    }
    text = "kwhitfield@brightwater-labs.com, dougreyes: Karen Whitfield, Doug Reyes, Brightwater Labs"
    outset = Outset(FakeDetector({}), world())
    names = outset.names(ConversationKeys.of(bytes(32), bytes(16)), "auto", "decade")
    sent = protect([said(text, found)], [], outset.registry(), names, POLICIES["strict"], Wishes())

    handles, people = sent.written[0].text.split(": ")
    karen, doug, firm = people.split(", ")
    mail, user = handles.split(", ")
    given, family = karen.lower().split()
    assert mail == f"{given[0]}{family}@{firm.lower().replace(' ', '-')}.example"
    assert user == doug.lower().replace(" ", "")
