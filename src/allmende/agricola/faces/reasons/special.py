"""Why actions that only single cards have can't be done: modules of their own register what they say here."""

from __future__ import annotations

from functools import singledispatch

from allmende.agricola.rules.language import Action
from allmende.agricola.rules.state import Table
from allmende.core.message import Message


@singledispatch
def nothing(action: Action, table: Table, seat: int) -> Message | None:
    """Why the seat can't do it in any way."""
    raise NotImplementedError(f"{action!r} gives no reasons")


@singledispatch
def not_so(action: Action, table: Table, seat: int, move: int) -> Message | None:
    """Why the seat can't do it in this way; by default because of what keeps it from doing it at all."""
    return nothing(action, table, seat)


@singledispatch
def in_sight(action: Action, table: Table, seat: int) -> list[int]:
    """The moves for things that the seat sees and might want to choose."""
    return []
