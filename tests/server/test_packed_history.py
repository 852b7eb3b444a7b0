"""The history of a table, whose older moves are packed: it is a list of moves all the same."""

from __future__ import annotations

import pytest

from allmende.server.tables.entries import Moved, Opened, Seat
from allmende.server.tables.messages import Past
from allmende.server.tables.packed_history import LOT, PackedHistory
from allmende.server.tables.table import Table
from server.house import a_game

LENGTHS = (1, LOT, 2 * LOT - 1, 2 * LOT, 2 * LOT + 1, 4 * LOT)


@pytest.fixture(scope="module")
def moves() -> list[Past]:
    """Moves of a game with labels and events, the opening first."""
    game = a_game(players=1, moves=4 * LOT - 1)
    entries = [Opened(a_game(players=1, moves=0).record, [Seat("Ann", "here")], "")]
    return [*Table.of("t", [*entries, *(Moved(seat, move) for seat, move in game.record.moves)]).past]


def packed(moves: list[Past]) -> PackedHistory:
    """A history of these moves."""
    history = PackedHistory(moves[0])
    for past in moves[1:]:
        history.append(past)
    return history


@pytest.mark.parametrize("length", LENGTHS)
def test_moves_come_back_as_they_were(moves: list[Past], length: int) -> None:
    known = moves[:length]
    history = packed(known)
    assert len(history) == length
    assert [*history] == known
    assert [history[index] for index in range(-length, length)] == [*known, *known]
    for start in range(0, length, 7):
        assert history[start:] == known[start:]
        assert history[: start + 1] == known[: start + 1]
        assert history[start : start + LOT] == known[start : start + LOT]
    with pytest.raises(IndexError):
        history[length]


@pytest.mark.parametrize("length", LENGTHS)
def test_moves_that_are_taken_back_make_room_for_others(moves: list[Past], length: int) -> None:
    for left in range(1, length + 1):
        history = packed(moves[:length])
        history.cut(left)
        assert [*history] == moves[:left]
        history.append(moves[-1])
        assert [*history] == [*moves[:left], moves[-1]]


def test_only_the_last_moves_stay_as_they_are(moves: list[Past]) -> None:
    history = packed(moves)
    assert LOT <= len(history._last) < 2 * LOT
    assert sum(map(len, history._packed)) < 150 * len(moves)
