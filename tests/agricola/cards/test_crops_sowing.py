"""Cards that have to do with sowing, fields and baking bread, card by card."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus, can, harvest, playing
from agricola.scenario import (
    all_texts,
    any_time,
    beds,
    farm,
    fields,
    goods,
    happened,
    lines,
    play,
    played,
    scenario,
    spaces,
    stables,
    texts,
    use,
)
from allmende.agricola.record import events
from allmende.agricola.rules.earlier_amendments import OTHER_USES

# Sowing


def test_seed_pellets_give_the_grain_that_is_sown() -> None:
    mine = farm(fields=["B1"], played=["seed-pellets"])
    assert "grain-utilization" in spaces(scenario(mine, farm()))
    game = use("grain-utilization", farm(fields=["B1"], played=["seed-pellets"]))
    assert (fields(game), goods(game), game.to_act) == ({"B1": "grain 3"}, {}, [1])


def test_seed_pellets_come_before_vegetables_are_sown_and_once() -> None:
    mine = farm({"vegetable": 1}, fields=["B1", "B2", "B3"], played=["seed-pellets"])
    game = use("grain-utilization", mine)
    assert texts(game) == {"sow grain", "sow vegetable"}
    play(game, "sow vegetable")
    assert goods(game) == {"grain": 1}
    play(game, "sow grain")
    assert (goods(game), fields(game)["B3"], game.to_act) == ({}, "", [1])


def test_seed_pellets_need_three_fields() -> None:
    assert not can("seed-pellets", farm(fields=["B1", "B2"]))
    assert can("seed-pellets", farm(fields=["B1", "B2", "B3"]))
    assert can("seed-pellets", farm(fields=["B1", "B2"], played=["beanfield"]))


def test_seed_pellets_do_not_come_before_chief_forester() -> None:
    mine = farm(fields=["B1", "B2"], played=["seed-pellets", "chief-forester"])
    assert goods(use("forest", mine)) == {"wood": 3}
    game = use("forest", farm({"grain": 2}, fields=["B1", "B2"], played=["seed-pellets", "chief-forester"]))
    play(game, "sow grain")
    assert (goods(game), fields(game), game.to_act) == ({"wood": 3, "grain": 1}, {"B1": "grain 3", "B2": ""}, [1])


def test_chief_forester_may_leave_it_and_sows_vegetables_too() -> None:
    game = use("forest", farm({"grain": 1, "vegetable": 1}, fields=["B1", "B2"], played=["chief-forester"]))
    assert texts(game) == {"sow grain", "sow vegetable", "done"}
    play(game, "sow vegetable")
    assert (fields(game), game.to_act) == ({"B1": "vegetable 2", "B2": ""}, [1])
    game = use("forest", farm({"grain": 1}, fields=["B1"], played=["chief-forester"]))
    play(game, "done")
    assert (fields(game), game.to_act) == ({"B1": ""}, [1])


def test_chief_forester_is_for_wood_only() -> None:
    game = use("clay-pit", farm({"grain": 1}, fields=["B1"], played=["chief-forester"]))
    assert fields(game) == {"B1": ""}


@pytest.mark.parametrize("sown", ["grain", "vegetable"])
def test_garden_hoe_gives_clay_and_stone_for_sowing_vegetables(sown: str) -> None:
    game = use("grain-utilization", farm({sown: 1}, fields=["B1"], played=["garden-hoe"]))
    assert goods(game) == ({"clay": 1, "stone": 1} if sown == "vegetable" else {})


def test_garden_hoe_gives_them_once_for_several_fields() -> None:
    game = use(
        "grain-utilization", farm({"grain": 1, "vegetable": 2}, fields=["B1", "B2", "B3"], played=["garden-hoe"])
    )
    play(game, "sow vegetable", "sow vegetable", "done")
    assert goods(game) == {"grain": 1, "clay": 1, "stone": 1}


def test_garden_hoe_does_not_count_a_single_field_of_chief_forester() -> None:
    game = use("forest", farm({"vegetable": 1}, fields=["B1"], played=["garden-hoe", "chief-forester"]))
    play(game, "sow vegetable")
    assert goods(game) == {"wood": 3}


@pytest.mark.parametrize(("standing", "food"), [("", 0), ("C1", 1), ("C1 D1 E1", 3)])
def test_tumbrel_gives_food_for_each_stable(standing: str, food: int) -> None:
    mine = farm({"grain": 2}, fields=["B1", "B2"], stables=standing, pastures=["D1"], played=["tumbrel"])
    game = use("grain-utilization", mine)
    play(game, "done")  # once one field has been sown, which was all that could be done
    assert goods(game) == {name: count for name, count in (("grain", 1), ("food", food)) if count}


def test_tumbrel_gives_two_food_when_it_is_played() -> None:
    assert goods(playing("tumbrel", farm({"wood": 1}, stables="C1"))) == {"food": 2}


def test_tumbrel_gives_nothing_if_nothing_is_sown() -> None:
    game = use("grain-utilization", farm({"grain": 1}, stables="C1", improvements=["fireplace-2"], played=["tumbrel"]))
    assert goods(game) == {"food": 2}


def test_agricultural_fertilizers_let_one_sow_after_two_rooms() -> None:
    things = {"wood": 12, "reed": 4, "grain": 1}
    game = use("farm-expansion", farm(things, fields=["E1"], played=["agricultural-fertilizers"]))
    play(game, "room b2", "room b3")
    assert "sow grain" in texts(game)
    play(game, "sow grain")
    assert fields(game) == {"E1": "grain 3"}


def test_agricultural_fertilizers_do_not_add_up_rooms_and_stables() -> None:
    things = {"wood": 9, "reed": 2, "grain": 1}
    game = use("farm-expansion", farm(things, fields=["E1"], played=["agricultural-fertilizers"]))
    play(game, "room b2", "stable c1", "done")
    assert (fields(game), stables(game), game.to_act) == ({"E1": ""}, {"C1"}, [1])
    game = use("farm-expansion", farm(things, fields=["E1"], played=["agricultural-fertilizers"]))
    play(game, "stable b1", "stable c1", "done")
    assert "sow grain" in texts(game)


def test_agricultural_fertilizers_count_spaces_of_pastures_that_were_unused() -> None:
    mine = farm({"wood": 8, "grain": 1}, fields=["A1"], stables="D1", played=["agricultural-fertilizers"])
    game = use("fencing", mine)
    play(game, "fence d1 e1", "done")
    assert (fields(game), game.to_act) == ({"A1": ""}, [1])
    game = use("fencing", farm({"wood": 8, "grain": 1}, fields=["A1"], played=["agricultural-fertilizers"]))
    play(game, "fence d1 e1", "done")
    assert "sow grain" in texts(game)
    play(game, "done")
    assert game.to_act == [1]


def test_agricultural_fertilizers_need_a_pasture() -> None:
    assert not can("agricultural-fertilizers", farm())
    assert can("agricultural-fertilizers", farm(pastures=["E1"]))


def test_agricultural_fertilizers_are_a_sow_action_for_any_number_of_fields() -> None:
    mine = farm(
        {"wood": 4, "vegetable": 1},
        fields=["E1", "E2"],
        played=["agricultural-fertilizers", "seed-pellets", "garden-hoe", "tumbrel"],
    )
    game = use("farm-expansion", mine)
    play(game, "stable b1", "stable c1", "sow vegetable", "sow grain")
    assert goods(game) == {"clay": 1, "stone": 1, "food": 2}


# Crops that come onto fields


@pytest.mark.parametrize("space", ["western-quarry", "eastern-quarry"])
def test_calcium_fertilizers_add_to_planted_fields(space: str) -> None:
    grown = ["B1 grain 3", "B2 vegetable 1", "B3", "C1 grain 2 over vegetable", "beanfield vegetable 2"]
    game = use(space, farm(fields=grown, played=["calcium-fertilizers", "beanfield"]), round_number=11)
    assert fields(game) == {
        "B1": "grain 4",
        "B2": "vegetable 2",
        "B3": "",
        "C1": "grain 2 over vegetable",
    }
    assert beds(game) == {"beanfield": "vegetable 3"}
    assert len(goods(game)) == 1


def test_calcium_fertilizers_tell_what_they_add() -> None:
    game = scenario(farm(fields=["B1 grain 3"], played=["calcium-fertilizers"]), farm(), round_number=7)
    told = happened(play(game, "place western-quarry"), events.CropAdded)
    assert [(event.resource, event.place) for event in told if isinstance(event, events.CropAdded)] == [("grain", "B1")]


def test_calcium_fertilizers_are_for_quarries_and_need_a_farm_without_field_tiles() -> None:
    game = use("clay-pit", farm(fields=["B1 grain 3"], played=["calcium-fertilizers"]))
    assert fields(game) == {"B1": "grain 3"}
    assert can("calcium-fertilizers", farm(played=["beanfield"]))
    assert not can("calcium-fertilizers", farm(fields=["B1"]))


def test_heresy_teacher_puts_vegetables_below_grain() -> None:
    grown = ["B1 grain 3", "B2 grain 2", "B3 vegetable 2", "C1", "C2 grain 4 over vegetable", "C3 grain 5"]
    game = use("lessons", farm({"food": 1}, fields=grown, played=["heresy-teacher"], hand=["priest"]))
    assert fields(game) == {
        "B1": "grain 3 over vegetable",
        "B2": "grain 2",
        "B3": "vegetable 2",
        "C1": "",
        "C2": "grain 4 over vegetable",
        "C3": "grain 5 over vegetable",
    }
    found = lines(game)
    assert (found["grain"], found["vegetables"]) == (4, 4)


def test_heresy_teacher_does_not_react_to_the_lessons_on_which_it_is_played() -> None:
    mine = farm({"food": 2}, fields=["B1 grain 3"], hand=["heresy-teacher", "priest"])
    game = scenario(mine, farm(people=1), farm(people=1))
    play(game, "place lessons", "play heresy-teacher")
    assert (fields(game), game.to_act) == ({"B1": "grain 3"}, [1])
    play(game, "place forest", "place clay-pit", "place more-lessons")
    assert fields(game) == {"B1": "grain 3 over vegetable"}


def test_in_games_of_old_a_heresy_teacher_reacts_to_its_own_play() -> None:
    game = scenario(farm(fields=["B1 grain 3"], hand=["heresy-teacher"]), farm(), amendments=OTHER_USES - 1)
    play(game, "place lessons")
    assert fields(game) == {"B1": "grain 3 over vegetable"}


def test_heresy_teacher_vegetable_is_harvested_once_the_grain_is_gone() -> None:
    mine = farm({"food": 4}, fields=["B1 grain 2 over vegetable"])
    game = harvest(mine)
    assert (goods(game), fields(game)) == ({"grain": 1}, {"B1": "grain 1 over vegetable"})
    game = harvest(farm({"food": 4}, fields=["B1 grain 1 over vegetable"]))
    assert (goods(game), fields(game)) == ({"grain": 1}, {"B1": "vegetable 1"})
    game = harvest(farm({"food": 4}, fields=["B1 vegetable 1"]))
    assert (goods(game), fields(game)) == ({"vegetable": 1}, {"B1": ""})


def test_heresy_teacher_field_grows_both_crops_for_other_cards() -> None:
    both = ["B1 grain 1 over vegetable", "B2 grain 1"]
    assert can("sleeping-corner", farm({"wood": 1}, fields=both))
    game = use("lessons", farm({"food": 9}, fields=["B1 grain 3"], hand=["conservator"], played=["heresy-teacher"]))
    assert fields(game) == {"B1": "grain 3 over vegetable"}
    game = use(
        "more-lessons",
        farm({"food": 9}, fields=["B1 grain 3"], hand=["priest"], played=["heresy-teacher"]),
        farm(),
        farm(),
    )
    assert fields(game) == {"B1": "grain 3 over vegetable"}


def test_heresy_teacher_grain_moves_before_the_vegetable() -> None:
    mine = farm(fields=["B1 grain 1 over vegetable", "B2"], played=["clearing-spade"])
    game = scenario(mine, farm())
    play(game, "use card clearing-spade")
    assert fields(game) == {"B1": "vegetable 1", "B2": "grain 1"}


# Fields


@pytest.mark.parametrize(
    ("move", "left"), [("take grain", {"grain": 1, "food": 2}), ("take vegetable", {"vegetable": 1})]
)
def test_patch_caregiver_sells_a_crop(move: str, left: dict[str, int]) -> None:
    game = use("lessons", farm({"food": 3}, hand=["patch-caregiver"]))
    assert texts(game) == {"take grain", "take vegetable", "done"}
    play(game, move)
    assert (goods(game), beds(game)) == (left, {"patch-caregiver": ""})


def test_patch_caregiver_may_sell_nothing() -> None:
    game = use("lessons", farm({"food": 2}, hand=["patch-caregiver"]))
    assert texts(game) == {"take grain", "done"}
    play(game, "done")
    assert goods(game) == {"food": 2}


@pytest.mark.parametrize("card", ["patch-caregiver", "field-caretaker"])
@pytest.mark.parametrize(("crop", "grows"), [("grain", "grain 3"), ("vegetable", "vegetable 2")])
def test_patch_caregiver_and_field_caretaker_are_fields_for_any_crop(card: str, crop: str, grows: str) -> None:
    game = use("grain-utilization", farm({crop: 1}, fields=["B1"], played=[card]))
    assert (beds(game), fields(game)) == ({card: grows}, {"B1": ""})
    grown = farm({"food": 4}, fields=[f"{card} {grows}"], played=[card])
    assert goods(harvest(grown)) == {crop: 1}
    assert lines(scenario(farm(fields=[f"{card} {grows}"], played=[card]), farm()))["fields"] == -1


def test_patch_caregiver_leaves_vegetables_to_the_beanfield() -> None:
    mine = farm({"grain": 1, "vegetable": 1}, played=["patch-caregiver", "beanfield"])
    game = use("grain-utilization", mine)
    play(game, "sow vegetable", "sow grain")
    assert beds(game) == {"patch-caregiver": "grain 3", "beanfield": "vegetable 2"}


@pytest.mark.parametrize(("clay", "grain"), [(0, 1), (1, 2), (3, 3)])
def test_field_caretaker_exchanges_clay_for_grain(clay: int, grain: int) -> None:
    game = use("lessons", farm({"clay": 3}, hand=["field-caretaker"]), farm(), farm())
    assert texts(game) == {"choose 1", "choose 2", "choose 3", "done"}
    play(game, f"choose {grain}")
    assert goods(game) == {name: count for name, count in (("clay", 3 - clay), ("grain", grain)) if count}


def test_field_caretaker_exchanges_what_there_is() -> None:
    game = use("lessons", farm({"clay": 2}, hand=["field-caretaker"]), farm(), farm())
    assert texts(game) == {"choose 1", "choose 2", "done"}
    assert played(game) == ["field-caretaker"]


def test_barrow_pusher_gives_clay_and_food_for_each_field_tile() -> None:
    game = use("farmland", farm(played=["barrow-pusher"]))
    play(game, "plow b1")
    assert goods(game) == {"clay": 1, "food": 1}
    game = use("farmland", farm(played=["barrow-pusher", "moldboard-plow"]))
    play(game, "plow b1", "plow b2")
    assert goods(game) == {"clay": 2, "food": 2}


def test_barrow_pusher_gives_nothing_for_the_fields_of_others_or_on_cards() -> None:
    game = use("farmland", farm(), farm(played=["barrow-pusher"]))
    play(game, "plow b1")
    assert goods(game, 1) == {}
    game = use("lessons", farm({"food": 1}, hand=["patch-caregiver"], played=["barrow-pusher"]))
    assert goods(game) == {}


# Baking bread


def test_baking_sheet_exchanges_a_grain_for_food_and_a_point() -> None:
    mine = farm({"grain": 2}, improvements=["clay-oven"], played=["baking-sheet"])
    game = use("grain-utilization", mine)
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), bonus(game)) == ({"food": 7}, 1)


def test_baking_sheet_may_be_left_and_needs_a_grain_and_bread() -> None:
    game = use("grain-utilization", farm({"grain": 2}, improvements=["clay-oven"], played=["baking-sheet"]))
    play(game, "done")
    assert (goods(game), bonus(game)) == ({"grain": 1, "food": 5}, 0)
    game = use("grain-utilization", farm({"grain": 1}, improvements=["clay-oven"], played=["baking-sheet"]))
    assert game.to_act == [1]
    assert "grain-utilization" not in spaces(scenario(farm({"grain": 2}, played=["baking-sheet"]), farm()))


def test_baking_sheet_is_played_without_grain_fields() -> None:
    assert can("baking-sheet", farm(fields=["B1 vegetable 2", "B2"]))
    assert not can("baking-sheet", farm(fields=["B1 grain 1"]))
    assert not can("baking-sheet", farm(fields=["B1 grain 1 over vegetable"]))


def test_hand_truck_gives_grain_for_people_on_accumulation_spaces() -> None:
    mine = farm(people=4, improvements=["fireplace-2"], played=["hand-truck"])
    game = scenario(mine, farm(), occupied={"forest": 0, "clay-pit": 0, "day-laborer": 0, "fishing": 1})
    play(game, "place grain-utilization", "done")
    assert goods(game) == {"grain": 1, "food": 2}


def test_hand_truck_gives_the_only_grain_and_nothing_without_people_there() -> None:
    mine = farm(people=2, improvements=["clay-oven"], played=["hand-truck"])
    game = scenario(mine, farm(), occupied={"forest": 0})
    play(game, "place grain-utilization")
    assert goods(game) == {"food": 5}
    alone = farm(improvements=["clay-oven"], played=["hand-truck"])
    assert "grain-utilization" not in spaces(scenario(alone, farm()))


def test_freshman_plays_an_occupation_instead_of_baking() -> None:
    mine = farm(hand=["conservator", "priest"], played=["freshman", "hedge-keeper"])
    game = use("grain-utilization", mine)
    assert texts(game) == {"play conservator", "play priest"}
    play(game, "play conservator")
    assert (played(game)[-1], goods(game), game.to_act) == ("conservator", {}, [1])


def test_freshman_may_bake_or_sow_beside_it() -> None:
    things = {"grain": 2}
    mine = farm(things, fields=["B1"], improvements=["fireplace-2"], hand=["priest"], played=["freshman"])
    game = use("grain-utilization", mine.copy())
    play(game, "bake fireplace")
    assert "play priest" not in texts(game)  # which would be instead of it
    game = use("grain-utilization", mine.copy())
    play(game, "play priest")
    assert texts(game) == {"sow grain", "done"}
    play(game, "sow grain")
    assert goods(game) == {"grain": 1}
    assert game.to_act == [1]


def test_what_is_played_on_a_space_instead_of_baking_does_not_react_to_that_use_of_it() -> None:
    for amendments, given in ((None, {}), (OTHER_USES - 1, {"clay": 2, "wood": 1})):
        game = scenario(farm(hand=["pan-baker"], played=["freshman"]), farm(), amendments=amendments)
        play(game, "place grain-utilization")
        assert (played(game), goods(game)) == (["freshman", "pan-baker"], given)


def test_freshman_needs_an_occupation_in_hand() -> None:
    assert "grain-utilization" not in spaces(scenario(farm(hand=["loom"], played=["freshman"]), farm()))


def test_freshman_plays_an_occupation_when_an_oven_is_built_but_only_once_per_turn() -> None:
    mine = farm({"clay": 3, "stone": 1}, hand=["priest", "conservator"], played=["freshman", "bread-paddle"])
    game = use("major-improvement", mine, round_number=4)
    play(game, "build clay-oven")
    assert texts(game) == {"play priest", "play conservator", "done"}
    play(game, "play conservator")
    assert game.to_act == [1]  # Bread Paddle lets one bake, but that was all for this turn
    assert "conservator" in played(game)


def test_freshman_can_be_used_again_in_the_next_turn() -> None:
    mine = farm({"clay": 3, "stone": 1}, hand=["priest", "conservator"], played=["freshman"])
    game = use("major-improvement", mine, round_number=4)
    play(game, "build clay-oven", "play conservator", "place day-laborer", "place grain-utilization")
    assert played(game) == ["freshman", "conservator", "priest"]


# Lessons


def test_tasting_turns_a_grain_into_four_food_before_the_cost_is_paid() -> None:
    mine = farm({"grain": 1}, hand=["priest", "conservator"], played=["hedge-keeper", "tasting"])
    assert "lessons" in spaces(scenario(mine.copy(), farm()))
    game = use("lessons", mine)
    play(game, "play conservator")
    assert goods(game) == {"food": 3}


def test_tasting_may_be_left_and_works_for_a_free_occupation() -> None:
    game = use("lessons", farm({"grain": 1, "food": 1}, hand=["conservator"], played=["hedge-keeper", "tasting"]))
    assert texts(game) == {"choose 1", "choose 2"}
    play(game, "choose 1")
    assert goods(game) == {"grain": 1}
    game = use("lessons", farm({"grain": 1}, hand=["conservator"], played=["tasting"]))
    play(game, "choose 2")
    assert goods(game) == {"food": 4}


def test_tasting_is_for_lessons_spaces_only() -> None:
    mine = farm({"grain": 1}, house="stone", hand=["conservator"], played=["scholar", "tasting"])
    assert "lessons" in spaces(scenario(mine.copy(), farm()))
    assert "use card tasting" not in any_time(scenario(mine.copy(), farm()))
    game = use("grain-utilization", farm({"grain": 1}, hand=["conservator"], played=["freshman", "tasting"]))
    assert (goods(game), game.to_act) == ({"grain": 1}, [1])
    assert "play conservator" not in all_texts(game, 1)


def test_tasting_is_for_the_second_lessons_space_too() -> None:
    mine = farm({"grain": 1}, hand=["conservator"], played=["tasting"])
    game = use("more-lessons", mine, farm(), farm())
    assert goods(game) == {"food": 2}


def test_seed_pellets_and_publican_come_before_the_same_action() -> None:
    sower = farm(fields=["B1", "B2"], played=["seed-pellets", "tumbrel"], stables="E1")
    game = use("grain-utilization", sower, farm({"grain": 1}, played=["publican"]), farm())
    assert game.to_act == [1]  # the pellets have given their grain, and nothing has been sown yet
    assert (goods(game, 0), fields(game)) == ({"grain": 1}, {"B1": "", "B2": ""})
    play(game, "choose 1")
    assert (bonus(game, 1), fields(game)) == (1, {"B1": "grain 3", "B2": ""})
    play(game, "sow grain")
    assert (fields(game)["B2"], goods(game)) == ("grain 3", {"food": 1})
