"""Phase 2: turns, occupied spaces, the special action, the Laborer, the end of the phase."""

from __future__ import annotations

import pytest

from allmende import arle
from allmende.arle.components.board import SUMMER_SPACES, WINTER_SPACES
from allmende.arle.rules.player import Player
from allmende.core import Game
from allmende.core.errors import IllegalMoveError
from arle.scenario import (
    BARE,
    DARK_HOUSES,
    all_texts,
    any_time,
    farm,
    goods,
    me,
    play,
    scenario,
    spaces,
    supply,
    texts,
    tiles,
    tools,
    use,
    view,
    work,
)

PASSES = ["pass"] * 8
NO_FOOD_NEEDED = set(SUMMER_SPACES) - {"forester", "summer-laborer"}


def fed(**more: int) -> Player:
    """A farm with enough food for all that costs some."""
    return farm(goods={"food": 15, **more})


def order(game: Game) -> list[int]:
    """Whose turns they are in a half-year, if everyone passes."""
    turns: list[int] = []
    for _ in PASSES:
        turns += game.to_act
        play(game, "pass")
    return turns


# Turns


@pytest.mark.parametrize(("first", "expected"), [(0, [0, 1] * 4), (1, [1, 0] * 4)])
def test_in_each_month_the_starting_player_goes_first(first: int, expected: list[int]) -> None:
    assert order(scenario(farm(), farm(), first=first)) == expected


def test_in_summer_all_summer_spaces_can_be_used_and_a_winter_one() -> None:
    assert spaces(scenario(fed(), farm())) == set(SUMMER_SPACES) | set(WINTER_SPACES)


def test_an_action_space_is_occupied_by_a_single_worker() -> None:
    game = scenario(farm(), farm())
    play(game, "place clay-worker")
    assert game.to_act == [1]
    assert "clay-worker" not in spaces(game)


def test_an_action_space_is_blocked_for_its_own_occupant_too() -> None:
    game = scenario(farm(), farm())
    play(game, "place clay-worker", "pass")
    assert game.to_act == [0]
    assert "clay-worker" not in spaces(game)


def test_action_spaces_are_free_again_in_the_next_half_year() -> None:
    game = scenario(farm(), farm(), half_year=1)
    work(game, "place winter-master", *PASSES[1:])
    assert view(game).half_year == 2
    assert "winter-master" in spaces(game)
    assert all(not space.seats for space in view(game).spaces)


def test_a_worker_may_do_nothing() -> None:
    game = scenario(farm(), farm())
    play(game, "pass")
    assert goods(game) == {}
    assert me(game).workers == 3
    assert game.to_act == [1]


def test_spaces_that_yield_nothing_may_be_occupied() -> None:
    game = scenario(farm(), farm())
    play(game, "place woolen-weaver")
    assert game.to_act == [1]
    assert "woolen-weaver" not in spaces(game)


# Costs of placing a worker


@pytest.mark.parametrize(
    ("space", "half_year", "food"),
    [("forester", 1, 1), ("wood-trader", 2, 1), ("summer-laborer", 1, 2), ("winter-laborer", 2, 2)],
)
def test_four_spaces_cost_food(space: str, half_year: int, food: int) -> None:
    assert space not in spaces(scenario(farm(goods={"food": food - 1}), farm(), half_year=half_year))
    game = use(space, farm(goods={"food": food}), half_year=half_year)
    assert "food" not in goods(game)


def test_all_other_spaces_are_free() -> None:
    free = spaces(scenario(farm(), farm()))
    assert free == set(SUMMER_SPACES + WINTER_SPACES) - {
        "forester",
        "wood-trader",
        "summer-laborer",
        "winter-laborer",
    }


@pytest.mark.parametrize("space", ["forester", "summer-laborer", "winter-laborer"])
def test_grain_does_not_stand_for_food_elsewhere_than_at_the_wood_trader(space: str) -> None:
    half_year = 1 if space in SUMMER_SPACES else 2
    assert space not in spaces(scenario(farm(goods={"grain": 9}), farm(), half_year=half_year))


