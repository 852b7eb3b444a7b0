"""Games that stand where a test wants to look at them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import allmende
from allmende.core import Decision, Game
from allmende.hallertau.state import Table


def decision(game: Game) -> Decision:
    """What is to be decided first."""
    found = game.decision(game.to_act[0])
    assert found is not None
    return found


def asks(*verbs: str) -> Callable[[Game], bool]:
    """Whether the game stands where one of these verbs is offered."""
    return lambda game: any(move.text.split()[0] in verbs for move in decision(game).moves)


def begun(players: int, seed: int = 3) -> Game:
    """A game before its first move."""
    return allmende.hallertau.new(players=players, seed=seed, cards="off")


def played(players: int, until: Callable[[Game], bool], *, seed: int = 3, rounds: int = 0) -> Game:
    """A game played at random until it stands as wanted, in this round or later."""
    for attempt in range(seed, seed + 40):
        game, random = begun(players, attempt), Random(attempt)
        while not game.is_over:
            assert isinstance(game.position, Table)
            if game.position.round >= rounds and until(game):
                return game
            seat = random.choice(list(game.to_act))
            game.play(random.choice(game.moves_of(seat).texts), seat)
    raise AssertionError("no such game")


def finished(players: int, *, seed: int = 3) -> Game:
    """A game played at random to its end."""
    game, random = begun(players, seed), Random(seed)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(random.choice(game.moves_of(seat).texts), seat)
    return game


STANDS: dict[str, Callable[[Game], bool]] = {
    "placing workers": asks("place"),
    "taking goods": asks("take"),
    "choosing": asks("choose"),
    "sowing": asks("sow"),
    "progress": asks("advance"),
    "payment": asks("pay"),
    "spending": asks("spend"),
    "sustaining": asks("sustain"),
}
"""The kinds of question that the screen asks."""
