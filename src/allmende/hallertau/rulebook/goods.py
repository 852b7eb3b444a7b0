"""Chapters on the idea of the game, on its setup, and on the resources."""

from __future__ import annotations

from typing import Final

from allmende.core.message import Message
from allmende.core.rulebook import Chapter, Picture, Rule
from allmende.hallertau.components.board import ALL_SPACES
from allmende.hallertau.components.pieces import (
    ALL_CROPS,
    ALL_GOODS,
    ALL_QUADRANTS,
    COLUMNS,
    CRAFTS,
    FIRST_BOULDER,
    GATEWAYS,
    HIDES,
    HIGHEST_ROW,
    JEWEL_BOX,
    LIFETIME,
    LOWEST_ROW,
    MEAT,
    MILK,
    QUADRANT_CARDS,
    RESOURCE_NAMES,
    ROUNDS,
    SECOND_BOULDER,
    STARTING_CROPS,
    STARTING_ROWS,
    WOOL,
    WORKERS_IN_WINDOW,
)
from allmende.hallertau.rulebook.scenes import CLAY, HARVEST, MILKING, STABLES, START

AT_FIRST: Final = WORKERS_IN_WINDOW[0]
ANIMAL_PRODUCTS: Final = [HIDES, MEAT, MILK, WOOL]
_FIRST_TO_DIE: Final = 1 + LIFETIME
"""The round on whose card the sheep of the opening round lie."""


def resources(numbers: list[int]) -> list[Message]:
    """The names of resources, to be enumerated."""
    return [Message(f"resource-{RESOURCE_NAMES[number]}", {"count": 1}) for number in numbers]


BEGINNING: Final[tuple[Chapter, ...]] = (
    Chapter(
        "idea",
        (
            Rule("village", {"rounds": ROUNDS, "crafts": CRAFTS}),
            Rule("workers", {"workers": AT_FIRST}, about=("resource:workers",)),
            Rule("sheep"),
        ),
    ),
    Chapter(
        "preparation",
        (
            Rule("board", {"spaces": len(ALL_SPACES), "quadrants": len(ALL_QUADRANTS)}, about=("space", "pile")),
            Rule("quadrants", {"players": max(QUADRANT_CARDS)}),
            Rule("center", {"workers": AT_FIRST}),
            Rule("boulders", {"first": FIRST_BOULDER, "second": SECOND_BOULDER}),
            Rule(
                "fields",
                {"rows": list(STARTING_ROWS), "crops": resources(list(STARTING_CROPS)), "fields": len(STARTING_ROWS)},
            ),
            Rule("cards", {"stable": ROUNDS, "gateways": GATEWAYS}, about=("option:cards",)),
            Rule("first"),
            Picture("picture", START, "village"),
        ),
    ),
    Chapter("resources", (Rule("what"), Rule("never"), Rule("supply", about=("event:gained", "event:paid")))),
    Chapter(
        "fields",
        (
            Rule(
                "columns",
                {"columns": COLUMNS, "lowest": LOWEST_ROW, "highest": HIGHEST_ROW},
                about=("resource:field", "field", "event:field-gained", "symbol:field-empty"),
            ),
            Rule("given", about=("event:field-spent", "event:uprooted")),
            Picture("picture", HARVEST, "fields"),
            Rule("example", {"row": LOWEST_ROW}, scene=START),
        ),
        level=2,
    ),
    Chapter(
        "goods",
        (
            Rule(
                "kinds",
                {"crops": resources(ALL_CROPS), "animals": resources(ANIMAL_PRODUCTS)},
                about=tuple(f"resource:{RESOURCE_NAMES[good]}" for good in ALL_GOODS),
            ),
            Rule("example", scene=CLAY),
        ),
        level=2,
    ),
    Chapter(
        "sheep",
        (
            Rule(
                "new", {"lifetime": LIFETIME}, about=("resource:sheep", "sheep", "symbol:sustain", "event:sheep-moved")
            ),
            Rule("stables", about=("symbol:stables",)),
            Rule("given"),
            Picture("picture", MILKING, "stables"),
            Rule("example", {"round": _FIRST_TO_DIE}, scene=START),
            Rule("stables-example", scene=STABLES),
        ),
        level=2,
    ),
    Chapter(
        "jewelry",
        (Rule("box", {"most": JEWEL_BOX}, about=("resource:jewelry",)), Rule("example", scene=START)),
        level=2,
    ),
    Chapter("tools", (Rule("what", about=("resource:tools",)),), level=2),
    Chapter(
        "hand",
        (Rule("what", about=("resource:card", "event:cards-drawn", "event:card-discarded", "symbol:hand")),),
        level=2,
    ),
)
