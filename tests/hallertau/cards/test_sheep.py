"""The Sheep deck, card by card."""

from __future__ import annotations

import pytest

from allmende.hallertau.rules.player import Player
from hallertau.cards.playing import asked, can, cannot, choices, gains, holding, playing
from hallertau.scenario import (
    ACTIONS,
    CROPS,
    HARVEST,
    REMOVE_WORKERS,
    at,
    fields,
    goods,
    hand,
    me,
    moves,
    sheep,
    use,
    village,
)

ALL_ADVANCED = [7] * 5
"""Craft Buildings that have brought 18 points into the window."""


def supply(jewelry: int = 0, **goods: int) -> Player:
    """A village with these goods."""
    return village(goods=goods, jewelry=jewelry)


def plots(number: int, *more: str, jewelry: int = 0, tools: int = 0, **goods: int) -> Player:
    """A village with so many empty fields in row 2, and more."""
    return village(fields=["2"] * number + list(more), goods=goods, jewelry=jewelry, tools=tools)


@pytest.mark.parametrize(("wool", "hides"), [(5, 0), (6, 0), (7, 1), (9, 1), (10, 2), (12, 2)])
def test_501_wool_gives_hides_and_a_sheep(wool: int, hides: int) -> None:
    cannot("501", supply(wool=4))
    assert gains("501", supply(wool=wool)) == {"sheep 4": 1, **({"hides": hides} if hides else {})}


@pytest.mark.parametrize(("jewelry", "rye"), [(4, 0), (5, 1), (6, 2), (7, 2), (8, 3), (10, 3)])
def test_502_jewelry_gives_rye_and_a_sheep(jewelry: int, rye: int) -> None:
    cannot("502", supply(jewelry=3))
    assert gains("502", supply(jewelry=jewelry)) == {"sheep 4": 1, **({"rye": rye} if rye else {})}


@pytest.mark.parametrize(
    ("number", "jewelry", "flock"), [(3, 3, 0), (6, 4, 0), (4, 6, 0), (5, 5, 1), (7, 6, 1), (7, 7, 2), (8, 9, 2)]
)
def test_503_fields_and_as_much_jewelry_give_sheep_and_meat(number: int, jewelry: int, flock: int) -> None:
    cannot("503", plots(3, jewelry=2), plots(2, jewelry=3))
    assert gains("503", plots(number, jewelry=jewelry)) == {"meat": 2, **({"sheep 4": flock} if flock else {})}


def test_503_sparingly_leaves_the_sheep() -> None:
    game = holding("503", plots(5, jewelry=5))
    game.play("play sparingly 503")
    assert asked(game) == {"take sheep", "done"}
    game.play("done")
    assert asked(game) == {"take meat", "done"}
    game.play("take meat")
    game.play("done")
    assert (goods(game), sheep(game)) == ({"meat": 1}, {})


def test_504_any_field_pays_for_a_hide_and_a_sheep() -> None:
    cannot("504", village())
    mine = village(fields=["3:rye", "5"])
    assert choices("504", mine) == {"spend field row 3 rye", "spend field row 5 empty"}
    mine = village(fields=["3:rye", "5"])
    assert gains("504", mine, "spend field row 3 rye") == {"field 3:rye": -1, "hides": 1, "sheep 4": 1}


def test_505_a_jewelry_pays_for_a_sheep_and_a_bonus_card() -> None:
    cannot("505", village())
    assert gains("505", supply(jewelry=2)) == {"jewelry": -1, "sheep 4": 1, "bonus": 1}


def test_506_clay_for_the_fields_that_are_missing() -> None:
    cannot("506", plots(5, clay=2), plots(7), supply(clay=7))
    profit = {"milk": 1, "sheep 4": 1, "bonus": 1}
    assert gains("506", plots(5, clay=4)) == {"clay": -3, **profit}
    assert gains("506", supply(clay=8)) == {"clay": -8, **profit}
    assert gains("506", plots(8, clay=1)) == profit


