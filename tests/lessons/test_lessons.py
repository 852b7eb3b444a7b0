"""Each lesson leads to its end, whatever else is played meanwhile, and all that it says is said in every language."""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest

from allmende import words
from allmende.core import UndoError
from allmende.core.lesson import LEARNER
from allmende.lessons import guide_of
from allmende.titles import OWN
from lessons.pupil import LESSONS, Asked, along, begin, wrong

WRONG = 3
"""So many other moves are tried at each step."""

lessons = pytest.mark.parametrize(("title", "lesson"), LESSONS, ids=lambda name: name)


def test_every_title_of_ours_has_a_first_game() -> None:
    assert [title.lessons[0].name for title in OWN.values()] == ["first"] * len(OWN)


@lessons
def test_a_lesson_leads_through_all_its_steps_to_its_end(title: str, lesson: str) -> None:
    course = list(along(begin(title, lesson)))
    names = [step.name for step in course[0].guide.lesson.steps]
    assert [name for name, _ in groupby(names[asked.says.step] for asked in course)] == names
    assert course[-1].says.state == "done"


@lessons
def test_the_neighbor_plays_what_the_lesson_wants_as_long_as_it_lasts(title: str, lesson: str) -> None:
    *_, last = along(begin(title, lesson))
    given = last.guide.lesson
    played = [move for seat, move in last.game.record.moves[len(given.opening) :] if seat != LEARNER]
    assert played[: len(given.wishes)] == list(given.wishes)


@lessons
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_all_that_a_lesson_says_is_said_in_every_language(title: str, lesson: str, language: str) -> None:
    speaker = words.Speaker(language)
    bundle = words.catalogue.bundle(language)
    for asked in along(begin(title, lesson)):
        for message in (asked.says.name, asked.says.says):
            assert bundle.has_message(message.id), f"{message.id} has no words in {language}"
            assert speaker.say(message).strip()


@lessons
def test_another_move_can_be_taken_back_unless_something_was_revealed(title: str, lesson: str) -> None:
    for asked in along(begin(title, lesson)):
        for move in wrong(asked, WRONG) if asked.says.state == "leads" else []:
            strayed = asked.goes_on(move)
            assert strayed.says.state == "strayed" or strayed.says.step > asked.says.step, move
            try:
                back = strayed.goes_back()
            except UndoError:
                continue
            assert back.says == asked.says, move


@lessons
def test_whoever_goes_on_after_another_move_comes_to_the_end_of_the_lesson(title: str, lesson: str) -> None:
    for asked in along(begin(title, lesson)):
        for move in wrong(asked, 1) if asked.says.state == "leads" else []:
            last = _somehow(asked.goes_on(move))
            assert last.says.state == "done", (asked.says.says.id, move)


def _somehow(asked: Asked) -> Asked:
    """The end of a lesson for somebody who does what is asked for where that is possible, and else anything."""
    chance = Random(7)
    while asked.says.state != "done":
        legal = list(asked.game.moves_of(LEARNER).texts)
        asked = asked.goes_on(asked.says.moves[0] if asked.says.moves else chance.choice(legal))
    return asked


@lessons
def test_the_steps_of_a_lesson_point_at_something(title: str, lesson: str) -> None:
    for asked in along(begin(title, lesson)):
        assert asked.says.points or asked.says.state == "done", asked.says.says.id


@lessons
def test_a_guide_is_found_without_fault(title: str, lesson: str) -> None:
    assert guide_of(title, lesson).lesson.name == lesson
