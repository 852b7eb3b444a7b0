"""Chapter "Playing Cards from Hand": when somebody who is not on turn is asked, in every phase and at its edges."""

from __future__ import annotations

from typing import Any

import pytest

from allmende.core import Game
from allmende.hallertau.rules.phases import INCOME, SCORING
from core.games import new, stand
from hallertau.cards.playing import PILES, asked, can, play
from hallertau.scenario import (
    ACTIONS,
    BOULDERS,
    FALLOW_FIELDS,
    HARVEST,
    MILKING,
    NEW_CARD,
    NEW_WORKERS,
    PROGRESS,
    REMOVE_WORKERS,
    SPACE_NAMES,
    at,
    boulders,
    fields,
    goods,
    hand,
    me,
    moves,
    rows,
    sheep,
    village,
)

CORNERS = ["gateway-card", "farmyard-card", "bonus-card", "point-card"]


def phase(game: Game) -> int:
    """The phase in which the game stands."""
    return stand(game).phase


def chance(game: Game, *cards: str, seat: int = 0) -> bool:
    """Whether the seat is asked for these cards, and for nothing else."""
    return {move for move in moves(game, seat) if "sparingly" not in move} == {f"play {card}" for card in cards} | {
        "done"
    }


# On another player's turn


def test_a_card_is_played_on_another_players_turn() -> None:
    game = at(ACTIONS, village(), village(), village(hand=["009"]), board={"clay-delivery": 2}, piles=PILES)
    game.play("place clay-delivery", 0)
    assert game.to_act == [2]
    assert chance(game, "009", seat=2)
    game.play("play 009", 2)
    assert (me(game, 2).jewelry, hand(game, 2)) == (1, ["843"])
    assert game.to_act == [1]


def test_it_can_be_declined() -> None:
    game = at(ACTIONS, village(), village(), village(hand=["009"]), board={"clay-delivery": 2}, piles=PILES)
    play(game, "place clay-delivery")
    game.play("done", 2)
    assert (hand(game, 2), game.to_act) == (["009"], [1])


def test_nobody_is_asked_without_a_card_that_can_be_played() -> None:
    game = at(ACTIONS, village(), village(hand=["012"]), village(hand=["009"]), board={"clay-delivery": 1})
    game.play("place clay-delivery")
    assert game.to_act == [1]
    game.play("place nursery", 1)
    game.play("done", 1)
    assert game.to_act == [2]
    assert "exchange 6" in moves(game, 2)


def test_whoever_has_no_workers_left_is_asked_too() -> None:
    game = at(ACTIONS, village(), village(), village(hand=["009"], workers=0), board={"clay-delivery": 2})
    game.play("place clay-delivery")
    assert chance(game, "009", seat=2)


def test_clockwise_beginning_with_the_active_player() -> None:
    full = {"clay-delivery": 2}
    everybody = [village(hand=[card]) for card in ("009", "106", "118", "202")]
    game = at(ACTIONS, *everybody, first=1, board=full, piles=PILES)
    game.play("place clay-delivery", 1)
    order = []
    while "exchange 3" not in moves(game, game.to_act[0]):
        assert len(game.to_act) == 1
        order += game.to_act
        game.play("done", game.to_act[0])
    # The third seat is next, and plays its card on its own turn.
    assert (order, game.to_act) == ([1, 3, 0], [2])
    assert can(game, "118", 2)


def test_clockwise_when_the_last_worker_has_been_placed() -> None:
    everybody = [village(hand=[card], workers=0) for card in ("009", "106", "118", "202")]
    everybody[2].workers = 3
    game = at(ACTIONS, *everybody, first=1, board={"clay-delivery": 2}, piles=PILES)
    game.play("place clay-delivery", 2)
    order = []
    while phase(game) == ACTIONS and game.to_act:
        order += game.to_act
        game.play("done", game.to_act[0])
    assert order[:4] == [2, 3, 0, 1]


def test_between_two_turns_each_is_asked_once() -> None:
    game = at(ACTIONS, village(), village(), village(hand=["009"]), board={"clay-delivery": 2}, piles=PILES)
    game.play("place clay-delivery", 0)
    game.play("done", 2)
    # The space is still full; nothing that matters to the card changes when others exchange or place workers.
    game.play("place nursery", 1)
    game.play("done", 1)
    assert game.to_act == [2]
    assert "exchange 6" in moves(game, 2)
    game.play("exchange 1", 2)
    game.play("done", 2)  # one's own boards have changed
    game.play("exchange 1", 0)
    assert game.to_act == [1]


