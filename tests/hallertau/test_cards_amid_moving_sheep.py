"""Sheep that are paid for a card, or moved back for one, while they are being moved to later Farmyard cards."""

from __future__ import annotations

from collections.abc import Mapping

from allmende.core import Game
from hallertau.cards.playing import PILES, asked, play
from hallertau.table import ACTIONS, at, moves, sheep, village

# 001: move 1 Sheep up to 2 times, if there are 3; 408: pay 1 Sheep


def one(flock: Mapping[int | str, int], card: str, amendments: int | None = None) -> Game:
    """A village that has moved a sheep from the card of Round 4 to that of Round 5, and goes on to play a card."""
    mine = village(sheep=flock, hand=["001", card])
    game = at(ACTIONS, mine, village(), round=2, piles=PILES, amendments=amendments)
    play(game, "play 001", "sustain sheep round 4", f"play {card}")
    return game


def test_a_sheep_that_has_been_paid_is_not_moved_any_further() -> None:
    game = one({4: 3}, "408")
    game.play("spend sheep round 5")
    assert "sustain sheep round 5" not in moves(game)
    assert sheep(game) == {4: 2}


def test_another_sheep_may_be_paid_meanwhile() -> None:
    game = one({4: 2, 5: 1}, "408")
    game.play("spend sheep round 5")
    assert asked(game) == {"sustain sheep round 5", "done"}


def test_in_games_begun_before_a_sheep_was_moved_that_had_been_paid() -> None:
    game = one({4: 3}, "408", amendments=3)
    game.play("spend sheep round 5")
    assert "sustain sheep round 5" in moves(game)
