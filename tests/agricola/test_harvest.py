"""Harvest: field phase and feeding phase, and in which order everything happens."""

from __future__ import annotations

import pytest

from agricola.scenario import (
    all_texts,
    any_time,
    farm,
    fields,
    food,
    goods,
    happened,
    lines,
    me,
    play,
    scenario,
    spaces,
    texts,
    view,
)
from allmende.agricola.record import events
from allmende.agricola.rules.phases import FIELD, RETURNING_HOME
from allmende.agricola.rules.player import Player
from allmende.core import Game
from allmende.core.errors import IllegalMoveError
from allmende.core.message import player

HARVESTS = [4, 7, 9, 11, 13, 14]


def harvest(*farms: Player, round_number: int = 4, phase: int = FIELD) -> Game:
    """A game from the start of a harvest on; a single farm is that of two players of whom the other needs nothing."""
    return scenario(
        *(farms if len(farms) > 1 else [*farms, farm(goods={"food": 10})]), round_number=round_number, phase=phase
    )


def alone(mine: Player, round_number: int = 4) -> Game:
    """The same in a solo game."""
    return scenario(mine, round_number=round_number, phase=FIELD)


# When there is a harvest


@pytest.mark.parametrize("number", range(1, 15))
def test_six_rounds_end_with_a_harvest(number: int) -> None:
    mine = farm(goods={"food": 4, "sheep": 2}, fields=["B1 grain 3"], pastures=["D1 E1"])
    game = scenario(mine, farm(goods={"food": 9}), round_number=number, phase=RETURNING_HOME)
    assert (view(game).round, game.is_over) == (min(number + 1, 14), number == 14)
    if number in HARVESTS:
        assert (goods(game), fields(game)) == ({"grain": 1, "sheep": 3}, {"B1": "grain 2"})
    else:
        assert (goods(game), fields(game)) == ({"food": 4, "sheep": 2}, {"B1": "grain 3"})


def test_a_harvest_has_three_phases_in_order() -> None:
    mine = farm(goods={"food": 4, "sheep": 2}, fields=["B1 grain 3"], pastures=["D1 E1"])
    told = [type(event) for event in harvest(mine, farm(goods={"food": 4})).opening]
    assert told == [
        events.FieldsHarvested,
        events.PhaseBegan,
        events.Fed,
        events.Fed,
        events.PhaseBegan,
        events.AnimalBorn,
        events.RoundBegan,
        events.SpaceRevealed,
        events.PhaseBegan,
    ]


def test_the_game_ends_with_the_harvest_of_round_14() -> None:
    game = harvest(farm(goods={"food": 4}), round_number=14)
    assert game.is_over
    assert happened(game.opening, events.GameEnded)
    assert not harvest(farm(goods={"food": 4}), round_number=13).is_over


# Field phase


def test_exactly_one_crop_of_each_field_comes_into_the_supply() -> None:
    mine = farm(goods={"food": 4}, fields=["B1 grain 3", "C1 vegetable 2", "D1 grain 1", "C2 vegetable 1", "D2"])
    game = harvest(mine)
    assert goods(game) == {"grain": 2, "vegetable": 2}
    assert fields(game) == {"B1": "grain 2", "C1": "vegetable 1", "D1": "", "C2": "", "D2": ""}


def test_fields_are_emptied_harvest_after_harvest() -> None:
    mine = farm(goods={"food": 30}, fields=["B1 grain 3", "C1 vegetable 2"])
    seen = []
    for _ in range(4):
        game = harvest(mine)
        mine = game.state.seats[0].copy()
        mine.moves, mine.stack = [], []
        seen.append((goods(game).get("grain"), goods(game).get("vegetable"), fields(game)))
    assert seen == [
        (1, 1, {"B1": "grain 2", "C1": "vegetable 1"}),
        (2, 2, {"B1": "grain 1", "C1": ""}),
        (3, 2, {"B1": "", "C1": ""}),
        (3, 2, {"B1": "", "C1": ""}),
    ]


