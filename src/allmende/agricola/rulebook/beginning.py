"""The idea of the game, its preparation, and the goods."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import BOARD_SPACES, ROUNDS, STAGES, cards_of_stage
from allmende.agricola.components.farmyard import COLUMNS, ROWS, SPACES
from allmende.agricola.components.improvement import FIRST_COVERED
from allmende.agricola.components.pieces import (
    ANIMALS,
    BUILDING_RESOURCES,
    CROPS,
    FENCES,
    GRAIN,
    PEOPLE,
    RESOURCE_NAMES,
    SHEEP,
    STABLES,
    STARTING_FOOD,
    STARTING_PEOPLE,
    STARTING_PLAYER_FOOD,
)
from allmende.agricola.record.deal import HAND
from allmende.agricola.rulebook.scenes import START
from allmende.core.message import Message
from allmende.core.rulebook import Chapter, Picture, Rule

MATERIALS: Final = RESOURCE_NAMES[:BUILDING_RESOURCES]
SEEDS: Final = RESOURCE_NAMES[GRAIN : GRAIN + CROPS]
KINDS_OF_ANIMALS: Final = RESOURCE_NAMES[SHEEP : SHEEP + ANIMALS]
_SEVERAL: Final = 2
"""The number from which on names are in the plural."""
_SUPPLY: Final = PEOPLE - STARTING_PEOPLE
_CARDS_BY_STAGE: Final = [len(cards_of_stage(stage)) for stage in range(1, STAGES + 1)]


def resources(names: list[str]) -> list[Message]:
    """The names of goods, to be enumerated."""
    return [Message(f"resource-{name}", {"count": 1}) for name in names]


def kinds(names: list[str]) -> list[Message]:
    """The names of goods in the plural, to be enumerated."""
    return [Message(f"resource-{name}", {"count": _SEVERAL}) for name in names]


BEGINNING: Final[tuple[Chapter, ...]] = (
    Chapter(
        "idea",
        (
            Rule("farm", {"rounds": ROUNDS, "people": STARTING_PEOPLE}),
            Rule("spaces"),
            Rule("food"),
            Rule("points"),
        ),
    ),
    Chapter(
        "preparation",
        (
            Rule("farmyard", {"rows": ROWS, "columns": COLUMNS, "spaces": SPACES, "rooms": STARTING_PEOPLE}),
            Rule("pieces", {"people": _SUPPLY, "stables": STABLES, "fences": FENCES}),
            Rule("board", {"spaces": BOARD_SPACES, "rounds": ROUNDS}),
            Rule("stages", {"stages": STAGES, "cards": _CARDS_BY_STAGE}),
            Rule("first"),
            Rule("food", {"first": STARTING_PLAYER_FOOD, "others": STARTING_FOOD}),
            Rule("improvements", {"count": FIRST_COVERED}),
            Rule("cards", {"count": HAND}, about=("option:cards",)),
            Picture("board-picture", START, "actions"),
            Picture("farm-picture", START, "farm"),
        ),
    ),
    Chapter(
        "goods",
        (
            Rule(
                "kinds",
                {
                    "materials": resources(MATERIALS),
                    "crops": kinds(SEEDS),
                    "animals": kinds(KINDS_OF_ANIMALS),
                },
                about=tuple(f"resource:{name}" for name in RESOURCE_NAMES),
            ),
            Rule("supply", about=("event:gained", "event:paid", "supply")),
            Rule("limited", {"people": PEOPLE, "stables": STABLES, "fences": FENCES}),
            Rule("trade"),
        ),
        level=2,
    ),
)
