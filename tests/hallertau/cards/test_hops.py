"""The Hops deck, card by card: what it asks for, and what it gives."""

from __future__ import annotations

import pytest

from allmende.hallertau.rules.phases import INCOME
from allmende.hallertau.rules.player import Player
from core.games import stand
from hallertau.cards.playing import PILES, asked, cannot, choices, gains, holding, phases_of, play, playing
from hallertau.scenario import CROPS, HARVEST, at, fields, goods, hand, me, moves, rows, sheep, village


@pytest.mark.parametrize(("paid", "price"), [("barley", "choose 1"), ("rye", "choose 2")])
def test_401_a_barley_or_a_rye_lets_two_sheep_move(paid: str, price: str) -> None:
    cannot("401", village(goods={"flax": 3, "hops": 3}, sheep={4: 1}))
    flock: dict[int | str, int] = {4: 2, 6: 1}
    saved = ("sustain sheep round 4", "sustain sheep round 6")
    expected = {paid: -1, "sheep 4": -1, "sheep 5": 1, "sheep 6": -1, "sheep stables": 1, "bonus": 1}
    assert gains("401", village(goods={paid: 1}, sheep=flock), *saved) == expected
    both = village(goods={"barley": 1, "rye": 1}, sheep=flock)
    assert choices("401", both.copy()) == {"choose 1", "choose 2"}
    assert gains("401", both, price, *saved) == expected


def test_401_moves_no_sheep_twice() -> None:
    mine = village(goods={"rye": 1}, sheep={4: 1, 5: 1})
    assert choices("401", mine.copy(), "sustain sheep round 5") == {"sustain sheep round 4", "done"}
    # Two sheep are on the card of Round 5 now, of which one has just come there.
    assert choices("401", mine.copy(), "sustain sheep round 4") == {"sustain sheep round 5", "done"}
    assert gains("401", mine, "sustain sheep round 4", "done") == {
        "rye": -1,
        "sheep 4": -1,
        "sheep 5": 1,
        "bonus": 1,
    }


def test_402_without_fields_in_rows_2_to_4_there_is_a_sheep_and_a_milk() -> None:
    for row in (2, 3, 4):
        cannot("402", village(fields=[f"{row}", "5"]), village(fields=[f"{row}:rye"]))
    for farm in ([], ["5"], ["5", "5:hops"]):
        assert gains("402", village(fields=farm)) == {"milk": 1, "sheep 4": 1}
    assert gains("402", village(fields=["5"]), round=4) == {"milk": 1, "sheep stables": 1}


def test_403_five_gateway_cards_played_give_a_sheep() -> None:
    gateway = ["001", "002", "003", "004", "005"]
    cannot("403", village(played=[*gateway[:4], "402", "404", "801", "901"]))
    assert gains("403", village(played=gateway)) == {"sheep 4": 1}
    assert gains("403", village(played=[*gateway, "006"])) == {"sheep 4": 1}


@pytest.mark.parametrize(("farm", "rye"), [(0, 8), (3, 5), (7, 1)])
def test_404_eight_less_the_fields_is_what_the_sheep_costs_in_rye(farm: int, rye: int) -> None:
    cannot("404", village(goods={"rye": rye - 1, "barley": 9}, fields=["3:rye"] * farm))
    expected = {"rye": -rye, "sheep 4": 1, "bonus": 1}
    assert gains("404", village(goods={"rye": rye + 1}, fields=["3:rye"] * farm)) == expected


def test_404_costs_nothing_with_eight_fields() -> None:
    assert gains("404", village(fields=["2"] * 8)) == {"sheep 4": 1, "bonus": 1}


def test_405_one_crop_of_each_type() -> None:
    every = dict.fromkeys(CROPS, 1)
    for crop in CROPS:
        cannot("405", village(goods=dict.fromkeys(CROPS, 9) | {crop: 0}))
    assert gains("405", village(goods=every)) == dict.fromkeys(CROPS, -1) | {
        "milk": 1,
        "wool": 2,
        "sheep 4": 1,
        "bonus": 1,
    }


def test_406_four_hops_two_of_which_come_back() -> None:
    cannot("406", village(goods={"hops": 3}))
    assert gains("406", village(goods={"hops": 4})) == {"hops": -2, "sheep 4": 1, "bonus": 1}


