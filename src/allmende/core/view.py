"""Plain values that are sent to screens: moves, decisions, refusals and scores, the same for terminal and browser."""

from __future__ import annotations

from typing import Final

import msgspec

from allmende.core.message import Message
from allmende.core.plain import Plain

ONLOOKER: Final = -1
"""The viewer who has no seat: a view for an onlooker shows what all may know."""
EVERYTHING: Final = -2
"""The viewer from whom nothing is hidden, for code that holds the game itself. Never send such a view to a player."""


class MoveView(Plain, frozen=True, omit_defaults=True):
    """One legal move as a screen shows it: `text` plays it, `target` is the thing on the screen that it belongs to.

    `verb` is what is done, `nouns` with which things and how many of them. `group` is the kind of moves that it is
    listed with, by default the verb, and `icons` are its symbols there. Where `beside` is the text of another move,
    this one stands beside that one.
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
    """A move that a seat has made: its `text`, and the `label` that described it there.

    It is the seat's own to know: `Title.move_for` gives what another viewer may hear of it.
    """

    seat: int
    text: str
    label: Message


class Refusal(Plain, frozen=True):
    """A thing on the screen, `target`, that a seat can't use now, and the reason."""

    target: str
    reason: Message


class Decision(Plain, frozen=True):
    """The decision that a seat has to make now: the question, its legal moves, and the reasons for refusals.

    `moves` are at least two, since forced moves are not asked for. `made` is the number of moves that the seat has made
    in the turn under way.
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
    """The text of a number that is whole or ends in a half, as every language writes it.

    >>> [halves(number) for number in (3, 3.0, 3.5, 0.5, 0, -0.5, -3.5)]
    ['3', '3', '3½', '½', '0', '-½', '-3½']
    """
    whole = int(abs(number))
    half = abs(number) != whole
    digits = "" if half and not whole else str(whole)
    return ("-" if number < 0 else "") + digits + ("½" if half else "")
