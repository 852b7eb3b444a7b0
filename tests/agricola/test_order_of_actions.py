"""The order of actions on one action space: "and/or" and "and afterward" (chapter "Work Phase")."""

from __future__ import annotations

from agricola.scenario import farm, goods, me, play, rooms, scenario, sites, spaces, stables, texts, use

# "And/or"


def test_rooms_and_stables_in_either_order() -> None:
    things = {"wood": 7, "reed": 2}
    game = use("farm-expansion", farm(goods=things))
    play(game, "room b2", "stable e1")
    assert (rooms(game), stables(game), goods(game)) == ({"A2", "A3", "B2"}, {"E1"}, {})
    assert game.to_act == [1]
    game = use("farm-expansion", farm(goods=things))
    play(game, "stable e1", "done", "room b2")
    assert (rooms(game), stables(game), goods(game)) == ({"A2", "A3", "B2"}, {"E1"}, {})
    assert game.to_act == [1]


def test_one_of_both_is_enough() -> None:
    game = use("farm-expansion", farm(goods={"wood": 7, "reed": 2}))
    play(game, "room b2")
    assert "done" in texts(game)
    play(game, "done")
    assert (game.to_act, goods(game)) == ([1], {"wood": 2})


def test_the_first_one_has_to_be_done() -> None:
    things = {"wood": 20, "reed": 9, "grain": 5}
    mine = farm(goods=things, fields=["C1"], improvements=["fireplace-2"])
    for space in ("farm-expansion", "grain-utilization", "cultivation", "side-job"):
        game = use(space, mine.copy(), side_job="on")
        assert game.to_act == [0]
        assert "done" not in texts(game)


def test_each_of_both_is_taken_only_once() -> None:
    game = use("farm-expansion", farm(goods={"wood": 20, "reed": 4}))
    play(game, "room b2", "done", "stable e1")
    assert not sites(game, "room")
    play(game, "done")
    assert game.to_act == [1]


def test_sowing_and_baking_in_either_order() -> None:
    mine = farm(goods={"grain": 3}, fields=["B1"], improvements=["fireplace-2"])
    game = use("grain-utilization", mine.copy())
    play(game, "sow grain", "bake fireplace", "done")
    assert goods(game) == {"grain": 1, "food": 2}
    game = use("grain-utilization", mine.copy())
    play(game, "bake fireplace", "done", "sow grain")
    assert goods(game) == {"grain": 1, "food": 2}
    assert game.to_act == [1]


def test_what_was_baked_cannot_be_sown() -> None:
    game = use("grain-utilization", farm(goods={"grain": 1}, fields=["B1"], improvements=["fireplace-2"]))
    play(game, "bake fireplace")
    assert game.to_act == [1]
    assert goods(game) == {"food": 2}


# "And afterward"


def test_house_redevelopment_is_a_renovation_first() -> None:
    game = scenario(farm(goods={"clay": 4, "reed": 1}), farm(), round_number=6)
    play(game, "place house-redevelopment")
    assert me(game).house == "clay"
    assert texts(game) == {"build fireplace-2", "done"}
    play(game, "build fireplace-2")
    assert (goods(game), me(game).improvements, game.to_act) == ({}, ["fireplace-2"], [1])


def test_the_improvement_after_the_renovation_may_be_left_out() -> None:
    game = use("house-redevelopment", farm(goods={"clay": 4, "reed": 1}))
    play(game, "done")
    assert (goods(game), me(game).house, game.to_act) == ({"clay": 2}, "clay", [1])


def test_no_improvement_without_renovation() -> None:
    for mine in (farm(goods={"clay": 9}), farm(goods={"clay": 9, "reed": 1}, house="stone")):
        assert "house-redevelopment" not in spaces(scenario(mine, farm(), round_number=6))


def test_when_no_improvement_can_be_paid_the_turn_ends_with_the_renovation() -> None:
    game = use("house-redevelopment", farm(goods={"clay": 3, "reed": 1}))
    assert (goods(game), me(game).house, game.to_act) == ({"clay": 1}, "clay", [1])


def test_only_one_improvement_follows_a_renovation() -> None:
    game = use("house-redevelopment", farm(goods={"clay": 9, "reed": 1}))
    play(game, "build fireplace-2")
    assert (game.to_act, me(game).improvements) == ([1], ["fireplace-2"])


def test_farm_redevelopment_is_a_renovation_and_afterward_fences() -> None:
    mine = farm(goods={"wood": 4, "clay": 2, "reed": 1})
    game = use("farm-redevelopment", mine.copy())
    assert me(game).house == "clay"
    assert "done" in texts(game)
    assert "fence c1" in texts(game)
    play(game, "fence c1")
    assert (goods(game), me(game).fences_left, game.to_act) == ({}, 11, [1])
    game = use("farm-redevelopment", mine.copy())
    play(game, "done")
    assert (goods(game), me(game).fences_left, game.to_act) == ({"wood": 4}, 15, [1])


def test_no_fences_without_renovation() -> None:
    for mine in (farm(goods={"wood": 9, "clay": 9}), farm(goods={"wood": 9, "stone": 9, "reed": 9}, house="stone")):
        assert "farm-redevelopment" not in spaces(scenario(mine, farm(), round_number=14))


def test_after_a_redevelopment_several_pastures_can_be_fenced() -> None:
    game = use("farm-redevelopment", farm(goods={"wood": 7, "clay": 2, "reed": 1}))
    play(game, "fence c1", "fence d1")
    assert (goods(game), me(game).fences_left, game.to_act) == ({}, 8, [1])


def test_a_redevelopment_can_make_stone_rooms_of_clay_rooms() -> None:
    for space in ("house-redevelopment", "farm-redevelopment"):
        game = use(space, farm(goods={"stone": 2, "reed": 1}, house="clay"))
        assert (goods(game), me(game).house) == ({}, "stone")
