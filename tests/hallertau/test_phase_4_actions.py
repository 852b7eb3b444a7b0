"""Chapter "Phase 4: Actions": turns, rows of workers, exchanging workers for tools, the end of the phase."""

from __future__ import annotations

import pytest

from allmende.core import IllegalMoveError
from allmende.hallertau.record.events import WorkersExchanged, WorkersPlaced
from core.games import stand
from hallertau.scenario import ACTIONS, SPACE_NAMES, at, happened, me, moves, refusals, rows, spell, village

FULL = dict.fromkeys(SPACE_NAMES, 3)


@pytest.mark.parametrize(("taken", "placed", "after"), [(0, 1, [1, 0, 0]), (1, 2, [1, 2, 0]), (2, 3, [1, 2, 3])])
def test_the_higher_the_row_the_more_workers_it_takes(taken: int, placed: int, after: list[int]) -> None:
    game = at(ACTIONS, village(workers=6), village(), board={"clay-delivery": taken})
    events = game.play("place clay-delivery")
    assert rows(game, "clay-delivery") == after
    assert me(game).workers == 6 - placed
    assert happened(events, WorkersPlaced) == [
        WorkersPlaced(seat=0, space="clay-delivery", row=taken + 1, count=placed, own=True)
    ]


def test_a_fully_occupied_space_cannot_be_used() -> None:
    game = at(ACTIONS, village(workers=6), village(), board={"clay-delivery": 3})
    assert "place clay-delivery" not in moves(game)
    assert "place sparingly clay-delivery" not in moves(game)
    assert refusals(game)["space:clay-delivery"] == "reason-space-full"
    with pytest.raises(IllegalMoveError) as error:
        game.play("place clay-delivery")
    assert error.value.message.id == "reason-space-full"


@pytest.mark.parametrize(("taken", "needed"), [(0, 1), (1, 2), (2, 3)])
def test_who_lacks_the_workers_cannot_use_the_space(taken: int, needed: int) -> None:
    game = at(ACTIONS, village(workers=needed), village(), board={"nursery": taken})
    assert "place nursery" in moves(game)
    if needed == 1:
        return
    game = at(ACTIONS, village(workers=needed - 1), village(), board={"nursery": taken})
    assert "place nursery" not in moves(game)
    assert refusals(game)["space:nursery"] == f"reason-needs(have={needed - 1}, needed={needed} workers)"


def test_an_open_space_has_no_refusal() -> None:
    game = at(ACTIONS, village(workers=6), village(), board={"nursery": 2})
    assert not {f"space:{name}" for name in SPACE_NAMES} & refusals(game).keys()


def test_every_turn_offers_all_spaces_and_any_number_of_workers_to_exchange() -> None:
    game = at(ACTIONS, village(workers=2), village())
    sparing = {
        "place sparingly clay-delivery",
        "place sparingly clearing",
        "place sparingly nursery",
        "place sparingly sheep-market",
        "place sparingly tool-shed",
        "place sparingly weekly-market",
    }
    assert moves(game) == {f"place {name}" for name in SPACE_NAMES} | {"exchange 1", "exchange 2"} | sparing


@pytest.mark.parametrize("count", [1, 2, 5, 6])
def test_workers_are_exchanged_for_as_many_tools(count: int) -> None:
    game = at(ACTIONS, village(workers=6, tools=1), village())
    events = game.play(f"exchange {count}")
    assert (me(game).workers, me(game).tools) == (6 - count, 1 + count)
    assert happened(events, WorkersExchanged) == [WorkersExchanged(seat=0, count=count)]


def test_no_more_workers_are_exchanged_than_there_are() -> None:
    game = at(ACTIONS, village(workers=3), village(), board=FULL)
    assert moves(game) == {"exchange 1", "exchange 2", "exchange 3"}
    with pytest.raises(IllegalMoveError) as error:
        game.play("exchange 4")
    assert spell(error.value.message) == "reason-needs(have=3, needed=4 workers)"


def test_all_12_workers_may_be_exchanged_in_one_turn() -> None:
    game = at(ACTIONS, village(workers=12), village(), board=FULL)
    assert moves(game) == {f"exchange {count}" for count in range(1, 13)}


def test_example_the_last_worker_is_exchanged_for_a_fourth_tool() -> None:
    # With one worker left and a worker on every space, the rules leave no choice, so nobody is asked.
    board = dict.fromkeys(SPACE_NAMES, 1)
    game = at(ACTIONS, village(workers=1, tools=3), village(), board=board)
    assert me(game).tools == 4
    assert me(game).workers == 0
    assert happened(game.opening, WorkersExchanged) == [WorkersExchanged(seat=0, count=1)]


def test_nobody_may_pass_with_workers_left() -> None:
    game = at(ACTIONS, village(workers=1), village())
    assert "done" not in moves(game)
    with pytest.raises(IllegalMoveError):
        game.play("done")


def test_workers_may_be_placed_on_a_space_whose_actions_do_nothing() -> None:
    # No milk to breed with, no sheep to pay, nothing to sow and no field, no building to move back.
    for space in ("sheep-breeding", "butchery", "cultivation", "land-sale", "fertilizing", "town-hall"):
        game = at(ACTIONS, village(), village())
        game.play(f"place {space}")
        assert game.to_act == [1]
        assert rows(game, space) == [1, 0, 0]


def test_with_workers_taken_back_by_a_card_up_to_15_can_be_exchanged() -> None:
    game = at(ACTIONS, village(workers=12, hand=["315"], jewelry=4), village(), board={"nursery": 3}, round=6)
    game.play("play 315")
    game.play("pick nursery")
    assert {f"exchange {count}" for count in range(1, 16)} <= moves(game)
    game.play("exchange 15")
    assert (me(game).workers, me(game).tools) == (0, 15)


def test_a_turn_is_over_when_a_card_has_used_the_last_worker() -> None:
    for hand in (["313"], ["222", "313"]):  # even if the next action was to use up all workers
        game = at(ACTIONS, village(workers=1, hand=hand), village(), piles={})
        for card in hand:
            game.play(f"play {card}")
            if card == "222":
                assert "exchange 1" in moves(game)
        game.play("pick clay-delivery")
        assert (rows(game, "clay-delivery"), me(game).workers) == ([0, 1, 0], 0)
        assert game.to_act == [1]


def test_the_phase_ends_when_all_players_are_out_of_workers() -> None:
    game = at(ACTIONS, village(workers=1), village(workers=1))
    game.play("exchange 1")
    assert stand(game).phase == ACTIONS
    game.play("exchange 1")
    assert stand(game).round == 2  # nobody could make progress
