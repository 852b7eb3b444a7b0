"""Cards that let the family grow by the way, and cards with room for people."""

from __future__ import annotations

import pytest

from agricola.cards.positions import meeting
from agricola.scenario import (
    actions,
    farm,
    food,
    goods,
    happened,
    lines,
    me,
    play,
    scenario,
    spaces,
    stand,
    texts,
    use,
    view,
)
from allmende.agricola.presentation.farmers import FarmerView
from allmende.agricola.record import events
from allmende.agricola.rules.earlier_amendments import ROOMS_BY_ACTION
from allmende.agricola.rules.farm.lodgings import lodgings
from allmende.agricola.rules.phases import RETURNING_HOME
from allmende.agricola.rules.player import Player
from allmende.core import Game

WOOD = {"wood": 5, "reed": 2}

# Family Friendly Home


def test_family_friendly_home_grows_the_family_and_gives_a_food_if_there_was_room_already() -> None:
    game = use("farm-expansion", farm(WOOD, rooms="A1 A2 A3", played=["family-friendly-home"]))
    play(game, "room b1")
    assert food(game) == 1
    assert texts(game) == {"grow family", "done"}
    play(game, "grow family")
    assert (me(game).people, me(game).newborns) == (3, 1)
    assert actions(game)["farm-expansion"].seats == [0, 0]
    assert game.to_act == [1]


def test_family_friendly_home_does_nothing_if_the_new_room_is_the_first_to_be_empty() -> None:
    game = use("farm-expansion", farm({"wood": 10, "reed": 4}, played=["family-friendly-home"]))
    play(game, "room b2", "room b1")
    assert (food(game), game.to_act) == (0, [1])


def test_family_friendly_home_gives_the_food_even_to_a_family_that_can_not_grow() -> None:
    big = farm(WOOD, rooms="A1 A2 A3 B1 B2 B3", people=5, played=["family-friendly-home"])
    game = use("farm-expansion", big)
    play(game, "room c1")
    assert (food(game), me(game).people) == (1, 5)


def test_family_friendly_home_looks_at_the_family_before_a_bed_maker_lets_it_grow() -> None:
    mine = farm({"wood": 6, "reed": 2, "grain": 1}, rooms="A1 A2 A3", played=["bed-maker", "family-friendly-home"])
    game = use("farm-expansion", mine)
    play(game, "room b1", "resolve bed-maker", "grow family", "grow family")
    assert (me(game).people, me(game).newborns, goods(game)) == (4, 2, {"food": 1})
    assert actions(game)["farm-expansion"].seats == [0, 0, 0]


def test_family_friendly_home_is_about_actions_and_not_about_a_room_of_a_cottager() -> None:
    def after(amendments: int | None = None) -> tuple[int, list[int]]:
        mine = farm(WOOD, rooms="A1 A2 A3", played=["cottager", "family-friendly-home"])
        game = scenario(mine, farm(), amendments=amendments)
        play(game, "place day-laborer", "room b1")
        return food(game), game.to_act

    assert after() == (2, [1])
    assert after(ROOMS_BY_ACTION - 1) == (3, [0])


def test_family_friendly_home_knows_the_actions_of_cards() -> None:
    mine = farm(WOOD, rooms="A1 A2 A3", played=["house-artist", "family-friendly-home"])
    game = use("traveling-players", mine, farm(), farm(), farm())
    play(game, "room b1")
    assert (food(game), texts(game)) == (2, {"grow family", "done"})


def test_family_friendly_home_asks_for_an_occupation() -> None:
    assert "play family-friendly-home" not in texts(meeting(farm(hand=["family-friendly-home"])))
    taught = farm(hand=["family-friendly-home"], played=["conservator"])
    assert "play family-friendly-home" in texts(meeting(taught))


# Bed Maker


def test_bed_maker_pays_for_a_newborn_each_time_rooms_are_added() -> None:
    game = use("farm-expansion", farm({"wood": 6, "reed": 2, "grain": 1}, played=["bed-maker"]))
    play(game, "room b2")
    assert texts(game) == {"grow family", "done"}
    play(game, "grow family")
    assert (me(game).people, goods(game)) == (3, {})


@pytest.mark.parametrize("missing", ["wood", "grain"])
def test_bed_maker_needs_both(missing: str) -> None:
    have = {"wood": 6, "reed": 2, "grain": 1}
    have[missing] -= 1
    game = use("farm-expansion", farm(have, played=["bed-maker"]))
    play(game, "room b2")
    assert game.to_act == [1]


