"""Occupations of deck D that bring people home, let them wait, or give things back; and what is built in odd ways."""

from __future__ import annotations

import pytest

from agricola.cards.phases import all_placed, coming_home
from agricola.cards.positions import bonus, harvest
from agricola.scenario import (
    any_time,
    farm,
    food,
    goods,
    lines,
    me,
    play,
    rooms,
    scenario,
    sites,
    spaces,
    stables,
    texts,
    use,
)
from allmende.agricola.rules.phases import SCORING


def test_master_builder_adds_a_room_for_free_once_in_the_game() -> None:
    large = "A1 A2 A3 B1 B2"
    game = scenario(farm(rooms=large, played=["master-builder"]), farm())
    play(game, "use card master-builder", "room b3")
    assert len(rooms(game)) == 6
    assert "use card master-builder" not in any_time(game)
    game = scenario(farm(rooms="A1 A2 A3 B1", played=["master-builder"]), farm())
    assert "use card master-builder" not in any_time(game)


def test_child_ombudsman_grows_the_family_at_the_end_of_an_action_for_two_points() -> None:
    mine = farm(rooms="A1 A2 A3", played=["child-ombudsman"])
    game = use("forest", mine, round_number=5)
    assert texts(game) == {"grow family", "done"}
    play(game, "grow family")
    assert (me(game).people, bonus(game)) == (3, -2)


def test_child_ombudsman_waits_for_round_five_and_needs_room() -> None:
    assert use("forest", farm(rooms="A1 A2 A3", played=["child-ombudsman"]), round_number=4).to_act == [1]
    assert use("forest", farm(played=["child-ombudsman"]), round_number=5).to_act == [1]


def test_sheep_inspector_has_another_person_go_home_once_in_a_round() -> None:
    mine = farm({"sheep": 1, "food": 2}, people=3, played=["sheep-inspector"])
    game = scenario(mine, farm(), occupied={"fishing": 0})
    play(game, "place forest", "choose 1")
    assert goods(game) == {"wood": 3}
    assert me(game).home == 2
    play(game, "place day-laborer")
    assert "fishing" in spaces(game)


def test_sheep_inspector_leaves_a_person_on_the_meeting_place() -> None:
    mine = farm({"sheep": 1, "food": 2}, people=3, played=["sheep-inspector"])
    game = scenario(mine, farm(), occupied={"meeting-place": 0})
    play(game, "place forest")
    assert game.to_act == [1]


def test_henpecked_husband_returns_the_first_person_when_the_second_builds_rooms() -> None:
    mine = farm({"wood": 5, "reed": 2}, people=3, played=["henpecked-husband"])
    game = scenario(mine, farm(), occupied={"forest": 0})
    play(game, "place farm-expansion", "room b3")
    assert me(game).home == 2
    play(game, "place day-laborer")
    assert "forest" in spaces(game)


def test_henpecked_husband_is_about_the_second_person_alone() -> None:
    mine = farm({"wood": 5, "reed": 2}, people=3, played=["henpecked-husband"])
    game = scenario(mine, farm())
    play(game, "place farm-expansion", "room b3")
    assert me(game).home == 2, "of three, one has been placed"
    mine = farm({"wood": 5, "reed": 2}, people=3, played=["henpecked-husband"])
    game = scenario(mine, farm(), occupied={"meeting-place": 0})
    play(game, "place farm-expansion", "room b3")
    assert me(game).home == 1


def test_henpecked_husband_counts_people_that_have_gone_home() -> None:
    mine = farm({"wood": 10, "reed": 4}, people=4, played=["henpecked-husband"])
    game = scenario(mine, farm(), occupied={"forest": 0})
    play(game, "place farm-expansion", "room b3", "done", "done")
    assert me(game).home == 3
    play(game, "place day-laborer", "place forest")
    assert me(game).home == 2, "that was the third person"


def test_godly_spouse_returns_the_first_person_when_the_second_has_a_child() -> None:
    mine = farm(played=["godly-spouse"])
    game = scenario(mine, farm(), farm(), farm(), round_number=13, occupied={"forest": 0})
    play(game, "place urgent-wish-for-children")
    assert (me(game).people, me(game).home) == (3, 1)


def test_earthenware_potter_sells_points_for_clay_after_the_last_harvest() -> None:
    has = {"clay": 3, "food": 4}
    game = harvest(farm(has, played=["earthenware-potter"], marks={"earthenware-potter": 4}), round_number=14)
    assert texts(game) == {"choose 1", "choose 2", "done"}
    play(game, "choose 2")
    assert (goods(game), bonus(game)) == ({"clay": 1}, 2)
    game = harvest(farm(has, played=["earthenware-potter"], marks={"earthenware-potter": 5}), round_number=14)
    assert goods(game) == {"clay": 3}
    game = harvest(farm(has, played=["earthenware-potter"], marks={"earthenware-potter": 4}), round_number=13)
    assert goods(game) == {"clay": 3}