def test_407_seven_fields_give_one_in_row_3() -> None:
    cannot("407", village(fields=["5"] * 6))
    assert gains("407", village(fields=["5:rye"] * 7)) == {"field 3": 1, "bonus": 1}
    assert gains("407", village(fields=["5"] * 8)) == {"bonus": 1}


def test_408_a_sheep_for_a_field_in_row_5() -> None:
    cannot("408", village())
    flock = village(sheep={5: 2, "stables": 1})
    assert choices("408", flock.copy()) == {"spend sheep round 5", "spend sheep stables"}
    assert gains("408", flock.copy(), "spend sheep round 5") == {"sheep 5": -1, "field 5": 1, "bonus": 1}
    assert gains("408", flock, "spend sheep stables") == {"sheep stables": -1, "field 5": 1, "bonus": 1}


def test_409_two_clay_and_a_field_of_row_5_for_three_in_row_2() -> None:
    cannot("409", village(goods={"clay": 1}, fields=["5"]), village(goods={"clay": 2}, fields=["4", "3", "2"]))
    assert gains("409", village(goods={"clay": 3}, fields=["5"])) == {"clay": -2, "field 5": -1, "field 2": 3}


def test_409_the_field_may_be_planted_or_not() -> None:
    mine = village(goods={"clay": 2}, fields=["4", "5", "5:rye"])
    assert choices("409", mine.copy()) == {"spend field row 5 empty", "spend field row 5 rye"}
    expected = {"clay": -2, "field 5:rye": -1, "field 2": 3}
    assert gains("409", mine, "spend field row 5 rye") == expected


@pytest.mark.parametrize(("farm", "new"), [(6, 3), (7, 2), (8, 1)])
def test_409_fills_no_more_columns_than_are_free(farm: int, new: int) -> None:
    mine = village(goods={"clay": 2}, fields=["5"] + ["3"] * (farm - 1))
    assert gains("409", mine) == {"clay": -2, "field 5": -1, "field 2": new}


def test_409_fewer_fields_may_be_taken() -> None:
    game = holding("409", village(goods={"clay": 2}, fields=["5"]))
    play(game, "play sparingly 409", "take field")
    assert asked(game) == {"take field", "done"}
    game.play("done")
    assert (goods(game), fields(game)) == ({}, ["2"])


@pytest.mark.parametrize(("farm", "new"), [(0, 2), (6, 2), (7, 1)])
def test_410_a_jewelry_for_two_fields_in_row_2(farm: int, new: int) -> None:
    cannot("410", village(fields=["3"] * farm))
    assert gains("410", village(jewelry=2, fields=["3"] * farm)) == {"jewelry": -1, "field 2": new}


@pytest.mark.parametrize(("farm", "new"), [(0, 2), (6, 2), (7, 1)])
def test_411_four_hops_for_two_fields_in_row_3(farm: int, new: int) -> None:
    cannot("411", village(goods={"hops": 3}, fields=["2"] * farm))
    assert gains("411", village(goods={"hops": 4}, fields=["2"] * farm)) == {"hops": -4, "field 3": new}


def test_412_three_five_or_seven_hops_some_of_which_come_back() -> None:
    cannot("412", village(goods={"hops": 2}))
    assert gains("412", village(goods={"hops": 4})) == {"hops": -3, "field 4": 1, "bonus": 1}
    assert choices("412", village(goods={"hops": 6})) == {"choose 1", "choose 2"}
    rich = village(goods={"hops": 7})
    assert choices("412", rich.copy()) == {"choose 1", "choose 2", "choose 3"}
    for option, hops in ((1, -3), (2, -2), (3, -1)):
        assert gains("412", rich.copy(), f"choose {option}") == {"hops": hops, "field 4": 1, "bonus": 1}


