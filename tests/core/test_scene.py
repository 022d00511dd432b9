"""What kind of talk a text belongs to."""

from __future__ import annotations

import pytest

from penname.core.scene import EMPTY, scene_of


@pytest.mark.parametrize(
    "text",
    [
        "my landlord kept the deposit",
        "I live in Duluth",
        "Dear Mr. Stroud, please",
        "Ich heiße Jürgen und wohne hier",
        "j'habite à Lyon",
        "vivo en Zaragoza",
        "mieszkam sama",
    ],
)
def test_somebodys_own_affairs_are_private(text: str) -> None:
    assert scene_of(text).private


@pytest.mark.parametrize(
    "text",
    [
        "What were the causes of the French Revolution?",
        "Plan a 3-day trip to Kyoto in April. I like temples.",
        "Here is my Dockerfile: FROM python:3.11-slim",
        "In general, can a landlord in England enter without permission?",
    ],
)
def test_general_questions_are_not(text: str) -> None:
    assert not scene_of(text).private


def test_a_story_invents_its_people() -> None:
    assert scene_of("Write the opening of a slow mystery with two sisters").invented


def test_a_reading_list_names_authors() -> None:
    assert scene_of("Format these as a bibliography, Chicago style").invented


def test_a_story_with_a_real_address_in_it_is_about_somebody() -> None:
    story = scene_of("Write a story")
    assert not (story + type(story)(facts=1)).invented


def test_scenes_add_up_over_a_conversation() -> None:
    one, two = scene_of("my wife"), scene_of("who was Napoleon?")
    assert one + two == two + one
    assert one + EMPTY == one
