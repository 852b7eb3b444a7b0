"""The Advanced deck, card by card: what it asks for, and what it gives."""

from __future__ import annotations

import pytest

from allmende.hallertau.rules.player import Player
from hallertau.cards.playing import asked, can, cannot, choices, gains, playing
from hallertau.scenario import ACTIONS, CROPS, HARVEST, PROGRESS, at, fields, goods, me, village

BONUS_CARDS = [f"{number}" for number in range(801, 813)]


@pytest.mark.parametrize(
    ("flax", "places", "moved"),
    [
        (4, [4], {"sheep 4": -1, "sheep 5": 1}),
        (5, [6], {"sheep 6": -1, "sheep stables": 1}),
        (6, [4, 4], {"sheep 4": -2, "sheep 5": 2}),
        (7, [4, 6], {"sheep 4": -1, "sheep 5": 1, "sheep 6": -1, "sheep stables": 1}),
        (8, [4, 6, 4], {"sheep 4": -2, "sheep 5": 2, "sheep 6": -1, "sheep stables": 1}),
    ],
)
def test_101_flax_lets_different_sheep_move(flax: int, places: list[int], moved: dict[str, int]) -> None:
    cannot("101", village(goods={"flax": 3}, sheep={4: 3}))
    saved = [f"sustain sheep round {place}" for place in places]
    mine = village(goods={"flax": flax}, sheep={4: 3, 6: 2})
    assert gains("101", mine, *saved) == moved | {"bonus": 1}


def test_101_moves_no_sheep_twice() -> None:
    mine = village(goods={"flax": 8}, sheep={4: 1, 5: 1})
    assert choices("101", mine.copy(), "sustain sheep round 4") == {"sustain sheep round 5", "done"}
    assert gains("101", mine, "sustain sheep round 4", "sustain sheep round 5") == {
        "sheep 4": -1,
        "sheep 6": 1,
        "bonus": 1,
    }
    assert gains("101", village(goods={"flax": 8}, sheep={4: 2}), "done") == {"bonus": 1}


@pytest.mark.parametrize("crop", CROPS)
def test_102_eight_crops_of_one_type_give_a_sheep(crop: str) -> None:
    cannot("102", village(goods=dict.fromkeys(CROPS, 7) | {"clay": 8}))
    assert gains("102", village(goods={crop: 8})) == {"sheep 4": 1}


def test_103_three_hides_meat_and_wool_give_a_sheep() -> None:
    three = {"hides": 3, "meat": 3, "wool": 3}
    for good in three:
        cannot("103", village(goods=three | {good: 2}))
    assert gains("103", village(goods=three)) == {"sheep 4": 1, "bonus": 1}


def test_104_hops_give_a_field_in_a_row_up_to_their_number() -> None:
    cannot("104", village(goods={"hops": 1}))
    assert gains("104", village(goods={"hops": 2})) == {"field 2": 1}
    for hops in (3, 4, 5, 6):
        options = {f"choose {number}" for number in range(1, min(hops, 5))}
        assert choices("104", village(goods={"hops": hops})) == options
    for number, row in enumerate((2, 3, 4, 5), 1):
        assert gains("104", village(goods={"hops": 5}), f"choose {number}") == {f"field {row}": 1}


def test_105_as_many_sheep_as_fields_give_a_field_in_row_3() -> None:
    cannot("105", village(sheep={4: 1, "stables": 1}, fields=["2", "3", "4:rye"]))
    assert gains("105", village(sheep={4: 2, "stables": 1}, fields=["2", "3", "4:rye"])) == {"field 3": 1}
    assert gains("105", village()) == {"field 3": 1}


def test_106_a_full_action_space_gives_two_tools_and_a_hop() -> None:
    cannot("106", village(), board={"nursery": 2})
    assert gains("106", village(), board={"nursery": 3}) == {"tools": 2, "hops": 1, "bonus": 1}


