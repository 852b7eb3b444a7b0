"""The action spaces are one tree each, read four ways: rules, words, icons, and the texts of moves."""

from __future__ import annotations

from typing import get_args

import pytest

from allmende.core import Message
from allmende.core.position import Step
from allmende.hallertau.components import RESOURCE_NAMES
from allmende.hallertau.icons import icons
from allmende.hallertau.language import Cost, Effect, UpTo, Used
from allmende.hallertau.spaces import OPEN_WITHOUT_CARDS, QUADRANTS, SPACES
from allmende.hallertau.steps import PHASES, STEPS
from allmende.hallertau.wording import Node, say
from hallertau.table import SPACE_NAMES, spell

ICONS = {
    "sheep-breeding": "milk*2 arrow sheep or milk*4 arrow sheep*2",
    "sheep-shearing": "wool per-sheep sustain",
    "clay-delivery": "clay times-round",
    "farming": "field@5 or sow*4",
    "butchery": "sheep arrow meat*4 hides*2",
    "nursery": "clay*3 or crop*3",
    "busy-weekend": "milk slash wool sow*2",
    "clearing": "field@2 clay",
    "small-trade": "crop*2 milk slash wool sustain",
    "cultivation": "sow*3",
    "weekly-market": "sheep meat",
    "land-sale": "field arrow jewelry clay*3",
    "fertilizing": "raise*2 sow*1",
    "tool-shed": "clay*4 or field@4",
    "town-hall": "retreat arrow jewelry*2",
    "sheep-market": "sheep hides",
}


@pytest.mark.parametrize("space", SPACE_NAMES)
def test_icons_show_what_an_action_space_does(space: str) -> None:
    (found,) = (icons(each.effect) for each in SPACES if each.name == space)
    assert " ".join(found) == ICONS[space]


@pytest.mark.parametrize("number", OPEN_WITHOUT_CARDS)
def test_words_name_every_resource_that_icons_show(number: int) -> None:
    message = say(SPACES[number].effect)
    assert isinstance(message, Message)
    assert message.id.startswith("effect-")
    shown = {token.partition("*")[0] for token in icons(SPACES[number].effect)}
    said = spell(message)
    assert all(resource in said for resource in shown & set(RESOURCE_NAMES))


def test_every_kind_of_effect_has_a_reader() -> None:
    def kinds(kind: type[Effect]) -> set[type[Effect]]:
        return {kind}.union(*map(kinds, kind.__subclasses__()))

    made_of_others = {Effect, UpTo, Cost, Used}
    assert kinds(Effect) - made_of_others == set(get_args(Node))


def test_there_are_twenty_spaces_five_in_each_quadrant() -> None:
    assert [len(spaces) for spaces in QUADRANTS] == [0, 5, 5, 5, 5]
    names = [SPACES[number].name for number in QUADRANTS[4]]
    assert names == ["point-card", "fertilizing", "tool-shed", "town-hall", "sheep-market"]


def test_card_spaces_have_two_rows_and_all_others_three() -> None:
    assert sorted(space.rows for space in SPACES) == [2] * 4 + [3] * 16


def test_every_step_stands_at_its_index() -> None:
    assert [step.index for step in STEPS[1:]] == list(range(1, len(STEPS)))
    assert STEPS[1:11] == PHASES[:10]
    assert all(isinstance(step, Step) for step in STEPS)


def test_no_two_steps_share_an_index() -> None:
    assert len(set(map(id, STEPS[1:]))) == len(STEPS) - 1
