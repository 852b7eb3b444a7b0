"""Occupations of deck C for building resources."""

from __future__ import annotations

import pytest

from agricola.cards.paying import payments
from agricola.cards.positions import harvest, if_asked, learning, new_round
from agricola.scenario import any_time, farm, fields, food, goods, left_on, play, promised, scenario, texts, use

FED = 4
"""The food for two people."""


def test_wood_collector_gets_a_wood_at_the_start_of_five_rounds() -> None:
    game = use("lessons", farm(hand=["wood-collector"]))
    assert promised(game) == {number: {"wood": 1} for number in range(2, 7)}


@pytest.mark.parametrize("space", ["grain-seeds", "vegetable-seeds"])
def test_clay_kneader_gets_clay_on_the_seed_spaces(space: str) -> None:
    assert goods(use(space, farm(played=["clay-kneader"])))["clay"] == 1
    assert "clay" not in goods(use("forest", farm(played=["clay-kneader"])))


def test_bricklayer_pays_less_clay() -> None:
    game = use("farm-expansion", farm({"clay": 3, "reed": 2}, house="clay", played=["bricklayer"]))
    play(game, "room a1")
    assert goods(game) == {}
    game = use("house-redevelopment", farm({"clay": 1, "reed": 1}, played=["bricklayer"]))
    assert goods(game) == {}
    game = use("major-improvement", farm({"clay": 1}, played=["bricklayer"]))
    if_asked(game, "build fireplace-2")
    assert goods(game) == {}
    assert payments(use("fencing", farm({"wood": 9}, played=["bricklayer"]))) == []


@pytest.mark.parametrize(
    ("house", "rooms", "found"),
    [("clay", "A2 A3", {"clay": 2}), ("stone", "A2 A3", {"stone": 2}), ("wood", "A2 A3", {}), ("clay", "A1 A2 A3", {})],
)
def test_freemason_gets_the_material_of_a_house_with_two_rooms(house: str, rooms: str, found: dict[str, int]) -> None:
    assert goods(new_round(farm(house=house, rooms=rooms, played=["freemason"]), 5)) == found


@pytest.mark.parametrize(("number", "price"), [(4, 2), (7, 2), (9, 3), (11, 3), (13, 4), (14, 1)])
def test_stone_importer_sells_two_stone_for_more_or_less_food(number: int, price: int) -> None:
    game = harvest(farm({"food": FED + price}, played=["stone-importer"]), round_number=number)
    play(game, "choose 1")
    assert goods(game) == {"stone": 2}
    game = harvest(farm({"food": FED + price - 1}, played=["stone-importer"]), round_number=number)
    assert game.is_over or "choose 1" not in texts(game)


def test_excavator_gets_wood_and_clay_and_buys_stone_on_day_laborer() -> None:
    game = use("day-laborer", farm(played=["excavator"]))
    play(game, "take stone")
    assert goods(game) == {"food": 1, "wood": 1, "clay": 1, "stone": 1}
    game = use("day-laborer", farm(played=["excavator"]))
    play(game, "done")
    assert goods(game) == {"food": 2, "wood": 1, "clay": 1}
    assert food(use("grain-seeds", farm(played=["excavator"]))) == 0
    assert scenario(farm(played=["excavator"]), farm()).to_act == [0]


def test_furniture_maker_gets_wood_for_the_food_that_later_occupations_cost() -> None:
    assert goods(learning("furniture-maker", farm({"food": 1}, played=["conservator"]))) == {"wood": 1}
    game = learning("hedge-keeper", farm({"food": 1}, played=["furniture-maker"]))
    assert goods(game) == {"wood": 1}
    mine = farm({"food": 2}, played=["furniture-maker"], hand=["hedge-keeper"])
    game = use("more-lessons", mine, farm(), farm())
    if_asked(game, "play hedge-keeper")
    assert goods(game) == {"wood": 2}


def test_furniture_maker_gets_nothing_for_an_occupation_that_is_paid_otherwise() -> None:
    mine = farm({"wood": 1}, played=["furniture-maker", "forest-school"], hand=["hedge-keeper"])
    game = use("lessons", mine)
    if_asked(game, "play hedge-keeper")
    assert goods(game) == {}


