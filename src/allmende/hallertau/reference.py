"""What is printed on the boards of Hallertau, for screens that explain it."""

from __future__ import annotations

from typing import Literal

import msgspec

from allmende.core.message import Message
from allmende.hallertau.board import SPACE_NAMES, quadrant_of
from allmende.hallertau.components import (
    AT_MOST_ONE,
    CRAFT_CONSTRAINTS,
    CRAFT_GOODS,
    CRAFT_NAMES,
    FREE,
    MORE,
    RESOURCE_NAMES,
)
from allmende.hallertau.icons import icons
from allmende.hallertau.spaces import SPACES
from allmende.hallertau.wording import say

Constraint = Literal["free", "more", "at-most-one"]

CONSTRAINT_NAMES: dict[int, Constraint] = {FREE: "free", MORE: "more", AT_MOST_ONE: "at-most-one"}


class SpaceReference(msgspec.Struct, frozen=True):
    """What an action space does, as a row of symbols and in words."""

    name: str
    quadrant: int
    icons: list[str]
    text: Message


class CraftReference(msgspec.Struct, frozen=True):
    """What a Craft Building takes.

    `more`: of the first good there must be more than of the second; `at-most-one`: there may be one of the first.
    """

    name: str
    goods: list[str]
    constraint: Constraint


class Reference(msgspec.Struct, frozen=True):
    """The action spaces and the Craft Buildings."""

    spaces: list[SpaceReference]
    crafts: list[CraftReference]


class CardReference(msgspec.Struct, frozen=True):
    """What stands on a card, in words and as rows of symbols; what it lacks is null or empty.

    `deck` is the pile that its back belongs to, `series` the deck of its number. `phases` are those in which it can be
    played. `passing`: the chance to play it can be over without the player's doing.
    """

    number: str
    deck: str
    series: str
    phases: list[int]
    phase_bar: Message | None
    upper: Message | None
    upper_icons: list[str]
    lower: Message | None
    lower_icons: list[str]
    income: Message | None
    income_icons: list[str]
    points: int
    passing: bool
    ruling: Message | None


def reference() -> Reference:
    """Everything that is printed on the boards."""
    return Reference(
        [
            SpaceReference(name, quadrant_of(number), icons(SPACES[number]), say(SPACES[number]))
            for number, name in enumerate(SPACE_NAMES)
        ],
        [
            CraftReference(name, [RESOURCE_NAMES[good] for good in goods], CONSTRAINT_NAMES[constraint])
            for name, goods, constraint in zip(CRAFT_NAMES, CRAFT_GOODS, CRAFT_CONSTRAINTS, strict=True)
        ],
    )
