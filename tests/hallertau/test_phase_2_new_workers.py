"""Chapter "Phase 2: New Workers"."""

from __future__ import annotations

import pytest

from allmende.hallertau.record.events import SheepDied, WorkersGained
from hallertau.scenario import NEW_WORKERS, happened, me, only, sheep, village


def test_example_you_start_the_game_with_6_workers() -> None:
    assert me(only(NEW_WORKERS, village(workers=0))).workers == 6


@pytest.mark.parametrize(("column", "workers"), list(enumerate([6, 7, 8, 9, 10, 11, 12, 12, 12, 12, 12])))
def test_the_window_says_how_many_workers_there_are_but_never_more_than_12(column: int, workers: int) -> None:
    game = only(NEW_WORKERS, village(crafts=[column] * 5, workers=0), round=2)
    assert me(game).workers == workers
    assert happened(game.opening, WorkersGained) == [WorkersGained(seat=0, count=workers)]


def test_each_player_looks_at_their_own_window() -> None:
    game = only(NEW_WORKERS, village(crafts=[2] * 5), village(crafts=[1, 1, 1, 1, 0]), round=2)
    assert [me(game, seat).workers for seat in (0, 1)] == [8, 6]


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_sheep_on_this_rounds_farmyard_card_die_and_no_others(round_: int) -> None:
    flock = dict.fromkeys((1, 2, 3, 4, 5, 6), 2) | {"stables": 2}
    game = only(NEW_WORKERS, village(sheep=flock, goods={"meat": 1}), round=round_)
    assert sheep(game) == {place: 2 for place in flock if place != round_}
    assert happened(game.opening, SheepDied) == [SheepDied(seat=0, count=2)]
    assert me(game).goods["meat"] == 1  # no compensation


def test_example_one_sheep_dies_at_the_start_of_round_4_and_one_at_the_start_of_round_5() -> None:
    game = only(NEW_WORKERS, village(sheep={4: 1, 5: 1}), round=4)
    assert sheep(game) == {5: 1}
    game = only(NEW_WORKERS, village(sheep={5: 1}), round=5)
    assert sheep(game) == {}


def test_where_no_sheep_dies_nothing_is_told() -> None:
    assert happened(only(NEW_WORKERS, village(sheep={5: 1, "stables": 3}), round=4).opening, SheepDied) == []
