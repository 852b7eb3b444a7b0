"""The occupations of deck E, for any number of players, that give building resources."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus, harvest, learning, new_round
from agricola.scenario import farm, goods, me, play, promised, scenario, texts, use

# Fir Cutter


@pytest.mark.parametrize(("number", "wood"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_fir_cutter_gives_wood_by_the_rank_of_the_person_at_the_animals(number: int, wood: int) -> None:
    before = ["farmland", "forest", "clay-pit", "day-laborer"][: number - 1]
    mine = farm(people=5, pastures=["D1 E1"], played=["fir-cutter"])
    game = scenario(mine, farm(), round_number=3, occupied=dict.fromkeys(before, 0))
    play(game, "place sheep-market")
    assert goods(game) == {"sheep": 1, "wood": wood}


def test_fir_cutter_gives_a_food_when_played_and_nothing_elsewhere() -> None:
    assert goods(use("lessons", farm(hand=["fir-cutter"]))) == {"food": 1}
    assert goods(use("reed-bank", farm(played=["fir-cutter"]))) == {"reed": 1}


# Pipe Smoker


@pytest.mark.parametrize(("grows", "wood"), [("grain 3", 2), ("grain 1", 2), ("vegetable 2", 0)])
def test_pipe_smoker_gets_wood_at_the_start_of_a_harvest_with_a_grain_field(grows: str, wood: int) -> None:
    game = harvest(farm({"food": 4}, fields=[f"C1 {grows}"], played=["pipe-smoker"]))
    assert goods(game).get("wood", 0) == wood


# Land Heir


@pytest.mark.parametrize(("round_number", "places"), [(4, True), (5, False)])
def test_land_heir_has_wood_and_clay_on_round_9_up_to_round_4(round_number: int, places: bool) -> None:
    game = use("lessons", farm(hand=["land-heir"]), round_number=round_number)
    assert promised(game) == ({9: {"wood": 4, "clay": 4}} if places else {})


# Scrap Collector


def test_scrap_collector_has_wood_and_clay_in_turn_on_six_rounds() -> None:
    game = use("lessons", farm(hand=["scrap-collector"]), round_number=3)
    assert promised(game) == {number: {"wood" if number % 2 == 0 else "clay": 1} for number in (4, 5, 6, 7, 8, 9)}
    late = use("lessons", farm(hand=["scrap-collector"]), round_number=13)
    assert promised(late) == {14: {"wood": 1}}


# Hill Cultivator


@pytest.mark.parametrize(("space", "crop", "clay"), [("grain-seeds", "grain", 2), ("vegetable-seeds", "vegetable", 3)])
def test_hill_cultivator_gets_clay_with_seeds(space: str, crop: str, clay: int) -> None:
    assert goods(use(space, farm(played=["hill-cultivator"]))) == {crop: 1, "clay": clay}


# Tax Collector


@pytest.mark.parametrize(("move", "got"), [(1, {"wood": 2}), (2, {"clay": 2}), (3, {"reed": 1}), (4, {"stone": 1})])
def test_tax_collector_chooses_building_resources_in_a_stone_house(move: int, got: dict[str, int]) -> None:
    game = new_round(farm(house="stone", played=["tax-collector"]), 2)
    assert texts(game) == {"choose 1", "choose 2", "choose 3", "choose 4"}
    play(game, f"choose {move}")
    assert goods(game) == got


def test_tax_collector_gets_nothing_in_another_house() -> None:
    assert goods(new_round(farm(house="clay", played=["tax-collector"]), 2)) == {}


# Kindling Gatherer


@pytest.mark.parametrize(
    ("space", "got"),
    [("day-laborer", {"food": 2, "wood": 1}), ("fishing", {"food": 1, "wood": 1}), ("clay-pit", {"clay": 1})],
)
def test_kindling_gatherer_gets_wood_with_food_from_an_action_space(space: str, got: dict[str, int]) -> None:
    assert goods(use(space, farm(played=["kindling-gatherer"]))) == got


# Cottar


def test_cottar_gets_wood_or_clay_after_paying() -> None:
    game = use("major-improvement", farm({"clay": 2}, played=["cottar"]))
    assert texts(game) == {"take wood", "take clay"}
    play(game, "take clay")
    assert goods(game) == {"clay": 1}


# Mayor Candidate


def test_mayor_candidate_loses_points_for_wood_and_stone() -> None:
    game = learning("mayor-candidate", farm({"wood": 1}))
    assert goods(game) == {"wood": 3, "stone": 2}
    assert bonus(game) == -5


# Delayed Wayfarer


def test_delayed_wayfarer_places_a_person_of_the_supply_at_last() -> None:
    mine = farm(people=1, hand=["delayed-wayfarer"])
    game = scenario(mine, farm(people=1))
    play(game, "place lessons", "take reed", "place forest")
    play(game, "place day-laborer")
    assert goods(game) == {"reed": 1, "food": 2}
    assert me(game).people == 1
