"""Routes of problems: those of each title, tables to solve them at, and answers, judged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.core import Message, Title
from allmende.problems.explanation import told
from allmende.problems.grading import fitting
from allmende.problems.judging import Judgement
from allmende.problems.problem import PlanResult, Problem, UnknownProblemError, problem, problems
from allmende.ratings import Strength
from allmende.server.bots.thinker import Thinker
from allmende.server.errors import NotFoundError, UnfitError
from allmende.server.http import requests
from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.replies import Reply, json
from allmende.server.people.api import PeopleApi
from allmende.server.people.memberships import MAKER, Memberships
from allmende.server.people.messages import Person
from allmende.server.people.table_access import Count
from allmende.server.problems.attempts import Attempt, Attempts
from allmende.server.problems.messages import (
    Judged,
    JudgedPlan,
    MyRating,
    ProblemAnswer,
    ProblemList,
    ProblemStart,
    ProblemSummary,
    ProblemTable,
    ProblemTitle,
    ProblemTitles,
    Rated,
)
from allmende.server.tables import problem_table
from allmende.server.tables.registry import Tables
from allmende.titles import TITLES


class ProblemsApi:
    """The routes; `mine` tells which person a request comes from."""

    def __init__(
        self,
        attempts: Attempts,
        tables: Tables,
        memberships: Memberships,
        thinker: Thinker,
        mine: PeopleApi,
        count: Count,
    ) -> None:
        self._attempts = attempts
        self._tables = tables
        self._memberships = memberships
        self._thinker = thinker
        self._mine = mine
        self._count = count

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            get("/problems", self.titles),
            get("/problems/{title}", self.of_title),
            post("/problems/{title}/{problem}", self.begin),
            post("/problems/{title}/{problem}/answer", self.answer),
        ]

    async def titles(self, request: Request) -> Reply[ProblemTitles]:
        """The titles that have problems, each with my rating and the problem that is next for me."""
        person = await self._mine.anybody(request, "looks")
        found = [await self._standing(title, person) for title in TITLES.values() if problems(title)]
        return json(ProblemTitles([standing for standing, _, _ in found]))

    async def of_title(self, request: Request) -> Reply[ProblemList]:
        """The problems of a title with their ratings, and my tries."""
        person = await self._mine.anybody(request, "looks")
        title = requests.title(request)
        if not problems(title):
            raise _no_problem(title.name)
        standing, ratings, tries = await self._standing(title, person)
        known = {one.problem: one.solved for one in tries}
        return json(
            ProblemList(
                standing,
                [_summary(one, ratings[one.name], known.get(one.name)) for one in problems(title)],
                [MyRating(one.problem, one.solved, one.rated.value) for one in tries],
            )
        )

    async def begin(self, request: Request, body: Body[ProblemStart]) -> Reply[ProblemTable]:
        """Set up a table with a problem: one plays its turn there, and nothing else counts."""
        self._count("tables", request)
        person = await self._mine.somebody(request)
        wanted = await body()
        one = _problem(request)
        made = await self._tables.set_up(lambda: problem_table.opened(one, wanted.name, wanted.neighbor))
        await self._memberships.sit(person, made.table, [MAKER])
        return json(ProblemTable(made.table, made.key), 201)

    async def answer(self, request: Request, body: Body[ProblemAnswer]) -> Reply[Judged]:
        """Judge the turn that I have played at a table; my first answer to a problem is kept, and rated.

        It may take some seconds, in which games are played on after it and after the solution.
        """
        person = await self._mine.somebody(request)
        wanted = await body()
        one, title = _problem(request), requests.title(request)
        table = await self._tables.get(wanted.table)
        mine = await self._memberships.players([wanted.table])
        if table.opened.problem != one.name or person.person not in mine.values():
            raise UnfitError("this is no table of mine with this problem", Message("error-problem-table"))
        plan = problem_table.answer(table)
        if plan is None:
            raise UnfitError("the plan isn't over yet", Message("error-plan-open"))
        judgement = await self._thinker.judge(title.name, one.name, plan)
        before, _, _ = await self._standing(title, person)
        counts = await self._attempts.note(person.person, title.name, one, judgement.is_right)
        after, ratings, _ = await self._standing(title, person)
        return json(_judged(one, judgement, counts, before, after, ratings[one.name]))

    async def _standing(
        self, title: Title[Any, Any], person: Person | None
    ) -> tuple[ProblemTitle, Mapping[str, Strength], list[Attempt]]:
        """How I stand in the problems of a title, their ratings, and my tries."""
        known = problems(title)
        ratings = await self._attempts.ratings(known)
        tries = [] if person is None else await self._attempts.of(person.person, title.name)
        mine = tries[-1].rated if tries else Strength()
        here = [msgspec.structs.replace(one, mu=ratings[one.name].mu) for one in known]
        following = fitting(here, mine, [one.problem for one in tries])
        standing = ProblemTitle(
            title.name,
            len(known),
            len(tries),
            sum(one.solved for one in tries),
            _rated(mine),
            following.name if following else "",
        )
        return standing, ratings, tries


def _problem(request: Request) -> Problem:
    """The problem that the path names; NotFoundError if there is none."""
    name = request.path_params["problem"]
    try:
        return problem(requests.title(request), name)
    except UnknownProblemError:
        raise _no_problem(name) from None


def _no_problem(name: str) -> NotFoundError:
    return NotFoundError(f"there is no problem {name[:40]!r}", Message("error-no-such-problem"))


def _rated(one: Strength) -> Rated:
    return Rated(one.value, one.spread, one.games)


def _summary(one: Problem, rated: Strength, solved: bool | None) -> ProblemSummary:
    head = one.head
    return ProblemSummary(one.name, head.players, head.options, _rated(rated), solved)


def _judged(
    one: Problem, judgement: Judgement, counts: bool, before: ProblemTitle, after: ProblemTitle, rated: Strength
) -> Judged:
    game = one.game()

    def plan(result: PlanResult) -> JudgedPlan:
        said = told(game, one, result)
        return JudgedPlan(said.labels, result.behind, said.why)

    return Judged(
        verdict=judgement.verdict,
        games=judgement.games,
        plan=plan(judgement.result),
        lead=one.lead,
        measured=one.games,
        solution=plan(one.solution),
        others=[plan(other) for other in one.others],
        found=one.found,
        counts=counts,
        before=before.mine,
        mine=after.mine,
        problem=_rated(rated),
        next=after.next,
    )
