"""Chapters on the idea and goals of the game, and on its setup."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.board import SPACE_COUNT, SPACES_OF_SEASON
from allmende.arle.components.equipment import DESTINATIONS
from allmende.arle.components.numbers import BUILDING_NAMES, CRAFT, IN_PLAY, INN, LARGE, LIGHT, WORKSHOP
from allmende.arle.components.phrases import named
from allmende.arle.components.pieces import (
    DIKES,
    EMPTY,
    HALF_YEARS,
    MOOR_SPACES,
    PEAT_ON_MOOR,
    RESOURCE_NAMES,
    STARTING_GOODS,
    STARTING_LAND,
    TILE_NAMES,
    TILES,
    TOOLS,
    WORKERS,
)
from allmende.arle.record.deal import RECOMMENDED
from allmende.arle.rulebook.scenes import START
from allmende.core.message import Message
from allmende.core.rulebook import Chapter, Picture, Rule
from allmende.core.rules.phrases import amount

_EMPTY_SPACES: Final = STARTING_LAND.count(EMPTY)
_TILES: Final = [named("a-tile", TILE_NAMES[tile]) for tile in range(EMPTY + 1, TILES) if tile in STARTING_LAND]
_MOOR_TILES: Final = len(MOOR_SPACES[1:])
_GOODS: Final = [amount(RESOURCE_NAMES[good], count) for good, count in enumerate(STARTING_GOODS) if count]


def buildings(names: tuple[str, ...]) -> list[Message]:
    """The names of buildings, to be enumerated, in the order of their numbers."""
    return [named("building", name) for name in BUILDING_NAMES if name in names]


BEGINNING: Final[tuple[Chapter, ...]] = (
    Chapter(
        "idea",
        (
            Rule("land", {"half_years": HALF_YEARS}),
            Rule("workers", {"workers": WORKERS}),
            Rule("points"),
            Rule("open"),
        ),
    ),
    Chapter(
        "goals",
        (Rule("land"), Rule("buildings"), Rule("herds"), Rule("fields"), Rule("travel"), Rule("goods"), Rule("tools")),
        level=2,
    ),
    Chapter(
        "preparation",
        (
            Rule("board", {"spaces": SPACE_COUNT, "season": SPACES_OF_SEASON, "tools": TOOLS}),
            Rule(
                "buildings",
                {
                    "green": IN_PLAY[LIGHT],
                    "yellow": IN_PLAY[CRAFT],
                    "blue": IN_PLAY[INN],
                    "orange": IN_PLAY[WORKSHOP],
                    "red": IN_PLAY[LARGE],
                },
            ),
            Rule(
                "first-game",
                {
                    "inns": buildings(RECOMMENDED["first"].inns),
                    "houses": buildings(RECOMMENDED["first-dark"].houses),
                },
            ),
            Rule(
                "home",
                {
                    "empty": _EMPTY_SPACES,
                    "tiles": _TILES,
                    "moors": _MOOR_TILES,
                    "peat": PEAT_ON_MOOR,
                    "dikes": DIKES,
                },
            ),
            Rule("goods", {"goods": _GOODS}),
            Rule("barn", {"destinations": DESTINATIONS}),
            Rule("first", {"workers": WORKERS}),
            Picture("home-picture", START, "home"),
            Picture("board-picture", START, "board"),
        ),
    ),
)