def test_413_one_two_or_three_sheep_for_as_many_tools_and_cards() -> None:
    cannot("413", village())
    assert gains("413", village(sheep={4: 1})) == {"sheep 4": -1, "tools": 1, "bonus": 1}
    assert choices("413", village(sheep={4: 1, 5: 1})) == {"choose 1", "choose 2"}
    flock = village(sheep={4: 1, 5: 1, "stables": 2})
    assert choices("413", flock.copy()) == {"choose 1", "choose 2", "choose 3"}
    assert choices("413", flock.copy(), "choose 2", "spend sheep round 4") == {
        "spend sheep round 5",
        "spend sheep stables",
    }
    assert gains("413", flock.copy(), "choose 2", "spend sheep round 4", "spend sheep stables") == {
        "sheep 4": -1,
        "sheep stables": -1,
        "tools": 2,
        "bonus": 2,
    }
    assert gains("413", flock, "choose 3", "spend sheep round 4", "spend sheep round 5") == {
        "sheep 4": -1,
        "sheep 5": -1,
        "sheep stables": -1,
        "tools": 3,
        "bonus": 3,
    }


def test_414_two_cards_of_any_kind_go_for_a_tool() -> None:
    cannot("414", village(), village(hand=["901"]))
    mine = village(hand=["901", "217", "840"])
    assert choices("414", mine.copy()) == {"discard 901", "discard 217", "discard 840"}
    assert choices("414", mine.copy(), "discard 217") == {"discard 901", "discard 840"}
    game = playing("414", mine.copy(), "discard 217", "discard 840")
    assert hand(game) == ["901", PILES["bonus"][0]]
    assert me(game).played == ["414"]
    expected = {"gateway": -1, "point": -1, "tools": 1, "bonus": 1}
    assert gains("414", mine, "discard 217", "discard 901") == expected


def test_415_seven_tools_three_of_which_come_back_for_two_jewelry() -> None:
    cannot("415", village(tools=6))
    assert gains("415", village(tools=8)) == {"tools": -4, "jewelry": 2}
    assert gains("415", village(tools=7, jewelry=9)) == {"tools": -4, "jewelry": 1}


def test_416_eleven_sheep_or_eight_fields_give_a_jewelry() -> None:
    cannot("416", village(sheep={4: 4, 5: 4, "stables": 2}, fields=["2"] * 7))
    flock: dict[int | str, int] = {4: 4, 5: 4, "stables": 3}
    for mine in (village(sheep=flock), village(fields=["2"] * 8), village(sheep=flock, fields=["2:rye"] * 8)):
        assert gains("416", mine) == {"jewelry": 1}


@pytest.mark.parametrize(("column", "window"), [(0, 6), (1, 7), (5, 11), (6, 12), (10, 12)])
def test_417_a_wool_for_every_worker_in_the_window_gives_a_jewelry(column: int, window: int) -> None:
    cannot("417", village(goods={"wool": window - 1}, crafts=[column] * 5))
    assert gains("417", village(goods={"wool": window}, crafts=[column] * 5)) == {"jewelry": 1}


def test_418_five_six_or_eight_hops_for_two_jewelry() -> None:
    cannot("418", village(goods={"hops": 4}))
    assert gains("418", village(goods={"hops": 5})) == {"hops": -5, "jewelry": 2}
    assert choices("418", village(goods={"hops": 7})) == {"choose 1", "choose 2"}
    rich = village(goods={"hops": 9})
    assert gains("418", rich.copy(), "choose 1") == {"hops": -5, "jewelry": 2}
    assert gains("418", rich.copy(), "choose 2") == {"hops": -6, "jewelry": 2, "bonus": 1}
    assert gains("418", rich, "choose 3") == {"hops": -8, "jewelry": 2, "bonus": 2}


def test_419_is_not_for_phase_4() -> None:
    assert phases_of("419", village(jewelry=1)) == {1, 2, 3, 5, 6, 7, 8, 9, 10, 11}
    assert phases_of("419", village()) == set()


def test_419_uses_a_space_with_at_most_one_worker() -> None:
    game = at(
        INCOME,
        village(jewelry=1, hand=["419"]),
        village(),
        board={"nursery": 1, "clay-delivery": 2, "tool-shed": 3, "bonus-card": 1, "point-card": 2},
        piles=PILES,
    )
    game.play("play 419")
    assert "pick nursery" in moves(game)
    assert "pick bonus-card" in moves(game)
    assert "pick sheep-market" in moves(game)
    assert not {"pick clay-delivery", "pick tool-shed", "pick point-card"} & moves(game)
    empty = game.copy()
    empty.play("pick sheep-market")
    assert (rows(empty, "sheep-market"), me(empty).workers) == ([1, 0, 0], 6)
    assert (goods(empty), sheep(empty), me(empty).jewelry) == ({"hides": 1}, {4: 1}, 0)
    game.play("pick nursery")
    assert rows(game, "nursery") == [1, 2, 0]
    assert asked(game) == {"choose 1", "choose 2", "done"}
    game.play("choose 1")
    assert (goods(game), me(game).workers) == ({"clay": 3}, 6)


