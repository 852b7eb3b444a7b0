"""How much work a decision can be at worst, counted and not timed, so that it holds on any machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from types import FrameType

import pytest

import allmende
from allmende.core import Game
from allmende.hallertau import TITLE
from allmende.hallertau.components import CRAFTS, ROUNDS
from allmende.hallertau.payments import PAYMENTS, affordable
from allmende.hallertau.player import Player
from core.games import stand
from hallertau.random_games import NO_CARDS, eager, rich, started
from hallertau.table import PROGRESS, SPACE_NAMES

MOST_MOVES = 50
"""All payments for the Manufacture in Round 6, and a Jewelry. A turn has 44 moves at most."""
MOST_PAYMENTS = 94
"""All payments of all five buildings in Round 6: what one look at the Progress Phase can examine at worst."""
MOST_CALLS = 600
"""Function calls in one move, at worst the last one before the Progress Phase of four players."""


def many_positions() -> Iterator[Game]:
    """Positions of whole games, half of them among rich villages."""
    for seed in range(60):
        game, random = started(seed % 4 + 1, ("together", "clockwise")[seed % 2], NO_CARDS, seed)
        while not game.is_over:
            yield game
            seat, move = eager(game, random)
            game.play(move, seat)


def examined(mine: Player, round_: int) -> int:
    """How many payments are looked at to say which buildings can advance."""
    count = 0
    for craft in range(CRAFTS):
        if mine.jewelry or mine.tools_to_advance(craft) < 0:
            continue
        for payment in PAYMENTS[craft * (ROUNDS + 1) + round_]:
            count += 1
            if affordable(payment, mine.goods):
                break
    return count


def test_few_moves_are_offered_at_once() -> None:
    assert max(len(ways) for ways in PAYMENTS) + 1 == MOST_MOVES > 2 * len(SPACE_NAMES) + 12
    assert max(len(game.moves_of(seat)) for game in many_positions() for seat in game.to_act) <= MOST_MOVES


def test_few_payments_are_examined_at_once() -> None:
    assert sum(len(PAYMENTS[craft * (ROUNDS + 1) + ROUNDS]) for craft in range(CRAFTS)) == MOST_PAYMENTS
    reached = [
        examined(mine, stand(game).round)
        for game in many_positions()
        if stand(game).phase == PROGRESS
        for mine in game.position.seats
    ]
    assert len(reached) > 500
    assert max(reached) <= MOST_PAYMENTS


def test_the_vocabulary_stays_small_enough_for_a_learner() -> None:
    # Two moves in three name one of the 330 cards: to play it, to play it sparingly, to discard it, and for the 45
    # Bonus cards two ways to activate it. The rest is everything else that can be done in the game.
    of_cards = sum(TITLE.vocabulary[move].target.startswith("card:") for move in range(len(TITLE.vocabulary)))
    assert of_cards == 3 * 330 + 2 * 45
    assert len(TITLE.vocabulary) - of_cards < 500
    assert len(TITLE.vocabulary) < 1600


@pytest.mark.skipif(allmende.COMPILED, reason="compiled functions call one another unseen; run with PYTHONPATH=src")
def test_no_move_sets_off_an_avalanche() -> None:
    worst = 0
    for game in many_positions():
        seat, move = eager(game, Random(game.version))
        position = game.position.copy()
        calls = 0

        def count(_: FrameType, kind: str, __: object) -> None:
            nonlocal calls
            calls += kind == "call"

        sys.setprofile(count)
        try:
            position.play(seat, move)
        finally:
            sys.setprofile(None)
        worst = max(worst, calls)
    assert worst <= MOST_CALLS


def test_rich_villages_are_as_rich_as_they_should_be() -> None:
    # The tests above are worth something only if their positions come near the limits.
    villages = [rich(Random(seed), 2) for seed in range(200)]
    assert max(mine.workers for mine in villages) == 12
    assert max(mine.jewelry for mine in villages) == 10
    assert any(all(mine.fields) for mine in villages)
    assert any(min(mine.crafts) >= 9 for mine in villages)
