"""First tries at problems in the store, and the ratings of persons and problems that come of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from allmende.problems.grading import strength
from allmende.problems.problem import Problem
from allmende.ratings import Strength, tried
from allmende.server.results.ratings import columns
from allmende.server.results.ratings import strength as in_columns
from allmende.server.store.protocol import Statement, Store

_TRY: Final = """
    INSERT INTO attempts (person, problem, title, solved, mu, sigma, number, ended) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (person, problem) DO NOTHING
"""
_RATING: Final = """
    INSERT INTO problem_ratings (problem, mu, sigma, tries) VALUES (?, ?, ?, ?)
    ON CONFLICT (problem) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, tries = excluded.tries
"""


class Attempt(NamedTuple):
    """A person's first try at a problem: whether it was solved, and the person's rating after it."""

    problem: str
    solved: bool
    rated: Strength


class Attempts:
    """The first tries of all persons; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def of(self, person: str, title: str) -> list[Attempt]:
        """A person's tries at problems of a title, in their order."""
        query = """
            SELECT problem, solved, mu, sigma, number FROM attempts WHERE person = ? AND title = ?
            ORDER BY number, ended, problem
        """
        rows = await self._store.run(Statement(query, (person, title)))
        return [Attempt(str(problem), bool(solved), in_columns(*rating)) for problem, solved, *rating in rows]

    async def ratings(self, problems: Iterable[Problem]) -> dict[str, Strength]:
        """The ratings of problems on this server: as they came along, until persons have tried them."""
        found = {one.name: strength(one) for one in problems}
        rows = await self._store.run(Statement("SELECT problem, mu, sigma, tries FROM problem_ratings"))
        known = {str(problem): in_columns(*rating) for problem, *rating in rows}
        return found | {name: rating for name, rating in known.items() if name in found}

    async def note(self, person: str, title: str, problem: Problem, solved: bool) -> bool:
        """Keep a first try, and rate its person and the problem by it; False if there was one before."""
        before = await self.of(person, title)
        if any(one.problem == problem.name for one in before):
            return False
        theirs = (await self.ratings([problem]))[problem.name]
        mine, theirs = tried(before[-1].rated if before else Strength(), theirs, solved)
        ended = int(self._clock())
        await self._store.run(
            Statement(_TRY, (person, problem.name, title, int(solved), *columns(mine), ended)),
            Statement(_RATING, (problem.name, *columns(theirs))),
        )
        return True
