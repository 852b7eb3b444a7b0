"""The Expert deck, card by card: what it asks for, and what it gives."""

from __future__ import annotations

import pytest

from allmende.hallertau.rules.player import Player
from core.games import stand
from hallertau.cards.playing import PILES, asked, can, cannot, choices, differences, gains, playing, possessions
from hallertau.scenario import (
    ACTIONS,
    CROPS,
    FALLOW_FIELDS,
    HARVEST,
    PROGRESS,
    at,
    fields,
    goods,
    me,
    refusals,
    rows,
    sheep,
    village,
)


def test_201_as_many_sheep_as_fields_let_two_different_sheep_move() -> None:
    cannot("201", village(sheep={4: 2}, fields=["2"] * 3))
    mine = village(sheep={4: 1, 5: 1, 6: 1}, fields=["2", "3", "4:rye"])
    saved = ["sustain sheep round 4", "sustain sheep round 6"]
    assert choices("201", mine.copy(), saved[0]) == {"sustain sheep round 5", "sustain sheep round 6", "done"}
    assert gains("201", mine.copy(), *saved) == {
        "sheep 4": -1,
        "sheep 5": 1,
        "sheep 6": -1,
        "sheep stables": 1,
        "milk": 1,
        "bonus": 1,
    }
    assert gains("201", mine, "done") == {"milk": 1, "bonus": 1}


def test_201_moves_no_sheep_twice() -> None:
    assert sheep(playing("201", village(sheep={4: 1}), "sustain sheep round 4")) == {5: 1}


def test_202_a_full_action_space_gives_a_milk_and_a_sheep() -> None:
    cannot("202", village(), board={"nursery": 2})
    assert gains("202", village(), board={"nursery": 3}) == {"milk": 1, "sheep 4": 1, "bonus": 1}


def test_203_without_fields_in_rows_2_and_3_there_is_a_sheep() -> None:
    cannot("203", village(fields=["2", "5"]), village(fields=["3:rye", "5"]))
    assert gains("203", village(fields=["4", "5:rye"])) == {"sheep 4": 1}
    assert gains("203", village()) == {"sheep 4": 1}


def test_204_sheep_give_a_field_in_a_row_up_to_their_number() -> None:
    cannot("204", village(sheep={4: 1}))
    assert gains("204", village(sheep={4: 1, "stables": 1})) == {"field 2": 1}
    for flock in (3, 4, 5, 6):
        options = {f"choose {number}" for number in range(1, min(flock, 5))}
        assert choices("204", village(sheep={4: flock})) == options
    for number, row in enumerate((2, 3, 4, 5), 1):
        assert gains("204", village(sheep={4: 5}), f"choose {number}") == {f"field {row}": 1}


def test_205_six_or_seven_fields_give_one_in_row_2_or_5() -> None:
    cannot("205", village(fields=["5"] * 5))
    assert gains("205", village(fields=["3"] * 6)) == {"field 2": 1}
    assert gains("205", village(fields=["3"] * 7), "choose 1") == {"field 2": 1}
    assert gains("205", village(fields=["3"] * 7), "choose 2") == {"field 5": 1}


def test_205_can_be_played_with_eight_fields_without_any_effect() -> None:
    assert gains("205", village(fields=["3"] * 8), "choose 1") == {}
    assert gains("205", village(fields=["3"] * 8), "choose 2") == {}


def test_206_example_jewelry_gives_a_meat_a_tool_or_a_sheep() -> None:
    cannot("206", village(jewelry=1))
    assert gains("206", village(jewelry=2)) == {"meat": 1}
    for jewelry in (3, 4):
        assert choices("206", village(jewelry=jewelry)) == {"choose 1", "choose 2"}
    assert choices("206", village(jewelry=5)) == {"choose 1", "choose 2", "choose 3"}
    assert gains("206", village(jewelry=5), "choose 1") == {"meat": 1}
    assert gains("206", village(jewelry=5), "choose 2") == {"tools": 1}
    assert gains("206", village(jewelry=5), "choose 3") == {"sheep 4": 1}