def test_419_may_be_played_without_using_a_space() -> None:
    game = at(INCOME, village(jewelry=2, hand=["419"]), village(), piles=PILES)
    game.play("play 419")
    game.play("done")
    assert (me(game).jewelry, goods(game), rows(game, "nursery")) == (1, {}, [0, 0, 0])


def test_419_a_card_space_gives_the_first_player_marker() -> None:
    game = at(INCOME, village(), village(jewelry=1, hand=["419"]), piles=PILES)
    game.play("play 419", 1)
    game.play("pick point-card", 1)
    assert hand(game, 1) == [PILES["point"][0]]
    assert (stand(game).first, game.to_act) == (1, [1])


def test_419_what_is_sown_before_the_harvest_is_harvested() -> None:
    game = at(HARVEST, village(jewelry=1, hand=["419"], goods={"rye": 1}, fields=["5"]), village(), piles=PILES)
    play(game, "play 419", "pick cultivation", "sow rye row 5")
    assert (goods(game), fields(game)) == ({"rye": 5}, ["4"])


def test_419_what_is_sown_after_the_harvest_in_phase_7_grows_on() -> None:
    mine = village(jewelry=1, hand=["419"], fields=["5:rye"])
    game = at(HARVEST, mine, village(), piles=PILES)
    for move in ("done", "play 419", "pick cultivation", "sow rye row 4"):
        assert stand(game).phase == HARVEST
        game.play(move)
    assert stand(game).phase > HARVEST
    assert (goods(game), fields(game)) == ({"rye": 4}, ["4:rye"])


def test_419_no_field_is_harvested_twice_in_phase_7() -> None:
    # With 426 in hand the fields are harvested one by one.
    mine = village(jewelry=1, tools=6, hand=["419", "426"], fields=["5:rye", "2:hops", "3:flax"])
    game = at(HARVEST, mine, village(), piles=PILES)
    play(game, "done", "pick row 5 rye", "play 419", "pick cultivation", "sow rye row 4")
    assert asked(game) == {"pick row 2 hops", "pick row 3 flax", "harvest all"}
    game.play("harvest all")
    assert (goods(game), fields(game)) == ({"flax": 3, "hops": 2, "rye": 4}, ["2", "2", "4:rye"])


def test_420_two_tools_for_clay() -> None:
    cannot("420", village(tools=1))
    assert gains("420", village(tools=3)) == {"tools": -2, "clay": 2, "bonus": 2}


def test_421_a_field_for_five_clay() -> None:
    cannot("421", village())
    mine = village(goods={"rye": 1}, fields=["2", "4:rye", "4:rye", "4"])
    assert choices("421", mine.copy()) == {
        "spend field row 2 empty",
        "spend field row 4 empty",
        "spend field row 4 rye",
    }
    assert gains("421", mine.copy(), "spend field row 2 empty") == {"field 2": -1, "clay": 5}
    assert gains("421", mine, "spend field row 4 rye") == {"field 4:rye": -1, "clay": 5}


@pytest.mark.parametrize(("hop_fields", "barley"), [(1, 0), (2, 2), (3, 4), (5, 4)])
def test_422_fields_with_hops_give_barley(hop_fields: int, barley: int) -> None:
    cannot("422", village(goods={"hops": 9}, fields=["2", "3:rye"]))
    expected = {"barley": barley} if barley else {}
    assert gains("422", village(fields=["2:hops"] * hop_fields + ["5:rye"])) == expected | {"bonus": 1}


def test_423_five_meat_and_three_wool_give_flax() -> None:
    cannot("423", village(goods={"meat": 4, "wool": 3}), village(goods={"meat": 5, "wool": 2}))
    assert gains("423", village(goods={"meat": 5, "wool": 3})) == {"flax": 3, "bonus": 1}


def test_424_three_hops_for_rye() -> None:
    cannot("424", village(goods={"hops": 2}))
    assert gains("424", village(goods={"hops": 4})) == {"hops": -3, "rye": 5, "bonus": 1}


