"""Chapter "Playing Cards from Hand": on one's own turn, in the midst of an action, and several at a time."""

from __future__ import annotations

import pytest

from allmende.core import Game, IllegalMoveError
from allmende.hallertau.record.events import CardPlayed, Gained, Paid
from hallertau.cards.playing import PILES, asked, can, play
from hallertau.scenario import ACTIONS, NEW_CARD, at, fields, goods, hand, me, moves, rows, sheep, village

# On one's own turn


def test_a_card_is_played_before_the_action_and_resolved_at_once() -> None:
    game = at(ACTIONS, village(hand=["012"], tools=4), village())
    events = game.play("play 012")
    assert events[0] == CardPlayed(seat=0, card="012")
    assert goods(game) == {"clay": 1, "milk": 1, "wool": 1}
    assert (hand(game), me(game).played) == ([], ["012"])
    assert "place nursery" in moves(game)  # and the turn goes on
    assert me(game).workers == 6


def test_any_number_of_cards_can_be_played() -> None:
    game = at(ACTIONS, village(hand=["012", "123", "104"], tools=4, goods={"hops": 5}), village(), piles=PILES)
    play(game, "play 012", "play 104", "choose 4", "play 123")
    assert me(game).played == ["012", "104", "123"]
    assert (goods(game)["milk"], fields(game)) == (3, ["5"])
    assert "exchange 6" in moves(game)


def test_the_first_of_two_cards_takes_effect_before_the_second_is_played() -> None:
    # 323 and 214 both ask for exactly one empty field, and either of them sows in it.
    mine = village(hand=["214", "323"], fields=["3"], goods={"hops": 1})
    game = at(ACTIONS, mine.copy(), village(), piles=PILES)
    assert can(game, "214")
    play(game, "play 323", "done", "sow hops row 3")
    assert not can(game, "214")


def test_it_is_never_necessary_to_play_a_card() -> None:
    game = at(ACTIONS, village(hand=["012"], tools=4), village())
    game.play("exchange 6")
    assert hand(game) == ["012"]


def test_a_card_is_played_after_the_action_before_anybody_else_goes_on() -> None:
    game = at(ACTIONS, village(hand=["025"], goods={"clay": 3}, workers=1), village())
    assert not can(game, "025")
    game.play("place clay-delivery")  # the fourth clay
    assert (game.to_act, moves(game)) == ([0], {"play 025", "play sparingly 025", "done"})
    game.play("play 025")
    assert goods(game) == {"clay": 4, "milk": 1}
    assert game.to_act == [1]


def test_a_card_that_an_action_has_brought_can_be_played_at_once() -> None:
    game = at(ACTIONS, village(tools=4), village(), piles=PILES | {"gateway": ["012"]})
    game.play("place gateway-card")
    assert moves(game) == {"play 012", "play sparingly 012", "done"}


def test_only_cards_whose_condition_is_met_can_be_played() -> None:
    game = at(ACTIONS, village(hand=["012", "111"], tools=3), village())
    assert (can(game, "111"), can(game, "012")) == (True, False)
    with pytest.raises(IllegalMoveError) as error:
        game.play("play 012")
    assert error.value.message.id == "reason-needs"
    assert error.value.message.args["have"] == 3


def test_only_cards_whose_cost_can_be_paid_can_be_played() -> None:
    game = at(ACTIONS, village(hand=["420", "430"], tools=1), village())
    assert (can(game, "430"), can(game, "420")) == (True, False)


def test_cards_that_others_hold_can_not_be_played() -> None:
    game = at(ACTIONS, village(hand=["012"]), village(hand=["123"]))
    with pytest.raises(IllegalMoveError) as error:
        game.play("play 123", 0)
    assert error.value.message.id == "reason-not-in-hand"


def test_a_card_is_played_but_once() -> None:
    game = at(ACTIONS, village(hand=["012"], tools=4), village())
    game.play("play 012")
    with pytest.raises(IllegalMoveError):
        game.play("play 012")


# In the midst of an action


def sowing(*on_hand: str, **supply: int) -> Game:
    """A village in the midst of Cultivation, with Hops sown already and some of its three sow actions left."""
    mine = village(hand=on_hand, goods=supply, fields=["5", "5", "5"], tools=2)
    game = at(ACTIONS, mine, village(), piles=PILES)
    play(game, "place cultivation", "sow hops row 5")
    return game


def test_in_the_midst_of_an_action_the_effects_wait_until_it_is_complete() -> None:
    game = sowing("002", hops=3, rye=1)
    events = game.play("play 002")
    assert events == [CardPlayed(seat=0, card="002")]
    assert asked(game) == {"sow hops row 5", "sow rye row 5", "done"}
    assert (sheep(game), me(game).waiting) == ({}, ["002"])
    game.play("sow rye row 5")
    assert sheep(game) == {}
    game.play("done")
    assert (sheep(game), me(game).waiting) == ({4: 1}, [])
    assert game.to_act == [1]


