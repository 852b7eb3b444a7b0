"""A redealt position: what was seen stays, the rest is drawn anew."""

from __future__ import annotations

from random import Random

import pytest

from allmende import core, hallertau
from allmende.core import Game
from allmende.hallertau.rules.player import Player
from allmende.hallertau.rules.state import State
from core.games import fingerprint, played, stand, step


def cards(state: core.State[Player]) -> tuple[str, ...]:
    """The Quadrant cards of a position in their order."""
    assert isinstance(state, State)
    return state.deal.quadrants


def in_round(players: int, round_: int, seed: int = 3) -> Game:
    """A random game at the first decision of a round."""
    game, random = hallertau.new(players=players, seed=seed, cards="off"), Random(seed)
    while stand(game).round < round_:
        step(game, random)
    return game


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("round_", [1, 2, 4])
def test_cards_that_were_turned_up_stay_and_the_others_vary(players: int, round_: int) -> None:
    game = in_round(players, round_)
    seen = cards(game.state)[:round_]
    drawn = {cards(game.redeal(0, Random(seed))) for seed in range(60)}
    assert {order[:round_] for order in drawn} == {seen}
    assert len(drawn) > 1
    for order in drawn:
        assert sorted(card[0] for card in order) == list("ABCDEF")


@pytest.mark.parametrize("round_", [5, 6])
def test_with_one_card_left_or_none_nothing_is_hidden(round_: int) -> None:
    game = in_round(2, round_)
    assert {cards(game.redeal(0, Random(seed))) for seed in range(20)} == {cards(game.state)}


def test_a_tossed_question_mark_that_was_seen_stays_and_an_unseen_one_is_tossed_again() -> None:
    # With three players card A clears 1, 2 and one of 3 and 4; card D clears 1, 2, 3 as well.
    deal = hallertau.Deal(0, ("A123", "F234", "B234", "C134", "D123", "E124"))
    game = hallertau.new(players=3, deal=deal, cards="off")
    drawn = [cards(game.redeal(1, Random(seed))) for seed in range(80)]
    assert {order[0] for order in drawn} == {"A123"}
    assert {card for order in drawn for card in order if card[0] == "F"} == {"F134", "F234"}
    assert all(sum(card[0] == "D" for card in order) == 1 for order in drawn)


def test_card_d_seen_leaves_card_a_to_come_with_either_face() -> None:
    deal = hallertau.Deal(0, ("D123", "F234", "B234", "C134", "A124", "E124"))
    game = hallertau.new(players=3, deal=deal, cards="off")
    drawn = [cards(game.redeal(1, Random(seed))) for seed in range(80)]
    assert {order[0] for order in drawn} == {"D123"}
    assert {card for order in drawn for card in order if card[0] == "A"} == {"A123", "A124"}


def test_four_players_have_nothing_hidden() -> None:
    game = played(4, 2, 20)
    assert cards(game.redeal(0, Random(1))) == ()


@pytest.mark.parametrize("cards", ["on", "off"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_redealt_position_looks_the_same_to_its_seat_and_is_independent(players: int, cards: str) -> None:
    game = played(players, 5, 40, cards=cards)
    before = fingerprint(game)
    twin = game.redeal(0, Random(9))
    title = game.title
    for seat in range(players if cards == "off" else 1):  # without hands it is the same to all
        assert title.view(twin, seat) == game.view(seat)
        assert list(twin.moves(seat)) == list(game.moves_of(seat))
    random = Random(2)
    while not twin.over:
        seat = random.choice(twin.to_act())
        twin.play(seat, random.choice(list(twin.moves(seat))))
    assert fingerprint(game) == before


def test_redeals_are_drawn_evenly() -> None:
    deal = hallertau.Deal(0, ("A12", "C34", "B24", "D14", "E13", "F23"))
    game = hallertau.new(players=2, deal=deal, cards="off")
    second = [cards(game.redeal(0, Random(seed)))[1] for seed in range(1000)]
    assert set(second) == {"C34", "B24", "D14", "E13", "F23"}
    assert all(150 < second.count(card) < 250 for card in set(second))
