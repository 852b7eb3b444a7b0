"""Cards that give something when they are played: what each gives, to whom, and how it is paid for."""

from __future__ import annotations

import pytest

from agricola.cards.paying import payments
from agricola.cards.positions import LEARNED, can, playing
from agricola.scenario import farm, food, goods, hand, lines, play, played, promised, texts, use
from allmende.agricola.rules.player import Player

SIX_FIELDS = ("B1", "B2", "B3", "C1", "C2", "C3")


# Baseboards


@pytest.mark.parametrize(("people", "wood"), [(2, 4), (3, 3), (4, 3)])
def test_baseboards_give_wood_for_rooms_and_more_for_an_empty_one(people: int, wood: int) -> None:
    game = playing("baseboards", farm({"grain": 1}, rooms="A1 A2 A3", people=people))
    assert (goods(game), hand(game, 1), played(game)) == ({"wood": wood}, ["baseboards"], [])


def test_baseboards_cost_two_food_or_a_grain() -> None:
    assert not can("baseboards", farm({"food": 1}))
    assert goods(playing("baseboards", farm({"food": 2}))) == {"wood": 2}
    game = playing("baseboards", farm({"food": 2, "grain": 1}))
    assert texts(game) == {"choose 1", "choose 2"}
    assert payments(game) == [{"food": 2, "wood": -2}, {"grain": 1, "wood": -2}]


# Storage Barn


@pytest.mark.parametrize(
    ("improvement", "given"),
    [
        ("well", {"stone": 1}),
        ("joinery", {"wood": 1}),
        ("pottery", {"clay": 1}),
        ("basketmakers-workshop", {"reed": 1}),
        ("clay-oven", {}),
        ("fireplace-2", {}),
    ],
)
def test_storage_barn_gives_one_resource_for_each_of_four_improvements(improvement: str, given: dict[str, int]) -> None:
    assert goods(playing("storage-barn", farm(improvements=[improvement]))) == given


def test_storage_barn_gives_all_four_at_once() -> None:
    mine = farm(improvements=["well", "joinery", "pottery", "basketmakers-workshop"])
    assert goods(playing("storage-barn", mine)) == {"wood": 1, "clay": 1, "reed": 1, "stone": 1}
    assert hand(playing("storage-barn", farm(), farm(improvements=["well"])), 1) == ["storage-barn"]
    assert goods(playing("storage-barn", farm(), farm(improvements=["well"]))) == {}


# Gardener's Knife


def test_gardeners_knife_gives_food_for_grain_fields_and_grain_for_vegetable_fields() -> None:
    fields = ["B1 grain 3", "B2 grain 1", "B3 vegetable 1", "C1"]
    assert goods(playing("gardeners-knife", farm({"wood": 1}, fields=fields))) == {"food": 2, "grain": 1}
    assert goods(playing("gardeners-knife", farm({"wood": 1}, fields=["B1"]))) == {}
    assert not can("gardeners-knife", farm(fields=fields))


def test_gardeners_knife_counts_vegetables_on_a_card() -> None:
    mine = farm({"wood": 1}, played=["beanfield"], fields=["beanfield vegetable 2"])
    assert goods(playing("gardeners-knife", mine)) == {"grain": 1}


def test_gardeners_knife_counts_a_field_with_both_crops_for_both() -> None:
    mine = farm({"wood": 1}, fields=["B1 grain 3 over vegetable"])
    assert goods(playing("gardeners-knife", mine)) == {"food": 1, "grain": 1}


# Food Basket


def test_food_basket_gives_a_grain_and_a_vegetable() -> None:
    mine = farm({"reed": 1}, played=LEARNED[:2], improvements=["well", "joinery"])
    assert goods(playing("food-basket", mine)) == {"grain": 1, "vegetable": 1}


@pytest.mark.parametrize(
    ("occupations", "improvements", "possible"),
    [(2, ["well"], False), (1, ["well", "joinery"], False), (2, ["well", "joinery"], True)],
)
def test_food_basket_asks_for_two_occupations_and_two_improvements(
    occupations: int, improvements: list[str], possible: bool
) -> None:
    mine = farm({"reed": 1}, played=LEARNED[:occupations], improvements=improvements)
    assert can("food-basket", mine) == possible


def test_food_basket_counts_minor_improvements_too() -> None:
    assert can("food-basket", farm({"reed": 1}, played=[*LEARNED[:2], "caravan"], improvements=["well"]))


# Trellises, Lumberjack