def test_furniture_maker_counts_food_that_a_paper_maker_gives_just_then() -> None:
    mine = farm({"wood": 1}, played=["furniture-maker", "paper-maker"], hand=["hedge-keeper"])
    game = use("lessons", mine)
    if_asked(game, "play hedge-keeper")
    assert goods(game) == {"wood": 1, "food": 1}


def test_skillful_renovator_gets_wood_for_the_people_placed_in_the_round() -> None:
    mine = farm({"clay": 2, "reed": 1}, people=3, played=["skillful-renovator"])
    game = scenario(mine, farm(), round_number=6, occupied={"fishing": 0})
    play(game, "place house-redevelopment")
    assert goods(game) == {"wood": 2}


def test_agricultural_labourer_gets_clay_for_each_grain_from_its_card() -> None:
    game = learning("agricultural-labourer", farm())
    assert left_on(game, "agricultural-labourer") == 8
    marks = {"agricultural-labourer": 8}
    fields = ["B1 grain 1", "B2 grain 2"]
    mine = farm({"food": FED}, fields=fields, played=["agricultural-labourer"], marks=marks)
    game = harvest(mine)
    assert goods(game) == {"grain": 2, "clay": 2}
    mine = farm(played=["agricultural-labourer"], marks={"agricultural-labourer": 1})
    assert goods(use("grain-seeds", mine)) == {"grain": 1, "clay": 1}
    mine = farm(played=["agricultural-labourer"])
    assert goods(use("grain-seeds", mine)) == {"grain": 1}


def test_sower_gets_reed_on_the_card_for_major_improvements_to_take_or_to_sow_with() -> None:
    game = use("major-improvement", farm({"clay": 2}, played=["sower"]))
    if_asked(game, "build fireplace-2")
    assert left_on(game, "sower") == 1
    mine = farm({"grain": 1}, fields=["B1"], played=["sower"], marks={"sower": 2})
    game = scenario(mine, farm())
    play(game, "use card sower")
    assert texts(game) == {"choose 1", "choose 2"}
    twin = game.copy()
    play(game, "choose 1")
    assert (goods(game), left_on(game, "sower")) == ({"grain": 1, "reed": 1}, 1)
    play(twin, "choose 2")
    if_asked(twin, "sow grain")
    assert (fields(twin), left_on(twin, "sower")) == ({"B1": "grain 3"}, 1)
    assert "use card sower" not in any_time(scenario(farm(played=["sower"]), farm()))


@pytest.mark.parametrize(
    ("used", "other", "found"),
    [
        ("day-laborer", "lessons", 1),
        ("day-laborer", "fishing", 1),
        ("day-laborer", "farmland", 0),
        ("forest", "clay-pit", 1),
        ("grain-utilization", "forest", 1),  # the card of round 1
        ("grain-utilization", "fencing", 1),  # that of round 2 lies beside it
        ("grain-seeds", "forest", 1),
        ("sheep-market", "clay-pit", 1),  # that of round 3
        ("sheep-market", "reed-bank", 0),
    ],
)
def test_legworker_gets_wood_beside_its_own_people(used: str, other: str, found: int) -> None:
    mine = farm({"grain": 1, "wood": 9, "food": 1}, fields=["B1"], hand=["hedge-keeper"], played=["legworker"])
    game = scenario(mine, farm(), round_number=3, occupied={other: 0})
    play(game, f"place {used}")
    if_asked(game, "done")
    taken = 3 if used == "forest" else 0
    assert goods(game)["wood"] - 9 - taken == found


@pytest.mark.parametrize(("space", "found"), [("farm-expansion", 1), ("meeting-place", 1), ("grain-seeds", 0)])
def test_legworker_finds_the_grove_beside_two_spaces_with_three_players(space: str, found: int) -> None:
    game = scenario(farm(played=["legworker"]), farm(), farm(), occupied={space: 0})
    play(game, "place grove")
    assert goods(game)["wood"] - 2 == found
    game = scenario(farm(played=["legworker"]), farm(), farm(), occupied={space: 1})
    play(game, "place grove")
    assert goods(game)["wood"] == 2
