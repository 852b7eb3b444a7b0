"""Random playouts in compiled code, by which speed is measured."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from allmende.core.rules.state import State


def playout(state: State[Any], random: Callable[[], float], made: list[tuple[int, int]] | None = None) -> int:
    """Play uniformly random moves to the end, in place; return the number of decisions.

    `random` gives floats in [0, 1), as `random.Random().random` does. The moves are added to `made` as
    (seat, move), if it is given. Where several seats may act, the first does.
    """
    decisions = 0
    while not state.over:
        for i in range(len(state.seats)):
            moves = state.seats[i].moves
            if moves:
                move = moves[int(random() * len(moves))]
                if made is not None:
                    made.append((i, move))
                state.play(i, move)
                decisions += 1
                break
    return decisions