def test_a_cost_can_be_paid_from_the_proceeds_of_a_destination_right_before() -> None:
    game = scenario(farm(goods={"peat": 1}, vehicles=["handcart"]), farm())
    assert "forester" not in spaces(game)
    play(game, "load beemoor 1")
    assert goods(game) == {"food": 2}
    assert "forester" in spaces(game)


# The special action and the starting player


def test_without_a_special_action_the_starting_player_changes() -> None:
    for first in (0, 1):
        game = scenario(farm(), farm(), first=first)
        work(game, *PASSES)
        assert view(game).first == 1 - first


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("turn", [0, 1, 6, 7])
def test_the_opponent_of_who_takes_the_special_action_becomes_starting_player(first: int, turn: int) -> None:
    game = scenario(farm(), farm(), first=first)
    moves = PASSES[:]
    moves[turn] = "place peat-boatman"
    work(game, *moves)
    taker = (first + turn) % 2
    assert view(game).first == 1 - taker


@pytest.mark.parametrize("taker", [0, 1])
def test_the_special_action_is_taken_once_by_both_players_together(taker: int) -> None:
    game = scenario(farm(), farm(), first=taker)
    play(game, "place peat-boatman")
    assert view(game).special == taker
    assert spaces(game) == NO_FOOD_NEEDED
    play(game, "pass")
    assert spaces(game) == NO_FOOD_NEEDED


def test_the_special_action_comes_back_in_the_next_half_year() -> None:
    game = scenario(fed(), fed())
    work(game, "place peat-boatman", *PASSES[1:])
    assert view(game).special == -1
    assert "woodcutter" in spaces(game)


def test_in_winter_one_worker_may_use_a_summer_space() -> None:
    game = scenario(farm(), farm(), half_year=2)
    play(game, "place woodcutter")
    assert goods(game) == {"wood": 3}
    assert not spaces(game) & set(SUMMER_SPACES)


def test_a_space_of_the_other_season_is_occupied_too() -> None:
    game = scenario(farm(), farm(), occupied={"tanner": 1})
    assert "tanner" not in spaces(game)


# The Laborer's imitation


def test_the_laborer_imitates_an_opponents_space() -> None:
    game = use("summer-laborer", farm(goods={"food": 2}), occupied={"clay-worker": 1})
    play(game, "imitate clay-worker")
    assert goods(game) == {"clay": 3}


def test_the_laborer_imitates_ones_own_space() -> None:
    game = use("winter-laborer", farm(goods={"food": 2}), occupied={"peat-boatman": 0})
    play(game, "imitate peat-boatman")
    assert goods(game) == {"peat": 3}


def test_empty_spaces_are_not_imitated() -> None:
    game = use("summer-laborer", farm(goods={"food": 2}), occupied={"clay-worker": 1, "fisherman": 0})
    assert texts(game) == {"imitate clay-worker", "imitate fisherman", "done"}


def test_one_imitates_with_ones_own_tools() -> None:
    """The rulebook's example: the opponent has 7 Spades, the imitator 3."""
    mine, other = farm(goods={"food": 2}), farm(tools={"spades": 7})
    game = use("summer-laborer", mine, other, occupied={"peat-cutter": 1})
    play(game, "imitate peat-cutter", "cut 3 boardwalk")
    assert goods(game) == {"peat": 3}
    assert game.to_act == [1]


def test_imitating_ones_own_forester_costs_three_food_in_all() -> None:
    """The rulebook's example."""
    game = scenario(farm(goods={"food": 4}), farm())
    work(game, "place forester", "place forest", "pass", "place summer-laborer", "imitate forester", "place forest")
    assert tiles(game)["forest"] == 2
    assert "food" not in goods(game)


def test_a_space_whose_own_cost_cannot_be_paid_is_not_imitated() -> None:
    game = use("summer-laborer", farm(goods={"food": 2, "wood": 2}), occupied={"forester": 1})
    assert "imitate forester" not in texts(game)


