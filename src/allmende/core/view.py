"""What goes to a screen: plain values, the same for terminal and browser."""

from __future__ import annotations

from typing import Final

import msgspec

from allmende.core.message import Message
from allmende.core.plain import Plain

ONLOOKER: Final = -1
"""The eyes of somebody who only looks on: a view for them shows what everybody may know."""
EVERYTHING: Final = -2
"""Eyes from which nothing is hidden: for whoever holds the game itself."""


class MoveView(Plain, frozen=True, omit_defaults=True):
    """One legal move: `text` plays it, `target` is the thing on the screen that it belongs to.

    `verb` is what is done, `nouns` with which things and how many of them. `group` is the kind of moves that it is
    listed with, the verb if it is empty, and `icons` are its symbols there. A move with the text `beside` stands
    beside that one.
    """

    text: str
    target: str
    label: Message
    verb: str
    group: str = ""
    nouns: tuple[str | int, ...] = ()
    icons: list[str] = msgspec.field(default_factory=list)
    beside: str = ""


class MoveMade(Plain, frozen=True):
    """A move that a seat has made: `text` plays it, and `label` said what it does there.

    What other eyes may hear of it, `Title.move_for` knows.
    """

    seat: int
    text: str
    label: Message


class Refusal(Plain, frozen=True):
    """Why something that the seat can see can't be used now."""

    target: str
    reason: Message


class Decision(Plain, frozen=True):
    """What one seat may decide now. `moves` is never shorter than two: forced moves are not asked for.

    So many moves have been `made` by the seat in the turn that is under way.
    """

    seat: int
    prompt: Message
    moves: list[MoveView]
    refusals: list[Refusal] = msgspec.field(default_factory=list)
    made: int = 0


class ScoreLine(Plain, frozen=True):
    """One category of a seat's score; its words are the Fluent message `score-CATEGORY`."""

    category: str
    points: float


def halves(number: float) -> str:
    """A number that is whole or ends in a half, as every language writes it.

    >>> [halves(number) for number in (3, 3.0, 3.5, 0.5, 0, -0.5, -3.5)]
    ['3', '3', '3½', '½', '0', '-½', '-3½']
    """
    whole = int(abs(number))
    half = abs(number) != whole
    digits = "" if half and not whole else str(whole)
    return ("-" if number < 0 else "") + digits + ("½" if half else "")