def test_a_declined_card_is_asked_about_again_when_ones_own_boards_change() -> None:
    game = at(ACTIONS, village(hand=["012"], tools=4), village())
    game.play("place weekly-market")
    assert chance(game, "012")
    game.play("done", 0)
    game.play("exchange 1", 1)
    game.play("exchange 1", 0)
    assert chance(game, "012")


def test_a_card_that_changes_the_board_is_asked_about_again_when_the_board_changes() -> None:
    game = at(ACTIONS, village(), village(), village(hand=["210"], goods={"hops": 2}), board={"nursery": 1})
    assert chance(game, "210", seat=2)
    game.play("done", 2)
    game.play("exchange 1", 0)
    assert game.to_act == [1]
    game.play("exchange 1", 1)
    game.play("exchange 1", 2)
    game.play("done", 2)
    game.play("place clay-delivery", 0)
    assert chance(game, "210", seat=2)


def test_a_card_that_gives_more_for_a_fuller_space_is_asked_about_again() -> None:
    game = at(ACTIONS, village(), village(), village(hand=["329"]), board={"nursery": 1}, piles=PILES)
    assert chance(game, "329", seat=2)
    game.play("done", 2)
    play(game, "place nursery", "done")
    assert chance(game, "329", seat=2)
    game.play("play 329", 2)
    assert goods(game, 2) == {"meat": 2}


# What others could play because of the board, before a card changes it


def test_a_declined_card_is_asked_about_again_when_its_condition_was_over_and_is_met_anew() -> None:
    first, second, third = village(), village(hand=["210"], goods={"hops": 2}), village(hand=["009"], workers=0)
    game = at(ACTIONS, first, second, third, board={"clay-delivery": 2}, piles={"farmyard": ["401"]})
    declining = ["done", "place clay-delivery", "done", "play 210", "done", "pick clay-delivery"]
    for move in [*declining, "place clay-delivery", "place clay-delivery"]:
        game.play(move, game.to_act[0])
    assert game.to_act == [1]
    game.play("place clay-delivery", 1)
    assert chance(game, "009", seat=2)


def test_others_may_use_a_full_space_before_a_card_clears_it() -> None:
    mine = village(hand=["210"], goods={"hops": 2}, fields=["2"])
    game = at(ACTIONS, mine, village(hand=["703"]), board={"cultivation": 2}, piles=PILES)
    play(game, "place cultivation", "play 210", "done")
    assert chance(game, "703", seat=1)
    assert game.to_act == [1]
    game.play("play 703", 1)
    assert sheep(game, 1) == {4: 1}
    game.play("pick cultivation", 0)
    assert rows(game, "cultivation") == [0, 0, 0]


def test_they_are_asked_whichever_of_several_cards_is_resolved_first() -> None:
    mine = village(hand=["210", "430"], goods={"hops": 2}, fields=["2"], tools=1)
    game = at(ACTIONS, mine, village(hand=["703"]), board={"cultivation": 2}, piles=PILES)
    play(game, "place cultivation", "play 210", "play 430", "done", "choose 1")
    assert chance(game, "703", seat=1)
    game.play("done", 1)
    play(game, "pick cultivation")
    assert (rows(game, "cultivation"), goods(game)) == ([0, 0, 0], {"hops": 2, "milk": 2})


def test_nobody_is_asked_twice_for_that() -> None:
    mine = village(hand=["210"], goods={"hops": 2}, fields=["2"])
    game = at(ACTIONS, mine, village(hand=["703"]), board={"cultivation": 2}, piles=PILES)
    play(game, "place cultivation", "play 210", "done")
    game.play("done", 1)
    assert game.to_act == [0]
    game.play("pick cultivation", 0)
    assert game.to_act == [1]
    assert not can(game, "703", 1)


def test_nobody_waits_if_nobody_else_could_play_anything() -> None:
    mine = village(hand=["210"], goods={"hops": 2}, fields=["2"])
    game = at(ACTIONS, mine, village(hand=["012"]), board={"cultivation": 2}, piles=PILES)
    play(game, "place cultivation", "play 210", "done")
    assert game.to_act == [0]
    assert "pick cultivation" in moves(game)


