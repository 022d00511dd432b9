"""The scripted model answers with what it was sent, in other shapes, and with nothing else."""

from __future__ import annotations

from penname.demo import model, play, script
from penname.demo.threads import Node


def conversation(*texts: str) -> list[Node]:
    turns: list[Node] = []
    for number, text in enumerate(texts):
        turns.append(Node(f"u{number}", "", "user", text))
        turns.append(Node(f"a{number}", "", "assistant", model.reply(turns)))
    return turns


def test_the_script_is_answered_with_all_twelve_details() -> None:
    shown = play.plain(
        " ".join(turn.text for turn in conversation(*script.TURNS) if turn.role == "assistant")
    )
    missing = [d for d, forms in script.PLANTED.items() if not any(form in shown for form in forms)]
    assert missing == []


def test_names_dates_and_phones_come_back_in_other_forms() -> None:
    letter, _, form = (turn.text for turn in conversation(*script.TURNS[:3]) if turn.role == "assistant")
    assert "Dear Mr. Okafor," in letter
    assert "415.867.2290" in letter
    assert "**Maria** Torres" in letter
    assert "TORRES, Maria" in form
    assert "14 March 1987" in form
    assert "1987-03-14" in form


def test_it_knows_only_what_it_was_sent() -> None:
    sent = script.TURNS[0].replace("Maria Torres", "Lucia Vargas").replace("Daniel Okafor", "Peter Mensah")
    letter = conversation(sent)[-1].text
    assert "Vargas" in letter
    assert "Mensah" in letter
    assert "Torres" not in letter.replace("maria.torres", "")


def test_a_placeholder_is_written_back_as_it_stands() -> None:
    sent = script.TURNS[2].replace("512-44-7389", "[SSN 1]").replace("4532 0151 1283 0366", "[CARD 1]")
    form = conversation(script.TURNS[0], script.TURNS[1], sent)[-1].text
    assert "SSN: [SSN 1]\nCard: [CARD 1]" in form


def test_a_prompt_it_has_no_answer_for_is_given_back_word_for_word() -> None:
    assert "How is the weather in Turin?" in conversation("How is the weather in Turin?")[-1].text


def test_an_attached_text_is_read_too() -> None:
    asked = Node("u", "", "user", "Please draft a letter.", ({"extracted_content": script.TURNS[0]},))
    assert "Okafor" in model.reply([asked])


def test_a_second_answer_says_that_it_is_one() -> None:
    turns = conversation(script.TURNS[0])[:1]
    assert model.reply(turns, 1).startswith("Here is version 2.")


def test_the_title_names_the_recipient() -> None:
    assert model.title(conversation(script.TURNS[0])) == "Letter to Daniel Okafor"
