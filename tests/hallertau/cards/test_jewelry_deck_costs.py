"""The Jewelry deck, card by card: those that cost something (Card Index 2d)."""

from __future__ import annotations

import pytest

from allmende.core import Game
from core.games import stand
from hallertau.cards.playing import PILES, asked, can, cannot, choices, gains, holding, play, playing
from hallertau.scenario import (
    ACTIONS,
    HARVEST,
    MILKING,
    PROGRESS,
    at,
    fields,
    goods,
    hand,
    me,
    moves,
    rows,
    sheep,
    village,
)

# 716 to 719


@pytest.mark.parametrize(
    ("jewelry", "offered"),
    [(2, {1, 2}), (3, {1, 2}), (4, {1, 2, 3}), (5, {1, 2, 3, 4}), (10, {1, 2, 3, 4})],
)
def test_716_gives_sheep_for_jewelry(jewelry: int, offered: set[int]) -> None:
    mine = village(jewelry=jewelry)
    assert choices("716", mine.copy()) == {f"choose {option}" for option in offered}
    for option in offered:
        paid = [1, 2, 4, 5][option - 1]
        expected = {"jewelry": -paid, "sheep 4": option, "bonus": 1}
        assert gains("716", mine.copy(), f"choose {option}") == expected


def test_716_needs_a_jewelry() -> None:
    cannot("716", village())
    assert gains("716", village(jewelry=1)) == {"jewelry": -1, "sheep 4": 1, "bonus": 1}


@pytest.mark.parametrize(("hops", "offered"), [(3, {1, 2}), (4, {1, 2}), (5, {1, 2, 3})])
def test_717_gives_bonus_cards_for_more_hops(hops: int, offered: set[int]) -> None:
    mine = village(goods={"hops": hops})
    assert choices("717", mine.copy()) == {f"choose {option}" for option in offered}
    for option in offered:
        expected = {"hops": -[2, 3, 5][option - 1], "sheep 4": 1} | ({"bonus": option - 1} if option > 1 else {})
        assert gains("717", mine.copy(), f"choose {option}") == expected


def test_717_needs_2_hops() -> None:
    cannot("717", village(goods={"hops": 1}))
    assert gains("717", village(goods={"hops": 2})) == {"hops": -2, "sheep 4": 1}


def test_718_gives_2_fields_for_hides_or_hops() -> None:
    cannot("718", village(goods={"hides": 2, "hops": 3}))
    assert gains("718", village(goods={"hides": 3, "hops": 3})) == {"hides": -3, "field 3": 2, "bonus": 1}
    assert gains("718", village(goods={"hides": 2, "hops": 4})) == {"hops": -4, "field 3": 2, "bonus": 1}
    both = village(goods={"hides": 3, "hops": 4})
    assert choices("718", both.copy()) == {"choose 1", "choose 2"}
    assert gains("718", both.copy(), "choose 1") == {"hides": -3, "field 3": 2, "bonus": 1}
    assert gains("718", both.copy(), "choose 2") == {"hops": -4, "field 3": 2, "bonus": 1}


def test_718_gives_one_field_where_there_is_room_for_one_and_none_where_there_is_none() -> None:
    assert gains("718", village(goods={"hides": 3}, fields=["2"] * 7)) == {"hides": -3, "field 3": 1, "bonus": 1}
    assert gains("718", village(goods={"hides": 3}, fields=["2"] * 8)) == {"hides": -3, "bonus": 1}


def test_718_may_give_one_of_two_fields() -> None:
    game = holding("718", village(goods={"hides": 3}))
    for move in ("play sparingly 718", "take field", "done", "done"):
        game.play(move)
    assert (fields(game), hand(game)) == (["3"], [])