def test_507_rye_for_the_jewelry_that_is_missing() -> None:
    cannot("507", supply(jewelry=7, rye=2), supply(jewelry=9), supply(rye=9))
    profit = {"sheep 4": 2, "bonus": 1}
    assert gains("507", supply(jewelry=7, rye=4)) == {"rye": -3, **profit}
    assert gains("507", supply(rye=10)) == {"rye": -10, **profit}
    assert gains("507", supply(jewelry=10, rye=1)) == profit


def test_508_flax_for_all_sheep_on_farmyard_cards() -> None:
    flock: dict[int | str, int] = {4: 1, 6: 2, "stables": 3}
    cannot("508", village(sheep=flock, goods={"flax": 2}))
    assert gains("508", village(sheep=flock, goods={"flax": 5})) == {"flax": -3, "sheep 4": 1}
    assert gains("508", village(sheep={"stables": 3}, goods={"flax": 1})) == {"sheep 4": 1}
    assert gains("508", village()) == {"sheep 4": 1}


@pytest.mark.parametrize(("number", "options"), [(4, 1), (3, 1), (2, 2), (1, 3), (0, 4)])
def test_509_the_fewer_fields_the_better_the_new_one(number: int, options: int) -> None:
    cannot("509", plots(5))
    profits = [{"field 2": 1}, {"field 3": 1, "bonus": 1}, {"field 4": 1, "bonus": 2}, {"field 5": 1, "bonus": 2}]
    if options == 1:
        assert gains("509", plots(number)) == profits[0]
        return
    found = choices("509", plots(number))
    assert found == {f"choose {option}" for option in range(1, options + 1)}
    for option in range(options):
        assert gains("509", plots(number), f"choose {option + 1}") == profits[option]


def test_510_hops_pay_for_a_field_in_row_4_and_a_bonus_card() -> None:
    cannot("510", supply(hops=1))
    assert gains("510", supply(hops=3)) == {"hops": -2, "field 4": 1, "bonus": 1}


def test_510_with_eight_fields_there_is_no_room_for_another() -> None:
    assert gains("510", plots(8, hops=2)) == {"hops": -2, "bonus": 1}


def test_511_four_crops_of_one_type_pay_for_a_field_in_row_2_and_two_bonus_cards() -> None:
    cannot("511", supply(barley=3, flax=3, hops=3, rye=3, wool=4, clay=4))
    stock = {"barley": 4, "flax": 5, "hops": 3, "rye": 4}
    assert choices("511", supply(**stock)) == {"spend barley", "spend flax", "spend rye"}
    assert gains("511", supply(**stock), "spend flax") == {"flax": -4, "field 2": 1, "bonus": 2}
    assert gains("511", supply(hops=4)) == {"hops": -4, "field 2": 1, "bonus": 2}


def test_512_a_field_in_row_5_pays_for_two_in_row_3() -> None:
    cannot("512", village(fields=["2", "3", "4:rye"]))
    mine = village(fields=["5:hops", "5", "4"])
    assert choices("512", mine) == {"spend field row 5 hops", "spend field row 5 empty"}
    mine = village(fields=["5:hops", "5", "4"])
    assert gains("512", mine, "spend field row 5 empty") == {"field 5": -1, "field 3": 2}


def test_512_up_to_two_fields_and_as_many_as_there_is_room_for() -> None:
    assert gains("512", plots(7, "5")) == {"field 5": -1, "field 3": 1}
    game = holding("512", village(fields=["5"]))
    game.play("play sparingly 512")
    assert asked(game) == {"take field", "done"}
    game.play("take field")
    assert asked(game) == {"take field", "done"}
    game.play("done")
    assert fields(game) == ["3"]


def test_513_a_jewelry_pays_for_a_field_in_row_5_and_a_bonus_card() -> None:
    cannot("513", village())
    assert gains("513", supply(jewelry=1)) == {"jewelry": -1, "field 5": 1, "bonus": 1}


