"""Occupations of deck D that give something each time that an action space is used."""

from __future__ import annotations

import pytest

from agricola.scenario import farm, fields, goods, play, promised, scenario, sites, spaces, stables, texts, use


@pytest.mark.parametrize(
    ("card", "space", "lying", "gained"),
    [
        ("sculptor", "clay-pit", {}, {"clay": 1, "food": 1}),
        ("sculptor", "western-quarry", {}, {"stone": 1, "grain": 1}),
        ("sculptor", "forest", {}, {"wood": 3}),
        ("fish-farmer", "reed-bank", {"fishing": 1, "reed-bank": 1}, {"reed": 1, "food": 2}),
        ("fish-farmer", "reed-bank", {"fishing": 2, "reed-bank": 1}, {"reed": 1}),
        ("fish-farmer", "clay-pit", {"fishing": 2, "clay-pit": 1}, {"clay": 1, "food": 2}),
        ("fish-farmer", "forest", {"fishing": 5, "forest": 3}, {"wood": 3, "food": 2}),
        ("fish-farmer", "forest", {"fishing": 2, "forest": 3}, {"wood": 3}),
        ("loudmouth", "forest", {"forest": 4}, {"wood": 4, "food": 1}),
        ("loudmouth", "forest", {"forest": 3}, {"wood": 3}),
        ("loudmouth", "fishing", {"fishing": 4}, {"food": 4}),
        ("seed-seller", "grain-seeds", {}, {"grain": 2}),
        ("tree-cutter", "fishing", {"fishing": 3}, {"food": 3, "wood": 1}),
        ("tree-cutter", "clay-pit", {"clay-pit": 2}, {"clay": 2}),
        ("tree-cutter", "forest", {"forest": 6}, {"wood": 6}),
        ("water-worker", "fishing", {"fishing": 1}, {"food": 1, "reed": 1}),
        ("water-worker", "day-laborer", {}, {"food": 2, "reed": 1}),
        ("water-worker", "forest", {"forest": 3}, {"wood": 3}),
        ("porter", "clay-pit", {"clay-pit": 4}, {"clay": 5, "food": 1}),
        ("porter", "clay-pit", {"clay-pit": 3}, {"clay": 3}),
        ("porter", "fishing", {"fishing": 4}, {"food": 4}),
    ],
)
def test_goods_that_come_with_the_use_of_an_action_space(
    card: str, space: str, lying: dict[str, int], gained: dict[str, int]
) -> None:
    assert goods(use(space, farm(played=[card]), goods=lying or None)) == gained


def test_loudmouth_counts_four_animals() -> None:
    mine = farm(pastures=["D1 E1 D2 E2"], rooms="A2 A3", played=["loudmouth"])
    assert goods(use("sheep-market", mine, goods={"sheep-market": 4})) == {"sheep": 4, "food": 1}


def test_water_worker_counts_the_action_space_of_round_four() -> None:
    game = use("major-improvement", farm({"clay": 2}, played=["water-worker"]))
    assert goods(game) == {"reed": 1}


def test_sowing_master_gives_food_after_sowing_and_not_before() -> None:
    game = use("grain-utilization", farm({"grain": 1}, fields=["B1"], played=["sowing-master"]))
    assert goods(game) == {"food": 2}
    assert goods(use("farmland", farm(played=["sowing-master"]))) == {}


def test_plow_maker_plows_one_more_field_for_a_food() -> None:
    game = use("farmland", farm({"food": 1}, played=["plow-maker"]))
    play(game, "plow c1", "plow c2")
    assert (set(fields(game)), goods(game)) == ({"C1", "C2"}, {})


def test_plow_maker_asks_for_food_and_may_be_left_out() -> None:
    game = use("farmland", farm(played=["plow-maker"]))
    play(game, "plow c1")
    assert game.to_act == [1]
    game = use("farmland", farm({"food": 1}, played=["plow-maker"]))
    play(game, "plow c1", "done")
    assert (set(fields(game)), goods(game)) == ({"C1"}, {"food": 1})