def test_bed_maker_needs_room() -> None:
    game = use("farm-expansion", farm({"wood": 6, "reed": 2, "grain": 1}, people=4, played=["bed-maker"]))
    play(game, "room b2")
    assert game.to_act == [1]


# Little Stick Knitter


@pytest.mark.parametrize(("number", "grows"), [(4, False), (5, True)])
def test_little_stick_knitter_grows_the_family_on_the_sheep_market_from_round_5_on(number: int, grows: bool) -> None:
    game = use("sheep-market", farm(rooms="A1 A2 A3", played=["little-stick-knitter"]), round_number=number)
    assert (game.to_act == [0]) == grows
    if grows:
        play(game, "grow family")
        assert (me(game).people, goods(game)) == (3, {"sheep": 1})
        assert actions(game)["sheep-market"].seats == [0, 0]


def test_little_stick_knitter_needs_room() -> None:
    game = use("sheep-market", farm(played=["little-stick-knitter"]), round_number=5)
    assert game.to_act == [1]


def test_little_stick_knitter_newborn_needs_one_food_and_acts_from_the_next_round_on() -> None:
    mine = farm({"food": 5}, rooms="A1 A2 A3", people=1, played=["little-stick-knitter"])
    game = scenario(mine, farm({"food": 9}, people=1), round_number=7)
    play(game, "place sheep-market", "grow family", "place fishing")
    assert (view(game).round, me(game).home, food(game)) == (8, 2, 2)


# Seducer

PRICE = {"stone": 1, "grain": 1, "vegetable": 1, "sheep": 1}


def test_seducer_grows_the_family_without_room() -> None:
    game = use("lessons", farm(PRICE, hand=["seducer"]), round_number=5)
    assert texts(game) == {"grow family", "done"}
    play(game, "grow family")
    assert (me(game).people, goods(game)) == (3, {})
    assert actions(game)["lessons"].seats == [0, 0]


def test_seducer_may_decline() -> None:
    game = use("lessons", farm(PRICE, hand=["seducer"]), round_number=5)
    play(game, "done")
    assert (game.to_act, me(game).people, goods(game)) == ([1], 2, PRICE)


def test_seducer_does_nothing_before_round_5() -> None:
    assert use("lessons", farm(PRICE, hand=["seducer"]), round_number=4).to_act == [1]


@pytest.mark.parametrize("missing", PRICE)
def test_seducer_needs_all_of_it(missing: str) -> None:
    have = {**PRICE, missing: 0}
    assert use("lessons", farm(have, hand=["seducer"]), round_number=5).to_act == [1]


def test_seducer_needs_a_person_in_the_supply() -> None:
    assert use("lessons", farm(PRICE, people=5, hand=["seducer"]), round_number=5).to_act == [1]


# Lodger


def lodged(mine: Player, number: int = 9) -> Game:
    """The Returning Home Phase of a round."""
    return scenario(mine, farm({"food": 9}), phase=RETURNING_HOME, round_number=number)


def test_lodger_has_room_for_a_person_at_once() -> None:
    game = use("lessons", farm(hand=["lodger"]), farm(), farm(), round_number=5)
    play(game, "place fishing", "place grain-seeds")
    assert "basic-wish-for-children" in spaces(game)


@pytest.mark.parametrize(("number", "has_room"), [(9, True), (10, False)])
def test_lodger_has_none_after_round_9(number: int, has_room: bool) -> None:
    game = use("lessons", farm(hand=["lodger"]), farm(), farm(), round_number=number)
    play(game, "place fishing", "place grain-seeds")
    assert ("basic-wish-for-children" in spaces(game)) == has_room


def test_lodger_person_without_other_room_leaves_in_round_9() -> None:
    game = lodged(farm({"food": 9}, people=3, played=["lodger"]))
    left = happened(game.opening, events.PersonLeft)
    assert left == [events.PersonLeft(seat=0, people=2)]
    assert (me(game).people, food(game), stand(game).seats[0].supply()) == (2, 5, 2)
    assert lines(game)["people"] == 6


def test_lodger_person_stays_with_room_elsewhere() -> None:
    game = lodged(farm({"food": 9}, people=3, rooms="A1 A2 A3", played=["lodger"]))
    assert (me(game).people, stand(game).seats[0].quarters) == (3, 0)