@pytest.mark.parametrize(("hides", "tools"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_107_hides_give_tools(hides: int, tools: int) -> None:
    cannot("107", village())
    assert gains("107", village(goods={"hides": hides})) == {"tools": tools}


@pytest.mark.parametrize(("barley", "tools"), [(6, 1), (10, 1), (11, 2), (15, 2), (16, 3)])
def test_108_barley_gives_tools(barley: int, tools: int) -> None:
    cannot("108", village(goods={"barley": 5}))
    assert gains("108", village(goods={"barley": barley})) == {"tools": tools, "bonus": 1}


@pytest.mark.parametrize(("played", "jewelry"), [(3, 1), (6, 1), (7, 2), (10, 2), (11, 3)])
def test_109_cards_played_from_one_deck_give_jewelry(played: int, jewelry: int) -> None:
    cannot("109", village(played=["001", "002", "401", "402", "801", "802", "901", "902"]))
    assert gains("109", village(played=BONUS_CARDS[:played])) == {"jewelry": jewelry}


def test_109_counts_each_deck_by_itself() -> None:
    for deck in (["001", "002", "003"], ["401", "402", "403"], ["901", "902", "903"]):
        assert gains("109", village(played=["801", "802", *deck])) == {"jewelry": 1}


def test_109_fills_the_jewel_box_only() -> None:
    assert gains("109", village(played=BONUS_CARDS, jewelry=9)) == {"jewelry": 1}


@pytest.mark.parametrize(("least", "cards"), [(2, 0), (4, 0), (5, 1), (6, 1), (7, 2)])
def test_110_the_least_of_flax_barley_and_rye_gives_bonus_cards(least: int, cards: int) -> None:
    plenty = {"flax": 9, "barley": 9, "rye": 9}
    expected = {"bonus": cards} if cards else {}
    for crop in plenty:
        cannot("110", village(goods=plenty | {crop: 1}))
        assert gains("110", village(goods=plenty | {crop: least})) == expected | {"hops": 1, "clay": 1}


def test_110_example() -> None:
    assert gains("110", village(goods={"flax": 6, "barley": 3, "rye": 7})) == {"hops": 1, "clay": 1}


@pytest.mark.parametrize(("tools", "cards"), [(3, 0), (4, 1), (5, 1), (6, 2)])
def test_111_tools_give_bonus_cards(tools: int, cards: int) -> None:
    cannot("111", village(tools=2))
    expected = {"bonus": cards} if cards else {}
    assert gains("111", village(tools=tools)) == expected | {"rye": 1, "clay": 1}


def test_112_clay_is_sown_in_the_only_empty_field() -> None:
    cannot("112", village(fields=["2:rye"]), village(fields=["2", "2"]))
    farm = village(goods={"clay": 2, "rye": 1}, fields=["4", "5:rye"])
    assert choices("112", farm.copy()) == {"sow clay row 4", "done"}
    assert gains("112", farm.copy(), "sow clay row 4") == {"clay": -1, "field 4": -1, "field 4:clay": 1, "bonus": 1}
    assert gains("112", farm, "done") == {"bonus": 1}
    assert gains("112", village(fields=["4"])) == {"bonus": 1}


def test_112_clay_is_harvested_like_a_crop() -> None:
    game = at(HARVEST, village(fields=["3:clay"], jewelry=1), village())
    assert (goods(game), fields(game)) == ({"clay": 3}, ["2"])


def test_113_with_one_empty_field_a_hop_is_gained_and_a_crop_sown() -> None:
    cannot("113", village(fields=["2:rye"]), village(fields=["2", "2"]))
    farm = village(goods={"rye": 1}, fields=["4", "5:rye"])
    assert choices("113", farm.copy()) == {"sow hops row 4", "sow rye row 4", "done"}
    assert gains("113", farm.copy(), "sow hops row 4") == {"field 4": -1, "field 4:hops": 1}
    assert gains("113", farm.copy(), "sow rye row 4") == {"hops": 1, "rye": -1, "field 4": -1, "field 4:rye": 1}
    assert gains("113", farm, "done") == {"hops": 1}


@pytest.mark.parametrize(("card", "owned", "then"), [("113", ["4"], []), ("114", ["4"] * 6, ["take rye"])])
def test_113_and_114_let_any_crop_be_sown(card: str, owned: list[str], then: list[str]) -> None:
    farm = village(goods=dict.fromkeys([*CROPS, "wool", "clay"], 1), fields=owned)
    assert choices(card, farm, *then) == {f"sow {crop} row 4" for crop in CROPS} | {"done"}


@pytest.mark.parametrize(("owned", "sown"), [(5, 0), (6, 1), (7, 2), (8, 2)])
def test_114_fields_give_a_crop_and_sow_actions(owned: int, sown: int) -> None:
    cannot("114", village(fields=["5"] * 4))
    farm = village(goods={"rye": 5}, fields=["3"] * owned)
    assert choices("114", farm.copy()) == {f"take {crop}" for crop in CROPS} | {"done"}
    expected = {"field 3": -sown, "field 3:rye": sown, "rye": -sown} if sown else {}
    assert gains("114", farm, "take hops", *["sow rye row 3"] * sown) == expected | {"hops": 1, "bonus": 1}


def test_114_lets_the_crop_be_sown_that_it_gave() -> None:
    farm = village(goods={"rye": 1}, fields=["3"] * 6)
    assert choices("114", farm.copy(), "take flax") == {"sow flax row 3", "sow rye row 3", "done"}
    assert gains("114", farm, "take flax", "sow flax row 3") == {"field 3": -1, "field 3:flax": 1, "bonus": 1}


def test_115_four_fields_and_three_tools_give_three_crops_of_one_type() -> None:
    cannot("115", village(fields=["2"] * 3, tools=3), village(fields=["2"] * 4, tools=2))
    mine = village(fields=["2", "2", "3:rye", "4"], tools=3)
    assert choices("115", mine.copy()) == {f"take {crop}" for crop in CROPS} | {"done"}
    for crop in CROPS:
        assert gains("115", mine.copy(), f"take {crop}") == {crop: 3}


def test_116_flax_for_every_worker_in_the_window_gives_rye() -> None:
    cannot("116", village(goods={"flax": 5}), village(goods={"flax": 8}, crafts=[3] * 5))
    assert gains("116", village(goods={"flax": 6})) == {"rye": 3, "bonus": 1}


@pytest.mark.parametrize(("hops", "barley"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_117_hops_give_barley(hops: int, barley: int) -> None:
    cannot("117", village(goods={"hops": 1}))
    assert gains("117", village(goods={"hops": hops})) == {"barley": barley, "bonus": 1}


def test_118_a_full_action_space_gives_two_barley_and_a_hop() -> None:
    cannot("118", village(), board={"farmyard-card": 1, "nursery": 2})
    assert gains("118", village(), board={"farmyard-card": 2}) == {"barley": 2, "hops": 1, "bonus": 1}


def test_119_six_barley_and_six_rye_give_a_flax_and_a_hop() -> None:
    cannot("119", village(goods={"barley": 5, "rye": 6}), village(goods={"barley": 6, "rye": 5}))
    assert gains("119", village(goods={"barley": 6, "rye": 6})) == {"flax": 1, "hops": 1, "bonus": 1}


def test_120_three_planted_fields_in_row_5_give_a_hop_and_a_wool() -> None:
    cannot("120", village(fields=["5:rye", "5:rye", "5", "4:rye"]))
    assert gains("120", village(fields=["5:rye", "5:flax", "5:wool"])) == {"hops": 1, "wool": 1, "bonus": 1}


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_121_with_one_to_three_workers_left_all_empty_fields_move_up_a_row(workers: int) -> None:
    cannot("121", village(workers=4))
    farm = village(workers=workers, fields=["2", "2", "3:rye", "4", "5"])
    assert gains("121", farm) == {"field 2": -2, "field 3": 2, "field 4": -1, "field 5": 1, "bonus": 1}


def test_121_is_played_on_the_turn_of_another_player() -> None:
    game = at(ACTIONS, village(workers=4, fields=["2"], hand=["121"]), village(), village())
    game.play("place clay-delivery")
    assert (game.to_act, asked(game)) == ([0], {"done"})
    game.play("play 121")
    assert (fields(game), game.to_act) == (["3"], [1])


def test_121_is_too_late_without_workers() -> None:
    game = at(ACTIONS, village(workers=1, fields=["2"], hand=["121"]), village())
    assert can(game, "121")
    game.play("place clay-delivery")
    assert game.to_act == [1]


def test_121_is_for_phase_4_only() -> None:
    game = at(PROGRESS, village(workers=2, jewelry=1, fields=["2"], hand=["121"]), village())
    assert not can(game, "121")


def test_122_exactly_two_planted_fields_move_up_a_row() -> None:
    cannot("122", village(fields=["3:rye"]), village(fields=["2:rye"] * 3))
    game = playing("122", village(fields=["2", "2:rye", "4:hops"]))
    assert fields(game) == ["2", "3:rye", "5:hops"]
    assert gains("122", village(fields=["2:rye", "5:hops"])) == {"field 2:rye": -1, "field 3:rye": 1, "bonus": 1}


@pytest.mark.parametrize(("tools", "milk"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_123_tools_give_milk(tools: int, milk: int) -> None:
    cannot("123", village())
    expected = {"milk": milk} if milk else {}
    assert gains("123", village(tools=tools)) == expected | {"bonus": 1}


@pytest.mark.parametrize(("meat", "milk"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_124_meat_gives_milk(meat: int, milk: int) -> None:
    cannot("124", village())
    assert gains("124", village(goods={"meat": meat})) == {"milk": milk}


def test_125_two_wool_give_a_milk() -> None:
    cannot("125", village(goods={"wool": 1}))
    assert gains("125", village(goods={"wool": 2})) == {"milk": 1, "bonus": 1}


@pytest.mark.parametrize(("played", "meat"), [(1, 0), (2, 0), (3, 2), (4, 3)])
def test_126_farmyard_cards_that_were_played_give_meat(played: int, meat: int) -> None:
    cannot("126", village(played=["001", "801", "901"], hand=["401"]))
    expected = {"meat": meat} if meat else {}
    mine = village(played=["001", "801", *["401", "402", "403", "404"][:played]])
    assert gains("126", mine) == expected | {"milk": 2}


@pytest.mark.parametrize(("planted", "wool"), [(3, 0), (4, 1), (5, 2), (6, 3), (7, 4), (8, 4)])
def test_127_planted_fields_give_wool(planted: int, wool: int) -> None:
    cannot("127", village(fields=["3:rye", "3:wool", "2", "2", "2"]))
    expected = {"wool": wool} if wool else {}
    assert gains("127", village(fields=["3:rye"] * planted)) == expected | {"bonus": 1}


def test_128_four_tools_give_a_flax_and_two_hides() -> None:
    cannot("128", village(tools=3))
    assert gains("128", village(tools=4)) == {"flax": 1, "hides": 2}


def test_129_hides_and_wool_for_every_worker_in_the_window_give_meat() -> None:
    cannot("129", village(goods={"hides": 3, "wool": 2}), village(goods={"hides": 3, "wool": 3}, crafts=[1] * 5))
    assert gains("129", village(goods={"hides": 2, "wool": 4})) == {"meat": 3}


def test_130_a_hide_and_a_meat_give_a_farmyard_card_and_a_hop_or_a_clay() -> None:
    cannot("130", village(goods={"hides": 1}), village(goods={"meat": 1}))
    mine = village(goods={"hides": 1, "meat": 1})
    assert choices("130", mine.copy()) == {"take hops", "take clay", "done"}
    assert gains("130", mine.copy(), "take hops") == {"farmyard": 1, "hops": 1}
    assert gains("130", mine, "take clay") == {"farmyard": 1, "clay": 1}


def test_130_shows_the_farmyard_card_before_the_choice() -> None:
    game = playing("130", village(goods={"hides": 1, "meat": 1}))
    assert (asked(game), me(game).hand_decks) == ({"take hops", "take clay", "done"}, ["farmyard"])


@pytest.mark.parametrize(
    ("card", "mine"),
    [
        ("101", village(goods={"flax": 4}, sheep={4: 1})),
        ("112", village(goods={"clay": 1}, fields=["2"])),
        ("114", village(fields=["2:rye"] * 5)),
    ],
)
def test_the_bonus_card_comes_after_the_choice(card: str, mine: Player) -> None:
    game = playing(card, mine.copy())
    assert ("done" in asked(game), me(game).hand_decks) == (True, [])
    game.play("done")
    assert me(game).hand_decks == ["bonus"]
