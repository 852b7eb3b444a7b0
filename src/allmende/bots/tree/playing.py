"""Games played on to their ends at a glance: every seat makes the move that somebody likes best who guesses.

Many games go on side by side, so that the guesses about all of them are made at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

from allmende.bots.noise import noise
from allmende.bots.tree.bot import Guesser
from allmende.bots.tree.nodes.node import grow
from allmende.core.insight import Choices
from allmende.core.rules.position import Position


def play_on(
    positions: Sequence[Position[Any]],
    seat: int,
    choices: Choices,
    guesser: Guesser,
    end: float,
    rng: Random,
    wander: float,
) -> list[Position[Any]]:
    """Where games come to from these positions, this seat first where several decide.

    With `wander`, moves are drawn rather than chosen: at 1 as often as they are liked. All games go on to their ends,
    unless it is later than `end`, by `perf_counter`, before.
    """
    nodes = [grow(position.copy(), seat, choices) for position in positions]
    while (places := [place for place, node in enumerate(nodes) if node.seat >= 0]) and perf_counter() < end:
        guesses = guesser([nodes[place] for place in places])
        for place, guess in zip(places, guesses, strict=True):
            node = nodes[place]
            likings = [liking + noise(wander, rng) for liking in guess.likings]
            node.position.play(node.seat, node.moves[likings.index(max(likings))])
            nodes[place] = grow(node.position, node.seat, choices)
    return [node.position for node in nodes]
