"""The coach at a table: which players it may warn, and its warning of a move."""

from __future__ import annotations

from allmende.core.caution import Caution
from allmende.core.coach import LEVELS, OFF, caution
from allmende.core.game import Scene
from allmende.server.errors import RequestError
from allmende.server.tables.table import Holder, Table


def may_coach(table: Table, holder: Holder) -> bool:
    """True if a coach may help this holder: no other person plays, or it is `coached`; never where play is unaided."""
    if table.opened.is_unaided:
        return False
    return table.opened.coached or set(table.people()) <= set(holder.seats)


def caution_for(table: Table, holder: Holder, seat: int, move: str, level: str, scene: Scene) -> Caution | None:
    """The warning of a coach of this level about a legal move whose preview gave `scene`; None where it may not help.

    RequestError if there is no such level.
    """
    if level not in LEVELS:
        raise RequestError(f"'coach' should be one of {', '.join(LEVELS)}: {level[:40]!r}")
    if level == OFF or not may_coach(table, holder):
        return None
    return caution(table.game, seat, table.game.title.vocabulary.parse(move), level, scene)