def test_an_action_that_ends_by_itself_lets_the_card_go_on() -> None:
    game = sowing("002", hops=3)
    play(game, "play 002", "sow hops row 5")
    assert sheep(game) == {}
    game.play("sow hops row 5")  # the last of the three sow actions
    assert sheep(game) == {4: 1}


def test_a_condition_counts_when_the_card_is_played_and_not_when_it_is_resolved() -> None:
    game = sowing("002", hops=3)
    play(game, "play 002", "sow hops row 5", "sow hops row 5")
    assert goods(game) == {}  # not even the two Hops that the card has asked for
    assert sheep(game) == {4: 1}


def test_a_condition_that_an_action_destroys_is_met_before_it() -> None:
    game = sowing("002", hops=3)
    game.play("sow hops row 5")
    assert not can(game, "002")


def test_a_condition_that_holds_only_in_the_midst_of_an_action_is_enough() -> None:
    game = at(ACTIONS, village(hand=["027"], fields=["4", "4"], goods={"rye": 2}), village(), piles=PILES)
    game.play("place cultivation")
    assert not can(game, "027")
    game.play("sow rye row 4")  # one empty field is left
    assert can(game, "027")
    play(game, "play 027", "sow rye row 4")
    assert me(game).played == ["027"]
    assert hand(game) == ["843"]


def test_a_cost_is_paid_when_the_card_is_played() -> None:
    game = sowing("430", hops=3)
    events = game.play("play 430")
    assert events == [CardPlayed(seat=0, card="430"), Paid(seat=0, resource="tools", count=1)]
    assert (me(game).tools, goods(game).get("milk", 0)) == (1, 0)
    game.play("done")
    assert (me(game).tools, goods(game)["milk"]) == (1, 2)


def test_what_has_been_paid_is_not_there_for_the_action_any_more() -> None:
    game = sowing("424", hops=4, flax=1)
    assert asked(game) == {"sow hops row 5", "sow flax row 5", "done"}
    game.play("play 424")  # three Hops
    assert asked(game) == {"sow flax row 5", "done"}
    game.play("done")
    assert goods(game) == {"flax": 1, "rye": 5}  # which came too late to be sown


def test_an_action_with_nothing_left_to_do_is_complete() -> None:
    game = sowing("424", hops=4)
    game.play("play 424")
    assert goods(game) == {"rye": 5}
    assert game.to_act == [1]


def test_what_a_card_costs_is_chosen_and_paid_when_it_is_played() -> None:
    game = sowing("401", hops=2, rye=1, barley=1)
    game.play("play 401")
    assert moves(game) == {"choose 1", "choose 2"}
    game.play("choose 2")
    assert asked(game) == {"sow hops row 5", "sow barley row 5", "done"}
    assert me(game).waiting == ["401"]


def test_the_option_of_a_condition_is_chosen_when_the_card_is_played() -> None:
    game = sowing("104", hops=4)
    game.play("play 104")
    assert moves(game) == {"choose 1", "choose 2"}  # 2 or 3 Hops
    play(game, "choose 2", "sow hops row 5", "done")
    assert fields(game) == ["3", "5", "5:hops", "5:hops"]


def test_no_card_comes_between_a_card_and_its_payment() -> None:
    game = at(ACTIONS, village(hand=["401", "012"], goods={"rye": 1, "barley": 1}, tools=4), village())
    game.play("play 401")
    assert moves(game) == {"choose 1", "choose 2"}
    with pytest.raises(IllegalMoveError) as error:
        game.play("play 012")
    assert error.value.message.id == "reason-finish-first"
    game.play("choose 1")
    assert can(game, "012")


def test_the_choice_of_a_payment_declines_no_card() -> None:
    # It may even cost nothing: the other card can still be played in the same moment.
    mine = village(hand=["427", "410"], goods={"milk": 1}, jewelry=1, workers=0)
    game = at(NEW_CARD, mine, village(workers=0), piles=PILES)
    play(game, "play 427", "choose 1")
    assert goods(game) == {"milk": 1}
    assert moves(game) == {"play 410", "play sparingly 410", "done"}


def test_one_card_can_pay_for_another() -> None:
    game = sowing("430", "620", hops=2, milk=2)
    game.play("play 430")
    assert not can(game, "620")  # the Milk of the first has not come yet
    game.play("done")
    assert can(game, "620")


# Several cards


def two_in_the_midst() -> Game:
    """A village that has played two cards in the midst of an action, which is complete now."""
    game = sowing("002", "011", hops=3, milk=1, wool=1)
    play(game, "play 002", "play 011", "done")
    return game