def test_425_eight_hops_three_of_which_come_back() -> None:
    cannot("425", village(goods={"hops": 7}))
    assert gains("425", village(goods={"hops": 8})) == {"hops": -5, "barley": 3, "bonus": 2}


def test_426_doubles_the_yield_of_one_field() -> None:
    assert phases_of("426", village(tools=5, fields=["4:rye"])) == set()
    assert phases_of("426", village(tools=6, fields=["4:rye"])) == {7}
    game = at(HARVEST, village(tools=6, hand=["426"], fields=["4:rye", "3:hops"]), village(), piles=PILES)
    game.play("play 426")
    assert asked(game) == {"pick row 4 rye", "pick row 3 hops", "done"}
    game.play("pick row 4 rye")
    assert stand(game).phase == 9
    assert (goods(game), fields(game)) == ({"rye": 8, "hops": 3}, ["2", "3"])


def test_426_comes_before_a_single_field_is_harvested() -> None:
    game = at(HARVEST, village(tools=6, hand=["426"], fields=["5:flax"]), village(), piles=PILES)
    assert goods(game) == {}
    game.play("play 426")
    game.play("pick row 5 flax")
    assert (goods(game), fields(game)) == ({"flax": 10}, ["4"])


def test_426_of_two_equal_fields_only_one_is_doubled() -> None:
    game = at(HARVEST, village(tools=6, hand=["426"], fields=["4:rye", "4:rye", "2"]), village(), piles=PILES)
    game.play("play 426")
    game.play("pick row 4 rye")
    assert (goods(game), fields(game)) == ({"rye": 12}, ["2", "3", "3"])


def test_426_can_be_played_between_two_fields() -> None:
    game = at(HARVEST, village(tools=6, hand=["426"], fields=["5:flax", "4:rye", "2:hops"]), village(), piles=PILES)
    play(game, "done", "pick row 4 rye", "play 426")
    assert asked(game) == {"pick row 5 flax", "pick row 2 hops", "done"}
    game.play("pick row 5 flax")
    assert (goods(game), fields(game)) == ({"flax": 10, "hops": 2, "rye": 4}, ["2", "3", "4"])


def test_426_is_too_late_once_everything_is_harvested() -> None:
    game = at(HARVEST, village(tools=6, hand=["426"], fields=["4:rye"]), village(), piles=PILES)
    for move in ("done", "play 426"):
        assert stand(game).phase == HARVEST
        game.play(move)
    assert (goods(game), fields(game), me(game).played) == ({"rye": 4}, ["3"], ["426"])


def test_427_is_not_for_phase_7() -> None:
    assert phases_of("427", village()) == {1, 2, 3, 4, 5, 6, 8, 9, 10, 11}


def test_427_no_milk_one_or_three_for_one_two_or_three_sowings() -> None:
    supply = {"rye": 1, "hops": 3}
    farm = ["2", "3", "4", "4", "5:rye"]
    poor = village(goods=supply, fields=farm)
    first = {f"sow {crop} row {row}" for crop in ("rye", "hops") for row in (2, 3, 4)} | {"done"}
    assert choices("427", poor.copy()) == first
    assert gains("427", poor, "sow hops row 4") == {"hops": -1, "field 4": -1, "field 4:hops": 1}
    assert choices("427", village(goods=supply | {"milk": 2}, fields=farm)) == {"choose 1", "choose 2"}
    rich = village(goods=supply | {"milk": 3}, fields=farm)
    assert choices("427", rich.copy()) == {"choose 1", "choose 2", "choose 3"}
    assert gains("427", rich.copy(), "choose 1", "sow rye row 2") == {"rye": -1, "field 2": -1, "field 2:rye": 1}
    assert gains("427", rich.copy(), "choose 2", "sow rye row 2", "sow hops row 3") == {
        "milk": -1,
        "rye": -1,
        "hops": -1,
        "field 2": -1,
        "field 2:rye": 1,
        "field 3": -1,
        "field 3:hops": 1,
    }
    three = ("sow rye row 2", "sow hops row 3", "sow hops row 4")
    assert gains("427", rich, "choose 3", *three) == {
        "milk": -3,
        "rye": -1,
        "hops": -2,
        "field 2": -1,
        "field 2:rye": 1,
        "field 3": -1,
        "field 3:hops": 1,
        "field 4": -1,
        "field 4:hops": 1,
    }


