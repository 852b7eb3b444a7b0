"""Chapter "Community Center": the tile sticks to the leftmost Craft Building."""

from __future__ import annotations

import pytest

from allmende.hallertau.record.events import CenterMoved
from core.games import stand
from hallertau.scenario import PROGRESS, at, crafts, happened, me, progress, village

COLUMNS = ["carpentry", "brewhouse", "cooling-house", "bakehouse", "manufacture"]


def test_example_the_manufacture_follows_and_the_window_shows_seven() -> None:
    game = progress(village(crafts=[1, 1, 1, 1, 0], goods={"wool": 1}), 1)
    events = game.play("advance manufacture", 0)
    assert list(crafts(game).values()) == [1] * 5
    assert (me(game).center, me(game).window_workers) == (1, 7)
    assert happened(events, CenterMoved) == [CenterMoved(seat=0, position=1, workers=7, points=0)]


def test_example_there_are_seven_workers_in_the_next_action_phase() -> None:
    game = at(PROGRESS, village(crafts=[1, 1, 1, 1, 0], goods={"wool": 1}))
    game.play("advance manufacture")
    assert stand(game).round == 2
    assert me(game).workers == 7


@pytest.mark.parametrize("last", COLUMNS)
def test_the_tile_waits_for_the_building_farthest_left(last: str) -> None:
    position = dict.fromkeys(COLUMNS, 3) | {last: 1}
    game = progress(village(crafts=position, jewelry=1), 1)
    assert me(game).center == 1
    game.play(f"advance {last}", 0)
    assert me(game).center == 2


def test_other_buildings_do_not_move_the_tile() -> None:
    game = progress(village(crafts=[2, 2, 2, 1, 1], jewelry=1), 1)
    events = game.play("advance bakehouse", 0)
    assert me(game).center == 1
    assert happened(events, CenterMoved) == []


def test_after_a_building_moved_back_next_to_the_tile_it_stays() -> None:
    game = progress(village(crafts=[1, 2, 2, 2, 2], center=1, jewelry=1), 1)
    game.play("advance brewhouse", 0)
    assert me(game).center == 1


@pytest.mark.parametrize(
    ("column", "workers", "points"),
    [(1, 7, 0), (2, 8, 0), (3, 9, 0), (4, 10, 0), (5, 11, 0), (6, 12, 0), (7, 12, 18), (8, 12, 34), (9, 12, 50),
     (10, 12, 70)],
)  # fmt: skip
def test_the_window_shows_workers_six_times_and_then_points(column: int, workers: int, points: int) -> None:
    lagging = [column] * 4 + [column - 1]
    game = progress(village(crafts=lagging, jewelry=1), 1)
    game.play("advance manufacture", 0)
    mine = me(game)
    assert (mine.center, mine.window_workers, mine.window_points) == (column, workers, points)
