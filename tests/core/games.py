"""Whole games for tests: random ones, and what makes two of them equal."""

from __future__ import annotations

from random import Random
from typing import Any

from allmende import hallertau
from allmende.core import Game
from allmende.hallertau.rules.state import State
from state_fields import fields_of


def new(
    players: int,
    seed: int,
    progress: str = "together",
    cards: str = "off",
    gateway: str = "beginner",
    farmyard: str = "hops",
) -> Game:
    """A new game of Hallertau: without cards, unless it is to be with them."""
    return hallertau.new(players=players, seed=seed, progress=progress, cards=cards, gateway=gateway, farmyard=farmyard)


def stand(game: Game) -> State:
    """The position of a game, known to be one of Hallertau."""
    state = game.state
    assert isinstance(state, State)
    return state


def step(game: Game, random: Random) -> tuple[int, int]:
    """Play any legal move of any seat that may act, and say which it was."""
    seat = random.choice(game.to_act)
    move = random.choice(list(game.moves_of(seat)))
    game.play(move, seat)
    return seat, move


def played(
    players: int,
    seed: int,
    moves: int | None = None,
    progress: str = "together",
    cards: str = "off",
    gateway: str = "beginner",
    farmyard: str = "hops",
) -> Game:
    """A game after so many random moves, or at its end."""
    game = new(players, seed, progress, cards, gateway, farmyard)
    random = Random(seed)
    while not game.is_over and (moves is None or game.version < moves):
        step(game, random)
    return game


def fingerprint(game: Game) -> tuple[object, ...]:
    """All that makes up a position: equal for equal positions."""
    state = stand(game)
    seats = [{name: copied(getattr(seat, name)) for name in fields_of(type(seat))} for seat in state.seats]
    for seat in seats:
        seat["declined"] = sorted(seat["declined"])
    counts = [state.epoch, state.reveal_count, state.shared_version]
    course = [state.over, counts, state.round, state.phase, state.first]
    piles = [state.decks[pile][state.drawn[pile] :] for pile in range(4)]
    return (seats, course, state.turn, state.board[:], state.deal, state.clockwise, piles, state.removed)


def copied(value: Any) -> Any:
    """The value of a field, as a list of its own if it is one."""
    return value[:] if isinstance(value, list) else value
