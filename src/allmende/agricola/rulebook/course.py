"""The course of play: the phases of a round, and the action spaces."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import (
    BOARD_SPACES,
    FIRST_HAND_CARD,
    HARVEST_ROUNDS,
    ROUNDS,
    SPACE_NAMES,
    STAGE_OF_ROUND,
    STAGES,
    TILE_SPACES,
    cards_of_stage,
)
from allmende.agricola.presentation.reading import some_players
from allmende.agricola.rulebook.scenes import ACCUMULATING
from allmende.agricola.rulebook.things import spaces
from allmende.agricola.rules.spaces import FROM_FIVE, MOST_PLAYERS
from allmende.core.rulebook import Chapter, Rule

_ON_BOARD: Final = SPACE_NAMES[:BOARD_SPACES]
_ADDED: Final = SPACE_NAMES[BOARD_SPACES + ROUNDS : FIRST_HAND_CARD]
_TILES: Final = [name for name in _ADDED if name == "side-job" or TILE_SPACES >> SPACE_NAMES.index(name) & 1]
_EXTENSIONS: Final = [name for name in _ADDED if name not in _TILES]
_FEWEST: Final = min(some_players(SPACE_NAMES.index(name), 0) for name in _EXTENSIONS)
"""The smallest number of players with whom there is an extension of the board."""


def _stage(stage: int) -> Chapter:
    """The action spaces of a stage, and the rounds in which they come into play."""
    rounds = [number for number, each in enumerate(STAGE_OF_ROUND) if each == stage]
    cards = spaces([SPACE_NAMES[space] for space in cards_of_stage(stage)])
    return Chapter(f"stage-{stage}", (Rule("rounds", {"rounds": rounds}), *cards), level=2)


COURSE: Final[tuple[Chapter, ...]] = (
    Chapter(
        "course",
        (
            Rule("rounds", {"rounds": ROUNDS}, about=("event:round-began", "event:round-phase-began", "round")),
            Rule("harvests", {"rounds": HARVEST_ROUNDS}, about=("symbol:harvest",)),
        ),
    ),
    Chapter(
        "preparation-phase",
        (
            Rule("card", about=("phase:preparation", "event:space-revealed")),
            Rule(
                "promised",
                about=(
                    "event:promised",
                    "event:promise-ended",
                    "event:field-promised",
                    "event:piece-promised",
                    "symbol:promised",
                ),
            ),
            Rule("accumulation", about=("symbol:each-round",)),
            Rule("order", standing="ruling"),
            Rule("example", scene=ACCUMULATING),
        ),
        level=2,
    ),
    Chapter(
        "work",
        (
            Rule("turns", about=("phase:work", "event:person-placed", "symbol:person")),
            Rule("occupied", about=("space",)),
            Rule("skipped"),
            Rule("something"),
            Rule("accumulation"),
            Rule("empty", standing="ruling"),
            Rule("and-or", about=("symbol:and-or",)),
            Rule("afterward", about=("symbol:afterward",)),
            Rule("idle", about=("event:person-idle",), standing="ruling"),
        ),
        level=2,
    ),
    Chapter("returning-home", (Rule("home", about=("phase:returning-home",)),), level=2),
    Chapter("spaces", (Rule("what"), Rule("printed"))),
    Chapter("spaces-board", spaces(_ON_BOARD), level=2),
    *(_stage(stage) for stage in range(1, STAGES + 1)),
    Chapter(
        "spaces-extensions",
        (
            Rule("players", {"players": _FEWEST}),
            Rule("linked", {"players": FROM_FIVE}),
            Rule("five", {"players": FROM_FIVE, "most": MOST_PLAYERS}, standing="ruling"),
            *spaces(_EXTENSIONS),
        ),
        level=2,
    ),
    Chapter(
        "spaces-tiles",
        (
            Rule("side-job", about=("option:side_job",)),
            Rule("variants", about=("option:tile",)),
            Rule("blocked"),
            Rule("larger", {"players": FROM_FIVE, "most": MOST_PLAYERS}),
            *spaces(_TILES),
        ),
        level=2,
    ),
)
