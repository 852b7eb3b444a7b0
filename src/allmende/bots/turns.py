"""Planning a turn: its decisions together, rather than one after the other.

A turn is what a seat decides before the course of play goes on: all that one worker does, or a whole phase in which
everybody decides at the same time and nobody is in another's way, such as Progress.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any, Final, NamedTuple

from allmende.bots.noise import noise
from allmende.bots.sight import Sight
from allmende.core.rules.position import Position

DOUBT: Final = 0.01
"""A move that is not followed to the end of the turn is worth at least so many points less than the best one."""


class End(NamedTuple):
    """Where a turn may end: what the position is worth then, the moves that lead there, and the position."""

    worth: float
    moves: list[int]
    position: Position[Any]


def turn_worths(position: Position[Any], seat: int, moves: Sequence[int], sight: Sight) -> list[float]:
    """What each of these moves is worth if the seat goes on well until its turn ends.

    If the sight plans no turns, moves are worth what they look like at a glance.
    """
    glance, ends = explore(position, seat, moves, sight, sight.turn_width)
    if not sight.turn_width or len(moves) == 1:
        return glance
    best = max(end.worth for end in ends)
    worths = dict.fromkeys(moves, -inf)
    for end in ends:
        worths[end.moves[0]] = max(worths[end.moves[0]], end.worth)
    return [
        min(at_a_glance, best - DOUBT) if worths[move] == -inf else worths[move]
        for move, at_a_glance in zip(moves, glance, strict=True)
    ]


def explore(
    position: Position[Any], seat: int, moves: Sequence[int], sight: Sight, width: int, stop_at_news: bool = False
) -> tuple[list[float], list[End]]:
    """What these moves look like at a glance, and the ends of the turns that begin well with them.

    It is a beam search: of all ways to begin a turn with so many decisions, `width` are followed, the best ones. If
    these are none, each move is an end by itself. With `stop_at_news`, a turn is followed no further than to where
    something hidden is uncovered: what comes then can't be planned.
    """
    children = after_moves(position, seat, moves)
    worths = sight.worths(children, [seat] * len(children))
    glance = worths
    paths = [[move] for move in moves]
    ends: list[End] = []
    while children:
        going_on = []
        for child, path, worth in zip(children, paths, worths, strict=True):
            news = stop_at_news and child.reveals != position.reveals
            if not width or news or _has_ended(child, position, seat):
                ends.append(End(worth, path, child))
            else:
                going_on.append((worth, child, path))
        going_on.sort(key=lambda each: -each[0])
        children, paths = [], []
        for _, child, path in going_on[:width]:
            further = sight.candidates(child, seat)
            children += after_moves(child, seat, further)
            paths += [[*path, move] for move in further]
        worths = sight.worths(children, [seat] * len(children)) if children else []
    return glance, ends


def _has_ended(child: Position[Any], position: Position[Any], seat: int) -> bool:
    """Whether a turn that began in a position is over."""
    return child.over or child.period != position.period or not child.seats[seat].moves


def play_out(position: Position[Any], seat: int, sight: Sight, end: float, rng: Random, wobble: float) -> Position[Any]:
    """Where a game comes to if everybody plays what looks best, turn by turn, this seat first where several decide.

    The `wobble` is how far, in points, a turn may look worse and still be played often: where nothing is hidden, all
    games from one position would else be the same. It goes on to its end, unless it is later than `end`, by
    `perf_counter`, before.
    """
    while (who := decider(position, seat)) >= 0 and perf_counter() < end:
        position = drawn(ends(position, who, sight, sight.turn_width), wobble, rng).position
    return position


def outlook(position: Position[Any], seat: int, sight: Sight, turns: int) -> float:
    """What a position is worth to a seat, if everybody goes on turn by turn as looks best: the mean of several looks.

    The seat looks at what it can expect after this turn and after each of its next `turns`: a net's guesses err, but
    not all in the same way. If the game ends before, points are counted. One way to go on with a turn is followed,
    which is quick: more deals tell more than more ways.
    """
    looks: list[float] = []
    while len(looks) <= turns:
        who = decider(position, seat)
        if who < 0:
            return sight.worths([position], [seat])[0]
        best = max(ends(position, who, sight, width=1), key=lambda found: found.worth)
        position = best.position
        if who == seat:
            looks.append(best.worth)
    return fmean(looks)


def ends(position: Position[Any], seat: int, sight: Sight, width: int) -> list[End]:
    """Where a seat's turn may end, as far as it can be planned."""
    return explore(position, seat, sight.candidates(position, seat), sight, width, stop_at_news=True)[1]


def decider(position: Position[Any], first: int) -> int:
    """Who decides next: this seat, where several decide at the same time; -1 if the game is over."""
    if position.over:
        return -1
    if position.seats[first].moves:
        return first
    return next(seat for seat, mine in enumerate(position.seats) if mine.moves)


def after_moves(position: Position[Any], seat: int, moves: Sequence[int]) -> list[Position[Any]]:
    """The position after each of these moves."""
    found = []
    for move in moves:
        child = position.copy()
        child.play(seat, move)
        found.append(child)
    return found


def drawn(found: Sequence[End], wobble: float, rng: Random) -> End:
    """The best one of these ends; with a `wobble`, in points, each is as likely as in a softmax of that temperature."""
    return max(found, key=lambda end: end.worth + noise(wobble, rng))
