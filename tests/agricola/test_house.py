"""House Building and Family Planning: rooms, renovation, family growth."""

from __future__ import annotations

import pytest

from agricola.scenario import (
    CARDS,
    actions,
    farm,
    food,
    goods,
    happened,
    lines,
    me,
    play,
    rooms,
    scenario,
    sites,
    spaces,
    texts,
    use,
    view,
)
from allmende.agricola.record import events
from allmende.agricola.rules.player import Player
from allmende.core import Game

MATERIALS = pytest.mark.parametrize("material", ["wood", "clay", "stone"])


def building(mine: Player) -> Game:
    """A farm on the Farm Expansion."""
    return use("farm-expansion", mine)


def wishes(mine: Player) -> set[str]:
    """The spaces for family growth that a farm can use in round 14, of all there are."""
    game = scenario(mine, farm(), round_number=14, tile="on")
    return spaces(game) & {"basic-wish-for-children", "urgent-wish-for-children", "modest-wish-for-children"}


# Adding rooms


@MATERIALS
def test_a_room_costs_five_of_the_houses_material_and_two_reed(material: str) -> None:
    game = building(farm(goods={material: 5, "reed": 2, "wood": 7 if material == "wood" else 2}, house=material))
    play(game, "room b2")
    assert rooms(game) == {"A2", "A3", "B2"}
    assert goods(game) == {"wood": 2}


@MATERIALS
@pytest.mark.parametrize(("count", "reed", "possible"), [(5, 2, True), (4, 2, False), (5, 1, False)])
def test_without_all_of_that_no_room_can_be_built(material: str, count: int, reed: int, possible: bool) -> None:
    mine = farm(goods={material: count, "reed": reed, "grain": 9}, house=material)
    game = scenario(mine, farm(goods={"food": 9}))
    if "farm-expansion" in spaces(game):
        play(game, "place farm-expansion")
    assert bool(sites(game, "room")) == possible


@MATERIALS
def test_other_materials_do_not_do(material: str) -> None:
    others = {name: 20 for name in ("wood", "clay", "stone") if name != material}
    game = building(farm(goods={**others, "wood": 4, "reed": 9}, house=material))
    assert not sites(game, "room")


def test_rooms_are_adjacent_to_rooms() -> None:
    assert sites(building(farm(goods={"wood": 5, "reed": 2})), "room") == {"A1", "B2", "B3"}
    mine = farm(goods={"wood": 5, "reed": 2}, rooms="A2 A3 B2")
    assert sites(building(mine), "room") == {"A1", "B1", "C2", "B3"}


def test_rooms_are_built_on_empty_spaces_only() -> None:
    mine = farm(goods={"wood": 5, "reed": 2}, fields=["A1"], stables="B3")
    assert sites(building(mine), "room") == {"B2"}
    mine = farm(goods={"wood": 5, "reed": 2}, pastures=["B2 C2"], fields=["A1"])
    assert sites(building(mine), "room") == {"B3"}


def test_without_a_legal_space_no_room_can_be_built() -> None:
    mine = farm(goods={"wood": 9, "reed": 9}, fields=["A1"], stables="B3", pastures=["B2"])
    game = building(mine)
    assert not sites(game, "room")
    assert sites(game, "stable")
    mine = farm(goods={"wood": 9, "reed": 9}, fields=["A1", "B1"], stables="C1 D1 E1 B3", pastures=["B2"])
    assert "farm-expansion" not in spaces(scenario(mine, farm()))


def test_as_many_rooms_as_one_can_pay_for_one_after_another() -> None:
    game = building(farm(goods={"wood": 17, "reed": 6}))
    play(game, "room b2", "room c2", "room d2")
    assert rooms(game) == {"A2", "A3", "B2", "C2", "D2"}
    assert goods(game) == {"wood": 2}


def test_a_room_can_be_built_beside_one_that_was_just_built() -> None:
    game = building(farm(goods={"wood": 10, "reed": 4}))
    assert "C2" not in sites(game, "room")
    play(game, "room b2")
    assert sites(game, "room") == {"A1", "B1", "C2", "B3"}


def test_one_may_stop_although_one_could_build_more() -> None:
    game = building(farm(goods={"wood": 10, "reed": 4}))
    play(game, "room b2", "done", "done")
    assert (rooms(game), game.to_act) == ({"A2", "A3", "B2"}, [1])