def test_plow_maker_may_plow_before_a_person_sows_on_cultivation() -> None:
    game = use("cultivation", farm({"food": 1, "grain": 1}, played=["plow-maker"]))
    assert "resolve plow-maker" in texts(game)


def test_young_farmer_gives_grain_to_be_sown_afterward() -> None:
    game = use("major-improvement", farm({"clay": 2}, fields=["C1"], played=["young-farmer"]))
    play(game, "sow grain")
    assert fields(game) == {"C1": "grain 3"}


def test_young_farmer_needs_an_improvement_to_use_the_space() -> None:
    mine = farm(fields=["C1"], played=["young-farmer"])
    assert "major-improvement" not in spaces(scenario(mine, farm(), round_number=4))


@pytest.mark.parametrize(("resource", "food"), [("wood", 1), ("clay", 1), ("reed", 1), ("stone", 2)])
def test_forest_trader_sells_one_building_resource(resource: str, food: int) -> None:
    game = use("clay-pit", farm({"food": 2}, played=["forest-trader"]), goods={"clay-pit": 1})
    play(game, f"take {resource}")
    assert game.to_act == [1]
    left = {"food": 2 - food} if food < 2 else {}
    assert goods(game) == {"clay": 1, **left} | {resource: 2 if resource == "clay" else 1}


def test_forest_trader_is_not_about_reed() -> None:
    assert use("reed-bank", farm({"food": 2}, played=["forest-trader"])).to_act == [1]


def test_trap_builder_places_food_twice_and_then_a_boar() -> None:
    game = use("day-laborer", farm(played=["trap-builder"]), round_number=3)
    assert promised(game) == {4: {"food": 1}, 5: {"food": 1}, 6: {"boar": 1}}
    late = use("day-laborer", farm(played=["trap-builder"]), round_number=13)
    assert promised(late) == {14: {"food": 1}}


def test_retail_dealer_gives_from_the_card_as_long_as_there_is_something() -> None:
    mine = farm(played=["retail-dealer"], marks={"retail-dealer": 1 | 3 << 8})
    game = use("resource-market", mine, farm(), farm(), farm())
    assert goods(game) == {"reed": 1, "stone": 1, "food": 2, "grain": 1}
    mine = farm(played=["retail-dealer"], marks={"retail-dealer": 2 << 8})
    game = use("resource-market", mine, farm(), farm(), farm())
    assert goods(game) == {"reed": 1, "stone": 1, "food": 2}


def test_casual_worker_takes_a_food_or_builds_a_stable_when_others_fetch_stone() -> None:
    game = use("western-quarry", farm(), farm(played=["casual-worker"]))
    assert len(sites(game, "stable")) == 13
    play(game, "stable c1")
    assert (goods(game, 1), stables(game, 1)) == ({}, {"C1"})
    game = use("western-quarry", farm(), farm(played=["casual-worker"]))
    play(game, "choose 1")
    assert goods(game, 1) == {"food": 1}


def test_casual_worker_does_not_heed_its_owner_nor_other_spaces() -> None:
    assert use("western-quarry", farm(played=["casual-worker"])).to_act == [1]
    assert use("clay-pit", farm(), farm(played=["casual-worker"])).to_act == [1]
    assert goods(use("clay-pit", farm(), farm(played=["casual-worker"])), 1) == {}


def test_spin_doctor_places_a_person_on_an_occupied_space() -> None:
    farms = [farm(played=["spin-doctor"]), farm(), farm(), farm()]
    game = scenario(*farms, occupied={"forest": 1})
    play(game, "place traveling-players", "place forest")
    assert goods(game) == {"food": 1, "wood": 3}


def test_spin_doctor_is_about_traveling_players() -> None:
    farms = [farm(played=["spin-doctor"]), farm(), farm(), farm()]
    game = scenario(*farms)
    play(game, "place forest")
    assert game.to_act == [1]
