"""Cards that let people use occupied action spaces, or another space besides."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from agricola.cards.positions import crowd, working
from agricola.scenario import (
    CARDS,
    actions,
    farm,
    food,
    goods,
    happened,
    me,
    play,
    scenario,
    spaces,
    texts,
    use,
    view,
)
from allmende.agricola.record import events
from allmende.agricola.rules.amendments import FIRST_IS_FIRST, FREE_FOR_ALL_CARDS
from allmende.agricola.rules.earlier_amendments import JOINED_ONCE, PERSON_MOVES_ON
from allmende.agricola.rules.phases import RETURNING_HOME
from allmende.core import Game, IllegalMoveError

LESSONS = ("conservator", "organic-farmer", "stable-architect")
"""Occupations that do nothing in these positions."""


# Bassinet


def test_bassinet_lets_a_person_join_the_first_one_where_nothing_accumulates() -> None:
    game = working("bassinet", occupied={"fishing": 1, "day-laborer": 1, "grain-seeds": 0}, people=3, players=3)
    assert "day-laborer" in spaces(game)
    assert not {"fishing", "grain-seeds"} & spaces(game)
    play(game, "place day-laborer")
    assert actions(game)["day-laborer"].seats == [1, 0]
    assert goods(game) == {"food": 2}


def test_bassinet_lets_it_join_one_of_its_own() -> None:
    game = working("bassinet", occupied={"grain-seeds": 0}, people=3)
    assert "grain-seeds" in spaces(game)
    play(game, "place grain-seeds", "place fishing")
    assert game.to_act == [0]
    assert "grain-seeds" not in spaces(game)  # two people are there now
    assert actions(game)["grain-seeds"].seats == [0, 0]


def test_bassinet_does_not_help_others() -> None:
    game = working("bassinet", occupied={"grain-seeds": 0}, people=3)
    play(game, "place fishing")
    assert game.to_act == [1]
    assert "grain-seeds" not in spaces(game)


def test_bassinet_lets_nobody_join_a_person_with_a_newborn() -> None:
    roomy = "A1 A2 A3"
    grown = scenario(
        farm(rooms="A1 A2 A3 B1", played=["bassinet"]), farm(rooms=roomy), round_number=5, first=1, cards=True
    )
    play(grown, "place basic-wish-for-children")
    assert grown.to_act == [0]
    assert actions(grown)["basic-wish-for-children"].seats == [1, 1]
    assert "basic-wish-for-children" not in spaces(grown)


def test_bassinet_never_brings_a_second_person_to_the_meeting_place() -> None:
    game = working("bassinet", occupied={"meeting-place": 1, "day-laborer": 1})
    assert not {"meeting-place", "day-laborer"} & spaces(game)  # the Meeting Place was the first one


def gone_on(amendments: int | None = None, occupied: Mapping[str, int] | None = None) -> Game:
    """The last of three has used Farm Expansion and gone on to Grain Seeds; the second one has a Bassinet."""
    farms = [farm({"wood": 2}), farm({"wood": 2}, played=["bassinet"]), farm({"wood": 2}, played=["swagman"])]
    game = scenario(*farms, first=2, occupied=occupied, amendments=amendments)
    play(game, "place farm-expansion", "stable c1", "place grain-seeds")
    assert actions(game)["grain-seeds"].seats == [2]
    return game


def test_bassinet_is_about_the_space_used_first_even_if_that_person_has_gone_on() -> None:
    game = gone_on()
    play(game, "place fishing")
    assert game.to_act == [1]
    assert "grain-seeds" not in spaces(game)
    assert "farm-expansion" in spaces(game)  # as it is to everybody: nobody is there


def test_bassinet_lets_a_person_join_one_that_came_later_to_the_space_used_first() -> None:
    game = gone_on()
    play(game, "place farm-expansion", "stable c1")
    assert game.to_act == [1]
    assert {"grain-seeds", "farm-expansion"} & spaces(game) == {"farm-expansion"}
    play(game, "place farm-expansion", "stable c1")
    assert actions(game)["farm-expansion"].seats == [0, 1]


def test_bassinet_is_about_no_other_space_if_another_one_was_used_before() -> None:
    game = gone_on(occupied={"forest": 0, "day-laborer": 0})
    assert game.to_act == [1]
    assert {"day-laborer", "grain-seeds", "forest"} & spaces(game) == {"day-laborer"}


def test_bassinet_is_about_the_first_space_of_each_round() -> None:
    game = scenario(farm(), farm(played=["bassinet"]), farm(), occupied={"grain-seeds": 0})
    play(game, "place forest", "place fishing", "place clay-pit", "place hollow", "place reed-bank")
    assert view(game).round == 2
    play(game, "place day-laborer")
    assert {"grain-seeds", "day-laborer"} <= spaces(game, 1)
    play(game, "place grain-seeds", "place forest", "place fishing")
    assert {"grain-seeds", "day-laborer"} & spaces(game, 1) == {"day-laborer"}


def test_in_games_of_old_a_bassinet_was_about_the_space_where_the_first_person_had_gone() -> None:
    game = gone_on(FIRST_IS_FIRST - 1)
    play(game, "place farm-expansion", "stable c1")
    assert {"grain-seeds", "farm-expansion"} & spaces(game) == {"grain-seeds"}


# Mummy's Boy


def test_mummys_boy_uses_the_space_of_the_second_person_again() -> None:
    game = working("mummys-boy", occupied={"grain-seeds": 0, "day-laborer": 0}, people=4)
    assert "day-laborer" in spaces(game)
    assert "grain-seeds" not in spaces(game)
    play(game, "place day-laborer")
    assert food(game) == 2
    assert actions(game)["day-laborer"].seats == [0, 0]
    play(game, "place fishing")
    assert game.to_act == [0]
    assert "day-laborer" not in spaces(game)  # once per round


def test_mummys_boy_has_to_have_placed_two() -> None:
    game = working("mummys-boy", occupied={"day-laborer": 0}, people=3)
    assert "day-laborer" not in spaces(game)


def test_mummys_boy_never_joins_the_meeting_place() -> None:
    game = working("mummys-boy", occupied={"day-laborer": 0, "meeting-place": 0}, people=4)
    assert not {"meeting-place", "day-laborer"} & spaces(game)


def test_mummys_boy_may_do_so_again_in_the_next_round() -> None:
    game = working("mummys-boy", people=3)
    for space in ("grain-seeds", "fishing", "day-laborer", "reed-bank", "day-laborer"):
        play(game, f"place {space}")
    assert view(game).round == 2
    assert food(game) == 4
    for space in ("grain-seeds", "fishing", "day-laborer", "reed-bank"):
        play(game, f"place {space}")
    assert "day-laborer" in spaces(game)


def joined(amendments: int | None = None) -> Game:
    """The second person has gone to Farm Expansion; there the third one has joined it, to go on to Grain Seeds."""
    mine = farm({"wood": 30}, people=4, played=["mummys-boy", "swagman"])
    game = scenario(mine, farm(), farm(), occupied={"day-laborer": 0}, amendments=amendments)
    play(game, "place grain-seeds", "place farm-expansion", "stable c1", "done", "place forest", "place fishing")
    play(game, "place farm-expansion", "stable c2", "done", "place grain-seeds", "place clay-pit", "place reed-bank")
    return game


def test_mummys_boy_may_do_so_once_even_if_that_person_goes_on() -> None:
    assert "farm-expansion" not in spaces(joined())
    assert "farm-expansion" in spaces(joined(JOINED_ONCE - 1))


def test_mummys_boy_may_still_do_so_after_a_person_has_come_from_another_space() -> None:
    mine = farm({"wood": 30}, people=4, played=["mummys-boy", "swagman"])
    game = scenario(mine, farm(), farm(), occupied={"day-laborer": 0, "grain-seeds": 0})
    play(game, "place farm-expansion", "stable c1", "done", "place grain-seeds")
    assert actions(game)["grain-seeds"].seats == [0, 0]
    play(game, "place fishing", "place forest")
    assert "grain-seeds" in spaces(game)


# Final Scenario


def test_final_scenario_shows_the_card_of_round_14_to_all_and_only_its_owner_can_use_it() -> None:
    mine = farm({"clay": 2, "reed": 1}, hand=["final-scenario"])
    game = scenario(mine, farm({"clay": 2, "reed": 1}), round_number=6, cards=True)
    assert "farm-redevelopment" not in actions(game)
    play(game, "place meeting-place")
    told = play(game, "play final-scenario")
    assert happened(told, events.SpaceRevealed) == [events.SpaceRevealed(action="farm-redevelopment", round=14)]
    assert actions(game)["farm-redevelopment"].round == 14
    assert [shown.space for shown in view(game).rounds[12:]] == ["", "farm-redevelopment"]
    assert game.to_act == [1]
    assert "farm-redevelopment" not in spaces(game)
    with pytest.raises(IllegalMoveError, match="only the player who has revealed it can use it"):
        game.play("place farm-redevelopment", 1)
    play(game, "place day-laborer")
    assert "farm-redevelopment" in spaces(game)
    play(game, "place farm-redevelopment")
    assert me(game).house == "clay"
    play(game, "place fishing")
    assert view(game).round == 7
    assert "farm-redevelopment" not in spaces(game)  # a stone house would need stone


def test_final_scenario_is_over_once_round_14_begins() -> None:
    rich = {"clay": 2, "reed": 1}
    game = scenario(farm(rich, played=["final-scenario"]), farm(rich), round_number=14, first=1)
    assert game.to_act == [1]
    assert "farm-redevelopment" in spaces(game)
    play(game, "place farm-redevelopment")
    assert "farm-redevelopment" not in spaces(game)


@pytest.mark.parametrize(("number", "can"), [(13, True), (14, False)])
def test_final_scenario_is_played_before_round_14(number: int, can: bool) -> None:
    game = scenario(farm(hand=["final-scenario"]), farm(), round_number=number)
    play(game, "place meeting-place")
    assert ("play final-scenario" in texts(game)) == can


# Seatmate


@pytest.mark.parametrize(("people", "can"), [([1], True), ([3], True), ([1, 3], True), ([2], False), ([1, 2], False)])
def test_seatmate_joins_neighbors_on_the_card_of_round_13(people: list[int], can: bool) -> None:
    game = scenario(farm(played=["seatmate"], rooms="A1 A2 A3"), farm(), farm(), farm(), round_number=13)
    crowd(game, CARDS[12], *people)
    assert (CARDS[12] in spaces(game)) == can


def test_seatmate_joins_nobody_elsewhere_and_not_himself() -> None:
    game = working("seatmate", occupied={CARDS[12]: 0, CARDS[11]: 1}, round_number=13, players=3, people=3)
    assert not {CARDS[11], CARDS[12]} & spaces(game)


def test_seatmate_waits_for_round_13() -> None:
    assert CARDS[12] not in spaces(working("seatmate", round_number=12, players=3))


# Little Peasant


def test_little_peasant_finds_no_space_occupied_but_the_meeting_place() -> None:
    mine = farm(hand=["little-peasant"], people=3)
    game = scenario(mine, farm(people=3), farm(), farm(), occupied={"meeting-place": 1, "grain-seeds": 0})
    play(game, "place lessons")
    assert goods(game) == {"stone": 1}
    play(game, "place day-laborer", "place forest", "place reed-bank")
    assert game.to_act == [0]
    assert {"day-laborer", "grain-seeds"} <= spaces(game)
    assert not {"meeting-place", "reed-bank"} & spaces(game)  # where no reed is left
    play(game, "place grain-seeds")
    assert actions(game)["grain-seeds"].seats == [0, 0]


@pytest.mark.parametrize(("rooms", "house"), [("A1 A2 A3", "wood"), ("A2 A3", "clay")])
def test_little_peasant_has_to_live_in_two_wooden_rooms(rooms: str, house: str) -> None:
    game = working("little-peasant", occupied={"day-laborer": 1}, rooms=rooms, house=house, players=4)
    assert "day-laborer" not in spaces(game)


def test_little_peasant_may_use_a_variant_tile_twice() -> None:
    game = scenario(
        farm(played=["little-peasant"]), farm(), farm(), farm(), occupied={"tile-animal-market": 1}, tile="on"
    )
    assert "tile-animal-market" in spaces(game)


@pytest.mark.parametrize(("house", "free"), [("wood", True), ("clay", False)])
def test_for_other_cards_of_a_little_peasant_spaces_are_not_occupied_either(house: str, free: bool) -> None:
    mine = farm(played=["little-peasant", "pitchfork"], house=house)
    game = scenario(mine, farm(), occupied={"farmland": 1})
    play(game, "place grain-seeds")
    assert goods(game) == ({"grain": 1} if free else {"grain": 1, "food": 3})
    mine = farm({"grain": 1}, fields=["C1"], people=3, played=["little-peasant", "mill-wheel"], house=house)
    game = scenario(mine, farm(), occupied={"fishing": 1})
    play(game, "place grain-utilization")
    assert food(game) == (0 if free else 2)
    mine = farm(people=3, played=["little-peasant", "cooperative-plower"], house=house)
    game = scenario(mine, farm(), occupied={"grain-seeds": 1})
    play(game, "place farmland", "plow c1")
    assert ("plow c2" in texts(game)) != free


def test_a_little_peasant_finds_an_action_space_card_free_for_the_minstrel_but_not_the_only_one() -> None:
    for house, free in (("clay", True), ("wood", False)):
        mine = farm({"wood": 9}, played=["little-peasant", "minstrel"], house=house)
        occupied = {"grain-utilization": 1, "sheep-market": 1, "major-improvement": 1}
        game = scenario(mine, farm(), round_number=5, phase=RETURNING_HOME, occupied=occupied)
        assert ("choose 1" in texts(game)) == free


def test_a_forest_school_has_a_bohemian_find_the_lessons_unoccupied_but_people_return_from_there() -> None:
    for card, found in (("forest-school", 1), ("mill-wheel", 0)):
        mine = farm({"food": 1}, hand=["groom"], played=[card, "bohemian", "night-school-student"])
        game = scenario(mine, farm(), round_number=5, phase=RETURNING_HOME, occupied={"lessons": 1})
        assert food(game) == 1 + found
        assert "play groom" not in texts(game)


def test_in_games_of_old_spaces_are_occupied_for_other_cards_of_a_little_peasant() -> None:
    mine = farm(played=["little-peasant", "pitchfork"])
    game = scenario(mine, farm(), occupied={"farmland": 1}, amendments=FREE_FOR_ALL_CARDS - 1)
    play(game, "place grain-seeds")
    assert goods(game) == {"grain": 1, "food": 3}


# Lazy Sowman


def declining(occupied: Mapping[str, int] | None = None, people: int = 2, grain: int = 1) -> Game:
    """A person of the Lazy Sowman's family has just been placed on Cultivation, where it plows a field."""
    mine = farm({"grain": grain} if grain else {}, played=["lazy-sowman"], people=people)
    game = scenario(mine, farm(people=5), occupied=occupied, round_number=12)
    play(game, "place cultivation", "plow c2")
    if grain:
        play(game, "done")
    return game


