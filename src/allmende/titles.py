"""The shelf: all titles by name, our own and those of other packages.

A package brings a title by an entry point in the group `allmende.titles`: `NAME = "PACKAGE:TITLE"`. Its folder may have
`words/LANGUAGE/*.ftl`, which speakers read, and `browser/`, the files with which the browser draws the title.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, MutableMapping
from functools import cached_property
from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final, NamedTuple

from allmende import agricola, arle, hallertau
from allmende.core.errors import UnknownTitleError
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.record import Record, move_line_numbers
from allmende.core.study import Study
from allmende.core.title import Title

OWN: Final[dict[str, Title[Any, Any]]] = {title.name: title for title in (hallertau.TITLE, arle.TITLE, agricola.TITLE)}
"""The titles of this package, by name."""
GROUP: Final = "allmende.titles"
"""The group of entry points by which other packages bring titles."""
_NAME: Final = re.compile("[a-z][a-z0-9]*")


class Guest(NamedTuple):
    """A title of another package, and the folder of that package."""

    title: Title[Any, Any]
    folder: Path


class Shelf(MutableMapping[str, Title[Any, Any]]):
    """All titles by name: a mapping to which more can be added.

    Other packages are looked for only when a name is none of our own, or when all names are asked for.

    >>> list(OWN)
    ['hallertau', 'arle', 'agricola']
    >>> TITLES["arle"].players
    (1, 2)
    """

    def __init__(self) -> None:
        self._put: dict[str, Title[Any, Any]] = {}

    @property
    def guests(self) -> dict[str, Guest]:
        """The titles of other packages, by name."""
        return self._brought[0]

    @property
    def broken(self) -> dict[str, Message]:
        """The reasons why titles of other packages can't be played, by name."""
        return self._brought[1]

    @cached_property
    def _brought(self) -> tuple[dict[str, Guest], dict[str, Message]]:
        found: dict[str, Guest] = {}
        broken: dict[str, Message] = {}
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
            try:
                found[entry.name] = _welcome(entry, found)
            except Exception as error:
                why = str(error) if isinstance(error, _UnfitError) else f"{type(error).__name__}: {error}"
                broken[entry.name] = Message("error-broken-title", {"title": entry.name, "why": why})
        return found, broken

    def __getitem__(self, name: str) -> Title[Any, Any]:
        if (known := self._put.get(name) or OWN.get(name)) is not None:
            return known
        return self.guests[name].title

    def __setitem__(self, name: str, title: Title[Any, Any]) -> None:
        self._put[name] = title

    def __delitem__(self, name: str) -> None:
        del self._put[name]

    def __iter__(self) -> Iterator[str]:
        return iter({**OWN, **self.guests, **self._put})

    def __len__(self) -> int:
        return sum(1 for _ in self)


TITLES: Final = Shelf()


class _UnfitError(Exception):
    """An entry point that gives no title, or one with a wrong or taken name."""


def _welcome(entry: EntryPoint, others: dict[str, Guest]) -> Guest:
    """The title of an entry point, if it is sound; `others` are those of other packages found so far."""
    title = entry.load()
    if not isinstance(title, Title) or title.name != entry.name:
        raise _UnfitError(f"{entry.value} is no title of this name")
    if not _NAME.fullmatch(entry.name):
        raise _UnfitError("a name consists of small letters and digits")
    if entry.name in OWN or entry.name in others:
        raise _UnfitError("another title has this name")
    return Guest(title, Path(str(resources.files(entry.module))))


def title(name: str) -> Title[Any, Any]:
    """The title with a name, such as "hallertau".

    UnknownTitleError lists the names that there are, or says why the title of another package can't be played.

    >>> title("arle").name
    'arle'
    >>> title("chess")
    Traceback (most recent call last):
        ...
    allmende.core.errors.UnknownTitleError: there is no title 'chess'; there is: hallertau, arle, agricola
    """
    if name in TITLES:
        return TITLES[name]
    if name in TITLES.broken:
        message = TITLES.broken[name]
        raise UnknownTitleError(f"the title {name!r} can't be played: {message.args['why']}", message)
    known = ", ".join(TITLES)
    raise UnknownTitleError(
        f"there is no title {name!r}; there is: {known}",
        Message("error-unknown-title", {"title": name, "known": known}),
    )


def replay(record: Record | str, until: int | None = None) -> Game:
    """The game of a record, as it stands after its moves.

    Args:
        record: A record, or its text.
        until: The number of moves to play; by default all, and the early ending if the record has one.

    Raises:
        RecordError: The record can't be read, was made by unknown rules, or has a move that isn't legal; `error.line`
            is the line at fault.
        UnknownTitleError: There is no title as the record names.

    >>> from allmende import hallertau
    >>> game = hallertau.new(players=2, seed=1)
    >>> events = game.play("place nursery")
    >>> again = replay(str(game.record))
    >>> again.version, again.scores == game.scores
    (1, True)
    >>> replay(game.record, until=0).version
    0
    """
    lines = None
    if isinstance(record, str):
        lines = move_line_numbers(record)
        record = Record.parse(record)
    return Game.replay(title(record.title), record, until, lines)


def read_study(text: str) -> tuple[Game, Study]:
    """The lines of a study's or a record's text, with the game at their beginning.

    RecordError if it can't be read, was made by unknown rules, or has a move that isn't legal; `error.line` is the line
    at fault. UnknownTitleError if there is no title as it names.

    >>> from allmende import hallertau
    >>> game = hallertau.new(players=2, seed=1)
    >>> events = game.play("place nursery")
    >>> beginning, study = read_study(str(game.record))
    >>> beginning.version, study.lines()
    (0, [1])
    """
    header, study = Study.parse(text)
    game = replay(header)
    for _ in study.walk(game.copy()):
        pass
    return game, study