def test_several_cards_are_resolved_one_at_a_time_in_an_order_of_ones_choice() -> None:
    game = two_in_the_midst()
    assert (asked(game), me(game).waiting) == ({"choose 1", "choose 2"}, ["002", "011"])
    events = game.play("choose 2")
    assert [event.resource for event in events if isinstance(event, Gained)] == ["clay", "sheep"]
    other = two_in_the_midst()
    events = other.play("choose 1")
    assert [event.resource for event in events if isinstance(event, Gained)] == ["sheep", "clay"]
    assert goods(game) == goods(other)


def test_the_order_can_matter() -> None:
    # 317 gives a Clay for every empty field: before 113 sows in one, or after.
    mine = village(hand=["113", "317"], fields=["5", "5:rye", "4:rye"], goods={"rye": 1})
    ways = {}
    for first in ("choose 1", "choose 2"):
        game = at(ACTIONS, mine.copy(), village())
        play(game, "place small-trade", "play 113", "play 317", "take hops", "take hops", "take wool", first)
        if "sow hops row 5" in moves(game):
            game.play("sow hops row 5")
        ways[first] = goods(game).get("clay", 0)
    assert ways == {"choose 1": 0, "choose 2": 1}


def test_cards_can_be_added_while_others_wait() -> None:
    game = sowing("002", "011", "430", hops=3, milk=1, wool=1)
    play(game, "play 002", "play 011", "done")
    assert me(game).waiting == ["002", "011"]
    game.play("play 430")
    assert asked(game) == {"choose 1", "choose 2", "choose 3"}
    game.play("choose 3")
    assert goods(game)["milk"] == 3
    assert asked(game) == {"choose 1", "choose 2"}


def test_a_card_played_while_another_is_resolved_waits_for_it() -> None:
    game = at(ACTIONS, village(hand=["114", "011"], fields=["4"] * 5, goods={"milk": 1, "wool": 1}), village())
    game.play("play 114")
    assert asked(game) == {"take barley", "take flax", "take hops", "take rye", "done"}
    game.play("play 011")
    assert (goods(game), me(game).waiting) == ({"milk": 1, "wool": 1}, ["114", "011"])
    game.play("take rye")
    assert goods(game) == {"milk": 1, "wool": 1, "rye": 1, "clay": 1}
    assert "place nursery" in moves(game)


def test_cards_resolved_before_the_turn_do_not_use_it_up() -> None:
    game = at(ACTIONS, village(hand=["114", "011"], fields=["4"] * 5, goods={"milk": 1, "wool": 1}), village())
    play(game, "play 011", "play 114", "take rye", "place clay-delivery")
    assert (rows(game, "clay-delivery"), game.to_act) == ([1, 0, 0], [1])


# Chains


def test_a_card_that_a_card_has_brought_can_be_played_at_once() -> None:
    game = at(ACTIONS, village(hand=["735"], jewelry=1, tools=2), village(), piles=PILES | {"farmyard": ["420", "430"]})
    game.play("play 735")
    assert hand(game) == ["420", "430", "843", "844"]
    game.play("play 420")
    assert (goods(game), hand(game)) == ({"clay": 2}, ["430", "843", "844", "845", "842"])


def test_a_card_can_be_played_that_comes_while_its_own_card_is_still_resolved() -> None:
    # 130 draws before it asks: what was drawn can be played in the midst of it, and waits for its end.
    mine = village(hand=["130"], goods={"hides": 1, "meat": 1}, tools=1)
    game = at(ACTIONS, mine, village(), piles=PILES | {"farmyard": ["430"]})
    game.play("play 130")
    assert asked(game) == {"take hops", "take clay", "done"}
    game.play("play 430")
    assert (me(game).tools, goods(game)) == (0, {"hides": 1, "meat": 1})
    game.play("take clay")
    assert goods(game) == {"hides": 1, "meat": 1, "clay": 1, "milk": 2}


def test_a_chain_of_cards_after_an_action_goes_on_as_long_as_one_likes() -> None:
    mine = village(tools=1, goods={"wool": 2}, workers=1)
    game = at(ACTIONS, mine, village(), piles=PILES | {"farmyard": ["430"], "bonus": ["801", "802"]})
    game.play("place farmyard-card")
    for card in ("430", "801"):
        assert (game.to_act, asked(game)) == ([0], {"done"})
        game.play(f"play {card}")
    assert game.to_act == [1]
    assert me(game).played == ["430", "801"]


def test_cards_can_lead_to_an_advance_before_phase_9_is_over() -> None:
    game = at(ACTIONS, village(hand=["312"], fields=["2"] * 6), village())
    play(game, "play 312", "advance carpentry")
    assert {craft.name: craft.position for craft in me(game).crafts}["carpentry"] == 1
