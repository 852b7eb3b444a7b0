"""Lessons: a game with a fixed deal, and steps that lead a learner through it.

A title brings its lessons as data; `allmende.lessons` follows a game by them. Their words are Fluent messages:
`lesson-TITLE-LESSON` is the name of a lesson, and `lesson-TITLE-LESSON-STEP` the words of a step, whose paragraphs are
read one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from allmende.core.event import Event

LEARNER = 0
"""The seat of the learner; the others are neighbors, played by bots."""


class Expected(NamedTuple):
    """The moves that a step asks for: those with this verb whose nouns begin with these, at any target or at one."""

    verb: str
    nouns: tuple[str | int, ...] = ()
    target: str = ""


class Occasion(NamedTuple):
    """An event that makes a step due, whatever was played before: of a type, with some values in its fields."""

    kind: type[Event]
    fields: Mapping[str, object] = {}

    def is_met_by(self, event: Event) -> bool:
        """True if an event is of this type and has these values."""
        return isinstance(event, self.kind) and all(getattr(event, name) == is_ for name, is_ in self.fields.items())


class Claim(NamedTuple):
    """A statement about the learner's view: the value at a path is `value`, a list with `value`, or at least `least`.

    The path is made of names: `players`, `0`, `goods`, `food`. In a list it goes on by number, or by the `name` of an
    element.
    """

    path: tuple[str, ...]
    value: object = None
    least: float | None = None

    def holds(self, view: object) -> bool:
        """True if the statement is true of a view; AttributeError if the view has no such field."""
        found = view
        for part in self.path:
            found = _within(found, part)
        if self.least is not None:
            return isinstance(found, int | float) and found >= self.least
        return self.value in found if isinstance(found, list) else found == self.value


class Step(NamedTuple):
    """A step of a lesson: the learner is asked for any of the moves that it `expects`. The last step expects none.

    A step is reached when the one before it is done, or by an `occasion` even if steps before it were left out.

    * `at`: the targets on the screen that it points at; by default those of the expected moves.
    * `lapses`: skip the step if none of its moves is legal (forced moves are played automatically).
    * `stays`: skip it like that, too, but until then let the learner do it again and again.
    * `shows`: the targets that are shown, page by page, while the words are read.
    * `parts`: moves that belong to the step without finishing it. They are asked for where no expected move is legal.
    * `claims`: arguments of the step's words by name: "yes" if all claims of that name are true, else "no".
    """

    name: str
    expects: tuple[Expected, ...] = ()
    at: tuple[str, ...] = ()
    occasion: Occasion | None = None
    lapses: bool = False
    stays: bool = False
    shows: tuple[tuple[str, ...], ...] = ()
    parts: tuple[Expected, ...] = ()
    claims: Mapping[str, tuple[Claim, ...]] = {}


class Lesson(NamedTuple):
    """A lesson: a deal and steps, for about this number of `minutes`.

    Its game begins with the moves of the `opening`, which can't be taken back. A neighbor plays the first of the
    `wishes` that is legal and that it has not played since the opening; if there is none, a bot decides.
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
    """The moves with this verb whose nouns begin with these, at any target or at this one."""
    return Expected(verb, nouns, target)


def when(kind: type[Event], **fields: Any) -> Occasion:
    """The occasion of an event of this type with these values in its fields."""
    return Occasion(kind, fields)


def own(path: str, value: object = None, *, least: float | None = None) -> Claim:
    """A claim about the learner's own boards: this value at a path such as `goods.food`, or at least this number."""
    return shown(f"players.{LEARNER}.{path}", value, least=least)


def shown(path: str, value: object = None, *, least: float | None = None) -> Claim:
    """A claim about the table: this value at a path such as `actions.clay-pit.count`, or at least this number."""
    return Claim(tuple(path.split(".")), value, least)


def moves(record: str) -> tuple[tuple[int, str], ...]:
    """An opening as records write it: a line or semicolon for each move, with the number of the seat and the text.

    >>> moves("1 place forest; 2 place nursery")
    ((0, 'place forest'), (1, 'place nursery'))
    """
    told = (move.split(maxsplit=1) for move in _told(record))
    return tuple((int(seat) - 1, move) for seat, move in told)


def alone(record: str) -> tuple[tuple[int, str], ...]:
    """An opening of a solo game: moves as in `moves`, without the number of the seat."""
    return tuple((0, move) for move in _told(record))


def _told(record: str) -> list[str]:
    return [move.strip() for move in record.replace(";", "\n").splitlines() if move.strip()]


def _within(value: object, part: str) -> object:
    """The value to which a part of a path leads; None if there is none of this name."""
    if isinstance(value, list):
        if part.isdigit():
            return value[int(part)] if int(part) < len(value) else None
        return next((each for each in value if getattr(each, "name", None) == part), None)
    if isinstance(value, Mapping):
        return value.get(part)
    return None if value is None else getattr(value, part)
