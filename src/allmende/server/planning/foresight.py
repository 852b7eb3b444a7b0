"""Foresight: the next decision of a waiting seat, as far as it can know it, so that moves can be planned."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from allmende.core import Message
from allmende.core.planning import ahead
from allmende.server.planning.messages import Foreseen
from allmende.server.tables.screens import leads_to
from allmende.server.tables.table import Holder, Table


def foreseen(table: Table, holder: Holder, seat: int, path: Sequence[str]) -> Foreseen:
    """The next decision of a waiting seat after the moves of `path`, its own; ForbiddenError for another's seat.

    Only what the seat can know goes into it. Where nothing can be foreseen, `why` says so.
    """
    table.check_decision(holder, seat, table.version)
    found = None if seat in table.game.to_act else ahead(table.game, seat, path)
    if found is None:
        why = Message("plan-unforeseen" if table.game.title.foresees else "plan-unforeseeable")
        return Foreseen(table.version, None, [], begins=True, why=why)
    decision = found.game.decision(seat)
    assert decision is not None
    # The moves of the seat's last turn don't belong to the turn that is foreseen.
    change = leads_to(table.game, seat, found.game.state)
    return Foreseen(table.version, msgspec.structs.replace(decision, made=0), change, found.begins)
