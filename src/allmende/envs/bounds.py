"""Bounds of points and of the length of games, for libraries that ask for them before the first game.

One is proved by the rules: nothing in Hallertau takes points away, so that no seat has fewer than 0. All others are
measured with a margin: they lie `MARGIN` times as far out as the games of `python -m bench.bounds` came, in which seats
move at random, shun points, put off the end of their turns, or play as well as the level Farmer, with hand cards and
without.
"""

from __future__ import annotations

from typing import Final, NamedTuple

MARGIN: Final = 3
"""The number of times that a bound is as far from 0 as any game that was measured."""


class Bounds(NamedTuple):
    """The fewest and the most points of a seat, and the greatest number of moves of a game."""

    lowest: float
    highest: float
    moves: int


MEASURED: Final[dict[str, dict[int, Bounds]]] = {
    "hallertau": {1: Bounds(0, 90, 244), 2: Bounds(0, 79, 377), 3: Bounds(0, 97, 552), 4: Bounds(0, 92, 729)},
    "arle": {1: Bounds(-42, 130, 120), 2: Bounds(-47, 121, 293)},
    "agricola": {
        1: Bounds(-76, 52, 66),
        2: Bounds(-58, 37, 147),
        3: Bounds(-73, 41, 193),
        4: Bounds(-62, 35, 245),
        5: Bounds(-69, 33, 336),
        6: Bounds(-65, 33, 407),
    },
}
"""The extremes of the games that were measured, by title and number of players; 0 points in Hallertau are proved."""


def bounds(title: str, players: int) -> Bounds:
    """The bounds of a title of this package with that number of players, whatever its options.

    >>> bounds("hallertau", 2)
    Bounds(lowest=0, highest=237, moves=1131)
    """
    lowest, highest, moves = MEASURED[title][players]
    return Bounds(MARGIN * lowest, MARGIN * highest, MARGIN * moves)
