"""Planning a turn: its decisions together, rather than one after the other.

A turn is what a seat decides before the course of play goes on: all that one worker does, or a whole phase in which
everybody decides at the same time and nobody is in another's way, such as Progress.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, Final

from allmende.bots.playing_on import after_moves
from allmende.bots.sight import Sight
from allmende.core.position import Position

DOUBT: Final = 0.01
"""A move that is not followed to the end of the turn is worth at least so many points less than the best one."""


def turn_worths(position: Position[Any], seat: int, moves: Sequence[int], sight: Sight) -> list[float]:
    """What each of these moves is worth if the seat goes on well until its turn ends.

    It is a beam search: of all ways to begin a turn with so many decisions, as many are followed as `sight.turn_width`
    says, the best ones. If these are none, a turn is not planned: moves are worth what they look like at a glance.
    """
    after = after_moves(position, seat, moves)
    glance = sight.worths(after, [seat] * len(after))
    if not sight.turn_width or len(moves) == 1:
        return glance
    ends = [-inf] * len(moves)
    children, firsts, worths = after, list(range(len(moves))), glance
    while children:
        going_on = []
        for child, first, worth in zip(children, firsts, worths, strict=True):
            if child.over or child.period != position.period or not child.seats[seat].moves:
                ends[first] = max(ends[first], worth)
            else:
                going_on.append((worth, child, first))
        going_on.sort(key=lambda each: -each[0])
        children, firsts = [], []
        for _, child, first in going_on[: sight.turn_width]:
            children += after_moves(child, seat, sight.candidates(child, seat))
            firsts += [first] * (len(children) - len(firsts))
        worths = sight.worths(children, [seat] * len(children)) if children else []
    best = max(ends)
    return [end if end > -inf else min(worth, best - DOUBT) for end, worth in zip(ends, glance, strict=True)]
