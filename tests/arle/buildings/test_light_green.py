"""The light green Small Houses: each is used once before November, in an order of one's choice."""

from __future__ import annotations

from itertools import permutations

import pytest

from allmende.arle.components.pieces import HYDRATED
from allmende.arle.rules.phases import INVENTORY
from allmende.arle.rules.player import Player
from allmende.core import Game
from arle.scenario import all_texts, farm, goods, me, moors, play, scenario, texts, tiles, tools

HOUSES = ["farmers-house", "plow-makers-workshop", "novices-hut", "workshop"]
FED = {"food": 3, "peat": 2}
"""What November asks for, so that nothing else is paid."""


def november(mine: Player, half_year: int = 3, **options: str) -> Game:
    """A farm after the Work Phase of a Summer half-year, beside one that is about to do the same."""
    return scenario(mine, farm(FED), half_year=half_year, phase=INVENTORY, **options)


def after(game: Game) -> Game:
    """The game when this November is over for the first seat."""
    while 0 in game.to_act and "done" in texts(game, 0):
        game.play("done", 0)
    return game


def with_house(house: str, goods: dict[str, int], **boards: object) -> Player:
    """A farm with one of the houses and nothing else on its land."""
    return farm(FED | goods, [house], **boards)  # type: ignore[arg-type]


def test_the_farmers_house_gives_a_clay_and_a_peat_from_the_moor() -> None:
    game = november(with_house("farmers-house", {}))
    assert texts(game, 0) == {"cut 1 boardwalk", "done"}
    game.play("cut 1 boardwalk", 0)
    assert goods(after(game))["clay"] == 1
    assert moors(game)[0] == 3
    assert goods(game)["peat"] == 1  # two of three have been burnt


def test_the_peat_of_the_farmers_house_may_be_left() -> None:
    game = november(with_house("farmers-house", {}))
    game.play("done", 0)
    assert moors(after(game))[0] == 4
    assert goods(game) == {"clay": 1}


def test_the_farmers_house_takes_no_peat_from_the_supply() -> None:
    game = november(with_house("farmers-house", {}, boardwalk=0))
    assert not [text for text in all_texts(game, 0) if text.startswith("cut")]
    assert goods(after(game)) == {"clay": 1}


def test_the_farmers_house_cuts_on_a_moor_of_choice() -> None:
    game = november(with_house("farmers-house", {}, boardwalk=1, moors=(3, 1, HYDRATED)))
    assert texts(game, 0) == {"cut 1 boardwalk", "cut 1 moor 3", "cut 1 moor 1", "done"}
    game.play("cut 1 moor 1", 0)
    assert moors(after(game)) == [1, 3, 0, HYDRATED]
    assert tiles(game)["empty"] == 4 + 2


def test_the_farmers_house_works_before_the_last_november_too() -> None:
    game = november(with_house("farmers-house", {}), half_year=9)
    game.play("cut 1 boardwalk", 0)
    assert moors(game)[0] == 3


def test_the_plow_makers_workshop_places_a_field_of_choice() -> None:
    for field in ("grain", "flax"):
        game = november(with_house("plow-makers-workshop", {}))
        assert texts(game, 0) == {"plow grain-field", "plow flax-field", "done"}
        game.play(f"plow {field}-field", 0)
        assert tiles(game)[f"{field}-field"] == 1
        assert goods(after(game)) == {field: 1}  # it bears at once


def test_the_field_of_the_plow_makers_workshop_may_be_left_and_is_not_made_up_for() -> None:
    game = november(with_house("plow-makers-workshop", {}))
    game.play("done", 0)
    assert "grain-field" not in tiles(after(game))
    assert not [text for text in all_texts(game, 0) if text.startswith("plow")]


@pytest.mark.parametrize("full", [True, False])
def test_the_plow_makers_workshop_needs_land_and_a_field_in_the_supply(full: bool) -> None:
    if full:
        mine = farm(FED, ["plow-makers-workshop", "forest", "forest", "stall", "park"])
        game = november(mine)
    else:
        game = scenario(
            with_house("plow-makers-workshop", {}), farm(FED), half_year=3, phase=INVENTORY, supply={"field": 0}
        )
    assert not [text for text in all_texts(game, 0) if text.startswith("plow")]


def test_the_field_of_the_plow_makers_workshop_crowds_animals_out() -> None:
    mine = with_house("plow-makers-workshop", {"sheep": 13})
    game = november(mine)
    game.play("plow flax-field", 0)
    assert me(game).goods["sheep"] == 11


