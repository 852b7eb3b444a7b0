"""What a lesson is: a game with a fixed deal, and steps that lead a learner through it.

A title brings its lessons as data; `allmende.lessons` follows a game by them. What is said is Fluent messages alone,
`lesson-TITLE-LESSON` the name and `lesson-TITLE-LESSON-STEP` the words of each step, whose paragraphs are read one
after the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from allmende.core.event import Event

LEARNER = 0
"""The seat of whoever learns; the others are neighbors, played by bots."""


class Expected(NamedTuple):
    """Moves that a step asks for: those with this verb whose nouns begin like this, perhaps only at one target."""

    verb: str
    nouns: tuple[str | int, ...] = ()
    target: str = ""


class Occasion(NamedTuple):
    """When a step is due, whatever was played before: an event of this kind with these values in its fields."""

    kind: type[Event]
    fields: Mapping[str, object] = {}

    def is_met_by(self, event: Event) -> bool:
        """Whether this is such an event."""
        return isinstance(event, self.kind) and all(getattr(event, name) == is_ for name, is_ in self.fields.items())


class Step(NamedTuple):
    """One thing that is asked of the learner: to make any of the moves it `expects`. The last step expects none.

    It comes when the one before it is done, or on an `occasion` even if that was left out. It points `at` targets on
    the screen, or without any at those of the moves; what is read before that `shows` others, page by page. One that
    `lapses` is left out where none of its moves is offered, as the engine makes a choice of one by itself. One that
    `stays` lapses, too, but can be done again and again until then.
    """

    name: str
    expects: tuple[Expected, ...] = ()
    at: tuple[str, ...] = ()
    occasion: Occasion | None = None
    lapses: bool = False
    stays: bool = False
    shows: tuple[tuple[str, ...], ...] = ()


class Lesson(NamedTuple):
    """A lesson of about so many minutes; its game begins with the moves of the `opening`, which can't be taken back.

    A neighbor plays the first of the `wishes` that is legal and was not played since then; where there is none, a bot
    decides.
    """

    name: str
    minutes: int
    players: int
    deal: msgspec.Struct
    steps: tuple[Step, ...]
    options: Mapping[str, str] = {}
    opening: tuple[tuple[int, str], ...] = ()
    wishes: tuple[str, ...] = ()


def play(verb: str, *nouns: str | int, target: str = "") -> Expected:
    """Moves with this verb whose nouns begin like this, at any target or at this one."""
    return Expected(verb, nouns, target)


def when(kind: type[Event], **fields: Any) -> Occasion:
    """An event of this kind with these values."""
    return Occasion(kind, fields)


def moves(record: str) -> tuple[tuple[int, str], ...]:
    """An opening as a record has it, the number of the seat and the text of the move; semicolons save lines."""
    told = (move.split(maxsplit=1) for move in _told(record))
    return tuple((int(seat) - 1, move) for seat, move in told)


def alone(record: str) -> tuple[tuple[int, str], ...]:
    """An opening of who plays alone, where moves stand without the number of the seat."""
    return tuple((0, move) for move in _told(record))


def _told(record: str) -> list[str]:
    return [move.strip() for move in record.replace(";", "\n").splitlines() if move.strip()]
