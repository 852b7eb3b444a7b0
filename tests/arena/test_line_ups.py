"""Line-ups and seatings: exactly balanced, whoever plays and however many sit at a table."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import factorial

import pytest

from allmende.arena.line_ups import line_ups, seatings

BOTS = ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize(
    ("bots", "players", "count"),
    [(1, 1, 1), (5, 1, 5), (2, 2, 1), (5, 2, 10), (4, 3, 4), (5, 4, 5), (2, 3, 2), (2, 4, 1), (3, 4, 3)],
)
def test_everybody_meets_everybody_else_equally_often_and_sits_everywhere(bots: int, players: int, count: int) -> None:
    names = BOTS[:bots]
    found = line_ups(names, players)
    assert len(found) == len(set(found)) == count
    seats: Counter[tuple[str, int]] = Counter()
    meetings: Counter[frozenset[str]] = Counter()
    for deal in range(factorial(players)):
        for line_up in found:
            assert set(Counter(line_up).values()) <= {players // bots, players // bots + 1}
            for seating in seatings(line_up, deal):
                seats.update((bot, seat) for seat, bot in enumerate(seating))
                meetings.update(frozenset((one, other)) for one in seating for other in seating if one < other)
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1
    assert len(meetings) == (bots * (bots - 1) // 2 if players > 1 else 0)
    assert len(set(meetings.values())) <= 1


def test_on_every_deal_everybody_has_every_seat_once() -> None:
    for deal in range(6):
        found = seatings(["a", "b", "c", "d"], deal)
        assert len(found) == 4
        for seat in range(4):
            assert {seating[seat] for seating in found} == {"a", "b", "c", "d"}


@pytest.mark.parametrize("players", [3, 4])
def test_everybody_sits_behind_everybody_else_equally_often(players: int) -> None:
    behind: Counter[tuple[str, str]] = Counter()
    for deal in range(factorial(players - 1)):
        for seating in seatings(BOTS[:players], deal):
            behind.update(pairwise((*seating, seating[0])))
    assert len(behind) == players * (players - 1)
    assert len(set(behind.values())) == 1


def test_no_game_is_played_twice() -> None:
    assert sorted(len(seatings(["a", "a", "b", "b"], deal)) for deal in range(6)) == [2, 2, 4, 4, 4, 4]
