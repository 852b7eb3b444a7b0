"""Players of Fields of Arle with a bent of their own: nobody is to be strong only against those who play as they do.

Each of them is the hand-made judge with other weights, and plays greedily by it.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from allmende.arle.mind.judge import ArleJudge, Weights
from allmende.arle.rules.board import SPACES_OF_SEASON, space_number
from allmende.arle.rules.components import (
    AXES,
    CLAY,
    FISH_TRAPS,
    FLAX,
    FLESHING_BEAMS,
    GRAIN,
    HIDES,
    OVENS,
    POTTERY_WHEELS,
    SHOVELS,
    SPADES,
    WEAVING_LOOMS,
    WOOL,
)
from allmende.arle.rules.player import Player
from allmende.arle.rules.state import Table
from allmende.core.insight import Judge

_PLAIN: Final = Weights()
_WEIGHTS: Final[dict[str, Weights]] = {
    "builder": replace(
        _PLAIN,
        goods=(0.45, 0.4, 0.3, 0.6, 0.4, 0.4, 1.1, 1.2, 1.6, 1.7, 0.2, 0.3, 0.5, 0.3, 0.5, 0.5, 0.4, 0.5, 0.6),
        building=0.5,
        land=1.4,
        dike=0.6,
    ),
    "herder": replace(
        _PLAIN,
        goods=(0.33, 0.5, 0.2, 0.5, 0.3, 0.4, 0.8, 0.9, 0.6, 1.0, 0.2, 0.3, 0.4, 0.2, 0.4, 0.4, 1.2, 1.3, 1.4),
        birth=2.8,
        pen=0.9,
    ),
    "hoarder": replace(
        _PLAIN,
        goods=(0.6, 0.6, 0.6, 0.8, 0.7, 0.6, 0.9, 0.8, 0.9, 0.9, 0.4, 0.5, 0.7, 0.4, 0.7, 0.7, 0.6, 0.6, 0.6),
        many=12.0,
        horizon=1.0,
    ),
    "toolmaker": replace(
        _PLAIN,
        tools=tuple(2 * step for step in _PLAIN.tools),
        vehicles=tuple(1.6 * vehicle for vehicle in _PLAIN.vehicles),
        cell=0.5,
    ),
}
_CRAFTS: Final[list[tuple[int, int, int]]] = [
    (space_number("woolen-weaver"), WEAVING_LOOMS, WOOL),
    (space_number("linen-weaver"), WEAVING_LOOMS, FLAX),
    (space_number("tanner"), FLESHING_BEAMS, HIDES),
    (space_number("potter"), POTTERY_WHEELS, CLAY),
    (space_number("baker"), OVENS, GRAIN),
]
"""Action spaces where a tool turns a good into another one."""
_GIFTS: Final[list[tuple[int, int]]] = [
    (space_number("fisherman"), FISH_TRAPS),
    (space_number("clay-worker"), SHOVELS),
    (space_number("woodcutter"), AXES),
]
"""Action spaces where a tool gives a good."""
_PER_PIECE: Final = 0.6
"""What a good is taken to be worth that somebody would get there."""


class Blocker(ArleJudge):
    """Likes to stand where the other would have liked to go."""

    def value(self, position: Table, seat: int) -> float:
        hopes = [_hope(position, their) for i, their in enumerate(position.seats) if i != seat]
        return super().value(position, seat) - sum(hopes)


def _hope(position: Table, mine: Player) -> float:
    """What the best of the action spaces is worth that are still free in this season."""
    first = position.season() * SPACES_OF_SEASON
    best = 0
    offers = [(space, min(mine.tool(tool), mine.goods[good])) for space, tool, good in _CRAFTS]
    offers += [(space, mine.tool(tool)) for space, tool in _GIFTS]
    offers.append((space_number("peat-cutter"), min(mine.tool(SPADES), mine.peat_to_cut())))
    offers.append((space_number("peat-boatman"), 3 + mine.boats))
    for space, pieces in offers:
        if first <= space < first + SPACES_OF_SEASON and not position.is_occupied(space):
            best = max(best, pieces)
    return _PER_PIECE * best


CHARACTERS: Final[dict[str, Judge[Table]]] = {"blocker": Blocker()}
"""By name: builds, herds, hoards, collects tools and vehicles, blocks."""
CHARACTERS.update((name, ArleJudge(weights)) for name, weights in _WEIGHTS.items())
