"""Placings: the order of bots in a game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from allmende.arena.tournament import Game

_Worth = tuple[bool, bool, float]
"""The order of places: seats that have not failed, then winners, then scores."""


class Placing(NamedTuple):
    """A bot and its place, the number of better ones; equally good ones share a place."""

    bot: str
    place: int


class Comparison(NamedTuple):
    """The places in one game or, of solo games, on one deal."""

    deal: int
    placings: list[Placing]


def comparisons(games: Iterable[Game]) -> list[Comparison]:
    """The comparisons that games give, in the order of the games."""
    found: list[Comparison] = []
    alone: defaultdict[int, list[tuple[str, _Worth]]] = defaultdict(list)
    for game in sorted(games, key=lambda game: game.number):
        if len(game.bots) == 1:
            alone[game.deal].append((game.bots[0], (not game.failed, False, game.scores[0])))
        else:
            # Ties are broken as the title does it for the first place, and not at all further down.
            worth = [(seat not in game.failed, seat in game.winners, score) for seat, score in enumerate(game.scores)]
            found.append(Comparison(game.deal, _placings(list(zip(game.bots, worth, strict=True)))))
    return found + [Comparison(deal, _placings(results)) for deal, results in alone.items()]


def _placings(results: list[tuple[str, _Worth]]) -> list[Placing]:
    best_first = sorted((worth for _, worth in results), reverse=True)
    return [Placing(bot, best_first.index(worth)) for bot, worth in results]
