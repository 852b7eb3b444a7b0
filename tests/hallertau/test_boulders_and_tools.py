"""Chapters "Moving Boulders" and "Durability of Tools"."""

from __future__ import annotations

import pytest

from allmende.core import Game, IllegalMoveError
from allmende.hallertau.record.events import CraftAdvanced, Paid
from core.games import stand
from hallertau.scenario import ACTIONS, PROGRESS, at, boulders, crafts, happened, me, moves, progress, refusals, village


def advance(craft: str, column: int, tools: int, times: int, round_: int = 1) -> Game:
    """A village with plenty of Jewelry that advances one building a number of times from its column."""
    game = progress(village(crafts={craft: column}, center=0, tools=tools, jewelry=10), round_)
    for _ in range(times):
        game.play(f"advance {craft}", 0)
    return game


@pytest.mark.parametrize(
    ("times", "tools", "left"), [(1, 0, [2, 4]), (2, 1, [3, 4]), (3, 3, [4, 5]), (4, 5, [5, 6]), (5, 7, [6, 7])]
)
def test_the_first_advance_is_free_the_second_takes_one_tool_and_each_further_two(
    times: int, tools: int, left: list[int]
) -> None:
    game = advance("brewhouse", 0, tools, times)
    assert crafts(game)["brewhouse"] == times
    assert boulders(game)["brewhouse"] == left
    assert me(game).exhausted == tools
    if tools:
        short = advance("brewhouse", 0, tools - 1, times - 1)
        assert "advance brewhouse" not in moves(short)


def test_the_event_says_how_many_tools_were_used() -> None:
    game = advance("brewhouse", 0, 9, 2)
    (advanced,) = happened(game.play("advance brewhouse", 0), CraftAdvanced)
    assert advanced == CraftAdvanced(seat=0, craft="brewhouse", position=3, tools=2)


def test_without_tools_a_building_stands_before_its_boulder() -> None:
    game = advance("brewhouse", 0, 0, 1)
    assert refusals(game)["craft:brewhouse"] == "reason-needs-tools(have=0, needed=1 tools)"
    with pytest.raises(IllegalMoveError) as error:
        game.play("advance brewhouse", 0)
    assert error.value.message.id == "reason-needs-tools"


def test_one_tool_is_not_enough_when_the_boulders_lie_next_to_each_other() -> None:
    game = advance("brewhouse", 0, 2, 2)
    assert refusals(game)["craft:brewhouse"] == "reason-needs-tools(have=1, needed=2 tools)"


def test_example_the_brewhouse_has_one_boulder_left_and_needs_two_tools_for_three_spaces() -> None:
    game = advance("brewhouse", 7, 2, 3, round_=6)
    assert crafts(game)["brewhouse"] == 10
    assert boulders(game)["brewhouse"] == []
    assert me(game).tools == 0


@pytest.mark.parametrize(
    ("column", "tools"), [(9, [0]), (8, [0, 1]), (7, [0, 1, 1]), (6, [0, 1, 2, 1]), (5, [0, 1, 2, 2, 1])]
)
def test_boulders_off_the_right_edge_need_no_more_tools(column: int, tools: list[int]) -> None:
    # Next to the right edge: a building in column 8 has its first boulder on the last space.
    game = progress(village(crafts={"carpentry": column}, center=0, tools=20, jewelry=10), 1)
    used = []
    while crafts(game)["carpentry"] < 10:
        (event,) = happened(game.play("advance carpentry", 0), CraftAdvanced)
        assert isinstance(event, CraftAdvanced)
        used.append(event.tools)
    assert used == tools
    assert boulders(game)["carpentry"] == []


def test_example_four_tools_in_round_2() -> None:
    game = progress(village(goods={"clay": 20, "milk": 20}, tools=4), 2)
    used = []
    for _ in range(3):
        game.play("advance carpentry", 0)
        used.append(me(game).exhausted)
    assert used == [0, 1, 3]
    assert me(game).tools == 4  # exhausted, not spent
    assert "advance carpentry" not in moves(game)
    game.play("advance cooling-house", 0)
    game.play("advance cooling-house", 0)
    assert me(game).exhausted == 4
    assert crafts(game) | {"carpentry": 3, "cooling-house": 2} == crafts(game)
    assert game.to_act == [1]


