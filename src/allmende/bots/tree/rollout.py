"""Rollouts: games played on to their ends, every seat by the logits of a node evaluator, without search.

Many games go on side by side, so that their states are evaluated in one batch.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

from allmende.bots.gumbel import gumbel_noise
from allmende.bots.tree.bot import NodeEvaluator
from allmende.bots.tree.nodes.node import grow
from allmende.core.ai import CanonicalMoves
from allmende.core.rules.state import State


def play_on(
    states: Sequence[State[Any]],
    seat: int,
    canonical_moves: CanonicalMoves,
    node_evaluator: NodeEvaluator,
    end: float,
    rng: Random,
    temperature: float,
) -> list[State[Any]]:
    """The final states of games that go on from these states, this seat first where several decide.

    With a `temperature` moves are sampled, at 1 by their probabilities, and at 0 the best one is played. Games that are
    unfinished when `perf_counter` reaches `end` are returned as they are then.
    """
    nodes = [grow(state.copy(), seat, canonical_moves) for state in states]
    while (places := [place for place, node in enumerate(nodes) if node.seat >= 0]) and perf_counter() < end:
        guesses = node_evaluator([nodes[place] for place in places])
        for place, guess in zip(places, guesses, strict=True):
            node = nodes[place]
            logits = [logit + gumbel_noise(temperature, rng) for logit in guess.logits]
            node.state.play(node.seat, node.moves[logits.index(max(logits))])
            nodes[place] = grow(node.state, node.seat, canonical_moves)
    return [node.state for node in nodes]