def test_lazy_sowman_places_another_person_instead_of_sowing_even_on_an_occupied_space() -> None:
    game = declining(occupied={"day-laborer": 1, "meeting-place": 1, "fishing": 1})
    assert {"day-laborer", "grain-seeds", "done"} <= texts(game) | spaces(game)
    assert "meeting-place" not in spaces(game)
    play(game, "place day-laborer")
    assert goods(game) == {"grain": 1, "food": 2}
    assert actions(game)["day-laborer"].seats == [1, 0]
    assert game.to_act == [1]


def test_lazy_sowman_is_told_what_is_missing_on_other_spaces() -> None:
    game = declining(occupied={"meeting-place": 1, "farm-expansion": 1})
    with pytest.raises(IllegalMoveError, match="A person of another player stands there already"):
        game.play("place meeting-place", 0)
    with pytest.raises(IllegalMoveError, match="Needs 5 Wood and 2 Reed; you have"):
        game.play("place farm-expansion", 0)


def test_lazy_sowman_declines_even_without_anything_to_sow() -> None:
    assert "place day-laborer" in texts(declining(grain=0))


def test_lazy_sowman_does_not_have_to() -> None:
    game = declining()
    play(game, "done")
    assert game.to_act == [1]
    assert me(game).home == 1


def test_lazy_sowman_needs_another_person() -> None:
    assert declining(people=1).to_act == [1]


