"""What the views and events of all games have in common, for descriptions of messages; each title has more."""

from __future__ import annotations

import msgspec

from allmende.core import Message, ScoreLine


class PlayerView(msgspec.Struct):
    """The part of a player's view that every game has, beside that player's boards."""

    seat: int
    score: list[ScoreLine]
    points: float


class View(msgspec.Struct):
    """The part of a view that every game has, beside its boards: the seats that have to act, and the winners."""

    to_act: list[int]
    players: list[PlayerView]
    over: bool
    winners: list[int]


class GameEvent(msgspec.Struct):
    """An event in any game: its type, the seat that it happened to, or -1, and the message that says it.

    Each type has its own fields.
    """

    type: str
    seat: int
    message: Message
