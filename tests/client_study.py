"""Situations in which the client's unit tests look back on a game, look something up, or hear how it came out."""

from __future__ import annotations

from collections.abc import Callable

from allmende import arle
from allmende.core import Game
from server.house import a_game


def lost() -> Game:
    """A game of Arle alone in which more points are lost than won."""
    game = arle.new(1, 3)
    while not game.is_over:
        game.play(game.moves.texts[-1])
    return game


def with_cards_in_play() -> Game:
    """A game with hand cards, some of which have been played."""
    game = a_game(moves=40, cards="on")
    assert any(game.view(seat).players[seat].played for seat in (0, 1))  # type: ignore[attr-defined]
    return game


STUDY: dict[str, Callable[[], Game]] = {
    "arle lost": lost,
    "hallertau of four over": lambda: a_game(players=4),
    "hallertau with cards in play": with_cards_in_play,
}
