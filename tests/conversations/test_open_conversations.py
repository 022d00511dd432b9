"""The life of a conversation: nothing counts before it has left, everything is there again afterwards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from threading import Thread

import pytest
from tests.fakes.ports import FakeClock, FakeSettings, FakeVaults

from penname.conversations import Conversations, UnknownConversation
from penname.conversations.answers import Ask, Leaf, Protected, Purpose
from penname.core.entities import Decision
from penname.core.errors import WrongKey
from penname.core.keys import StoreKeys
from penname.core.kinds import Kind
from penname.core.message import Origin, Role
from penname.core.policy import Verdict
from penname.ports import Preferences

SITE, CHAT = "chatgpt", "c-1"
HELLO = "I am Maria Torres from Sacramento."
STORY = "Maria Torres, Sacramento, at Mercy General Hospital, maria.torres@gmail.com"


def protect(chats: Conversations, text: str, request: str = "r1", **how: object) -> Protected:
    leaf = Leaf("text", text, how.pop("origin", Origin.TYPED), how.pop("role", Role.USER))  # type: ignore[arg-type]
    purpose = how.pop("purpose", Purpose.PROMPT)
    return chats.protect(SITE, how.pop("chat", CHAT), request, [leaf], purpose)  # type: ignore[arg-type]


def sent_text(answer: Protected, text: str) -> str:
    return answer.changed[0].text if answer.changed else text


def send(chats: Conversations, text: str, request: str = "r1", **how: object) -> str:
    chat = str(how.get("chat", CHAT))
    left = sent_text(protect(chats, text, request, **how), text)
    chats.confirm(SITE, chat, request, [Leaf("text", left)])
    return left


def restore(chats: Conversations, text: str, chat: str = CHAT) -> str:
    for form in chats.restorations(SITE, chat).forms:
        text = text.replace(form.text, form.original)
    return text


def test_only_the_leaves_that_changed_are_answered(chats: Conversations) -> None:
    leaves = [Leaf("a", "no details"), Leaf("b", HELLO)]
    answer = chats.protect(SITE, CHAT, "r1", leaves)

    assert [leaf.path for leaf in answer.changed] == ["b"]
    assert "Maria" not in answer.changed[0].text


def test_nothing_counts_before_the_request_has_left(chats: Conversations) -> None:
    answer = protect(chats, HELLO)

    assert answer.figures.exposure.revealed == pytest.approx(1.43)
    assert chats.figures()[0].exposure.revealed == 0
    assert chats.sent(SITE, CHAT) == ()


def test_what_has_left_counts_and_is_listed_as_the_bytes_that_left(chats: Conversations) -> None:
    left = send(chats, HELLO)
    figures = chats.figures()[0]
    (turn,) = chats.sent(SITE, CHAT)

    assert figures.exposure.revealed == pytest.approx(1.43)
    assert figures.by_turn == (pytest.approx(1.43),)
    assert (turn.turn, turn.typed[0].text, turn.sent[0].text) == (0, HELLO, left)
    assert (figures.counts.replaced, figures.counts.kept, figures.counts.blocked) == (1, 1, 0)


def test_a_draft_scores_nothing_even_when_it_leaves(chats: Conversations) -> None:
    send(chats, HELLO, purpose=Purpose.DRAFT)

    assert chats.figures()[0].exposure.revealed == 0
    assert chats.figures()[0].by_turn == ()


def test_two_requests_on_the_way_at_once_both_count(chats: Conversations) -> None:
    first = protect(chats, "I am Maria Torres.", "r1")
    second = protect(chats, "mail maria.torres@gmail.com", "r2")
    chats.confirm(SITE, CHAT, "r1", first.changed)
    chats.confirm(SITE, CHAT, "r2", second.changed)

    assert chats.figures()[0].exposure.reasons == (Kind.EMAIL, Kind.PERSON)


def test_a_blocked_kind_is_told_and_leaves_as_a_placeholder(chats: Conversations) -> None:
    answer = protect(chats, "my number is 536-22-8714")

    assert answer.verdict is Verdict.BLOCK
    assert sent_text(answer, "") == "my number is [SSN 1]"


def test_crossing_the_threshold_asks_once_when_something_stands_in_clear(chats: Conversations) -> None:
    assert protect(chats, HELLO).ask is Ask.NOTHING
    send(chats, HELLO)
    crossing = protect(chats, "mail maria.torres@gmail.com", "r2")
    chats.confirm(SITE, CHAT, "r2", crossing.changed)

    assert crossing.ask is Ask.RE_ROOT
    assert protect(chats, "and Sacramento?", "r3").ask is Ask.NOTHING


def test_crossing_at_once_asks_nothing_since_nothing_stands_in_clear(chats: Conversations) -> None:
    answer = protect(chats, STORY)

    assert answer.verdict is Verdict.REWRITE
    assert answer.ask is Ask.NOTHING
    assert "Sacramento" not in answer.changed[0].text


def test_a_re_rooted_conversation_holds_pen_names_only(chats: Conversations) -> None:
    left = send(chats, HELLO)
    assert "Sacramento" in left
    again = [Leaf("history", left, Origin.HISTORY), Leaf("new", "mail maria.torres@gmail.com")]
    answer = chats.protect(SITE, CHAT, "r2", again)
    texts = {leaf.path: leaf.text for leaf in answer.changed}

    assert "Sacramento" not in texts["history"]
    assert answer.ask is Ask.NOTHING
    chats.confirm(SITE, CHAT, "r2", answer.changed)
    assert "Sacramento" not in send(chats, "from Sacramento", "r3")


def test_a_client_that_sends_all_turns_again_has_them_all_rewritten(chats: Conversations) -> None:
    send(chats, HELLO)
    leaves = [
        Leaf("0", HELLO),
        Leaf("1", "Welcome!", Origin.PAGE, Role.ASSISTANT),
        Leaf("2", "mail maria.torres@gmail.com"),
    ]
    answer = chats.protect(SITE, CHAT, "r2", leaves)

    assert [leaf.path for leaf in answer.changed] == ["0", "2"]
    assert "Sacramento" not in answer.changed[0].text


def test_what_was_sent_stays_as_it_is_when_the_page_sends_it_again(chats: Conversations) -> None:
    left = send(chats, STORY)

    assert protect(chats, left, "r2", origin=Origin.PAGE, purpose=Purpose.TITLE).changed == ()


def test_two_conversations_give_the_same_value_unrelated_surrogates(chats: Conversations) -> None:
    assert send(chats, "Maria Torres", chat="a") != send(chats, "Maria Torres", chat="b")


def test_sent_unprotected_once_is_exposed_and_not_remembered(chats: Conversations) -> None:
    protect(chats, HELLO)
    figures = chats.unprotected(SITE, CHAT, "r1")

    assert figures.exposure.exposed == pytest.approx(1.43)
    assert chats.sent(SITE, CHAT)[0].sent[0].text == HELLO
    assert "Maria" not in sent_text(protect(chats, HELLO, "r2"), HELLO)


def test_a_preview_names_what_would_be_replaced_and_touches_nothing(chats: Conversations) -> None:
    preview = chats.preview(SITE, CHAT, HELLO)

    assert preview.words == ("Maria Torres",)
    assert preview.kinds == (Kind.PERSON,)
    assert chats.figures() == ()
    assert chats.restorations(SITE, CHAT).forms == ()


def test_the_way_back_has_a_serial_and_is_told_once(chats: Conversations) -> None:
    left = send(chats, HELLO)
    answer = chats.restorations(SITE, CHAT)

    assert restore(chats, left) == HELLO
    assert answer.originals == ("Maria Torres",)
    assert [len(form.text) for form in answer.forms] == sorted(
        (len(f.text) for f in answer.forms), reverse=True
    )
    assert chats.restorations(SITE, CHAT, answer.serial).forms == ()
    send(chats, "536-22-8714", "r2")
    assert chats.restorations(SITE, CHAT, answer.serial).forms != ()


def test_a_value_that_the_person_keeps_is_not_guarded_any_more(chats: Conversations) -> None:
    send(chats, HELLO)
    chats.decide(SITE, CHAT, "person-1", Decision.KEEP_ONCE)

    assert chats.restorations(SITE, CHAT).originals == ()


def test_what_a_sites_own_texts_hold_comes_back_in_all_its_chats(chats: Conversations) -> None:
    left = send(chats, "Call me Maria Torres", chat="", purpose=Purpose.OTHER)

    assert restore(chats, left, chat="another") == "Call me Maria Torres"


def test_after_a_restart_everything_reads_as_before(daemon: Callable[..., Conversations]) -> None:
    before = daemon()
    first = send(before, HELLO)
    before.decide(SITE, CHAT, "location-1", Decision.MASK_ONCE)
    after = daemon()

    assert restore(after, first) == HELLO
    assert after.sent(SITE, CHAT) == before.sent(SITE, CHAT)
    assert after.details(SITE, CHAT) == before.details(SITE, CHAT)
    assert send(after, HELLO, "r2") == send(before, HELLO, "r2")


def test_what_has_left_is_not_read_again_after_a_restart_either(
    daemon: Callable[..., Conversations],
) -> None:
    left = send(daemon(), STORY)
    keener = daemon(found={"hospital": Kind.PERSON, "Hospital": Kind.PERSON, "at": Kind.USERNAME})

    assert protect(keener, left, "r2", origin=Origin.PAGE).changed == ()
    assert protect(keener, "at", "r3", origin=Origin.PAGE).changed != ()


def test_a_renamed_conversation_goes_on_under_its_new_id(daemon: Callable[..., Conversations]) -> None:
    chats = daemon()
    left = send(chats, HELLO, chat="temporary")
    chats.rename(SITE, "temporary", CHAT)

    assert restore(chats, left) == HELLO
    assert restore(daemon(), left) == HELLO
    assert daemon().restorations(SITE, "temporary").forms == ()
    daemon().rename(SITE, "unknown", "x")


def test_forgetting_destroys_rows_and_the_way_back(chats: Conversations, vaults: FakeVaults) -> None:
    send(chats, HELLO)
    send(chats, HELLO, chat="other")
    chats.forget(SITE, CHAT)

    assert chats.restorations(SITE, CHAT).forms == ()
    assert len(vaults.rows) == 1
    chats.forget_everything()
    assert vaults.rows == {}
    assert chats.figures() == ()


def test_a_conversation_that_is_not_to_be_kept_is_never_written(
    chats: Conversations, vaults: FakeVaults, settings: FakeSettings
) -> None:
    settings.preferences = Preferences(keep_days=0)
    send(chats, HELLO)

    assert vaults.rows == {}


def test_conversations_end_after_the_days_they_are_kept(
    daemon: Callable[..., Conversations], vaults: FakeVaults, clock: FakeClock
) -> None:
    send(daemon(), HELLO)
    clock.time += timedelta(days=29)
    daemon()
    assert len(vaults.rows) == 1
    clock.time += timedelta(days=2)
    daemon()
    assert vaults.rows == {}


def test_nothing_at_rest_shows_a_value_or_opens_with_another_key(
    daemon: Callable[..., Conversations], vaults: FakeVaults
) -> None:
    send(daemon(), STORY)
    stored = b"".join(
        name.encode() + sealed for rows in vaults.rows.values() for name, sealed in rows.items()
    )

    for value in (b"Maria", b"Torres", b"Sacramento", b"person", b"chatgpt", b"c-1"):
        assert value not in stored
    index = next(iter(vaults.rows))
    other = daemon(bytes(32))
    vaults.rows[StoreKeys(bytes(32)).index(SITE, CHAT)] = vaults.rows[index]
    with pytest.raises(WrongKey):
        other.details(SITE, CHAT)


def test_a_decision_holds_in_its_conversation_or_everywhere(
    chats: Conversations, settings: FakeSettings
) -> None:
    send(chats, HELLO)
    chats.decide(SITE, CHAT, "person-1", Decision.KEEP_ALWAYS)
    chats.decide(SITE, CHAT, "location-1", Decision.MASK_ALWAYS)

    assert "Maria Torres" in settings.preferences.keep
    assert settings.preferences.mask == (("Sacramento", Kind.LOCATION),)
    assert "Sacramento" not in send(chats, "Sacramento", "r2")
    chats.decide(SITE, CHAT, "person-1", Decision.NONE)
    assert settings.preferences.keep == frozenset()


def test_a_decision_on_a_detail_that_is_not_there_is_refused(chats: Conversations) -> None:
    with pytest.raises(UnknownConversation):
        chats.decide(SITE, CHAT, "person-9", Decision.KEEP_ONCE)


def test_the_panel_lists_every_detail_with_its_surrogate_and_first_turn(chats: Conversations) -> None:
    send(chats, "hello", "r0")
    send(chats, HELLO)
    panel = chats.details(SITE, CHAT)
    name, city = panel.details

    assert (name.entity, name.value, name.first_turn) == ("person-1", "Maria Torres", 1)
    assert name.surrogate not in ("", "Maria Torres")
    assert (city.value, city.surrogate) == ("Sacramento", "")
    assert panel.edges == ((Kind.LOCATION, Kind.PERSON),)


def test_a_canary_comes_back_changed_and_leaves_nothing(chats: Conversations, vaults: FakeVaults) -> None:
    assert "Maria" not in chats.canary(SITE, HELLO)
    assert chats.figures() == ()
    assert vaults.rows == {}


def test_a_policy_chosen_for_the_site_holds_at_once(chats: Conversations, settings: FakeSettings) -> None:
    settings.preferences = replace(settings.preferences, policy="watch")

    assert protect(chats, HELLO).changed == ()


def test_many_threads_in_many_conversations_never_mix_them_up(chats: Conversations) -> None:
    left: dict[str, list[str]] = {f"c{n}": [] for n in range(4)}

    def talk(chat: str) -> None:
        for n in range(5):
            left[chat].append(send(chats, HELLO, f"r{n}", chat=chat))

    threads = [Thread(target=talk, args=(chat,)) for chat in left for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert all(len(texts) == 10 and len(set(texts)) == 1 for texts in left.values())
    assert len({texts[0] for texts in left.values()}) == 4