def test_lazy_sowman_who_sows_places_nobody_else() -> None:
    game = scenario(farm({"grain": 1}, fields=["B1"], played=["lazy-sowman"]), farm(), round_number=12)
    play(game, "place cultivation", "sow grain", "done")
    assert game.to_act == [1]


def test_lazy_sowman_has_to_bake_where_he_does_not_sow() -> None:
    mine = farm({"grain": 2}, fields=["B1"], improvements=["fireplace-2"], played=["lazy-sowman"])
    game = scenario(mine, farm())
    play(game, "place grain-utilization")
    assert texts(game) == {"sow grain", "bake fireplace"}
    play(game, "bake fireplace", "done", "done")
    assert "place day-laborer" in texts(game)


# Swagman


def test_swagman_uses_the_other_space_with_the_same_person_even_if_it_is_occupied() -> None:
    game = working("swagman", occupied={"grain-seeds": 1}, goods={"wood": 2}, players=3)
    play(game, "place farm-expansion", "stable c1")
    assert texts(game) == {"place grain-seeds", "done"}
    play(game, "place grain-seeds")
    assert goods(game) == {"grain": 1}
    assert game.to_act == [1]  # and not Farm Expansion again
    assert (me(game).home, actions(game)["grain-seeds"].seats) == (1, [1, 0])
    assert (actions(game)["farm-expansion"].seats, actions(game)["farm-expansion"].closed) == ([], False)


