"""Minor improvements of deck E that are passed on, or that have to do with the farmyard and with actions."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, can, playing
from agricola.scenario import (
    farm,
    fields,
    goods,
    hand,
    me,
    play,
    played,
    promised,
    scenario,
    sites,
    stables,
    texts,
    use,
)
from allmende.agricola.rules.phases import PREPARATION, WORK
from allmende.agricola.rules.player import Player
from allmende.core import Game

FENCED = ["B1 C1", "D1", "B2 C2", "D2"]
"""Pastures with 15 fences."""


def evening(mine: Player, *others: Player, round_number: int = 8, occupied: dict[str, int] | None = None) -> Game:
    """The end of a Work Phase in which all people have been placed."""
    mine.home = 0
    for other in others:
        other.home = 0
    second = farm({"food": 9})
    second.home = 0
    return scenario(mine, *(others or [second]), round_number=round_number, occupied=occupied, cards=True, phase=WORK)


# Passed on


def test_pole_barns_build_up_to_three_stables_for_two_wood() -> None:
    game = playing("pole-barns", farm({"wood": 2}, pastures=FENCED))
    play(game, "stable b1", "stable b2", "stable e3")
    assert (stables(game), goods(game), hand(game, 1)) == ({"B1", "B2", "E3"}, {}, ["pole-barns"])


def test_pole_barns_may_build_fewer_and_need_all_fences() -> None:
    game = playing("pole-barns", farm({"wood": 2}, pastures=FENCED))
    play(game, "stable b1", "done")
    assert stables(game) == {"B1"}
    assert not can("pole-barns", farm({"wood": 2}, pastures=["B1 C1 D1"]))


def test_renovation_materials_renovate_to_clay_for_their_own_cost() -> None:
    game = playing("renovation-materials", farm({"clay": 3, "reed": 1}))
    play(game, "renovate")
    assert (me(game).house, goods(game)) == ("clay", {})


def test_renovation_materials_are_for_wooden_houses_and_never_reach_stone() -> None:
    assert not can("renovation-materials", farm({"clay": 3, "reed": 1}, house="clay"))
    game = playing("renovation-materials", farm({"clay": 3, "reed": 1}, played=["conservator"]))
    assert texts(game) == {"renovate", "done"}


def test_recount_gives_one_of_each_building_resource_with_four() -> None:
    game = playing("recount", farm({"wood": 4, "clay": 3, "reed": 5, "stone": 4}))
    assert goods(game) == {"wood": 5, "clay": 3, "reed": 6, "stone": 5}
    assert (played(game), hand(game, 1)) == ([], ["recount"])


def test_pumpernickel_and_farmers_market() -> None:
    assert goods(playing("pumpernickel", farm({"grain": 1}))) == {"food": 4}
    assert goods(playing("farmers-market", farm({"food": 3}))) == {"food": 1, "vegetable": 1}
    assert not can("pumpernickel", farm({"food": 5}))
    assert not can("farmers-market", farm({"food": 1}))


# Fields


def test_ox_goad_plows_for_food_after_cattle_market() -> None:
    game = use("cattle-market", farm({"food": 2}, played=["ox-goad"]))
    play(game, "plow b1")
    assert (fields(game), goods(game)) == ({"B1": ""}, {"cattle": 1})
    assert "B1" not in fields(use("cattle-market", farm({"food": 1}, played=["ox-goad"])))
    assert not sites(use("sheep-market", farm({"food": 2}, played=["ox-goad"])), "plow")


def test_ox_goad_needs_three_occupations() -> None:
    assert not can("ox-goad", farm({"wood": 1}, played=LEARNED[:2]))
    assert can("ox-goad", farm({"wood": 1}, played=LEARNED[:3]))


@pytest.mark.parametrize("both", [True, False])
def test_iron_hoe_plows_at_the_end_if_both_seed_spaces_are_ones_own(both: bool) -> None:
    occupied = {"grain-seeds": 0, "vegetable-seeds": 0 if both else 1}
    game = evening(farm(played=["iron-hoe"]), round_number=8, occupied=occupied)
    assert ("plow b1" in texts(game)) == both


def test_apiary_sows_one_field_each_evening() -> None:
    game = evening(farm({"grain": 2}, fields=["B1", "B2"], played=["apiary"]))
    assert texts(game) == {"sow grain", "done"}
    play(game, "sow grain")
    assert (fields(game), goods(game)) == ({"B1": "grain 3", "B2": ""}, {"grain": 1})


@pytest.mark.parametrize(("number", "sows"), [(6, False), (7, True), (8, False), (9, True)])
def test_sundial_sows_in_the_evenings_of_rounds_7_and_9(number: int, sows: bool) -> None:
    game = evening(farm({"grain": 2, "food": 9}, fields=["B1", "B2"], played=["sundial"]), round_number=number)
    assert ("sow grain" in texts(game)) == sows
    if sows:
        play(game, "sow grain", "sow grain")
        assert fields(game)["B2"].startswith("grain")


def test_bookmark_lets_one_play_an_occupation_for_nothing_three_rounds_later() -> None:
    game = playing("bookmark", farm({"wood": 1}), round_number=2)
    assert promised(game) == {5: {"card": 1}}
    mine = farm(hand=["hedge-keeper"], played=["bookmark"], promised={5: {"bookmark": 1}})
    game = scenario(mine, farm(), phase=PREPARATION, round_number=5)
    play(game, "play hedge-keeper")
    assert played(game) == ["bookmark", "hedge-keeper"]


def test_thunderbolt_turns_the_grain_of_one_field_into_wood() -> None:
    game = playing("thunderbolt", farm(fields=["B1 grain 3", "B2 grain 1", "B3 vegetable 2"]))
    assert texts(game) == {"pick b1", "pick b2", "done"}
    play(game, "pick b1")
    assert (goods(game), fields(game)["B1"]) == ({"wood": 6}, "")
    assert not can("thunderbolt", farm(fields=["B1", "B2 vegetable 2"]))


def test_thunderbolt_leaves_vegetables_below_the_grain() -> None:
    game = playing("thunderbolt", farm(fields=["B1 grain 2 over vegetable"]))
    play(game, "pick b1")
    assert (goods(game), fields(game)) == ({"wood": 4}, {"B1": "vegetable 1"})


def test_night_loot_takes_two_different_building_resources() -> None:
    game = playing("night-loot", farm({"food": 2}))
    assert len(texts(game)) == 3
    play(game, "choose 1")  # Forest
    assert len(texts(game)) == 2
    play(game, "choose 4" if "choose 4" in texts(game) else sorted(texts(game))[0])
    assert goods(game)["wood"] == 1
    assert sum(goods(game).values()) == 2


def test_bartering_hut_sells_up_to_two_animals_for_any_building_resources() -> None:
    mine = farm({"wood": 2, "clay": 1, "stone": 3}, pastures=["E1", "E2"])
    game = playing("bartering-hut", mine)
    assert texts(game) == {"take sheep", "take boar", "take cattle", "done"}
    play(game, "take cattle", "choose 1", "choose 1", "choose 2")  # two wood, clay, and stone as what is left
    assert goods(game) == {"cattle": 1, "stone": 2}
    play(game, "take sheep")
    assert (goods(game), game.to_act) == ({"cattle": 1, "sheep": 1}, [1])


def test_bartering_hut_needs_enough_for_an_animal() -> None:
    game = playing("bartering-hut", farm({"reed": 1}))
    assert game.to_act == [1]
    game = playing("bartering-hut", farm({"reed": 9}, pastures=["E1", "E2"]))
    play(game, "take sheep", "take sheep")
    assert (goods(game), game.to_act) == ({"reed": 5, "sheep": 2}, [1])


def test_seed_almanac_plows_for_food_after_later_minor_improvements() -> None:
    game = playing("pumpernickel", farm({"grain": 1}, played=["seed-almanac"]))
    play(game, "plow b1")
    assert (goods(game), fields(game)) == ({"food": 3}, {"B1": ""})


def test_seed_almanac_does_not_react_to_itself_or_to_major_improvements() -> None:
    game = playing("seed-almanac", farm({"reed": 1, "food": 1}, played=LEARNED))
    assert not sites(game, "plow")
    game = use("major-improvement", farm({"clay": 2, "food": 1}, played=["seed-almanac"]))
    assert not sites(game, "plow")


def homeless(game: Game) -> dict[str, int]:
    """The animals for which there is no room."""
    return me(game).homeless


def housed(mine: Player) -> bool:
    """Whether all animals of a farm have room."""
    return not homeless(scenario(mine, farm(), cards=True))


@pytest.mark.parametrize(("pastures", "sheep", "room"), [(["B2"], 2, 2), (["E1"], 2, 0)])
def test_petting_zoo_has_room_for_each_room_beside_a_pasture(pastures: list[str], sheep: int, room: int) -> None:
    animals = {"sheep": room + sheep, "boar": 1}  # two in the pasture, one in the house
    assert housed(farm(animals, pastures=pastures, played=["petting-zoo"]))
    assert not housed(farm({**animals, "boar": 2}, pastures=pastures, played=["petting-zoo"]))


def test_petting_zoo_holds_animals_of_different_kinds() -> None:
    animals = {"sheep": 1, "boar": 1, "cattle": 1}
    assert housed(farm(animals, pastures=["B3"], played=["petting-zoo"]))
    assert not housed(farm(animals, played=["petting-zoo"]))


def test_animal_bedding_makes_room_for_two_of_a_kind_in_unfenced_stables() -> None:
    assert housed(farm({"sheep": 3}, stables="B1", played=["animal-bedding"]))
    assert not housed(farm({"sheep": 4}, stables="B1", played=["animal-bedding"]))
    assert not housed(farm({"sheep": 1, "boar": 1, "cattle": 1}, stables="B1", played=["animal-bedding"]))
    assert housed(farm({"sheep": 3, "boar": 2}, stables="B1 B2", played=["animal-bedding"]))


def test_animal_bedding_adds_two_to_pastures_with_a_stable() -> None:
    assert housed(farm({"cattle": 7}, stables="E1", pastures=["E1"], played=["animal-bedding"]))
    assert not housed(farm({"cattle": 8}, stables="E1", pastures=["E1"], played=["animal-bedding"]))
    assert not housed(farm({"cattle": 4}, pastures=["E1"], played=["animal-bedding"]))


def test_bumper_crop_harvests_ones_own_fields_once() -> None:
    mine = farm(fields=["B1 grain 3", "B2 grain 1", "B3 vegetable 2"])
    game = playing("bumper-crop", mine, farm(fields=["B1 grain 3"]))
    assert goods(game) == {"grain": 2, "vegetable": 1}
    assert (fields(game), fields(game, 1)) == ({"B1": "grain 2", "B2": "", "B3": "vegetable 1"}, {"B1": "grain 3"})


def test_bumper_crop_lets_cards_react_to_the_field_phase() -> None:
    mine = farm(fields=["B1 grain 3", "B2 grain 1"], played=["barley-mill"])
    assert goods(playing("bumper-crop", mine)) == {"grain": 2, "food": 2}
