"""The Tool Tracks, and the Master who moves their indicators."""

from __future__ import annotations

import pytest

from arle.scenario import BARE, farm, goods, lines, me, play, texts, tools, use

TRACKS = {
    "fish-traps": ({"wood": 1}, [2, 3, 4, 5, 6], [0, 0, 0, 0, 3]),
    "fleshing-beams": ({"wood": 1}, [3, 5, 6], [0, 1, 3]),
    "weaving-looms": ({"wood": 2}, [2, 3, 4, 5], [0, 1, 3, 4]),
    "slaughtering-tables": ({"clay": 1}, [2, 3, 4], [0, 1, 2]),
    "spades": ({"wood": 1}, [3, 5, 7], [0, 0, 2]),
    "shovels": ({"wood": 1}, [3, 4, 5, 6], [0, 0, 0, 0]),
    "pottery-wheels": ({"clay": 1}, [2, 3, 4], [0, 0, 2]),
    "ovens": ({"brick": 1}, [1, 2, 3, 4], [0, 1, 5, 7]),
    "axes": ({"wood": 1}, [3, 4, 5, 6], [0, 0, 0, 0]),
    "workbenches": ({"clay": 2}, [2, 3, 4], [0, 1, 4]),
}
"""The rulebook's index: what a step costs, the numbers, and the points of each of them."""
STEPS = [(tool, i) for tool, (_, values, _) in TRACKS.items() for i in range(len(values) - 1)]
ENDS = {tool: values[-1] for tool, (_, values, _) in TRACKS.items()}
RICH = {"wood": 20, "clay": 20, "brick": 20}


@pytest.mark.parametrize(("tool", "step"), STEPS)
def test_each_step_costs_the_same_and_leads_to_the_next_number(tool: str, step: int) -> None:
    cost, values, _ = TRACKS[tool]
    game = use("summer-master", farm(goods=cost, tools={tool: values[step]}))
    play(game, f"improve {tool}")
    assert tools(game)[tool] == values[step + 1]
    assert goods(game) == {}


@pytest.mark.parametrize("tool", TRACKS)
def test_a_step_without_its_cost_is_not_offered(tool: str) -> None:
    (material, count) = next(iter(TRACKS[tool][0].items()))
    poor = dict.fromkeys(("food", "peat", "grain"), 9) | {material: count - 1}
    game = use("summer-master", farm(goods=poor))
    assert f"improve {tool}" not in texts(game)


@pytest.mark.parametrize("tool", TRACKS)
def test_a_track_has_an_end(tool: str) -> None:
    game = use("summer-master", farm(goods=RICH, tools={tool: ENDS[tool]}))
    assert f"improve {tool}" not in texts(game)


@pytest.mark.parametrize("tool", TRACKS)
def test_points_are_those_of_the_indicators_space_alone(tool: str) -> None:
    _, values, points = TRACKS[tool]
    for value, expected in zip(values, points, strict=True):
        game = use("woodcutter", farm(tools={tool: value}))
        assert lines(game)["tools"] == expected


def test_all_tools_together_are_worth_27_points_at_most() -> None:
    assert lines(use("woodcutter", farm(tools=ENDS)))["tools"] == 27


def test_the_view_shows_the_tracks() -> None:
    for tool in me(use("woodcutter", farm())).tools:
        assert (tool.values, tool.points) == TRACKS[tool.name][1:]


def test_with_two_workbenches_two_indicators_are_moved() -> None:
    game = use("summer-master", farm(goods=RICH))
    play(game, "improve axes", "improve ovens")
    assert game.to_act == [1]
    assert tools(game)["axes"] == 4
    assert tools(game)["ovens"] == 2


def test_a_tool_is_not_moved_twice_in_one_action() -> None:
    game = use("winter-master", farm(goods=RICH))
    play(game, "improve axes")
    assert "improve axes" not in texts(game)


def test_a_new_workbench_counts_at_once() -> None:
    """The rulebook's example: 2 clay, 3 Workbenches, two more movements."""
    game = use("summer-master", farm(goods=RICH))
    play(game, "improve workbenches", "improve axes", "improve ovens")
    assert game.to_act == [1]
    assert tools(game)["workbenches"] == 3
    assert goods(game) == {"wood": 19, "clay": 18, "brick": 19}


def test_a_workbench_moved_last_still_gives_one_more_movement() -> None:
    game = use("summer-master", farm(goods=RICH))
    play(game, "improve axes", "improve workbenches", "improve spades")
    assert game.to_act == [1]


def test_with_four_workbenches_four_indicators_are_moved() -> None:
    game = use("summer-master", farm(goods=RICH, tools={"workbenches": 4}))
    play(game, "improve axes", "improve ovens", "improve spades", "improve shovels")
    assert game.to_act == [1]


def test_one_may_stop() -> None:
    game = use("summer-master", farm(goods=RICH))
    play(game, "improve axes", "done")
    assert goods(game) == {"wood": 19, "clay": 20, "brick": 20}


def test_movements_without_anything_to_pay_are_not_asked() -> None:
    game = use("summer-master", farm(goods={"wood": 1}))
    play(game, "improve axes")
    assert game.to_act == [1]


def test_one_pays_for_the_movement_and_not_for_each_tool() -> None:
    game = use("summer-master", farm(goods={"wood": 1}))
    play(game, "improve spades")
    assert tools(game)["spades"] == 5
    assert goods(game) == {}


def test_timber_and_brick_may_be_paid_although_there_is_wood_and_clay() -> None:
    game = use("summer-master", farm(goods={"wood": 1, "timber": 1, "clay": 1, "brick": 1}))
    assert {"improve axes", "improve axes dearly", "improve pottery-wheels dearly"} <= texts(game)
    play(game, "improve axes dearly", "improve pottery-wheels dearly")
    assert goods(game) == {"wood": 1, "clay": 1}


def test_of_two_clay_one_or_both_may_be_bricks() -> None:
    game = use("summer-master", farm(goods={"clay": 2, "brick": 2}))
    play(game, "improve workbenches dearly")
    assert texts(game) == {"pay dear 1", "pay dear 2"}
    play(game, "pay dear 1")
    assert goods(game) == {"clay": 1, "brick": 1}


def test_a_brick_for_an_oven_is_not_paid_with_clay() -> None:
    assert "improve ovens" not in texts(use("summer-master", farm(goods={"clay": 9, "wood": 1})))


def test_online_bricks_are_paid_only_for_clay_that_is_missing() -> None:
    game = use("summer-master", farm(goods={"clay": 1, "brick": 2}), payment="cheap")
    play(game, "improve workbenches")
    assert goods(game) == {"brick": 1}


def test_both_masters_do_the_same() -> None:
    mine = farm(goods=RICH, land=BARE)
    assert texts(use("summer-master", mine.copy())) == texts(use("winter-master", mine.copy()))
