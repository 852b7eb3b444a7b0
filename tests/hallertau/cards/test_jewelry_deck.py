"""The Jewelry deck, card by card: those with a condition (Card Index 2d)."""

from __future__ import annotations

import pytest

from allmende.core import Game
from core.games import stand
from hallertau.cards.playing import PILES, asked, can, cannot, choices, gains, holding
from hallertau.scenario import (
    ACTIONS,
    HARVEST,
    NEW_CARD,
    PROGRESS,
    at,
    fields,
    goods,
    hand,
    me,
    moves,
    sheep,
    village,
)


def test_701_gives_a_sheep_for_11_barley() -> None:
    cannot("701", village(goods={"barley": 10, "rye": 11}), village(goods={"barley": 10}, fields=["5:barley"]))
    assert gains("701", village(goods={"barley": 11})) == {"sheep 4": 1}


# 702


def exchanging(*counts: int) -> Game:
    """A village with 702 that has exchanged these workers turn by turn; the other player exchanges one at a time."""
    game = at(ACTIONS, village(hand=["702"]), village())
    for turn, count in enumerate(counts):
        if turn:
            game.play("exchange 1", 1)
        game.play(f"exchange {count}", 0)
    return game


def test_702_gives_a_sheep_for_3_workers_exchanged_just_now() -> None:
    game = exchanging(3)
    assert moves(game) == {"done", "play 702", "play sparingly 702"}
    game.play("play 702")
    assert sheep(game) == {4: 1}
    assert (me(game).tools, game.to_act) == (3, [1])


@pytest.mark.parametrize("counts", [(2,), (1, 2), (2, 1, 2)])
def test_702_does_not_add_up_turns(counts: tuple[int, ...]) -> None:
    assert exchanging(*counts).to_act == [1]


def test_702_cannot_be_played_before_the_exchange() -> None:
    assert not can(exchanging(), "702")


def test_702_has_to_be_played_right_after_the_exchange() -> None:
    game = exchanging(3)
    game.play("done")
    game.play("exchange 1", 1)
    assert game.to_act == [0]
    assert not can(game, "702")


def test_702_can_be_played_before_the_next_of_ones_own_turns_if_nobody_was_in_between() -> None:
    game = at(ACTIONS, village(hand=["702"]), village(workers=0))
    game.play("exchange 4")
    assert can(game, "702")
    game.play("exchange 1")
    assert not can(game, "702")


def test_702_counts_the_workers_of_the_last_exchange_of_all_too() -> None:
    game = at(ACTIONS, village(workers=3, hand=["702"]), village(workers=0))
    game.play("exchange 3")
    assert moves(game) == {"done", "play 702", "play sparingly 702"}


# 703


@pytest.mark.parametrize(("space", "full"), [("nursery", 3), ("gateway-card", 2)])
def test_703_needs_a_full_action_space(space: str, full: int) -> None:
    cannot("703", village(), board={space: full - 1, "farming": 2})
    assert gains("703", village(), board={space: full}) == {"sheep 4": 1, "field 2": 1}


def test_703_gives_no_ninth_field() -> None:
    assert gains("703", village(fields=["2"] * 8), board={"nursery": 3}) == {"sheep 4": 1}


def test_703_can_be_played_when_another_has_filled_a_space() -> None:
    game = at(ACTIONS, village(), village(hand=["703"]), board={"clay-delivery": 2})
    game.play("place clay-delivery", 0)
    assert game.to_act == [1]
    game.play("play 703", 1)
    assert (sheep(game, 1), fields(game, 1)) == ({4: 1}, ["2"])
    assert "exchange 6" in moves(game, 1)


def test_703_can_be_played_between_the_turns_of_others() -> None:
    game = at(ACTIONS, village(), village(), village(hand=["703"]), board={"clay-delivery": 2})
    game.play("place clay-delivery", 0)
    assert (game.to_act, moves(game, 2)) == ([2], {"done", "play 703", "play sparingly 703"})
    game.play("play 703", 2)
    assert (game.to_act, sheep(game, 2)) == ([1], {4: 1})


# 704 to 712


@pytest.mark.parametrize(
    ("count", "offered"),
    [
        (7, {"choose 1"}),
        (6, {"choose 1"}),
        (5, {"choose 1", "choose 2"}),
        (4, {"choose 1", "choose 2", "choose 3"}),
        (3, {"choose 1", "choose 2", "choose 3", "choose 4"}),
        (0, {"choose 1", "choose 2", "choose 3", "choose 4"}),
    ],
)
def test_704_gives_a_field_in_a_higher_row_to_whoever_has_fewer(count: int, offered: set[str]) -> None:
    mine = village(fields=["4"] * count, sheep={4: 3, "stables": 1})
    if len(offered) > 1:
        assert choices("704", mine.copy()) == offered
        for option in offered:
            assert gains("704", mine.copy(), option) == {f"field {int(option[-1]) + 1}": 1}
    else:
        assert gains("704", mine) == {"field 2": 1}


