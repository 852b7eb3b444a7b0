"""The Beginner deck, card by card: what it asks for, and what it gives."""

from __future__ import annotations

import pytest

from allmende.hallertau.rules.player import Player
from hallertau.cards.playing import asked, can, cannot, choices, differences, gains, playing, possessions
from hallertau.scenario import (
    ACTIONS,
    CROPS,
    HARVEST,
    PROGRESS,
    at,
    fields,
    goods,
    me,
    village,
)


@pytest.mark.parametrize(("sheep", "times"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_001_with_2_3_or_4_sheep_one_sheep_moves_once_to_three_times(sheep: int, times: int) -> None:
    cannot("001", village(sheep={4: 1}))
    saved = [f"sustain sheep round {place}" for place in (3, 4, 5)][:times]
    expected = {"sheep 3": -1, f"sheep {3 + times}": 1, "bonus": 1}
    assert gains("001", village(sheep={3: sheep}), *saved) == expected


def test_001_moves_a_sheep_into_the_stables() -> None:
    saved = [f"sustain sheep round {place}" for place in (5, 6)]
    assert gains("001", village(sheep={5: 4}), *saved) == {"sheep 5": -1, "sheep stables": 1, "bonus": 1}


def test_001_moves_one_and_the_same_sheep() -> None:
    flock = village(sheep={4: 1, 5: 1, "stables": 1})
    assert choices("001", flock.copy()) == {"sustain sheep round 4", "sustain sheep round 5", "done"}
    assert choices("001", flock.copy(), "sustain sheep round 4") == {"sustain sheep round 5", "done"}
    assert gains("001", flock, "sustain sheep round 4", "done") == {"sheep 4": -1, "sheep 5": 1, "bonus": 1}


def test_001_gives_its_bonus_card_even_if_no_sheep_can_move() -> None:
    assert gains("001", village(sheep={"stables": 2})) == {"bonus": 1}


def test_002_seven_barley_or_two_hops_give_a_sheep() -> None:
    cannot("002", village(goods={"barley": 6, "hops": 1}))
    for supply in ({"barley": 7}, {"hops": 2}, {"barley": 7, "hops": 2}):
        assert gains("002", village(goods=supply)) == {"sheep 4": 1}


def test_003_a_wool_and_three_sheep_give_a_sheep() -> None:
    cannot("003", village(goods={"wool": 1}, sheep={4: 1, "stables": 1}), village(sheep={4: 3}))
    assert gains("003", village(goods={"wool": 1}, sheep={4: 2, "stables": 1}), round=4) == {"sheep stables": 1}


def test_004_clay_for_every_worker_in_the_window_gives_a_field_in_row_4() -> None:
    cannot("004", village(goods={"clay": 5}), village(goods={"clay": 6}, crafts=[1] * 5))
    assert gains("004", village(goods={"clay": 6})) == {"field 4": 1}
    assert gains("004", village(goods={"clay": 7}, crafts=[1] * 5)) == {"field 4": 1}


def test_004_asks_for_12_clay_once_the_window_shows_points() -> None:
    cannot("004", village(goods={"clay": 11}, crafts=[9] * 5))
    assert gains("004", village(goods={"clay": 12}, crafts=[9] * 5)) == {"field 4": 1}


def test_004_can_be_played_with_all_columns_full() -> None:
    assert gains("004", village(goods={"clay": 6}, fields=["2"] * 8)) == {}


def test_005_four_sheep_give_a_wool_and_a_field_in_row_2() -> None:
    cannot("005", village(sheep={4: 3}))
    assert gains("005", village(sheep={4: 3, "stables": 1})) == {"wool": 1, "field 2": 1}


def test_006_four_barley_and_four_hops_give_a_tool() -> None:
    cannot("006", village(goods={"barley": 3, "hops": 4}), village(goods={"barley": 4, "hops": 3}))
    assert gains("006", village(goods={"barley": 4, "hops": 4})) == {"tools": 1, "bonus": 1}


@pytest.mark.parametrize(("meat", "tools"), [(1, 0), (2, 1), (4, 1), (5, 2)])
def test_007_one_two_or_five_meat_give_up_to_two_tools(meat: int, tools: int) -> None:
    cannot("007", village())
    expected = {"tools": tools} if tools else {}
    assert gains("007", village(goods={"meat": meat})) == expected | {"bonus": 1}


def test_008_three_flax_and_two_wool_give_a_tool() -> None:
    cannot("008", village(goods={"flax": 2, "wool": 2}), village(goods={"flax": 3, "wool": 1}))
    assert gains("008", village(goods={"flax": 3, "wool": 2})) == {"tools": 1, "bonus": 1}


def test_009_a_full_action_space_gives_a_jewelry() -> None:
    cannot("009", village(), board={"nursery": 2, "gateway-card": 1})
    assert gains("009", village(), board={"nursery": 3}) == {"jewelry": 1, "bonus": 1}
    assert gains("009", village(), board={"gateway-card": 2}) == {"jewelry": 1, "bonus": 1}


def test_009_is_played_when_another_player_fills_the_action_space() -> None:
    game = at(ACTIONS, village(), village(hand=["009"]), board={"clay-delivery": 2})
    game.play("place clay-delivery")
    assert game.to_act == [1]
    game.play("play 009")
    assert me(game, 1).jewelry == 1


def test_009_is_played_on_the_turn_of_another_player() -> None:
    game = at(ACTIONS, village(), village(workers=0), village(hand=["009"], workers=0), board={"clay-delivery": 2})
    game.play("place clay-delivery")
    assert (game.to_act, asked(game, 2)) == ([2], {"done"})
    game.play("play 009")
    assert (me(game, 2).jewelry, game.to_act) == (1, [0])


def test_010_two_hides_or_two_meat_give_clay() -> None:
    cannot("010", village(goods={"hides": 1, "meat": 1}))
    assert gains("010", village(goods={"hides": 2})) == {"clay": 2, "bonus": 1}
    assert gains("010", village(goods={"meat": 2})) == {"clay": 2, "bonus": 1}


def test_011_a_milk_and_a_wool_give_a_clay() -> None:
    cannot("011", village(goods={"milk": 1}), village(goods={"wool": 1}))
    assert gains("011", village(goods={"milk": 1, "wool": 1})) == {"clay": 1, "bonus": 1}


def test_012_four_tools_give_a_clay_a_milk_and_a_wool() -> None:
    cannot("012", village(tools=3))
    assert gains("012", village(tools=4)) == {"clay": 1, "milk": 1, "wool": 1}


def test_013_three_sheep_give_a_clay_and_a_sow_action() -> None:
    cannot("013", village(sheep={4: 2}))
    farm = village(sheep={4: 3}, goods={"rye": 2, "wool": 1}, fields=["3", "4"])
    assert choices("013", farm.copy()) == {"sow rye row 3", "sow rye row 4", "done"}
    assert gains("013", farm, "sow rye row 4") == {"clay": 1, "rye": -1, "field 4": -1, "field 4:rye": 1}


@pytest.mark.parametrize(
    ("card", "sheep", "owned"), [("013", {4: 3}, ["4"]), ("014", {}, ["4", "5:rye", "5:rye"])], ids=["013", "014"]
)
def test_013_and_014_let_any_crop_be_sown(card: str, sheep: dict[int | str, int], owned: list[str]) -> None:
    farm = village(goods=dict.fromkeys([*CROPS, "wool", "clay"], 1), fields=owned, sheep=sheep)
    assert choices(card, farm) == {f"sow {crop} row 4" for crop in CROPS} | {"done"}


@pytest.mark.parametrize(("in_row_5", "sown"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_014_fields_in_row_5_give_sow_actions(in_row_5: int, sown: int) -> None:
    cannot("014", village(fields=["4"] * 8))
    farm = village(goods={"rye": 9}, fields=["5"] * in_row_5)
    expected = {"rye": -sown, "field 5": -sown, "field 5:rye": sown} if sown else {}
    assert gains("014", farm, *["sow rye row 5"] * sown) == expected | {"bonus": 1}


def test_014_counts_planted_fields_and_sows_in_any_row() -> None:
    farm = village(goods={"hops": 1}, fields=["5:rye", "5:rye", "2"])
    assert choices("014", farm.copy()) == {"sow hops row 2", "done"}
    assert gains("014", farm, "done") == {"bonus": 1}


@pytest.mark.parametrize(("owned", "count"), [(4, 1), (5, 2), (6, 3), (7, 4), (8, 4)])
def test_015_four_to_seven_fields_give_different_crops(owned: int, count: int) -> None:
    cannot("015", village(fields=["5"] * 3))
    farm = village(fields=["2"] * owned)
    taken = [f"take {crop}" for crop in CROPS[:count]]
    assert choices("015", farm.copy()) == {"take barley", "take flax", "take hops", "take rye", "done"}
    for i in range(1, count):
        assert choices("015", farm.copy(), *taken[:i]) == {f"take {crop}" for crop in CROPS[i:]} | {"done"}
    assert gains("015", farm, *taken) == dict.fromkeys(CROPS[:count], 1)


def test_016_three_tools_and_three_hops_give_two_barley_or_two_rye() -> None:
    cannot("016", village(tools=2, goods={"hops": 3}), village(tools=3, goods={"hops": 2}))
    mine = village(tools=3, goods={"hops": 3})
    assert choices("016", mine.copy()) == {"take barley", "take rye", "done"}
    assert gains("016", mine.copy(), "take barley") == {"barley": 2, "bonus": 1}
    assert gains("016", mine.copy(), "take rye") == {"rye": 2, "bonus": 1}
    assert gains("016", mine, "done") == {"bonus": 1}


def test_017_two_fields_with_hops_give_barley_and_rye() -> None:
    cannot("017", village(fields=["3:hops", "3:barley"], goods={"hops": 5}))
    assert gains("017", village(fields=["3:hops", "5:hops"])) == {"barley": 2, "rye": 1, "bonus": 1}


def test_018_barley_for_every_worker_in_the_window_gives_flax() -> None:
    cannot("018", village(goods={"barley": 5}))
    assert gains("018", village(goods={"barley": 6})) == {"flax": 2, "bonus": 1}


def test_019_six_fields_give_a_rye_and_a_hide() -> None:
    cannot("019", village(fields=["5"] * 5))
    assert gains("019", village(fields=["2"] * 3 + ["3:rye"] * 3)) == {"rye": 1, "hides": 1, "bonus": 1}


def test_020_is_played_when_an_advance_has_just_taken_the_last_jewelry() -> None:
    cannot("020", village(), village(jewelry=1))
    game = at(PROGRESS, village(jewelry=2, hand=["020"]), village(jewelry=1))
    game.play("advance carpentry", 0)
    assert not can(game, "020")  # one is left
    game.play("advance brewhouse", 0)
    assert can(game, "020")
    game.play("play 020", 0)
    assert goods(game) == {"hops": 1, "milk": 1}


def test_020_is_too_late_after_the_next_advance() -> None:
    game = at(PROGRESS, village(goods={"milk": 1}, jewelry=1, hand=["020"]), village(jewelry=1))
    game.play("advance carpentry", 0)
    assert can(game, "020")
    game.play("advance cooling-house", 0)
    assert not can(game, "020")


def test_020_is_played_when_a_card_has_just_taken_the_last_jewelry() -> None:
    game = playing("505", village(jewelry=1, hand=["020"]))
    assert can(game, "020")
    game.play("play 020", 0)
    assert goods(game) == {"hops": 1, "milk": 1}
    assert not can(playing("505", village(jewelry=2, hand=["020"])), "020")


def test_020_is_for_those_who_get_no_jewelry_back() -> None:
    assert can(playing("719", village(jewelry=2, hand=["020"])), "020")
    assert not can(playing("719", village(jewelry=7, hand=["020"]), "choose 2"), "020")


@pytest.mark.parametrize(("sheep", "count"), [(1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4)])
def test_021_sheep_give_goods_of_one_type(sheep: int, count: int) -> None:
    cannot("021", village())
    mine = village(sheep={4: 1, "stables": sheep - 1})
    assert choices("021", mine.copy()) == {"take hops", "take meat", "done"}
    assert gains("021", mine.copy(), "take hops") == {"hops": count}
    assert gains("021", mine, "take meat") == {"meat": count}


def test_022_one_or_two_planted_fields_let_one_be_harvested_in_phase_4() -> None:
    cannot("022", village(fields=["3"]), village(fields=["3:rye", "4:rye", "5:hops"]))
    assert gains("022", village(fields=["4:rye", "3"]), "pick row 4 rye") == {
        "rye": 4,
        "field 4:rye": -1,
        "field 3": 1,
        "bonus": 1,
    }
    two = village(fields=["2:hops", "5:wool"])
    assert choices("022", two.copy()) == {"pick row 2 hops", "pick row 5 wool", "done"}
    assert gains("022", two.copy(), "pick row 2 hops") == {"hops": 2, "field 2:hops": -1, "field 2": 1, "bonus": 1}
    assert gains("022", two, "done") == {"bonus": 1}


def test_023_without_empty_fields_all_fields_move_up_a_row() -> None:
    cannot("023", village(fields=["2", "3:rye"]))
    assert gains("023", village()) == {}
    game = playing("023", village(fields=["2:rye", "3:hops", "4:2 flax", "5:wool"]))
    assert fields(game) == ["3:rye", "4:hops", "5:2 flax", "5:wool"]


def test_023_may_leave_some_fields_where_they_are() -> None:
    game = at(ACTIONS, village(fields=["2:rye", "3:hops", "5:wool"], hand=["023"]), village())
    game.play("play sparingly 023")
    assert asked(game) == {"pick row 2 rye", "pick row 3 hops", "done"}
    game.play("pick row 2 rye")
    assert asked(game) == {"pick row 3 hops", "done"}  # each field once
    game.play("done")
    assert fields(game) == ["3:hops", "3:rye", "5:wool"]


@pytest.mark.parametrize(("rye", "milk"), [(6, 1), (8, 1), (9, 2), (11, 2), (12, 3)])
def test_024_rye_gives_milk(rye: int, milk: int) -> None:
    cannot("024", village(goods={"rye": 5}))
    assert gains("024", village(goods={"rye": rye})) == {"milk": milk, "bonus": 1}


@pytest.mark.parametrize(("clay", "milk"), [(4, 1), (5, 2), (6, 2), (7, 3)])
def test_025_clay_gives_milk(clay: int, milk: int) -> None:
    cannot("025", village(goods={"clay": 3}))
    assert gains("025", village(goods={"clay": clay})) == {"milk": milk}


def test_026_three_tools_and_two_sheep_give_a_milk_and_a_wool() -> None:
    cannot("026", village(tools=2, sheep={4: 2}), village(tools=3, sheep={4: 1}))
    assert gains("026", village(tools=3, sheep={4: 2})) == {"milk": 1, "wool": 1, "bonus": 1}


def test_027_wool_is_sown_in_the_only_empty_field() -> None:
    cannot("027", village(fields=["2:rye"]), village(fields=["2", "2"]))
    farm = village(goods={"wool": 2, "rye": 1}, fields=["4", "5:rye"])
    assert choices("027", farm.copy()) == {"sow wool row 4", "done"}
    assert gains("027", farm.copy(), "sow wool row 4") == {"wool": -1, "field 4": -1, "field 4:wool": 1, "bonus": 1}
    assert gains("027", farm, "done") == {"bonus": 1}
    assert gains("027", village(fields=["4"])) == {"bonus": 1}


def test_027_wool_is_harvested_like_a_crop() -> None:
    game = at(HARVEST, village(fields=["4:wool"], jewelry=1), village())
    assert (goods(game), fields(game)) == ({"wool": 4}, ["3"])


@pytest.mark.parametrize(("jewelry", "hides"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_028_jewelry_gives_hides(jewelry: int, hides: int) -> None:
    cannot("028", village(jewelry=1))
    assert gains("028", village(jewelry=jewelry)) == {"hides": hides, "bonus": 1}


@pytest.mark.parametrize(("others", "meat"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_029_cards_of_other_decks_in_hand_give_meat(others: int, meat: int) -> None:
    hand = ["401", "801", "901", "402", "802", "902"]
    cannot("029", village(hand=[*hand[:1], "001", "002", "003"]))
    assert gains("029", village(hand=hand[:others])) == {"meat": meat}


@pytest.mark.parametrize(("owned", "cards"), [(2, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_030_a_jewelry_and_fields_give_farmyard_cards(owned: int, cards: int) -> None:
    cannot("030", village(fields=["5"] * 8), village(jewelry=1, fields=["5"]))
    expected = {"farmyard": cards} if cards else {}
    assert gains("030", village(jewelry=1, fields=["2"] * owned)) == expected | {"clay": 1, "bonus": 1}


# What holds for all cards, tried on this deck


def test_a_card_played_in_the_midst_of_an_action_takes_effect_when_that_is_complete() -> None:
    game = at(ACTIONS, village(goods={"clay": 6, "rye": 2}, fields=["2", "2"], hand=["004"]), village())
    game.play("place cultivation")
    game.play("sow rye row 2")
    game.play("play 004")
    assert (asked(game), fields(game)) == ({"sow rye row 2", "done"}, ["2", "2:rye"])
    game.play("sow rye row 2")
    assert fields(game) == ["2:rye", "2:rye", "4"]


def test_only_the_effects_wait_for_the_action_not_the_condition() -> None:
    game = at(ACTIONS, village(goods={"hops": 2}, fields=["2", "2"], hand=["002"]), village())
    game.play("place cultivation")
    game.play("play 002")
    before = possessions(game)
    game.play("sow hops row 2")
    game.play("done")
    assert differences(before, possessions(game)) == {"hops": -1, "field 2": -1, "field 2:hops": 1, "sheep 4": 1}


@pytest.mark.parametrize(
    ("card", "mine"),
    [
        ("001", village(sheep={4: 2})),
        ("014", village(goods={"rye": 1}, fields=["5", "5"])),
        ("022", village(fields=["5:rye"])),
        ("027", village(goods={"wool": 1}, fields=["5"])),
    ],
)
def test_a_card_is_resolved_from_top_to_bottom(card: str, mine: Player) -> None:
    game = playing(card, mine.copy())
    assert ("done" in asked(game), me(game).hand_decks) == (True, [])
    game.play("done")
    assert me(game).hand_decks == ["bonus"]


def test_everything_a_card_gives_can_be_left() -> None:
    game = at(ACTIONS, village(tools=4, hand=["012"]), village())
    game.play("play sparingly 012")
    assert asked(game) == {"take clay", "done"}
    game.play("done")
    assert asked(game) == {"take milk", "done"}
    game.play("take milk")
    game.play("done")
    assert goods(game) == {"milk": 1}


def test_the_lower_number_can_be_taken_with_more_than_it_asks_for() -> None:
    game = at(ACTIONS, village(goods={"clay": 7}, hand=["025"]), village())
    game.play("play sparingly 025")
    game.play("take milk")
    game.play("done")
    assert goods(game) == {"clay": 7, "milk": 1}


def test_a_card_gives_its_effects_only_once() -> None:
    game = playing("012", village(tools=4))
    assert not can(game, "012")
    assert me(game).played == ["012"]
