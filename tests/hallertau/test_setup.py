"""Chapters "Common Display" and "Personal Display": what lies on the table at the start."""

from __future__ import annotations

import pytest

from allmende import hallertau
from allmende.core import OptionError
from core.games import stand
from hallertau.scenario import DEALS, SPACE_NAMES, boulders, crafts, fields, goods, me, sheep, workers_on


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_with_the_same_village(players: int) -> None:
    game = hallertau.new(players=players, seed=11, cards="off")
    for seat in range(players):
        assert goods(game, seat) == {"barley": 1, "flax": 1, "rye": 1}  # no Hops
        assert fields(game, seat) == ["2", "3", "4"]
        assert sheep(game, seat) == {}
        assert set(crafts(game, seat).values()) == {0}
        assert set(map(tuple, boulders(game, seat).values())) == {(2, 4)}
        mine = me(game, seat)
        assert (mine.jewelry, mine.tools, mine.center) == (0, 0, 0)
        assert (mine.workers, mine.window_workers, mine.window_points) == (6, 6, 0)


def test_the_first_decision_is_the_first_players_in_phase_4_of_round_1() -> None:
    for first in (0, 1, 2):
        game = hallertau.new(players=3, deal=hallertau.Deal(first, DEALS[3]), cards="off")
        assert game.to_act == [first]
        assert stand(game).round == 1
        assert stand(game).phase == 4
        assert stand(game).first == first


def test_four_players_place_no_workers_on_the_action_board() -> None:
    assert workers_on(hallertau.new(players=4, seed=1, cards="off")) == {}


def test_with_fewer_players_workers_lie_only_outside_the_quadrants_on_the_first_card() -> None:
    game = hallertau.new(players=2, deal=hallertau.Deal(0, ("E13", "A12", "C34", "B24", "D14", "F23")), cards="off")
    second = {"butchery", "nursery", "busy-weekend", "clearing"}
    fourth = {"fertilizing", "tool-shed", "town-hall", "sheep-market"}
    assert workers_on(game) == dict.fromkeys(second | fourth, 1)


def test_setup_in_a_solo_game_leaves_one_quadrant_empty() -> None:
    game = hallertau.new(players=1, deal=hallertau.Deal(0, ("C2", "D4", "B1", "A3", "E3", "F1")), cards="off")
    first_player_quadrant = {"butchery", "nursery", "busy-weekend", "clearing"}
    assert workers_on(game) == dict.fromkeys(set(SPACE_NAMES) - first_player_quadrant, 1)


def test_setup_with_three_players_leaves_three_quadrants_empty() -> None:
    game = hallertau.new(players=3, deal=hallertau.Deal(0, DEALS[3]), cards="off")
    assert set(workers_on(game)) == {"fertilizing", "tool-shed", "town-hall", "sheep-market"}


@pytest.mark.parametrize("players", [1, 2, 3])
def test_each_of_the_six_quadrant_cards_comes_up_once(players: int) -> None:
    for seed in range(20):
        deal = hallertau.new(players=players, seed=seed, cards="off").deal
        assert isinstance(deal, hallertau.Deal)
        assert sorted(card[0] for card in deal.quadrants) == list("ABCDEF")


def test_a_quadrant_card_lists_as_many_quadrants_as_there_are_players() -> None:
    for players in (1, 2, 3):
        for seed in range(20):
            deal = hallertau.new(players=players, seed=seed, cards="off").deal
            assert isinstance(deal, hallertau.Deal)
            assert {len(card[1:]) for card in deal.quadrants} == {players}


def test_two_players_meet_each_pair_of_quadrants_once() -> None:
    deal = hallertau.new(players=2, seed=5, cards="off").deal
    assert isinstance(deal, hallertau.Deal)
    assert sorted(card[1:] for card in deal.quadrants) == ["12", "13", "14", "23", "24", "34"]


@pytest.mark.parametrize(("players", "tossed"), [(1, {"A", "F"}), (3, {"A", "F"})])
def test_question_marks_are_tossed_both_ways(players: int, tossed: set[str]) -> None:
    faces: dict[str, set[str]] = {}
    for seed in range(60):
        deal = hallertau.new(players=players, seed=seed, cards="off").deal
        assert isinstance(deal, hallertau.Deal)
        for card in deal.quadrants:
            faces.setdefault(card[0], set()).add(card[1:])
    assert {letter for letter, seen in faces.items() if len(seen) == 2} == tossed
    assert all(len(seen) <= 2 for seen in faces.values())


def test_four_players_need_no_quadrant_cards() -> None:
    deal = hallertau.new(players=4, seed=5, cards="off").deal
    assert isinstance(deal, hallertau.Deal)
    assert deal.quadrants == ()


def test_the_first_player_is_drawn() -> None:
    assert {stand(hallertau.new(players=4, seed=seed, cards="off")).first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("players", "first", "cards"),
    [
        (2, 2, DEALS[2]),  # no such seat
        (2, -1, DEALS[2]),
        (2, 0, DEALS[2][:5]),  # a card is missing
        (2, 0, (*DEALS[2][:5], "A12")),  # a card comes twice
        (2, 0, (*DEALS[2][:5], "F24")),  # that isn't on this card
        (2, 0, (*DEALS[2][:5], "G12")),  # there is no such card
        (2, 0, (*DEALS[2][:5], "")),
        (2, 0, ()),
        (4, 0, DEALS[2]),  # four players use none
        (1, 0, DEALS[3]),  # cards of another player count
    ],
)
def test_a_deal_that_cannot_be_is_refused(players: int, first: int, cards: tuple[str, ...]) -> None:
    with pytest.raises(OptionError):
        hallertau.new(players=players, deal=hallertau.Deal(first, cards), cards="off")


@pytest.mark.parametrize("players", [0, 5, -1])
def test_there_are_one_to_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        hallertau.new(players=players, cards="off")