def test_swagman_expands_the_farm_after_taking_grain() -> None:
    game = scenario(farm({"wood": 4}, played=["swagman"]), farm({"wood": 2}), farm())
    play(game, "place grain-seeds")
    play(game, "place farm-expansion", "stable c1", "done")
    assert game.to_act == [1]  # Grain Seeds was used already
    assert goods(game) == {"wood": 2, "grain": 1}
    assert (actions(game)["farm-expansion"].seats, actions(game)["grain-seeds"].seats) == ([0], [])
    assert "grain-seeds" in spaces(game)  # which is open again


def test_a_person_that_goes_on_leaves_others_where_they_are() -> None:
    occupied = {"farm-expansion": 0, "grain-seeds": 1}
    game = working("swagman", "little-peasant", occupied=occupied, goods={"wood": 2}, people=3, players=3)
    told = play(game, "place farm-expansion", "stable c1", "place grain-seeds")
    assert happened(told, events.PersonMoved) == [
        events.PersonMoved(seat=0, action="grain-seeds", left="farm-expansion")
    ]
    assert (actions(game)["farm-expansion"].seats, actions(game)["grain-seeds"].seats) == ([0], [1, 0])
    assert "farm-expansion" not in spaces(game, 1)


def test_in_games_of_old_the_person_stays_on_the_first_space() -> None:
    mine = farm({"wood": 4}, played=["swagman"])
    game = scenario(mine, farm({"wood": 2}), farm(), amendments=PERSON_MOVES_ON - 1)
    play(game, "place grain-seeds", "place farm-expansion", "stable c1", "done")
    assert (actions(game)["farm-expansion"].seats, actions(game)["grain-seeds"].seats) == ([], [0])
    assert "farm-expansion" in spaces(game)  # where nobody stands


