"""Cards of deck X, drawn at the Western Quarry or lying beside the game board."""

from __future__ import annotations

from collections.abc import Mapping

from agricola.scenario import farm, play, scenario, stand, use
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.rules.language.deck_x import lay_beside
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.player import Player
from allmende.core import Game

QUARRY = "western-quarry"


def drawing(card: str, mine: Player, *others: Player) -> Game:
    """A stone has just been taken from the Western Quarry, and this card has been drawn."""
    return use(QUARRY, mine, *others, goods={QUARRY: 1}, deck_x=[card])


def beside(
    card: str, mine: Player, *others: Player, round_number: int = 8, goods: Mapping[str, int] | None = None
) -> Game:
    """This card lies beside the game board, and the first player is about to place a person."""
    game = scenario(mine, *(others or [farm()]), round_number=round_number, goods=goods, deck_x=[card])
    state = stand(game)
    number = CARD_NAMES.index(card)
    state.deck_x = [other for other in state.deck_x if other != number]
    lay_beside(state, 0, card_at(state, number))
    for seat in game.to_act:
        state.settle(seat)
    return game


def using(space: str, game: Game) -> Game:
    """The next player has just placed a person there."""
    play(game, f"place {space}")
    return game