def test_one_after_the_other_even_if_those_who_are_asked_have_such_cards() -> None:
    seats = [
        village(hand=["725"], tools=1, fields=["2"]),
        village(hand=["210"], goods={"hops": 2}),
        village(hand=["703"]),
    ]
    game = at(ACTIONS, *seats, board={"land-sale": 2, "town-hall": 2}, piles=PILES)
    while game.to_act != [0]:
        game.play("done", game.to_act[0])
    play(game, "place land-sale", "play 725", "spend field row 2 empty")
    assert chance(game, "210", seat=1)
    game.play("play 210", 1)
    assert chance(game, "703", seat=2)
    game.play("play 703", 2)
    assert game.to_act == [1]
    game.play("pick town-hall", 1)
    assert (rows(game, "town-hall"), rows(game, "land-sale")) == ([0, 0, 0], [1, 2, 3])
    assert game.to_act == [0]
    game.play("choose 1", 0)
    assert (rows(game, "land-sale"), game.to_act) == ([1, 2, 0], [1])


# In every phase and at its edges


def test_nobody_is_asked_before_the_table_is_set_up() -> None:
    for seed in range(40):
        game = new(4, seed, cards="on", gateway="master")
        opening = [type(event).__name__ for event in game.opening]
        assert opening[0] == "RoundBegan"


def test_before_workers_are_removed() -> None:
    game = at(REMOVE_WORKERS, village(hand=["009"]), village(), village(), village(), round=2, board={"nursery": 3})
    assert (phase(game), chance(game, "009")) == (REMOVE_WORKERS, True)
    game.play("play 009", 0)
    assert me(game).jewelry == 1
    assert rows(game, "nursery") == [1, 2, 0]


def test_after_workers_have_been_removed() -> None:
    full = dict.fromkeys(SPACE_NAMES[:4], 3)
    game = at(REMOVE_WORKERS, village(hand=["303"]), village(), village(), village(), round=2, board=full)
    assert (phase(game), chance(game, "303")) == (REMOVE_WORKERS, True)
    assert rows(game, SPACE_NAMES[0]) == [1, 2, 0]
    game.play("play 303", 0)
    assert (goods(game), sheep(game)) == ({"rye": 5}, {5: 1})


def test_before_the_sheep_of_a_round_die() -> None:
    mine = village(hand=["301"], sheep={4: 1}, stable={4: "401", 5: "402", 6: "403"})
    game = at(NEW_WORKERS, mine, village(workers=0), round=4, piles=PILES)
    assert (phase(game), chance(game, "301")) == (NEW_WORKERS, True)
    play(game, "play 301", "sustain sheep round 4")
    assert sheep(game) == {5: 1}


def test_a_declined_card_is_asked_about_once_more_before_the_sheep_die() -> None:
    mine = village(hand=["301"], sheep={4: 1}, stable={4: "401", 5: "402", 6: "403"}, workers=0)
    game = at(BOULDERS, mine, village(workers=0), village(), village(), round=3, piles=PILES)
    phases = []
    while game.to_act == [0] and phase(game) != ACTIONS:
        phases.append(phase(game))
        game.play("done", 0)
    assert NEW_WORKERS in phases
    assert sheep(game) == {}


def test_after_new_workers_have_come() -> None:
    game = at(NEW_WORKERS, village(hand=["012"], tools=4, workers=0), village(workers=0), round=2)
    game.play("done", 0)
    assert (phase(game), me(game).workers, chance(game, "012")) == (NEW_WORKERS, 6, True)


def test_before_and_after_the_income() -> None:
    mine = village(hand=["011", "002"], goods={"milk": 1, "wool": 1, "barley": 6}, played=["802"])
    game = at(INCOME, mine, village(), round=2, piles=PILES)
    assert chance(game, "011")  # before it
    game.play("done", 0)
    assert asked(game) == {"activate 802", "done"}
    assert (can(game, "011"), can(game, "002")) == (True, False)  # instead of it
    game.play("activate 802", 0)
    assert (phase(game), can(game, "002")) == (INCOME, True)  # after it
    game.play("play 002", 0)
    assert sheep(game) == {5: 1}