def test_lodger_loses_only_one_of_two_people_without_a_room() -> None:
    game = lodged(farm({"food": 9}, people=4, played=["lodger"]))
    assert me(game).people == 3


def test_lodger_newborn_stays() -> None:
    game = lodged(farm({"food": 9}, people=3, newborns=1, played=["lodger"]))
    assert (me(game).people, food(game)) == (2, 6)


def test_lodger_keeps_its_room_until_then() -> None:
    game = lodged(farm({"food": 9}, people=3, played=["lodger"]), number=8)
    assert (me(game).people, stand(game).seats[0].quarters) == (3, 1)


def test_lodger_and_caravan_have_room_for_two() -> None:
    mine = farm(people=3, played=["caravan"], hand=["lodger"])
    game = use("lessons", mine, farm(), farm(), round_number=5)
    play(game, "place fishing", "place grain-seeds")
    assert "basic-wish-for-children" in spaces(game)


# Wooden Shed


def shed(space: str, mine: Player, number: int) -> Game:
    """A farm with a Wooden Shed in hand has just placed a person."""
    mine.hand = farm(hand=["wooden-shed"]).hand
    return use(space, mine, round_number=number, cards=True)


PRICE_OF_SHED = {"wood": 2, "reed": 1}


def test_wooden_shed_is_played_with_a_major_improvement_action_and_has_room_for_a_person() -> None:
    game = shed("major-improvement", farm(PRICE_OF_SHED), 5)
    assert goods(game) == {}
    play(game, "place fishing")
    assert "basic-wish-for-children" in spaces(game)


def test_wooden_shed_is_not_played_with_a_minor_improvement_action() -> None:
    mine = farm(PRICE_OF_SHED, hand=["wooden-shed"])
    game = meeting(mine)
    assert game.to_act == [1]
    assert goods(game) == PRICE_OF_SHED


def test_wooden_shed_asks_for_a_wooden_house_and_ends_renovation() -> None:
    assert "major-improvement" not in spaces(scenario(farm(PRICE_OF_SHED, house="clay", hand=["wooden-shed"]), farm()))
    game = scenario(farm({"clay": 5, "reed": 1}, played=["wooden-shed"]), farm(), round_number=6)
    assert "house-redevelopment" not in spaces(game)


def test_wooden_shed_and_caravan_have_room_for_two() -> None:
    assert lodgings(farm(played=["wooden-shed", "caravan"])) == 4


# Homekeeper


@pytest.mark.parametrize(
    ("house", "fields", "pastures", "more"),
    [
        ("clay", ["B2"], ["A1 B1"], 1),
        ("stone", ["B2"], ["A1 B1"], 1),
        ("wood", ["B2"], ["A1 B1"], 0),
        ("clay", ["B3"], ["A1 B1"], 0),
        ("clay", [], ["A1 B1"], 0),
        ("clay", ["B2"], ["B1 C1"], 0),
        ("clay", ["B2", "B3"], ["A1 B1"], 1),
    ],
)
def test_homekeeper_has_room_in_a_room_beside_a_field_and_a_pasture(
    house: str, fields: list[str], pastures: list[str], more: int
) -> None:
    mine = farm(house=house, fields=fields, pastures=pastures, played=["homekeeper"])
    assert lodgings(mine) == 2 + more
    assert lodgings(farm(house=house, fields=fields, pastures=pastures)) == 2
    game = scenario(mine, farm(), round_number=5)
    assert ("basic-wish-for-children" in spaces(game)) == bool(more)


def test_homekeeper_has_room_for_one_more_only() -> None:
    mine = farm(rooms="A2 A3", house="clay", fields=["B2", "B3"], pastures=["A1 B1"], people=3, played=["homekeeper"])
    assert "basic-wish-for-children" not in spaces(scenario(mine, farm(), round_number=5))


# Farm Hand

SQUARE = ["C1", "D1", "C2", "D2"]


def test_farm_hand_builds_a_stable_amid_four_fields_that_houses_a_person() -> None:
    game = use("farm-expansion", farm({"wood": 6}, fields=SQUARE, played=["farm-hand"]))
    assert "stable c1-d2" in texts(game)
    told = play(game, "stable c1-d2")
    assert events.StableBuilt(seat=0, place="C1-D2") in told
    assert "stable c1-d2" not in texts(game)
    play(game, "stable b1", "done")
    mine = me(game)
    assert (mine.corner_stable, mine.stables_left, goods(game)) == ("C1-D2", 2, {"wood": 2})
    assert [space.name for space in mine.farm if space.stable] == ["B1"]
    assert lodgings(stand(game).seats[0]) == 3


