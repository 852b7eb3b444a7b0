"""The bot that looks one turn ahead."""

from __future__ import annotations

from random import Random
from typing import Any

from allmende.bots.judge import Judge
from allmende.core.position import FRAME, Position


class Greedy:
    """Tries every move that deserves a thought, finishes the action it begins, and takes the best outcome."""

    def __init__(self, judge: Judge[Any]) -> None:
        self.judge = judge

    def choose(self, position: Position[Any], seat: int, rng: Random) -> int:
        step = position.seats[seat].stack[-FRAME]
        best, best_value = -1, float("-inf")
        for move in self.judge.candidates(position, seat):
            child = position.copy()
            child.play(seat, move)
            value = self.judge.value(self._finished(child, seat, step, position.period), seat)
            # Equal moves are equally likely, so that two greedy bots don't always play the same game.
            value += rng.random() * 1e-6
            if value > best_value:
                best, best_value = move, value
        return best

    def _finished(self, position: Position[Any], seat: int, step: int, period: int) -> Position[Any]:
        """The position after the seat has finished what it began, one best move after the other."""
        while position.period == period and position.moves(seat):
            if position.seats[seat].stack[-FRAME] == step:
                break
            children = []
            for move in self.judge.candidates(position, seat):
                child = position.copy()
                child.play(seat, move)
                children.append(child)
            position = max(children, key=lambda child: self.judge.value(child, seat))
        return position