@pytest.mark.parametrize(
    ("card", "prices", "back", "rest"),
    [
        ("719", [2, 7, 9], [0, 6, 9], {"field 3": 2, "bonus": 1}),
        ("734", [2, 6, 9], [0, 5, 9], {"meat": 5, "bonus": 1}),
    ],
)
def test_719_and_734_give_jewelry_back_for_more_jewelry(
    card: str, prices: list[int], back: list[int], rest: dict[str, int]
) -> None:
    cannot(card, village(jewelry=1))
    for most in range(3):
        mine = village(jewelry=prices[most])
        if most:
            assert choices(card, mine.copy()) == {f"choose {option + 1}" for option in range(most + 1)}
        for option in range(most + 1):
            then = [f"choose {option + 1}"] if most else []
            lost = back[option] - prices[option]
            assert gains(card, mine.copy(), *then) == rest | ({"jewelry": lost} if lost else {})
    assert choices(card, village(jewelry=prices[1] - 1)) & {"choose 2"} == set()
    assert choices(card, village(jewelry=8)) & {"choose 3"} == set()


@pytest.mark.parametrize(("card", "middle"), [("719", 7), ("734", 6)])
def test_719_and_734_spend_the_last_jewelry_only_if_none_comes_back(card: str, middle: int) -> None:
    game = playing(card, village(jewelry=2, hand=["020"]))
    assert can(game, "020")
    assert not can(playing(card, village(jewelry=3, hand=["020"])), "020")
    assert not can(playing(card, village(jewelry=middle, hand=["020"]), "choose 2"), "020")
    assert not can(playing(card, village(jewelry=9, hand=["020"]), "choose 3"), "020")


@pytest.mark.parametrize(("card", "middle"), [("719", 7), ("734", 6)])
def test_719_and_734_have_not_spent_the_last_jewelry_while_it_may_come_back(card: str, middle: int) -> None:
    game = holding(card, village(jewelry=middle, hand=["020"]))
    game.play(f"play sparingly {card}")
    game.play("choose 2")
    assert asked(game) == {"take jewelry", "done"}
    assert not can(game, "020")
    game.play("take jewelry")
    assert not can(game, "020")


def test_719_and_734_have_not_spent_the_last_jewelry_while_they_wait_for_the_end_of_an_action() -> None:
    for paid, last in (("choose 1", True), ("choose 2", False)):
        mine = village(jewelry=7 if paid == "choose 2" else 2, goods={"rye": 1}, fields=["2"], hand=["719", "020"])
        game = at(ACTIONS, mine, village())
        game.play("place cultivation")
        game.play("play 719")
        if paid in asked(game):
            game.play(paid)
        assert (me(game).jewelry, asked(game)) == (0, {"sow rye row 2", "done"})
        assert can(game, "020") == last


# 720 to 724


def test_720_gives_clay_and_tools_for_a_sheep() -> None:
    cannot("720", village())
    assert gains("720", village(sheep={4: 1})) == {"sheep 4": -1, "clay": 2, "tools": 2, "bonus": 1}
    mine = village(sheep={4: 2, 6: 1, "stables": 1})
    assert choices("720", mine.copy()) == {"spend sheep round 4", "spend sheep round 6", "spend sheep stables"}
    for place, where in ((4, "round 4"), (6, "round 6"), ("stables", "stables")):
        expected = {f"sheep {place}": -1, "clay": 2, "tools": 2, "bonus": 1}
        assert gains("720", mine.copy(), f"spend sheep {where}") == expected


@pytest.mark.parametrize("crop", ["barley", "flax", "hops", "rye"])
def test_721_gives_tools_and_a_crop_for_a_jewelry(crop: str) -> None:
    mine = village(jewelry=1)
    assert choices("721", mine.copy()) == {"take barley", "take flax", "take hops", "take rye", "done"}
    assert gains("721", mine.copy(), f"take {crop}") == {"jewelry": -1, "tools": 3, crop: 1, "bonus": 1}
    assert gains("721", mine.copy(), "done") == {"jewelry": -1, "tools": 3, "bonus": 1}


def test_721_needs_a_jewelry() -> None:
    cannot("721", village())


def test_722_gives_a_tool_and_a_jewelry_for_3_hops() -> None:
    cannot("722", village(goods={"hops": 2}))
    assert gains("722", village(goods={"hops": 3})) == {"hops": -3, "tools": 1, "jewelry": 1, "bonus": 1}


