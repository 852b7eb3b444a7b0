"""The occupations of deck E for three and more players."""

from __future__ import annotations

import pytest

from agricola.cards.paying import payments
from agricola.cards.phases import all_placed
from agricola.cards.positions import bonus, harvest, holding, learning
from agricola.scenario import (
    all_texts,
    farm,
    fields,
    food,
    goods,
    left_on,
    lines,
    mark,
    me,
    play,
    played,
    promised,
    scenario,
    spaces,
    texts,
    use,
    view,
)
from allmende.agricola.rules.phases import SCORING
from allmende.agricola.rules.player import Player

# Saddler


def test_saddler_plows_for_a_food_after_a_major_improvement() -> None:
    game = use("major-improvement", farm({"clay": 2, "food": 1}, played=["saddler"]))
    play(game, "plow c1")
    assert (food(game), fields(game)) == (0, {"C1": ""})


def test_saddler_does_not_react_to_a_minor_improvement() -> None:
    game = use("major-improvement", farm({"wood": 1, "food": 1}, played=["saddler"], hand=["chick-stable"]))
    assert (played(game), game.to_act) == (["saddler", "chick-stable"], [1])


# Veggie Lover


def test_veggie_lover_turns_both_crops_into_six_food_once_a_harvest() -> None:
    game = harvest(farm({"grain": 2, "vegetable": 2}, played=["veggie-lover"]))
    play(game, "use card veggie-lover")
    assert (goods(game), view(game).round) == ({"grain": 1, "vegetable": 1, "food": 2}, 5)  # four have been eaten


@pytest.mark.parametrize("sets", [1, 2, 3])
def test_veggie_lover_sells_up_to_three_pairs_for_points(sets: int) -> None:
    game = scenario(farm({"grain": 5, "vegetable": 3}, played=["veggie-lover"]), farm(), phase=SCORING, cards=True)
    assert texts(game) == {"choose 1", "choose 2", "choose 3", "done"}
    play(game, f"choose {sets}")
    assert (bonus(game), goods(game).get("vegetable", 0)) == (2 * sets, 3 - sets)


def test_veggie_lover_can_keep_the_crops() -> None:
    game = scenario(farm({"grain": 1, "vegetable": 1}, played=["veggie-lover"]), farm(), phase=SCORING, cards=True)
    play(game, "done")
    assert (bonus(game), lines(game)["vegetables"]) == (0, 1)


# Flax Farmer


def test_flax_farmer_gets_grain_with_reed_and_reed_with_grain() -> None:
    assert goods(use("reed-bank", farm(played=["flax-farmer"]))) == {"reed": 1, "grain": 1}
    assert goods(use("grain-seeds", farm(played=["flax-farmer"]))) == {"reed": 1, "grain": 1}


# Livestock Expert


@pytest.mark.parametrize(("move", "got"), [(1, {"sheep": 4, "boar": 1}), (2, {"sheep": 2, "boar": 2})])
def test_livestock_expert_doubles_animals_of_one_type(move: int, got: dict[str, int]) -> None:
    mine = farm({"sheep": 2, "boar": 1}, pastures=["D1 D2", "E1 E2"], hand=["livestock-expert"])
    game = use("lessons", mine, round_number=11)
    assert texts(game) == {"choose 1", "choose 2", "choose 3"}
    play(game, f"choose {move}")
    assert goods(game) == got


def test_livestock_expert_does_nothing_from_round_12_on() -> None:
    mine = farm({"sheep": 2}, pastures=["D1 D2"], hand=["livestock-expert"])
    assert use("lessons", mine, round_number=12).to_act == [1]


# Vegetable Vendor


def test_vegetable_vendor_gets_a_vegetable_with_major_improvement() -> None:
    game = use("major-improvement", farm({"clay": 2}, played=["vegetable-vendor"]))
    assert goods(game) == {"vegetable": 1}


def test_vegetable_vendor_builds_or_plays_with_vegetable_seeds() -> None:
    game = use("vegetable-seeds", farm({"clay": 2, "wood": 1}, played=["vegetable-vendor"], hand=["chick-stable"]))
    assert texts(game) == {"build fireplace-2", "play chick-stable", "done"}
    play(game, "play chick-stable", "choose 1")
    assert played(game) == ["vegetable-vendor", "chick-stable"]


# Hewer


@pytest.mark.parametrize(
    ("round_number", "occupied", "got"),
    [
        (3, {"forest": 0}, {"stone": 1, "food": 1}),
        (2, {"forest": 0}, {}),
        (3, {"clay-pit": 1}, {}),
        (3, {"hollow": 0}, {}),
    ],
)
def test_hewer_is_paid_while_no_clay_is_taken(round_number: int, occupied: dict[str, int], got: dict[str, int]) -> None:
    mine = farm(played=["hewer"])
    assert goods(all_placed(mine, farm(), farm(), round_number=round_number, occupied=occupied)) == got


# Parvenu


