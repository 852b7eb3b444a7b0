"""The occupations of deck A in the base set up to Scythe Worker: what each does, when, and who decides."""

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
    left_on,
    lines,
    lying,
    me,
    pastures,
    play,
    promised,
    scenario,
    sites,
    spaces,
    stand,
    texts,
    use,
)
from allmende.agricola.rules.phases import FEEDING, FIELD
from allmende.agricola.rules.player import Player


def placed(mine: Player) -> Player:
    """The farm once all its people have been placed."""
    mine.home = 0
    return mine


# Animal Tamer


@pytest.mark.parametrize("good", ["wood", "grain"])
def test_animal_tamer_gives_a_wood_or_a_grain(good: str) -> None:
    game = use("lessons", farm(hand=["animal-tamer"]))
    assert texts(game) == {"take wood", "take grain"}
    play(game, f"take {good}")
    assert goods(game) == {good: 1}


def test_animal_tamer_keeps_an_animal_in_each_room() -> None:
    pets = {"sheep": 1, "boar": 1}
    assert goods(use("sheep-market", farm(pets, rooms="A1 A2 A3", played=["animal-tamer"]))) == {"sheep": 2, "boar": 1}
    game = use("sheep-market", farm(pets, played=["animal-tamer"]))
    assert texts(game) == {"release sheep", "release boar"}  # two rooms, three animals
    play(game, "release sheep")
    assert sorted(me(game).pets) == ["boar", "sheep"]


def test_without_animal_tamer_one_animal_lives_in_the_house() -> None:
    assert texts(use("sheep-market", farm({"boar": 1}, rooms="A1 A2 A3"))) == {"release sheep", "release boar"}


# Conservator


def test_conservator_may_renovate_straight_to_stone() -> None:
    mine = farm({"clay": 2, "stone": 2, "reed": 1}, played=["conservator"])
    game = use("house-redevelopment", mine)
    assert texts(game) == {"renovate", "renovate stone"}
    play(game, "renovate stone")
    assert me(game).house == "stone"
    assert goods(game)["clay"] == 2
    assert "stone" not in goods(game)
    assert "reed" not in goods(game)


def test_conservator_may_still_renovate_to_clay() -> None:
    game = use("house-redevelopment", farm({"clay": 2, "stone": 2, "reed": 1}, played=["conservator"]))
    play(game, "renovate")
    assert (me(game).house, goods(game)) == ("clay", {"stone": 2})


def test_conservator_needs_stone_for_every_room() -> None:
    for rooms_, stone, possible in (("A2 A3", 1, False), ("A1 A2 A3", 2, False), ("A1 A2 A3", 3, True)):
        mine = farm({"stone": stone, "reed": 1}, rooms=rooms_, played=["conservator"])
        assert ("house-redevelopment" in spaces(scenario(mine, farm(), round_number=6))) == possible
    others = scenario(farm({"stone": 2, "reed": 1}), farm(), round_number=6, cards=True)
    assert "house-redevelopment" not in spaces(others)


# Hedge Keeper


def test_hedge_keeper_has_three_free_fences_per_action() -> None:
    game = use("fencing", farm({"wood": 4}, played=["hedge-keeper"]))
    play(game, "fence e1")
    assert goods(game) == {"wood": 3}
    play(game, "fence e2")  # three fences, none of them free any more
    assert goods(game) == {}
    assert pastures(game) == {"E1", "E2"}


def test_hedge_keeper_builds_three_fences_without_wood() -> None:
    game = use("fencing", farm(pastures=["D1"], played=["hedge-keeper"]))
    play(game, "fence e1")
    assert (pastures(game), goods(game)) == ({"D1", "E1"}, {})
    assert game.to_act == [1]
    assert "fencing" not in spaces(scenario(farm(played=["hedge-keeper"]), farm(), round_number=2))


def test_hedge_keeper_has_three_free_fences_over_several_pastures() -> None:
    game = use("fencing", farm({"wood": 1}, pastures=["D1 D2"], played=["hedge-keeper"]))
    play(game, "fence d2")  # one fence divides the pasture
    assert goods(game) == {"wood": 1}
    play(game, "fence e1")  # two more are free
    assert goods(game) == {}


def test_hedge_keeper_has_them_on_farm_redevelopment_and_anew_each_time() -> None:
    mine = farm({"stone": 2, "reed": 1}, house="clay", pastures=["D1"], played=["hedge-keeper"])
    game = use("farm-redevelopment", mine)
    assert "fence e1" in texts(game)
    play(game, "fence e1")
    assert goods(game) == {}


# Plow Driver


def test_plow_driver_may_plow_a_field_for_a_food_when_a_round_begins() -> None:
    game = new_round(farm({"food": 2}, house="stone", played=["plow-driver"]), 2)
    assert texts(game) == {f"plow {name.lower()}" for name in sites(game, "plow")} | {"done"}
    play(game, "plow c1")
    assert (fields(game), food(game)) == ({"C1": ""}, 1)
    assert "place forest" in texts(game)


