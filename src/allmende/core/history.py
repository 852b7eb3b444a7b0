"""The history of a game: its moves, and copies of its state, so that going back replays few of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from allmende.core.rules.state import State
from allmende.core.undo import Made

STRIDE: Final = 32
"""The number of moves after which a copy of the state is kept."""


class History:
    """The moves `made` since a state, and a copy of the state before every `STRIDE` of them."""

    def __init__(self, start: State[Any]) -> None:
        self.made: list[Made] = []
        self._stops: list[State[Any]] = [start.copy()]

    def play(self, state: State[Any], seat: int, move: int) -> None:
        """Play a legal move in the state to which the moves have led, and add it."""
        made = Made(seat, move, state.epoch, state.reveal_count, state.shared_version)
        state.play(seat, move)
        self.made.append(made)
        if len(self.made) % STRIDE == 0:
            self._stops.append(state.copy())

    def play_all(self, state: State[Any], moves: Iterable[Made]) -> None:
        """Play moves that were made before, one after the other, and add them."""
        for made in moves:
            self.play(state, made.seat, made.move)

    def go_back(self, version: int) -> State[Any]:
        """Forget all but the first `version` moves, and give the state after these."""
        stop = version // STRIDE
        again = self.made[stop * STRIDE : version]
        state = self._stops[stop].copy()
        del self.made[stop * STRIDE :], self._stops[stop + 1 :]
        self.play_all(state, again)
        return state

    def copy(self) -> History:
        """An independent history of the same moves."""
        twin = History.__new__(History)
        twin.made = self.made[:]
        twin._stops = self._stops[:]
        return twin