def test_nobody_may_leave_a_crop_on_the_field() -> None:
    game = harvest(
        farm(fields=["B1 grain 3", "C1 grain 3"], goods={"food": 2}),
        farm(fields=["B1 vegetable 2"], goods={"food": 2}),
    )
    assert view(game).phase == "feeding"  # nothing was asked before
    assert fields(game, 0) == {"B1": "grain 2", "C1": "grain 2"}
    assert fields(game, 1) == {"B1": "vegetable 1"}


def test_what_was_harvested_feeds_in_the_same_harvest() -> None:
    game = harvest(farm(goods={"food": 3}, fields=["B1 grain 3"]))
    assert all_texts(game) == {"feed", "eat grain"}
    play(game, "eat grain")
    assert (goods(game), me(game).begging) == ({}, 0)


def test_all_crops_of_a_harvest_are_told_at_once() -> None:
    game = harvest(farm(goods={"food": 4}, fields=["B1 grain 3", "C1 grain 1", "D1 vegetable 2"]))
    (told,) = happened(game.opening, events.FieldsHarvested)
    assert told == events.FieldsHarvested(
        seat=0, grain=2, vegetables=1, grain_from=["farm:B1", "farm:C1"], vegetables_from=["farm:D1"]
    )
    assert told.said().args == {"player": player(0), "grain": 2, "vegetables": 1}
    assert not happened(game.opening, events.Gained)


# Feeding phase


@pytest.mark.parametrize(
    ("people", "newborns", "due", "due_alone"),
    [(2, 0, 4, 6), (3, 0, 6, 9), (3, 1, 5, 7), (4, 2, 6, 8), (5, 0, 10, 15), (5, 1, 9, 13), (5, 3, 7, 9)],
)
def test_adults_require_two_food_or_three_alone_and_newborns_one(
    people: int, newborns: int, due: int, due_alone: int
) -> None:
    mine = farm(goods={"food": 20}, people=people, newborns=newborns)
    assert food(harvest(mine.copy())) == 20 - due
    assert food(alone(mine.copy())) == 20 - due_alone


@pytest.mark.parametrize(("number", "due"), [(7, 5), (6, 6)])
def test_only_in_the_round_in_which_it_comes_a_child_requires_less(number: int, due: int) -> None:
    game = scenario(farm(goods={"food": 20}, rooms="A1 A2 A3"), farm(goods={"food": 20}), round_number=number)
    play(game, "place basic-wish-for-children", "place forest", "place clay-pit", "place reed-bank")
    if number == 6:
        play(game, "place clay-pit", "place forest", "place reed-bank", "place fishing", "place grain-seeds")
    assert view(game).round == 8
    assert food(game) == 20 - due


@pytest.mark.parametrize(("number", "due"), [(4, 5), (5, 6), (14, 5)])
def test_the_screen_says_what_the_next_harvest_will_require(number: int, due: int) -> None:
    game = scenario(farm(people=3, newborns=1), farm(), round_number=number)
    assert me(game).food_due == due
    assert me(game, 1).food_due == 4


@pytest.mark.parametrize(("have", "begging"), [(5, 0), (4, 0), (3, 1), (1, 3), (0, 4)])
def test_each_missing_food_is_a_begging_marker(have: int, begging: int) -> None:
    game = harvest(farm(goods={"food": have}))
    assert (food(game), me(game).begging) == (max(0, have - 4), begging)
    assert lines(game)["begging"] == -3 * begging


def test_begging_markers_stay() -> None:
    game = harvest(farm(goods={"food": 3}, begging=2))
    assert me(game).begging == 3
    game = harvest(farm(goods={"food": 30}, begging=2))
    assert me(game).begging == 2


def test_grain_and_vegetables_are_worth_a_food_each() -> None:
    game = harvest(farm(goods={"food": 2, "grain": 2, "vegetable": 2}))
    assert all_texts(game) == {"feed", "eat grain", "eat vegetable"}
    play(game, "eat grain", "eat vegetable")
    assert (goods(game), me(game).begging) == ({"grain": 1, "vegetable": 1}, 0)


