"""Typical games of the levels: points after each round, averaged over games of a level with itself.

They lie in `typical-games/`, a file a title, which `python -m allmende.arena.typical` makes.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from allmende.bots.learned import Subject
from allmende.core.plain import Plain
from allmende.core.rules.state import State
from allmende.core.title import Title

FOLDER: Final = Path(__file__).parent / "typical-games"
LEVELS: Final = ("villager", "farmer", "master")
"""The levels with which games are compared."""


class Typical(Plain, frozen=True):
    """The averages of a level's games, over all seats.

    `course` has the points at the start and after each round, `points` those of each category in the end.
    """

    level: str
    games: int
    course: list[float]
    points: dict[str, float]


class TypicalGames(msgspec.Struct, frozen=True):
    """The typical games of a title, by subject, and the rules by which they were played."""

    rules: str
    subjects: dict[str, list[Typical]]


def file_of(title: Title[Any, Any], folder: Path = FOLDER) -> Path:
    """The file of a title's typical games."""
    return folder / f"{title.name}.json"


@cache
def typical_games(title: Title[Any, Any], folder: Path = FOLDER) -> TypicalGames | None:
    """The typical games of a title, or None."""
    file = file_of(title, folder)
    return msgspec.json.decode(file.read_bytes(), type=TypicalGames) if file.exists() else None


def typical(title: Title[Any, Any], state: State[Any]) -> list[Typical]:
    """The typical games for the number of players of a state, with hand cards or without."""
    known = typical_games(title)
    return [] if known is None else known.subjects.get(str(Subject.of(title, state)), [])
