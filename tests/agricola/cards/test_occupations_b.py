"""The occupations of deck B in the base set up to Sheep Walker: what each does, when, and who decides."""

from __future__ import annotations

import pytest

from agricola.cards.positions import new_round
from agricola.scenario import (
    all_texts,
    any_time,
    farm,
    fields,
    food,
    goods,
    hand,
    lines,
    me,
    play,
    played,
    rooms,
    scenario,
    sites,
    spaces,
    stables,
    texts,
    use,
)
from allmende.agricola.rules.earlier_amendments import FROM_THE_FARM
from allmende.agricola.rules.player import Player

# Cottager


def test_cottager_may_build_a_single_room() -> None:
    game = use("day-laborer", farm({"wood": 10, "reed": 4}, played=["cottager"]))
    assert sites(game, "room") == {"A1", "B2", "B3"}
    assert "done" in texts(game)
    play(game, "room a1")
    assert (rooms(game), goods(game)) == ({"A1", "A2", "A3"}, {"wood": 5, "reed": 2, "food": 2})
    assert game.to_act == [1]


def test_cottager_may_renovate() -> None:
    game = use("day-laborer", farm({"clay": 2, "reed": 1}, played=["cottager"]))
    assert texts(game) == {"renovate", "done"}
    play(game, "renovate")
    assert (me(game).house, goods(game)) == ("clay", {"food": 2})


def test_cottager_does_one_of_both_or_nothing() -> None:
    rich = {"wood": 5, "clay": 3, "reed": 3}
    for moves, house, number in ((["room a1"], "wood", 3), (["renovate"], "clay", 2), (["done"], "wood", 2)):
        game = use("day-laborer", farm(rich, played=["cottager"]))
        assert {"room a1", "renovate", "done"} <= texts(game)
        play(game, *moves)
        assert (me(game).house, len(rooms(game)), game.to_act) == (house, number, [1])


def test_cottager_has_to_pay_and_to_use_day_laborer() -> None:
    assert use("day-laborer", farm({"wood": 5, "reed": 1}, played=["cottager"])).to_act == [1]
    assert use("fishing", farm({"wood": 5, "reed": 2}, played=["cottager"])).to_act == [1]


def test_cottager_has_rooms_count_for_other_cards() -> None:
    game = use("day-laborer", farm({"clay": 5, "reed": 2}, house="clay", played=["cottager", "roughcaster"]))
    play(game, "room a1")
    assert food(game) == 2 + 3


# Groom


def test_groom_gets_a_wood() -> None:
    assert goods(use("lessons", farm(hand=["groom"]))) == {"wood": 1}


def test_groom_may_build_one_stable_for_a_wood_when_a_round_begins() -> None:
    game = new_round(farm({"wood": 5}, house="stone", played=["groom"]), 2)
    assert {"stable c1", "done"} <= texts(game)
    assert "stable a2" not in texts(game)
    play(game, "stable c1")
    assert (stables(game), goods(game)) == ({"C1"}, {"wood": 4})
    assert "place forest" in texts(game)


@pytest.mark.parametrize(
    "mine",
    [
        farm({"wood": 5}, house="clay", played=["groom"]),
        farm(house="stone", played=["groom"]),
        farm({"wood": 5}, house="stone", stables="C1 C2 C3 D1", played=["groom"]),
    ],
    ids=["clay", "no wood", "no stable"],
)
def test_groom_needs_a_stone_house_a_wood_and_a_stable(mine: Player) -> None:
    assert "place forest" in texts(new_round(mine, 2))


# Assistant Tiller


def test_assistant_tiller_may_plow_a_field_with_day_laborer() -> None:
    game = use("day-laborer", farm(fields=["C1"], played=["assistant-tiller"]))
    assert texts(game) == {"plow b1", "plow d1", "plow c2", "done"}
    play(game, "plow d1")
    assert (fields(game), food(game)) == ({"C1": "", "D1": ""}, 2)
    assert game.to_act == [1]


def test_assistant_tiller_may_leave_it() -> None:
    game = use("day-laborer", farm(played=["assistant-tiller"]))
    play(game, "done")
    assert fields(game) == {}


# Master Bricklayer