def test_in_round_1_there_is_no_income() -> None:
    mine = village(hand=["807"], fields=["2", "3"])
    game = at(INCOME, mine, village(), round=1, piles=PILES)
    assert game.to_act == [0]
    game.play("play 807", 0)
    assert (me(game).played, sheep(game)) == (["807"], {})


def test_between_the_income_of_two_cards() -> None:
    mine = village(hand=["002"], goods={"barley": 6}, played=["802", "804"])
    game = at(INCOME, mine, village(), round=2, piles=PILES)
    game.play("activate 802", 0)
    assert asked(game) == {"activate 804", "done"}
    assert can(game, "002")


def test_before_the_first_turn_of_phase_4() -> None:
    game = at(ACTIONS, village(), village(hand=["012"], tools=4), village(hand=["128"], tools=4))
    for seat, card in ((1, "012"), (2, "128")):
        assert game.to_act == [seat]
        assert chance(game, card, seat=seat)
        game.play("done", seat)
    assert game.to_act == [0]


def test_when_all_workers_are_gone_phase_4_is_not_over_yet() -> None:
    game = at(ACTIONS, village(hand=["310"], workers=3), village(workers=0), piles=PILES)
    game.play("exchange 3")
    assert (phase(game), chance(game, "310")) == (ACTIONS, True)
    game.play("play 310")
    assert (goods(game), me(game).tools) == ({"hops": 2}, 4)


def test_a_card_can_bring_back_workers_when_all_are_gone() -> None:
    game = at(ACTIONS, village(workers=1), village(hand=["315"], jewelry=4, workers=0), board={"nursery": 3})
    while game.to_act == [1]:
        game.play("done", 1)
    game.play("exchange 1", 0)
    assert chance(game, "315", seat=1)
    play(game, "play 315", "pick nursery", seat=1)
    assert (phase(game), game.to_act, me(game, 1).workers) == (ACTIONS, [1], 3)
    game.play("exchange 3", 1)
    assert phase(game) > ACTIONS


def test_before_a_forced_action_cards_can_be_played() -> None:
    closed = dict.fromkeys([*SPACE_NAMES, *CORNERS], 1)
    mine = village(workers=1, hand=["222", "325"], fields=["2"])
    game = at(ACTIONS, mine, village(workers=3), first=1, board=closed, round=2, piles=PILES)
    assert chance(game, "325")  # 222 is for one's own turn
    game.play("done", 0)
    game.play("exchange 1", 1)
    assert {move for move in moves(game) if "sparingly" not in move} == {"exchange 1", "play 222", "play 325"}


def test_the_new_card_can_be_played_at_once() -> None:
    game = at(NEW_CARD, village(side="430", tools=1, workers=0), village(workers=0), piles=PILES)
    assert (phase(game), chance(game, "430")) == (NEW_CARD, True)
    game.play("play 430", 0)
    assert goods(game) == {"milk": 2}


def test_before_fields_lie_fallow() -> None:
    game = at(FALLOW_FIELDS, village(hand=["317"], fields=["2", "3:rye"]), village(), piles=PILES)
    assert (phase(game), chance(game, "317"), fields(game)) == (FALLOW_FIELDS, True, ["2", "3:rye"])


def test_between_the_two_steps_of_phase_6() -> None:
    game = at(FALLOW_FIELDS, village(hand=["014"], fields=["2", "4"]), village(), piles=PILES)
    # There is only one field to slide up again, but a card may come before it.
    assert (phase(game), fields(game)) == (FALLOW_FIELDS, ["3", "5"])
    assert {move for move in moves(game) if "sparingly" not in move} == {"fallow row 3", "play 014"}
    game.play("play 014", 0)
    assert fields(game) == ["4", "5"]


def test_after_fields_have_lain_fallow() -> None:
    game = at(FALLOW_FIELDS, village(hand=["402"], fields=["3"]), village(), piles=PILES)
    assert (phase(game), fields(game), chance(game, "402")) == (FALLOW_FIELDS, ["5"], True)


def test_before_the_harvest() -> None:
    mine = village(hand=["023"], fields=["3:rye", "4:rye"])
    game = at(HARVEST, mine, village(), piles=PILES)
    assert (phase(game), chance(game, "023")) == (HARVEST, True)
    game.play("play 023", 0)
    assert goods(game)["rye"] == 9