def test_swagman_may_decline_and_needs_something_to_do_there() -> None:
    game = working("swagman", goods={"wood": 2}, players=3)
    play(game, "place grain-seeds", "done")
    assert game.to_act == [1]
    assert use("grain-seeds", farm(played=["swagman"]), farm(), farm()).to_act == [1]


def test_swagman_with_a_corn_scoop_gets_a_grain_more_on_the_other_space() -> None:
    game = working("swagman", "corn-scoop", goods={"wood": 2}, players=3)
    play(game, "place farm-expansion", "stable c1", "place grain-seeds")
    assert goods(game) == {"grain": 2}


# Stock Protector


def test_stock_protector_gets_wood_before_fencing_and_places_another_person() -> None:
    game = working("stock-protector", goods={"wood": 2}, round_number=2)
    assert "fencing" in spaces(game)
    play(game, "place fencing", "fence e1", "place day-laborer")
    assert goods(game) == {"food": 2}
    assert game.to_act == [1]
    assert me(game).home == 0


def test_stock_protector_needs_two_wood_of_his_own_for_four_fences() -> None:
    assert "fencing" not in spaces(working("stock-protector", goods={"wood": 1}, round_number=2))
    assert "fencing" not in spaces(working(*LESSONS, goods={"wood": 2}, round_number=2))


