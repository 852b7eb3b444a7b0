"""Sow actions: a crop from the supply onto an empty field, one at a time."""

from __future__ import annotations

import pytest

from allmende.core import IllegalMoveError
from allmende.hallertau.record.events import Sown
from hallertau.scenario import CROPS, fields, goods, moves, use, village


def test_every_crop_can_be_sown_in_every_row_with_an_empty_field() -> None:
    game = use("cultivation", village(goods=dict.fromkeys(CROPS, 1), fields=["2", "3", "4", "5"]))
    assert moves(game) == {f"sow {crop} row {row}" for crop in CROPS for row in (2, 3, 4, 5)} | {"done"}


def test_only_crops_can_be_sown() -> None:
    supply = dict.fromkeys(["hides", "meat", "milk", "wool", "clay"], 2) | {"rye": 1}
    assert moves(use("cultivation", village(goods=supply, fields=["2"]))) == {"sow rye row 2", "done"}


def test_only_crops_in_the_supply_can_be_sown() -> None:
    game = use("cultivation", village(goods={"hops": 1}, fields=["2", "3:barley"]))
    assert moves(game) == {"sow hops row 2", "done"}
    with pytest.raises(IllegalMoveError):
        game.play("sow barley row 2")


def test_only_empty_fields_can_be_sown() -> None:
    game = use("cultivation", village(goods={"hops": 2}, fields=["2", "3:barley", "3", "4:hops"]))
    assert moves(game) == {"sow hops row 2", "sow hops row 3", "done"}
    game.play("sow hops row 3")
    assert moves(game) == {"sow hops row 2", "done"}


def test_sowing_takes_one_crop_whatever_the_row() -> None:
    game = use("cultivation", village(goods={"barley": 5}, fields=["5"]))
    events = game.play("sow barley row 5")
    assert goods(game) == {"barley": 4}
    assert fields(game) == ["5:barley"]
    assert Sown(seat=0, good="barley", count=1, column=0, row=5) in events


def test_example_a_seed_is_taken_from_several_in_the_supply() -> None:
    # "You have a Flax indicator on 3 but you need one on 1": the totals are all that counts.
    game = use("cultivation", village(goods={"flax": 3}, fields=["4"]))
    game.play("sow flax row 4")
    assert goods(game) == {"flax": 2}


def test_fewer_sow_actions_may_be_taken_than_granted() -> None:
    game = use("farming", village(goods={"rye": 4}, fields=["2"] * 4))
    game.play("choose 2")
    game.play("sow rye row 2")
    game.play("done")
    assert (fields(game), game.to_act) == (["2", "2", "2", "2:rye"], [1])


def test_not_sowing_at_all_is_allowed() -> None:
    game = use("cultivation", village(goods={"rye": 4}, fields=["2"]))
    game.play("done")
    assert (goods(game), fields(game)) == ({"rye": 4}, ["2"])


@pytest.mark.parametrize(("space", "granted"), [("cultivation", 3), ("busy-weekend", 2), ("fertilizing", 1)])
def test_no_more_sow_actions_than_granted(space: str, granted: int) -> None:
    game = use(space, village(goods={"rye": 9}, fields=["5"] * 8))
    if space == "busy-weekend":
        game.play("done")
    for _ in range(granted):
        game.play("sow rye row 5")
    assert game.to_act == [1]


def test_sowing_ends_by_itself_when_crops_or_fields_run_out() -> None:
    game = use("cultivation", village(goods={"rye": 1}, fields=["5"] * 3))
    game.play("sow rye row 5")
    assert game.to_act == [1]
    game = use("cultivation", village(goods={"rye": 3}, fields=["5"]))
    game.play("sow rye row 5")
    assert game.to_act == [1]