MIXES = [(7, 0), (5, 1), (3, 2), (1, 3), (0, 4)]
"""The flax and hides that 723 takes."""


@pytest.mark.parametrize("option", range(5))
def test_723_takes_flax_and_hides_in_five_mixes(option: int) -> None:
    flax, hides = MIXES[option]
    for short in (village(goods={"flax": flax - 1, "hides": hides}), village(goods={"flax": flax, "hides": hides - 1})):
        if min(short.goods) >= 0:
            cannot("723", short)
    just_enough = village(goods={"flax": flax, "hides": hides})
    assert gains("723", just_enough) == paid_for_723(flax, hides)
    mine = village(goods={"flax": 9, "hides": 9})
    assert choices("723", mine.copy()) == {f"choose {number}" for number in range(1, 6)}
    assert gains("723", mine.copy(), f"choose {option + 1}") == paid_for_723(flax, hides)


def paid_for_723(flax: int, hides: int) -> dict[str, int]:
    """What 723 takes and gives."""
    paid = {good: -count for good, count in (("flax", flax), ("hides", hides)) if count}
    return paid | {"jewelry": 2, "bonus": 1}


def test_723_offers_the_mixes_that_one_can_pay() -> None:
    assert choices("723", village(goods={"flax": 5, "hides": 3})) == {"choose 2", "choose 3", "choose 4"}


@pytest.mark.parametrize("empty", [0, 1, 3])
def test_724_takes_a_barley_for_each_empty_field(empty: int) -> None:
    land = ["3:rye", "5:barley", *["4"] * empty]
    if empty:
        cannot("724", village(goods={"barley": empty - 1, "rye": 9}, fields=land))
    expected = {"jewelry": 1} | ({"barley": -empty} if empty else {})
    assert gains("724", village(goods={"barley": empty}, fields=land)) == expected


def test_724_is_free_without_fields() -> None:
    assert gains("724", village(goods={"barley": 2})) == {"jewelry": 1}


@pytest.mark.parametrize("phase", [1, 2, 3, 4, 5, 6, 8, 9, 10, 11])
def test_724_can_be_played_in_other_phases_than_7(phase: int) -> None:
    game = at(phase, village(hand=["724"]), village(jewelry=1), round=3)
    assert (stand(game).phase, can(game, "724")) == (phase, True)


def test_724_cannot_be_played_in_phase_7() -> None:
    game = at(HARVEST, village(hand=["724"], goods={"barley": 9}, fields=["3:rye", "4:rye"]), village(jewelry=1))
    # Nobody was asked before the harvest was over.
    assert (stand(game).phase, fields(game)) == (MILKING, ["2", "3"])


# 725 and 726


@pytest.mark.parametrize(
    ("land_sale", "town_hall", "left"),
    [
        (2, 3, ([1, 0, 0], [1, 2, 0])),
        (1, 1, ([0, 0, 0], [0, 0, 0])),
        (3, 0, ([1, 2, 0], [0, 0, 0])),
        (0, 2, ([0, 0, 0], [1, 0, 0])),
    ],
)
def test_725_removes_the_topmost_row_of_both_spaces(
    land_sale: int, town_hall: int, left: tuple[list[int], list[int]]
) -> None:
    board = {"land-sale": land_sale, "town-hall": town_hall, "nursery": 2}
    game = playing("725", village(tools=1), board=board)
    assert asked(game) == {"choose 1", "done"}
    game.play("choose 1")
    assert (rows(game, "land-sale"), rows(game, "town-hall")) == left
    assert rows(game, "nursery") == [1, 2, 0]
    assert (me(game).tools, me(game).workers, hand(game)) == (0, 6, ["843"])


def test_725_may_leave_the_workers_where_they_are() -> None:
    game = playing("725", village(tools=1), "done", board={"land-sale": 2, "town-hall": 3})
    assert (rows(game, "land-sale"), rows(game, "town-hall")) == ([1, 2, 0], [1, 2, 3])
    assert (me(game).tools, hand(game)) == (0, ["843"])