def test_rooms_can_cover_whatever_is_empty() -> None:
    game = building(farm(goods={"wood": 65, "reed": 26}))
    while game.to_act == [0]:
        play(game, sorted(text for text in texts(game) if text.startswith("room"))[0])
    assert len(rooms(game)) == 15
    assert goods(game) == {}


def test_a_room_adds_no_person() -> None:
    game = building(farm(goods={"wood": 5, "reed": 2}))
    play(game, "room b2")
    assert me(game).people == 2


# Renovation


@pytest.mark.parametrize(("house", "next_house"), [("wood", "clay"), ("clay", "stone")])
@pytest.mark.parametrize(("count", "names"), [(2, "A2 A3"), (3, "A1 A2 A3"), (5, "A1 A2 A3 B2 B3")])
def test_a_renovation_costs_a_reed_and_one_of_the_next_material_per_room(
    house: str, next_house: str, count: int, names: str
) -> None:
    game = use("house-redevelopment", farm(goods={next_house: count, "reed": 1}, rooms=names, house=house))
    assert (me(game).house, goods(game)) == (next_house, {})
    assert len(rooms(game)) == count


@pytest.mark.parametrize(("house", "next_house"), [("wood", "clay"), ("clay", "stone")])
def test_all_rooms_are_renovated_or_none(house: str, next_house: str) -> None:
    for count, reed in ((2, 1), (3, 0)):
        mine = farm(goods={next_house: count, "reed": reed, house: 9}, rooms="A1 A2 A3", house=house)
        game = scenario(mine, farm(), round_number=14)
        assert not {"house-redevelopment", "farm-redevelopment"} & spaces(game)
    mine = farm(goods={next_house: 3, "reed": 1}, rooms="A1 A2 A3", house=house)
    assert {"house-redevelopment", "farm-redevelopment"} <= spaces(scenario(mine, farm(), round_number=14))


def test_a_wooden_house_cannot_become_a_stone_house_at_once() -> None:
    mine = farm(goods={"stone": 9, "reed": 9})
    assert "house-redevelopment" not in spaces(scenario(mine, farm(), round_number=14))
    game = use("house-redevelopment", farm(goods={"clay": 2, "stone": 2, "reed": 2}))
    assert me(game).house == "clay"
    assert not any(text == "renovate" for text in texts(game))  # just once


def test_a_house_can_be_renovated_twice_in_a_round_on_both_spaces() -> None:
    game = use("house-redevelopment", farm(goods={"clay": 2, "stone": 2, "reed": 2}), round_number=14)
    play(game, "place day-laborer", "place farm-redevelopment")
    assert (me(game).house, goods(game)) == ("stone", {})


def test_a_stone_house_is_the_best_there_is() -> None:
    mine = farm(goods={"stone": 9, "clay": 9, "wood": 9, "reed": 9}, house="stone")
    assert not {"house-redevelopment", "farm-redevelopment"} & spaces(scenario(mine, farm(), round_number=14))


def test_after_a_renovation_new_rooms_are_of_the_new_material() -> None:
    game = scenario(farm(goods={"wood": 9, "clay": 7, "reed": 3}), farm(), round_number=6)
    play(game, "place house-redevelopment", "done", "place day-laborer", "place farm-expansion", "room b2")
    assert goods(game) == {"wood": 9}
    assert [me(game).house, len(rooms(game))] == ["clay", 3]
    assert lines(game)["rooms"] == 3


def test_renovations_are_told() -> None:
    game = scenario(farm(goods={"clay": 2, "reed": 1}), farm(), round_number=6)
    told = play(game, "place house-redevelopment")
    assert happened(told, events.Renovated) == [events.Renovated(seat=0, house="clay", rooms=2)]


# Family growth


def test_family_growth_with_room_only_takes_more_rooms_than_people() -> None:
    assert wishes(farm()) == {"urgent-wish-for-children"}
    assert wishes(farm(rooms="A1 A2 A3")) == {
        "basic-wish-for-children",
        "modest-wish-for-children",
        "urgent-wish-for-children",
    }
    assert wishes(farm(rooms="A1 A2 A3", people=3)) == {"urgent-wish-for-children"}
    assert wishes(farm(rooms="A1 A2 A3", people=4)) == {"urgent-wish-for-children"}


def test_it_does_not_matter_where_the_people_are() -> None:
    mine = farm(rooms="A1 A2 A3 B3", people=4)
    game = scenario(mine, farm(), round_number=14, occupied={"forest": 0, "fishing": 0})
    assert "basic-wish-for-children" not in spaces(game)