@pytest.mark.parametrize(("hops", "tools"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_207_five_fields_and_hops_give_tools(hops: int, tools: int) -> None:
    cannot("207", village(fields=["5"] * 4, goods={"hops": 4}))
    expected = {"tools": tools} if tools else {}
    assert gains("207", village(fields=["2"] * 5, goods={"hops": hops})) == expected | {"bonus": 1}


def test_208_sixteen_goods_from_the_fields_in_phase_7_give_a_tool() -> None:
    farm = village(fields=["4:rye", "4:hops", "4:wool", "4:clay"], hand=["208"])
    game = at(HARVEST, farm, village(), piles=PILES)
    assert (stand(game).phase, asked(game)) == (HARVEST, {"done"})
    before = possessions(game)
    game.play("play 208")
    assert differences(before, possessions(game)) == {"tools": 1, "bonus": 1}


@pytest.mark.parametrize("planted", [["5:rye", "5:hops", "5:wool"], ["4:rye", "4:hops", "4:wool", "3:clay"]])
def test_208_asks_for_more_than_15_goods_whatever_else_one_has(planted: list[str]) -> None:
    farm = village(fields=planted, goods={"rye": 9}, sheep={5: 3}, jewelry=1, hand=["208"])
    assert stand(at(HARVEST, farm, village())).phase == PROGRESS


def test_208_counts_a_doubled_yield() -> None:
    farm = village(fields=["4:rye", "4:rye", "4:hops"], tools=6, hand=["426", "208"])
    game = at(HARVEST, farm, village())
    game.play("play 426")
    game.play("pick row 4 hops")
    assert (goods(game), can(game, "208")) == ({"rye": 8, "hops": 8}, True)


def test_208_counts_nothing_that_was_harvested_before_phase_7() -> None:
    farm = village(fields=["5:rye"] * 4, tools=3, jewelry=1, hand=["208", "221"])
    game = at(FALLOW_FIELDS, farm, village(), piles=PILES)
    for move in ("play 221", "pick row 5 rye", "pick row 5 rye"):
        game.play(move)
    assert (goods(game), stand(game).phase) == ({"rye": 20}, PROGRESS)


def test_208_is_for_phase_7_only() -> None:
    farm = village(fields=["5:rye"] * 5, jewelry=1, hand=["208"])
    game = at(HARVEST, farm, village())
    assert can(game, "208")
    game.play("done")
    assert (stand(game).phase, can(game, "208")) == (PROGRESS, False)


@pytest.mark.parametrize(("flock", "jewelry"), [(3, 1), (4, 1), (5, 2), (6, 3), (7, 3)])
def test_209_sheep_on_one_farmyard_card_give_jewelry(flock: int, jewelry: int) -> None:
    cannot("209", village(sheep={4: 2, 5: 2, 6: 2, "stables": 6}))
    assert gains("209", village(sheep={4: 1, 6: flock})) == {"jewelry": jewelry}


def test_210_two_hops_let_the_workers_on_an_action_space_be_removed() -> None:
    cannot("210", village(goods={"hops": 1}), board={"nursery": 1})
    board = {"nursery": 3, "bonus-card": 1}
    assert choices("210", village(goods={"hops": 2}), board=board) == {"pick nursery", "pick bonus-card", "done"}
    game = playing("210", village(goods={"hops": 2}), "pick nursery", board=board)
    assert (rows(game, "nursery"), rows(game, "bonus-card")) == ([0, 0, 0], [1, 0])
    assert (goods(game), me(game).workers, me(game).hand_decks) == ({"hops": 2}, 6, ["bonus"])


def test_210_gives_its_bonus_card_even_if_no_workers_are_removed() -> None:
    assert gains("210", village(goods={"hops": 2})) == {"bonus": 1}
    assert gains("210", village(goods={"hops": 2}), "done", board={"nursery": 1}) == {"bonus": 1}


def test_211_three_clay_give_hops_and_three_hops_give_clay() -> None:
    cannot("211", village(goods={"clay": 2, "hops": 2}))
    assert gains("211", village(goods={"clay": 3})) == {"hops": 2, "bonus": 1}
    assert gains("211", village(goods={"hops": 3})) == {"clay": 2, "bonus": 1}
    both = village(goods={"clay": 3, "hops": 3})
    assert choices("211", both.copy()) == {"choose 1", "choose 2"}
    assert gains("211", both.copy(), "choose 1") == {"hops": 2, "bonus": 1}
    assert gains("211", both, "choose 2") == {"clay": 2, "bonus": 1}


@pytest.mark.parametrize(
    ("tools", "window", "clay"), [(5, 6, 6), (6, 6, 7), (7, 6, 8), (8, 6, 8), (5, 11, 1), (7, 11, 3)]
)
def test_212_tools_give_the_difference_to_the_window_in_clay(tools: int, window: int, clay: int) -> None:
    cannot("212", village(tools=4))
    assert gains("212", village(tools=tools, crafts=[window - 6] * 5)) == {"clay": clay}


def test_212_and_219_take_a_window_with_points_for_12() -> None:
    assert gains("212", village(tools=5, crafts=[10] * 5)) == {}
    assert gains("212", village(tools=7, crafts=[7] * 5)) == {"clay": 2}
    assert gains("219", village(goods={"milk": 5}, crafts=[8] * 5)) == {"flax": 1}


def test_213_a_field_with_hops_gives_a_milk_or_a_clay_and_a_sow_action() -> None:
    cannot("213", village(fields=["4:rye", "3"], goods={"hops": 3}))
    farm = village(fields=["4:hops", "3"], goods={"hops": 1})
    assert choices("213", farm.copy()) == {"take milk", "take clay", "done"}
    assert choices("213", farm.copy(), "take milk") == {"sow hops row 3", "done"}
    sown = {"hops": -1, "field 3": -1, "field 3:hops": 1}
    assert gains("213", farm.copy(), "take milk", "sow hops row 3") == {"milk": 1} | sown
    assert gains("213", farm, "take clay", "done") == {"clay": 1}


def test_213_lets_any_crop_be_sown_but_only_once() -> None:
    farm = village(fields=["4:hops", "3", "3"], goods=dict.fromkeys([*CROPS, "wool"], 2))
    assert choices("213", farm.copy(), "take clay") == {f"sow {crop} row 3" for crop in CROPS} | {"done"}
    assert gains("213", farm, "take clay", "sow rye row 3") == {
        "clay": 1,
        "rye": -1,
        "field 3": -1,
        "field 3:rye": 1,
    }


def test_214_with_one_empty_field_two_crops_are_gained_and_one_of_them_sown() -> None:
    cannot("214", village(fields=["2:rye"]), village(fields=["2", "2"]))
    farm = village(fields=["4", "5:rye"], goods={"rye": 1})
    assert choices("214", farm.copy()) == {f"take {crop}" for crop in CROPS} | {"done"}
    assert choices("214", farm.copy(), "take flax") == {"sow flax row 4", "done"}
    for crop in CROPS:
        assert gains("214", farm.copy(), f"take {crop}", f"sow {crop} row 4") == {
            crop: 1,
            "field 4": -1,
            f"field 4:{crop}": 1,
            "bonus": 1,
        }
    assert gains("214", farm.copy(), "take hops", "done") == {"hops": 2, "bonus": 1}
    assert choices("214", farm, "done") == {"sow rye row 4", "done"}  # the type may be one already there


@pytest.mark.parametrize(("others", "count"), [(3, 1), (4, 2), (5, 3), (6, 4), (7, 4)])
def test_215_cards_of_other_decks_in_hand_give_different_crops(others: int, count: int) -> None:
    hand = ["401", "801", "901", "402", "802", "902", "403"]
    cannot("215", village(hand=["001", "002", *hand[:2]]))
    taken = [f"take {crop}" for crop in reversed(CROPS)][:count]
    assert choices("215", village(hand=hand[:others])) == {f"take {crop}" for crop in CROPS} | {"done"}
    expected = dict.fromkeys(CROPS[4 - count :], 1) | {"bonus": 1}
    assert gains("215", village(hand=hand[:others]), *taken) == expected


def test_216_seven_tools_and_jewelry_give_a_rye_for_every_planted_field() -> None:
    cannot("216", village(tools=4, jewelry=2, fields=["2:rye"]))
    assert gains("216", village(tools=4, jewelry=3, fields=["2", "3:hops", "4:wool", "2:rye"])) == {"rye": 3}
    assert gains("216", village(tools=7, fields=["2"])) == {}


def test_217_three_jewelry_give_a_barley_for_every_sheep_on_one_farmyard_card() -> None:
    cannot("217", village(jewelry=2, sheep={4: 3}))
    assert gains("217", village(jewelry=3, sheep={4: 2, 5: 3, "stables": 7})) == {"barley": 3, "bonus": 1}
    assert gains("217", village(jewelry=3, sheep={"stables": 7})) == {"bonus": 1}


def test_218_rye_for_every_worker_in_the_window_gives_barley_and_a_hop() -> None:
    cannot("218", village(goods={"rye": 5}), village(goods={"rye": 9}, crafts=[4] * 5))
    assert gains("218", village(goods={"rye": 6})) == {"barley": 2, "hops": 1, "bonus": 1}


def test_219_example_milk_gives_the_difference_to_the_window_in_flax() -> None:
    cannot("219", village(goods={"milk": 4}))
    assert gains("219", village(goods={"milk": 6}, crafts=[3] * 5)) == {"flax": 4}
    assert gains("219", village(goods={"milk": 5})) == {"flax": 7}


@pytest.mark.parametrize(("planted", "cards"), [(3, 0), (4, 1), (5, 1), (6, 2)])
def test_220_planted_fields_give_bonus_cards(planted: int, cards: int) -> None:
    cannot("220", village(fields=["3:rye", "3:rye", "2", "2"]))
    expected = {"bonus": cards} if cards else {}
    assert gains("220", village(fields=["3:rye"] * planted)) == expected | {"hops": 1, "meat": 1}


def test_221_two_planted_fields_and_three_tools_let_two_be_harvested_in_phase_4() -> None:
    cannot("221", village(fields=["3:rye", "3"], tools=3), village(fields=["3:rye"] * 2, tools=2))
    farm = village(fields=["2:hops", "5:wool", "3:rye", "4"], tools=3)
    assert choices("221", farm.copy()) == {"pick row 2 hops", "pick row 5 wool", "pick row 3 rye", "done"}
    assert choices("221", farm.copy(), "pick row 5 wool") == {"pick row 2 hops", "pick row 3 rye", "done"}
    game = playing("221", farm.copy(), "pick row 5 wool", "pick row 2 hops")
    assert "pick row 3 rye" not in asked(game)
    assert (goods(game), fields(game)) == ({"wool": 5, "hops": 2}, ["2", "3:rye", "4", "4"])
    assert gains("221", farm, "done") == {"bonus": 1}
    two = village(fields=["3:rye", "3:rye", "2"], tools=3)
    both = {"rye": 6, "field 3:rye": -2, "field 2": 2, "bonus": 1}
    assert gains("221", two, "pick row 3 rye", "pick row 3 rye") == both


def test_222_without_planted_fields_before_the_last_action_three_fields_move_up_a_row() -> None:
    cannot("222", village(workers=1, fields=["2", "3:rye"]))
    farm = village(workers=1, fields=["2", "2", "3", "4", "5"])
    assert choices("222", farm.copy()) == {f"pick row {row} empty" for row in (2, 3, 4)} | {"done"}
    lifted = [f"pick row {row} empty" for row in (2, 2, 4)]
    assert choices("222", farm.copy(), *lifted[:2]) == {"pick row 3 empty", "pick row 4 empty", "done"}
    assert gains("222", farm, *lifted) == {"field 2": -2, "field 3": 2, "field 4": -1, "field 5": 1, "bonus": 1}


def test_222_can_be_played_without_any_fields() -> None:
    assert gains("222", village(workers=1)) == {"bonus": 1}


def test_222_commits_to_use_up_all_workers_with_the_next_action() -> None:
    game = playing("222", village(workers=2), board={"nursery": 1, "clearing": 2})
    assert asked(game) == {"place nursery", "place sparingly nursery", "exchange 2"}
    assert refusals(game)["space:clay-delivery"] == "reason-last-action(count=2)"
    game.play("exchange 2")
    assert (me(game).tools, me(game).workers, game.to_act) == (2, 0, [1])


def test_222_leaves_workers_free_that_come_back_after_the_last_action() -> None:
    game = playing("222", village(workers=2, hand=["315"], jewelry=4), "exchange 2", board={"nursery": 2})
    game.play("play 315")
    game.play("pick nursery")
    game.play("place clay-delivery")
    assert me(game).workers == 2
    assert {"exchange 1", "exchange 2", "place farming"} <= asked(game)


def test_222_is_played_before_an_action_on_ones_own_turn() -> None:
    game = at(ACTIONS, village(goods={"rye": 2}, fields=["2", "3"], hand=["222"], workers=2), village())
    assert can(game, "222")
    game.play("place cultivation")
    assert not can(game, "222")
    game.play("done")
    assert game.to_act == [1]  # although another worker is left


@pytest.mark.parametrize(("flock", "jewelry", "milk"), [(1, 5, 1), (2, 2, 2), (4, 2, 2), (5, 3, 3), (5, 4, 3)])
def test_223_the_least_of_sheep_and_jewelry_gives_milk(flock: int, jewelry: int, milk: int) -> None:
    cannot("223", village(jewelry=5), village(sheep={4: 5}))
    assert gains("223", village(sheep={4: 1, "stables": flock - 1}, jewelry=jewelry)) == {"milk": milk}


@pytest.mark.parametrize(("least", "cards"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_224_the_least_of_the_animal_products_gives_bonus_cards(least: int, cards: int) -> None:
    plenty = dict.fromkeys(["hides", "meat", "milk", "wool"], 5)
    expected = {"bonus": cards} if cards else {}
    for good in plenty:
        cannot("224", village(goods=plenty | {good: 0}))
        assert gains("224", village(goods=plenty | {good: least})) == expected | {"milk": 3}


def test_224_example() -> None:
    assert gains("224", village(goods={"hides": 2, "meat": 3, "milk": 6, "wool": 2})) == {"bonus": 1, "milk": 3}


def test_225_sheep_on_two_farmyard_cards_and_in_the_stables_give_animal_products() -> None:
    cannot("225", village(sheep={4: 5, "stables": 1}), village(sheep={4: 1, 5: 1, 6: 1}))
    mine = village(sheep={4: 1, 6: 1, "stables": 1})
    assert gains("225", mine) == {"meat": 1, "milk": 1, "wool": 1, "bonus": 1}


def test_226_three_sheep_and_three_jewelry_give_four_goods() -> None:
    cannot("226", village(sheep={4: 2}, jewelry=3), village(sheep={4: 3}, jewelry=2))
    assert gains("226", village(sheep={4: 3}, jewelry=3)) == {"flax": 1, "hides": 1, "milk": 1, "wool": 1}


@pytest.mark.parametrize(("others", "wool"), [(3, 0), (4, 0), (5, 1), (6, 2)])
def test_227_cards_of_other_decks_in_hand_give_wool(others: int, wool: int) -> None:
    hand = ["401", "801", "901", "402", "802", "902"]
    cannot("227", village(hand=["001", "002", *hand[:2]]))
    expected = {"wool": wool} if wool else {}
    assert gains("227", village(hand=hand[:others])) == expected | {"bonus": 1}


def test_228_four_fields_with_barley_or_rye_give_hides() -> None:
    cannot("228", village(fields=["2:barley", "3:barley", "4:rye", "5:hops", "5:flax"]))
    assert gains("228", village(fields=["2:barley", "3:barley", "4:rye", "4:rye"])) == {"hides": 2, "bonus": 1}
    assert gains("228", village(fields=["2:rye"] * 4)) == {"hides": 2, "bonus": 1}


def test_229_meat_is_sown_in_the_only_empty_field() -> None:
    cannot("229", village(fields=["2:rye"]), village(fields=["2", "2"]))
    farm = village(goods={"meat": 2, "rye": 1}, fields=["4", "5:rye"])
    assert choices("229", farm.copy()) == {"sow meat row 4", "done"}
    assert gains("229", farm.copy(), "sow meat row 4") == {"meat": -1, "field 4": -1, "field 4:meat": 1}
    assert gains("229", farm, "done") == {}


def test_229_meat_is_harvested_like_a_crop() -> None:
    game = at(HARVEST, village(fields=["5:meat"], jewelry=1), village())
    assert (goods(game), fields(game)) == ({"meat": 5}, ["4"])


@pytest.mark.parametrize(("flock", "hops"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_230_sheep_give_hops_and_a_farmyard_card(flock: int, hops: int) -> None:
    cannot("230", village())
    expected = {"hops": hops} if hops else {}
    assert gains("230", village(sheep={"stables": flock})) == expected | {"farmyard": 1}


@pytest.mark.parametrize(
    ("card", "mine"),
    [
        ("201", village(sheep={4: 1})),
        ("210", village(goods={"hops": 2})),
        ("214", village(fields=["2"])),
        ("215", village(hand=["901", "902", "903"])),
        ("221", village(fields=["2:rye"] * 2, tools=3)),
        ("222", village(fields=["2"], workers=1)),
    ],
)
def test_the_bonus_card_comes_after_the_choice(card: str, mine: Player) -> None:
    game = playing(card, mine.copy(), board={"nursery": 1})
    assert ("done" in asked(game), "bonus" in me(game).hand_decks) == (True, False)
    game.play("done")
    assert "bonus" in me(game).hand_decks