@pytest.mark.parametrize(("rooms_", "stone"), [("A2 A3", 3), ("A1 A2 A3", 2), ("A1 A2 A3 B1 B2 B3", 0)])
def test_master_bricklayer_pays_a_stone_less_for_each_room_added(rooms_: str, stone: int) -> None:
    game = use("major-improvement", farm({"wood": 1, "stone": stone}, rooms=rooms_, played=["master-bricklayer"]))
    assert (me(game).improvements, goods(game)) == (["well"], {})
    mine = farm({"wood": 1, "stone": stone - 1}, rooms=rooms_, played=["master-bricklayer"])
    if stone:
        assert "major-improvement" not in spaces(scenario(mine, farm(), round_number=4))


def test_master_bricklayer_pays_as_much_as_ever_for_anything_else() -> None:
    mine = farm({"stone": 2, "reed": 1}, rooms="A1 A2 A3", house="clay", hand=["lumber-mill"])
    stingy = farm({"stone": 1}, rooms="A1 A2 A3", hand=["lumber-mill"], played=["master-bricklayer"])
    assert "major-improvement" not in spaces(scenario(stingy, farm(), round_number=4))
    assert "house-redevelopment" not in spaces(scenario(mine, farm(), round_number=6))


# Scholar


def test_scholar_may_play_an_occupation_for_a_food_or_a_minor_improvement_when_a_round_begins() -> None:
    cards = ["priest", "corn-scoop"]
    for moves, gone, left in (
        (["play priest"], {"wood": 1}, ["corn-scoop"]),
        (["play corn-scoop"], {"food": 1}, ["priest"]),
        (["done"], {"food": 1, "wood": 1}, ["corn-scoop", "priest"]),
    ):
        game = new_round(farm({"food": 1, "wood": 1}, house="stone", hand=cards, played=["scholar"]), 2)
        assert texts(game) == {"play priest", "play corn-scoop", "done"}
        play(game, *moves)
        assert (goods(game), hand(game)) == (gone, left)
        assert "place forest" in texts(game)


def test_scholar_has_to_pay_and_to_meet_prerequisites() -> None:
    mine = farm({"wood": 9}, house="stone", hand=["priest", "loom"], played=["scholar"])
    assert "place forest" in texts(new_round(mine, 2))
    game = new_round(farm({"wood": 9}, house="stone", hand=["priest", "loom"], played=["scholar", "tutor"]), 2)
    assert texts(game) == {"play loom", "done"}


def test_scholar_waits_for_a_stone_house() -> None:
    mine = farm({"food": 1, "wood": 1}, house="clay", hand=["priest", "corn-scoop"], played=["scholar"])
    assert "place forest" in texts(new_round(mine, 2))


def test_scholar_plays_occupations_that_count_for_lessons() -> None:
    game = new_round(farm({"food": 2}, house="stone", hand=["tutor", "priest"], played=["scholar"]), 2)
    play(game, "play tutor", "place lessons")
    assert (played(game), food(game)) == (["scholar", "tutor", "priest"], 0)


# Organic Farmer


@pytest.mark.parametrize(
    ("goods_", "pastures", "points"),
    [
        ({"sheep": 1}, ["D1"], 0),  # room for one more only
        ({"sheep": 1}, ["D1 E1"], 1),
        ({"sheep": 2}, ["D1 E1"], 1),  # one of them is the pet
        ({"sheep": 3}, ["D1 E1"], 0),
        ({}, ["D1 E1"], 0),
        ({"sheep": 2}, ["D1 E1", "D2 E2"], 2),  # apart
        ({"sheep": 3}, ["D1 E1", "D2 E2"], 2),
        ({"sheep": 4}, ["D1 E1", "D2 E2"], 1),  # three together, one apart
        ({"sheep": 1, "boar": 1}, ["D1 E1", "D2 E2"], 2),
        ({"boar": 5}, ["C1 D1 E1", "D2 E2"], 2),  # 3 of 6, 1 of 4, and the pet
        ({"boar": 6}, ["C1 D1 E1", "D2 E2"], 1),
    ],
)
def test_organic_farmer_gets_points_for_pastures_with_room(
    goods_: dict[str, int], pastures: list[str], points: int
) -> None:
    assert lines(scenario(farm(goods_, pastures=pastures, played=["organic-farmer"]), farm()))["bonus"] == points