def test_an_imitated_wood_trader_takes_grain_when_no_food_is_left() -> None:
    game = use("winter-laborer", farm(goods={"food": 2, "grain": 1}), occupied={"wood-trader": 1})
    play(game, "imitate wood-trader", "take wood")
    assert goods(game) == {"wood": 4}


def test_in_summer_an_occupied_winter_space_is_not_imitated() -> None:
    game = use("summer-laborer", farm(goods={"food": 2, "wood": 2}), occupied={"tanner": 1, "woodcutter": 1})
    assert {text for text in texts(game) if text.startswith("imitate")} == {"imitate woodcutter"}


def test_in_winter_an_occupied_summer_space_is_not_imitated() -> None:
    game = use("winter-laborer", farm(goods={"food": 2}), occupied={"woodcutter": 1, "peat-boatman": 1})
    assert texts(game) == {"imitate peat-boatman", "done"}


def test_the_winter_laborer_in_summer_only_builds() -> None:
    game = scenario(farm(goods={"food": 2, "grain": 1, "clay": 1}), farm(), occupied={"clay-worker": 1})
    play(game, "place winter-laborer")
    assert "build workshop" in texts(game)
    assert not {text for text in texts(game) if text.startswith("imitate")}


def test_the_summer_laborer_in_winter_only_builds_a_vehicle() -> None:
    game = scenario(farm(goods={"food": 2, "wood": 2}), farm(), half_year=2, occupied={"potter": 1})
    play(game, "place summer-laborer")
    assert texts(game) == {"build handcart", "done"}


def test_a_laborer_does_not_imitate_a_laborer() -> None:
    game = use("summer-laborer", farm(goods={"food": 9, "wood": 2}), occupied={"winter-laborer": 1})
    assert texts(game) == {"build handcart", "done"}


def test_one_either_builds_a_vehicle_or_imitates() -> None:
    game = use("summer-laborer", farm(goods={"food": 2, "wood": 2}), occupied={"woodcutter": 1})
    play(game, "build handcart")
    assert texts(game) == {"done"}
    assert goods(game) == {}


def test_the_laborer_may_be_used_for_nothing() -> None:
    game = use("summer-laborer", farm(goods={"food": 2, "wood": 2}))
    play(game, "done")
    assert goods(game) == {"wood": 2}
    assert game.to_act == [1]


def test_imitating_does_not_occupy_a_space_again_or_twice() -> None:
    game = use("summer-laborer", farm(goods={"food": 2}), occupied={"clay-worker": 1})
    play(game, "imitate clay-worker")
    assert [space.seats for space in view(game).spaces if space.name == "clay-worker"] == [[1]]


def test_an_imitated_action_is_no_special_action() -> None:
    game = use("summer-laborer", farm(goods={"food": 2}), occupied={"clay-worker": 1})
    play(game, "imitate clay-worker")
    assert view(game).special == -1


# The end of a turn and of the phase


def test_after_an_action_one_can_load_before_the_opponent_acts() -> None:
    game = scenario(farm(vehicles=["cart"]), farm())
    play(game, "place woodcutter")
    assert game.to_act == [0]
    assert "load wood 1" in any_time(game)
    play(game, "load wood 1", "load wood 1", "done")
    assert goods(game) == {"wood": 1}
    assert game.to_act == [1]


def test_who_can_neither_load_nor_exchange_is_not_asked_at_the_end_of_a_turn() -> None:
    game = scenario(farm(goods={"horse": 1, "timber": 3}, land=BARE, vehicles=["wagon"]), farm())
    play(game, "pass")
    assert game.to_act == [1]


