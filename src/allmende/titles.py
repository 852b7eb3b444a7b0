"""The shelf: every game by its name, our own and those that other packages bring.

A package brings a title by an entry point in the group `allmende.titles`: `NAME = "PACKAGE:TITLE"`. Its folder may have
`words/LANGUAGE/*.ftl`, which speakers read, and `browser/`, from which the server serves what draws it.
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
from allmende.core.title import Title

OWN: Final[dict[str, Title[Any, Any]]] = {title.name: title for title in (hallertau.TITLE, arle.TITLE, agricola.TITLE)}
GROUP: Final = "allmende.titles"
_NAME: Final = re.compile("[a-z][a-z0-9]*")


class Guest(NamedTuple):
    """A title that another package brings, and the folder of that package."""

    title: Title[Any, Any]
    folder: Path


class Shelf(MutableMapping[str, Title[Any, Any]]):
    """All titles by name. Other packages are looked for where our own titles are no answer; more may be put here."""

    def __init__(self) -> None:
        self._put: dict[str, Title[Any, Any]] = {}

    @property
    def guests(self) -> dict[str, Guest]:
        """What other packages bring, by name."""
        return self._brought[0]

    @property
    def broken(self) -> dict[str, Message]:
        """By name, why something that another package brings is not on the shelf."""
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
    """What a package brings is no title that could stand on the shelf."""


def _welcome(entry: EntryPoint, others: dict[str, Guest]) -> Guest:
    """The title of an entry point."""
    title = entry.load()
    if not isinstance(title, Title) or title.name != entry.name:
        raise _UnfitError(f"{entry.value} is no title of this name")
    if not _NAME.fullmatch(entry.name):
        raise _UnfitError("a name consists of small letters and digits")
    if entry.name in OWN or entry.name in others:
        raise _UnfitError("another title has this name")
    return Guest(title, Path(str(resources.files(entry.module))))


def title(name: str) -> Title[Any, Any]:
    """The title of this name; UnknownTitleError lists what there is, or says what is wrong with it."""
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
    """The game of a record, up to `until` moves.

    RecordError if it can't be read or played, UnknownTitleError if its game is not on the shelf.
    """
    lines = None
    if isinstance(record, str):
        lines = move_line_numbers(record)
        record = Record.parse(record)
    return Game.replay(title(record.title), record, until, lines)
