"""What a lesson's sentences say about the table is so when they are said, however one has come there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import resources
from random import Random
from typing import Any

import pytest

from allmende import words
from allmende.core.lesson import LEARNER, own, shown
from lessons.pupil import LESSONS, Asked, along, begin, last, middle, wrong

lessons = pytest.mark.parametrize(("title", "lesson"), LESSONS, ids=lambda name: name)

View = Any
"""A view of any title: what is said of it is said of one alone."""
Fact = Callable[[View], bool]


def me(view: View) -> Any:
    return view.players[LEARNER]


def lying(view: View, space: str) -> int:
    """How much lies on an action space of Agricola."""
    return next((int(each.count) for each in view.actions if each.name == space), 0)


def cost(view: View, space: str) -> int:
    """How many workers an action space of Hallertau takes."""
    return next(int(each.cost) for each in view.spaces if each.name == space)


def tool(view: View, name: str) -> int:
    """How many tools of a kind the learner has in Fields of Arle."""
    return next(int(each.values[each.position]) for each in me(view).tools if each.name == name)


def boardwalk(view: View) -> int:
    """How much peat lies on the boardwalk."""
    return sum(int(each.peat) for each in me(view).land if each.tile == "boardwalk")


def craft(view: View, name: str) -> Any:
    return next(each for each in me(view).crafts if each.name == name)


def cooks(view: View) -> bool:
    return any(name.startswith(("fireplace", "cooking-hearth")) for name in me(view).improvements)


def rooms(view: View) -> int:
    return sum(space.tile == "room" for space in me(view).farm)


SAID: dict[str, dict[str, Fact]] = {
    "agricola": {
        "your first grain": lambda view: me(view).goods["grain"] >= 1,
        "there are two clay": lambda view: lying(view, "clay-pit") == 2,
        "Now you can cook": cooks,
        ", and you have two": lambda view: me(view).goods["food"] == 2,
        "So you need food now": lambda view: me(view).goods["food"] < 2 * me(view).people,
        "Two sheep are waiting": lambda view: lying(view, "sheep-market") == 2,
        "Four food: now there is enough": lambda view: me(view).goods["food"] >= me(view).food_due == 4,
        "And somebody is still at home": lambda view: me(view).home > 0,
        "there are six wood": lambda view: lying(view, "forest") == 6,
        "all that a room needs": lambda view: me(view).goods["wood"] >= 5 and me(view).goods["reed"] >= 2,
        "Now there is a room for a child": lambda view: rooms(view) > me(view).people,
        "You have a room, and there is a space": lambda view: rooms(view) > me(view).people,
        "your family needs five food": lambda view: me(view).food_due == 5,
        "Your family has grown": lambda view: me(view).people > 2,
        "There are three of you now": lambda view: me(view).people == 3,
        "There it is, your pasture": lambda view: [each.spaces for each in me(view).pastures] == [["D1", "E1"]],
        "Three sheep are waiting": lambda view: lying(view, "sheep-market") == 3,
        "room for eight animals": lambda view: any(each.capacity == 8 for each in me(view).pastures),
        "three sheep into four": lambda view: me(view).goods["sheep"] == 4,
        "two pastures out of one": lambda view: any(each.spaces == ["D1", "E1"] for each in me(view).pastures),
        "Three wood are left": lambda view: me(view).goods["wood"] == 3,
        "moved into the empty pasture": lambda view: any(each.animal == "boar" for each in me(view).pastures),
        "five sheep have gathered": lambda view: lying(view, "sheep-market") == 5,
        "Seven sheep and two boars": lambda view: (me(view).goods["sheep"], me(view).goods["boar"]) == (7, 2),
        "still one too many": lambda view: sum(me(view).homeless.values()) == 1,
        "all places for sheep are taken": lambda view: me(view).goods["sheep"] >= 5,
        "Three boars, with room": lambda view: me(view).goods["boar"] == 3,
        "The third clay": lambda view: me(view).goods["clay"] == 2 and lying(view, "clay-pit") > 0,
        "everything for the oven": lambda view: me(view).goods["clay"] >= 3 and me(view).goods["stone"] >= 1,
        "One grain is left": lambda view: me(view).goods["grain"] == 1,
        "Your house is still made of wood": lambda view: me(view).house == "wood",
        "the four of you eat eight": lambda view: me(view).people == 4,
        "four people go to work": lambda view: me(view).people == 4,
        "still has no room of its own": lambda view: rooms(view) < me(view).people,
        "He lies in front of you now": lambda view: any(each.name == "wood-cutter" for each in me(view).played),
        "two reed by now": lambda view: lying(view, "reed-bank") == 2,
        "You have two food, and your family will eat six": lambda view: (
            (me(view).goods["food"], me(view).food_due) == (2, 6)
        ),
        "There are four at Fishing": lambda view: lying(view, "fishing") == 4,
    },
    "arle": {
        "With three spades you can cut three": lambda view: tool(view, "spades") == 3 <= boardwalk(view),
        "You have three spades": lambda view: tool(view, "spades") == 3 <= boardwalk(view),
        "It is October, and one worker is left": lambda view: view.month == 4 and me(view).workers == 1,
        "One worker is left": lambda view: me(view).workers == 1,
        "Your last worker": lambda view: me(view).workers == 1,
        "Send your last worker": lambda view: me(view).workers == 1,
        "Your hut has moved a dike, and three spaces": lambda view: (
            "novices-hut" in me(view).buildings and all(each.tile != "tidal-flat" for each in me(view).land[6:9])
        ),
        "A brick is on its way": lambda view: any("brick" in each.cargo for each in me(view).vehicles),
        "One more, and the boardwalk is bare": lambda view: boardwalk(view) == 1,
        "which is one for you": lambda view: tool(view, "shovels") in (2, 3),
        "the three new spaces": lambda view: (
            me(view).land[6].tile != "tidal-flat" and me(view).land[3].tile == "tidal-flat"
        ),
        "The second step of the dikes": lambda view: me(view).dikes == [0, 1, 3, 1],
        "the last peat of the boardwalk": lambda view: boardwalk(view) == 1,
        "The boardwalk is gone": lambda view: all(each.tile != "boardwalk" for each in me(view).land),
        "The cart is home again": lambda view: all(not each.cargo for each in me(view).vehicles),
        "Esens has moved onto": lambda view: next(
            each.state == "visited" for each in me(view).destinations if each.name == "esens"
        ),
        "you could cut five peat": lambda view: tool(view, "spades") == 5,
        "There are four on the boardwalk": lambda view: boardwalk(view) == 4,
        "your house does its work": lambda view: "workshop" in me(view).buildings,
    },
    "hallertau": {
        "Again it costs one worker": lambda view: cost(view, "nursery") == 1,
        "Send two.": lambda view: cost(view, "sheep-market") == 2,
        "One worker is left": lambda view: me(view).workers == 1,
        "its window shows a seven": lambda view: me(view).window_workers == 7,
        "your neighbor has begun": lambda view: view.first == 1,
        "Exchange your last four": lambda view: me(view).workers == 4,
        "that takes two workers": lambda view: cost(view, "gateway-card") == 2,
        "You have a meat": lambda view: me(view).goods["meat"] >= 1,
        "Its window shows an eight": lambda view: me(view).window_workers == 8,
        "You have five.": lambda view: (me(view).tools, me(view).exhausted) == (5, 0),
        "one of your tools is resting": lambda view: me(view).exhausted == 1,
        "Both boulders lie side by side now": lambda view: craft(view, "cooling-house").tools == 2,
        "send both of your workers": lambda view: me(view).workers == 2 == cost(view, "town-hall"),
        "three pieces of jewelry": lambda view: me(view).jewelry == 3,
        "You could pay with jewelry": lambda view: me(view).jewelry >= 1,
        "But you have barley": lambda view: me(view).goods["barley"] >= 1,
        "its second step is free": lambda view: craft(view, "cooling-house").tools == 0,
    },
}
"""Sentences of lessons, and when they are true."""


def said(asked: Asked) -> str:
    """What the learner reads now, in one line; "" where the lesson has to wait."""
    if asked.says.state in ("strayed", "waits"):
        return ""
    return " ".join(words.Speaker("en", strict=True).say(asked.says.says).split())


def untrue(asked: Asked) -> list[str]:
    """What is said now and not so."""
    title, text = asked.guide.title, said(asked)
    view = title.view(asked.game.state, LEARNER)
    return [sentence for sentence, is_so in SAID[title.name].items() if sentence in text and not is_so(view)]


def wander(asked: Asked, chance: Random) -> Iterator[Asked]:
    """To the end of a lesson, at times by what is asked for, at times by anything."""
    yield asked
    while asked.says.state != "done":
        legal = list(asked.game.moves_of(LEARNER).texts)
        follows = asked.says.moves and chance.random() < 0.7
        asked = asked.goes_on(chance.choice(asked.says.moves if follows else legal))
        yield asked


@lessons
def test_what_is_said_is_so_wherever_a_lesson_is_left(title: str, lesson: str) -> None:
    for number, asked in enumerate(along(begin(title, lesson))):
        assert not untrue(asked), asked.step
        chance = Random(f"{title} {lesson} {number}")
        for move in wrong(asked, 1) if asked.says.state == "leads" else []:
            for somewhere in wander(asked.goes_on(move), chance):
                assert not untrue(somewhere), (asked.step, somewhere.step, somewhere.game.record.moves)


@lessons
def test_who_does_what_is_asked_reads_all_that_a_lesson_claims(title: str, lesson: str) -> None:
    heard = {
        (asked.step, claim)
        for choose in (middle, last)
        for asked in along(begin(title, lesson), choose)
        for claim, holds in asked.says.says.args.items()
        if holds == "yes"
    }
    steps = begin(title, lesson).guide.lesson.steps
    assert heard == {(step.name, claim) for step in steps for claim in step.claims}


@pytest.mark.parametrize("title", SAID)
def test_each_sentence_is_one_of_a_lesson(title: str) -> None:
    catalogue = (resources.files(words) / "en" / f"lessons-{title}.ftl").read_text("utf-8")
    assert [sentence for sentence in SAID[title] if sentence not in catalogue] == []


def test_a_claim_is_read_off_the_view_of_the_learner() -> None:
    view = begin("agricola", "first").game.view(LEARNER)
    assert own("people", 2).holds(view)
    assert not own("people", 3).holds(view)
    assert own("goods.food", least=2).holds(view)
    assert shown("actions.clay-pit.count", 1).holds(view)
    assert not shown("actions.sheep-market.count", 1).holds(view), "it is not in play yet"
    with pytest.raises(AttributeError):
        own("purse", 1).holds(view)