def test_704_needs_4_sheep_and_no_more_than_7_fields() -> None:
    cannot("704", village(fields=["4"] * 8, sheep={4: 4}), village(sheep={4: 3}))


@pytest.mark.parametrize(("tools", "more"), [(0, 3), (1, 3), (2, 2), (4, 2), (5, 1), (7, 1)])
def test_705_gives_more_tools_to_whoever_has_fewer(tools: int, more: int) -> None:
    assert gains("705", village(tools=tools, sheep={5: 4})) == {"tools": more, "bonus": 1}


def test_705_needs_4_sheep_and_no_more_than_7_tools() -> None:
    cannot("705", village(tools=8, sheep={5: 4}), village(sheep={5: 3}))


@pytest.mark.parametrize(("tools", "jewelry"), [(2, 0), (5, 0), (6, 1), (9, 1), (10, 2)])
def test_707_gives_jewelry_for_having_tools(tools: int, jewelry: int) -> None:
    expected = {"hides": 1, "bonus": 1} | ({"jewelry": jewelry} if jewelry else {})
    assert gains("707", village(tools=tools)) == expected


def test_707_needs_2_tools() -> None:
    cannot("707", village(tools=1))


def test_707_fills_the_jewel_box_at_most() -> None:
    assert gains("707", village(tools=10, jewelry=9)) == {"jewelry": 1, "hides": 1, "bonus": 1}


def test_707_played_sparingly_gives_less() -> None:
    game = holding("707", village(tools=10))
    game.play("play sparingly 707")
    for move in ("take jewelry", "done", "done", "take card"):
        game.play(move)
    assert (me(game).jewelry, goods(game), hand(game)) == (1, {}, ["843"])


def test_708_counts_tools_and_fields_together() -> None:
    cannot("708", village(tools=8, fields=["2", "3:rye", "5"]), village(tools=11))
    assert gains("708", village(tools=9, fields=["2", "3:rye", "5"])) == {"jewelry": 1}
    assert gains("708", village(tools=12)) == {"jewelry": 1}


def test_709_needs_a_craft_building_4_spaces_ahead_of_another() -> None:
    cannot("709", village(crafts=[1, 4, 4, 4, 4]), village(crafts=[3, 3, 3, 3, 3]))
    assert gains("709", village(crafts=[1, 4, 5, 4, 4])) == {"jewelry": 1}
    assert gains("709", village(crafts=[0, 9, 9, 9, 9])) == {"jewelry": 1}


@pytest.mark.parametrize(
    ("tools", "flock", "bonus"), [(8, 0, 0), (5, 5, 0), (5, 6, 1), (0, 11, 1), (9, 6, 1), (10, 6, 2)]
)
def test_710_counts_tools_and_sheep_together(tools: int, flock: int, bonus: int) -> None:
    expected = {"barley": 2, "hops": 1, "clay": 2} | ({"bonus": bonus} if bonus else {})
    assert gains("710", village(tools=tools, sheep={"stables": flock})) == expected


def test_710_needs_8_of_them() -> None:
    cannot("710", village(tools=7), village(tools=4, sheep={4: 3}))


@pytest.mark.parametrize(("center", "window"), [(0, 6), (3, 9), (6, 12), (9, 12)])
def test_711_needs_as_many_tools_and_jewelry_as_the_window_shows(center: int, window: int) -> None:
    crafts = [center] * 5
    cannot("711", village(crafts=crafts, tools=window - 4, jewelry=3))
    assert gains("711", village(crafts=crafts, tools=window - 3, jewelry=3)) == {"rye": 3, "bonus": 1}


@pytest.mark.parametrize(
    ("jewelry", "tools", "flax"),
    [(3, 0, 2), (4, 0, 2), (5, 0, 3), (7, 0, 4), (0, 6, 2), (0, 7, 2), (0, 8, 3), (0, 10, 4), (3, 10, 4), (7, 6, 4)],
)
def test_712_gives_flax_for_jewelry_or_tools_whichever_is_better(jewelry: int, tools: int, flax: int) -> None:
    assert gains("712", village(jewelry=jewelry, tools=tools)) == {"flax": flax, "bonus": 1}


def test_712_needs_3_jewelry_or_6_tools() -> None:
    cannot("712", village(jewelry=2, tools=5))