def test_a_family_has_at_most_five_people() -> None:
    assert wishes(farm(rooms="A1 A2 A3 B1 B2 B3", people=5)) == set()
    assert len(wishes(farm(rooms="A1 A2 A3 B1 B2 B3", people=4))) == 3
    assert wishes(farm(people=4)) == {"urgent-wish-for-children"}


def test_all_newborns_count_as_people_at_once() -> None:
    game = use("basic-wish-for-children", farm(rooms="A1 A2 A3", people=2), round_number=14, tile="on")
    play(game, "place day-laborer")
    assert "modest-wish-for-children" not in spaces(game)
    game = use("basic-wish-for-children", farm(rooms="A1 A2 A3 B3", people=2), round_number=14, tile="on")
    play(game, "place day-laborer", "place modest-wish-for-children")
    assert (me(game).people, me(game).newborns) == (4, 2)


def test_a_newborn_is_not_placed_in_the_round_in_which_it_comes() -> None:
    game = use("urgent-wish-for-children", farm())
    assert (me(game).people, me(game).newborns, me(game).home) == (3, 1, 1)
    play(game, "place day-laborer", "place forest", "place grain-seeds")
    assert view(game).phase == "feeding" or view(game).round == 14


def test_from_the_next_round_on_it_takes_a_turn() -> None:
    game = use("basic-wish-for-children", farm(rooms="A1 A2 A3"))
    play(game, "place day-laborer", "place forest", "place grain-seeds")
    assert (view(game).round, me(game).home, me(game).newborns) == (6, 3, 0)


def test_two_family_growths_in_a_round_are_two_newborns() -> None:
    game = use("basic-wish-for-children", farm(rooms="A1 A2 A3"), round_number=13)
    play(game, "place day-laborer", "place urgent-wish-for-children")
    assert (me(game).people, me(game).newborns) == (4, 2)


def test_the_wish_space_is_occupied_by_the_parent() -> None:
    game = use("basic-wish-for-children", farm(rooms="A1 A2 A3"))
    assert actions(game)["basic-wish-for-children"].seats == [0, 0]
    assert "basic-wish-for-children" not in spaces(game, 1)


@pytest.mark.parametrize(("rooms_built", "possible"), [(0, False), (1, False), (2, True)])
def test_who_lived_without_a_room_moves_into_the_next_one(rooms_built: int, possible: bool) -> None:
    mine = farm(goods={"wood": 5 * rooms_built, "reed": 2 * rooms_built})
    game = use("urgent-wish-for-children", mine, farm(people=1), round_number=13)
    play(game, "place day-laborer")
    if rooms_built:
        play(game, "place farm-expansion", *[f"room {name}" for name in ("b2", "b3")[:rooms_built]])
    else:
        play(game, "place forest")
    while view(game).round == 13:
        play(game, "feed")
    assert (me(game).people, len(rooms(game))) == (3, 2 + rooms_built)
    assert ("basic-wish-for-children" in spaces(game)) == possible


def test_one_may_build_the_room_and_use_it_in_the_same_round() -> None:
    game = scenario(farm(goods={"wood": 5, "reed": 2}), farm(), round_number=5)
    assert "basic-wish-for-children" not in spaces(game)
    play(game, "place farm-expansion", "room b2", "place day-laborer")
    assert "basic-wish-for-children" in spaces(game)
    play(game, "place basic-wish-for-children")
    assert me(game).people == 3


def test_growing_costs_nothing() -> None:
    for space in ("basic-wish-for-children", "urgent-wish-for-children"):
        things = {"wood": 1, "food": 1, "grain": 1}
        assert goods(use(space, farm(goods=things, rooms="A1 A2 A3"))) == things


@pytest.mark.parametrize("name", ["basic-wish-for-children", "house-redevelopment", "urgent-wish-for-children"])
def test_the_spaces_for_it_come_as_cards(name: str) -> None:
    number = CARDS.index(name) + 1
    assert name not in actions(scenario(farm(), farm(), round_number=number - 1))
    assert name in actions(scenario(farm(), farm(), round_number=number))


def test_newborns_are_worth_as_much_as_others() -> None:
    game = use("basic-wish-for-children", farm(rooms="A1 A2 A3"))
    assert lines(game)["people"] == 9


def test_growth_is_told() -> None:
    game = scenario(farm(rooms="A1 A2 A3"), farm(), round_number=5)
    told = play(game, "place basic-wish-for-children")
    assert happened(told, events.FamilyGrew) == [events.FamilyGrew(seat=0, people=3)]
    assert food(game) == 0
