"""What a guide makes of a game, and which lessons are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest

from allmende import agricola
from allmende.agricola.lessons.first import FIRST
from allmende.core.lesson import Lesson, Step, own, play, when
from allmende.hallertau.record.events import CardPlayed
from allmende.lessons import LessonError, guide_of, lesson
from allmende.titles import TITLES, title
from lessons.pupil import begin


def test_the_move_that_is_asked_for_leads_on() -> None:
    asked = begin("agricola", "first")
    assert (asked.says.step, asked.says.moves, asked.says.points) == (0, ["place grain-seeds"], ["space:grain-seeds"])
    asked = asked.goes_on("place grain-seeds")
    assert (asked.says.step, asked.says.moves) == (1, ["place farmland"])


def test_another_move_is_noticed_and_nothing_is_pointed_at_then() -> None:
    asked = begin("agricola", "first").goes_on("place day-laborer")
    assert (asked.says.state, asked.says.step, asked.says.points) == ("strayed", 0, [])


def test_who_goes_on_and_does_what_was_asked_for_later_is_led_again() -> None:
    asked = begin("arle", "first").goes_on("place linen-weaver")
    while asked.says.moves != ["place clay-worker"]:
        asked = asked.goes_on("done")
    assert asked.says.state == "strayed"
    asked = asked.goes_on("place clay-worker")
    assert (asked.says.state, asked.says.moves) == ("leads", ["place fisherman"])


def test_an_occasion_leads_on_whatever_was_played() -> None:
    asked = begin("agricola", "first").goes_on("place day-laborer").goes_on("place fishing")
    names = [step.name for step in FIRST.steps]
    assert (asked.says.state, names[asked.says.step]) == ("waits", "sow"), "nothing can be sown yet"
    asked = asked.goes_on("place farmland").goes_on("plow b2").goes_on("place clay-pit")
    assert (asked.says.state, names[asked.says.step]) == ("leads", "fireplace")


def test_who_takes_a_part_of_what_is_asked_for_is_asked_for_the_rest() -> None:
    asked = begin("arle", "first")
    for move in ("place clay-worker", "place fisherman", "place peat-cutter"):
        asked = asked.goes_on(move)
    assert asked.says.moves == ["cut 3 boardwalk"]
    asked = asked.goes_on("cut 1 boardwalk")
    assert (asked.says.state, asked.says.moves) == ("leads", ["cut 1 boardwalk", "cut 2 boardwalk"])
    assert asked.goes_on("cut 2 boardwalk").says.moves == ["place builder"]


def test_a_choice_of_one_is_no_step_for_the_learner() -> None:
    asked = begin("agricola", "first")
    for move in ("place grain-seeds", "place farmland", "plow a1", "place grain-utilization", "place clay-pit"):
        asked = asked.goes_on(move)
    # Only one space lies beside this corner, so nobody is asked where to plow.
    asked = asked.goes_on("place major-improvement").goes_on("place farmland")
    assert asked.says.moves == ["place sheep-market"]


def test_the_end_of_the_game_is_the_end_of_the_lesson() -> None:
    asked = begin("arle", "first")
    while not asked.game.is_over:
        asked = asked.goes_on("pass" if "pass" in asked.game.moves.texts else asked.game.moves.texts[0])
    assert asked.says.state == "done"


class _Taught(agricola.Agricola):
    """Agricola with lessons of another kind."""

    lessons: ClassVar[tuple[Lesson, ...]]  # type: ignore[misc]


END = Step("end")
FAULTS: dict[str, tuple[Lesson, str]] = {
    "the same name twice": (FIRST._replace(steps=(Step("a", (play("plow"),)), Step("a"))), "two steps are called a"),
    "no end": (FIRST._replace(steps=FIRST.steps[:-1]), "its last step has to expect nothing"),
    "a dead end": (FIRST._replace(steps=(Step("a"), END)), "step a expects nothing, so that nothing leads on from it"),
    "no such move": (
        FIRST._replace(steps=(Step("a", (play("place", "moon"),)), END)),
        "step a expects a move that agricola does not have",
    ),
    "another game's event": (
        FIRST._replace(steps=(Step("a", (play("plow"),), occasion=when(CardPlayed)), END)),
        "step a waits for something that never happens in agricola",
    ),
    "a claim about nothing": (
        FIRST._replace(steps=(Step("a", (play("plow"),), claims={"rich": (own("purse", 1),)}), END)),
        "a step claims what no view of agricola shows: 'FarmerView' object has no attribute 'purse'",
    ),
    "an opening that can't be played": (
        FIRST._replace(opening=((0, "place sheep-market"),)),
        "'place sheep-market' is not legal for seat 1 now: "
        "Not in play yet: it comes in stage 1, in one of the rounds 2 to 4.",
    ),
}


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch) -> Callable[[Lesson], None]:
    def teach(one: Lesson) -> None:
        title = _Taught()
        monkeypatch.setattr(_Taught, "lessons", (one._replace(name="faulty"),), raising=False)
        monkeypatch.setitem(TITLES, "agricola", title)

    return teach


@pytest.mark.parametrize(("faulty", "says"), FAULTS.values(), ids=FAULTS)
def test_a_lesson_with_a_fault_is_refused_in_a_sentence(
    faulty: Lesson, says: str, taught: Callable[[Lesson], None]
) -> None:
    taught(faulty)
    guide_of.cache_clear()
    with pytest.raises(LessonError) as refused:
        guide_of("agricola", "faulty")
    assert refused.value.message.args["why"] == says
    guide_of.cache_clear()


def test_a_lesson_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(LessonError, match="arle has no lesson 'last'; there is: first, dikes, travel, tools"):
        lesson(title("arle"), "last")
