"""Minor improvements of deck E that give food."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, can, harvest, playing
from agricola.scenario import (
    farm,
    fields,
    food,
    goods,
    left_on,
    me,
    play,
    promised,
    scenario,
    use,
)
from allmende.agricola.rules.phases import PREPARATION


def test_water_gully_promises_cattle_grain_cattle_to_the_owner_of_the_well() -> None:
    game = playing("water-gully", farm({"stone": 1}, improvements=["well"]), round_number=3)
    assert promised(game) == {4: {"cattle": 1}, 5: {"grain": 1}, 6: {"cattle": 1}}
    assert not can("water-gully", farm({"stone": 1}), farm(improvements=["well"]))


@pytest.mark.parametrize(("standing", "rounds"), [("B1", 2), ("B1 B2", 3), ("B1 B2 B3", 4), ("B1 B2 B3 C1", 5)])
def test_barn_cats_promise_food_by_stables(standing: str, rounds: int) -> None:
    game = playing("barn-cats", farm(stables=standing), round_number=2)
    assert promised(game) == {number: {"food": 1} for number in range(3, 3 + rounds)}


def test_barn_cats_need_a_stable_and_find_the_rounds_that_are_left() -> None:
    assert not can("barn-cats", farm())
    assert promised(playing("barn-cats", farm(stables="B1 B2"), round_number=13)) == {14: {"food": 1}}


def test_fruit_ladder_promises_food_in_even_rounds() -> None:
    game = playing("fruit-ladder", farm({"wood": 2}), round_number=8)
    assert promised(game) == {10: {"food": 1}, 12: {"food": 1}, 14: {"food": 1}}


def test_waterlily_pond_is_for_exactly_two_occupations() -> None:
    game = playing("waterlily-pond", farm(played=LEARNED[:2]), round_number=2)
    assert promised(game) == {3: {"food": 1}, 4: {"food": 1}}
    assert not can("waterlily-pond", farm(played=LEARNED[:1]))
    assert not can("waterlily-pond", farm(played=LEARNED[:3]))


def test_twibil_gives_food_for_wooden_rooms_of_any_player() -> None:
    room = {"wood": 10, "reed": 4}
    game = use("farm-expansion", farm(room, played=["twibil"]))
    play(game, "room a1", "room b1")
    assert food(game) == 1
    game = use("farm-expansion", farm(room), farm(played=["twibil"]))
    play(game, "room a1", "done")
    assert food(game, 1) == 1


def test_twibil_is_for_wooden_rooms_only() -> None:
    game = use("farm-expansion", farm({"clay": 5, "reed": 2}, house="clay", played=["twibil"]))
    play(game, "room a1")
    assert food(game) == 0


@pytest.mark.parametrize(("lies", "more"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_stone_weir_gives_more_the_less_lies_on_fishing(lies: int, more: int) -> None:
    assert food(use("fishing", farm(played=["stone-weir"]), goods={"fishing": lies})) == lies + more


@pytest.mark.parametrize(
    ("animals", "more"), [({}, 0), ({"sheep": 1}, 1), ({"cattle": 1}, 1), ({"sheep": 1, "cattle": 1}, 2)]
)
def test_cheese_fondue_gives_food_with_bread_for_sheep_and_cattle(animals: dict[str, int], more: int) -> None:
    mine = farm({"grain": 1, **animals}, improvements=["fireplace-2"], pastures=["E1"], played=["cheese-fondue"])
    assert food(use("grain-utilization", mine)) == 2 + more


@pytest.mark.parametrize(("sheep", "more"), [(0, 0), (3, 3), (4, 4), (6, 4)])
def test_comb_and_cutter_counts_sheep_on_the_market(sheep: int, more: int) -> None:
    game = use("day-laborer", farm(played=["comb-and-cutter"]), round_number=3, goods={"sheep-market": sheep})
    assert goods(game) == {"food": 2 + more}


def test_bee_statue_gives_the_goods_of_its_pile_from_the_top() -> None:
    for mark, good in enumerate(["grain", "stone", "grain", "stone", "vegetable"]):
        game = use("day-laborer", farm(played=["bee-statue"], marks={"bee-statue": mark}))
        assert goods(game) == {"food": 2, good: 1}
    assert goods(use("day-laborer", farm(played=["bee-statue"], marks={"bee-statue": 5}))) == {"food": 2}


def test_fodder_beets_promise_food_in_odd_rounds() -> None:
    three = ["B1", "B2", "B3"]
    game = playing("fodder-beets", farm(fields=three), round_number=9)
    assert promised(game) == {11: {"food": 1}, 13: {"food": 1}}
    assert len(promised(playing("fodder-beets", farm(fields=three)))) == 6
    assert not can("fodder-beets", farm(fields=three[:2]))


def test_syrup_tap_promises_food_for_wood_of_an_action_space() -> None:
    assert promised(use("forest", farm(played=["syrup-tap"]))) == {2: {"food": 1}}
    assert promised(use("clay-pit", farm(played=["syrup-tap"]))) == {}
    assert promised(use("fishing", farm(played=["syrup-tap", "forest-lake-hut"]))) == {}  # that wood is the card's


@pytest.mark.parametrize(("house", "more"), [("wood", 0), ("clay", 1), ("stone", 2)])
def test_town_hall_gives_food_when_families_are_fed(house: str, more: int) -> None:
    assert food(harvest(farm({"food": 4}, house=house, played=["town-hall"]))) == more


def test_wild_greens_give_food_for_each_kind_that_is_sown() -> None:
    mine = farm({"grain": 2, "vegetable": 1}, fields=["B1", "B2", "B3"], played=["wild-greens"])
    game = use("grain-utilization", mine)
    play(game, "sow grain", "sow grain", "sow vegetable")
    assert food(game) == 2
    game = use("grain-utilization", farm({"grain": 2}, fields=["B1", "B2"], played=["wild-greens"]))
    play(game, "sow grain")  # the other one, once one has been sown
    assert food(game) == 1


def test_wild_greens_count_a_single_field_too() -> None:
    game = use("forest", farm({"grain": 1}, fields=["B1"], played=["wild-greens", "chief-forester"]))
    play(game, "sow grain")
    assert food(game) == 1


def test_cubbyhole_collects_food_for_rooms_and_gives_as_much_in_each_harvest() -> None:
    game = use("farm-expansion", farm({"wood": 10, "reed": 4}, played=["cubbyhole"]))
    play(game, "room a1", "room b1")
    assert left_on(game, "cubbyhole") == 2
    game = harvest(farm({"food": 4}, played=["cubbyhole"], marks={"cubbyhole": 2}))
    assert (food(game), left_on(game, "cubbyhole")) == (2, 2)


def test_cubbyhole_costs_a_reed_and_a_wood_or_a_clay() -> None:
    assert can("cubbyhole", farm({"reed": 1, "wood": 1}))
    assert can("cubbyhole", farm({"reed": 1, "clay": 1}))
    assert not can("cubbyhole", farm({"wood": 1, "clay": 1}))


def test_raised_bed_gives_food_at_the_start_of_each_harvest() -> None:
    assert food(harvest(farm(played=["raised-bed"]))) == 0  # four for the family
    assert me(harvest(farm(played=["raised-bed"]))).begging == 0
    assert not can("raised-bed", farm({"clay": 2, "stone": 2}, fields=["B1 grain 1", "B2"]))
    assert can("raised-bed", farm({"clay": 2, "stone": 2}, fields=["B1 grain 1", "B2 grain 1"]))


@pytest.mark.parametrize(("first", "more"), [(0, 0), (1, 1)])
def test_roman_pot_gives_food_to_the_last_player_in_turn_order(first: int, more: int) -> None:
    mine = farm(played=["roman-pot"], marks={"roman-pot": 4})
    game = scenario(mine, farm(), phase=PREPARATION, round_number=2, first=first)
    assert (food(game), left_on(game, "roman-pot")) == (more, 4 - more)
    assert left_on(playing("roman-pot", farm({"clay": 1})), "roman-pot") == 4


def test_lunchtime_beer_skips_the_field_phase_and_the_breeding_phase() -> None:
    mine = farm({"food": 4, "sheep": 2}, fields=["B1 grain 2"], pastures=["E1 E2"], played=["lunchtime-beer"])
    game = harvest(mine)
    play(game, "choose 1")
    assert (goods(game), fields(game)) == ({"food": 1, "sheep": 2}, {"B1": "grain 2"})
    mine = farm({"food": 4, "sheep": 2}, fields=["B1 grain 2"], pastures=["E1 E2"], played=["lunchtime-beer"])
    game = harvest(mine)
    play(game, "done")
    assert goods(game) == {"sheep": 3, "grain": 1}


def test_lunchtime_beer_silences_cards_of_the_field_phase() -> None:
    mine = farm({"food": 4}, fields=["B1 grain 2"], played=["lunchtime-beer", "barley-mill"])
    game = harvest(mine)
    play(game, "choose 1")
    assert goods(game) == {"food": 1}


def test_whale_oil_collects_food_and_gives_it_before_each_occupation() -> None:
    game = use("fishing", farm(played=["whale-oil"]))
    assert left_on(game, "whale-oil") == 1
    mine = farm(hand=["hedge-keeper"], played=["whale-oil", *LEARNED[:2]], marks={"whale-oil": 2})
    game = scenario(mine, farm(), cards=True)
    play(game, "place lessons")
    assert (food(game), left_on(game, "whale-oil")) == (1, 2)  # one of two is the cost


@pytest.mark.parametrize(("card", "cost", "bread"), [("iron-oven", {"stone": 3}, 6), ("simple-oven", {"clay": 2}, 3)])
def test_ovens_bake_a_single_grain_when_played_and_later(card: str, cost: dict[str, int], bread: int) -> None:
    game = playing(card, farm({**cost, "grain": 2}))
    play(game, f"bake {card}")
    assert goods(game) == {"grain": 1, "food": bread}
    game = use("grain-utilization", farm({"grain": 2}, played=[card]))
    assert goods(game) == {"grain": 1, "food": bread}


def test_ovens_of_hand_cards_count_as_baking_improvements() -> None:
    assert goods(use("grain-seeds", farm(played=["grain-bag", "iron-oven"]))) == {"grain": 2}