def test_725_gives_the_bonus_card_where_there_are_no_workers() -> None:
    assert gains("725", village(tools=1)) == {"tools": -1, "bonus": 1}


def test_725_needs_a_tool() -> None:
    cannot("725", village(), board={"land-sale": 2, "town-hall": 3})


def test_725_changes_the_board_for_others_at_once() -> None:
    game = at(ACTIONS, village(hand=["725"], tools=1), village(), board={"land-sale": 3, "town-hall": 3}, piles=PILES)
    game.play("play 725", 0)
    game.play("choose 1", 0)
    game.play("exchange 1", 0)
    assert "place land-sale" in moves(game, 1)
    game.play("place land-sale", 1)
    assert me(game, 1).workers == 3


def test_725_lets_others_play_first_what_the_board_allows_now() -> None:
    mine, other = village(hand=["725"], tools=1, fields=["2", "3"]), village(hand=["703"])
    game = at(ACTIONS, mine, other, board={"land-sale": 2})
    game.play("place land-sale", 0)
    game.play("play 725", 0)  # in the midst of the action: its effect has to wait
    game.play("spend field row 2 empty", 0)
    assert game.to_act == [1]
    game.play("play 703", 1)
    assert (sheep(game, 1), rows(game, "land-sale")) == ({4: 1}, [1, 2, 3])
    assert game.to_act == [0]
    game.play("choose 1", 0)
    assert rows(game, "land-sale") == [1, 2, 0]


def test_725_lets_others_play_first_what_they_declined_before() -> None:
    mine, other = village(hand=["725"], tools=1), village(hand=["703"])
    game = at(ACTIONS, mine, other, board={"land-sale": 3}, piles=PILES)
    game.play("done", 1)
    game.play("play 725", 0)
    assert (game.to_act, can(game, "703", 1)) == ([1], True)
    game.play("done", 1)
    assert game.to_act == [0]
    game.play("choose 1", 0)
    assert rows(game, "land-sale") == [1, 2, 0]


@pytest.mark.parametrize("phase", [1, 2, 3, 5, 6, 7, 8, 9, 10])
def test_726_uses_an_action_space_outside_phase_4(phase: int) -> None:
    game = at(phase, village(hand=["726"], jewelry=1), village(jewelry=1), round=3)
    assert (stand(game).phase, can(game, "726", 0)) == (phase, True)
    game.play("play 726", 0)
    game.play("pick weekly-market", 0)
    assert (goods(game)["meat"], sheep(game), me(game).jewelry) == (1, {6: 1}, 0)
    assert rows(game, "weekly-market") == [1, 0, 0]
    assert me(game).workers == 6


def test_726_cannot_be_played_in_phase_4() -> None:
    cannot("726", village(jewelry=1))


def progressing(board: dict[str, int], jewelry: int = 0, tools: int = 0) -> Game:
    """A village with 726 in Phase 9 of Round 2."""
    mine = village(hand=["726"], jewelry=jewelry, tools=tools)
    return at(PROGRESS, mine, village(jewelry=1), round=2, board=board, piles=PILES)


def test_726_needs_a_jewelry() -> None:
    assert not can(progressing({}, tools=3), "726")


def test_726_takes_only_spaces_with_one_worker_or_none() -> None:
    game = progressing({"nursery": 1, "clearing": 2, "farming": 3, "point-card": 1, "bonus-card": 2}, jewelry=1)
    game.play("play 726", 0)
    picks = {move.removeprefix("pick ") for move in asked(game) if move.startswith("pick ")}
    assert "done" in asked(game)
    assert len(picks) == 20 - 3
    assert picks.isdisjoint({"clearing", "farming", "bonus-card"})


def test_726_puts_two_workers_above_one() -> None:
    game = progressing({"clay-delivery": 1}, jewelry=1)
    game.play("play 726", 0)
    game.play("pick clay-delivery", 0)
    assert (rows(game, "clay-delivery"), goods(game)) == ([1, 2, 0], {"clay": 2})


