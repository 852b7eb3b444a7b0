"""Chapters "Phase 10: Boulders" and "End of Round"."""

from __future__ import annotations

import pytest

from allmende.hallertau.record.events import BouldersReset, FirstPlayerPassed
from core.games import stand
from hallertau.scenario import ACTIONS, BOULDERS, at, boulders, happened, me, only, village

CRAFTS = ["carpentry", "brewhouse", "cooling-house", "bakehouse", "manufacture"]


def test_example_boulders_are_aligned_with_their_buildings() -> None:
    moved = dict.fromkeys(CRAFTS, (7, 8))
    game = only(BOULDERS, village(crafts=[0, 1, 2, 3, 4], boulders=moved))
    assert list(boulders(game).values()) == [[2, 4], [3, 5], [4, 6], [5, 7], [6, 8]]


@pytest.mark.parametrize(("column", "left"), [(6, [8, 10]), (7, [9]), (8, [10]), (9, []), (10, [])])
def test_near_the_right_edge_boulders_lie_off_the_board(column: int, left: list[int]) -> None:
    game = only(BOULDERS, village(crafts=[column] * 5, boulders=dict.fromkeys(CRAFTS, (11, 12))))
    assert set(map(tuple, boulders(game).values())) == {tuple(left)}


def test_edge_case_boulders_move_left_when_the_building_did() -> None:
    # Town Hall moved the Carpentry from 3 to 2, and it did not advance.
    game = only(BOULDERS, village(crafts={"carpentry": 2}, boulders={"carpentry": (5, 7)}))
    assert boulders(game)["carpentry"] == [4, 6]


def test_edge_case_boulders_come_back_from_off_the_board() -> None:
    start = village(crafts=[9, 8, 8, 8, 8], boulders={"carpentry": (11, 13)}, workers=1)
    game = at(ACTIONS, start, village(workers=0, jewelry=1), round=4)
    game.play("place town-hall")
    game.play("retreat carpentry")
    assert boulders(game)["carpentry"] == []
    game.play("done", 0)
    game.play("done", 1)
    assert stand(game).round == 5
    assert boulders(game)["carpentry"] == [10]


def test_boulders_are_reset_for_all_players_after_all_have_made_progress() -> None:
    game = at(9, village(tools=3, jewelry=2), village(tools=3, jewelry=2))
    for _ in range(2):
        game.play("advance carpentry", 0)
    assert boulders(game)["carpentry"] == [3, 4]
    game.play("advance carpentry", 1)
    events = game.play("done", 1)
    assert happened(events, BouldersReset) == [BouldersReset(seat=0), BouldersReset(seat=1)]
    assert boulders(game, 0)["carpentry"] == [4, 6]
    assert boulders(game, 1)["carpentry"] == [3, 5]


def test_where_boulders_lie_right_nothing_is_told() -> None:
    assert happened(only(BOULDERS, village()).opening, BouldersReset) == []


def test_the_phase_is_skipped_in_round_6() -> None:
    game = only(BOULDERS, village(crafts={"carpentry": 2}, boulders={"carpentry": (3, 4)}), round=6)
    assert boulders(game)["carpentry"] == [3, 4]
    assert stand(game).round == 6


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_after_rounds_1_to_5_the_next_round_begins(round_: int) -> None:
    game = at(BOULDERS, village(), village(), round=round_)
    assert not game.is_over
    assert (stand(game).round, stand(game).phase) == (round_ + 1, ACTIONS)


def test_after_round_6_the_game_is_over() -> None:
    game = at(BOULDERS, village(), village(), round=6)
    assert game.is_over
    assert game.to_act == []
    assert me(game).workers == 6  # no seventh round began


def test_without_cards_the_first_player_marker_passes_on_at_the_end_of_the_round() -> None:
    game = at(BOULDERS, village(), village(), village(), first=2)
    assert stand(game).first == 0
    assert happened(game.opening, FirstPlayerPassed) == [FirstPlayerPassed(seat=0)]
    assert game.to_act == [0]
