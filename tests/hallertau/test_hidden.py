"""What nobody can know stays hidden: the Quadrant card of a round, and what tells hands in a position drawn anew."""

from __future__ import annotations

from random import Random

from hypothesis import settings

import allmende
from allmende.core import Game
from allmende.hallertau.presentation.views import View
from allmende.hallertau.rules.state import State
from core.games import stand
from hallertau.cards.playing import PILES, asked
from hallertau.random_games import moments, with_cards
from hallertau.scenario import REMOVE_WORKERS, at, village


def second_round() -> Game:
    """The start of Phase 1 of Round 2, where somebody can still play a card because of a full action space."""
    return at(REMOVE_WORKERS, village(hand=["009"]), village(), round=2, board={"nursery": 3}, piles=PILES)


def seen(game: Game) -> tuple[list[int], list[list[int]]]:
    """The quadrants that lost workers in this round, and those of all rounds, as a view shows them."""
    view = game.view(1)
    assert isinstance(view, View)
    return view.quadrants, view.quadrant_cards


def test_the_quadrant_card_of_a_round_is_seen_when_workers_are_removed() -> None:
    game = second_round()
    assert asked(game) == {"done"}
    assert seen(game) == ([], [[1, 2]])
    game.play("done")
    assert seen(game) == ([3, 4], [[1, 2], [3, 4]])


def test_the_quadrant_card_of_a_round_is_drawn_anew_until_it_is_seen() -> None:
    game = second_round()
    drawn = {stand_in(game, seed).deal.quadrants[:2] for seed in range(60)}
    assert {order[0] for order in drawn} == {"A12"}
    assert len(drawn) == 5
    game.play("done")
    assert {stand_in(game, seed).deal.quadrants[:2] for seed in range(20)} == {("A12", "C34")}


def stand_in(game: Game, seed: int, eyes: int = 0) -> State:
    """A position that this seat can't tell from the real one."""
    state = game.redeal(eyes, Random(seed))
    assert isinstance(state, State)
    return state


@settings(max_examples=20)
@with_cards
def test_nothing_in_a_position_drawn_anew_tells_a_real_hand(
    players: int, progress: str, decks: tuple[str, str], seed: int
) -> None:
    for game, random in moments(players, progress, decks, seed):
        if random.random() > 0.04:
            continue
        eyes = random.randrange(players)
        state = stand_in(game, random.randrange(99), eyes)
        real = stand(game)
        for pile in range(4):
            assert len(state.decks[pile]) == state.left_in(pile) == real.left_in(pile)
        for other, mine in enumerate(state.seats):
            if other != eyes:
                assert set(mine.declined) <= set(mine.hand)


def test_a_game_is_open_once_the_last_quadrant_card_is_seen() -> None:
    for players in (1, 2, 3, 4):
        game, random = allmende.hallertau.new(players, 1, cards="off"), Random(players)
        while not game.is_over:
            state = game.state
            assert isinstance(state, State)
            cards = len(state.deal.quadrants)
            assert game.title.is_open(state) == (players == 4 or state.rounds_cleared() == cards == 6)
            if game.title.is_open(state):
                assert stand_in(game, 1).deal.quadrants == state.deal.quadrants
            game.play(random.choice(list(game.moves)), game.to_act[0])
    assert not game.title.is_open(second_round().state)