def test_726_may_use_a_card_space_and_brings_the_first_player_marker() -> None:
    game = at(PROGRESS, village(jewelry=1), village(hand=["726"], jewelry=1), round=2, piles=PILES)
    game.play("play 726", 1)
    game.play("pick point-card", 1)
    assert (stand(game).first, hand(game, 1), rows(game, "point-card")) == (1, ["923"], [1, 0])


def test_726_may_be_played_for_nothing() -> None:
    game = progressing({}, jewelry=1)
    game.play("play 726", 0)
    game.play("done", 0)
    assert (me(game).jewelry, goods(game)) == (0, {})


def test_726_asks_what_the_space_asks() -> None:
    game = progressing({}, jewelry=1)
    game.play("play 726", 0)
    game.play("pick nursery", 0)
    assert asked(game) == {"choose 1", "choose 2", "done"}


def test_726_may_sow_before_the_harvest_or_after_it() -> None:
    mine = village(hand=["726"], jewelry=1, fields=["4:rye", "5"], goods={"barley": 1})
    sowing = ("play 726", "pick cultivation", "sow barley row 5", "done")
    game = at(HARVEST, mine.copy(), village(jewelry=1), round=3)
    for move in sowing[:3]:
        game.play(move, 0)
    assert (fields(game), goods(game)) == (["3", "4"], {"rye": 4, "barley": 5})
    game = at(HARVEST, mine.copy(), village(jewelry=1), round=3)
    game.play("done", 0)
    assert (stand(game).phase, fields(game), goods(game)) == (HARVEST, ["3", "5"], {"rye": 4, "barley": 1})
    for move in sowing:
        game.play(move, 0)
    assert (fields(game), goods(game)) == (["3", "5:barley"], {"rye": 4})


# 727 to 735


def test_727_gives_clay_for_a_jewelry_or_tools() -> None:
    cannot("727", village(tools=2))
    assert gains("727", village(jewelry=1, tools=2)) == {"jewelry": -1, "clay": 7}
    assert gains("727", village(tools=3)) == {"tools": -3, "clay": 7}
    both = village(jewelry=1, tools=3)
    assert choices("727", both.copy()) == {"choose 1", "choose 2"}
    assert gains("727", both.copy(), "choose 1") == {"jewelry": -1, "clay": 7}
    assert gains("727", both.copy(), "choose 2") == {"tools": -3, "clay": 7}


def test_728_takes_all_crops_but_three_of_ones_choice() -> None:
    mine = village(goods={"barley": 3, "hops": 2, "clay": 5, "milk": 1})
    assert choices("728", mine.copy()) == {"spend barley", "spend hops"}
    assert gains("728", mine.copy(), "spend barley", "spend hops") == {"barley": -1, "hops": -1, "bonus": 1}
    assert gains("728", mine.copy(), "spend hops", "spend hops") == {"hops": -2, "bonus": 1}
    assert gains("728", village(goods={"rye": 9})) == {"rye": -6, "bonus": 1}


def test_728_takes_nothing_of_three_crops_or_fewer() -> None:
    for supply in ({}, {"rye": 3}, {"barley": 1, "flax": 1, "rye": 1}):
        assert gains("728", village(goods=supply | {"wool": 5})) == {"bonus": 1}


def test_728_lets_one_sow_up_to_three_fields() -> None:
    mine = village(goods={"rye": 5}, fields=["2", "3", "4", "5"])
    sown = gains("728", mine.copy(), "sow rye row 5", "sow rye row 4", "sow rye row 3")
    assert sown == {
        "rye": -5,
        "field 3": -1,
        "field 4": -1,
        "field 5": -1,
        "field 3:rye": 1,
        "field 4:rye": 1,
        "field 5:rye": 1,
        "bonus": 1,
    }
    few = gains("728", mine.copy(), "sow rye row 2", "done")
    assert few == {"rye": -3, "field 2": -1, "field 2:rye": 1, "bonus": 1}


