"""Major Improvements (chapter of that name, and the appendix): what they cost, and what each of the ten does."""

from __future__ import annotations

import pytest

from agricola.improvements import FACTS, FIREPLACES, HEARTHS, RICH, at_rest, built, shop
from agricola.scenario import (
    IMPROVEMENT_NAMES,
    any_time,
    farm,
    food,
    goods,
    happened,
    lines,
    me,
    play,
    scenario,
    spaces,
    texts,
    use,
    view,
)
from allmende.agricola.record import events
from allmende.agricola.rules.phases import FEEDING, FIELD, PREPARATION
from allmende.agricola.rules.player import Player
from allmende.core import Game, IllegalMoveError

every_one = pytest.mark.parametrize("name", FACTS)


# Building them


def test_the_supply_frame_has_two_rows_of_five() -> None:
    assert IMPROVEMENT_NAMES[:5] == [*FIREPLACES, *HEARTHS, "well"]
    assert IMPROVEMENT_NAMES[5:10] == ["clay-oven", "stone-oven", "joinery", "pottery", "basketmakers-workshop"]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_everybody_can_build_each_of_the_ten(players: int) -> None:
    game = scenario(*[farm(RICH) for _ in range(players)], round_number=4)
    assert view(game).improvements == IMPROVEMENT_NAMES[:10]
    play(game, "place major-improvement")
    assert texts(game) == {f"build {name}" for name in FACTS}


@every_one
def test_it_costs_what_it_costs(name: str) -> None:
    cost, _ = FACTS[name]
    game = scenario(farm(cost), farm(), round_number=4)
    happening = play(game, "place major-improvement")
    if f"build {name}" in texts(game):
        happening = play(game, f"build {name}")
    assert built(game) == {name}
    assert goods(game) == {}
    assert name not in view(game).improvements
    assert [event.improvement for event in happened(happening, events.ImprovementBuilt)] == [name]  # type: ignore[attr-defined]
    assert game.to_act == [1]


@every_one
def test_with_one_resource_less_it_cannot_be_built(name: str) -> None:
    cost, _ = FACTS[name]
    for resource in cost:
        game = scenario(farm({**cost, resource: cost[resource] - 1}), farm(), round_number=4)
        if "major-improvement" in spaces(game):
            play(game, "place major-improvement")
        assert f"build {name}" not in texts(game)
        assert name not in built(game)


@every_one
def test_it_is_worth_the_points_printed_on_it(name: str) -> None:
    assert lines(scenario(farm(improvements=[name]), farm()))["improvements"] == FACTS[name][1]


def test_printed_points_add_up() -> None:
    assert lines(scenario(farm(improvements=IMPROVEMENT_NAMES[:10]), farm()))["improvements"] == 4 + 4 + 2 + 3 + 3 * 2


@every_one
def test_there_is_one_of_each(name: str) -> None:
    game = shop(farm(RICH), farm(improvements=[name]))
    assert f"build {name}" not in texts(game)
    assert len(texts(game)) == 9


def test_one_improvement_for_each_action() -> None:
    game = shop(farm(RICH))
    play(game, "build pottery")
    assert game.to_act == [1]


def test_whoever_can_build_nothing_cannot_use_the_action_space() -> None:
    assert "major-improvement" not in spaces(scenario(farm({"clay": 1, "wood": 9}), farm(), round_number=4))
    assert "major-improvement" in spaces(scenario(farm({"clay": 2}), farm(), round_number=4))
    taken = farm(improvements=["fireplace-2"])
    assert "major-improvement" not in spaces(scenario(farm({"clay": 2}), taken, round_number=4))


def test_several_fireplaces_and_hearths_in_front_of_one_player() -> None:
    game = shop(farm(RICH, improvements=["fireplace-2", "cooking-hearth-4"]))
    play(game, "build fireplace-3")
    assert built(game) == {*FIREPLACES, "cooking-hearth-4"}


# House Redevelopment


def test_after_a_renovation_an_improvement_may_be_built() -> None:
    game = use("house-redevelopment", farm({"clay": 4, "reed": 1}))
    assert texts(game) == {"build fireplace-2", "done"}
    play(game, "build fireplace-2")
    assert built(game) == {"fireplace-2"}
    assert goods(game) == {}
    assert game.to_act == [1]


def test_after_a_renovation_it_may_be_left_out() -> None:
    game = use("house-redevelopment", farm({"clay": 4, "reed": 1}))
    play(game, "done")
    assert built(game) == set()
    assert me(game).house == "clay"