def test_farm_hand_stable_lets_the_family_grow_but_holds_no_animals() -> None:
    mine = farm({"wood": 2}, fields=SQUARE, played=["farm-hand"])
    game = scenario(mine, farm(), round_number=5)
    assert "basic-wish-for-children" not in spaces(game)
    play(game, "place farm-expansion", "stable c1-d2", "place fishing")
    assert "basic-wish-for-children" in spaces(game)
    play(game, "place sheep-market")
    assert goods(game) == {"sheep": 1}
    assert me(game).pets == ["sheep"]
    assert me(game).homeless == {}
    stand(game).seats[0].goods[6] += 1
    assert me(game).homeless == {"sheep": 1}


@pytest.mark.parametrize("fields", [["C1", "D1", "C2"], ["C1", "D1", "C2", "D3"], ["B1", "C1", "D1", "E1"]])
def test_farm_hand_needs_a_square_of_four_fields(fields: list[str]) -> None:
    game = use("farm-expansion", farm({"wood": 6}, fields=fields, played=["farm-hand"]))
    assert not any("-" in text for text in texts(game))


def test_farm_hand_chooses_among_squares_and_builds_once_a_game() -> None:
    game = use("farm-expansion", farm({"wood": 6}, fields=[*SQUARE, "C3", "D3"], played=["farm-hand"]))
    assert {"stable c1-d2", "stable c2-d3"} <= texts(game)
    play(game, "stable c2-d3")
    assert not any("-" in text for text in texts(game))


def test_farm_hand_needs_an_action_for_several_stables() -> None:
    game = use("side-job", farm({"wood": 6}, fields=SQUARE, played=["farm-hand"]), side_job="on")
    assert "stable b1" in texts(game)
    assert "stable c1-d2" not in texts(game)


def test_farm_hand_stable_is_outside_pastures_for_a_stable_architect() -> None:
    game = use("farm-expansion", farm({"wood": 2}, fields=SQUARE, played=["farm-hand", "stable-architect"]))
    play(game, "stable c1-d2")
    assert lines(game)["bonus"] == 1
    assert lines(game)["unused"] == -9


# What screens show


def where(mine: FarmerView) -> dict[str, int]:
    """How many people each place has room for."""
    return {each.where: each.room for each in mine.lodgings}


def rooms(mine: FarmerView) -> dict[str, int]:
    """How many people are seen in each room."""
    return {space.name: space.people for space in mine.farm if space.tile == "room"}


def test_people_live_in_the_house_before_they_live_on_cards() -> None:
    for people, living, inside in ((2, [0, 0], [1, 1]), (3, [1, 0], [1, 1]), (4, [1, 1], [1, 1]), (5, [1, 1], [2, 1])):
        mine = me(scenario(farm(people=people, played=["wooden-shed", "caravan"]), farm()))
        assert where(mine) == {"house": 2, "card:wooden-shed": 1, "card:caravan": 1}
        assert [card.lodgers for card in mine.played if card.lodges] == living
        assert list(rooms(mine).values()) == inside


def test_the_room_for_two_is_shown() -> None:
    for people, inside in ((2, {"A2": 2, "A3": 0}), (3, {"A2": 2, "A3": 1}), (4, {"A2": 3, "A3": 1})):
        mine = me(
            scenario(
                farm(house="clay", people=people, fields=["B2"], pastures=["A1 B1"], played=["homekeeper"]), farm()
            )
        )
        assert where(mine) == {"house": 3}
        assert rooms(mine) == inside


def test_whoever_has_no_room_in_the_house_lives_in_the_stable_amid_fields() -> None:
    game = use("farm-expansion", farm({"wood": 2}, people=3, fields=SQUARE, played=["farm-hand"]))
    play(game, "stable c1-d2")
    mine = me(game)
    assert where(mine) == {"house": 2, "stable": 1}
    # One is at work; those who are at home are seen in the house first.
    assert (mine.home, mine.away, rooms(mine), mine.amid) == (2, 1, {"A2": 1, "A3": 1}, 0)
