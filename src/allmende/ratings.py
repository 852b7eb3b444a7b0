"""Ratings of people, and of the problems that they solve, by the Plackett-Luce model of openskill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

POINTS: Final = 40
"""Points per unit of the model. A rating begins with 25 units, which are 1000 points."""

# People get better with time: the model's own allowance for that holds.
_MODEL: Final = PlackettLuce()


class Strength(NamedTuple):
    """A rating by the model: mean, standard deviation, and the number of games behind it."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def value(self) -> int:
        """The rating in points."""
        return round(self.mu * POINTS)

    @property
    def spread(self) -> int:
        """The points around `value` within which the true rating lies with odds of 19 to 1."""
        return round(1.96 * self.sigma * POINTS)

    @property
    def at_least(self) -> float:
        """A value that the rating almost certainly exceeds, in the model's units; a hall of fame is ordered by it."""
        return self.mu - 3 * self.sigma


def rated(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """The ratings of all players after a game in which they took these places, 0 the best; equal ones are ties."""
    teams = [[_MODEL.rating(one.mu, one.sigma)] for one in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Strength(team[0].mu, team[0].sigma, one.games + 1) for one, team in zip(before, after, strict=True)]


def tried(solver: Strength, problem: Strength, solved: bool) -> tuple[Strength, Strength]:
    """The ratings of a solver and a problem after a try, which one of them has won.

    >>> solver, problem = tried(Strength(), Strength(), True)
    >>> solver.value > 1000 > problem.value
    True
    """
    solver, problem = rated([solver, problem], [0, 1] if solved else [1, 0])
    return solver, problem