def test_sample_stable_maker_gives_goods_and_an_improvement_for_a_stable() -> None:
    mine = farm(stables="C1 C2", hand=["market-stall"], played=["sample-stable-maker"])
    game = coming_home(mine)
    assert texts(game) == {"choose 1", "choose 2", "done"}
    play(game, "choose 2", "play market-stall")
    assert (stables(game), goods(game)) == ({"C1"}, {"wood": 1, "food": 1, "vegetable": 1})
    assert me(game).stables_left == 3


def test_sample_stable_maker_needs_a_stable() -> None:
    assert texts(coming_home(farm(played=["sample-stable-maker"]))) >= {"place forest"}


def test_field_cultivator_gives_the_next_good_for_each_field_tile() -> None:
    mine = farm({"food": 4}, fields=["B1 grain 3", "C1 vegetable 1", "D1"], played=["field-cultivator"])
    assert goods(harvest(mine)) == {"grain": 1, "vegetable": 1, "wood": 1, "clay": 1}
    mine = farm({"food": 4}, fields=["B1 grain 1"], played=["field-cultivator"], marks={"field-cultivator": 7})
    assert goods(harvest(mine)) == {"grain": 1}


def test_field_cultivator_is_not_about_cards_that_are_fields() -> None:
    mine = farm({"food": 4}, fields=["beanfield vegetable 1"], played=["beanfield", "field-cultivator"])
    assert goods(harvest(mine)) == {"vegetable": 1}


def test_building_tycoon_builds_a_room_beside_another_player() -> None:
    tycoon = farm({"food": 1, "wood": 5, "reed": 2}, played=["building-tycoon"])
    game = use("farm-expansion", farm({"wood": 5, "reed": 2}), tycoon)
    play(game, "room b3")
    play(game, "room b2")
    assert (rooms(game, 1), goods(game, 1), food(game)) == ({"A2", "A3", "B2"}, {}, 1)


@pytest.mark.parametrize("has", [{"wood": 5, "reed": 2}, {"food": 1, "wood": 4, "reed": 2}])
def test_building_tycoon_needs_the_food_and_the_materials(has: dict[str, int]) -> None:
    game = use("farm-expansion", farm({"wood": 5, "reed": 2}), farm(has, played=["building-tycoon"]))
    play(game, "room b3")
    assert rooms(game, 1) == {"A2", "A3"}
    assert not sites(game, "room")


def test_lumber_virtuoso_discards_down_to_five_wood_to_build() -> None:
    mine = farm({"wood": 8, "reed": 2, "food": 4}, played=["lumber-virtuoso"])
    game = harvest(mine)
    play(game, "use card lumber-virtuoso")
    assert me(game).goods["wood"] == 5
    play(game, "room b3")
    assert rooms(game) == {"A2", "A3", "B3"}


def test_lumber_virtuoso_needs_five_wood_and_builds_no_clay_rooms() -> None:
    game = harvest(farm({"wood": 4, "food": 3}, played=["lumber-virtuoso"]))
    assert "use card lumber-virtuoso" not in any_time(game)
    mine = farm({"wood": 5, "clay": 5, "reed": 2, "food": 3}, house="clay", played=["lumber-virtuoso"])
    game = harvest(mine)
    play(game, "use card lumber-virtuoso")
    assert sites(game, "stable")
    assert not sites(game, "room")


def test_craftsmanship_promoter_builds_a_major_improvement_with_a_minor_action() -> None:
    mine = farm({"wood": 2, "stone": 2, "clay": 5}, hand=[], played=["craftsmanship-promoter"])
    game = use("meeting-place", mine)
    assert texts(game) == {"build joinery", "build pottery", "build clay-oven", "done"}
    play(game, "build pottery")
    assert (me(game).improvements, goods(game)) == (["pottery"], {"wood": 2, "clay": 3})


def test_craftsmanship_promoter_is_not_about_the_top_row() -> None:
    game = use("meeting-place", farm({"clay": 5}, played=["craftsmanship-promoter"]))
    assert game.to_act == [1]


def test_hide_farmer_pays_food_for_unused_spaces() -> None:
    game = scenario(farm({"food": 2}, played=["hide-farmer"]), farm(), phase=SCORING, round_number=14)
    before = sum(lines(game).values())
    play(game, "choose 2")
    assert (goods(game), bonus(game)) == ({}, 2)
    assert sum(lines(game).values()) == before + 2


def test_oyster_eater_gets_a_point_and_leaves_out_a_turn() -> None:
    game = scenario(farm(), farm(played=["oyster-eater"]))
    play(game, "place fishing")
    assert (bonus(game, 1), game.to_act) == (1, [0])
    play(game, "place forest")
    assert game.to_act == [1]
    play(game, "place day-laborer")
    assert game.to_act == [1], "the first player has placed everybody"


def test_oyster_eater_is_not_stopped_in_the_next_round() -> None:
    game = all_placed(farm(played=["oyster-eater"]), farm(), occupied={"forest": 0})
    assert game.to_act == [0]
