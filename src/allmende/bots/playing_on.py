"""Playing on by first sight: many games at once, so that the sight is asked for all of them together.

This module is compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from allmende.bots.sight import Sight
from allmende.core.position import Position


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


def play_on(positions: Sequence[Position[Any]], seat: int, sight: Sight, end: float) -> list[Position[Any]]:
    """Where these games come to if everybody plays what looks best at a glance, this seat first where several decide.

    All go on to their ends, unless it is later than `end`, by `perf_counter`, before.
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
            best = starts[number]
            for j in range(best + 1, starts[number + 1]):
                if worths[j] > worths[best]:
                    best = j
            here[live[number]] = after[best]
    return here
