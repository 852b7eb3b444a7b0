"""The bot that wants the most from this round: it tries out plans for its own turns, and other seats don't matter."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from allmende.core.insight import Judge
from allmende.core.rules.position import FRAME, Position

PLANS: Final = 250
"""How many ways to finish the round it tries for one decision."""


class Greedy:
    """Looks for the best plan where there is one to make, and for the best outcome of a single move elsewhere."""

    def __init__(self, judge: Judge[Any], plans: int = PLANS) -> None:
        self.judge = judge
        self.plans = plans

    def choose(self, position: Position[Any], seat: int, rng: Random) -> int:
        practice = self.judge.practice(position, seat)
        here, me = (position, seat) if practice is None else (practice, 0)
        asides = self.judge.asides(here, me)
        if asides:
            best = self._best_outcome(here, me, asides, rng, self.judge.value(here, me))
            if best >= 0:
                return best
        if practice is not None:
            return self._best_plan(practice, rng)
        return self._best_outcome(position, seat, self.judge.candidates(position, seat), rng)

    def _best_plan(self, practice: Position[Any], rng: Random) -> int:
        """The move that the best of many random plans begins with; every candidate begins equally many."""
        candidates = self.judge.candidates(practice, 0)
        best, best_value = candidates[0], float("-inf")
        for number in range(max(self.plans, len(candidates))):
            move = candidates[number % len(candidates)]
            child = practice.copy()
            child.play(0, move)
            while not self.judge.is_thought_through(child, practice):
                child.play(0, rng.choice(self.judge.candidates(child, 0)))
            value = self.judge.value(child, 0)
            if value > best_value:
                best, best_value = move, value
        return best

    def _best_outcome(
        self, position: Position[Any], seat: int, moves: Sequence[int], rng: Random, worth: float = float("-inf")
    ) -> int:
        """The move whose outcome is best, once what it begins is finished by one best move after the other.

        If none is better than `worth`, it is -1.
        """
        step = position.seats[seat].stack[-FRAME]
        best, best_value = -1, worth
        for move in moves:
            child = position.copy()
            child.play(seat, move)
            while child.period == position.period and child.moves(seat) and child.seats[seat].stack[-FRAME] != step:
                child.play(seat, self._best_move(child, seat))
            # Equal moves are equally likely, so that two greedy bots don't always play the same game.
            value = self.judge.value(child, seat) + rng.random() * 1e-6
            if value > best_value:
                best, best_value = move, value
        return best

    def _best_move(self, position: Position[Any], seat: int) -> int:
        """The move with the best position after it, once another decision that follows at once is made, too."""
        stack = position.seats[seat].stack
        best, best_value = -1, float("-inf")
        for move in self.judge.candidates(position, seat):
            child = position.copy()
            child.play(seat, move)
            while child.period == position.period and child.moves(seat) and _goes_on(stack, child.seats[seat].stack):
                child.play(seat, self._best_move(child, seat))
            value = self.judge.value(child, seat)
            if value > best_value:
                best, best_value = move, value
        return best


def _goes_on(before: list[int], after: list[int]) -> bool:
    """Whether a decision has led to another one of the same action, and not to the same one again."""
    return len(after) >= len(before) and after[-FRAME] != before[-FRAME]