def test_514_two_goods_of_one_type_pay_for_a_tool_and_a_field_in_row_2() -> None:
    cannot("514", supply(barley=1, wool=1, clay=1))
    stock = {"rye": 2, "hides": 2, "meat": 1, "milk": 3, "clay": 4}
    assert choices("514", supply(**stock)) == {"spend rye", "spend hides", "spend milk", "spend clay"}
    assert gains("514", supply(**stock), "spend clay") == {"clay": -2, "tools": 1, "field 2": 1}


def test_515_barley_for_the_fields_that_are_missing() -> None:
    cannot("515", plots(6, barley=1), supply(barley=7))
    assert gains("515", plots(6, barley=3)) == {"barley": -2, "tools": 2, "bonus": 1}
    assert gains("515", plots(8, barley=3)) == {"tools": 2, "bonus": 1}


def test_516_what_is_planted_goes_and_the_field_stays() -> None:
    cannot("516", village(fields=["3", "4"], goods={"rye": 3}))
    planted = ["3:rye", "4:wool", "4"]
    assert choices("516", village(fields=planted)) == {"pick row 3 rye", "pick row 4 wool"}
    assert gains("516", village(fields=planted), "pick row 4 wool") == {
        "field 4:wool": -1,
        "field 4": 1,
        "tools": 2,
        "bonus": 1,
    }


def test_516_two_of_a_crop_in_one_field_go_together() -> None:
    assert gains("516", village(fields=["4:2 rye"])) == {"field 4:2 rye": -1, "field 4": 1, "tools": 2, "bonus": 1}


def test_517_three_sheep_from_anywhere_pay_for_tools_jewelry_and_bonus_cards() -> None:
    cannot("517", village(sheep={4: 1, "stables": 1}))
    game = playing("517", village(sheep={4: 1, 5: 1, "stables": 2}))
    assert moves(game) == {"spend sheep round 4", "spend sheep round 5", "spend sheep stables"}
    spent = ["spend sheep stables", "spend sheep stables", "spend sheep round 5"]
    assert gains("517", village(sheep={4: 1, 5: 1, "stables": 2}), *spent) == {
        "sheep stables": -2,
        "sheep 5": -1,
        "tools": 2,
        "jewelry": 2,
        "bonus": 2,
    }


def test_517_a_jewel_box_holds_ten() -> None:
    assert gains("517", village(sheep={4: 3}, jewelry=9)) == {"sheep 4": -3, "tools": 2, "jewelry": 1, "bonus": 2}


def test_518_one_two_or_four_fields_pay_for_one_two_or_three_jewelry() -> None:
    cannot("518", village())
    assert gains("518", plots(1)) == {"field 2": -1, "jewelry": 1}
    assert choices("518", plots(3)) == {"choose 1", "choose 2"}
    assert choices("518", plots(4)) == {"choose 1", "choose 2", "choose 3"}
    assert gains("518", plots(5), "choose 1") == {"field 2": -1, "jewelry": 1}
    assert gains("518", plots(5), "choose 2") == {"field 2": -2, "jewelry": 2}
    assert gains("518", plots(5), "choose 3") == {"field 2": -4, "jewelry": 3}


def test_518_whose_fields_differ_chooses_which_to_pay() -> None:
    assert choices("518", plots(1, "5:rye"), "choose 1") == {"spend field row 2 empty", "spend field row 5 rye"}


def test_519_a_clay_for_each_field() -> None:
    cannot("519", plots(2, "4:rye", clay=2))
    assert gains("519", plots(2, "4:rye", clay=4)) == {"clay": -3, "jewelry": 2}
    assert gains("519", supply(clay=4)) == {"jewelry": 2}


def test_520_hops_pay_for_a_jewelry_and_a_bonus_card() -> None:
    cannot("520", supply(hops=2))
    assert gains("520", supply(hops=3)) == {"hops": -3, "jewelry": 1, "bonus": 1}