def test_stock_protector_may_keep_the_person_and_does_not_find_occupied_spaces_free() -> None:
    game = working("stock-protector", goods={"wood": 2}, round_number=2, occupied={"day-laborer": 1})
    play(game, "place fencing", "fence e1")
    assert "place day-laborer" not in texts(game)
    play(game, "done")
    assert game.to_act == [1]


# Full Peasant, Large-Scale Farmer, Junior Artist


@pytest.mark.parametrize("occupied", [False, True])
def test_full_peasant_pays_food_for_the_other_space_if_it_is_unoccupied(occupied: bool) -> None:
    mine = farm({"wood": 4, "grain": 1, "food": 1}, fields=["B1"], played=["full-peasant"])
    game = scenario(mine, farm(), farm(), round_number=2, occupied={"fencing": 1} if occupied else {})
    play(game, "place grain-utilization")
    if occupied:
        assert game.to_act == [1]
        return
    assert texts(game) == {"place fencing", "done"}
    play(game, "place fencing", "fence e1")
    assert goods(game) == {}
    assert game.to_act == [1]
    assert (actions(game)["fencing"].seats, actions(game)["grain-utilization"].seats) == ([0], [])


def test_full_peasant_sows_after_fencing_and_does_not_come_back() -> None:
    mine = farm({"wood": 12, "grain": 1, "food": 2}, fields=["B1"], played=["full-peasant"])
    game = scenario(mine, farm(), farm(), round_number=2)
    play(game, "place fencing", "fence e1", "done")
    play(game, "place grain-utilization")
    assert game.to_act == [1]  # although Fencing is open again, and there is food and wood
    assert food(game) == 1
    assert (actions(game)["fencing"].seats, actions(game)["grain-utilization"].seats) == ([], [0])


def test_full_peasant_needs_a_food() -> None:
    mine = farm({"wood": 4, "grain": 1}, fields=["B1"], played=["full-peasant"])
    game = scenario(mine, farm(), farm(), round_number=2)
    play(game, "place fencing", "fence e1")
    assert "place grain-utilization" not in texts(game)  # the grain could be eaten, but then there is none to sow


def test_full_peasant_and_stock_protector_get_wood_for_the_fences_of_the_other_space() -> None:
    mine = farm({"wood": 2, "grain": 1, "food": 1}, fields=["B1"], played=["full-peasant", "stock-protector"])
    game = scenario(mine, farm(), farm(), round_number=2)
    play(game, "place grain-utilization", "place fencing", "fence e1")
    assert "place day-laborer" in texts(game)


