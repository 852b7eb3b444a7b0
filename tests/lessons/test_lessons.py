"""Each lesson leads to its end, whatever else is played meanwhile, and all that it says is said in every language."""

from __future__ import annotations

from itertools import groupby, product
from random import Random

import pytest

from allmende import words
from allmende.core import UndoError
from allmende.core.lesson import LEARNER
from allmende.lessons import guide_of
from allmende.titles import OWN
from lessons.pupil import LESSONS, Asked, along, begin, last, middle, wrong

WRONG = 3
"""So many other moves are tried at each step."""

lessons = pytest.mark.parametrize(("title", "lesson"), LESSONS, ids=lambda name: name)


def test_every_title_of_ours_has_a_first_game() -> None:
    assert [title.lessons[0].name for title in OWN.values()] == ["first"] * len(OWN)


@lessons
def test_a_lesson_leads_through_all_its_steps_to_its_end(title: str, lesson: str) -> None:
    seen = set[str]()
    for choose in (middle, last):
        course = list(along(begin(title, lesson), choose))
        steps = course[0].guide.lesson.steps
        names = [name for name, _ in groupby(asked.step for asked in course)]
        left_out = {step.name for step in steps} - {*names}
        assert names == [step.name for step in steps if step.name in names]
        assert not [step.name for step in steps if step.name in left_out and not step.lapses and not step.stays]
        assert course[-1].says.state == "done"
        seen |= {*names}
    assert seen == {step.name for step in steps}


@lessons
def test_the_neighbor_plays_what_the_lesson_wants_as_long_as_it_lasts(title: str, lesson: str) -> None:
    *_, end = along(begin(title, lesson))
    given = end.guide.lesson
    played = [move for seat, move in end.game.record.moves[len(given.opening) :] if seat != LEARNER]
    assert played[: len(given.wishes)] == list(given.wishes)


@lessons
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_all_that_a_lesson_says_is_said_in_every_language(title: str, lesson: str, language: str) -> None:
    speaker = words.Speaker(language)
    for asked in along(begin(title, lesson)):
        _is_said(asked)
        assert speaker.say(asked.says.name).strip(), asked.step
        pages = speaker.say(asked.says.says).split("\n\n")
        assert all(page.strip() for page in pages), asked.step
        asks = asked.says.state == "leads"
        assert len(asked.says.shows) <= len(pages) - asks, f"{asked.step} shows more than is read"


@lessons
def test_another_move_is_taken_back_or_leads_to_the_end_all_the_same(title: str, lesson: str) -> None:
    for asked in along(begin(title, lesson)):
        for move in wrong(asked, WRONG) if asked.says.state == "leads" else []:
            strayed = asked.goes_on(move)
            assert strayed.says.state == "strayed" or strayed.says.step > asked.says.step, (asked.step, move)
            if (back := _back(strayed)) is not None:
                assert back.says == asked.says, (asked.step, move)
            assert _somehow(strayed).says.state == "done", (asked.step, move)


def _back(strayed: Asked) -> Asked | None:
    """The same with the move taken back, unless something was revealed by it."""
    try:
        return strayed.goes_back()
    except UndoError:
        return None


def _somehow(asked: Asked) -> Asked:
    """The end of a lesson for somebody who does what is asked for where that is possible, and else anything."""
    chance = Random(7)
    while asked.says.state != "done":
        _is_said(asked)
        legal = list(asked.game.moves_of(LEARNER).texts)
        asked = asked.goes_on(asked.says.moves[0] if asked.says.moves else chance.choice(legal))
    return asked


def _is_said(asked: Asked) -> None:
    """Whether there are words in every language for what is said now."""
    for language, message in product(words.LANGUAGES, (asked.says.name, asked.says.says)):
        assert words.Speaker(language).say(message) != message.id, f"{message.id} has no words in {language}"


@lessons
def test_the_steps_of_a_lesson_point_at_something(title: str, lesson: str) -> None:
    for asked in along(begin(title, lesson)):
        assert asked.says.points or asked.says.state == "done", asked.says.says.id


@lessons
def test_a_guide_is_found_without_fault(title: str, lesson: str) -> None:
    assert guide_of(title, lesson).lesson.name == lesson
