"""The rating of problems, and of people who solve them: a try is a game of a solver against a problem."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from allmende.problems.problem import Problem
from allmende.ratings import Strength, tried

ROUNDS: Final = 3
"""How often the tries of all levels are gone through, so that the first ones weigh no more than the last."""


def strength(problem: Problem) -> Strength:
    """The rating of a problem as it comes along."""
    return Strength(problem.mu, problem.sigma)


def graded(problems: Sequence[Problem]) -> list[Problem]:
    """Problems with their ratings, from the tries of levels, which are rated in the same way; the easiest first."""
    levels: dict[str, Strength] = {}
    ratings = {one.name: Strength() for one in problems}
    for number in range(ROUNDS):
        if number:  # what is known of levels is kept, problems begin anew
            ratings = {one.name: Strength() for one in problems}
        for one in problems:
            for level, (solved, tries) in one.found.items():
                for attempt in range(tries):
                    solver, problem = tried(levels.get(level, Strength()), ratings[one.name], attempt < solved)
                    levels[level], ratings[one.name] = solver, problem
    found = [
        msgspec.structs.replace(one, mu=round(ratings[one.name].mu, 2), sigma=round(ratings[one.name].sigma, 2))
        for one in problems
    ]
    return sorted(found, key=lambda one: (one.mu, one.name))


def rating(tries: Iterable[tuple[Strength, bool]]) -> Strength:
    """The rating of a person after tries at problems of these ratings, each solved or not, in their order."""
    mine = Strength()
    for problem, solved in tries:
        mine, _ = tried(mine, problem, solved)
    return mine


def fitting(problems: Iterable[Problem], mine: Strength, known: Iterable[str]) -> Problem | None:
    """The problem nearest to a rating that isn't among those `known`; None if there is none."""
    done = {*known}
    left = [one for one in problems if one.name not in done]
    return min(left, key=lambda one: (abs(one.mu - mine.mu), one.name), default=None)
