"""What goes to a screen: plain values, the same for terminal and browser."""

from __future__ import annotations

from typing import Final

import msgspec

from allmende.core.message import Message

ONLOOKER: Final = -1
"""The eyes of somebody who only looks on: a view for them shows what everybody may know."""
EVERYTHING: Final = -2
"""Eyes from which nothing is hidden: for whoever holds the game itself."""


class MoveView(msgspec.Struct, frozen=True):
    """One legal move: `text` plays it, `target` is the thing on the screen that it belongs to."""

    text: str
    target: str
    label: Message


class Refusal(msgspec.Struct, frozen=True):
    """Why something that the seat can see can't be used now."""

    target: str
    reason: Message


class Decision(msgspec.Struct, frozen=True):
    """What one seat may decide now. `moves` is never shorter than two: forced moves are not asked for."""

    seat: int
    prompt: Message
    moves: list[MoveView]
    refusals: list[Refusal] = []


class ScoreLine(msgspec.Struct, frozen=True):
    """One category of a seat's score; its words are the Fluent message `score-CATEGORY`."""

    category: str
    points: int
