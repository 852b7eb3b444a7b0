"""The coach at a table: whom it may help, and what it says to a move."""

from __future__ import annotations

from allmende.core.caution import Caution
from allmende.core.coach import LEVELS, OFF, caution
from allmende.core.game import Scene
from allmende.server.errors import RequestError
from allmende.server.table import Holder, Table


def may_coach(table: Table, holder: Holder) -> bool:
    """Whether a coach may help this holder: those who play alone or together at one screen, others by agreement."""
    if table.opened.rated:
        return False
    # Who has left a seat to a bot may come back; a bot that sat there from the start is nobody.
    people = (number for number, seat in enumerate(table.seats) if seat.home == "link" or not seat.bot)
    return table.opened.coached or all(number in holder.seats for number in people)


def caution_for(table: Table, holder: Holder, seat: int, move: str, level: str, scene: Scene) -> Caution | None:
    """What a coach of this level says to a legal move whose preview gave this scene; nothing where it may not help."""
    if level not in LEVELS:
        raise RequestError(f"'coach' should be one of {', '.join(LEVELS)}: {level[:40]!r}")
    if level == OFF or not may_coach(table, holder):
        return None
    return caution(table.game, seat, table.game.title.vocabulary.parse(move), level, scene)
