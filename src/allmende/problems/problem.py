"""The form of a problem, and the shelf of those that come along: a file a title, with a line for each problem."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from allmende.bots.card_knowledge import Estimate
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.plain import Plain
from allmende.core.record import Record
from allmende.core.title import Title
from allmende.titles import replay

SHELF: Final = Path(__file__).parent / "shelf"
"""The folder with the files, such as `agricola.json`."""


class UnknownProblemError(AllmendeError):
    """A name that no problem of the title has."""


class PlanResult(Plain, frozen=True):
    """A plan, as texts of moves, and the means of the games that were played on after it.

    `ahead` are the points by which its seat was ahead of the best other one in the end or, alone, simply its points.
    `points` are the seat's own points by category. `behind` is by how much the plan comes to less than the solution in
    games on the same deals; 0 for the solution itself.
    """

    moves: list[str]
    ahead: float
    points: dict[str, float]
    behind: Estimate


class Problem(Plain, frozen=True):
    """A position, the seat that has to plan its turn there, the solution and the next best plans.

    Values come from `games` after each plan. `found` has by level of bots how often it played the solution, or as well,
    and in how many tries; from these follows the rating with which it comes along, `mu` and `sigma`. `engine` names the
    net that played the games on, `date` and `version` when and by which program it was made.
    """

    name: str
    record: str
    seat: int
    solution: PlanResult
    others: list[PlanResult]
    games: int
    found: dict[str, tuple[int, int]]
    engine: str
    date: str
    version: str
    mu: float = 0.0
    sigma: float = 0.0

    @property
    def lead(self) -> Estimate:
        """The points by which the solution is better than the next best plan."""
        return self.others[0].behind

    @property
    def head(self) -> Record:
        """The record of the game up to the position."""
        return Record.parse(self.record)

    @property
    def players(self) -> int:
        """The number of players."""
        return self.head.players

    def game(self) -> Game:
        """The game as it stands before the plan."""
        return replay(self.head)


def name_of(title: str, record: str) -> str:
    """The name of the problem at the end of a record: the title and a short digest.

    >>> name_of("arle", "allmende 1")
    'arle-033cc4'
    """
    return f"{title}-{sha256(record.encode()).hexdigest()[:6]}"


@cache
def problems(title: Title[Any, Any]) -> tuple[Problem, ...]:
    """The problems of a title that come along, the easiest first; none for a title without a file."""
    file = SHELF / f"{title.name}.json"
    if not file.exists():
        return ()
    return msgspec.json.decode(file.read_bytes(), type=tuple[Problem, ...])


def problem(title: Title[Any, Any], name: str) -> Problem:
    """The problem of a name; UnknownProblemError if there is none."""
    for one in problems(title):
        if one.name == name:
            return one
    raise UnknownProblemError(f"there is no problem {name!r}", Message("error-no-problem", {"problem": name[:40]}))