def test_one_may_keep_crops_and_go_begging() -> None:
    game = harvest(farm(goods={"food": 3, "grain": 5}))
    play(game, "feed")
    assert (goods(game), me(game).begging) == ({"grain": 5}, 1)


def test_food_cannot_be_kept() -> None:
    game = harvest(farm(goods={"food": 4, "grain": 5}))
    assert goods(game) == {"grain": 5}  # who has enough is not asked


def test_who_has_nothing_to_eat_is_not_asked_either() -> None:
    game = harvest(farm(goods={"wood": 9, "sheep": 1}))
    assert (view(game).round, me(game).begging) == (5, 4)


def test_animals_provide_no_food_without_an_improvement_to_cook_them() -> None:
    things = {"food": 3, "sheep": 1, "grain": 1}
    assert all_texts(harvest(farm(goods=things))) == {"feed", "eat grain"}
    cooks = harvest(farm(goods=things, improvements=["fireplace-2"]))
    assert all_texts(cooks) == {"feed", "eat grain", "cook sheep fireplace"}
    play(cooks, "cook sheep fireplace")
    assert (goods(cooks), me(cooks).begging) == ({"grain": 1, "food": 1}, 0)


@pytest.mark.parametrize(
    ("improvement", "good", "worth"),
    [
        ("fireplace-2", "vegetable", 2),
        ("fireplace-3", "sheep", 2),
        ("fireplace-2", "boar", 2),
        ("fireplace-3", "cattle", 3),
        ("cooking-hearth-4", "vegetable", 3),
        ("cooking-hearth-5", "sheep", 2),
        ("cooking-hearth-4", "boar", 3),
        ("cooking-hearth-5", "cattle", 4),
    ],
)
def test_what_is_cooked_in_the_feeding_phase_is_worth_what_the_card_says(
    improvement: str, good: str, worth: int
) -> None:
    game = harvest(farm(goods={"food": 0, good: 1}, improvements=[improvement]))
    kind = improvement.rpartition("-")[0]
    play(game, f"cook {good} {kind}")
    assert (goods(game), me(game).begging) == ({}, 4 - worth)


def test_no_bread_is_baked_in_a_harvest() -> None:
    game = harvest(farm(goods={"grain": 4}, improvements=["cooking-hearth-4", "clay-oven"]))
    assert all_texts(game) == {"feed", "eat grain"}
    play(game, "eat grain", "eat grain")
    assert goods(game) == {"grain": 2, "food": 2}


def test_all_feed_their_families_at_the_same_time() -> None:
    hungry = farm(goods={"food": 3, "grain": 1})
    game = harvest(hungry.copy(), hungry.copy(), farm(goods={"food": 4}), hungry.copy())
    assert game.to_act == [0, 1, 3]
    game.play("eat grain", 3)
    game.play("feed", 1)
    assert game.to_act == [0]
    game.play("feed", 0)
    assert (view(game).round, view(game).phase) == (5, "work")
    assert [me(game, seat).begging for seat in range(4)] == [1, 1, 0, 0]


def test_feeding_is_told() -> None:
    game = harvest(farm(goods={"food": 3}), farm(goods={"food": 5}))
    assert happened(game.opening, events.Fed) == [
        events.Fed(seat=0, food=3, begging=1),
        events.Fed(seat=1, food=4, begging=0),
    ]


def test_alone_one_goes_begging_for_more() -> None:
    game = alone(farm(goods={"food": 4}))
    assert me(game).begging == 2


# Craft buildings


CRAFTS = [("joinery", "wood", 2), ("pottery", "clay", 2), ("basketmakers-workshop", "reed", 3)]


@pytest.mark.parametrize(("craft", "resource", "worth"), CRAFTS)
def test_a_craft_building_turns_one_building_resource_into_food(craft: str, resource: str, worth: int) -> None:
    game = harvest(farm(goods={"food": 4, resource: 3}, improvements=[craft]))
    assert all_texts(game) == {"feed", f"use {craft}"}
    play(game, f"use {craft}")
    assert goods(game) == {resource: 2, "food": worth}  # just once
    assert view(game).round == 5