# 706


def harvesting(*planted: str, supply: dict[str, int] | None = None) -> Game:
    """A village with 706 in hand in Phase 7 or, if nobody is asked there, in Phase 9 of Round 4."""
    return at(HARVEST, village(goods=supply, fields=planted, hand=["706"]), village(jewelry=1), round=4)


def test_706_gives_a_tool_and_a_jewelry_for_11_crops_of_one_type_in_phase_7() -> None:
    game = harvesting("5:flax", "4:flax", "2:flax")
    assert moves(game) == {"done", "play 706", "play sparingly 706"}
    game.play("play 706")
    assert (me(game).tools, me(game).jewelry, goods(game)) == (1, 1, {"flax": 11})


@pytest.mark.parametrize(
    "planted",
    [
        ("5:flax", "5:flax"),  # ten
        ("5:flax", "4:barley", "4:rye"),  # of several types
        ("5:wool", "5:wool", "5:wool"),  # no crops
    ],
)
def test_706_needs_11_of_one_type(planted: tuple[str, ...]) -> None:
    game = harvesting(*planted)
    assert not can(game, "706")


def test_706_does_not_count_the_supply() -> None:
    assert not can(harvesting("5:flax", "5:flax", supply={"flax": 20}), "706")


def test_706_counts_two_crops_from_one_field() -> None:
    assert can(harvesting("4:2 hops", "3:hops"), "706")


def test_706_counts_a_doubled_field() -> None:
    game = at(HARVEST, village(fields=["5:rye", "2:rye"], hand=["706", "426"], tools=6), village(jewelry=1), round=4)
    for move in ("play 426", "pick row 5 rye"):
        game.play(move, 0)
    assert (goods(game), can(game, "706")) == ({"rye": 12}, True)


def test_706_can_be_played_in_phase_7_only() -> None:
    game = harvesting("5:flax", "4:flax", "2:flax")
    game.play("done", 0)
    assert stand(game).phase == PROGRESS
    assert not can(game, "706")


# 713


def drawing(*on_hand: str, gateway: str, supply: dict[str, int] | None = None) -> Game:
    """A village with 713 and four tools that has just drawn a Gateway card on the action board."""
    mine = village(goods=supply, hand=["713", *on_hand], tools=4)
    game = at(ACTIONS, mine, village(), piles={**PILES, "gateway": [gateway]})
    assert not can(game, "713")
    game.play("place gateway-card", 0)
    return game


def test_713_follows_a_card_that_is_played_as_soon_as_it_is_drawn() -> None:
    game = drawing(gateway="012")
    assert can(game, "012")
    assert not can(game, "713")
    game.play("play 012")
    assert goods(game) == {"clay": 1, "milk": 1, "wool": 1}
    game.play("play 713")
    assert asked(game) == {"take barley", "take flax", "take hops", "take rye", "done"}
    game.play("take rye")
    assert goods(game) == {"clay": 1, "milk": 2, "wool": 1, "rye": 1}
    assert hand(game) == ["843"]


def test_713_does_not_follow_a_card_that_was_in_hand_before() -> None:
    game = drawing("012", gateway="001")
    game.play("play 012")
    assert not can(game, "713")


def test_713_does_not_follow_a_card_that_is_played_later() -> None:
    game = drawing(gateway="012")
    game.play("done", 0)
    game.play("exchange 1", 1)
    game.play("play 012", 0)
    assert not can(game, "713")


def test_713_does_not_follow_when_another_card_came_between() -> None:
    game = drawing("011", gateway="012", supply={"milk": 1, "wool": 1})
    game.play("play 012")
    game.play("play 011")
    assert not can(game, "713")
    game = drawing("011", gateway="012", supply={"milk": 1, "wool": 1})
    game.play("play 011")
    game.play("play 012")
    assert not can(game, "713")


def test_713_does_not_follow_later_than_at_once() -> None:
    game = drawing(gateway="012")
    game.play("play 012")
    game.play("done", 0)
    game.play("exchange 1", 1)
    assert not can(game, "713")


def test_713_follows_a_card_that_another_card_brought() -> None:
    game = at(ACTIONS, village(hand=["713", "711"], tools=6, goods={"meat": 6}), village(), piles={"bonus": ["845"]})
    game.play("play 711")
    assert not can(game, "713")
    game.play("play 845")
    assert can(game, "713")


def test_713_follows_the_card_of_phase_5() -> None:
    game = at(NEW_CARD, village(hand=["713"], side="727", tools=3), village(), piles=PILES)
    assert not can(game, "713")
    game.play("play 727", 0)
    game.play("play 713", 0)
    game.play("take rye", 0)
    assert goods(game) == {"clay": 7, "milk": 1, "rye": 1}


