"""Minor improvements of deck E that give crops, building resources or animals."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, can, harvest, playing
from agricola.scenario import farm, fields, goods, play, scenario, spaces, texts, use


@pytest.mark.parametrize(("number", "grain"), [(1, 0), (2, 0), (3, 1), (8, 3), (13, 6)])
def test_almsbag_gives_grain_for_completed_rounds(number: int, grain: int) -> None:
    assert goods(playing("almsbag", farm(), round_number=number)).get("grain", 0) == grain
    assert not can("almsbag", farm(played=LEARNED[:1]), round_number=number)


def test_grain_bag_gives_grain_for_improvements_that_bake() -> None:
    mine = farm(improvements=["fireplace-2", "stone-oven", "well"], played=["grain-bag"])
    assert goods(use("grain-seeds", mine)) == {"grain": 3}
    assert goods(use("grain-seeds", farm(played=["grain-bag"]))) == {"grain": 1}


def test_stone_axe_gives_wood_for_a_stone() -> None:
    game = use("forest", farm({"stone": 1}, played=["stone-axe"]))
    play(game, "choose 1")
    assert goods(game) == {"wood": 6}
    assert goods(use("forest", farm(played=["stone-axe"]))) == {"wood": 3}
    assert "choose 1" not in texts(use("clay-pit", farm({"stone": 1}, played=["stone-axe"])))


def test_mattock_gives_a_clay_for_reed_or_stone_of_a_space() -> None:
    assert goods(use("reed-bank", farm(played=["mattock"]))) == {"reed": 1, "clay": 1}
    assert goods(use("western-quarry", farm(played=["mattock"]))) == {"stone": 1, "clay": 1}
    assert goods(use("forest", farm(played=["mattock"]))) == {"wood": 3}


def test_mattock_gives_one_clay_for_both_from_resource_market() -> None:
    four = [farm() for _ in range(3)]
    assert goods(use("resource-market", farm(played=["mattock"]), *four))["clay"] == 1
    game = use("resource-market", farm(played=["mattock"]), *four[:2])
    play(game, "take stone")
    assert goods(game) == {"food": 1, "stone": 1, "clay": 1}


def test_sleight_of_hand_exchanges_up_to_four_building_resources() -> None:
    game = playing("sleight-of-hand", farm({"wood": 5}, played=LEARNED[:3]))
    play(game, "choose 4", "choose 4", "choose 3", "choose 2")  # for stone, stone, reed and clay
    assert (goods(game), game.to_act) == ({"wood": 1, "stone": 2, "reed": 1, "clay": 1}, [1])
    game = playing("sleight-of-hand", farm({"wood": 5}, played=LEARNED[:3]))
    play(game, "choose 4", "done")
    assert goods(game) == {"wood": 4, "stone": 1}


def test_field_spade_gives_a_stone_for_each_sowing() -> None:
    game = use("grain-utilization", farm({"grain": 2}, fields=["B1", "B2"], played=["field-spade"]))
    play(game, "sow grain")  # the other one, once one has been sown
    assert goods(game) == {"stone": 1}
    game = use("forest", farm({"grain": 1}, fields=["B1"], played=["field-spade", "chief-forester"]))
    play(game, "sow grain")
    assert goods(game) == {"wood": 3, "stone": 1}


def test_profiteering_gives_food_and_swaps_a_resource_on_day_laborer() -> None:
    assert goods(playing("profiteering", farm())) == {"food": 1}
    game = use("day-laborer", farm({"clay": 1}, played=["profiteering"]))
    assert texts(game) == {"choose 5", "choose 7", "choose 8", "done"}
    play(game, "choose 8")
    assert goods(game) == {"food": 2, "stone": 1}


def test_scythe_harvests_a_single_field_completely() -> None:
    mine = farm({"food": 4}, fields=["B1 grain 3", "B2 vegetable 2"], played=["scythe"])
    game = harvest(mine)
    assert texts(game) == {"pick b1", "pick b2", "done"}
    play(game, "pick b1")
    assert (goods(game), fields(game)) == ({"grain": 3, "vegetable": 1}, {"B1": "", "B2": "vegetable 1"})


def test_scythe_empties_the_field_for_other_cards_and_counts_it_once() -> None:
    mine = farm({"food": 4}, fields=["B1 grain 3"], played=["scythe", "slurry-spreader", "barley-mill"])
    game = harvest(mine)
    play(game, "pick b1")
    assert goods(game) == {"grain": 3, "food": 3}  # two for the emptied field, one for the harvested one


@pytest.mark.parametrize(("boar", "stables", "sheep"), [(0, "B1", 1), (1, "B1", 1), (2, "B1", 0), (0, "", 0)])
def test_shepherds_whistle_gives_a_sheep_for_an_empty_stable(boar: int, stables: str, sheep: int) -> None:
    game = harvest(farm({"food": 4, "boar": boar}, stables=stables, played=["shepherds-whistle"]))
    assert goods(game).get("sheep", 0) == sheep


def test_dollys_mother_breeds_a_single_sheep_and_holds_one() -> None:
    game = harvest(farm({"food": 4, "sheep": 1}, played=["dollys-mother"]))
    assert goods(game) == {"sheep": 2}  # in the house, and on the card
    game = harvest(farm({"food": 4, "boar": 1}, played=["dollys-mother"], pastures=["E1"]))
    assert goods(game) == {"boar": 1}
    assert can("dollys-mother", farm({"sheep": 1}))
    assert not can("dollys-mother", farm())


def test_alchemists_lab_gives_one_of_each_building_resource_one_has() -> None:
    game = scenario(farm({"wood": 2, "reed": 1}, played=["alchemists-lab"]), farm({"food": 1}))
    play(game, "place alchemists-lab")
    assert goods(game) == {"wood": 3, "reed": 2}


def test_alchemists_lab_takes_a_food_from_others_and_gives_nothing_for_nothing() -> None:
    game = scenario(farm({"food": 1, "clay": 1}), farm(played=["alchemists-lab"]))
    play(game, "place alchemists-lab")
    assert (goods(game), goods(game, 1)) == ({"clay": 2}, {"food": 1})
    assert "alchemists-lab" not in spaces(scenario(farm({"clay": 1}), farm(played=["alchemists-lab"])))
    assert "alchemists-lab" not in spaces(scenario(farm({"food": 1}), farm(played=["alchemists-lab"])))
