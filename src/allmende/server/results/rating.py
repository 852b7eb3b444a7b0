"""Ratings of people, by the Plackett-Luce model of openskill: from the order in which they ended rated games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

ENOUGH: Final = 5
"""So many rated games it takes to stand in a hall of fame."""
POINTS: Final = 40
"""What one of the model's units is in points: it begins with 25 of them, which is 1000 points."""

# People get better with time: the model's own allowance for that holds.
_MODEL: Final = PlackettLuce()


class Strength(NamedTuple):
    """What the model knows of somebody, and from how many games."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def value(self) -> int:
        """In points."""
        return round(self.mu * POINTS)

    @property
    def spread(self) -> int:
        """Within so many points of the value with 19 to 1."""
        return round(1.96 * self.sigma * POINTS)

    @property
    def at_least(self) -> float:
        """What somebody is nearly certain to be worth, by which a hall of fame is ordered."""
        return self.mu - 3 * self.sigma


def rated(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """How strong all are after a game in which they took these places, 0 the best one; who share one have the same."""
    teams = [[_MODEL.rating(one.mu, one.sigma)] for one in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Strength(team[0].mu, team[0].sigma, one.games + 1) for one, team in zip(before, after, strict=True)]


def places(scores: Sequence[float], winners: Sequence[int], left: Sequence[bool]) -> list[int]:
    """The places of all seats: the winners first, then by score; behind all others those who have left.

    >>> places([30, 41, 35], [1], [False, False, False])
    [2, 0, 1]
    >>> places([30, 41], [1], [False, True])
    [0, 1]
    """
    worth = [(not left[seat], seat in winners, score) for seat, score in enumerate(scores)]
    best = sorted(set(worth), reverse=True)
    return [best.index(one) for one in worth]
