"""The folder of a tournament: its description, its games, and their records."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from allmende.arena.safe_files import add_line, lines, write_json
from allmende.arena.tournament import Game, Tournament
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.record import Record

TOURNAMENT: Final = "tournament.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"


class ResultsError(AllmendeError):
    """A folder that can't be used for a tournament, except for reasons of the system, which are OSErrors."""


class Results:
    """The folder of a tournament. It keeps every game as soon as it has ended; `games` has those that are there.

    ResultsError if the folder belongs to another tournament, or if its files can't be read.
    """

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        if (known := tournament_in(folder)) is None:
            (folder / RECORDS).mkdir(parents=True, exist_ok=True)
            (folder / GAMES).touch()
            # Written last and whole: where this file is, all others are, too.
            write_json(folder / TOURNAMENT, tournament)
        elif known != tournament:
            raise _unusable(folder, "error-other-tournament", "it holds another tournament")
        self.folder = folder
        self.games = _games(folder)

    def add(self, game: Game, record: Record | None) -> None:
        """Keep a game: first its record, if there is one, then its line in the table."""
        if record is not None:
            (self.folder / RECORDS / f"{game.number:06d}.txt").write_text(str(record), encoding="utf-8")
        add_line(self.folder / GAMES, game)
        self.games.append(game)


def tournament_in(folder: Path) -> Tournament | None:
    """The tournament in a folder; None if there is none. ResultsError if it can't be read."""
    try:
        return msgspec.json.decode((folder / TOURNAMENT).read_bytes(), type=Tournament)
    except FileNotFoundError:
        return None
    except msgspec.DecodeError:
        raise _unusable(folder / TOURNAMENT, "error-no-tournament", "it can't be read") from None


def _games(folder: Path) -> list[Game]:
    """The games in a folder."""
    try:
        return lines(folder / GAMES, Game)
    except msgspec.DecodeError:
        raise _unusable(folder / GAMES, "error-no-tournament", "it can't be read") from None


def _unusable(path: Path, message_id: str, why: str) -> ResultsError:
    return ResultsError(f"{path} can't be used: {why}", Message(message_id, {"file": str(path)}))
