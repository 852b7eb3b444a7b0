"""The option with which cards of deck X are drawn at the Western Quarry, and what a player knows of them."""

from __future__ import annotations

from random import Random

import pytest

import allmende
from agricola.cards.deck_x.positions import QUARRY, drawing
from agricola.scenario import actions, farm, goods, happened, play, scenario, stand, use, view
from allmende import agricola
from allmende.agricola.components.numbers import CARD_NAMES, DRAWN_DECK
from allmende.agricola.record.events import DeckXDrawn
from allmende.agricola.rules.state import State
from allmende.core import ONLOOKER, OptionError

NAMES = {CARD_NAMES[card] for card in DRAWN_DECK}
TOP = ("merchants-of-mars", "ley-lines", "rebel")


def test_a_card_is_drawn_each_time_stone_is_taken_there() -> None:
    game = scenario(farm(), farm(), round_number=7, goods={QUARRY: 2}, deck_x=TOP)
    events = play(game, f"place {QUARRY}")
    assert [event.card for event in happened(events, DeckXDrawn) if isinstance(event, DeckXDrawn)] == [TOP[0]]
    assert (goods(game), view(game).beside) == ({"stone": 2}, [TOP[0]])
    assert actions(game)[QUARRY].draws == len(NAMES) - 1


def test_none_is_drawn_at_the_other_quarry_or_without_the_option() -> None:
    east = use("eastern-quarry", farm(), goods={"eastern-quarry": 2}, deck_x=TOP)
    assert (view(east).beside, len(stand(east).deck_x)) == ([], len(NAMES))
    without = use(QUARRY, farm(), goods={QUARRY: 2}, cards=True)
    assert (goods(without), view(without).beside, actions(without)[QUARRY].draws) == ({"stone": 2}, [], -1)


def test_none_is_drawn_from_an_empty_deck() -> None:
    game = scenario(farm(), farm(), round_number=7, goods={QUARRY: 2}, deck_x=TOP)
    stand(game).deck_x = []
    play(game, f"place {QUARRY}")
    assert (goods(game), view(game).beside) == ({"stone": 2}, [])


def test_a_draw_can_not_be_taken_back() -> None:
    game = scenario(farm(), farm(), round_number=7, goods={QUARRY: 1}, deck_x=TOP)
    before = stand(game).reveal_count
    play(game, f"place {QUARRY}")
    assert stand(game).reveal_count == before + 1


def test_the_deck_is_shuffled_with_all_of_its_cards() -> None:
    games = [agricola.new(players=2, seed=seed, cards="base", deck_x="on") for seed in range(20)]
    assert all({*game.deal.deck_x} == NAMES for game in games)
    assert len({game.deal.deck_x for game in games}) > 10
    assert not any(NAMES & {*hand} for game in games for hand in game.deal.hands)


def test_its_cards_are_never_in_a_hand_that_a_player_chooses() -> None:
    game = agricola.new(players=1, seed=1, cards="all", hands="choose", deck_x="on")
    assert not NAMES & {*game.deal.hands[0]}


def test_it_means_nothing_without_hand_cards() -> None:
    game = agricola.new(players=2, seed=1, cards="off", deck_x="on")
    assert (game.deal.deck_x, stand(game).deck_x) == ((), [])


def test_a_deal_without_some_of_its_cards_is_refused() -> None:
    deal = agricola.new(players=2, seed=1, cards="base", deck_x="on").deal
    short = agricola.Deal(deal.first, deal.cards, hands=deal.hands, deck_x=deal.deck_x[1:])
    with pytest.raises(OptionError, match="deck X"):
        agricola.new(players=2, deal=short, cards="base", deck_x="on")


def test_no_player_knows_what_is_left() -> None:
    game = drawing("merchants-of-mars", farm())
    left = stand(game).deck_x
    thought: set[tuple[int, ...]] = set()
    for seed in range(20):
        state = game.redeal(0, Random(seed))
        assert isinstance(state, State)
        assert (sorted(state.deck_x), state.beside) == (sorted(left), stand(game).beside)
        assert state.deal.deck_x == ()
        thought.add(tuple(state.deck_x))
    assert len(thought) > 10


def test_two_games_that_differ_in_what_is_left_look_the_same() -> None:
    one = use(QUARRY, farm(), goods={QUARRY: 1}, deck_x=["rebel", "ley-lines", "the-x-file"])
    two = use(QUARRY, farm(), goods={QUARRY: 1}, deck_x=["rebel", "the-x-file", "ley-lines"])
    for seat in (0, 1, ONLOOKER):
        assert one.view(seat) == two.view(seat)
    assert one.title.ai.value_inputs is not None
    assert one.title.ai.value_inputs.encode(one.state, 0) == one.title.ai.value_inputs.encode(two.state, 0)


def test_what_is_printed_for_a_table_has_it_only_with_the_option() -> None:
    title = agricola.TITLE
    options = {"cards": "deck-c", "deck_l": "off", "deck_x": "off"}
    assert title.reference_for(options).decks == ["C"]
    assert title.reference_for(options | {"deck_x": "on"}).decks == ["C", "X"]


def test_a_record_keeps_the_order() -> None:
    game = agricola.new(players=2, seed=5, cards="base", deck_x="on")
    again = allmende.replay(str(game.record))
    assert again.deal.deck_x == game.deal.deck_x