def test_521_one_two_or_three_hops_pay_for_one_three_or_five_clay() -> None:
    cannot("521", supply(barley=3))
    assert gains("521", supply(hops=1)) == {"hops": -1, "clay": 1}
    assert choices("521", supply(hops=2)) == {"choose 1", "choose 2"}
    assert choices("521", supply(hops=3)) == {"choose 1", "choose 2", "choose 3"}
    assert gains("521", supply(hops=4), "choose 1") == {"hops": -1, "clay": 1}
    assert gains("521", supply(hops=4), "choose 2") == {"hops": -2, "clay": 3}
    assert gains("521", supply(hops=4), "choose 3") == {"hops": -3, "clay": 5}


def test_522_clay_can_be_sown_for_a_tool() -> None:
    cannot("522", plots(1, clay=1))
    mine = village(fields=["3", "5", "4:rye"], goods={"clay": 2, "rye": 2}, tools=1)
    assert choices("522", mine.copy()) == {"sow clay row 3", "sow clay row 5", "done"}
    assert gains("522", mine, "sow clay row 3") == {"tools": -1, "clay": -1, "field 3": -1, "field 3:clay": 1}
    assert gains("522", plots(1, tools=1, rye=1)) == {"tools": -1}


def test_522_sown_clay_is_harvested_in_phase_7() -> None:
    game = at(HARVEST, village(fields=["3:clay"]), village(jewelry=1))
    assert (goods(game), fields(game)) == ({"clay": 3}, ["2"])


def test_523_tools_and_fields_give_four_crops_of_one_type() -> None:
    cannot("523", plots(5, tools=3), plots(4, tools=4))
    assert choices("523", plots(5, tools=4)) == {*(f"take {crop}" for crop in CROPS), "done"}
    for crop in CROPS:
        assert gains("523", plots(5, tools=4), f"take {crop}") == {crop: 4}


@pytest.mark.parametrize(("number", "barley", "bonus"), [(1, 2, 0), (2, 3, 1), (3, 4, 2), (4, 4, 2)])
def test_524_fields_with_hops_give_barley_and_bonus_cards(number: int, barley: int, bonus: int) -> None:
    cannot("524", village(fields=["3", "4:rye"], goods={"hops": 5}))
    mine = village(fields=["3:hops"] * number + ["5:rye", "4"])
    assert gains("524", mine) == {"barley": barley, **({"bonus": bonus} if bonus else {})}


@pytest.mark.parametrize(
    ("number", "tools", "flax"), [(4, 5, 2), (8, 1, 2), (0, 10, 3), (5, 6, 4), (6, 6, 5), (8, 8, 5)]
)
def test_525_fields_and_tools_together_give_flax(number: int, tools: int, flax: int) -> None:
    cannot("525", plots(4, tools=4), plots(8))
    assert gains("525", plots(number, tools=tools)) == {"flax": flax}


def test_526_milk_pays_for_sowing_in_three_fields() -> None:
    cannot("526", plots(3, milk=1, rye=3))
    mine = plots(3, "4", milk=2, rye=3, hops=1)
    sowings = {"sow rye row 2", "sow rye row 4", "sow hops row 2", "sow hops row 4"}
    assert choices("526", mine.copy()) == {*sowings, "done"}
    sown = ["sow hops row 4", "sow rye row 2", "sow rye row 2"]
    assert gains("526", mine, *sown) == {
        "milk": -2,
        "hops": -1,
        "rye": -2,
        "field 2": -2,
        "field 4": -1,
        "field 2:rye": 2,
        "field 4:hops": 1,
    }


def test_526_cannot_be_played_in_phase_7() -> None:
    mine = village(fields=["3:hops", "4"], goods={"milk": 2, "hops": 1}, hand=["526", "530"])
    game = at(HARVEST, mine, village())
    assert me(game).played == []
    assert can(game, "530")
    assert not can(game, "526")


def test_527_as_much_milk_as_the_window_shows() -> None:
    cannot("527", supply(milk=5), village(goods={"milk": 7}, crafts=[2] * 5))
    profit = {"rye": 1, "hides": 1, "meat": 1, "bonus": 1}
    assert gains("527", supply(milk=6)) == profit
    assert gains("527", village(goods={"milk": 8}, crafts=[2] * 5)) == profit


