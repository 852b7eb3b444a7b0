"""Clockwise from the first player; who runs out of workers is skipped; the first player marker."""

from __future__ import annotations

import pytest

from allmende import hallertau
from core.games import stand
from hallertau.scenario import ACTIONS, DEALS, at, moves, village


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_phase_4_goes_clockwise_beginning_with_the_first_player(first: int) -> None:
    game = at(ACTIONS, *[village(workers=2) for _ in range(4)], first=first)
    order: list[int] = []
    while stand(game).phase == ACTIONS and len(order) < 8:
        order += game.to_act
        game.play("exchange 1")
    assert order == [(first + turn) % 4 for turn in range(8)]


def test_players_who_run_out_early_are_skipped() -> None:
    game = at(ACTIONS, village(workers=1), village(workers=3), village(workers=2), first=1)
    order: list[int] = []
    for _ in range(6):
        order += game.to_act
        game.play("exchange 1")
    assert order == [1, 2, 0, 1, 2, 1]


def test_a_player_without_workers_has_no_turn_at_all() -> None:
    game = at(ACTIONS, village(workers=0), village(workers=2), first=0)
    assert game.to_act == [1]
    assert moves(game, 0) == set()


def test_all_decisions_of_an_action_belong_to_one_turn() -> None:
    game = at(ACTIONS, village(goods={"rye": 1}, fields=["2"]), village())
    game.play("place small-trade")
    for move in ("take hops", "take hops"):
        assert game.to_act == [0]
        game.play(move)
    assert game.to_act == [0]
    game.play("take wool")
    assert game.to_act == [1]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_without_cards_the_marker_passes_clockwise_at_the_end_of_each_round(players: int) -> None:
    game = hallertau.new(players=players, deal=hallertau.Deal(players - 1, DEALS[players]), cards="off")
    holders: list[int] = []
    while not game.is_over:
        if stand(game).round > len(holders):
            holders.append(stand(game).first)
            assert game.to_act == [stand(game).first]
        seat = game.to_act[0]
        texts = game.moves_of(seat).texts
        if stand(game).phase == ACTIONS:
            game.play(next(text for text in reversed(texts) if text.startswith("exchange")), seat)
        else:
            game.play(texts[-1], seat)
    assert holders == [(players - 1 + turn) % players for turn in range(6)]
