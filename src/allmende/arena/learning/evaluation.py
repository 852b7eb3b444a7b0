"""How well a net plays by itself: greedily, one turn ahead, without playing on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

from allmende.arena.learning.self_play import Kind
from allmende.bots import decide
from allmende.bots.net import Net
from allmende.bots.search import Search
from allmende.bots.sight import Learned


def evaluate(kind: Kind, net: Net, games: int, seed: int) -> Iterator[float]:
    """Let the net play on all seats, and give the seats' mean score by game.

    Deals are drawn apart from those of a training with this seed; and unlike there, a seat knows only what it may know.
    """
    bot = Search(kind.title, Learned(kind.title, kind.encode, kind.candidates, net, kind.turn_width), simulations=0)
    for number in range(games):
        rng = Random(f"evaluation {seed} {number}")
        position = kind.start(rng)
        while not position.over:
            seat = position.to_act()[0]
            position.play(seat, decide(bot, kind.title, position, seat, rng))
        yield fmean(kind.title.score(position, seat) for seat in range(kind.players))
