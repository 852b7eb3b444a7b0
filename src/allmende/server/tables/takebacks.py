"""Takebacks: which moves the players of a table may take back, and the entries that do so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from allmende.core.study import BEGINNING
from allmende.server.errors import StaleError, final_end, not_yours
from allmende.server.tables.entries import Undone, Visited
from allmende.server.tables.ledger import Counted, nothing_back
from allmende.server.tables.messages import UndoRequest
from allmende.server.tables.table import Holder, Table


def undo_to(table: Table, holder: Holder) -> dict[int, int]:
    """The versions of the earliest moves that may be taken back, by the seats of this holder that may take back any."""
    if table.trouble is not None or table.stays_as_it_ended():
        return {}
    mine = table.mine(holder)
    if table.opened.study:
        # All later moves are taken back along, so it is the seat that moved last.
        mine = next(([move.seat] for move in reversed(table.ledger.moves) if move.seat in mine), [])
    found = ((seat, _points(table, seat)) for seat in mine)
    return {seat: table.ledger.moves[points[-1]].version for seat, points in found if points}


def longer_turns(table: Table, seats: Iterable[int]) -> list[int]:
    """The seats among these that may take back more than one move of their last turn."""
    return [seat for seat in seats if len(_points(table, seat, turn=True)) > 1]


def propose(table: Table, holder: Holder, wanted: UndoRequest) -> Sequence[Undone | Visited]:
    """The entries that take back a seat's last move, its whole turn, or its moves down to one, with later ones of bots.

    A bot's moves are taken back along even if a person plays its seat by now. A study goes back to before all these
    moves, and keeps them; hidden things that came to light don't keep it from that. UndoError if there is nothing to
    take back, StaleError if the seat has moved since, ForbiddenError if it is not the holder's.
    """
    seat = wanted.seat
    table.seat(seat)
    if seat not in table.mine(holder):
        raise not_yours(seat)
    if not 0 <= wanted.version <= table.version or table.ledger.acted_since(seat, wanted.version):
        raise StaleError
    if table.stays_as_it_ended():
        raise final_end(table.opened.kind if table.opened.is_unaided else "undo")
    moves = table.ledger.moves
    points = _points(table, seat, turn=wanted.turn)
    if wanted.to is not None:
        points = [point for point in points if moves[point].version >= wanted.to]
    elif not wanted.turn:
        points = points[:1]
    if not points or (wanted.to is not None and moves[points[-1]].version != wanted.to):
        raise nothing_back(seat)
    if table.opened.study:
        return [Visited(moves[points[-1] - 1].version if points[-1] else BEGINNING)]
    ends = [len(moves), *points]
    return [
        Undone(seat, along=[move.version for move in moves[point + 1 : end] if move.by_bot])
        for point, end in zip(points, ends, strict=False)
    ]


def _points(table: Table, seat: int, *, turn: bool = False) -> list[int]:
    """The indexes of the moves that this seat may take back, the last first; with `turn`, in its last turn alone."""
    if table.opened.study and not turn:
        moves = table.ledger.moves
        return [index for index in range(len(moves) - 1, -1, -1) if moves[index].seat == seat]
    found = table.game.undo_points(seat, along=_ByBots(table.ledger.moves), turn=turn)
    return [point for point in found if point >= table.opened.given]


class _ByBots:
    """The indexes of the moves that bots chose, as a container that is asked for one index at a time."""

    def __init__(self, moves: Sequence[Counted]) -> None:
        self._moves = moves

    def __contains__(self, index: object) -> bool:
        return isinstance(index, int) and self._moves[index].by_bot
