"""The shelf: every game by its name."""

from __future__ import annotations

from typing import Any

from allmende import agricola, arle, hallertau
from allmende.core.errors import UnknownTitleError
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.record import Record, move_line_numbers
from allmende.core.title import Title

TITLES: dict[str, Title[Any, Any]] = {title.name: title for title in (hallertau.TITLE, arle.TITLE, agricola.TITLE)}


def title(name: str) -> Title[Any, Any]:
    """The title of this name; UnknownTitleError lists what there is."""
    if name not in TITLES:
        known = ", ".join(TITLES)
        raise UnknownTitleError(
            f"there is no title {name!r}; there is: {known}",
            Message("error-unknown-title", {"title": name, "known": known}),
        )
    return TITLES[name]


def replay(record: Record | str, until: int | None = None) -> Game:
    """The game of a record, up to `until` moves.

    RecordError if it can't be read or played, UnknownTitleError if its game is not on the shelf.
    """
    lines = None
    if isinstance(record, str):
        lines = move_line_numbers(record)
        record = Record.parse(record)
    return Game.replay(title(record.title), record, until, lines)
