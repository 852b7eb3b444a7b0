"""The occupations of deck E that give points, food, crops and animals."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus, harvest, learning, new_round
from agricola.scenario import (
    farm,
    fields,
    food,
    goods,
    left_on,
    mark,
    me,
    play,
    promised,
    scenario,
    spaces,
    texts,
    use,
    view,
)

ALL_GOODS = {"wood": 1, "clay": 1, "reed": 1, "stone": 1, "grain": 1, "vegetable": 1}

# Prodigy


@pytest.mark.parametrize(("before", "points"), [([], 3), (["conservator"], 0)])
def test_prodigy_counts_improvements_as_the_first_occupation(before: list[str], points: int) -> None:
    mine = farm({"food": 1}, improvements=["well", "pottery"], played=["throwing-axe", *before], hand=["prodigy"])
    game = use("lessons", mine)
    assert bonus(game) == points


# Uncaring Parents


@pytest.mark.parametrize(("house", "points"), [("stone", 1), ("clay", 0)])
def test_uncaring_parents_give_a_point_per_harvest_in_a_stone_house(house: str, points: int) -> None:
    game = harvest(farm({"food": 4}, house=house, played=["uncaring-parents"]))
    assert bonus(game) == points


# Museum Caretaker


@pytest.mark.parametrize("lacking", ["", "wood", "clay", "reed", "stone", "grain", "vegetable"])
def test_museum_caretaker_asks_for_one_of_each(lacking: str) -> None:
    mine = farm({name: count for name, count in ALL_GOODS.items() if name != lacking}, played=["museum-caretaker"])
    assert bonus(new_round(mine, 2)) == (0 if lacking else 1)


# Spice Trader


@pytest.mark.parametrize(("round_number", "places"), [(4, True), (5, False)])
def test_spice_trader_has_vegetables_on_round_11_up_to_round_4(round_number: int, places: bool) -> None:
    game = use("lessons", farm(hand=["spice-trader"]), round_number=round_number)
    assert promised(game) == ({11: {"vegetable": 3}} if places else {})


# Land Surveyor


@pytest.mark.parametrize(("tiles", "got"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 4), (9, 4)])
def test_land_surveyor_gives_food_by_the_fields_in_each_field_phase(tiles: int, got: int) -> None:
    places = ["B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3"][:tiles]
    assert food(harvest(farm({"food": 4}, fields=places, played=["land-surveyor"]))) == got


# Blackberry Farmer


def test_blackberry_farmer_has_food_on_as_many_rounds_as_fences() -> None:
    game = use("fencing", farm({"wood": 4}, played=["blackberry-farmer"]), round_number=2)
    play(game, "fence e1")
    assert promised(game) == {number: {"food": 1} for number in (3, 4, 5, 6)}


def test_blackberry_farmer_has_no_more_than_there_are_rounds() -> None:
    game = use("fencing", farm({"wood": 4}, played=["blackberry-farmer"]), round_number=12)
    play(game, "fence e1")
    assert promised(game) == {13: {"food": 1}, 14: {"food": 1}}


# Recluse


@pytest.mark.parametrize(("minors", "got"), [([], 1), (["throwing-axe"], 0)])
def test_recluse_gets_food_each_round_and_wood_each_harvest_without_minor_improvements(
    minors: list[str], got: int
) -> None:
    assert food(new_round(farm(improvements=["well"], played=["recluse", *minors]), 2)) == got
    assert goods(harvest(farm({"food": 4}, played=["recluse", *minors]))).get("wood", 0) == got


# Godmother


def test_godmother_gives_a_vegetable_for_each_growth() -> None:
    game = use("urgent-wish-for-children", farm(played=["godmother"]))
    assert (me(game).people, goods(game)) == (3, {"vegetable": 1})
    assert goods(use("day-laborer", farm(played=["godmother"]))) == {"food": 2}


# Seed Servant


def test_seed_servant_bakes_after_grain_seeds() -> None:
    game = use("grain-seeds", farm(improvements=["fireplace-2"], played=["seed-servant"]))
    assert texts(game) == {"bake fireplace", "done"}
    play(game, "bake fireplace")
    assert goods(game) == {"food": 2}


def test_seed_servant_sows_after_vegetable_seeds() -> None:
    game = use("vegetable-seeds", farm(fields=["C1"], played=["seed-servant"]))
    play(game, "sow vegetable")
    assert fields(game) == {"C1": "vegetable 2"}


# Blighter


@pytest.mark.parametrize(("round_number", "points"), [(1, 5), (4, 5), (5, 4), (9, 3), (11, 2), (13, 1), (14, 0)])
def test_blighter_gives_points_for_complete_stages_left(round_number: int, points: int) -> None:
    assert bonus(use("lessons", farm(hand=["blighter"]), round_number=round_number)) == points


def test_blighter_forbids_more_occupations() -> None:
    game = scenario(farm({"food": 1}, played=["blighter"], hand=["groom"]), farm())
    assert "lessons" not in spaces(game)


# Acquirer


def test_acquirer_buys_a_good_for_a_food_per_person() -> None:
    game = new_round(farm({"food": 5}, people=3, played=["acquirer"]), 2)
    assert {"take stone", "take vegetable", "take cattle", "done"} <= texts(game)
    play(game, "take stone")
    assert goods(game) == {"stone": 1, "food": 2}
    assert "take stone" not in texts(new_round(farm({"food": 2}, people=3, played=["acquirer"]), 2))


# Emergency Seller


def test_emergency_seller_turns_as_many_resources_into_food_as_people() -> None:
    game = use("lessons", farm({"wood": 1, "stone": 2}, people=2, hand=["emergency-seller"]))
    play(game, "choose 4", "choose 1")
    assert (goods(game), game.to_act) == ({"stone": 1, "food": 5}, [1])


def test_emergency_seller_may_sell_fewer() -> None:
    game = use("lessons", farm({"reed": 2}, people=3, hand=["emergency-seller"]))
    play(game, "choose 3", "done")
    assert goods(game) == {"reed": 1, "food": 3}


# Shed Builder


def test_shed_builder_gets_crops_by_the_number_of_the_stable() -> None:
    game = use("farm-expansion", farm({"wood": 6}, stables="C1", played=["shed-builder"]))
    play(game, "stable c2", "stable c3", "done")
    assert goods(game) == {"wood": 2, "grain": 1, "vegetable": 1}


# Wolf


def test_wolf_gets_the_top_good_and_a_boar_for_such_a_good() -> None:
    game = use("grain-seeds", farm(played=["wolf"], pastures=["E1"]))
    play(game, "choose 1")
    assert goods(game) == {"grain": 2, "boar": 1}
    wood = use("forest", farm(played=["wolf"], pastures=["E1"], marks={"wolf": 1}))
    play(wood, "choose 1")
    assert goods(wood) == {"wood": 4, "boar": 1}


def test_wolf_ignores_other_goods() -> None:
    assert use("forest", farm(played=["wolf"], pastures=["E1"])).to_act == [1]
    assert use("forest", farm(played=["wolf"], pastures=["E1"], marks={"wolf": 3})).to_act == [1]


# Pioneer


def test_pioneer_gets_goods_at_once_and_before_the_newest_space() -> None:
    game = learning("pioneer", farm())
    play(game, "take stone")
    assert goods(game) == {"stone": 1, "food": 1}


def test_pioneer_gets_goods_before_the_newest_space_only() -> None:
    game = use("fencing", farm({"wood": 8}, played=["pioneer"]))
    play(game, "take clay")
    assert goods(game) == {"wood": 8, "clay": 1, "food": 1}
    older = use("sheep-market", farm(pastures=["E1"], played=["pioneer"]), round_number=4)
    assert goods(older) == {"sheep": 1}


# Braid Maker


def test_braid_maker_sells_one_reed_in_each_harvest() -> None:
    game = harvest(farm({"reed": 2, "food": 2}, played=["braid-maker"]))
    play(game, "use card braid-maker")
    assert goods(game)["reed"] == 1


def test_braid_maker_builds_the_workshop_for_less_as_a_minor_improvement() -> None:
    game = use("meeting-place", farm({"reed": 1, "stone": 1}, played=["braid-maker"]))
    play(game, "build basketmakers-workshop")
    assert goods(game) == {}


# Dentist


def test_dentist_gets_food_for_wood_on_the_card() -> None:
    game = harvest(farm({"wood": 1, "food": 1}, played=["dentist"], marks={"dentist": 2}))
    play(game, "choose 1")
    assert left_on(game, "dentist") == 3
    assert (me(game).begging, goods(game)) == (0, {})


# Grain Thief


def test_grain_thief_leaves_grain_on_fields_and_takes_it_from_the_supply() -> None:
    mine = farm({"food": 4}, fields=["B1 grain 3", "C1 grain 1", "D1 vegetable 2"], played=["grain-thief"])
    game = harvest(mine)
    assert texts(game) == {"pick b1", "pick c1", "done"}
    play(game, "pick c1", "done")
    assert goods(game) == {"grain": 2, "vegetable": 1}
    assert fields(game) == {"B1": "grain 2", "C1": "grain 1", "D1": "vegetable 1"}


def test_grain_thief_may_leave_all_of_it_in_each_harvest() -> None:
    mine = farm({"food": 8}, fields=["B1 grain 1", "C1 grain 2 over vegetable"], played=["grain-thief"])
    game = harvest(mine)
    play(game, "pick b1", "pick c1")
    assert goods(game) == {"food": 4, "grain": 2}
    assert fields(game) == {"B1": "grain 1", "C1": "grain 2 over vegetable"}
    assert mark(game, "grain-thief") == 0


def test_grain_thief_asks_nothing_without_grain_fields() -> None:
    game = harvest(farm({"food": 4}, fields=["B1 vegetable 2", "C1"], played=["grain-thief"]))
    assert (goods(game), view(game).round) == ({"vegetable": 1}, 5)


def test_grain_left_by_the_grain_thief_counts_for_no_other_card() -> None:
    mine = farm({"food": 4}, fields=["B1 grain 1", "C1 grain 1"], played=["grain-thief", "grain-sieve"])
    game = harvest(mine)
    play(game, "pick b1", "done")
    assert goods(game) == {"grain": 2}


def test_grain_thief_in_a_field_phase_of_ones_own() -> None:
    mine = farm(fields=["B1 grain 1", "C1 grain 1"], played=["grain-thief"], hand=["bumper-crop"])
    game = use("meeting-place", mine)
    play(game, "play bumper-crop", "pick b1", "done")
    assert (goods(game), fields(game)) == ({"grain": 2}, {"B1": "grain 1", "C1": ""})