def test_a_declined_card_is_asked_about_once_more_before_the_harvest_ends_its_chance() -> None:
    mine = village(hand=["023"], fields=["3:rye", "4:rye"], workers=0)
    game = at(NEW_CARD, mine, village(workers=0), piles=PILES)
    assert phase(game) < HARVEST
    while phase(game) < HARVEST:
        game.play("done", 0)
    assert chance(game, "023")


@pytest.mark.parametrize("planted", [["3:rye", "4:rye"], ["3:rye", "3:rye"]])
def test_between_any_two_fields_of_the_harvest(planted: list[str]) -> None:
    mine = village(hand=["112"], fields=planted, goods={"clay": 1})  # it needs exactly one empty field
    game = at(HARVEST, mine, village(), piles=PILES)
    assert not can(game, "112")
    game.play("pick row 3 rye", 0)
    assert {move for move in moves(game) if "sparingly" not in move} == {"harvest all", "play 112"}
    play(game, "play 112", "sow clay row 2")
    assert goods(game)["rye"] == 3 + int(planted[1][0])
    assert "2:clay" in fields(game)  # which has to grow until the next harvest


def test_the_harvest_is_one_step_for_whoever_has_no_card_to_which_the_order_matters() -> None:
    game = at(HARVEST, village(hand=["104"], fields=["3:rye", "4:rye"]), village(), piles=PILES)
    assert phase(game) > HARVEST
    assert goods(game)["rye"] == 7


def test_after_the_harvest() -> None:
    game = at(HARVEST, village(hand=["002"], fields=["5:barley", "2:barley"]), village(), piles=PILES)
    assert (phase(game), chance(game, "002"), goods(game)) == (HARVEST, True, {"barley": 7})


def test_before_and_after_milking() -> None:
    mine = village(hand=["430", "011"], tools=1, sheep={5: 1}, goods={"wool": 1})
    game = at(MILKING, mine, village(), piles=PILES)
    assert (phase(game), chance(game, "430"), goods(game)) == (MILKING, True, {"wool": 1})
    game.play("done", 0)
    assert (phase(game), chance(game, "430", "011"), goods(game)) == (MILKING, True, {"milk": 1, "wool": 1})


@pytest.mark.parametrize("option", ["together", "clockwise"])
def test_before_between_and_after_advances(option: str) -> None:
    mine = village(hand=["305", "012"], tools=5, goods={"clay": 3})
    game = at(PROGRESS, mine, village(), first=1, progress=option, piles=PILES)
    while not asked(game) & {"advance carpentry"}:
        assert chance(game, "012")  # clockwise it may be another's turn
        game.play("done", 0)
    assert can(game, "012")
    for _ in range(3):
        assert not can(game, "305")
        game.play("advance carpentry", 0)
    assert (phase(game), can(game, "305")) == (PROGRESS, True)
    game.play("play 305", 0)
    assert fields(game) == ["5"]


def test_together_everybody_plays_cards_and_advances_as_they_like() -> None:
    game = at(PROGRESS, village(hand=["012"], tools=4), village(hand=["128"], tools=4), piles=PILES)
    assert game.to_act == [0, 1]
    game.play("play 128", 1)
    game.play("play 012", 0)
    assert (goods(game, 0)["clay"], goods(game, 1)["flax"]) == (1, 1)
    assert "advance carpentry" in moves(game, 0)


def test_before_and_after_boulders_are_reset() -> None:
    mine = village(hand=["012"], tools=4, boulders={"carpentry": (5, 6)})
    game = at(BOULDERS, mine, village(), piles=PILES)
    assert (phase(game), chance(game, "012"), boulders(game)["carpentry"]) == (BOULDERS, True, [5, 6])
    game.play("done", 0)
    assert (phase(game), chance(game, "012"), boulders(game)["carpentry"]) == (BOULDERS, True, [2, 4])


def test_a_last_chance_at_the_end() -> None:
    game = at(BOULDERS, village(hand=["012"], tools=4), village(hand=["903"], tools=3), round=6, piles=PILES)
    while phase(game) != SCORING:
        game.play("done", game.to_act[0])
    assert game.to_act == [0, 1]
    assert chance(game, "012", seat=0)
    assert chance(game, "903", seat=1)
    game.play("play 903", 1)
    game.play("done", 0)
    assert game.is_over
    assert game.scores[1] == 4


