"""Ratings of people by the Plackett-Luce model of openskill, from the order of rated games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from allmende.server.people.messages import Rating
from allmende.server.store.protocol import Statement, Store

ENOUGH: Final = 5
"""The rated games that a person needs to be listed in a hall of fame."""
POINTS: Final = 40
"""Points per unit of the model. A rating begins with 25 units, which are 1000 points."""

FINE: Final = 1_000_000
"""Columns hold a rating in millionths: whole numbers are the same in all stores."""

# People get better with time: the model's own allowance for that holds.
_MODEL: Final = PlackettLuce()


class Strength(NamedTuple):
    """A person's rating by the model: mean, standard deviation, and the number of games behind it."""

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


class Ratings:
    """The ratings of all persons, in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> list[Rating]:
        """A person's ratings, by title."""
        query = "SELECT title, mu, sigma, games FROM ratings WHERE person = ? ORDER BY title"
        found = await self._store.run(Statement(query, (person,)))
        known = ((str(title), strength(*columns)) for title, *columns in found)
        return [Rating(title, one.value, one.spread, one.games) for title, one in known]


def strength(mu: str | int | None, sigma: str | int | None, games: str | int | None) -> Strength:
    """A rating from the columns of its row, which are whole numbers."""
    return Strength(int(mu or 0) / FINE, int(sigma or 0) / FINE, int(games or 0))


def rated(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """The ratings of all players after a game in which they took these places, 0 the best; equal ones are ties."""
    teams = [[_MODEL.rating(one.mu, one.sigma)] for one in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Strength(team[0].mu, team[0].sigma, one.games + 1) for one, team in zip(before, after, strict=True)]


def places(scores: Sequence[float], winners: Sequence[int], left: Sequence[bool]) -> list[int]:
    """The places of all seats, 0 the best one: winners first, then by score; behind all others those who have `left`.

    >>> places([30, 41, 35], [1], [False, False, False])
    [2, 0, 1]
    >>> places([30, 41], [1], [False, True])
    [0, 1]
    """
    worth = [(not left[seat], seat in winners, score) for seat, score in enumerate(scores)]
    best = sorted(set(worth), reverse=True)
    return [best.index(one) for one in worth]