@pytest.mark.parametrize(("dikes", "land"), [(0, 3), (1, 0), (2, 0), (3, 3), (4, 0), (5, 0), (6, 3), (7, 0)])
def test_the_novices_hut_gives_a_grain_and_a_dike(dikes: int, land: int) -> None:
    game = november(with_house("novices-hut", {}, dikes=dikes))
    assert goods(after(game)) == {"grain": 1}
    before = 4 + 3 * sum(dikes >= moved for moved in (1, 4, 7))
    assert tiles(game)["empty"] == before + land


def test_the_novices_hut_gives_no_grain_beyond_the_goods_track() -> None:
    game = november(with_house("novices-hut", {"grain": 15}))
    assert goods(after(game)) == {"grain": 15}


def test_the_workshop_gives_a_wood_with_which_a_tool_can_be_moved() -> None:
    game = november(with_house("workshop", {}))
    wooden = {"fish-traps", "fleshing-beams", "spades", "shovels", "axes"}
    assert texts(game, 0) == {f"improve {tool}" for tool in wooden} | {"done"}
    game.play("improve spades", 0)
    assert tools(after(game))["spades"] == 5
    assert not goods(game)


def test_the_workshop_moves_one_indicator_and_only_one() -> None:
    game = november(with_house("workshop", {"wood": 5, "clay": 5, "brick": 5}))
    assert texts(game, 0) >= {"improve weaving-looms", "improve ovens", "improve workbenches", "done"}
    game.play("improve workbenches", 0)  # one more Workbench is no second move
    assert not [text for text in all_texts(game, 0) if text.startswith("improve")]
    assert goods(after(game)) == {"wood": 6, "clay": 3, "brick": 5}


def test_the_workshop_need_not_move_anything() -> None:
    game = november(with_house("workshop", {}))
    game.play("done", 0)
    assert goods(after(game)) == {"wood": 1}


@pytest.mark.parametrize("house", HOUSES)
def test_no_light_house_is_used_in_may_or_in_the_work_phase(house: str) -> None:
    may = scenario(with_house(house, {}), farm(FED), half_year=4, phase=INVENTORY)
    assert not [text for text in all_texts(may, 0) if text.startswith(("use", "cut", "plow", "improve"))]
    assert set(goods(may)) <= {"food", "peat"}
    work = scenario(with_house(house, {}), farm(FED), half_year=3)
    assert not [text for text in all_texts(work, 0) if text.startswith(("use", "exchange"))]


def test_with_several_houses_the_order_is_chosen() -> None:
    game = november(farm(FED, HOUSES))
    assert texts(game, 0) == {f"use {house}" for house in HOUSES}
    game.play("use novices-hut", 0)
    assert texts(game, 0) == {f"use {house}" for house in HOUSES if house != "novices-hut"}


@pytest.mark.parametrize("order", list(permutations(HOUSES)))
def test_every_order_uses_each_house_once(order: tuple[str, ...]) -> None:
    game = november(farm(FED | {"wood": 1}, HOUSES, boardwalk=1))
    used = []
    choices = {"farmers-house": "cut 1 boardwalk", "plow-makers-workshop": "plow flax-field"}
    for house in order:
        used.append(house)
        if f"use {house}" in texts(game, 0):  # the last one comes by itself
            game.play(f"use {house}", 0)
        choice = choices.get(house, "improve axes" if house == "workshop" else "")
        if choice:
            game.play(choice, 0)
    after(game)
    assert goods(game) == {"clay": 1, "grain": 1, "flax": 1, "wood": 1, "peat": 1}
    assert tools(game)["axes"] == 4
    assert tiles(game)["empty"] == 1 + 3 - 1 + 1  # a boardwalk and three polder spaces more, a field less


def test_land_won_by_one_house_is_plowed_with_the_next() -> None:
    full = ["plow-makers-workshop", "novices-hut", "forest", "forest", "stall"]
    game = november(farm(FED, full))
    game.play("use novices-hut", 0)
    assert texts(game, 0) == {"plow grain-field", "plow flax-field", "done"}
    other = november(farm(FED, full))
    other.play("use plow-makers-workshop", 0)
    assert tiles(after(other))["empty"] == 3
    assert "grain-field" not in tiles(other)


def test_houses_come_before_the_vehicles_are_emptied() -> None:
    # The brick on the Cart can't pay for an Oven yet.
    mine = farm(FED, ["workshop"], vehicles=["cart: clay"])
    game = november(mine)
    assert "improve ovens" not in texts(game, 0)
    game.play("done", 0)
    assert goods(after(game))["brick"] == 1


def test_both_players_use_their_houses_at_the_same_time() -> None:
    game = scenario(farm(FED, ["farmers-house"]), farm(FED, ["workshop"]), half_year=3, phase=INVENTORY)
    assert game.to_act == [0, 1]
    play(game, "improve axes")
    assert tools(game, 1)["axes"] == 4
