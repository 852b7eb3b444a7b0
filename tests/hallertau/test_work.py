"""How much work a decision can be at worst, counted and not timed, so that it holds on any machine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from allmende.core import Game
from allmende.hallertau import TITLE
from allmende.hallertau.components.moves import PLAY
from allmende.hallertau.components.payments import PAYMENTS, affordable
from allmende.hallertau.components.pieces import CRAFTS, ROUNDS
from allmende.hallertau.rules.player import Player
from calls import counted
from core.games import stand
from hallertau.random_games import DECKS, NO_CARDS, eager, rich, started
from hallertau.scenario import PROGRESS, SPACE_NAMES

MOST_MOVES = 50
"""All payments for the Manufacture in Round 6, and a Jewelry. A turn has 44 moves at most, 49 with cards."""
MOST_MOVES_PER_CARD = 2
"""To play it, and to play it sparingly."""
MOST_PAYMENTS = 94
"""All payments of all five buildings in Round 6: what one look at the Progress Phase can examine at worst."""
MOST_CALLS = 650
"""Function calls in one move, at worst the last one before the Progress Phase of four players."""
MOST_CALLS_WITH_CARDS = 2500
"""The same when the moves that follow by themselves go through whole phases, and all hands are looked at in each."""
MOST_LOOKS = 300
"""How often a move lets a card in somebody's hand be looked at, whether it can be played: four full hands, and in each
phase on the way to the next decision those in which something changed."""


def many_positions(games: int, cards: bool) -> Iterator[Game]:
    """Positions of whole games, half of them among rich villages."""
    for seed in range(games):
        decks = DECKS[seed % len(DECKS)] if cards else NO_CARDS
        game, random = started(seed % 4 + 1, ("together", "clockwise")[seed // 4 % 2], decks, seed)
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


@pytest.mark.parametrize("cards", [False, True])
def test_few_moves_are_offered_at_once(cards: bool) -> None:
    assert max(len(ways) for ways in PAYMENTS) + 1 == MOST_MOVES > 2 * len(SPACE_NAMES) + 12
    most = 0
    for game in many_positions(60, cards):
        for seat in game.to_act:
            offered = game.moves_of(seat)
            playing = sum(move >= PLAY for move in offered)
            assert playing <= MOST_MOVES_PER_CARD * len(game.state.seats[seat].hand)
            most = max(most, len(offered) - playing)
    assert most <= MOST_MOVES


def test_few_payments_are_examined_at_once() -> None:
    assert sum(len(PAYMENTS[craft * (ROUNDS + 1) + ROUNDS]) for craft in range(CRAFTS)) == MOST_PAYMENTS
    reached = [
        examined(mine, stand(game).round)
        for game in many_positions(60, cards=False)
        if stand(game).phase == PROGRESS
        for mine in game.state.seats
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


def calls_of(game: Game, seat: int, move: int) -> Counter[str]:
    """How often which function is called while a move is played, and everything that follows by itself."""
    state = game.state.copy()
    return counted(lambda: state.play(seat, move))


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("cards", "games", "most_calls", "most_looks"),
    [(False, 60, MOST_CALLS, 0), (True, 36, MOST_CALLS_WITH_CARDS, MOST_LOOKS)],
)
def test_no_move_sets_off_an_avalanche(cards: bool, games: int, most_calls: int, most_looks: int) -> None:
    worst, looks, hands = 0, 0, 0
    for game in many_positions(games, cards):
        calls = calls_of(game, *eager(game, Random(game.version)))
        worst = max(worst, calls.total())
        looks = max(looks, calls["Card.options"])
        hands = max(hands, sum(len(mine.hand) for mine in game.state.seats))
    assert worst <= most_calls
    assert looks <= most_looks
    assert looks <= 5 * hands


def test_rich_villages_are_as_rich_as_they_should_be() -> None:
    # The tests above are worth something only if their positions come near the limits.
    villages = [rich(Random(seed), 2) for seed in range(200)]
    assert max(mine.workers for mine in villages) == 12
    assert max(mine.jewelry for mine in villages) == 10
    assert any(all(mine.fields) for mine in villages)
    assert any(min(mine.crafts) >= 9 for mine in villages)
    hands = [len(mine.hand) for game in many_positions(36, cards=True) for mine in game.state.seats]
    assert max(hands) >= 15
