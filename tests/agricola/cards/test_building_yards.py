"""Cards about what lies on unused spaces, stables on round spaces, and pastures with costs of their own."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, bonus, can, new_round, playing
from agricola.cards.test_building import learning
from agricola.scenario import (
    farm,
    fields,
    goods,
    lines,
    me,
    pastures,
    places,
    play,
    promised,
    rooms,
    scenario,
    sites,
    spaces,
    stables,
    stand,
    texts,
    use,
)
from allmende.agricola.rules.amendments import BENCH_REMEMBERS, LAST_SPACES_TOGETHER
from allmende.agricola.rules.player import Player
from allmende.core import Game

SMALL = "B1 C1 D1 E1 B2 C2"
"""Fields that leave seven spaces unused."""


def lying(game: Game) -> set[str]:
    """The farmyard spaces on which clay lies."""
    return {space.name for space in me(game).farm if space.lies == "clay"}


def fenced(game: Game) -> set[str]:
    """The pastures that can be fenced."""
    return {text.removeprefix("fence ").upper() for text in texts(game) if text.startswith("fence ")}


# Potter's Yard


def test_potters_yard_lays_clay_on_the_unused_spaces() -> None:
    game = playing("potters-yard", farm({"wood": 1, "reed": 1}, fields=SMALL.split()))
    assert lying(game) == {"A1", "D2", "E2", "B3", "C3", "D3", "E3"}
    assert goods(game) == {}
    assert can("potters-yard", farm({"wood": 1, "reed": 1}, fields=SMALL.split()))
    assert not can("potters-yard", farm({"wood": 1, "reed": 1}, fields=SMALL.split()[:-1]))


def test_potters_yard_gives_the_clay_of_a_space_that_is_used_and_exchanges_it() -> None:
    game = use("farmland", yard(fields=SMALL.split(), marks=places("A1 E2")))
    assert lying(game) == {"A1", "E2"}
    play(game, "plow e2")
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), lying(game), game.to_act) == ({"food": 2}, {"A1"}, [1])


def yard(fields: list[str], marks: int, wood: int = 0) -> Player:
    """A farm on which clay lies."""
    return farm({"wood": wood}, fields=fields, played=["potters-yard"], marks={"potters-yard": marks})


def test_potters_yard_lets_one_keep_any_number_of_the_clay() -> None:
    game = use("fencing", yard([], places("D1 E1 E2"), wood=6), round_number=3)
    play(game, "fence d1 e1")
    assert goods(game) == {"clay": 2}
    play(game, "choose 1", "done")
    assert goods(game) == {"clay": 1, "food": 2}
    assert lying(game) == {"E2"}


def test_potters_yard_exchanges_only_what_has_just_come() -> None:
    game = use("farmland", yard(SMALL.split(), places("A1")), round_number=3)
    stand(game).seats[0].goods[1] = 3
    play(game, "plow a1")
    play(game, "choose 1")
    assert (goods(game), game.to_act) == ({"clay": 3, "food": 2}, [1])
    game = use("farmland", yard(SMALL.split(), places("A1")))
    play(game, "plow d2")  # on which none lies
    assert (goods(game), game.to_act) == ({}, [1])


# Stables on round spaces


def test_stable_planner_lays_stables_of_the_supply() -> None:
    game = learning("stable-planner", farm(stables="B1 B2"), round_number=2)
    assert texts(game) == {"choose 1", "choose 2", "choose 3", "done"}
    play(game, "choose 1", "choose 3")
    assert (promised(game), me(game).stables_left, game.to_act) == ({5: {"stable": 1}, 11: {"stable": 1}}, 0, [1])


def test_stable_planner_can_leave_spaces_out_but_not_go_beyond_the_last_round() -> None:
    game = learning("stable-planner", farm(), round_number=6)
    assert texts(game) == {"choose 1", "choose 2", "done"}
    play(game, "choose 2")
    assert promised(game) == {12: {"stable": 1}}
    game = learning("stable-planner", farm(stables="B1 B2 B3 C1"))
    assert (promised(game), game.to_act) == ({}, [1])


def planned(**more: str) -> Game:
    """A round has begun on whose space a stable lies."""
    mine = farm(played=["stable-planner"], promised={5: {"stable": 1}}, **more)
    mine.stables_away = 1
    return new_round(mine, 5)


def test_stable_planner_builds_the_stable_when_its_round_begins() -> None:
    game = planned(stables="B1 B2 B3")
    assert me(game).stables_left == 0
    assert "C1" in sites(game, "stable")
    play(game, "stable c1")
    assert (stables(game), me(game).stables_left, promised(game)) == ({"B1", "B2", "B3", "C1"}, 0, {})


def test_stable_planner_gives_the_stable_back_if_it_is_not_built() -> None:
    game = planned(stables="B1 B2 B3")
    play(game, "done")
    assert (stables(game), me(game).stables_left, promised(game)) == ({"B1", "B2", "B3"}, 1, {})


def test_stable_planner_gives_the_stable_back_if_there_is_no_place_for_it() -> None:
    every = [f"{column}{row}" for column in "ABCDE" for row in "123"]
    mine = farm(fields=[name for name in every if name not in ("A2", "A3")], played=["stable-planner"])
    mine.promised, mine.stables_away = farm(played=["stable-planner"], promised={5: {"stable": 1}}).promised, 1
    game = new_round(mine, 5)
    assert (me(game).stables_left, promised(game)) == (4, {})


# Fences


def test_loppers_give_food_and_a_point_for_wood_and_a_fence() -> None:
    game = use("fencing", farm({"wood": 5}, played=["loppers"]))
    play(game, "fence e1")
    before = bonus(game)
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), bonus(game) - before, me(game).fences_left, game.to_act) == ({"food": 2}, 1, 10, [1])


def test_loppers_need_a_fence_in_the_supply_and_wood_that_is_left() -> None:
    assert use("fencing", farm({"wood": 1}, pastures=["D1 E1"], played=["loppers"])).to_act == [1]
    mine = farm({"wood": 9}, played=["loppers"])
    mine.fences_away = 11
    game = use("fencing", mine)
    play(game, "fence e1")
    assert (me(game).fences_left, goods(game), game.to_act) == (0, {"wood": 5}, [1])


def test_loppers_ask_for_two_occupations() -> None:
    assert can("loppers", farm({"wood": 1}, played=LEARNED[:2]))
    assert not can("loppers", farm({"wood": 1}, played=LEARNED[:1]))


def test_carpenters_bench_fences_with_the_taken_wood_and_a_fence_for_free() -> None:
    game = use("forest", farm({"wood": 9, "clay": 9}, played=["carpenters-bench", "rammed-clay"]), goods={"forest": 3})
    assert fenced(game) == {f"{column}{row}" for column in "ABCDE" for row in "123"} - {"A2", "A3"}
    assert "done" in texts(game)
    play(game, "fence e1")
    assert (pastures(game), goods(game), game.to_act) == ({"E1"}, {"wood": 9, "clay": 9}, [1])


def test_carpenters_bench_builds_a_single_pasture_that_the_wood_suffices_for() -> None:
    game = use("forest", farm(played=["carpenters-bench"]), goods={"forest": 6})
    assert {len(pasture.split()) for pasture in fenced(game)} == {1, 2}
    play(game, "fence d1 e1")
    assert (goods(game), game.to_act) == ({"wood": 1}, [1])
    assert use("forest", farm(played=["carpenters-bench"]), goods={"forest": 2}).to_act == [1]
    assert use("clay-pit", farm({"wood": 9}, played=["carpenters-bench"])).to_act == [1]


def test_carpenters_bench_divides_no_pasture() -> None:
    game = use("forest", farm(pastures=["D1 E1 D2 E2"], played=["carpenters-bench"]), goods={"forest": 3})
    assert fenced(game) == {"C1", "C2", "C1 C2", "D3", "E3", "D3 E3"}


def test_carpenters_bench_divides_none_with_palisades_either() -> None:
    mine = farm(pastures=["D1 E1 D2 E2"], played=["carpenters-bench", "wood-palisades"])
    game = use("forest", mine, goods={"forest": 6})
    assert {"E1", "D1", "D1 E1"} & fenced(game) == set()
    assert {"C1", "E3"} < fenced(game)


def test_carpenters_bench_remembers_the_wood_when_a_person_is_placed_in_between() -> None:
    for space in ("day-laborer", "clay-pit", "grove"):
        game = placing_in_between(space)
        assert {len(pasture.split()) for pasture in fenced(game)} == {1, 2}  # 5 wood and a free fence
        play(game, "fence d1 e1")
        assert pastures(game) == {"D1 E1"}


def test_in_games_of_old_the_bench_took_other_goods_for_its_wood() -> None:
    assert placing_in_between("day-laborer", BENCH_REMEMBERS - 1).to_act == [1]
    game = placing_in_between("clay-pit", BENCH_REMEMBERS - 1)
    assert {len(pasture.split()) for pasture in fenced(game)} == {1}  # 4 clay


def placing_in_between(space: str, amendments: int = BENCH_REMEMBERS) -> Game:
    """After the use of a Forest with 5 wood, Walking Boots that the Equipper brings have had a person placed."""
    mine = farm(hand=["walking-boots"], played=["equipper", "carpenters-bench"])
    lie = {"forest": 5, "clay-pit": 4, "grove": 2}
    game = scenario(mine, farm(), farm(), goods=lie, amendments=amendments)
    play(game, "place forest", "resolve equipper", "play walking-boots", f"place {space}")
    return game


def test_agrarian_fences_replace_one_action_of_grain_utilization() -> None:
    mine = farm({"wood": 4, "grain": 2}, fields=["B1"], improvements=["fireplace-2"], played=["agrarian-fences"])
    game = use("grain-utilization", mine)
    assert {"sow grain", "bake fireplace", "fence e1"} < texts(game)
    play(game, "fence e1", "sow grain")
    assert (pastures(game), fields(game), game.to_act) == ({"E1"}, {"B1": "grain 3"}, [1])  # no bread is baked then


def test_agrarian_fences_can_come_second_but_not_third() -> None:
    mine = farm({"wood": 4, "grain": 2}, fields=["B1"], improvements=["fireplace-2"], played=["agrarian-fences"])
    game = use("grain-utilization", mine)
    play(game, "sow grain")
    assert {"bake fireplace", "fence e1"} < texts(game)
    play(game, "bake fireplace")
    assert game.to_act == [1]
    assert pastures(game) == set()


def test_agrarian_fences_make_the_space_useful_by_themselves() -> None:
    assert "grain-utilization" in spaces(scenario(farm({"wood": 4}, played=["agrarian-fences"]), farm()))
    assert "grain-utilization" not in spaces(scenario(farm({"wood": 3}, played=["agrarian-fences"]), farm()))
    assert "grain-utilization" not in spaces(scenario(farm({"wood": 4}, played=["loppers"]), farm()))


def test_open_air_farmer_fences_two_spaces_for_three_stables_and_two_wood() -> None:
    game = learning("open-air-farmer", farm({"wood": 2}), farm(), farm(), farm())
    assert {len(pasture.split()) for pasture in fenced(game)} == {2}
    assert "done" not in texts(game)
    play(game, "fence d1 e1")
    assert (pastures(game), goods(game), me(game).stables_left, me(game).fences_left) == ({"D1 E1"}, {}, 1, 9)


def test_open_air_farmer_needs_the_stables_and_the_wood() -> None:
    assert pastures(learning("open-air-farmer", farm({"wood": 1}), *[farm() for _ in range(3)])) == set()
    game = learning("open-air-farmer", farm({"wood": 2}, stables="B1 B2"), *[farm() for _ in range(3)])
    assert (pastures(game), goods(game), me(game).stables_left) == (set(), {"wood": 2}, 2)


def test_open_air_farmer_pays_a_single_wood_for_a_single_fence() -> None:
    game = learning("open-air-farmer", farm({"wood": 1}, pastures=["C1 D1 E1 C2 D2 E2"]), *[farm() for _ in range(3)])
    assert "done" not in texts(game)
    assert all(len(pasture.split()) == 2 for pasture in fenced(game))


# Where nothing can be built


def test_future_building_site_keeps_the_spaces_beside_the_house() -> None:
    mine = farm({"wood": 20, "reed": 2}, played=["future-building-site"])
    game = scenario(mine, farm(), round_number=2)
    assert lines(game)["improvements"] == 3
    play(game, "place farm-expansion")
    assert sites(game, "room") == set()
    assert not sites(game, "stable") & {"A1", "B2", "B3"}
    game = use("farmland", farm(played=["future-building-site"]))
    assert not sites(game, "plow") & {"A1", "B2", "B3"}
    game = use("fencing", farm({"wood": 15}, played=["future-building-site"]))
    for pasture in fenced(game):
        enclosed = {*pasture.split()}
        assert not enclosed & {"A1", "B2", "B3"} or enclosed > {*OTHERS, "D3", "E3"}  # all others at once


OTHERS = ["B1", "C1", "D1", "E1", "C2", "D2", "E2", "C3"]
"""All spaces that are not beside the first house, but for two."""


def test_future_building_site_opens_once_all_other_spaces_are_used() -> None:
    game = use("farm-expansion", farm({"wood": 11, "reed": 4}, fields=OTHERS, played=["future-building-site"]))
    assert (sites(game, "room"), sites(game, "stable")) == (set(), {"D3", "E3"})
    play(game, "stable e3", "stable d3", "done")
    assert sites(game, "room") == {"A1", "B2", "B3"}
    play(game, "room b2")
    assert rooms(game) == {"A2", "A3", "B2"}


def test_future_building_site_lets_fences_follow_at_once() -> None:
    mine = farm({"wood": 15}, fields=OTHERS, stables="D3 E3", played=["future-building-site"])
    assert "A1" in fenced(use("fencing", mine))


def all_but_b1(wood: int = 6) -> Player:
    """Of the spaces that are not beside the house only B1 is unused."""
    return farm({"wood": wood}, fields=[*OTHERS[1:], "D3", "E3"], played=["future-building-site"])


def test_future_building_site_opens_to_a_pasture_with_the_last_other_space() -> None:
    game = use("fencing", all_but_b1())
    assert {*fenced(game)} == {"B1", "A1 B1", "B1 B2"}
    play(game, "fence b1 b2")
    assert (pastures(game), goods(game)) == ({"B1 B2"}, {})


def test_future_building_site_stays_closed_to_a_pasture_that_leaves_another_space_unused() -> None:
    mine = farm({"wood": 9}, fields=OTHERS[1:], stables="D3", played=["future-building-site"])
    game = use("fencing", mine)
    assert {*fenced(game)} == {"B1", "D3", "E3", "D3 E3"}


def test_in_games_of_old_the_last_other_space_of_a_future_building_site_was_fenced_alone() -> None:
    game = scenario(all_but_b1(), farm(), round_number=2, amendments=LAST_SPACES_TOGETHER - 1)
    play(game, "place fencing")
    assert (pastures(game), goods(game)["wood"]) == ({"B1"}, 2)


def test_future_building_site_can_be_played_until_round_4() -> None:
    assert can("future-building-site", farm(), round_number=4)
    assert not can("future-building-site", farm(), round_number=5)


# Plows


@pytest.mark.parametrize(("number", "cost"), [(3, {"grain": 1}), (4, {"grain": 1, "food": 1})])
def test_double_turn_plow_plows_up_to_two_fields(number: int, cost: dict[str, int]) -> None:
    game = playing("double-turn-plow", farm(cost), round_number=number)
    play(game, "plow b1")
    assert {"plow b2", "plow c1", "done"} <= texts(game)
    play(game, "plow b2")
    assert (set(fields(game)), goods(game), game.to_act) == ({"B1", "B2"}, {}, [1])
    game = playing("double-turn-plow", farm(cost), round_number=number)
    play(game, "plow b1", "done")
    assert set(fields(game)) == {"B1"}


def test_double_turn_plow_costs_a_food_more_from_round_4_on() -> None:
    assert can("double-turn-plow", farm({"grain": 1}), round_number=3)
    assert not can("double-turn-plow", farm({"grain": 1}), round_number=4)
    assert can("double-turn-plow", farm({"grain": 1, "food": 1}), round_number=5)
    assert not can("double-turn-plow", farm({"grain": 1, "food": 1}), round_number=6)


# Two rooms at once


@pytest.mark.parametrize(("house", "material"), [("wood", 8), ("clay", 7), ("stone", 6)])
def test_carpenters_hammer_makes_two_rooms_cheaper(house: str, material: int) -> None:
    game = use("farm-expansion", farm({house: material, "reed": 2}, house=house, played=["carpenters-hammer"]))
    play(game, "room a1", "room b1")
    assert (rooms(game), goods(game), game.to_act) == ({"A1", "A2", "A3", "B1"}, {}, [1])
    game = use("farm-expansion", farm({house: material - 1, "reed": 2}, house=house, played=["carpenters-hammer"]))
    play(game, "room a1")
    assert "room b1" not in texts(game)


def test_carpenters_hammer_gives_its_discount_once_and_for_two_rooms_only() -> None:
    mine = farm({"clay": 14, "reed": 6}, house="clay", played=["carpenters-hammer"])
    game = use("farm-expansion", mine)
    play(game, "room a1")
    assert goods(game) == {"clay": 9, "reed": 4}
    play(game, "room b1")
    assert goods(game) == {"clay": 7, "reed": 4}
    play(game, "room b2")
    assert (goods(game), game.to_act) == ({"clay": 2, "reed": 2}, [1])


def artist(reed: int, wood: int = 10) -> Game:
    """Rooms cost a reed less, and two of them two reed less in all."""
    mine = farm({"wood": wood, "reed": reed}, played=["house-artist", "carpenters-hammer"])
    return use("traveling-players", mine, *[farm() for _ in range(3)])


def test_carpenters_hammer_takes_its_reed_off_both_rooms_of_a_house_artist() -> None:
    game = artist(0, wood=8)
    assert "done" in texts(game)
    play(game, "room b2")
    assert goods(game) == {"food": 1}
    assert sites(game, "room") == {"A1", "B1", "B3", "C2"}
    assert "done" not in texts(game)
    play(game, "room c2")
    assert (rooms(game), goods(game), game.to_act) == ({"A2", "A3", "B2", "C2"}, {"food": 1}, [1])
    assert artist(0, wood=7).to_act == [1]


def test_carpenters_hammer_leaves_the_choice_of_a_single_room() -> None:
    game = artist(1)
    play(game, "room b2")
    assert texts(game) == {"choose 1", "choose 2"}
    play(game, "choose 1")
    assert goods(game) == {"wood": 5, "food": 1}
    game = artist(1)
    play(game, "room b2", "choose 2")
    assert goods(game) == {"wood": 2, "reed": 1, "food": 1}
    play(game, "room c2")
    assert (rooms(game), goods(game)) == ({"A2", "A3", "B2", "C2"}, {"wood": 2, "reed": 1, "food": 1})


def test_carpenters_hammer_has_nothing_for_an_action_with_a_single_room() -> None:
    mine = farm({"stone": 9, "reed": 2}, house="stone", played=["carpenters-hammer", "carpenter", "cottager"])
    game = use("day-laborer", mine)
    play(game, "room b2")
    assert goods(game) == {"stone": 6, "food": 2}