@pytest.mark.parametrize(("move", "got"), [(1, {"clay": 6, "reed": 2}), (2, {"clay": 3, "reed": 4})])
def test_parvenu_doubles_clay_or_reed_up_to_round_7(move: int, got: dict[str, int]) -> None:
    game = use("lessons", farm({"clay": 3, "reed": 2}, hand=["parvenu"]), round_number=7)
    play(game, f"choose {move}")
    assert goods(game) == got


def test_parvenu_comes_too_late_in_round_8() -> None:
    assert use("lessons", farm({"clay": 3}, hand=["parvenu"]), round_number=8).to_act == [1]


# Animal Driver


@pytest.mark.parametrize(
    ("stables", "got"),
    [
        ("C1", {}),
        ("D1", {"sheep": 1}),
        ("D1 D2", {"boar": 1}),
        ("D1 D2 E1", {"cattle": 1}),
        ("D1 D2 E1 E2", {"cattle": 1}),
    ],
)
def test_animal_driver_brings_an_animal_by_the_fenced_stables(stables: str, got: dict[str, int]) -> None:
    game = harvest(farm({"food": 4}, pastures=["D1 D2 E1 E2"], stables=stables, played=["animal-driver"]))
    assert goods(game) == got


# Imitator


def test_imitator_uses_occupied_cards_of_early_rounds_with_a_person_on_day_laborer() -> None:
    occupied = {"day-laborer": 0, "grain-utilization": 1, "sheep-market": 1, "western-quarry": 2, "farmland": 1}
    mine = farm({"grain": 1}, people=3, fields=["C1"], played=["imitator"])
    game = scenario(mine, farm(), farm(), occupied=occupied, round_number=9)
    assert "grain-utilization" in spaces(game)
    assert not {"sheep-market", "western-quarry", "farmland"} & spaces(game)
    other = farm({"grain": 1}, people=3, fields=["C1"], played=["imitator"])
    assert "grain-utilization" not in spaces(scenario(other, farm(), farm(), occupied={"grain-utilization": 1}))


# Overachiever


def test_overachiever_builds_or_plays_for_one_resource_less() -> None:
    mine = farm({"clay": 1}, rooms="A1 A2 A3", played=["overachiever"])
    game = use("urgent-wish-for-children", mine)
    play(game, "build fireplace-2")
    assert (me(game).people, goods(game)) == (3, {})


def test_overachiever_chooses_the_resource() -> None:
    mine = farm({"wood": 1, "stone": 3}, played=["overachiever"])
    game = use("urgent-wish-for-children", mine)
    play(game, "build well")
    assert payments(game) == [{"stone": 3}, {"wood": 1, "stone": 2}]


# Market Master


def test_market_master_teaches_with_the_last_person_on_traveling_players() -> None:
    def master() -> Player:
        return farm({"food": 1}, played=["market-master"], hand=["groom"])

    first = scenario(master(), farm(), farm(), farm())
    play(first, "place traveling-players")
    assert first.to_act == [1]
    last = scenario(master(), farm(), farm(), farm(), occupied={"farmland": 0})
    play(last, "place traveling-players", "play groom")
    assert played(last) == ["market-master", "groom"]
    assert goods(last) == {"food": 1, "wood": 1}


# Champion Breeder


@pytest.mark.parametrize(
    ("animals", "points"), [({"sheep": 2}, 0), ({"sheep": 2, "boar": 2}, 1), ({"sheep": 2, "boar": 2, "cattle": 2}, 2)]
)
def test_champion_breeder_gets_points_for_births(animals: dict[str, int], points: int) -> None:
    mine = farm({"food": 4, **animals}, pastures=["D1 E1", "D2 E2", "D3 E3"], played=["champion-breeder"])
    assert bonus(harvest(mine)) == points


# Carter


def test_carter_gets_food_for_building_resources_in_the_next_round_only() -> None:
    def taking(round_number: int, space: str = "clay-pit") -> dict[str, int]:
        mine = farm(played=["carter"], marks={"carter": 3})
        game = scenario(mine, farm(), round_number=round_number, goods={space: 3})
        play(game, f"place {space}")
        return goods(game)

    assert taking(3) == {"clay": 3, "food": 3}
    assert (taking(2), taking(4), taking(3, "fishing")) == ({"clay": 3}, {"clay": 3}, {"food": 3})


def test_carter_counts_from_the_round_in_which_it_is_played() -> None:
    assert mark(use("lessons", farm(hand=["carter"]), round_number=5), "carter") == 6


# Smuggler


def test_smuggler_exchanges_up_to_two_goods_in_the_feeding_phase() -> None:
    game = harvest(farm({"wood": 3, "food": 3}, played=["smuggler"]))
    play(game, "use card smuggler")  # the first exchange is the only one
    assert texts(game) == {"choose 1", "choose 2", "done"}
    play(game, "choose 2")
    assert goods(game)["stone"] == 1
    assert "use card smuggler" not in all_texts(game)


# Diligent Farmer


