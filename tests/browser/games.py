"""Games that stand where a test wants to look at them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

import allmende
from allmende.core import Decision, Game
from allmende.hallertau.rules.state import State

WITHOUT_CARDS = {"cards": "off"}
WITH_CARDS = {"cards": "on", "gateway": "mixed", "farmyard": "mixed"}

MOST_ATTEMPTS = 300


def decision(game: Game) -> Decision:
    """What is to be decided first."""
    found = game.decision(game.to_act[0])
    assert found is not None
    return found


def asks(*verbs: str) -> Callable[[Game], bool]:
    """Whether the game stands where one of these verbs is offered."""
    return lambda game: any(move.text.split()[0] in verbs for move in decision(game).moves)


def asked(prompt: str) -> Callable[[Game], bool]:
    """Whether the game stands where this is asked."""
    return lambda game: decision(game).prompt.id == prompt


def begun(players: int, seed: int = 3, options: Mapping[str, str] = WITHOUT_CARDS) -> Game:
    """A game before its first move."""
    return allmende.hallertau.new(players, seed, None, **options)


def played(
    players: int,
    until: Callable[[Game], bool],
    *,
    seed: int = 3,
    rounds: int = 0,
    options: Mapping[str, str] = WITHOUT_CARDS,
) -> Game:
    """A game played at random until it stands as wanted, in this round or later."""
    for attempt in range(seed, seed + MOST_ATTEMPTS):
        game, random = begun(players, attempt, options), Random(attempt)
        while not game.is_over:
            assert isinstance(game.state, State)
            if game.state.round >= rounds and until(game):
                return game
            seat = random.choice(list(game.to_act))
            game.play(random.choice(game.moves_of(seat).texts), seat)
    raise AssertionError("no such game")


def finished(players: int, *, seed: int = 3, options: Mapping[str, str] = WITHOUT_CARDS) -> Game:
    """A game played at random to its end."""
    game, random = begun(players, seed, options), Random(seed)
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

CARD_STANDS: dict[str, Callable[[Game], bool]] = {
    "playing a card in turn": lambda game: asks("play")(game) and asks("place")(game),
    "playing a card in between": asked("prompt-moment"),
    "the final chance": asked("prompt-final-chance"),
    "income": lambda game: any(move.text == "activate all" for move in decision(game).moves),
    "a price": asked("prompt-choose-price"),
    "discarding": asks("discard"),
    "harvesting field by field": asks("harvest"),
    "boulders": asks("boulder"),
    "an order": asked("prompt-resolve-order"),
}
"""The kinds of question that it asks about hand cards."""
