"""Personas of Fields of Arle: rivals of different style, so that a bot does not become strong only against its like.

Each is the heuristic with other weights; bots play greedily by it.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from allmende.arle.ai.heuristic import ArleHeuristic, Weights
from allmende.arle.components.board import SPACES_OF_SEASON, space_number
from allmende.arle.components.pieces import (
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
from allmende.arle.rules.state import State
from allmende.core.ai import Heuristic

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
"""The assumed worth, in points, of a good that the other player would get there."""


class Blocker(ArleHeuristic):
    """A heuristic that likes to occupy the spaces where the other player would gain most."""

    def value(self, state: State, seat: int) -> float:
        hopes = [_hope(state, their) for i, their in enumerate(state.seats) if i != seat]
        return super().value(state, seat) - sum(hopes)


def _hope(state: State, mine: Player) -> float:
    """The worth of the best action space of this season that is still free."""
    first = state.season() * SPACES_OF_SEASON
    best = 0
    offers = [(space, min(mine.tool(tool), mine.goods[good])) for space, tool, good in _CRAFTS]
    offers += [(space, mine.tool(tool)) for space, tool in _GIFTS]
    offers.append((space_number("peat-cutter"), min(mine.tool(SPADES), mine.peat_to_cut())))
    offers.append((space_number("peat-boatman"), 3 + mine.boats))
    for space, pieces in offers:
        if first <= space < first + SPACES_OF_SEASON and not state.is_occupied(space):
            best = max(best, pieces)
    return _PER_PIECE * best


PERSONAS: Final[dict[str, Heuristic[State]]] = {"blocker": Blocker()}
"""By name: the blocker, and the personas with weights of their own."""
PERSONAS.update((name, ArleHeuristic(weights)) for name, weights in _WEIGHTS.items())