def test_exhausted_tools_are_ready_again_in_the_next_round() -> None:
    game = at(PROGRESS, village(tools=3, exhausted=3, crafts=[1] * 5, jewelry=9), round=2)
    game.play("advance carpentry")
    game.play("advance carpentry")
    assert me(game).exhausted == 1


def test_after_the_phase_nobody_is_told_that_tools_are_exhausted() -> None:
    game = at(PROGRESS, village(tools=3, jewelry=2), round=2)
    game.play("advance carpentry")
    game.play("advance carpentry")
    assert (stand(game).phase, me(game).tools, me(game).exhausted) == (ACTIONS, 3, 0)


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_in_rounds_1_to_5_tools_are_exhausted_and_not_spent(round_: int) -> None:
    game = advance("bakehouse", 2, 3, 3, round_)
    assert (me(game).tools, me(game).exhausted) == (3, 3)


def test_in_round_6_tools_are_spent() -> None:
    game = progress(village(tools=4, jewelry=9), 6)
    game.play("advance bakehouse", 0)
    assert (me(game).tools, me(game).exhausted) == (4, 0)
    events = game.play("advance bakehouse", 0)
    assert Paid(seat=0, resource="tools", count=1) in events
    game.play("advance bakehouse", 0)
    assert (me(game).tools, me(game).exhausted) == (1, 0)
    assert "advance bakehouse" not in moves(game)
    assert "advance carpentry" in moves(game)


def test_boulders_of_other_rows_stay() -> None:
    game = advance("carpentry", 0, 9, 3)
    assert boulders(game) == {name: [2, 4] for name in boulders(game)} | {"carpentry": [4, 5]}


def test_after_town_hall_a_building_advances_twice_without_tools() -> None:
    # The boulders stay put when a building moves back: they are three and five spaces away then.
    start = village(crafts={"carpentry": 2}, center=0, boulders={"carpentry": (4, 6)}, workers=1, tools=0)
    game = at(4, start, village(workers=0, jewelry=1))
    game.play("place town-hall")
    game.play("retreat carpentry")
    assert boulders(game)["carpentry"] == [4, 6]
    assert me(game).jewelry == 2
    for _ in range(2):
        game.play("advance carpentry", 0)
    assert (crafts(game)["carpentry"], me(game).exhausted) == (3, 0)


# 430: pay 1 Tool, gain 2 Milk, which in Round 2 pay for one advance


def poor(round_: int = 2, amendments: int | None = None) -> Game:
    """A village whose only tool has to clear the way and is wanted for the payment, too."""
    ways = {"cooling-house": (2, 4), "brewhouse": (4, 5)}
    mine = village(tools=1, hand=["430"], crafts=[1] * 5, boulders=ways)
    return at(PROGRESS, mine, village(jewelry=1), round=round_, piles={}, amendments=amendments)


def test_a_boulder_can_be_moved_ahead_of_the_card_that_takes_the_tool() -> None:
    game = poor()
    assert {"boulder cooling-house 1", "boulder cooling-house 2", "boulder brewhouse 2"} < moves(game)
    assert "boulder brewhouse 1" not in moves(game)  # the next one is in its way
    game.play("boulder cooling-house 1", 0)
    assert (boulders(game)["cooling-house"], me(game).exhausted) == ([3, 4], 1)
    assert moves(game) == {"play 430", "play sparingly 430", "done"}
    game.play("play 430", 0)
    assert (me(game).tools, me(game).exhausted) == (0, 0)
    game.play("advance cooling-house", 0)
    assert crafts(game)["cooling-house"] == 2


def test_in_round_6_that_would_be_discarding_a_tool() -> None:
    assert moves(poor(round_=6)) == {"play 430", "play sparingly 430", "done"}


def test_nobody_is_asked_to_move_boulders_without_a_card_that_costs_tools() -> None:
    game = at(PROGRESS, village(tools=9, hand=["012"], jewelry=1), village(jewelry=1), round=2, piles={})
    assert not any(move.startswith("boulder") for move in moves(game))


def test_in_games_begun_before_boulders_moved_with_an_advance_only() -> None:
    assert moves(poor(amendments=7)) == {"play 430", "play sparingly 430", "done"}
