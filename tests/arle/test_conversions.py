"""Brown arrows: up to so many times, and what may come between two times (chapters "Potter", "Baker", "Tanner")."""

from __future__ import annotations

from arle.scenario import farm, goods, play, texts, use

HOUSES = ("wood-traders-house", "colonists-house", "carpenters-workshop", "schnapps-distillery")


def test_food_may_be_spent_before_the_rest_is_made() -> None:
    """Potter: 1 Clay becomes 3 Food and 1 Peat. At 27 Food three at once would lose 6 of 9."""
    mine = farm({"clay": 3, "food": 27, "timber": 2}, ["wood-traders-house"], tools={"pottery-wheels": 4})
    game = use("potter", mine, houses=HOUSES)
    play(game, "convert 1")
    assert (goods(game)["food"], texts(game)) == (30, {"convert 1", "convert 2", "done"})
    play(game, "exchange wood-traders-house", "exchange wood-traders-house")
    assert (goods(game)["food"], texts(game)) == (28, {"convert 1", "convert 2", "done"})
    play(game, "convert 2")
    assert (goods(game)["food"], goods(game)["peat"]) == (30, 3)


def test_all_at_once_is_still_one_move() -> None:
    mine = farm({"clay": 3, "food": 3, "timber": 1}, ["wood-traders-house"], tools={"pottery-wheels": 3})
    game = use("potter", mine, houses=HOUSES)
    assert texts(game) == {"convert 1", "convert 2", "convert 3", "done"}
    play(game, "convert 3")
    assert goods(game)["food"] == 12
    assert "convert 1" not in texts(game)


def test_nobody_is_asked_on_who_has_nothing_to_exchange() -> None:
    game = use("potter", farm({"clay": 3, "food": 28}, tools={"pottery-wheels": 4}))
    play(game, "convert 1")
    assert game.to_act == [1]


def test_what_was_made_may_become_what_the_rest_takes() -> None:
    """The Potter's Peat buys Wool on the Peat Boat, and the Colonist's House turns 2 Wool into Clay."""
    mine = farm({"clay": 1, "wool": 1}, ["colonists-house"], tools={"pottery-wheels": 3}, boats=1)
    game = use("potter", mine, houses=HOUSES)
    play(game, "convert 1", "trade wool", "exchange colonists-house", "done")  # without cutting Peat
    assert (goods(game).get("clay"), "convert 1" in texts(game)) == (1, True)
    play(game, "convert 1")
    assert goods(game)["food"] == 6


def test_a_tanner_without_hides_is_done() -> None:
    """Leather buys no Hides, so nothing could come of what the Peat Boat fetches after it rather than before."""
    mine = farm({"hides": 2, "peat": 3}, tools={"fleshing-beams": 5}, boats=1)
    game = use("tanner", mine)
    play(game, "convert 2")
    decision = game.decision(0)
    assert (goods(game)["leather"], decision is not None and decision.prompt.id) == (2, "prompt-end-of-turn")


def test_a_weaver_may_go_on_with_the_rest() -> None:
    mine = farm({"wool": 15, "peat": 3}, tools={"weaving-looms": 3}, boats=1)
    game = use("woolen-weaver", mine)
    play(game, "convert 1", "trade wool")
    assert (goods(game)["wool"], texts(game)) == (15, {"convert 1", "convert 2", "done"})
    play(game, "convert 2")
    assert (goods(game)["wool"], goods(game)["woolen"]) == (13, 3)


def test_the_dearer_material_may_be_paid_for_some_of_them() -> None:
    """Bricks stand for Clay: the first with a Brick, the rest with Clay."""
    mine = farm({"clay": 2, "brick": 1, "peat": 1}, tools={"pottery-wheels": 3}, boats=1)
    game = use("potter", mine)
    play(game, "convert 1 dearly")
    assert (goods(game).get("brick", 0), goods(game)["clay"]) == (0, 2)
    assert texts(game) == {"convert 1", "convert 2", "done"}


def test_where_loading_waits_for_the_end_of_an_action_nothing_is_traded_in_between() -> None:
    mine = farm({"clay": 3, "peat": 3}, tools={"pottery-wheels": 3}, boats=1)
    game = use("potter", mine, rules="online")
    play(game, "convert 1")
    assert "convert 1" not in texts(game)


def test_in_games_begun_before_an_action_converted_once() -> None:
    mine = farm({"clay": 3, "food": 27, "timber": 2}, ["wood-traders-house"], tools={"pottery-wheels": 4})
    game = use("potter", mine, houses=HOUSES, amendments=0)
    play(game, "convert 1")
    assert "convert 1" not in texts(game)
