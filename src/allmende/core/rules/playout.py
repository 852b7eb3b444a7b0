"""Random play inside compiled code: the yardstick of speed, and the first of all bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from allmende.core.rules.position import Position


def playout(position: Position[Any], random: Callable[[], float], made: list[tuple[int, int]] | None = None) -> int:
    """Play uniformly random moves to the end, in place, and count the decisions.

    `random` gives floats in [0, 1), as `random.Random().random` does. The moves are added to `made` as
    (seat, move), if it is given. Where several seats may act, the first does.
    """
    decisions = 0
    while not position.over:
        for i in range(len(position.seats)):
            moves = position.seats[i].moves
            if moves:
                move = moves[int(random() * len(moves))]
                if made is not None:
                    made.append((i, move))
                position.play(i, move)
                decisions += 1
                break
    return decisions