@pytest.mark.parametrize(("grain", "may"), [(8, True), (7, False)])
def test_diligent_farmer_builds_a_room_for_three_top_categories(grain: int, may: bool) -> None:
    mine = farm({"grain": grain, "vegetable": 4}, fields=["C1", "C2", "C3", "D1", "D2"], hand=["diligent-farmer"])
    game = use("lessons", mine)
    assert ("room a1" in texts(game)) == may


# Omnifarmer


def test_omnifarmer_keeps_one_new_crop_or_animal_in_each_harvest() -> None:
    mine = farm({"food": 4, "sheep": 2}, fields=["C1 grain 1"], pastures=["E1 E2"], played=["omnifarmer"])
    game = harvest(mine)
    play(game, "choose 1")
    assert "grain" not in goods(game)
    assert left_on(game, "omnifarmer") == 1
    assert (view(game).round, goods(game)["sheep"]) == (5, 3)


@pytest.mark.parametrize(("kinds", "points"), [(0b1, 0), (0b11, 3), (0b11111, 9)])
def test_omnifarmer_scores_different_goods(kinds: int, points: int) -> None:
    game = scenario(farm(played=["omnifarmer"], marks={"omnifarmer": kinds}), farm())
    assert bonus(game) == points


# Pickler


def test_pickler_gets_wood_and_points_for_all_with_the_most_vegetables() -> None:
    game = learning("pickler", farm({"vegetable": 1}), farm({"vegetable": 1}), farm(), round_number=11)
    assert goods(game) == {"vegetable": 1, "wood": 2}
    assert [bonus(game, seat) for seat in range(3)] == [3, 3, 0]


# Animal Husbandry Worker


def test_animal_husbandry_worker_builds_fences_and_gives_points_for_pastures() -> None:
    game = learning("animal-husbandry-worker", farm({"wood": 1}), farm(pastures=["E1"]), farm(), round_number=11)
    assert goods(game) == {"wood": 3}
    none = [bonus(game, seat) for seat in range(3)]
    assert none == [0, 2, 0]


# Bunny Breeder


def test_bunny_breeder_lays_food_as_far_as_the_round_is_ahead() -> None:
    game = learning("bunny-breeder", farm(), farm(), farm(), round_number=3)
    play(game, "choose 5")
    assert promised(game) == {8: {"food": 5}}


# Reseller


def test_reseller_gets_the_printed_cost_once() -> None:
    game = use("major-improvement", farm({"clay": 2}, played=["reseller"]), farm(), farm())
    play(game, "choose 1")
    assert goods(game) == {"clay": 2}
    assert left_on(game, "reseller") == -1
    used = farm({"clay": 2}, played=["reseller"], marks={"reseller": 1})
    again = use("major-improvement", used, farm(), farm())
    assert again.to_act == [1]


def test_an_animal_that_the_reseller_brings_back_needs_room() -> None:
    mine = farm({"sheep": 1}, hand=["young-animal-market"], played=["reseller"])
    game = use("meeting-place", mine, farm(), farm())
    play(game, "play young-animal-market", "choose 1")
    assert goods(game) == {"sheep": 1, "cattle": 1}  # there is room for one pet
    assert texts(game) == {"release sheep", "release cattle"}
    play(game, "release sheep")
    assert (goods(game), game.to_act) == ({"cattle": 1}, [1])


# Wares Salesman


def test_wares_salesman_gets_what_others_turn_into_food_and_a_reed() -> None:
    theirs = farm({"wood": 2, "stone": 2})
    game = scenario(theirs, farm(played=["wares-salesman"]), farm(), round_number=4)
    play(game, "place major-improvement")
    assert goods(game, 1) == {"wood": 1, "reed": 1}


@pytest.mark.parametrize(
    ("card", "got"),
    [("basket", {"wood": 1, "reed": 1}), ("market-stall", {}), ("studio", None)],
)
def test_wares_salesman_looks_at_what_minor_improvements_do(card: str, got: dict[str, int] | None) -> None:
    theirs = holding(farm({"reed": 1, "grain": 1, "clay": 1}), card)
    game = scenario(theirs, farm(played=["wares-salesman"]), farm())
    play(game, "place meeting-place", f"play {card}")
    if got is None:
        assert (game.to_act, texts(game, 1)) == ([1], {"take wood", "take clay", "take stone"})
        play(game, "take stone")
        got = {"stone": 1, "reed": 1}
    assert goods(game, 1) == got


def test_wares_salesman_speaks_of_occupations_and_of_its_owner_too() -> None:
    mine = farm({"food": 1}, played=["wares-salesman"], hand=["mushroom-collector"])
    game = scenario(mine, farm(), farm(), cards=True)
    play(game, "place lessons")
    assert goods(game) == {"wood": 1, "reed": 1}


def test_wares_salesman_gets_nothing_for_other_cards() -> None:
    mine = farm({"food": 1, "clay": 2}, played=["wares-salesman"], hand=["conservator"])
    game = scenario(mine, farm(), farm(), cards=True, round_number=4)
    play(game, "place lessons", "place forest", "place clay-pit", "place major-improvement")
    assert goods(game) == {}
