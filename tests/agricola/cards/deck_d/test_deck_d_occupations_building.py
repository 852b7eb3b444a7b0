"""Occupations of deck D about building, plowing and renovating, and about harvests and exchanges."""

from __future__ import annotations

import pytest

from agricola.cards.phases import all_placed, coming_home, is_first_turn
from agricola.cards.positions import bonus, harvest, new_round
from agricola.scenario import any_time, farm, fields, goods, play, promised, scenario, sites, stables, texts, use


def test_stablehand_builds_a_stable_for_free_once_fences_are_built() -> None:
    game = use("fencing", farm({"wood": 4}, played=["stablehand"]))
    play(game, "fence e1")
    play(game, "stable d1")
    assert (goods(game), stables(game)) == ({}, {"D1"})


def test_plowman_places_three_field_tiles_on_round_spaces() -> None:
    game = use("lessons", farm(hand=["plowman"]), round_number=1)
    assert promised(game) == {5: {"field": 1}, 8: {"field": 1}, 11: {"field": 1}}
    assert promised(use("lessons", farm(hand=["plowman"]), round_number=7)) == {11: {"field": 1}, 14: {"field": 1}}


def test_cultivator_gives_wood_and_food_for_each_field_tile() -> None:
    game = use("farmland", farm(played=["cultivator"]))
    play(game, "plow c1")
    assert (goods(game), set(fields(game))) == ({"wood": 1, "food": 1}, {"C1"})


def test_whisky_distiller_turns_grain_into_food_of_two_rounds_later() -> None:
    game = scenario(farm({"grain": 1}, played=["whisky-distiller"]), farm(), round_number=3)
    assert "use card whisky-distiller" in any_time(game)
    play(game, "use card whisky-distiller")
    assert (goods(game), promised(game)) == ({}, {5: {"food": 4}})
    assert "use card whisky-distiller" not in any_time(scenario(farm(played=["whisky-distiller"]), farm()))


@pytest.mark.parametrize(
    ("card", "has", "left", "points"),
    [
        ("stone-carver", {"stone": 2, "food": 4}, {"stone": 1, "food": 3}, 0),
        ("ebonist", {"wood": 2, "food": 4}, {"wood": 1, "food": 1, "grain": 1}, 0),
        ("beer-tent-operator", {"wood": 2, "grain": 2, "food": 4}, {"wood": 1, "grain": 1, "food": 2}, 1),
    ],
)
def test_once_in_each_harvest_goods_become_others(  # and the family is fed
    card: str, has: dict[str, int], left: dict[str, int], points: int
) -> None:
    game = harvest(farm(has, played=[card]))
    play(game, f"use card {card}")
    assert f"use card {card}" not in any_time(game)
    assert (goods(game), bonus(game)) == (left, points)


@pytest.mark.parametrize("card", ["stone-carver", "ebonist", "beer-tent-operator"])
def test_outside_of_harvests_they_can_not_be_used(card: str) -> None:
    game = scenario(farm({"wood": 1, "stone": 1, "grain": 1}, played=[card]), farm())
    assert f"use card {card}" not in any_time(game)


def test_interior_decorator_places_food_on_the_next_six_round_spaces() -> None:
    game = use("house-redevelopment", farm({"clay": 2, "reed": 1}, played=["interior-decorator"]), round_number=6)
    assert promised(game) == {number: {"food": 1} for number in range(7, 13)}


@pytest.mark.parametrize(("number", "rounds"), [(1, range(6, 15)), (8, range(9, 15)), (13, [14])])
def test_clay_deliveryman_places_clay_on_rounds_six_to_fourteen(number: int, rounds: list[int]) -> None:
    game = use("lessons", farm(hand=["clay-deliveryman"]), round_number=number)
    assert promised(game) == {later: {"clay": 1} for later in rounds}


@pytest.mark.parametrize(("house", "gained"), [("wood", {"clay": 4}), ("clay", {"stone": 4}), ("stone", {})])
def test_renovation_preparer_gives_what_the_next_renovation_needs(house: str, gained: dict[str, int]) -> None:
    material = house if house != "wood" else "wood"
    mine = farm({material: 10, "reed": 4}, house=house, played=["renovation-preparer"])
    game = use("farm-expansion", mine)
    play(game, "room b2", "room b3")
    assert goods(game) == gained