@pytest.mark.parametrize("special", [-1, 0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_the_end_is_declared_in_the_order_of_the_next_half_year(first: int, special: int) -> None:
    mine = farm(goods={"wood": 3, "peat": 2}, vehicles=["cart"])
    game = scenario(mine, mine.copy(), first=first, turns=8, special=special)
    following = view(game).next_first
    assert following == (1 - first if special < 0 else 1 - special)
    assert game.to_act == [following]
    play(game, "load wood 1", "done")
    assert game.to_act == [1 - following]
    play(game, "load wood 1", "done")
    assert view(game).half_year == 2


def test_an_opponent_does_not_act_before_one_has_declared_the_end() -> None:
    game = scenario(farm(goods={"horse": 1}), farm(goods={"horse": 1}), turns=8)
    assert game.to_act == [1]
    with pytest.raises(IllegalMoveError):
        game.play("return horse", 0)


def test_vehicles_can_be_loaded_after_all_workers_have_been_placed() -> None:
    game = scenario(farm(goods={"peat": 5, "food": 3}, vehicles=["handcart"]), farm(), turns=8)
    play(game, "load beemoor 1")
    assert me(game).travelled == 1
    assert goods(game) == {"food": 2, "grain": 1, "flax": 1, "peat": 2}


def with_carpenters_workshop(turns: int) -> Game:
    """Seat 1 needs a brick to make a Stable of its Stall; there is one Stable left, which seat 2 could build, too."""
    mine = farm(goods={"food": 4}, land=["stall", "carpenters-workshop"])
    other = farm(goods={"brick": 2})
    return scenario(mine, other, half_year=3, turns=turns, houses=DARK_HOUSES, supply={"stable": 1})


@pytest.mark.parametrize("turns", [0, 2, 4, 6])
def test_what_was_taken_can_be_exchanged_before_the_opponents_turn(turns: int) -> None:
    game = with_carpenters_workshop(turns)
    play(game, "place summer-grocer", "take brick")
    assert game.to_act == [0]
    play(game, "exchange carpenters-workshop")
    assert supply(game)["stable"] == 0


@pytest.mark.parametrize("turns", range(7))
def test_everyone_can_load_at_the_end_of_a_turn(turns: int) -> None:
    mine = farm(goods={"wood": 3}, vehicles=["cart"])
    game = scenario(mine, mine.copy(), turns=turns)
    seat = turns % 2
    play(game, "pass")
    assert game.to_act == [seat]
    play(game, "load wood 1", "done")
    assert game.to_act == [1 - seat]


def loaders(special: int) -> Game:
    """Seat 2 has the last turn; both have something to load."""
    mine = farm(goods={"wood": 3, "peat": 2}, vehicles=["cart"])
    return scenario(mine, mine.copy(), turns=7, special=special)


def test_after_the_very_last_worker_one_can_load_before_the_opponent_declares_the_end() -> None:
    game = loaders(special=1)
    play(game, "pass")
    assert game.to_act == [1]
    play(game, "load wood 1", "done")
    assert game.to_act == [0]
    play(game, "done")
    assert game.to_act == [1]


def test_who_declares_the_end_first_is_not_asked_twice_after_the_very_last_worker() -> None:
    game = loaders(special=-1)
    play(game, "pass")
    assert game.to_act == [1]
    play(game, "done")
    assert game.to_act == [0]


# Building materials


def test_timber_may_be_paid_instead_of_wood() -> None:
    game = use("wainwright", farm(goods={"wood": 1, "timber": 2}))
    assert {"build handcart", "build handcart dearly"} <= texts(game)
    play(game, "build handcart dearly")
    assert goods(game) == {"wood": 1}


def test_timber_is_paid_for_wood_that_is_missing() -> None:
    game = use("wainwright", farm(goods={"wood": 1, "timber": 1}))
    assert "build handcart dearly" not in texts(game)
    play(game, "build handcart")
    assert goods(game) == {}


def test_brick_may_be_paid_instead_of_clay() -> None:
    game = use("summer-carpenter", farm(goods={"grain": 1, "brick": 2}))
    play(game, "build stall")
    assert goods(game) == {}
    assert tiles(game)["stall"] == 2


def test_wood_is_not_paid_instead_of_timber() -> None:
    game = use("builder", farm(goods={"wood": 9, "clay": 9}))
    assert game.to_act == [1]


def test_how_many_of_the_dearer_pieces_are_paid_is_ones_choice() -> None:
    game = use("wainwright", farm(goods={"wood": 5, "timber": 5, "horse": 1}))
    play(game, "build cart dearly")
    assert texts(game) == {f"pay dear {count}" for count in range(1, 6)}
    play(game, "pay dear 2")
    assert goods(game) == {"wood": 2, "timber": 3}


def test_online_wood_is_paid_by_itself() -> None:
    game = use("wainwright", farm(goods={"wood": 1, "timber": 2}), rules="online")
    assert "build handcart dearly" not in texts(game)
    play(game, "build handcart")
    assert goods(game) == {"timber": 1}


# Nothing else


def test_tiles_and_tools_stay_when_the_half_year_ends() -> None:
    game = scenario(farm(land=["stable"], tools={"spades": 5}), farm(land=BARE))
    work(game, *PASSES)
    assert tiles(game) == {"stable": 1, "empty": 4}
    assert tools(game)["spades"] == 5


def test_the_last_worker_of_a_half_year_is_followed_by_its_inventory_and_the_next_half_year() -> None:
    game = arle.new(players=2, seed=1)
    work(game, *PASSES)
    assert (view(game).half_year, view(game).season, view(game).month) == (2, "winter", 1)


# What may be done at any time


def test_printed_vehicles_are_loaded_in_the_middle_of_an_action() -> None:
    game = use("tanner", farm(goods={"hides": 2, "wood": 1}, vehicles=["cart"]))
    assert {"load wood 1", "load hage 1"} <= any_time(game)
    play(game, "load wood 1", "convert 2")
    assert goods(game) == {"leather": 2}


def test_online_vehicles_are_loaded_at_the_beginning_and_the_end_of_a_turn() -> None:
    game = scenario(
        farm(goods={"hides": 2, "wood": 1}, vehicles=["cart"]), farm(), half_year=4, loading="between-actions"
    )
    assert "load wood 1" in any_time(game)
    play(game, "place tanner")
    assert any_time(game) == set()
    play(game, "convert 2")
    assert {"load wood 1", "load leather 1"} <= any_time(game)


def test_online_peat_is_exchanged_at_the_beginning_and_the_end_of_a_turn() -> None:
    game = scenario(farm(goods={"hides": 2, "peat": 2}, boats=1), farm(), half_year=4, loading="between-actions")
    play(game, "trade wool", "place tanner")
    assert any_time(game) == set()
    play(game, "convert 1", "trade grain")
    assert goods(game) == {"hides": 1, "leather": 1, "wool": 1, "grain": 1}


def test_any_number_of_peat_is_exchanged_one_for_one() -> None:
    game = scenario(farm(goods={"peat": 4, "flax": 14}, boats=2), farm())
    play(game, "trade food", "trade hides", "trade flax")
    assert "trade flax" not in any_time(game)
    assert goods(game) == {"peat": 1, "food": 1, "hides": 1, "flax": 15}


def test_without_a_peat_boat_no_peat_is_exchanged() -> None:
    game = scenario(farm(goods={"peat": 4}, land=BARE, plows=1), farm())
    assert any_time(game) == {"return plow"}


# Getting food for an action in the midst of it


def test_a_building_may_be_paid_with_food_that_a_destination_brings_now() -> None:
    mine = farm({"food": 8, "wood": 1, "clay": 1, "peat": 1}, ["empty"], vehicles=["handcart"])
    game = scenario(mine, farm(), half_year=3)
    play(game, "place builder")
    assert {"done", "load beemoor 1"} <= all_texts(game)
    play(game, "load beemoor 1")
    assert {text for text in texts(game) if text.startswith("build")} == {
        "build potters-inn",
        "build farmers-inn",
        "build junk-dealers-inn",
    }


def test_an_imitation_may_be_paid_with_food_that_a_destination_brings_now() -> None:
    mine = farm({"food": 2, "peat": 1}, ["empty"], vehicles=["handcart"])
    game = scenario(mine, farm({"food": 1}), half_year=3, occupied={"forester": 1})
    play(game, "place summer-laborer", "load beemoor 1")
    assert "imitate forester" in texts(game)


def test_nobody_is_asked_for_a_building_that_nothing_can_help_to_pay() -> None:
    game = scenario(farm({"food": 8}, ["empty"]), farm(), half_year=3)
    play(game, "place builder")
    assert game.to_act == [1]