def test_large_scale_farmer_builds_an_improvement_after_a_stable_and_the_other_way_round() -> None:
    mine = farm({"wood": 2, "clay": 2, "food": 1}, played=["large-scale-farmer"])
    game = scenario(mine, farm(), farm(), farm(), round_number=4)
    play(game, "place farm-expansion", "stable c1")
    assert texts(game) == {"place major-improvement", "done"}
    play(game, "place major-improvement")
    assert game.to_act == [1]
    assert goods(game) == {}
    mine = farm({"wood": 2, "clay": 2, "food": 1}, played=["large-scale-farmer"])
    game = scenario(mine, farm(), farm(), farm(), round_number=4)
    play(game, "place major-improvement", "place farm-expansion", "stable c1")
    assert (game.to_act, goods(game)) == ([1], {})


def test_junior_artist_is_told_where_else_to_go() -> None:
    mine = farm(played=["junior-artist"], hand=["conservator"])
    game = scenario(mine, farm(), farm(), farm(), occupied={"lessons": 1})
    play(game, "place day-laborer")
    with pytest.raises(IllegalMoveError, match="The other action space has to be"):
        game.play("place fishing", 0)
    with pytest.raises(IllegalMoveError, match="A person of another player stands there already"):
        game.play("place lessons", 0)


def test_large_scale_farmer_waits_for_the_improvement_to_come_into_play() -> None:
    mine = farm({"wood": 2, "clay": 2, "food": 1}, played=["large-scale-farmer"])
    game = scenario(mine, farm(), farm(), farm(), round_number=3)
    play(game, "place farm-expansion", "stable c1")
    assert game.to_act == [1]


def test_large_scale_farmer_and_swagman_use_three_spaces_with_one_person() -> None:
    mine = farm({"wood": 2, "clay": 2, "food": 1}, played=["large-scale-farmer", "swagman"])
    game = scenario(mine, farm(), farm(), farm(), round_number=4)
    play(game, "place major-improvement", "place farm-expansion", "stable c1")
    play(game, "place grain-seeds")
    assert goods(game) == {"grain": 1}
    assert (game.to_act, me(game).home) == ([1], 1)


@pytest.mark.parametrize("space", ["traveling-players", "lessons", "more-lessons"])
def test_junior_artist_goes_on_from_day_laborer(space: str) -> None:
    mine = farm(played=["junior-artist"], hand=["conservator"])
    game = scenario(mine, farm(), farm(), farm())
    play(game, "place day-laborer")
    assert texts(game) == {"place traveling-players", "place lessons", "place more-lessons", "done"}
    play(game, f"place {space}")
    cost = {"traveling-players": -1, "lessons": 1, "more-lessons": 1}[space]
    assert food(game) == 1 - cost
    assert game.to_act == [1]


def test_junior_artist_finds_only_unoccupied_spaces() -> None:
    mine = farm(played=["junior-artist"], hand=["conservator"])
    game = scenario(mine, farm(), farm(), farm(), occupied={"lessons": 1, "traveling-players": 2})
    play(game, "place day-laborer")
    assert texts(game) == {"place more-lessons", "done"}


def test_junior_artist_with_a_forest_school_finds_lessons_unoccupied() -> None:
    mine = farm({"wood": 1}, played=["junior-artist", "forest-school"], hand=["conservator"])
    game = scenario(mine, farm(), farm(), farm(), occupied={"lessons": 1, "traveling-players": 2})
    play(game, "place day-laborer")
    assert texts(game) == {"place lessons", "place more-lessons", "done"}


def test_junior_artist_and_little_peasant_consider_them_unoccupied() -> None:
    mine = farm(played=["junior-artist", "little-peasant"], hand=["conservator"])
    game = scenario(mine, farm(), farm(), farm(), occupied={"lessons": 1})
    play(game, "place day-laborer")
    assert "place lessons" in texts(game)