def test_plow_driver_may_leave_it() -> None:
    game = new_round(farm({"food": 1}, house="stone", played=["plow-driver"]), 2)
    play(game, "done")
    assert (fields(game), food(game)) == ({}, 1)


@pytest.mark.parametrize(("house", "food"), [("clay", 1), ("wood", 1), ("stone", 0)])
def test_plow_driver_needs_a_stone_house_and_food(house: str, food: int) -> None:
    assert "place forest" in texts(new_round(farm({"food": food}, house=house, played=["plow-driver"]), 2))


# Adoptive Parents


def test_adoptive_parents_may_send_their_offspring_once_all_others_are_placed() -> None:
    mine = farm({"food": 1}, played=["adoptive-parents"])
    game = use("urgent-wish-for-children", mine, farm(people=3, rooms="A1 A2 A3"))
    play(game, "place fishing", "place forest", "place reed-bank")
    assert game.to_act == [0]
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert food(game) == 0
    play(game, "place day-laborer")
    assert (food(game), me(game).newborns, me(game).people) == (2, 0, 3)
    assert game.to_act == [1]  # whose third person is next


@pytest.mark.parametrize(("move", "due"), [("choose 1", 6), ("done", 5)])
def test_adoptive_parents_feed_offspring_that_took_an_action_like_adults(move: str, due: int) -> None:
    mine = placed(farm({"food": 7}, people=3, newborns=1, played=["adoptive-parents"]))
    game = scenario(mine, placed(farm({"food": 4})), round_number=4)
    assert me(game).food_due == 5
    play(game, move)
    if move == "choose 1":
        assert me(game).food_due == due
        play(game, "place forest")
    assert stand(game).round == 5
    assert food(game) == 7 - due - (move == "choose 1")


def test_adoptive_parents_are_asked_once_a_round() -> None:
    mine = placed(farm({"food": 9}, people=3, newborns=1, played=["adoptive-parents"]))
    game = scenario(mine, farm(), round_number=3, turn=1)
    play(game, "place forest")
    assert texts(game) == {"choose 1", "done"}
    play(game, "done")
    assert game.to_act == [1]
    play(game, "place clay-pit")
    assert stand(game).round == 4
    assert len(spaces(game)) > 1  # in the next round it is a person like any other


def test_adoptive_parents_need_a_food() -> None:
    mine = placed(farm(people=3, newborns=1, played=["adoptive-parents"]))
    assert stand(scenario(mine, placed(farm()), round_number=2)).round == 3
    mine = placed(farm({"grain": 1}, people=3, newborns=1, played=["adoptive-parents"]))
    game = scenario(mine, placed(farm()), round_number=2)
    assert all_texts(game) == {"done", "eat grain"}
    play(game, "eat grain", "choose 1")
    assert "forest" in spaces(game)


# Stable Architect


def test_stable_architect_gets_a_point_for_each_unfenced_stable() -> None:
    mine = farm(pastures=["D1 E1"], stables="D1 C1 C2", played=["stable-architect"])
    assert lines(scenario(mine, farm()))["bonus"] == 2
    assert lines(scenario(farm(stables="C1 C2"), farm()))["bonus"] == 0


# Grocer


def test_grocer_buys_the_goods_of_the_pile_one_by_one_at_any_time() -> None:
    game = scenario(farm({"food": 9}, played=["grocer"]), farm())
    pile = ["wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable"]
    for count, name in enumerate(pile, 1):
        before = goods(game).get(name, 0)
        assert left_on(game, "grocer") == 9 - count
        play(game, "use card grocer")
        assert goods(game)[name] == before + 1
        assert food(game) == 9 - count
    assert left_on(game, "grocer") == 0
    assert "use card grocer" not in any_time(game)
    assert game.to_act == [0]  # whose turn it still is


def test_grocer_needs_a_food_each_time() -> None:
    assert "use card grocer" not in any_time(scenario(farm(played=["grocer"]), farm()))
    game = scenario(farm({"food": 1}, played=["grocer"]), farm())
    play(game, "use card grocer")
    assert goods(game) == {"wood": 1}
    assert "use card grocer" not in any_time(game)


def test_grocer_may_buy_in_the_middle_of_an_action() -> None:
    game = use("farm-expansion", farm({"wood": 5, "food": 1}, played=["grocer"]))
    play(game, "stable c1", "use card grocer", "stable c2", "stable d1")
    assert goods(game) == {}