def test_713_follows_any_card_of_a_chain() -> None:
    game = drawing(gateway="011", supply={"milk": 1, "wool": 7, "rye": 6, "meat": 5})
    game.play("play 011")
    assert hand(game) == ["713", "843"]
    assert can(game, "713")  # after 011
    mine = village(hand=["713"], goods={"milk": 1, "wool": 1, "rye": 6, "meat": 5})
    game = at(ACTIONS, mine, village(), piles={"gateway": ["011"], "bonus": ["844", "845"]})
    for move in ("place gateway-card", "play 011", "play 844", "play 713"):
        game.play(move, 0)  # after 844, which 011 has brought
    game.play("take flax", 0)
    assert hand(game) == ["845"]


def test_713_follows_each_of_several_cards_drawn_at_once() -> None:
    for first in ("434", "844", "845"):
        mine = village(hand=["713", "735"], jewelry=1, goods={"meat": 6, "rye": 6}, fields=["2", "2"])
        game = at(ACTIONS, mine, village(), piles={"farmyard": ["434", "435"], "bonus": ["844", "845"]})
        game.play("play 735")
        assert not can(game, "713")
        assert can(game, first)
        game.play(f"play {first}")
        assert can(game, "713")


def test_713_can_be_drawn_by_the_card_that_it_follows() -> None:
    mine = village(goods={"hides": 1, "meat": 1})
    game = at(ACTIONS, mine, village(), piles={**PILES, "farmyard": ["713"], "gateway": ["130"]})
    for move in ("place gateway-card", "play 130", "take clay"):
        game.play(move)
    assert hand(game) == ["713"]
    game.play("play 713")
    game.play("take hops")
    assert goods(game) == {"hides": 1, "meat": 1, "clay": 1, "hops": 1, "milk": 1}


def in_the_midst_of_drawing(*on_hand: str, gateway: str) -> Game:
    """A village that has drawn a Gateway card on the action board and is asked about the first player marker."""
    mine = village(hand=on_hand, fields=["5"] * 4, goods={"milk": 1, "wool": 1})
    game = at(ACTIONS, mine, village(), first=1, piles={**PILES, "gateway": [gateway]})
    if game.to_act == [0]:
        game.play("done", 0)
    game.play("exchange 1", 1)
    game.play("place sparingly gateway-card", 0)
    game.play("take card", 0)
    assert asked(game) == {"take marker", "done"}
    return game


def test_713_is_resolved_after_the_card_that_it_follows() -> None:
    game = in_the_midst_of_drawing("713", gateway="015")
    game.play("play 015")
    game.play("play 713")
    assert goods(game) == {"milk": 1, "wool": 1}
    game.play("take marker")
    game.play("take rye")  # of the former
    assert goods(game) == {"milk": 2, "wool": 1, "rye": 1}
    game.play("take rye")  # of the latter
    assert goods(game) == {"milk": 2, "wool": 1, "rye": 2}
    assert hand(game) == ["843"]


def test_713_leaves_the_order_of_other_cards_open() -> None:
    game = in_the_midst_of_drawing("713", "011", gateway="015")
    for move in ("play 015", "play 713", "play 011", "done"):
        game.play(move)
    # 015, 713, 011 wait in this order; 713 has to wait for 015, and 011 for nobody.
    assert asked(game) == {"choose 1", "choose 3"}
    game.play("choose 3")
    assert goods(game) == {"milk": 1, "wool": 1, "clay": 1}
    game.play("take flax")
    assert goods(game) == {"milk": 2, "wool": 1, "clay": 1, "flax": 1}


# 714 and 715


@pytest.mark.parametrize(("count", "wool"), [(1, 1), (2, 3), (3, 4), (5, 4)])
def test_714_gives_wool_for_fields_with_flax(count: int, wool: int) -> None:
    assert gains("714", village(fields=["3:flax"] * count + ["4:rye"])) == {"wool": wool, "bonus": 1}


def test_714_does_not_count_flax_in_the_supply() -> None:
    cannot("714", village(goods={"flax": 3}, fields=["4", "4:rye"]))


def test_715_needs_more_sheep_than_fields() -> None:
    cannot("715", village(), village(sheep={4: 2}, fields=["2", "3:rye"]))
    assert gains("715", village(sheep={4: 2, "stables": 1}, fields=["2", "3:rye"])) == {"meat": 2, "bonus": 1}
    assert gains("715", village(sheep={"stables": 1})) == {"meat": 2, "bonus": 1}
