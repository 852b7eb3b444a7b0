"""Chapter "Resources": limits of what can be gained, and where it goes."""

from __future__ import annotations

import pytest

from allmende.hallertau.record.events import FieldGained, Gained
from hallertau.scenario import ACTIONS, at, fields, goods, happened, me, outcomes, sheep, use, village


def test_example_a_new_field_in_row_2_joins_the_three_of_the_start() -> None:
    assert fields(use("clearing", village(fields=["2", "3", "4"]))) == ["2", "2", "3", "4"]


def test_a_field_board_has_room_for_eight_fields() -> None:
    game = use("clearing", village(fields=["2"] * 7))
    assert len(fields(game)) == 8
    game = use("clearing", village(fields=["2"] * 8))
    assert len(fields(game)) == 8


def test_a_new_field_goes_into_an_empty_column() -> None:
    game = at(ACTIONS, village(fields=["2", "3"]), village())
    (gained,) = happened(game.play("place clearing"), FieldGained)
    assert gained == FieldGained(seat=0, column=2, row=2, source="space:clearing")


def test_a_column_that_was_left_can_be_used_again() -> None:
    game = use("land-sale", village(fields=["2"] * 8, workers=2))
    game.play("spend field row 2 empty")
    game.play("exchange 6", 1)
    game.play("place clearing")
    assert len(fields(game)) == 8


def test_example_four_clay_and_three_more_are_seven() -> None:
    game = use("nursery", village(goods={"clay": 4}))
    game.play("choose 1")
    assert goods(game) == {"clay": 7}


def test_there_is_no_limit_to_goods() -> None:
    assert goods(use("clay-delivery", village(goods={"clay": 99}), round=6)) == {"clay": 105}


def test_example_one_jewelry_gained() -> None:
    game = use("land-sale", village(fields=["2"]))
    game.play("spend field row 2 empty")
    assert me(game).jewelry == 1


@pytest.mark.parametrize(("before", "after"), [(7, 9), (8, 10), (9, 10), (10, 10)])
def test_a_jewel_box_holds_ten_jewelry(before: int, after: int) -> None:
    game = at(ACTIONS, village(crafts=[1, 0, 0, 0, 0], jewelry=before), village())
    game.play("place town-hall")
    events = game.play("retreat carpentry")
    assert me(game).jewelry == after
    gained = [Gained(seat=0, resource="jewelry", count=after - before, source="space:town-hall")]
    assert happened(events, Gained) == (gained if after > before else [])


def test_with_a_full_jewel_box_a_building_may_still_move_back() -> None:
    assert outcomes("town-hall", village(crafts=[1, 0, 0, 0, 0], jewelry=10)) == {
        "10 jewelry, carpentry at 1",
        "10 jewelry",
    }


@pytest.mark.parametrize(("round_", "place"), [(1, 4), (2, 5), (3, 6), (4, "stables"), (5, "stables"), (6, "stables")])
def test_new_sheep_go_below_the_round_space_and_later_into_the_stables(round_: int, place: int | str) -> None:
    assert sheep(use("weekly-market", village(), round=round_)) == {place: 1}


def test_the_event_of_a_new_sheep_says_where_it_went() -> None:
    game = at(ACTIONS, village(), village(), round=2)
    gained = happened(game.play("place sheep-market"), Gained)
    assert gained[0] == Gained(seat=0, resource="sheep", count=1, source="space:sheep-market", to="sheep:5")


def test_sheep_join_those_already_on_the_card() -> None:
    assert sheep(use("weekly-market", village(sheep={5: 2, 6: 1}), round=2)) == {5: 3, 6: 1}