def test_organic_farmer_counts_stables_and_drinking_troughs() -> None:
    roomy = farm({"sheep": 1}, pastures=["D1"], stables="D1", played=["organic-farmer"])
    assert lines(scenario(roomy, farm()))["bonus"] == 1
    roomy = farm({"sheep": 1}, pastures=["D1"], played=["organic-farmer", "drinking-trough"])
    assert lines(scenario(roomy, farm()))["bonus"] == 1
    crowded = farm({"sheep": 2}, pastures=["D1"], stables="C1", played=["organic-farmer", "drinking-trough"])
    assert lines(scenario(crowded, farm()))["bonus"] == 1  # one in the stable


# Tutor


def test_tutor_gets_a_point_for_each_later_occupation() -> None:
    for played_, points in (
        (["tutor"], 0),
        (["priest", "groom", "tutor"], 0),
        (["priest", "tutor", "corn-scoop", "groom", "canoe", "grocer"], 2),
    ):
        assert lines(scenario(farm(played=played_), farm()))["bonus"] == points


# Consultant


@pytest.mark.parametrize(
    ("players", "gains"), [(1, {"grain": 2}), (2, {"clay": 3}), (3, {"reed": 2}), (4, {"sheep": 2})]
)
def test_consultant_gets_goods_by_the_number_of_players(players: int, gains: dict[str, int]) -> None:
    game = scenario(farm(pastures=["D1"], hand=["consultant"]), *[farm() for _ in range(players - 1)])
    play(game, "place lessons")
    assert goods(game) == gains


def test_consultant_needs_room_for_the_sheep() -> None:
    game = scenario(farm({"boar": 1}, hand=["consultant"]), farm(), farm(), farm())
    play(game, "place lessons")
    assert texts(game) == {"release sheep", "release boar"}


# Sheep Walker


@pytest.mark.parametrize("good", ["boar", "vegetable", "stone"])
def test_sheep_walker_may_exchange_a_sheep_at_any_time(good: str) -> None:
    game = scenario(farm({"sheep": 1}, played=["sheep-walker"]), farm())
    play(game, "use card sheep-walker")
    assert texts(game) == {"take boar", "take vegetable", "take stone"}
    play(game, f"take {good}")
    assert goods(game) == {good: 1}
    assert game.to_act == [0]
    assert any_time(game) == ({"eat vegetable"} if good == "vegetable" else set())


def test_sheep_walker_exchanges_no_sheep_for_which_there_is_no_room() -> None:
    game = use("sheep-market", farm({"boar": 1}, played=["sheep-walker"]))
    assert all_texts(game) == {"release sheep", "release boar"}
    play(game, "release boar")
    assert (goods(game), game.to_act) == ({"sheep": 1}, [1])


def test_in_games_of_old_sheep_walker_exchanges_them() -> None:
    mine = farm({"boar": 1}, played=["sheep-walker"])
    game = scenario(mine, farm(), round_number=3, goods={"sheep-market": 1}, amendments=FROM_THE_FARM - 1)
    play(game, "place sheep-market")
    assert all_texts(game) == {"release sheep", "release boar", "use card sheep-walker"}
    play(game, "use card sheep-walker", "take stone")
    assert (goods(game), game.to_act) == ({"boar": 1, "stone": 1}, [1])


def test_sheep_walker_needs_room_for_a_wild_boar() -> None:
    game = scenario(farm({"sheep": 2, "cattle": 1}, pastures=["D1"], played=["sheep-walker"]), farm())
    play(game, "use card sheep-walker", "take boar")
    assert all_texts(game) == {"release sheep", "release boar", "release cattle"}


def test_sheep_walker_lets_an_exchange_pay_for_what_comes_next() -> None:
    mine = farm({"sheep": 2, "stone": 1, "reed": 1}, house="clay", pastures=["D1"], played=["sheep-walker"])
    game = scenario(mine, farm(), round_number=6)
    assert "house-redevelopment" not in spaces(game)
    play(game, "use card sheep-walker", "take stone", "place house-redevelopment")
    assert me(game).house == "stone"