@pytest.mark.parametrize(("pastures", "rounds"), [([], []), (["E1"], [2, 3, 4, 5]), (["D1 E1"], [2, 3, 4, 5, 6, 7])])
def test_trellises_have_food_on_as_many_rounds_as_there_are_fences(pastures: list[str], rounds: list[int]) -> None:
    game = playing("trellises", farm({"wood": 1}, pastures=pastures))
    assert promised(game) == {number: {"food": 1} for number in rounds}


def test_trellises_find_only_the_rounds_that_are_left() -> None:
    game = playing("trellises", farm({"wood": 1}, pastures=["E1"]), round_number=12)
    assert promised(game) == {13: {"food": 1}, 14: {"food": 1}}


def test_trellises_do_not_count_palisades() -> None:
    mine = farm({"wood": 1}, pastures=["E1"])
    mine.palisades = mine.fences & -mine.fences
    assert list(promised(playing("trellises", mine))) == [2, 3, 4]


def test_trellises_do_not_look_at_fences_that_come_later() -> None:
    game = use("fencing", farm({"wood": 4}, played=["trellises"]), round_number=2)
    play(game, "fence e1")
    assert promised(game) == {}


def test_lumberjack_gives_a_wood_at_once_and_one_for_each_fence_later() -> None:
    game = use("lessons", farm(pastures=["E1"], hand=["lumberjack", "priest"]))
    play(game, "play lumberjack")
    assert (goods(game), promised(game)) == ({"wood": 1}, {number: {"wood": 1} for number in (2, 3, 4, 5)})


# Milking Parlor


@pytest.mark.parametrize(
    ("sheep", "cattle", "given"),
    [(0, 0, 0), (1, 0, 2), (2, 0, 2), (3, 0, 3), (4, 0, 4), (0, 1, 2), (0, 2, 3), (0, 3, 4), (1, 1, 4), (4, 3, 8)],
)
def test_milking_parlor_gives_food_for_sheep_and_for_cattle(sheep: int, cattle: int, given: int) -> None:
    mine = farm({"wood": 2, "sheep": sheep, "cattle": cattle}, pastures=["D1 D2", "E1 E2"])
    game = playing("milking-parlor", mine)
    assert (food(game), lines(game)["improvements"]) == (given, 1)


def test_milking_parlor_asks_for_four_unused_spaces() -> None:
    nine = ["B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3"]
    assert can("milking-parlor", farm({"wood": 2}, fields=nine))
    assert not can("milking-parlor", farm({"wood": 2}, fields=[*nine, "E1"]))


# Wood Carrier


def test_wood_carrier_gives_wood_for_each_improvement() -> None:
    mine = farm(played=["caravan"], improvements=["well", "pottery"], hand=["wood-carrier", "priest"])
    game = use("lessons", mine)
    play(game, "play wood-carrier")
    assert goods(game) == {"wood": 3}


# Wood Pile


def test_wood_pile_counts_people_on_accumulation_spaces() -> None:
    mine = farm(people=5)
    game = playing("wood-pile", mine, occupied={"forest": 0, "fishing": 0, "farmland": 0, "clay-pit": 1})
    assert (goods(game), hand(game, 1)) == ({"wood": 2}, ["wood-pile"])


def test_wood_pile_gives_nothing_for_the_meeting_place_alone() -> None:
    assert goods(playing("wood-pile", farm())) == {}


# Store of Experience


@pytest.mark.parametrize(("count", "given"), [(0, "stone"), (4, "stone"), (5, "reed"), (6, "clay"), (7, "wood")])
def test_store_of_experience_depends_on_the_occupations_left_in_hand(count: int, given: str) -> None:
    mine = farm(hand=(*LEARNED, "priest", "grocer", "tutor")[:count])
    assert goods(playing("store-of-experience", mine)) == {given: 1}


def test_store_of_experience_has_nothing_for_eight_occupations() -> None:
    assert goods(playing("store-of-experience", farm(hand=(*LEARNED, "priest", "grocer", "tutor", "lutenist")))) == {}


def test_store_of_experience_does_not_count_minor_improvements() -> None:
    mine = farm(hand=(*LEARNED, "priest", "caravan", "loom"))
    assert goods(playing("store-of-experience", mine)) == {"reed": 1}


# Excursion to the Quarry


@pytest.mark.parametrize(("people", "newborns"), [(2, 0), (3, 1), (5, 0)])
def test_excursion_to_the_quarry_gives_a_stone_for_each_person(people: int, newborns: int) -> None:
    mine = farm({"food": 2}, people=people, newborns=newborns, played=LEARNED[:1])
    game = playing("excursion-to-the-quarry", mine)
    assert (goods(game), hand(game, 1)) == ({"stone": people}, ["excursion-to-the-quarry"])