def test_527_the_window_counts_as_12_once_it_shows_points() -> None:
    cannot("527", village(goods={"milk": 11}, crafts=ALL_ADVANCED))
    mine = village(goods={"milk": 12}, crafts=ALL_ADVANCED)
    assert gains("527", mine) == {"rye": 1, "hides": 1, "meat": 1, "bonus": 1}


@pytest.mark.parametrize(("number", "bonus"), [(4, 1), (5, 2), (6, 2), (7, 3), (8, 3)])
def test_528_planted_fields_give_bonus_cards_and_a_wool(number: int, bonus: int) -> None:
    cannot("528", village(fields=["3:rye", "3:hops", "4:wool", "5", "5"]))
    mine = village(fields=["3:rye", "3:hops", "4:wool", *["5:clay"] * (number - 3)])
    assert gains("528", mine) == {"bonus": bonus, "wool": 1}


def test_529_ten_crops_of_one_type_give_meat_and_a_bonus_card() -> None:
    cannot("529", supply(barley=9, flax=9, hops=9, rye=9, wool=10, clay=10))
    for crop in CROPS:
        assert gains("529", supply(**{crop: 10})) == {"meat": 2, "bonus": 1}


def test_530_a_hop_pays_for_three_milk() -> None:
    cannot("530", supply(rye=1))
    assert gains("530", supply(hops=2)) == {"hops": -1, "milk": 3}


# 531: two different sheep move back, and there may be nowhere to go


def test_531_two_sheep_move_to_the_previous_farmyard_cards() -> None:
    cannot("531", village(sheep={4: 1}), village())
    mine = village(sheep={4: 1, 5: 1, "stables": 1})
    game = playing("531", mine.copy(), round=2)
    assert moves(game) == {"return sheep round 4", "return sheep round 5", "return sheep stables"}
    game.play("return sheep stables")
    game.play("return sheep round 4")
    assert sheep(game) == {3: 1, 5: 1, 6: 1}
    assert asked(game) == {"choose 1", "choose 2", "done"}
    moved = {"sheep stables": -1, "sheep 6": 1, "sheep 4": -1, "sheep 3": 1, "bonus": 1}
    paid = ["return sheep stables", "return sheep round 4"]
    assert gains("531", mine.copy(), *paid, "choose 1", round=2) == {**moved, "wool": 4}
    assert gains("531", mine.copy(), *paid, "choose 2", round=2) == {**moved, "jewelry": 1}
    assert gains("531", mine.copy(), *paid, "done", round=2) == moved


def test_531_moves_different_sheep() -> None:
    game = playing("531", village(sheep={5: 1, 6: 1, "stables": 1}), "return sheep round 6", round=1)
    assert moves(game) == {"return sheep round 5", "return sheep stables"}
    game.play("return sheep round 5")
    assert sheep(game) == {4: 1, 5: 1, "stables": 1}


@pytest.mark.parametrize("flock", [{4: 1, 6: 1}, {4: 1, 5: 1}, {5: 2}])
def test_531_moves_both_of_two_sheep_without_asking(flock: dict[int | str, int]) -> None:
    game = playing("531", village(sheep=flock), round=1)
    assert sheep(game) == {int(place) - 1: count for place, count in flock.items()}
    assert asked(game) == {"choose 1", "choose 2", "done"}


@pytest.mark.parametrize("first", ["round 4", "round 5"])
def test_531_a_sheep_whose_previous_card_has_left_is_returned(first: str) -> None:
    game = playing("531", village(sheep={4: 1, 5: 1, "stables": 1}), f"return sheep {first}", round=3)
    game.play("return sheep round 5" if first == "round 4" else "return sheep round 4")
    assert sheep(game) == {4: 1, "stables": 1}
    assert asked(game) == {"choose 1", "choose 2", "done"}


