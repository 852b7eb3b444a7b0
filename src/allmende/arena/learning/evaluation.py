"""The strength of a value net by itself: greedy, one turn ahead, without simulations."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from allmende.arena.learning.self_play import Kind
from allmende.bots import decide
from allmende.bots.evaluator import NetStateEvaluator
from allmende.bots.search import Search
from allmende.bots.value_net import ValueNet


def evaluate(kind: Kind, net: ValueNet, games: int, seed: int) -> Iterator[list[float]]:
    """Play games with the net on all seats; yield the scores of the seats of each.

    Deals differ from those of a training with this seed, and hidden information is drawn anew for the deciding seat.
    """
    bot = Search(
        kind.title, NetStateEvaluator(kind.title, kind.encode, kind.candidates, net, kind.turn_width), simulations=0
    )
    for number in range(games):
        rng = Random(f"evaluation {seed} {number}")
        state = kind.start(rng)
        while not state.over:
            seat = state.to_act()[0]
            state.play(seat, decide(bot, kind.title, state, seat, rng))
        yield [kind.title.score(state, seat) for seat in range(kind.players)]