@pytest.mark.parametrize(("column", "window"), [(0, 6), (2, 8), (7, 12)])
def test_428_fields_and_jewelry_together_are_as_many_as_the_window_shows(column: int, window: int) -> None:
    farm = ["2"] * 4
    cannot("428", village(fields=farm, jewelry=window - 5, crafts=[column] * 5))
    mine = village(fields=farm, jewelry=window - 4, crafts=[column] * 5)
    assert gains("428", mine) == {"hides": 1, "milk": 1, "wool": 1, "bonus": 1}


def test_429_as_many_sheep_as_fields() -> None:
    cannot("429", village(sheep={4: 1, "stables": 1}, fields=["2", "3:rye", "5"]))
    for mine in (village(sheep={4: 1, "stables": 2}, fields=["2", "3:rye", "5"]), village(sheep={4: 1}), village()):
        assert gains("429", mine) == {"hides": 2, "wool": 1}


def test_430_a_tool_for_two_milk() -> None:
    cannot("430", village())
    assert gains("430", village(tools=2)) == {"tools": -1, "milk": 2, "bonus": 1}


def test_431_one_three_or_five_milk_for_as_many_hides() -> None:
    cannot("431", village())
    assert gains("431", village(goods={"milk": 2})) == {"milk": -1, "hides": 1, "bonus": 1}
    assert choices("431", village(goods={"milk": 4})) == {"choose 1", "choose 2"}
    for option, count in ((1, 1), (2, 3), (3, 5)):
        expected = {"milk": -count, "hides": count, "bonus": 1}
        assert gains("431", village(goods={"milk": 5}), f"choose {option}") == expected


def test_432_one_to_four_hops_for_hides_or_wool() -> None:
    cannot("432", village())
    assert gains("432", village(goods={"hops": 1})) == {"hops": -1, "bonus": 1}
    rich = village(goods={"hops": 4})
    assert choices("432", village(goods={"hops": 3})) == {"choose 1", "choose 2", "choose 3"}
    assert choices("432", rich.copy()) == {"choose 1", "choose 2", "choose 3", "choose 4"}
    assert gains("432", rich.copy(), "choose 1") == {"hops": -1, "bonus": 1}
    for option in (2, 3, 4):
        assert choices("432", rich.copy(), f"choose {option}") == {"take hides", "take wool", "done"}
        for good in ("hides", "wool"):
            expected = {"hops": -option, good: option - 1, "bonus": 1}
            assert gains("432", rich.copy(), f"choose {option}", f"take {good}") == expected


def test_433_a_jewelry_for_meat_and_milk() -> None:
    cannot("433", village())
    assert gains("433", village(jewelry=2)) == {"jewelry": -1, "meat": 2, "milk": 2, "bonus": 1}


def test_434_two_fields_for_six_meat() -> None:
    cannot("434", village(fields=["5"]))
    mine = village(fields=["2", "4:rye", "5"])
    assert choices("434", mine.copy(), "spend field row 2 empty") == {
        "spend field row 4 rye",
        "spend field row 5 empty",
    }
    expected = {"field 2": -1, "field 4:rye": -1, "meat": 6}
    assert gains("434", mine, "spend field row 2 empty", "spend field row 4 rye") == expected


def test_435_one_three_or_six_barley_for_gateway_cards() -> None:
    cannot("435", village())
    assert gains("435", village(goods={"barley": 2})) == {"barley": -1, "gateway": 1}
    assert choices("435", village(goods={"barley": 5})) == {"choose 1", "choose 2"}
    for option, barley in ((1, 1), (2, 3), (3, 6)):
        expected = {"barley": -barley, "gateway": option}
        assert gains("435", village(goods={"barley": 6}), f"choose {option}") == expected


@pytest.mark.parametrize(
    ("number", "mine", "then"),
    [
        ("401", village(goods={"rye": 1}, sheep={4: 1}), ()),
        ("432", village(goods={"hops": 2}), ("choose 2",)),
    ],
)
def test_the_bonus_card_comes_last(number: str, mine: Player, then: tuple[str, ...]) -> None:
    game = playing(number, mine.copy(), *then)
    assert hand(game) == []
    game.play("done")
    assert hand(game) == PILES["bonus"][:1]
