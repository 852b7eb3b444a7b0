"""The tries at problems of the player at this terminal, in a file; their rating follows from them."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from allmende.arena.safe_files import add_line, lines
from allmende.cli.habits import data_folder
from allmende.problems.grading import rating, strength
from allmende.problems.problem import Problem
from allmende.ratings import Strength

FILE: Final = "problems.jsonl"


class Tried(msgspec.Struct, frozen=True):
    """The first try at a problem, and whether it solved it."""

    problem: str
    solved: bool


class History:
    """All first tries, in their order; what can't be written or read is forgotten."""

    def __init__(self) -> None:
        self._file: Path = data_folder() / FILE
        self.tries: list[Tried] = []
        with suppress(OSError, msgspec.DecodeError):
            self.tries = lines(self._file, Tried)

    def add(self, problem: str, solved: bool) -> None:
        """Keep a first try."""
        self.tries.append(Tried(problem, solved))
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            add_line(self._file, self.tries[-1])

    def of(self, problem: str) -> bool | None:
        """True if the first try has solved a problem, False if it has not, None if there was none."""
        return next((one.solved for one in self.tries if one.problem == problem), None)

    def rating(self, problems: Iterable[Problem]) -> Strength:
        """The player's rating in these problems."""
        known = {one.name: strength(one) for one in problems}
        return rating((known[one.problem], one.solved) for one in self.tries if one.problem in known)
