"""What is told of a problem once it has been answered: plans in words, and why others come to less."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from allmende.bots.prospects import Prospect, why
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.plain import Plain
from allmende.problems.problem import PlanResult, Problem

SOLUTION: Final = Message("problem-the-solution")
WORTH_A_WORD: Final = 1.0
"""The least difference in the points of others that is named."""


class ToldPlan(Plain, frozen=True):
    """A plan in words: the labels of its moves, its result, and why it comes to less; None for the solution itself."""

    labels: list[Message]
    result: PlanResult
    why: list[Message]


def told(game: Game, problem: Problem, result: PlanResult) -> ToldPlan:
    """A plan in words, from the game before it."""
    reasons = [] if result.moves == problem.solution.moves else reasons_of(result, problem.solution, game.players)
    return ToldPlan(labels(game, problem.seat, result.moves), result, reasons)


def labels(game: Game, seat: int, moves: Sequence[str]) -> list[Message]:
    """The words for the moves of a plan, each as the player read it when it was made."""
    title, state = game.title, game.state.copy()
    found = []
    for text in moves:
        move = title.vocabulary.parse(text)
        found.append(title.label(state, seat, move))
        state.play(seat, move)
    return found


def reasons_of(result: PlanResult, solution: PlanResult, players: int) -> list[Message]:
    """Why a plan comes to less than the solution: in points of one's own, and in those of others."""
    found = [why(_prospect(result), _prospect(solution), SOLUTION)]
    theirs = _theirs(result) - _theirs(solution)
    if players > 1 and abs(theirs) >= WORTH_A_WORD:
        found.append(
            Message("problem-others-gain" if theirs > 0 else "problem-others-lose", {"points": _whole(theirs)})
        )
    return found


def _prospect(result: PlanResult) -> Prospect:
    return Prospect([sum(result.points.values())], {category: [points] for category, points in result.points.items()})


def _theirs(result: PlanResult) -> float:
    """The mean points of the best other seat."""
    return sum(result.points.values()) - result.ahead


def _whole(points: float) -> int:
    return floor(abs(points) + 0.5)