@pytest.mark.parametrize(("craft", "resource", "worth"), CRAFTS)
def test_one_need_not_use_it(craft: str, resource: str, worth: int) -> None:
    game = harvest(farm(goods={"food": 3, resource: 3}, improvements=[craft]))
    play(game, "feed")
    assert (goods(game), me(game).begging) == ({resource: 3}, 1)


def test_it_takes_the_right_resource() -> None:
    for craft, resource, _ in CRAFTS:
        others = {name: 5 for name in ("wood", "clay", "reed", "stone") if name != resource}
        game = harvest(farm(goods={**others, "food": 4}, improvements=[craft]))
        assert view(game).round == 5


def test_all_three_can_be_used_in_the_same_harvest_in_any_order() -> None:
    mine = farm(goods={"wood": 1, "clay": 1, "reed": 1}, improvements=[craft for craft, _, _ in CRAFTS])
    game = harvest(mine)
    assert texts(game) == {"feed", "use joinery", "use pottery", "use basketmakers-workshop"}
    play(game, "use basketmakers-workshop", "use joinery")
    assert food(game) == 5
    play(game, "use pottery")
    assert (goods(game), me(game).begging) == ({"food": 3}, 0)


def test_in_the_next_harvest_it_can_be_used_again() -> None:
    game = harvest(farm(goods={"food": 4, "wood": 2}, improvements=["joinery"]))
    play(game, "use joinery")
    mine = game.state.seats[0].copy()
    mine.moves, mine.stack = [], []
    game = harvest(mine, farm(goods={"food": 4}), round_number=7)
    assert "use joinery" in texts(game, 0)


def test_it_cannot_be_used_outside_of_the_harvest() -> None:
    game = scenario(farm(goods={"wood": 2}, improvements=["joinery"]), farm(), round_number=4)
    assert all_texts(game) == {f"place {name}" for name in spaces(game)}
    with pytest.raises(IllegalMoveError):
        play(game, "use joinery")


def test_a_craft_can_save_one_from_begging() -> None:
    game = harvest(farm(goods={"food": 1, "reed": 1, "grain": 1}, improvements=["basketmakers-workshop"]))
    play(game, "use basketmakers-workshop")
    assert (goods(game), me(game).begging) == ({"grain": 1}, 0)


# Order of phases


def test_newborn_animals_come_too_late_to_be_eaten() -> None:
    mine = farm(goods={"sheep": 2}, pastures=["D1 E1"], improvements=["fireplace-2"])
    game = harvest(mine)
    play(game, "cook sheep fireplace")
    assert goods(game) == {"sheep": 1, "food": 2}
    play(game, "cook sheep fireplace")
    assert (goods(game), me(game).begging) == ({}, 0)  # nobody is left to breed


def test_parents_that_were_spared_breed_after_the_family_went_begging() -> None:
    mine = farm(goods={"sheep": 2}, pastures=["D1 E1"], improvements=["fireplace-2"])
    game = harvest(mine)
    play(game, "feed")
    assert (goods(game), me(game).begging) == ({"sheep": 3}, 4)


def test_all_have_been_fed_before_any_animal_breeds() -> None:
    mine = farm(goods={"food": 4, "sheep": 2}, pastures=["D1 E1"])
    game = harvest(mine, farm(goods={"food": 3, "grain": 1}))
    assert (view(game).phase, game.to_act, goods(game)) == ("feeding", [1], {"sheep": 2})
    game.play("feed", 1)
    assert goods(game) == {"sheep": 3}


def test_goods_of_the_next_round_space_come_after_the_harvest() -> None:
    game = harvest(farm(goods={"food": 3}, promised={5: {"food": 1}}))
    assert (view(game).round, food(game), me(game).begging) == (5, 1, 1)


def test_nothing_else_can_be_done_in_a_harvest() -> None:
    mine = farm(goods={"food": 3, "wood": 9, "clay": 9, "grain": 2}, fields=["B1"])
    game = harvest(mine)
    assert texts(game) == {"feed"}
    assert any_time(game) == {"eat grain"}
    assert view(game).phase not in ("work", "breeding")
