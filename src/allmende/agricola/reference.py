"""What is printed on the boards and cards of Agricola, for screens that explain it."""

from __future__ import annotations

import msgspec

from allmende.agricola.board import SPACE_COUNT, SPACE_NAMES, STAGES, cards_of_stage
from allmende.agricola.components import (
    ANIMAL_POINTS,
    CROP_POINTS,
    FIELD_POINTS,
    PASTURE_POINTS,
    RESOURCE_NAMES,
)
from allmende.agricola.icons import improvement_icons, space_icons
from allmende.agricola.improvement import Improvement
from allmende.agricola.improvements import IMPROVEMENTS
from allmende.agricola.wording import improvement_ruling, improvement_text, space_ruling, space_text, variants
from allmende.core.message import Message


class ActionReference(msgspec.Struct, frozen=True):
    """What an action space provides with so many `players` (0: with any number), as a row of symbols and in words.

    `stage` is the one in which it comes into play, 0 if it is there from the start.
    """

    name: str
    players: int
    stage: int
    icons: list[str]
    text: Message
    ruling: Message | None


class ImprovementReference(msgspec.Struct, frozen=True):
    """A major improvement: its cost, its points, and what it does."""

    name: str
    cost: dict[str, int]
    points: int
    icons: list[str]
    text: Message
    ruling: Message | None


class CardReference(msgspec.Struct, frozen=True):
    """A card that is told of by itself; `kind` is `action` or `improvement`. What it lacks is empty or 0."""

    kind: str
    name: str
    stage: int
    cost: dict[str, int]
    points: int
    icons: list[str]
    text: Message
    ruling: Message | None


class Reference(msgspec.Struct, frozen=True):
    """All that is printed. The `..._points` are the scoring tables: the last entry holds for all higher numbers."""

    actions: list[ActionReference]
    improvements: list[ImprovementReference]
    field_points: list[int]
    pasture_points: list[int]
    grain_points: list[int]
    vegetable_points: list[int]
    sheep_points: list[int]
    boar_points: list[int]
    cattle_points: list[int]


def reference() -> Reference:
    """All of it."""
    return Reference(
        [_action(number, players) for number in range(SPACE_COUNT) for players in variants(number)],
        [_improvement(improvement) for improvement in IMPROVEMENTS],
        FIELD_POINTS,
        PASTURE_POINTS,
        *CROP_POINTS,
        *ANIMAL_POINTS,
    )


def _action(number: int, players: int) -> ActionReference:
    return ActionReference(
        name=SPACE_NAMES[number],
        players=players,
        stage=stage_of(number),
        icons=space_icons(number, players),
        text=space_text(number, players),
        ruling=space_ruling(number),
    )


def stage_of(number: int) -> int:
    """The stage in which an action space comes into play, 0 if it is there from the start."""
    return next((stage for stage in range(1, STAGES + 1) if number in cards_of_stage(stage)), 0)


def _improvement(improvement: Improvement) -> ImprovementReference:
    cost = improvement.cost
    return ImprovementReference(
        name=improvement.name,
        cost={RESOURCE_NAMES[cost[i]]: cost[i + 1] for i in range(0, len(cost), 2)},
        points=improvement.points,
        icons=improvement_icons(improvement),
        text=improvement_text(improvement),
        ruling=improvement_ruling(improvement),
    )


def card_references() -> list[CardReference]:
    """The action space cards and the major improvements."""
    printed = reference()
    return [
        *(
            CardReference("action", each.name, each.stage, {}, 0, each.icons, each.text, each.ruling)
            for each in printed.actions
            if each.stage
        ),
        *(
            CardReference("improvement", each.name, 0, each.cost, each.points, each.icons, each.text, each.ruling)
            for each in printed.improvements
        ),
    ]