def test_728_between_two_fields_takes_no_crops_that_are_still_to_be_harvested() -> None:
    mine = village(fields=["2:rye", "5:hops"], goods={"barley": 3}, hand=["728"])
    game = at(HARVEST, mine, village(), piles=PILES)
    play(game, "done", "pick row 2 rye", "play 728", "spend rye", "spend rye", "sow barley row 2", "done")
    assert goods(game) == {"barley": 2, "hops": 5}
    assert fields(game) == ["2:barley", "4"]


def test_729_gives_a_field_and_lets_one_sow() -> None:
    mine = village(jewelry=1, goods={"rye": 1, "wool": 1}, fields=["3"])
    assert choices("729", mine.copy()) == {"sow rye row 3", "sow rye row 4", "done"}
    assert gains("729", mine.copy(), "sow rye row 4") == {"jewelry": -1, "rye": -1, "field 4:rye": 1}
    assert gains("729", mine.copy(), "done") == {"jewelry": -1, "field 4": 1}
    full = village(jewelry=1, goods={"rye": 1}, fields=["2", *["3:rye"] * 7])
    assert gains("729", full, "sow rye row 2") == {"jewelry": -1, "rye": -1, "field 2": -1, "field 2:rye": 1}


def test_729_needs_a_jewelry() -> None:
    cannot("729", village(goods={"rye": 1}, fields=["3"]))


@pytest.mark.parametrize(
    ("round", "flock", "empty"),
    [
        (1, {}, 5),
        (1, {4: 3}, 4),
        (1, {4: 1, 5: 1, "stables": 2}, 3),
        (3, {}, 3),
        (4, {5: 1}, 1),
        (5, {6: 1}, 0),
        (6, {}, 0),
    ],
)
def test_730_takes_a_rye_for_each_farmyard_card_without_sheep(
    round: int,  # noqa: A002
    flock: dict[int | str, int],
    empty: int,
) -> None:
    if empty:
        cannot("730", village(goods={"rye": empty - 1}, sheep=flock), round=round)
    expected = {"milk": 3, "bonus": 1} | ({"rye": -empty} if empty else {})
    assert gains("730", village(goods={"rye": empty}, sheep=flock), round=round) == expected


@pytest.mark.parametrize(("hides", "half"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_731_gives_barley_and_wool_for_half_the_hides(hides: int, half: int) -> None:
    expected = {"tools": -1, "bonus": 1} | ({"barley": half, "wool": half} if half else {})
    assert gains("731", village(tools=1, goods={"hides": hides})) == expected


def test_731_needs_a_tool() -> None:
    cannot("731", village(goods={"hides": 5}))


def test_732_gives_hides_or_wool_for_a_jewelry() -> None:
    cannot("732", village())
    mine = village(jewelry=1)
    assert choices("732", mine.copy()) == {"choose 1", "choose 2", "done"}
    assert gains("732", mine.copy(), "choose 1") == {"jewelry": -1, "hides": 4, "bonus": 1}
    assert gains("732", mine.copy(), "choose 2") == {"jewelry": -1, "wool": 5, "bonus": 1}
    assert gains("732", mine.copy(), "done") == {"jewelry": -1, "bonus": 1}


@pytest.mark.parametrize("jewelry", [0, 4, 9, 10])
def test_733_takes_less_barley_for_having_jewelry(jewelry: int) -> None:
    barley = 10 - jewelry
    if barley:
        cannot("733", village(jewelry=jewelry, goods={"barley": barley - 1}))
    expected = {"hides": 6, "meat": 2, "bonus": 1} | ({"barley": -barley} if barley else {})
    assert gains("733", village(jewelry=jewelry, goods={"barley": barley})) == expected


def test_735_gives_four_cards_for_a_jewelry() -> None:
    cannot("735", village())
    assert gains("735", village(jewelry=1)) == {"jewelry": -1, "farmyard": 2, "bonus": 2}
    assert hand(playing("735", village(jewelry=1))) == ["433", "434", "843", "844"]
