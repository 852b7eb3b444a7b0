"""Games of Fields of Arle that stand where a test wants to look at them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import allmende
from allmende.arle.rules.state import State
from allmende.core import Game
from browser.games import asked, asks, decision

MOST_ATTEMPTS = 200


def begun(players: int, seed: int = 3, **options: str) -> Game:
    """A game before its first move."""
    return allmende.arle.new(players, seed, None, **options)


def played(players: int, until: Callable[[Game], bool], *, seed: int = 3, half_year: int = 1, **options: str) -> Game:
    """A game played at random until it stands as wanted, in this half-year or later. Nothing is given back."""
    for attempt in range(seed, seed + MOST_ATTEMPTS):
        game, random = begun(players, attempt, **options), Random(attempt)
        while not game.is_over:
            assert isinstance(game.state, State)
            if game.state.half_year >= half_year and until(game):
                return game
            step(game, random)
    raise AssertionError("no such game")


def finished(players: int, *, seed: int = 3) -> Game:
    """A game played at random to its end."""
    game, random = begun(players, seed), Random(seed)
    while not game.is_over:
        step(game, random)
    return game


def step(game: Game, random: Random) -> None:
    """Play a random move that gives nothing back."""
    seat = random.choice(list(game.to_act))
    moves = game.moves_of(seat).texts
    game.play(random.choice([move for move in moves if not move.startswith("return ")]), seat)


def offers(game: Game, *verbs: str) -> bool:
    """Whether a move begins with each of these words."""
    return all(any(move.text.startswith(verb) for move in decision(game).moves) for verb in verbs)


STANDS: dict[str, Callable[[Game], bool]] = {
    "placing a worker": asked("prompt-work"),
    "loading": lambda game: asked("prompt-work")(game) and offers(game, "load wood", "load hage"),
    "the end of a turn": asked("prompt-end-of-turn"),
    "the end of the work": asked("prompt-end-of-work"),
    "selling": asks("sell"),
    "taking": asks("take"),
    "converting": asks("convert"),
    "slaughtering": asks("slaughter"),
    "cutting peat": asks("cut"),
    "improving tools": asked("prompt-master"),
    "building": asked("prompt-build"),
    "building a vehicle": lambda game: offers(game, "build cart"),
    "plowing": asks("plow"),
    "paying": asks("pay"),
    "flipping": asks("flip"),
    "no room": asked("prompt-crowded"),
}
"""The kinds of question that the screen asks."""

__all__ = ["STANDS", "asked", "asks", "begun", "decision", "finished", "offers", "played"]