def test_potato_planter_has_to_occupy_one_space_and_leave_the_other_free() -> None:
    def after(**occupied: int) -> dict[str, int]:
        spaces = {name.replace("_", "-"): seat for name, seat in occupied.items()}
        return goods(all_placed(farm(played=["potato-planter"]), farm(), farm(), farm(), occupied=spaces))

    assert after(clay_pit=0) == {"vegetable": 1}
    assert after(reed_bank=0) == {"vegetable": 1}
    assert after(reed_bank=0, clay_pit=1) == {}
    assert after(reed_bank=0, clay_pit=0) == {}
    assert after(reed_bank=1) == {}


@pytest.mark.parametrize(
    ("majors", "reed"),
    [
        ([], {}),
        (["pottery"], {"reed": 2}),
        (["pottery", "joinery", "well", "clay-oven"], {"reed": 5}),
        (["pottery", "joinery", "well", "clay-oven", "stone-oven"], {"reed": 5}),
    ],
)
def test_roof_examiner_gives_reed_for_major_improvements(majors: list[str], reed: dict[str, int]) -> None:
    mine = farm(hand=["roof-examiner"], improvements=majors)
    assert goods(use("lessons", mine, farm(), farm(), farm())) == reed


def test_clay_firer_turns_clay_into_stone_at_any_time() -> None:
    assert goods(use("lessons", farm(hand=["clay-firer"]), farm(), farm(), farm())) == {"clay": 2}
    game = scenario(farm({"clay": 5}, played=["clay-firer"]), farm())
    play(game, "use card clay-firer", "choose 2")
    assert goods(game) == {"clay": 2, "stone": 2}
    play(game, "use card clay-firer")
    assert goods(game) == {"stone": 3}
    assert "use card clay-firer" not in any_time(game)


def test_stable_milker_gives_a_cattle_for_two_stables_in_a_turn() -> None:
    mine = farm({"wood": 6}, played=["stable-milker"])
    game = use("farm-expansion", mine)
    play(game, "stable c1", "stable c2", "done")
    assert goods(game) == {"wood": 2, "cattle": 1}


def test_stable_milker_gives_nothing_for_a_single_stable() -> None:
    game = use("farm-expansion", farm({"wood": 6}, played=["stable-milker"]))
    play(game, "stable c1", "done")
    assert goods(game) == {"wood": 4}


def test_pure_breeder_has_one_type_breed_after_a_round_without_harvest() -> None:
    mine = farm({"sheep": 2, "boar": 2}, pastures=["D1 E1", "D2 E2"], played=["pure-breeder"])
    game = coming_home(mine)
    assert texts(game) == {"breed sheep", "breed boar", "done"}
    play(game, "breed sheep")
    assert is_first_turn(game, 3)
    assert goods(game) == {"sheep": 3, "boar": 2}


def test_pure_breeder_does_nothing_after_a_harvest_but_gives_a_wood_when_played() -> None:
    mine = farm({"sheep": 2, "food": 4}, pastures=["D1 E1"], played=["pure-breeder"])
    assert goods(harvest(mine)) == {"sheep": 3}
    assert goods(use("lessons", farm(hand=["pure-breeder"]), farm(), farm(), farm())) == {"wood": 1}


def test_plowman_plows_for_a_food_when_the_round_begins() -> None:
    mine = farm({"food": 1}, played=["plowman"], promised={5: {}})
    mine.promised = [5, *lying_field(), 1]
    game = new_round(mine, 5)
    assert sites(game, "plow")
    play(game, "plow c1")
    assert (set(fields(game)), goods(game)) == ({"C1"}, {})


def lying_field() -> list[int]:
    """A field tile of the Plowman on a round space."""
    from allmende.agricola.components.numbers import CARD_NAMES
    from allmende.agricola.components.pieces import FIELD_TILE, KIND_BITS

    return [FIELD_TILE | CARD_NAMES.index("plowman") + 1 << KIND_BITS]
