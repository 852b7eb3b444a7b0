"""The minor improvements of the base set's deck B, card by card."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, bonus, can, harvest, new_round, playing
from agricola.scenario import (
    CARDS,
    any_time,
    beds,
    farm,
    fields,
    food,
    goods,
    hand,
    left_on,
    lines,
    me,
    pastures,
    play,
    promised,
    rooms,
    scenario,
    sites,
    spaces,
    stables,
    texts,
    use,
)
from allmende.agricola.rules.earlier_amendments import FIELDS_APART, PASTURES_ARE_NEW
from allmende.agricola.rules.player import Player


def fences(game_texts: set[str]) -> set[str]:
    """The pastures that can be fenced."""
    return {text.removeprefix("fence ").upper() for text in game_texts if text.startswith("fence ")}


def test_mini_pasture_fences_a_single_space_for_free() -> None:
    game = playing("mini-pasture", farm({"food": 2}, fields=["B1"]))
    empty = {f"{column}{row}" for column in "ABCDE" for row in "123"} - {"A2", "A3", "B1"}
    assert fences(texts(game)) == empty
    play(game, "fence e3")
    assert (pastures(game), me(game).fences_left, goods(game), game.to_act) == ({"E3"}, 11, {}, [1])


def test_mini_pasture_adjoins_other_pastures_and_takes_what_fences_are_left() -> None:
    game = playing("mini-pasture", farm({"food": 2}, pastures=["E1"]))
    assert fences(texts(game)) == {"D1", "E2"}
    game = playing("mini-pasture", farm({"food": 2}, pastures=["B1 B2 C1 C2", "D1 D2 E1 E2"]))  # of 14 fences
    assert (me(game).fences_left, hand(game, 1), game.to_act) == (1, ["mini-pasture"], [1])


def test_mini_pasture_divides_no_pasture() -> None:
    def small(amendments: int | None = None) -> set[str]:
        mine = farm({"food": 2}, pastures=["D1 E1 D2 E2"], hand=["mini-pasture"])
        game = scenario(mine, farm(), amendments=amendments)
        play(game, "place meeting-place", "play mini-pasture")
        return fences(texts(game))

    beside = {"C1", "C2", "D3", "E3"}
    assert small() == beside
    assert small(PASTURES_ARE_NEW - 1) == beside | {"E1", "D2", "E2"}


def test_market_stall_exchanges_a_grain_for_a_vegetable() -> None:
    assert goods(playing("market-stall", farm({"grain": 1}))) == {"vegetable": 1}


def test_caravan_has_room_for_a_person() -> None:
    game = use("basic-wish-for-children", farm(played=["caravan"]))
    assert me(game).people == 3
    crowded = farm(rooms="A2 A3", people=3, played=["caravan"])
    assert "basic-wish-for-children" not in spaces(scenario(crowded, farm(), round_number=5))


def test_carpenters_parlor_makes_wooden_rooms_cheaper() -> None:
    game = use("farm-expansion", farm({"wood": 5, "reed": 4}, played=["carpenters-parlor"]))
    play(game, "room a1", "room b1")
    assert (rooms(game), goods(game)) == ({"A1", "A2", "A3", "B1"}, {"wood": 1})
    assert "farm-expansion" not in spaces(scenario(farm({"wood": 1, "reed": 2}, played=["carpenters-parlor"]), farm()))


def test_carpenters_parlor_does_nothing_for_clay_rooms() -> None:
    mine = farm({"clay": 4, "reed": 2}, house="clay", played=["carpenters-parlor"])
    assert "farm-expansion" not in spaces(scenario(mine, farm()))


def test_mining_hammer_gives_a_food() -> None:
    assert goods(playing("mining-hammer", farm({"wood": 1}))) == {"food": 1}


@pytest.mark.parametrize("space", ["house-redevelopment", "farm-redevelopment"])
def test_mining_hammer_builds_a_stable_for_free_with_each_renovation(space: str) -> None:
    for house, material in (("wood", "clay"), ("clay", "stone")):
        game = use(space, farm({material: 2, "reed": 1}, house=house, played=["mining-hammer"]))
        assert "B2" in sites(game, "stable")
        assert "done" in texts(game)
        play(game, "stable b2")
        assert (stables(game), goods(game), me(game).house, game.to_act) == ({"B2"}, {}, material, [1])


def test_mining_hammer_needs_a_stable_in_the_supply() -> None:
    mine = farm({"clay": 2, "reed": 1}, stables="B1 B2 B3 C1", played=["mining-hammer"])
    assert use("house-redevelopment", mine).to_act == [1]


def test_mining_hammer_that_is_played_afterward_comes_too_late_for_a_stable() -> None:
    game = use("house-redevelopment", farm({"clay": 2, "reed": 1, "wood": 1}, hand=["mining-hammer"]))
    play(game, "play mining-hammer")
    assert (goods(game), game.to_act) == ({"food": 1}, [1])


def test_moldboard_plow_plows_another_field_twice() -> None:
    game = use("farmland", farm(played=["moldboard-plow"]))
    play(game, "plow b1")
    assert left_on(game, "moldboard-plow") == 2
    assert sites(game, "plow") == {"A1", "B2", "C1"}
    play(game, "plow b2")
    assert (set(fields(game)), left_on(game, "moldboard-plow"), game.to_act) == ({"B1", "B2"}, 1, [1])
    game = use("farmland", farm(played=["moldboard-plow"], marks={"moldboard-plow": 1}))
    play(game, "plow b1", "plow b2")
    assert (left_on(game, "moldboard-plow"), game.to_act) == (0, [1])
    game = use("farmland", farm(played=["moldboard-plow"], marks={"moldboard-plow": 2}))
    play(game, "plow b1")
    assert game.to_act == [1]


def test_moldboard_plow_can_wait_and_is_for_farmland_only() -> None:
    game = use("farmland", farm(played=["moldboard-plow"]))
    play(game, "plow b1", "done")
    assert (set(fields(game)), left_on(game, "moldboard-plow")) == ({"B1"}, 2)
    game = use("cultivation", farm(played=["moldboard-plow"]))
    play(game, "plow b1")
    assert game.to_act == [1]


MARKETS = {"sheep-market", "pig-market", "cattle-market"}


def test_lasso_places_a_second_person_on_a_market() -> None:
    game = use("day-laborer", farm(people=3, played=["lasso"]), round_number=10)
    assert (game.to_act, spaces(game), texts(game) >= {"done"}) == ([0], MARKETS, True)
    play(game, "place cattle-market")
    assert (me(game).home, game.to_act, goods(game)) == (1, [1], {"food": 2, "cattle": 1})


def test_lasso_places_a_second_person_anywhere_after_a_market() -> None:
    game = use("sheep-market", farm(people=4, stables="B1", played=["lasso"]), round_number=10)
    assert {"day-laborer", "pig-market"} < spaces(game)
    assert "sheep-market" not in spaces(game)
    play(game, "place pig-market")
    assert (me(game).home, game.to_act) == (2, [1])


def test_lasso_may_wait_and_needs_a_second_person_and_a_free_market() -> None:
    game = use("sheep-market", farm(people=3, played=["lasso"]))
    play(game, "done")
    assert (me(game).home, game.to_act) == (2, [1])
    assert use("sheep-market", farm(people=1, played=["lasso"])).to_act == [1]
    game = scenario(farm(people=3, played=["lasso"]), farm(), round_number=3, occupied={"sheep-market": 1})
    play(game, "place day-laborer")
    assert game.to_act == [1]


def test_bread_paddle_bakes_bread_for_each_occupation() -> None:
    assert goods(playing("bread-paddle", farm({"wood": 1}))) == {"food": 1}
    mine = farm({"grain": 2}, improvements=["fireplace-2"], played=["bread-paddle"], hand=LEARNED[:1])
    game = use("lessons", mine)
    assert texts(game) == {"bake fireplace", "done"}
    play(game, "bake fireplace", "done")
    assert (goods(game), game.to_act) == ({"grain": 1, "food": 2}, [1])


def test_bread_paddle_does_not_bake_for_improvements() -> None:
    mine = farm({"grain": 2, "wood": 2}, improvements=["fireplace-2"], played=["bread-paddle", *LEARNED[:1]])
    game = playing("canoe", mine)
    assert (goods(game), game.to_act) == ({"grain": 2}, [1])


@pytest.mark.parametrize(("round_number", "left"), [(1, 13), (8, 6), (14, 0)])
def test_mantlepiece_is_worth_a_point_for_each_round_to_come(round_number: int, left: int) -> None:
    game = playing("mantlepiece", farm({"stone": 1}, house="clay"), round_number=round_number)
    assert (bonus(game), lines(game)["improvements"]) == (left, -3)
    assert can("mantlepiece", farm({"stone": 1}, house="stone"))


def test_mantlepiece_forbids_renovation() -> None:
    supply = {"stone": 9, "reed": 9}
    for played, free in (((), True), (("mantlepiece",), False)):
        game = scenario(farm(supply, house="clay", played=played), farm(), round_number=14, cards=True)
        assert ({"house-redevelopment", "farm-redevelopment"} <= spaces(game)) == free
        assert bool({"house-redevelopment", "farm-redevelopment"} & spaces(game)) == free


@pytest.mark.parametrize("people", [2, 3, 5])
def test_bottles_cost_a_clay_and_a_food_for_each_person(people: int) -> None:
    cost = {"clay": people, "food": people}
    assert goods(playing("bottles", farm(cost, people=people))) == {}
    assert not can("bottles", farm({**cost, "food": people - 1}, people=people))
    assert not can("bottles", farm({**cost, "clay": people - 1}, people=people))


def test_bottles_cost_something_for_a_newborn_too() -> None:
    mine = farm({"clay": 3, "food": 3}, rooms="A1 A2 A3", hand=["bottles"])
    game = use("basic-wish-for-children", mine)
    play(game, "play bottles")
    assert goods(game) == {}
    mine = farm({"clay": 2, "food": 2}, rooms="A1 A2 A3", hand=["bottles"])
    assert use("basic-wish-for-children", mine).to_act == [1]


FOLD = ["B1 B2 C1 C2 D1 D2"]
"""A pasture for twelve sheep."""


def flock(sheep: int, *played: str, cattle: int = 0) -> Player:
    """A farm with sheep, cattle, and the food for a harvest."""
    return farm({"food": 4, "sheep": sheep, "cattle": cattle}, pastures=[*FOLD, "E1 E2"], played=played)


@pytest.mark.parametrize(("sheep", "gained"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (10, 3)])
def test_loom_gives_food_for_sheep_in_the_field_phase(sheep: int, gained: int) -> None:
    assert food(harvest(flock(sheep, "loom"))) == gained


@pytest.mark.parametrize(("sheep", "points"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_loom_is_worth_a_point_for_every_three_sheep(sheep: int, points: int) -> None:
    assert bonus(scenario(flock(sheep, "loom"))) == points


def test_strawberry_patch_puts_food_on_the_next_three_round_spaces() -> None:
    mine = farm({"wood": 1}, fields=["B1 vegetable 1", "B2 vegetable 1"])
    assert promised(playing("strawberry-patch", mine, round_number=12)) == {13: {"food": 1}, 14: {"food": 1}}


def test_strawberry_patch_counts_a_vegetable_field_on_a_card() -> None:
    mine = farm({"wood": 1}, fields=["B1 vegetable 1", "beanfield vegetable 2"], played=["beanfield"])
    assert set(promised(playing("strawberry-patch", mine))) == {2, 3, 4}


def test_herring_pot_puts_food_on_the_next_three_round_spaces_for_fishing() -> None:
    game = use("fishing", farm(played=["herring-pot"], promised={3: {"food": 1}}))
    assert (food(game), promised(game)) == (1, {2: {"food": 1}, 3: {"food": 2}, 4: {"food": 1}})


@pytest.mark.parametrize(("sheep", "cattle", "gained"), [(2, 1, 0), (3, 1, 1), (2, 2, 1), (7, 3, 3), (6, 4, 4)])
def test_butter_churn_gives_food_for_sheep_and_cattle_in_the_field_phase(sheep: int, cattle: int, gained: int) -> None:
    assert food(harvest(flock(sheep, "butter-churn", cattle=cattle))) == gained


@pytest.mark.parametrize(
    ("space", "basis", "more"),
    [
        ("reed-bank", {"reed": 1}, 1),
        ("clay-pit", {"clay": 1}, 1),
        ("forest", {"wood": 3}, 1),
        ("grain-seeds", {"grain": 1}, 0),
        ("fishing", {}, 0),
    ],
)
def test_brook_gives_food_on_the_spaces_above_fishing(space: str, basis: dict[str, int], more: int) -> None:
    game = use(space, farm(played=["brook"]))
    food_there = 1 if space == "fishing" else 0
    assert goods(game) == {name: count for name, count in {**basis, "food": more + food_there}.items() if count}


def test_brook_is_about_the_card_of_round_1_whatever_it_is() -> None:
    order = ["sheep-market", "grain-utilization", "fencing", "major-improvement"]
    for space, more in (("sheep-market", 1), ("fencing", 0)):
        mine = farm({"wood": 4}, played=["brook"])
        game = scenario(mine, farm(), round_number=4, order=[*order, *CARDS[4:]])
        play(game, f"place {space}", *(["fence e1"] if space == "fencing" else []))
        assert (food(game), game.to_act) == (more, [1])


def test_brook_is_played_once_a_person_is_fishing() -> None:
    game = playing("brook", farm(people=3), occupied={"fishing": 0})
    play(game, "place day-laborer", "place reed-bank")
    assert goods(game) == {"reed": 1, "food": 1}


@pytest.mark.parametrize(("house", "gained"), [("wood", 1), ("clay", 0), ("stone", 0)])
def test_scullery_gives_a_food_each_round_in_a_wooden_house(house: str, gained: int) -> None:
    assert food(new_round(farm(house=house, played=["scullery"]), 5)) == gained


@pytest.mark.parametrize(
    ("plots", "gained"),
    [
        (["B1 grain 1", "B2 vegetable 1", "B3"], 3),
        (["B1 grain 3", "B2 vegetable 1"], 0),
        (["B1 grain 1", "B2 grain 1", "B3"], 0),
        (["B1 vegetable 1", "B2"], 0),
        (["B1 grain 2", "B2 vegetable 1", "B3 grain 1"], 0),
    ],
)
def test_three_field_rotation_looks_at_the_fields_before_they_are_harvested(plots: list[str], gained: int) -> None:
    assert food(harvest(farm({"food": 4}, fields=plots, played=["three-field-rotation"]))) == gained


MIXED = "B1 grain 3 over vegetable"


@pytest.mark.parametrize(
    ("plots", "gained", "before"),
    [
        ([MIXED, "B2"], 0, 3),
        ([MIXED, "B2", "C1 grain 3"], 3, 3),
        ([MIXED, "B2", "C1 vegetable 2"], 3, 3),
        ([MIXED, "B2 grain 3 over vegetable", "C1"], 3, 3),
        ([MIXED, "C1 vegetable 2"], 0, 0),
    ],
)
def test_for_three_field_rotation_a_mixed_field_is_one_of_the_three(plots: list[str], gained: int, before: int) -> None:
    mine = farm({"food": 4}, fields=plots, played=["three-field-rotation"])
    assert food(harvest(mine)) == gained
    mine = farm({"food": 4}, fields=plots, played=["three-field-rotation"])
    assert food(harvest(mine, amendments=FIELDS_APART - 1)) == before


def test_pitchfork_gives_food_on_grain_seeds_while_farmland_is_occupied() -> None:
    for seat in (0, 1):
        game = scenario(farm(played=["pitchfork"]), farm(), occupied={"farmland": seat})
        play(game, "place grain-seeds")
        assert goods(game) == {"grain": 1, "food": 3}
    assert goods(use("grain-seeds", farm(played=["pitchfork"]))) == {"grain": 1}


@pytest.mark.parametrize(("round_number", "rounds"), [(1, [5, 8, 11, 14]), (5, [8, 11, 14]), (13, [14]), (14, [])])
def test_sack_cart_puts_grain_on_four_round_spaces(round_number: int, rounds: list[int]) -> None:
    game = playing("sack-cart", farm({"wood": 2}, played=LEARNED[:2]), round_number=round_number)
    assert promised(game) == {number: {"grain": 1} for number in rounds}


def test_beanfield_is_a_field_for_vegetables() -> None:
    game = playing("beanfield", farm({"food": 1}, played=LEARNED[:2]))
    assert beds(game) == {"beanfield": ""}
    game = use("grain-utilization", farm({"vegetable": 1}, played=["beanfield"]))
    assert (beds(game), goods(game)) == ({"beanfield": "vegetable 2"}, {})
    mine = farm({"grain": 1}, played=["beanfield"])
    assert "grain-utilization" not in spaces(scenario(mine, farm()))


def test_beanfield_is_sown_before_field_tiles() -> None:
    game = use("grain-utilization", farm({"vegetable": 1, "grain": 1}, fields=["B1"], played=["beanfield"]))
    play(game, "sow vegetable", "sow grain")
    assert (beds(game), fields(game)) == ({"beanfield": "vegetable 2"}, {"B1": "grain 3"})


def test_beanfield_is_harvested() -> None:
    game = harvest(farm({"food": 4}, fields=["beanfield vegetable 2"], played=["beanfield"]))
    assert (goods(game), beds(game)) == ({"vegetable": 1}, {"beanfield": "vegetable 1"})


def test_beanfield_counts_for_vegetables_but_not_as_a_field_tile() -> None:
    found = lines(scenario(farm(fields=["beanfield vegetable 2"], played=["beanfield"])))
    assert (found["vegetables"], found["fields"], found["improvements"]) == (2, -1, 1)


@pytest.mark.parametrize(("round_number", "rounds"), [(1, [2, 4, 6, 8, 10, 12, 14]), (4, [6, 8, 10, 12, 14]), (14, [])])
def test_thick_forest_puts_wood_on_all_even_round_spaces_left(round_number: int, rounds: list[int]) -> None:
    game = playing("thick-forest", farm({"clay": 5}), round_number=round_number)
    assert (goods(game), promised(game)) == ({"clay": 5}, {number: {"wood": 1} for number in rounds})


def test_loam_pit_gives_three_clay_for_day_labor() -> None:
    assert goods(use("day-laborer", farm(played=["loam-pit"]))) == {"food": 2, "clay": 3}


def test_hard_porcelain_exchanges_clay_for_stone_at_any_time() -> None:
    for clay, stone in ((2, 1), (3, 2), (4, 3)):
        game = scenario(farm({"clay": 4}, played=["hard-porcelain"]), farm())
        assert any_time(game) == {"use card hard-porcelain"}
        play(game, "use card hard-porcelain")
        assert texts(game) == {"choose 1", "choose 2", "choose 3"}
        play(game, f"choose {stone}")
        assert (goods(game), game.to_act) == (
            {name: count for name, count in {"clay": 4 - clay, "stone": stone}.items() if count},
            [0],
        )
    assert any_time(scenario(farm({"clay": 1}, played=["hard-porcelain"]), farm())) == set()


def test_acorns_basket_puts_wild_boar_on_the_next_two_round_spaces() -> None:
    game = playing("acorns-basket", farm({"reed": 1}, played=LEARNED[:3]), round_number=6)
    assert promised(game) == {7: {"boar": 1}, 8: {"boar": 1}}
    assert goods(new_round(farm(promised={7: {"boar": 1}}), 7)) == {"boar": 1}


def test_acorns_basket_gives_only_boar_for_which_there_is_room() -> None:
    assert goods(new_round(farm({"boar": 1}, promised={7: {"boar": 1}}), 7)) == {"boar": 1}
