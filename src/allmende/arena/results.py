"""The folder of a tournament: what it is, its games, one line each, and their records."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from allmende.arena.keeping import add_line, lines, write_json
from allmende.arena.tournament import Game, Tournament
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.record import Record

TOURNAMENT: Final = "tournament.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"


class ResultsError(AllmendeError):
    """A folder can't be used for a tournament; the system's own objections remain OSErrors."""


class Results:
    """Keeps every game in a folder as soon as it has ended, and knows those that are already there.

    ResultsError if the folder belongs to another tournament, or if what lies there can't be read.
    """

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        if (known := tournament_in(folder)) is None:
            (folder / RECORDS).mkdir(parents=True, exist_ok=True)
            (folder / GAMES).touch()
            # Written last and whole, so that where it is everything else is, too.
            write_json(folder / TOURNAMENT, tournament)
        elif known != tournament:
            raise _unusable(folder, "error-other-tournament", "it holds another tournament")
        self.folder = folder
        self.games = _games(folder)

    def add(self, game: Game, record: Record | None) -> None:
        """Keep a game. Where its line is, its record is, too."""
        if record is not None:
            (self.folder / RECORDS / f"{game.number:06d}.txt").write_text(str(record), encoding="utf-8")
        add_line(self.folder / GAMES, game)
        self.games.append(game)


def tournament_in(folder: Path) -> Tournament | None:
    """The tournament that a folder holds, None if it holds none."""
    try:
        return msgspec.json.decode((folder / TOURNAMENT).read_bytes(), type=Tournament)
    except FileNotFoundError:
        return None
    except msgspec.DecodeError:
        raise _unusable(folder / TOURNAMENT, "error-no-tournament", "it can't be read") from None


def _games(folder: Path) -> list[Game]:
    """The games that are kept."""
    try:
        return lines(folder / GAMES, Game)
    except msgspec.DecodeError:
        raise _unusable(folder / GAMES, "error-no-tournament", "it can't be read") from None


def _unusable(path: Path, message_id: str, why: str) -> ResultsError:
    return ResultsError(f"{path} can't be used: {why}", Message(message_id, {"file": str(path)}))
