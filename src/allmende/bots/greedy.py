"""The greedy bot: it plans its own turns within the round by a title's heuristic, and ignores other seats."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from allmende.core.ai import Heuristic
from allmende.core.rules.state import FRAME, State

PLANS: Final = 250
"""The number of ways to finish the round that are tried for one decision."""


class Greedy:
    """Plays by a heuristic: the best of many random plans for the round, or the move with the best outcome.

    Args:
        heuristic: The heuristic of a title, such as `title.ai.heuristic()`. Plans need its solo rollouts.
        plans: The number of plans that are tried for one decision.
    """

    def __init__(self, heuristic: Heuristic[Any], plans: int = PLANS) -> None:
        self.heuristic = heuristic
        self.plans = plans

    def choose(self, state: State[Any], seat: int, rng: Random) -> int:
        solo_rollout = self.heuristic.solo_rollout(state, seat)
        here, me = (state, seat) if solo_rollout is None else (solo_rollout, 0)
        quick_moves = self.heuristic.quick_moves(here, me)
        if quick_moves:
            best = self._best_outcome(here, me, quick_moves, rng, self.heuristic.value(here, me))
            if best >= 0:
                return best
        if solo_rollout is not None:
            return self._best_plan(solo_rollout, rng)
        return self._best_outcome(state, seat, self.heuristic.candidates(state, seat), rng)

    def _best_plan(self, solo_rollout: State[Any], rng: Random) -> int:
        """The first move of the best of many random plans; each candidate begins equally many of them."""
        candidates = self.heuristic.candidates(solo_rollout, 0)
        best, best_value = candidates[0], float("-inf")
        for number in range(max(self.plans, len(candidates))):
            move = candidates[number % len(candidates)]
            child = solo_rollout.copy()
            child.play(0, move)
            while not self.heuristic.is_past_horizon(child, solo_rollout):
                child.play(0, rng.choice(self.heuristic.candidates(child, 0)))
            value = self.heuristic.value(child, 0)
            if value > best_value:
                best, best_value = move, value
        return best

    def _best_outcome(
        self, state: State[Any], seat: int, moves: Sequence[int], rng: Random, worth: float = float("-inf")
    ) -> int:
        """The move with the best outcome once its action is finished greedily; -1 if none beats `worth`."""
        step = state.seats[seat].stack[-FRAME]
        best, best_value = -1, worth
        for move in moves:
            child = state.copy()
            child.play(seat, move)
            while child.epoch == state.epoch and child.moves(seat) and child.seats[seat].stack[-FRAME] != step:
                child.play(seat, self._best_move(child, seat))
            # Equal moves are equally likely, so that two greedy bots don't always play the same game.
            value = self.heuristic.value(child, seat) + rng.random() * 1e-6
            if value > best_value:
                best, best_value = move, value
        return best

    def _best_move(self, state: State[Any], seat: int) -> int:
        """The move with the best state after it, counting one further decision that follows at once."""
        stack = state.seats[seat].stack
        best, best_value = -1, float("-inf")
        for move in self.heuristic.candidates(state, seat):
            child = state.copy()
            child.play(seat, move)
            while child.epoch == state.epoch and child.moves(seat) and _goes_on(stack, child.seats[seat].stack):
                child.play(seat, self._best_move(child, seat))
            value = self.heuristic.value(child, seat)
            if value > best_value:
                best, best_value = move, value
        return best


def _goes_on(before: list[int], after: list[int]) -> bool:
    """True if a decision has led to another decision of the same action, and not to the same one again."""
    return len(after) >= len(before) and after[-FRAME] != before[-FRAME]
