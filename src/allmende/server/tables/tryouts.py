"""Tries: moves that a player tries out on their own turn. The server keeps none, until all are played at once."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.core import IllegalMoveError, Message
from allmende.core.tryout import Tried, tried
from allmende.server.errors import UnfitError
from allmende.server.tables.entries import Moved
from allmende.server.tables.messages import TryRequest
from allmende.server.tables.scenes import MOST_MOVES
from allmende.server.tables.table import Holder, Table


def look(table: Table, holder: Holder, seat: int, version: int, path: Sequence[str]) -> Tried:
    """The outcome of these moves; AllmendeError unless it is this holder's turn, as it was at the version."""
    table.check_decision(holder, seat, version)
    if seat not in table.game.to_act:
        over = table.game.is_over
        raise UnfitError("nothing to decide", Message("reason-over" if over else "reason-not-your-turn"))
    if len(path) > MOST_MOVES:
        raise UnfitError("that is too much to try", Message("error-tried", {"moves": MOST_MOVES}))
    return tried(table.game, seat, path)


def propose(table: Table, holder: Holder, wanted: TryRequest) -> list[Moved]:
    """The entries of moves that were tried, all of them; IllegalMoveError, with the reason, if one can't be made now.

    Only what the seat knows decides that, so that a refusal tells no more than the try did.
    """
    found = look(table, holder, wanted.seat, wanted.version, wanted.moves)
    if found.made < len(wanted.moves):
        assert found.why is not None
        raise IllegalMoveError("these moves can't be made any more", found.why)
    # Hidden things may forbid a later move: then none is written, rather than those before it.
    after = table.game.copy()
    for move in wanted.moves:
        after.play(move, wanted.seat)
    return [Moved(wanted.seat, move) for move in wanted.moves]
