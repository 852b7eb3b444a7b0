"""Ratings of people, from the order of rated games, in the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.ratings import Strength
from allmende.server.people.messages import Rating
from allmende.server.store.protocol import Statement, Store

ENOUGH: Final = 5
"""The rated games that a person needs to be listed in a hall of fame."""
FINE: Final = 1_000_000
"""Columns hold a rating in millionths: whole numbers are the same in all stores."""


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


def columns(rated: Strength) -> tuple[int, int, int]:
    """The columns of a rating's row, from which `strength` reads it again."""
    return round(rated.mu * FINE), round(rated.sigma * FINE), rated.games


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
