"""The Field deck, card by card."""

from __future__ import annotations

import pytest

from allmende.hallertau.rules.player import Player
from hallertau.cards.playing import asked, can, cannot, choices, gains, holding, play, playing
from hallertau.scenario import HARVEST, MILKING, at, fields, goods, hand, me, moves, use, village

ALL_ADVANCED = [7] * 5
"""Craft Buildings that have brought 18 points into the window."""


def supply(jewelry: int = 0, tools: int = 0, **goods: int) -> Player:
    """A village with these goods."""
    return village(goods=goods, jewelry=jewelry, tools=tools)


def plots(number: int, *more: str, jewelry: int = 0, tools: int = 0, **goods: int) -> Player:
    """A village with so many empty fields in row 2, and more."""
    return village(fields=["2"] * number + list(more), goods=goods, jewelry=jewelry, tools=tools)


def flock(number: int, jewelry: int = 0, fields: int = 0, crafts: list[int] | None = None) -> Player:
    """A village with so many sheep, on a Farmyard card and in the Stables."""
    return village(
        sheep={5: number // 2, "stables": number - number // 2},
        jewelry=jewelry,
        fields=["2"] * fields,
        crafts=crafts or (),
    )


def some(**profit: int) -> dict[str, int]:
    """What is gained, without what is not."""
    return {thing: count for thing, count in profit.items() if count}


def test_601_six_fields_give_a_sheep() -> None:
    cannot("601", plots(5))
    assert gains("601", plots(4, "3:rye", "5")) == {"sheep 4": 1}


def test_602_wool_and_tools_give_a_sheep() -> None:
    cannot("602", supply(wool=1, tools=4), supply(wool=2, tools=3))
    assert gains("602", supply(wool=2, tools=4)) == {"sheep 4": 1}


def test_603_a_field_in_row_5_pays_for_two_sheep() -> None:
    cannot("603", village(fields=["2", "3:rye", "4"]))
    mine = village(fields=["4", "5", "5:hops"])
    assert choices("603", mine.copy()) == {"spend field row 5 empty", "spend field row 5 hops"}
    assert gains("603", mine, "spend field row 5 hops") == {"field 5:hops": -1, "sheep 4": 2}


def test_604_flax_for_the_fields_that_are_missing() -> None:
    cannot("604", plots(5, flax=2), supply(flax=7))
    assert gains("604", plots(5, flax=4)) == {"flax": -3, "sheep 4": 2}
    assert gains("604", plots(8, flax=4)) == {"sheep 4": 2}


def test_605_milk_pays_for_a_sheep_and_a_bonus_card() -> None:
    cannot("605", supply(milk=2))
    assert gains("605", supply(milk=3)) == {"milk": -3, "sheep 4": 1, "bonus": 1}


def test_605_cannot_be_played_in_phase_8() -> None:
    game = at(MILKING, village(goods={"milk": 3}, jewelry=1, hand=["605", "617"]), village())
    assert can(game, "617")
    assert not can(game, "605")


def test_606_three_fields_with_one_crop_give_a_field_in_row_3_and_a_bonus_card() -> None:
    cannot("606", village(fields=["2:rye", "3:rye", "4", "3:hops", "4:wool", "4:wool", "4:wool"]))
    mine = village(fields=["2:rye", "3:rye", "3:hops", "5:2 rye"])
    assert gains("606", mine) == {"field 3": 1, "bonus": 1}
    assert gains("606", village(fields=["2:rye"] * 8)) == {"bonus": 1}


@pytest.mark.parametrize(
    ("jewelry", "ways"),
    [
        (4, [["2", "2"], ["4"]]),
        (5, [["2", "3"], ["5"]]),
        (6, [["2", "4"], ["3", "3"]]),
        (7, [["2", "5"], ["3", "4"]]),
        (8, [["3", "5"], ["4", "4"]]),
        (9, [["4", "5"]]),
        (10, [["5", "5"]]),
    ],
)
def test_607_the_rows_of_two_new_fields_add_up_to_the_jewelry(jewelry: int, ways: list[list[str]]) -> None:
    cannot("607", supply(tools=5, jewelry=jewelry), supply(tools=6, jewelry=3))
    game = playing("607", supply(tools=6, jewelry=jewelry))
    options = [f"choose {option}" for option in range(1, len(ways) + 1)]
    assert asked(game) == {*options, "done"}
    assert [fields(playing("607", supply(tools=6, jewelry=jewelry), option)) for option in options] == ways
    assert gains("607", supply(tools=6, jewelry=jewelry), "done") == {}


def test_607_with_room_for_one_field_it_is_one_whose_row_is_all_of_it_or_none() -> None:
    for jewelry in (4, 5):
        assert choices("607", plots(7, tools=6, jewelry=jewelry)) == {"choose 1", "done"}
        assert gains("607", plots(7, tools=6, jewelry=jewelry), "choose 1") == {f"field {jewelry}": 1}
    for jewelry in (6, 9):
        assert gains("607", plots(7, tools=6, jewelry=jewelry)) == {}


def test_607_there_is_no_row_for_jewelry_that_was_paid_before_it_is_resolved() -> None:
    game = holding("607", village(tools=6, jewelry=4, goods={"rye": 1}, fields=["2"], hand=["921"]))
    play(game, "place cultivation", "play 607", "play 921", "done", "choose 1")
    assert (game.to_act, fields(game), me(game).jewelry) == ([1], ["2"], 0)


def test_607_without_room_there_is_nothing_to_choose() -> None:
    assert gains("607", plots(8, tools=6, jewelry=4)) == {}


@pytest.mark.parametrize(("meat", "wool"), [(1, 0), (2, 1), (4, 1), (5, 2), (7, 3), (9, 3)])
def test_608_meat_gives_wool_and_a_field_in_row_4(meat: int, wool: int) -> None:
    cannot("608", supply(hides=1))
    assert gains("608", supply(meat=meat)) == {**some(wool=wool), "field 4": 1}


def test_609_as_many_sheep_and_jewelry_as_the_window_shows() -> None:
    cannot("609", flock(3, jewelry=2), flock(3, jewelry=4, crafts=[2] * 5), flock(5, jewelry=6, crafts=ALL_ADVANCED))
    profit = {"tools": 1, "field 5": 1}
    assert gains("609", flock(3, jewelry=3)) == profit
    assert gains("609", flock(4, jewelry=4, crafts=[2] * 5)) == profit
    assert gains("609", flock(6, jewelry=6, crafts=ALL_ADVANCED)) == profit


def test_610_hops_pay_for_a_field_in_row_5_and_a_bonus_card() -> None:
    cannot("610", supply(hops=2))
    assert gains("610", supply(hops=4)) == {"hops": -3, "field 5": 1, "bonus": 1}


def test_611_one_three_or_five_hops_pay_for_bonus_cards_and_a_field_in_row_4() -> None:
    cannot("611", supply(rye=5))
    assert gains("611", supply(hops=2)) == {"hops": -1, "field 4": 1}
    assert choices("611", supply(hops=4)) == {"choose 1", "choose 2"}
    assert choices("611", supply(hops=5)) == {"choose 1", "choose 2", "choose 3"}
    assert gains("611", supply(hops=6), "choose 1") == {"hops": -1, "field 4": 1}
    assert gains("611", supply(hops=6), "choose 2") == {"hops": -3, "bonus": 1, "field 4": 1}
    assert gains("611", supply(hops=6), "choose 3") == {"hops": -5, "bonus": 2, "field 4": 1}


def test_612_flax_pays_for_a_field_in_row_3_and_a_bonus_card() -> None:
    cannot("612", supply(flax=1))
    assert gains("612", supply(flax=2)) == {"flax": -2, "field 3": 1, "bonus": 1}


def test_613_tools_pay_for_a_field_in_row_4_and_a_bonus_card() -> None:
    cannot("613", supply(tools=1))
    assert gains("613", supply(tools=3)) == {"tools": -2, "field 4": 1, "bonus": 1}


def test_614_two_sheep_pay_for_two_fields_in_row_4_and_a_bonus_card() -> None:
    cannot("614", village(sheep={5: 1}))
    assert gains("614", village(sheep={5: 2})) == {"sheep 5": -2, "field 4": 2, "bonus": 1}
    mine = village(sheep={5: 2}, fields=["2"] * 7)
    assert gains("614", mine) == {"sheep 5": -2, "field 4": 1, "bonus": 1}


def test_615_the_more_jewelry_the_more_to_choose_from() -> None:
    cannot("615", supply(jewelry=4))
    profits = [{"tools": 2}, {"field 2": 2}, {"field 5": 2}, {"sheep 4": 3}]
    assert gains("615", supply(jewelry=5)) == profits[0]
    for jewelry, options in ((6, 2), (7, 3), (8, 4), (10, 4)):
        names = [f"choose {option}" for option in range(1, options + 1)]
        assert choices("615", supply(jewelry=jewelry)) == set(names)
        assert [gains("615", supply(jewelry=jewelry), name) for name in names] == profits[:options]


def test_615_up_to_two_fields() -> None:
    assert gains("615", plots(7, jewelry=7), "choose 3") == {"field 5": 1}
    game = holding("615", supply(jewelry=6))
    game.play("play sparingly 615")
    game.play("choose 2")
    game.play("take field")
    game.play("done")
    assert fields(game) == ["2"]


@pytest.mark.parametrize(("hides", "meat"), [(1, 1), (2, 2), (4, 2), (5, 3), (6, 3), (7, 4), (9, 4)])
def test_616_hides_give_meat_and_a_tool(hides: int, meat: int) -> None:
    cannot("616", supply(meat=3))
    assert gains("616", supply(hides=hides)) == {"meat": meat, "tools": 1}


def test_617_a_jewelry_pays_for_hides_a_tool_and_a_bonus_card() -> None:
    cannot("617", village())
    assert gains("617", supply(jewelry=1)) == {"jewelry": -1, "hides": 3, "tools": 1, "bonus": 1}


def test_618_a_sheep_pays_for_milk_tools_and_a_bonus_card() -> None:
    cannot("618", village())
    assert gains("618", village(sheep={"stables": 1})) == {"sheep stables": -1, "milk": 2, "tools": 2, "bonus": 1}


@pytest.mark.parametrize(("wool", "jewelry"), [(4, 1), (8, 1), (9, 2), (15, 2), (16, 3)])
def test_619_wool_gives_jewelry(wool: int, jewelry: int) -> None:
    cannot("619", supply(wool=3))
    assert gains("619", supply(wool=wool)) == {"jewelry": jewelry}


def test_619_a_jewel_box_holds_ten() -> None:
    assert gains("619", supply(wool=16, jewelry=9)) == {"jewelry": 1}


def test_620_most_of_the_milk_comes_back() -> None:
    cannot("620", supply(milk=2))
    assert gains("620", supply(milk=3)) == {"milk": -3, "jewelry": 1, "bonus": 1}
    assert choices("620", supply(milk=12)) == {"choose 1", "choose 2"}
    assert choices("620", supply(milk=13)) == {"choose 1", "choose 2", "choose 3"}
    assert gains("620", supply(milk=13), "choose 1") == {"milk": -3, "jewelry": 1, "bonus": 1}
    assert gains("620", supply(milk=13), "choose 2") == {"milk": -2, "jewelry": 1, "bonus": 1}
    assert gains("620", supply(milk=13), "choose 3") == {"milk": -1, "jewelry": 1, "bonus": 1}


def test_621_one_five_or_ten_hops_pay_for_one_two_or_three_jewelry() -> None:
    cannot("621", supply(barley=10))
    assert gains("621", supply(hops=4)) == {"hops": -1, "jewelry": 1}
    assert choices("621", supply(hops=9)) == {"choose 1", "choose 2"}
    assert choices("621", supply(hops=10)) == {"choose 1", "choose 2", "choose 3"}
    assert gains("621", supply(hops=12), "choose 1") == {"hops": -1, "jewelry": 1}
    assert gains("621", supply(hops=12), "choose 2") == {"hops": -5, "jewelry": 2}
    assert gains("621", supply(hops=12), "choose 3") == {"hops": -10, "jewelry": 3}


def test_622_hops_pay_for_clay() -> None:
    cannot("622", supply(hops=3))
    assert gains("622", supply(hops=5)) == {"hops": -4, "clay": 7}


def test_623_two_fields_pay_for_clay() -> None:
    cannot("623", plots(1))
    assert choices("623", plots(2, "4:rye")) == {"spend field row 2 empty", "spend field row 4 rye"}
    assert gains("623", plots(2, "4:rye"), "spend field row 2 empty", "spend field row 4 rye") == {
        "field 2": -1,
        "field 4:rye": -1,
        "clay": 5,
    }


def test_624_as_many_sheep_and_fields_as_the_window_shows() -> None:
    cannot("624", flock(3, fields=2), flock(3, fields=4, crafts=[2] * 5), flock(5, fields=6, crafts=ALL_ADVANCED))
    profit = {"flax": 2, "bonus": 1}
    assert gains("624", flock(3, fields=3)) == profit
    assert gains("624", flock(4, fields=4, crafts=[2] * 5)) == profit
    assert gains("624", flock(6, fields=6, crafts=ALL_ADVANCED)) == profit


def test_625_more_jewelry_than_fields_gives_crops_and_a_bonus_card() -> None:
    cannot("625", plots(3, jewelry=3), plots(1), village())
    profit = {"barley": 1, "hops": 1, "rye": 1, "bonus": 1}
    assert gains("625", plots(3, jewelry=4)) == profit
    assert gains("625", supply(jewelry=1)) == profit


def test_626_a_field_pays_for_crops() -> None:
    cannot("626", village())
    assert gains("626", village(fields=["3:hops"])) == {"field 3:hops": -1, "barley": 3, "hops": 1, "rye": 3}


# 627: two crops in one field


def test_627_one_or_two_crops_of_a_type_can_be_sown_in_a_field() -> None:
    cannot("627", plots(1, rye=2, tools=6))
    mine = village(fields=["2", "4", "3:hops"], goods={"rye": 3, "flax": 1, "wool": 2}, tools=7)
    sowings = {f"sow {what} row {row}" for what in ("rye", "two rye", "flax") for row in (2, 4)}
    assert choices("627", mine.copy()) == {*sowings, "done"}
    assert gains("627", mine.copy(), "sow two rye row 4") == {"rye": -2, "field 4": -1, "field 4:2 rye": 1}
    assert gains("627", mine.copy(), "sow rye row 2") == {"rye": -1, "field 2": -1, "field 2:rye": 1}


def test_627_needs_an_empty_field_and_a_crop() -> None:
    assert gains("627", village(fields=["4:hops"], goods={"rye": 2}, tools=7)) == {}
    assert gains("627", plots(1, wool=2, tools=7)) == {}


def test_627_both_crops_are_harvested_and_the_field_drops_one_row() -> None:
    game = at(HARVEST, village(fields=["4:2 rye", "2:2 hops"]), village(jewelry=1))
    assert (goods(game), fields(game)) == ({"rye": 8, "hops": 4}, ["2", "3"])


def test_627_both_crops_are_lost_when_the_field_is_spent() -> None:
    game = use("land-sale", village(fields=["4:2 rye", "4:rye"]))
    assert moves(game) == {"spend field row 4 two rye", "spend field row 4 rye", "done"}
    game.play("spend field row 4 two rye")
    assert (goods(game), fields(game), me(game).jewelry) == ({"clay": 3}, ["4:rye"], 1)


# 628: a harvest at another time


def test_628_three_fields_are_harvested_at_once() -> None:
    cannot("628", village(fields=["2:rye", "3:hops", "4:flax", "5:rye", "4:wool", "4"], goods={"barley": 3}))
    mine = village(fields=["2:rye", "3:hops", "4:flax", "5:barley", "4:wool", "5"])
    planted = {f"pick row {row}" for row in ("2 rye", "3 hops", "4 flax", "5 barley", "4 wool")}
    assert choices("628", mine.copy()) == {*planted, "done"}
    assert gains("628", mine.copy(), "pick row 5 barley", "pick row 2 rye", "pick row 4 wool") == {
        "barley": 5,
        "rye": 2,
        "wool": 4,
        "field 5:barley": -1,
        "field 4": 1,
        "field 2:rye": -1,
        "field 2": 1,
        "field 4:wool": -1,
        "field 3": 1,
        "bonus": 1,
    }
    assert gains("628", mine.copy(), "done") == {"bonus": 1}


# The rest of the deck


@pytest.mark.parametrize(
    ("number", "jewelry", "each"), [(3, 3, 1), (6, 4, 1), (4, 9, 1), (5, 5, 2), (6, 6, 3), (6, 9, 3), (7, 7, 4)]
)
def test_629_sheep_and_as_much_jewelry_give_hides_and_meat(number: int, jewelry: int, each: int) -> None:
    cannot("629", flock(2, jewelry=3), flock(3, jewelry=2))
    assert gains("629", flock(number, jewelry=jewelry)) == {"hides": each, "meat": each}


def test_630_six_planted_fields_give_animal_products_and_a_bonus_card() -> None:
    planted = ["2:rye", "3:rye", "4:hops", "5:wool", "5:clay"]
    cannot("630", village(fields=[*planted, "2", "3"]))
    assert gains("630", village(fields=[*planted, "2:flax", "3"])) == {"hides": 1, "meat": 1, "wool": 1, "bonus": 1}


@pytest.mark.parametrize(("tools", "hides", "more"), [(6, 1, 3), (6, 4, 0), (6, 5, 0), (2, 0, 0), (3, 0, 1)])
def test_631_as_many_hides_as_the_tools_that_are_left(tools: int, hides: int, more: int) -> None:
    cannot("631", supply(tools=1))
    assert gains("631", supply(tools=tools, hides=hides)) == {"tools": -2, **some(hides=more), "bonus": 1}


def test_631_sparingly_fewer_hides() -> None:
    game = holding("631", supply(tools=6, hides=1))
    game.play("play sparingly 631")
    for _ in range(2):
        assert asked(game) == {"take hides", "done"}
        game.play("take hides")
    game.play("done")
    assert goods(game) == {"hides": 3}


@pytest.mark.parametrize(("center", "meat"), [(0, 8), (5, 3), (6, 2), (7, 2), (10, 2)])
def test_632_two_fields_pay_for_14_meat_less_the_window_and_bonus_cards(center: int, meat: int) -> None:
    cannot("632", plots(1))
    mine = village(fields=["3", "3"], crafts=[center] * 5)
    assert gains("632", mine) == {"field 3": -2, "meat": meat, "bonus": 2}


def test_633_a_sheep_pays_for_animal_products() -> None:
    cannot("633", village())
    assert gains("633", village(sheep={4: 1})) == {"sheep 4": -1, "hides": 2, "meat": 2, "wool": 2}


def test_634_two_other_cards_pay_for_wool_and_bonus_cards() -> None:
    cannot("634", village(hand=["901"]))
    game = playing("634", village(hand=["901", "801", "101"]))
    assert moves(game) == {"discard 901", "discard 801", "discard 101"}
    game.play("discard 801")
    game.play("discard 101")
    assert (hand(game), me(game).played, goods(game)) == (["901", "843", "844"], ["634"], {"wool": 1})


def test_635_two_point_cards_pay_for_a_gateway_card_and_bonus_cards() -> None:
    cannot("635", village(hand=["901", "801", "101"]))
    game = playing("635", village(hand=["901", "801", "902", "903"]))
    assert moves(game) == {"discard 901", "discard 902", "discard 903"}
    game.play("discard 901")
    game.play("discard 903")
    assert (hand(game), me(game).played) == (["801", "902", "028", "843", "844"], ["635"])


# Cards in the midst of an action


def test_a_condition_that_an_action_brings_about_holds_at_once_but_the_field_comes_afterwards() -> None:
    mine = village(fields=["2:rye", "3:rye", "4", "5"], goods={"rye": 3}, hand=["606"])
    game = use("cultivation", mine)
    assert not can(game, "606")
    game.play("sow rye row 4")
    game.play("play 606")
    assert moves(game) == {"sow rye row 5", "done"}
    game.play("sow rye row 5")
    assert fields(game) == ["2:rye", "3", "3:rye", "4:rye", "5:rye"]


def test_whoever_has_two_cards_waiting_chooses_which_comes_first() -> None:
    mine = village(fields=["4", "5"], goods={"rye": 1, "flax": 2, "hops": 3}, hand=["612", "610"])
    game = use("cultivation", mine)
    game.play("play 612")
    game.play("play 610")
    assert goods(game) == {"rye": 1}
    game.play("done")
    assert asked(game) == {"choose 1", "choose 2"}
    game.play("choose 2")
    assert fields(game) == ["3", "4", "5", "5"]


def test_a_sheep_from_a_card_comes_to_the_farmyard_card_of_three_rounds_later() -> None:
    assert gains("601", plots(6), round=3) == {"sheep 6": 1}
    assert gains("601", plots(6), round=4) == {"sheep stables": 1}
