"""Turn search: plans the decisions of a turn together, rather than one after the other.

A turn is all that a seat decides before the course of play goes on: all that one worker does, or a whole phase in which
all seats decide at the same time, independently, such as Progress.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any, Final, NamedTuple

from allmende.bots.evaluator import StateEvaluator
from allmende.bots.gumbel import gumbel_noise
from allmende.core.rules.state import State

DOUBT: Final = 0.01
"""The least points by which a move that isn't followed to the end of the turn is worth less than the best one."""


class End(NamedTuple):
    """A possible end of a turn: the value of the state, the moves that lead there, and the state."""

    worth: float
    moves: list[int]
    state: State[Any]


def turn_worths(state: State[Any], seat: int, moves: Sequence[int], evaluator: StateEvaluator) -> list[float]:
    """The value of each of these moves if the seat goes on well until its turn ends.

    If the evaluator plans no turns, that is the value of the state right after the move.
    """
    glance, ends = explore(state, seat, moves, evaluator, evaluator.turn_width)
    if not evaluator.turn_width or len(moves) == 1:
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
    state: State[Any],
    seat: int,
    moves: Sequence[int],
    evaluator: StateEvaluator,
    width: int,
    stop_at_news: bool = False,
) -> tuple[list[float], list[End]]:
    """The value right after each of these moves, and the best ends of the turns that begin with them.

    It is a beam search: after each decision, the best `width` of all sequences so far are followed; with a width of 0
    each move is an end by itself. With `stop_at_news`, a turn is followed no further than to the point where something
    hidden becomes known, behind which nothing can be planned.
    """
    children = after_moves(state, seat, moves)
    worths = evaluator.worths(children, [seat] * len(children))
    glance = worths
    paths = [[move] for move in moves]
    ends: list[End] = []
    while children:
        going_on = []
        for child, path, worth in zip(children, paths, worths, strict=True):
            news = stop_at_news and child.reveal_count != state.reveal_count
            if not width or news or has_ended(child, state, seat):
                ends.append(End(worth, path, child))
            else:
                going_on.append((worth, child, path))
        going_on.sort(key=lambda each: -each[0])
        children, paths = [], []
        for _, child, path in going_on[:width]:
            further = evaluator.candidates(child, seat)
            children += after_moves(child, seat, further)
            paths += [[*path, move] for move in further]
        worths = evaluator.worths(children, [seat] * len(children)) if children else []
    return glance, ends


def has_ended(child: State[Any], state: State[Any], seat: int) -> bool:
    """True if a turn that began in a state is over."""
    return child.over or child.epoch != state.epoch or not child.seats[seat].moves


def play_out(
    state: State[Any], seat: int, evaluator: StateEvaluator, end: float, rng: Random, wobble: float
) -> State[Any]:
    """The state to which a game comes if all seats play the best turns, this seat first where several decide.

    `wobble` is a temperature in points: where nothing is hidden, all games from one state would otherwise be equal.
    The game goes on to its end, or until `perf_counter` reaches `end`.
    """
    while (who := decider(state, seat)) >= 0 and perf_counter() < end:
        state = drawn(ends(state, who, evaluator, evaluator.turn_width), wobble, rng).state
    return state


def outlook(state: State[Any], seat: int, evaluator: StateEvaluator, turns: int) -> float:
    """The value of a state to a seat if all seats play the best turns: the mean of several evaluations.

    The state is evaluated after this turn and after each of the seat's next `turns`, since the errors of a net differ
    from state to state. If the game ends before, its points count instead. Only one line of play is followed: more
    deals bring more than more lines.
    """
    looks: list[float] = []
    while len(looks) <= turns:
        who = decider(state, seat)
        if who < 0:
            return evaluator.worths([state], [seat])[0]
        best = max(ends(state, who, evaluator, width=1), key=lambda found: found.worth)
        state = best.state
        if who == seat:
            looks.append(best.worth)
    return fmean(looks)


def ends(state: State[Any], seat: int, evaluator: StateEvaluator, width: int) -> list[End]:
    """The states in which a seat's turn may end, as far as it can be planned."""
    return explore(state, seat, evaluator.candidates(state, seat), evaluator, width, stop_at_news=True)[1]


def decider(state: State[Any], first: int) -> int:
    """The seat that decides next: this one where several decide at the same time; -1 if the game is over."""
    if state.over:
        return -1
    if state.seats[first].moves:
        return first
    return next(seat for seat, mine in enumerate(state.seats) if mine.moves)


def after_moves(state: State[Any], seat: int, moves: Sequence[int]) -> list[State[Any]]:
    """The state after each of these moves."""
    found = []
    for move in moves:
        child = state.copy()
        child.play(seat, move)
        found.append(child)
    return found


def drawn(found: Sequence[End], wobble: float, rng: Random) -> End:
    """The best one of these ends; with a `wobble`, in points, one sampled by the softmax of that temperature."""
    return max(found, key=lambda end: end.worth + gumbel_noise(wobble, rng))