def test_grocer_is_asked_in_the_last_harvest_since_that_cannot_wait() -> None:
    game = scenario(farm({"food": 5}, played=["grocer"]), farm({"food": 4}), phase=FEEDING, round_number=13)
    assert (stand(game).round, food(game)) == (14, 1)
    game = scenario(farm({"food": 5}, played=["grocer"]), farm({"food": 4}), phase=FEEDING, round_number=14)
    assert any_time(game) == {"use card grocer"}
    play(game, "use card grocer", "feed")
    assert game.is_over
    assert goods(game) == {"wood": 1}


# Mushroom Collector


def test_mushroom_collector_may_leave_a_wood_for_two_food() -> None:
    game = use("forest", farm(played=["mushroom-collector"]))
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert goods(game) == {"wood": 2, "food": 2}
    assert lying(game)["forest"] == 1
    assert game.to_act == [1]


def test_mushroom_collector_may_keep_it() -> None:
    game = use("forest", farm(played=["mushroom-collector"]))
    play(game, "done")
    assert goods(game) == {"wood": 3}
    assert "forest" not in lying(game)


@pytest.mark.parametrize(("space", "asked"), [("copse", True), ("grove", True), ("forest", True), ("clay-pit", False)])
def test_mushroom_collector_speaks_of_all_wood_accumulation_spaces(space: str, asked: bool) -> None:
    game = use(space, farm(played=["mushroom-collector"]), farm(), farm(), farm())
    assert (game.to_act == [0]) == asked


# Roughcaster


def test_roughcaster_gets_food_once_for_all_clay_rooms_of_an_action() -> None:
    game = use("farm-expansion", farm({"clay": 10, "reed": 4}, house="clay", played=["roughcaster"]))
    play(game, "room a1", "room b1")
    assert goods(game) == {"food": 3}


@pytest.mark.parametrize(("house", "material", "gain"), [("wood", "clay", 0), ("clay", "stone", 3)])
def test_roughcaster_gets_food_for_renovating_clay_to_stone(house: str, material: str, gain: int) -> None:
    game = use("house-redevelopment", farm({material: 2, "reed": 1}, house=house, played=["roughcaster"]))
    assert food(game) == gain


@pytest.mark.parametrize("house", ["wood", "stone"])
def test_roughcaster_gets_nothing_for_other_rooms(house: str) -> None:
    game = use("farm-expansion", farm({house: 5, "reed": 2}, house=house, played=["roughcaster"]))
    play(game, "room a1")
    assert food(game) == 0


def test_roughcaster_gets_nothing_for_renovating_straight_to_stone() -> None:
    game = use("house-redevelopment", farm({"stone": 2, "reed": 1}, played=["roughcaster", "conservator"]))
    assert (me(game).house, food(game)) == ("stone", 0)


# Wall Builder


def test_wall_builder_has_a_food_on_four_rounds_for_building_rooms() -> None:
    game = use("farm-expansion", farm({"wood": 10, "reed": 4}, played=["wall-builder"]), round_number=2)
    play(game, "room a1", "room b1")
    assert promised(game) == {number: {"food": 1} for number in (3, 4, 5, 6)}


def test_wall_builder_has_no_more_rounds_than_are_left() -> None:
    game = use("farm-expansion", farm({"wood": 5, "reed": 2}, played=["wall-builder"]), round_number=12)
    play(game, "room a1")
    assert promised(game) == {13: {"food": 1}, 14: {"food": 1}}


def test_wall_builder_gets_nothing_for_stables() -> None:
    game = use("farm-expansion", farm({"wood": 2}, played=["wall-builder"]))
    play(game, "stable c1")
    assert promised(game) == {}


# Scythe Worker


def test_scythe_worker_gets_a_grain() -> None:
    assert goods(use("lessons", farm(hand=["scythe-worker"]))) == {"grain": 1}


def test_scythe_worker_may_take_one_more_grain_from_each_grain_field() -> None:
    mine = farm(
        {"food": 4}, fields=["B1 grain 3", "C1 grain 2", "D1 grain 1", "E1 vegetable 2"], played=["scythe-worker"]
    )
    game = scenario(mine, farm({"food": 4}), phase=FIELD, round_number=4)
    assert goods(game) == {"grain": 3, "vegetable": 1, "food": 4}
    assert texts(game) == {"pick b1", "pick c1", "done"}
    play(game, "pick b1")
    assert fields(game)["B1"] == "grain 1"
    assert texts(game) == {"pick c1", "done"}  # only one more
    play(game, "pick c1")
    assert goods(game) == {"grain": 5, "vegetable": 1}
    assert fields(game) == {"B1": "grain 1", "C1": "", "D1": "", "E1": "vegetable 1"}


def test_scythe_worker_may_leave_it() -> None:
    mine = farm({"food": 4}, fields=["B1 grain 3", "C1 grain 3"], played=["scythe-worker"])
    game = scenario(mine, farm({"food": 4}), phase=FIELD, round_number=4)
    play(game, "pick c1", "done")
    assert fields(game) == {"B1": "grain 2", "C1": "grain 1"}
