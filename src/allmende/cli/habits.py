"""A file about the player at this terminal: the games that they have finished, and warnings that they silenced."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

FIRST_GAMES: Final = 2
"""Finished games of a title after which a player is no beginner any more."""


class Habits(msgspec.Struct):
    """The number of finished games by title, and the kinds of warnings that a coach leaves out."""

    finished: dict[str, int] = {}
    hushed: list[str] = []

    def is_new_to(self, title: str) -> bool:
        """True if the player has finished fewer than FIRST_GAMES games of a title."""
        return self.finished.get(title, 0) < FIRST_GAMES

    def finish(self, title: str) -> None:
        """Count one more finished game of a title."""
        self.finished[title] = self.finished.get(title, 0) + 1
        self._keep()

    def hush(self, kind: str) -> None:
        """Silence warnings of a kind."""
        self.hushed.append(kind)
        self._keep()

    def _keep(self) -> None:
        try:
            _file().parent.mkdir(parents=True, exist_ok=True)
            _file().write_bytes(msgspec.json.encode(self))
        except OSError:
            pass  # If nothing can be written, every player stays a beginner.


def habits() -> Habits:
    """Read the habits from their file; empty ones if it can't be read."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=Habits)
    except (OSError, msgspec.DecodeError):
        return Habits()


def data_folder() -> Path:
    """The folder of the user's data of Allmende."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "allmende"


def _file() -> Path:
    return data_folder() / "habits.json"