def test_excursion_to_the_quarry_asks_for_an_occupation() -> None:
    assert not can("excursion-to-the-quarry", farm({"food": 2}))
    assert not can("excursion-to-the-quarry", farm({"food": 1}, played=LEARNED[:1]))


# Wage


@pytest.mark.parametrize(
    ("improvements", "given"),
    [
        ([], 2),
        (["well", "fireplace-2", "cooking-hearth-5"], 2),
        (["clay-oven"], 3),
        (["stone-oven", "joinery", "pottery", "basketmakers-workshop", "clay-oven"], 7),
    ],
)
def test_wage_gives_food_for_improvements_of_the_bottom_row(improvements: list[str], given: int) -> None:
    assert food(playing("wage", farm(improvements=improvements))) == given


def test_wage_does_not_count_minor_improvements() -> None:
    assert food(playing("wage", farm(played=["caravan"]))) == 2


# Grange


def grange(fields: int, **animals: int) -> Player:
    """A farm with so many fields, and animals that have room."""
    return farm(animals, fields=SIX_FIELDS[:fields], pastures=["D1 D2", "E1 E2"])


def test_grange_gives_a_food_and_is_worth_three_points() -> None:
    game = playing("grange", grange(6, sheep=1, boar=1, cattle=1))
    assert (food(game), lines(game)["improvements"]) == (1, 3)


@pytest.mark.parametrize("missing", ["sheep", "boar", "cattle"])
def test_grange_asks_for_six_field_tiles_and_all_animals(missing: str) -> None:
    animals = {"sheep": 1, "boar": 1, "cattle": 1}
    assert can("grange", grange(6, **animals))
    assert not can("grange", grange(5, **animals))
    assert not can("grange", grange(6, **{**animals, missing: 0}))


def test_grange_does_not_count_a_field_on_a_card() -> None:
    animals = {"sheep": 1, "boar": 1, "cattle": 1}
    mine = farm(animals, fields=SIX_FIELDS[:5], pastures=["D1 D2", "E1 E2"], played=["beanfield"])
    assert not can("grange", mine)


# Food Chest


def test_food_chest_gives_four_food_on_major_improvement() -> None:
    game = use("major-improvement", farm({"wood": 1}, hand=["food-chest"]))
    assert (food(game), played(game)) == (4, ["food-chest"])


def test_food_chest_gives_two_food_elsewhere() -> None:
    assert food(playing("food-chest", farm({"wood": 1}))) == 2
    game = use("house-redevelopment", farm({"clay": 2, "reed": 1, "wood": 1}, hand=["food-chest"]))
    play(game, "play food-chest")
    assert food(game) == 2


def test_food_chest_gives_four_food_beside_cards_that_speak_of_improvements() -> None:
    game = use("major-improvement", farm({"wood": 1}, hand=["food-chest"], played=["junk-room"]))
    assert food(game) == 5


# Gift Basket


@pytest.mark.parametrize(
    ("rooms", "given"),
    [
        ("A2 A3", {"vegetable": 1}),
        ("A1 A2 A3", {"food": 1}),
        ("A1 A2 A3 B1", {"grain": 1}),
        ("A1 A2 A3 B1 B2", {"vegetable": 1}),
        ("A1 A2 A3 B1 B2 B3", {}),
    ],
)
def test_gift_basket_depends_on_the_number_of_rooms(rooms: str, given: dict[str, int]) -> None:
    game = playing("gift-basket", farm({"reed": 1}, rooms=rooms, played=LEARNED[:3]))
    assert (goods(game), lines(game)["improvements"]) == (given, 1)


def test_gift_basket_asks_for_three_occupations() -> None:
    assert not can("gift-basket", farm({"reed": 1}, played=LEARNED[:2]))


# Case Builder


def test_case_builder_gives_one_more_of_what_there_are_two_of() -> None:
    mine = farm(
        {"food": 2, "grain": 1, "vegetable": 2, "reed": 3, "clay": 5, "stone": 2}, hand=["case-builder", "priest"]
    )
    game = use("lessons", mine)
    play(game, "play case-builder")
    assert goods(game) == {"food": 3, "grain": 1, "vegetable": 3, "reed": 4, "clay": 5, "stone": 2}


def test_case_builder_looks_at_the_food_that_is_left_after_paying() -> None:
    game = use("lessons", farm({"food": 2, "wood": 2}, played=LEARNED[:1], hand=["case-builder", "priest"]))
    play(game, "play case-builder")
    assert goods(game) == {"food": 1, "wood": 3}
