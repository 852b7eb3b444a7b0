"""What the terminal knows of who plays there: how many games they have finished, and what they want to hear no more."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

FIRST_GAMES: Final = 2
"""With so many games of a title behind them somebody is no beginner any more."""


class Habits(msgspec.Struct):
    """Finished games by title, and the kinds of what a coach is to say no more."""

    finished: dict[str, int] = {}
    hushed: list[str] = []

    def is_new_to(self, title: str) -> bool:
        """Whether this is one of somebody's first games of a title."""
        return self.finished.get(title, 0) < FIRST_GAMES

    def finish(self, title: str) -> None:
        """One more game of a title has come to its end."""
        self.finished[title] = self.finished.get(title, 0) + 1
        self._keep()

    def hush(self, kind: str) -> None:
        """Nothing of this kind is to be said any more."""
        self.hushed.append(kind)
        self._keep()

    def _keep(self) -> None:
        try:
            _file().parent.mkdir(parents=True, exist_ok=True)
            _file().write_bytes(msgspec.json.encode(self))
        except OSError:
            pass  # Where nothing can be written everybody is a beginner.


def habits() -> Habits:
    """What is known, which is nothing where it can't be read."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=Habits)
    except (OSError, msgspec.DecodeError):
        return Habits()


def data_folder() -> Path:
    """Where the user's data of Allmende lie."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "allmende"


def _file() -> Path:
    return data_folder() / "habits.json"
