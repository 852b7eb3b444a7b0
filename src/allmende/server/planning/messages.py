"""Structs of the API about planned moves."""

from __future__ import annotations

import msgspec

from allmende.core import Decision, Message
from allmende.server.http.messages import RequestBody
from allmende.server.tables.diff import Change


class PlannedTurn(RequestBody, frozen=True):
    """Moves for a seat's next turn: played when it is `asked` by the prompt with this id.

    Of the `ways` the first one with a legal first move is played. A way is a sequence of moves.
    """

    asked: str
    ways: list[list[str]]


class PlanRequest(RequestBody, frozen=True):
    """A plan for a seat's next turns, which replaces the former one; without turns it cancels that.

    `version` is that of the table when the player made it.
    """

    seat: int
    version: int
    turns: list[PlannedTurn]


class PlannedMove(msgspec.Struct, frozen=True):
    """A move of a plan, and its label."""

    text: str
    label: Message


class PlannedWay(msgspec.Struct, frozen=True):
    """A sequence of moves; it is not `open` if its first move isn't legal as the table stands now."""

    moves: list[PlannedMove]
    open: bool


class TurnPlan(msgspec.Struct, frozen=True):
    """The plan for one turn, as its player sees it; see PlannedTurn."""

    asked: str
    ways: list[PlannedWay]


class Plan(msgspec.Struct, frozen=True):
    """The plan of a seat: the rest of a way that is being played, and later turns; or why it was dropped."""

    way: list[PlannedMove]
    turns: list[TurnPlan]
    dropped: Message | None


class Foreseen(msgspec.Struct, frozen=True):
    """The decision of a seat after some moves of its own, if the others do nothing; or `why` it can't be foreseen.

    `changes` is the diff of the view until then; `begins` is true if a turn begins there.
    """

    version: int
    decision: Decision | None
    changes: list[Change]
    begins: bool
    why: Message | None = None