def test_without_a_renovation_there_is_no_improvement() -> None:
    assert "house-redevelopment" not in spaces(scenario(farm({"clay": 9}), farm(), round_number=6))


# Cooking


RATES = {
    "fireplace": {"vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3},
    "cooking-hearth": {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4},
}
OF_KIND = {"fireplace": FIREPLACES, "cooking-hearth": HEARTHS}
a_cook = pytest.mark.parametrize(
    ("improvement", "kind"), [(name, kind) for kind, names in OF_KIND.items() for name in names]
)


@a_cook
@pytest.mark.parametrize("what", RATES["fireplace"])
def test_cooking_at_any_time(improvement: str, kind: str, what: str) -> None:
    game = scenario(farm({what: 3}, pastures=["C1"], improvements=[improvement]), farm())
    play(game, f"cook {what} {kind}")
    assert goods(game) == {what: 2, "food": RATES[kind][what]}
    play(game, f"cook {what} {kind}", f"cook {what} {kind}")
    assert goods(game) == {"food": 3 * RATES[kind][what]}
    assert game.to_act == [0]  # the turn is still to be taken
    assert any_time(game) == set()


@a_cook
def test_grain_is_not_cooked(improvement: str, kind: str) -> None:
    game = scenario(farm({"grain": 2, "vegetable": 1}, improvements=[improvement]), farm())
    assert any_time(game) == {"eat grain", "eat vegetable", f"cook vegetable {kind}"}


def test_with_both_kinds_one_chooses() -> None:
    game = scenario(farm({"cattle": 1}, improvements=["fireplace-3", "cooking-hearth-4"]), farm())
    assert any_time(game) == {"cook cattle fireplace", "cook cattle cooking-hearth"}
    play(game, "cook cattle cooking-hearth")
    assert goods(game) == {"food": 4}


def test_two_of_a_kind_are_no_better_than_one() -> None:
    game = scenario(farm({"boar": 1}, improvements=FIREPLACES), farm())
    assert any_time(game) == {"cook boar fireplace"}


def test_only_ones_own_improvements_cook() -> None:
    assert any_time(scenario(farm({"boar": 1}), farm(improvements=["cooking-hearth-4"]))) == set()


@pytest.mark.parametrize("improvement", [name for name in FACTS if name not in (*FIREPLACES, *HEARTHS)])
def test_no_other_improvement_cooks(improvement: str) -> None:
    game = scenario(farm({"boar": 1, "vegetable": 1}, improvements=[improvement]), farm())
    assert any_time(game) == {"eat vegetable"}


def test_cooking_in_the_feeding_phase() -> None:
    mine = farm({"sheep": 1, "vegetable": 1, "food": 1}, improvements=["fireplace-2"])
    game = scenario(mine, farm({"food": 9}), round_number=4, phase=FEEDING)
    assert any_time(game, 0) == {"cook sheep fireplace", "cook vegetable fireplace", "eat vegetable"}
    play(game, "cook sheep fireplace", "eat vegetable")  # that is enough: nothing more is asked
    assert goods(game) == {}
    assert me(game).begging == 0


# The Well


def delivered(built_in: int) -> dict[int, int]:
    """By round: the food on round spaces after the Well was built in a round."""
    game = use("major-improvement", farm(FACTS["well"][0]), round_number=built_in)
    if "build well" in texts(game):
        play(game, "build well")
    assert built(game) == {"well"}
    return {promise.round: promise.count for promise in me(game).promised if promise.resource == "food"}


@pytest.mark.parametrize(
    ("built_in", "rounds"),
    [
        (4, [5, 6, 7, 8, 9]),
        (8, [9, 10, 11, 12, 13]),
        (9, [10, 11, 12, 13, 14]),
        (10, [11, 12, 13, 14]),
        (13, [14]),
        (14, []),
    ],
)
def test_a_well_puts_a_food_on_each_of_the_next_five_round_spaces(built_in: int, rounds: list[int]) -> None:
    assert delivered(built_in) == dict.fromkeys(rounds, 1)


def test_the_food_of_the_well_comes_when_the_round_begins_to_its_owner() -> None:
    promised = {6: {"food": 1}, 7: {"food": 1}}
    game = scenario(farm(promised=promised, improvements=["well"]), farm(), round_number=6, phase=PREPARATION)
    assert (food(game, 0), food(game, 1)) == (1, 0)
    assert [promise.round for promise in me(game).promised] == [7]
    game = scenario(farm(promised=promised, improvements=["well"]), farm(), round_number=5, phase=PREPARATION)
    assert food(game) == 0


def test_a_well_counts_even_if_nothing_is_left_to_come() -> None:
    game = use("major-improvement", farm(FACTS["well"][0]), round_number=14)
    assert lines(game)["improvements"] == 4


# A Fireplace for a Cooking Hearth


@pytest.mark.parametrize("fireplace", FIREPLACES)
@pytest.mark.parametrize("hearth", HEARTHS)
def test_either_fireplace_can_be_returned_for_either_hearth(fireplace: str, hearth: str) -> None:
    game = shop(farm(improvements=[fireplace]))
    assert texts(game) == {f"build {name} for {fireplace}" for name in HEARTHS}
    happening = play(game, f"build {hearth} for {fireplace}")
    assert built(game) == {hearth}
    assert fireplace in view(game).improvements
    assert hearth not in view(game).improvements
    assert goods(game) == {}
    assert len(happened(happening, events.ImprovementReturned)) == 1
    assert len(happened(happening, events.ImprovementBuilt)) == 1
    assert game.to_act == [1]  # that was the action


def test_no_resources_are_paid_for_it() -> None:
    game = shop(farm({"clay": 5}, improvements=["fireplace-2"]))
    play(game, "build cooking-hearth-5 for fireplace-2")
    assert goods(game) == {"clay": 5}


def test_a_hearth_can_be_paid_for_by_whoever_has_a_fireplace() -> None:
    game = shop(farm({"clay": 4}, improvements=["fireplace-2"]))
    assert {"build cooking-hearth-4", "build cooking-hearth-4 for fireplace-2"} <= texts(game)
    play(game, "build cooking-hearth-4")
    assert built(game) == {"fireplace-2", "cooking-hearth-4"}


def test_of_two_fireplaces_one_says_which() -> None:
    game = shop(farm(improvements=FIREPLACES))
    assert texts(game) == {f"build {hearth} for {fireplace}" for hearth in HEARTHS for fireplace in FIREPLACES}
    play(game, "build cooking-hearth-4 for fireplace-3")
    assert built(game) == {"fireplace-2", "cooking-hearth-4"}


def test_two_fireplaces_can_become_two_hearths_one_after_the_other() -> None:
    game = shop(farm(improvements=["fireplace-3", "cooking-hearth-4"]))
    assert built(game) == {"cooking-hearth-4", "cooking-hearth-5"}  # there is only one way


def test_a_hearth_that_somebody_has_cannot_be_taken() -> None:
    game = scenario(farm(improvements=["fireplace-2"]), farm(improvements=HEARTHS), round_number=4)
    assert "major-improvement" not in spaces(game)


def test_a_returned_fireplace_can_be_built_again_by_anybody() -> None:
    game = scenario(farm({"clay": 2}, improvements=["fireplace-2"]), farm({"clay": 2}), round_number=4)
    play(game, "place major-improvement", "build cooking-hearth-4 for fireplace-2")
    for seat in (0, 1):
        again = scenario(at_rest(game, seat), at_rest(game, 1 - seat), round_number=5)
        play(again, "place major-improvement")
        assert "fireplace-2" in built(again)
        assert goods(again) == {}


def test_hearths_are_not_returned() -> None:
    game = shop(farm({"clay": 9}, improvements=["cooking-hearth-4"]))
    assert not any(" for " in text for text in texts(game))


def test_a_fireplace_is_returned_for_nothing_else() -> None:
    game = shop(farm(RICH, improvements=["fireplace-2"]))
    assert {text for text in texts(game) if " for " in text} == {f"build {name} for fireplace-2" for name in HEARTHS}


def test_fireplaces_of_others_are_not_returned() -> None:
    game = scenario(farm(), farm(improvements=["fireplace-2"]), round_number=4)
    assert "major-improvement" not in spaces(game)


def test_a_fireplace_for_a_hearth_after_a_renovation() -> None:
    game = use("house-redevelopment", farm({"clay": 2, "reed": 1}, improvements=["fireplace-3"]))
    play(game, "build cooking-hearth-5 for fireplace-3")
    assert built(game) == {"cooking-hearth-5"}
    assert game.to_act == [1]


# Craft buildings


CRAFTS = [("joinery", "wood", 2), ("pottery", "clay", 2), ("basketmakers-workshop", "reed", 3)]
a_craft = pytest.mark.parametrize(("name", "resource", "worth"), CRAFTS, ids=[name for name, _, _ in CRAFTS])


def feeding(mine: Player) -> Game:
    return scenario(mine, farm({"food": 4}), round_number=4, phase=FEEDING)


@a_craft
def test_a_craft_building_turns_one_resource_into_food_once_per_harvest(name: str, resource: str, worth: int) -> None:
    game = feeding(farm({resource: 3}, improvements=[name]))
    assert texts(game) == {"feed", f"use {name}"}
    play(game, f"use {name}")
    # All that is left is to feed the family with that food; the other two are begged for.
    assert goods(game) == {resource: 2}
    assert me(game).begging == 4 - worth


@a_craft
def test_it_need_not_be_used(name: str, resource: str, worth: int) -> None:
    game = feeding(farm({resource: 3}, improvements=[name]))
    play(game, "feed")
    assert goods(game) == {resource: 3}
    assert me(game).begging == 4


@a_craft
def test_it_can_be_used_by_whoever_has_enough_food(name: str, resource: str, worth: int) -> None:
    game = feeding(farm({resource: 3, "food": 4}, improvements=[name]))
    play(game, f"use {name}")
    assert goods(game) == {resource: 2, "food": worth}


@a_craft
def test_it_needs_its_resource(name: str, resource: str, worth: int) -> None:
    others = dict.fromkeys({"wood", "clay", "reed", "stone"} - {resource}, 5)
    game = scenario(farm(others, improvements=[name]), farm(), round_number=4, phase=FEEDING)
    assert me(game).begging == 4  # there was nothing to choose


@a_craft
def test_it_is_of_no_use_outside_of_the_feeding_phase(name: str, resource: str, worth: int) -> None:
    game = scenario(farm({resource: 3}, improvements=[name]), farm())
    assert not any(text.startswith("use") for text in texts(game))
    with pytest.raises(IllegalMoveError):
        play(game, f"use {name}")


@a_craft
def test_it_can_be_used_again_in_the_next_harvest(name: str, resource: str, worth: int) -> None:
    mine = farm({resource: 3}, improvements=[name])
    game = feeding(mine)
    play(game, f"use {name}")
    again = scenario(at_rest(game, 0), farm({"food": 4}), round_number=7, phase=FIELD)
    play(again, f"use {name}")
    assert goods(again) == {resource: 1}


def test_all_three_can_be_used_in_one_harvest() -> None:
    names = [name for name, _, _ in CRAFTS]
    game = feeding(farm({"wood": 1, "clay": 1, "reed": 1}, improvements=names))
    assert texts(game) == {"feed", *(f"use {name}" for name in names)}
    play(game, "use joinery")
    assert texts(game) == {"feed", "use pottery", "use basketmakers-workshop"}
    play(game, "use basketmakers-workshop", "use pottery")
    assert food(game) == 2 + 3 + 2 - 4


# Bonus points


BONUSES = {
    "joinery": ("wood", [0, 0, 0, 1, 1, 2, 2, 3, 3]),
    "pottery": ("clay", [0, 0, 0, 1, 1, 2, 2, 3, 3]),
    "basketmakers-workshop": ("reed", [0, 0, 1, 1, 2, 3, 3, 3, 3]),
}


@pytest.mark.parametrize("name", BONUSES)
def test_resources_left_are_worth_bonus_points(name: str) -> None:
    resource, points = BONUSES[name]
    for count, bonus in enumerate(points):
        game = scenario(farm({resource: count}, improvements=[name]), farm({resource: count}))
        assert lines(game)["bonus"] == bonus
        assert lines(game, 1)["bonus"] == 0  # only with the craft building
        assert goods(game).get(resource, 0) == count
    assert lines(scenario(farm({resource: 40}, improvements=[name]), farm()))["bonus"] == 3


def test_no_bonus_for_other_resources() -> None:
    game = scenario(farm({"clay": 9, "reed": 9, "stone": 9, "food": 9}, improvements=["joinery"]), farm())
    assert lines(game)["bonus"] == 0


def test_bonuses_of_several_craft_buildings_add_up() -> None:
    mine = farm({"wood": 5, "clay": 3, "reed": 5}, improvements=list(BONUSES))
    assert lines(scenario(mine, farm()))["bonus"] == 2 + 1 + 3


@pytest.mark.parametrize("name", [name for name in FACTS if name not in BONUSES])
def test_other_improvements_have_no_bonus(name: str) -> None:
    assert lines(scenario(farm({**RICH, "grain": 9}, improvements=[name]), farm()))["bonus"] == 0