# In phases that all play together


def test_all_are_asked_together() -> None:
    seats = [village(hand=[card], tools=4, workers=0) for card in ("012", "128", "123")]
    game = at(NEW_CARD, *seats, first=1, piles=PILES)
    assert (phase(game), game.to_act) == (NEW_CARD, [0, 1, 2])
    for seat, card in ((2, "123"), (0, "012"), (1, "128")):
        assert chance(game, card, seat=seat)
        game.play(f"play {card}", seat)
    assert phase(game) > NEW_CARD


def test_what_one_player_does_to_the_board_the_others_see_at_once() -> None:
    seats = [village(hand=["210"], goods={"hops": 2}, workers=0), village(hand=["703"], workers=0)]
    game = at(NEW_CARD, *seats, board={"nursery": 3}, piles=PILES)
    assert game.to_act == [0, 1]
    play(game, "play 210", "pick nursery")
    assert hand(game, 1) == ["703"]
    assert not can(game, "703", 1)


def test_a_pile_that_runs_out_is_empty_for_the_others_too() -> None:
    seats = [village(hand=["012", "430"], tools=4, workers=0), village(hand=["125"], goods={"wool": 2}, workers=0)]
    game = at(NEW_CARD, *seats, piles={"bonus": ["843"]})
    game.play("play sparingly 125", 1)
    game.play("take milk", 1)
    assert moves(game, 1) == {"take card", "done"}
    game.play("play 430", 0)
    assert hand(game, 0) == ["012", "843"]
    assert "take card" not in moves(game, 1)
    assert (goods(game, 1), hand(game, 1)) == ({"wool": 2, "milk": 1}, [])


def test_a_card_that_is_played_in_one_phase_is_resolved_in_it() -> None:
    # The phase does not go on before everybody is ready.
    game = at(NEW_CARD, village(hand=["114"], fields=["5"] * 6, workers=0), village(workers=0), piles=PILES)
    game.play("play 114", 0)
    assert phase(game) == NEW_CARD
    assert {"take rye", "done"} <= asked(game)


# Declining inside an action: the card says "just used ... afterward"


def sowing(amendments: int | None = None, **mine: object) -> Game:
    """A village with 322 in hand that uses Cultivation, beside another player."""
    options: dict[str, Any] = {"hand": ["322"], "fields": ["3", "4"], "goods": {"rye": 2}, **mine}
    game = at(ACTIONS, village(**options), village(), piles=PILES, amendments=amendments)
    game.play("place cultivation", 0)
    return game


def test_who_ends_an_action_without_playing_a_card_is_asked_when_it_is_over() -> None:
    game = sowing()
    assert can(game, "322")
    game.play("done", 0)
    assert (game.to_act, chance(game, "322")) == ([0], True)
    play(game, "play 322", "take barley", "sow barley row 3")
    assert fields(game) == ["3:barley", "4"]


def test_who_sows_first_is_asked_when_the_action_is_over() -> None:
    game = sowing()
    play(game, "sow rye row 4", "done")
    assert chance(game, "322")


def test_whoever_declines_then_is_not_asked_again() -> None:
    game = sowing()
    play(game, "done", "done")
    assert game.to_act == [1]
    game.play("place nursery", 1)
    game.play("choose 1", 1)
    assert (game.to_act, can(game, "322")) == ([0], False)


def test_nobody_is_asked_for_a_card_that_no_longer_fits() -> None:
    """027: exactly 1 empty Field. One of two is sown, and then the other one."""
    game = sowing(hand=["027"], goods={"rye": 2, "wool": 1})
    play(game, "sow rye row 4")
    assert can(game, "027")
    play(game, "sow rye row 3")
    assert game.to_act == [1]


def test_outside_phase_4_an_action_of_a_card_is_an_action_too() -> None:
    """419 uses a space in another Phase; 322 counts afterward."""
    mine = village(hand=["419", "322"], jewelry=1, fields=["3", "4"], goods={"rye": 1})
    game = at(NEW_CARD, mine, village(), piles=PILES)
    play(game, "play 419", "pick cultivation", "done")
    assert chance(game, "322")


def test_in_games_begun_before_declining_inside_an_action_was_declining() -> None:
    game = sowing(amendments=0)
    game.play("done", 0)
    assert game.to_act == [1]
