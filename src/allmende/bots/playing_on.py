"""Playing on by first sight: many games at once, so that the sight is asked for all of them together.

This module is compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log
from random import Random
from time import perf_counter
from typing import Any, Final

from allmende.bots.sight import Sight
from allmende.core.position import Position

_NEVER_ZERO: Final = 1e-300


def decider(position: Position[Any], first: int) -> int:
    """Who decides next: this seat, where several decide at the same time; -1 if the game is over."""
    if position.over:
        return -1
    if position.seats[first].moves:
        return first
    for i in range(len(position.seats)):
        if position.seats[i].moves:
            return i
    raise AssertionError("nobody decides in a game that is not over")


def after_moves(position: Position[Any], seat: int, moves: Sequence[int]) -> list[Position[Any]]:
    """The position after each of these moves."""
    found: list[Position[Any]] = []
    for move in moves:
        child = position.copy()
        child.play(seat, move)
        found.append(child)
    return found


def play_on(
    positions: Sequence[Position[Any]],
    seat: int,
    sight: Sight,
    end: float,
    rng: Random,
    wobbles: Sequence[float],
) -> list[Position[Any]]:
    """Where these games come to if everybody plays what looks best at a glance, this seat first where several decide.

    A game's wobble is how far, in points, a move may look worse and still be played often: where nothing is hidden, all
    games from one position would else be the same. All go on to their ends, unless it is later than `end`, by
    `perf_counter`, before.
    """
    here = list(positions)
    while perf_counter() < end:
        live: list[int] = []
        starts: list[int] = []
        after: list[Position[Any]] = []
        seats: list[int] = []
        for i in range(len(here)):
            who = decider(here[i], seat)
            if who < 0:
                continue
            live.append(i)
            starts.append(len(after))
            after += after_moves(here[i], who, sight.candidates(here[i], who))
            seats += [who] * (len(after) - len(seats))
        if not live:
            break
        worths = sight.worths(after, seats)
        starts.append(len(after))
        for number in range(len(live)):
            game = live[number]
            here[game] = after[_chosen(worths, starts[number], starts[number + 1], rng, wobbles[game])]
    return here


def noise(wobble: float, rng: Random) -> float:
    """Gumbel noise: with it, the greatest of some worths is as likely as in a softmax."""
    return -wobble * log(rng.expovariate(1.0) + _NEVER_ZERO) if wobble else 0.0


def _chosen(worths: list[float], start: int, stop: int, rng: Random, wobble: float) -> int:
    """The place of the greatest of some worths, each of them with noise."""
    best, most = start, -inf
    for j in range(start, stop):
        worth = worths[j] + noise(wobble, rng)
        if worth > most:
            best, most = j, worth
    return best
