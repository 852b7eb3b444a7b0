"""The ten major improvements as the supply frame shows them, and players who build them."""

from __future__ import annotations

from agricola.scenario import (
    me,
    stand,
    use,
)
from allmende.agricola.rules.player import Player
from allmende.core import Game

FACTS: dict[str, tuple[dict[str, int], int]] = {
    "fireplace-2": ({"clay": 2}, 1),
    "fireplace-3": ({"clay": 3}, 1),
    "cooking-hearth-4": ({"clay": 4}, 1),
    "cooking-hearth-5": ({"clay": 5}, 1),
    "well": ({"wood": 1, "stone": 3}, 4),
    "clay-oven": ({"clay": 3, "stone": 1}, 2),
    "stone-oven": ({"clay": 1, "stone": 3}, 3),
    "joinery": ({"wood": 2, "stone": 2}, 2),
    "pottery": ({"clay": 2, "stone": 2}, 2),
    "basketmakers-workshop": ({"reed": 2, "stone": 2}, 2),
}
"""What each costs, and the points printed on it."""

RICH = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}
FIREPLACES = ("fireplace-2", "fireplace-3")
HEARTHS = ("cooking-hearth-4", "cooking-hearth-5")


def shop(mine: Player, *others: Player) -> Game:
    """A person has just been placed on the "Major Improvement" action space."""
    return use("major-improvement", mine, *others)


def built(game: Game, seat: int = 0) -> set[str]:
    """The improvements in front of a seat."""
    return set(me(game, seat).improvements)


def at_rest(game: Game, seat: int) -> Player:
    """A seat of the game, to go on with at another moment."""
    mine = stand(game).seats[seat].copy()
    mine.stack, mine.moves = [], []
    return mine