def test_531_in_round_6_two_sheep_are_returned() -> None:
    assert gains("531", village(sheep={"stables": 3}), "choose 2", round=6) == {
        "sheep stables": -2,
        "bonus": 1,
        "jewelry": 1,
    }


def test_531_in_round_6_sheep_are_returned_even_before_its_card_leaves() -> None:
    mine = village(sheep={6: 1, "stables": 2}, stable={6: "501"}, hand=["531"])
    game = at(REMOVE_WORKERS, mine, village(stable={6: "502"}), round=6)
    game.play("play 531")
    game.play("return sheep stables")
    game.play("return sheep stables")
    assert sheep(game) == {6: 1}


def test_531_with_a_full_jewel_box_only_wool_is_left() -> None:
    assert choices("531", village(sheep={"stables": 2}, jewelry=10), round=2) == {"choose 1", "done"}


# The rest of the deck


def test_532_two_sheep_pay_for_hides_meat_and_a_bonus_card() -> None:
    cannot("532", village(sheep={4: 1}))
    mine = village(sheep={4: 1, "stables": 1})
    assert gains("532", mine) == {
        "sheep 4": -1,
        "sheep stables": -1,
        "hides": 3,
        "meat": 6,
        "bonus": 1,
    }


def test_533_a_sheep_pays_for_hides_and_a_bonus_card() -> None:
    cannot("533", village())
    mine = village(sheep={4: 1, "stables": 1})
    assert choices("533", mine.copy()) == {"spend sheep round 4", "spend sheep stables"}
    assert gains("533", mine, "spend sheep round 4") == {"sheep 4": -1, "hides": 4, "bonus": 1}


def test_534_a_jewelry_pays_for_five_goods_of_one_type() -> None:
    cannot("534", village())
    wares = ["hides", "meat", "milk", "wool"]
    assert choices("534", supply(jewelry=1)) == {*(f"take {ware}" for ware in wares), "done"}
    for ware in wares:
        assert gains("534", supply(jewelry=1), f"take {ware}") == {"jewelry": -1, ware: 5}


def test_535_one_two_or_four_clay_pay_for_point_cards_and_a_bonus_card() -> None:
    cannot("535", village())
    assert gains("535", supply(clay=1)) == {"clay": -1, "point": 1, "bonus": 1}
    assert choices("535", supply(clay=3)) == {"choose 1", "choose 2"}
    assert choices("535", supply(clay=4)) == {"choose 1", "choose 2", "choose 3"}
    assert gains("535", supply(clay=5), "choose 2") == {"clay": -2, "point": 2, "bonus": 1}
    assert gains("535", supply(clay=5), "choose 3") == {"clay": -4, "point": 3, "bonus": 1}


# Piles that run out, and cards in the midst of an action


def test_an_empty_pile_yields_nothing() -> None:
    game = at(ACTIONS, village(jewelry=1, hand=["505"]), village())
    game.play("play 505")
    assert (hand(game), sheep(game)) == ([], {4: 1})


def test_a_pile_yields_what_it_has() -> None:
    game = at(ACTIONS, village(goods={"clay": 4}, hand=["535"]), village(), piles={"point": ["901", "902"]})
    game.play("play 535")
    game.play("choose 3")
    assert (hand(game), goods(game)) == (["901", "902"], {})


def test_in_the_midst_of_an_action_a_card_is_paid_at_once_and_resolved_afterwards() -> None:
    game = use("cultivation", village(fields=["3", "4"], goods={"hops": 3}, hand=["530"]))
    game.play("sow hops row 4")
    game.play("play 530")
    assert goods(game) == {"hops": 1}
    assert moves(game) == {"sow hops row 3", "done"}
    game.play("done")
    assert goods(game) == {"hops": 1, "milk": 3}


def test_what_a_card_takes_is_gone_for_the_rest_of_the_action() -> None:
    game = use("cultivation", village(fields=["3", "4"], goods={"hops": 1}, hand=["530"]))
    game.play("play 530")
    assert goods(game) == {"milk": 3}
    assert fields(game) == ["3", "4"]
