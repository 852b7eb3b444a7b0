"""Structs of the API about problems."""

from __future__ import annotations

import msgspec

from allmende.bots.card_knowledge import Estimate
from allmende.core import Message
from allmende.problems.judging import Verdict
from allmende.server.http.messages import RequestBody


class Rated(msgspec.Struct, frozen=True):
    """A rating in points: the true one lies within `spread` of it with odds of 19 to 1; after so many `tries`."""

    rating: int
    spread: int
    tries: int


class ProblemSummary(msgspec.Struct, frozen=True):
    """A problem by its name, with its rating on this server; `solved` says what my first try came to, if I had one."""

    name: str
    players: int
    options: dict[str, str]
    rated: Rated
    solved: bool | None


class ProblemTitle(msgspec.Struct, frozen=True):
    """A title's number of problems, how many I have tried and solved, my rating, and the problem that is next for me.

    `next` is empty once I have tried all.
    """

    title: str
    problems: int
    tried: int
    solved: int
    mine: Rated
    next: str


class ProblemTitles(msgspec.Struct, frozen=True):
    """The titles that have problems."""

    titles: list[ProblemTitle]


class MyRating(msgspec.Struct, frozen=True):
    """My rating after a first try at a problem, and whether I solved it."""

    problem: str
    solved: bool
    rating: int


class ProblemList(msgspec.Struct, frozen=True):
    """The problems of a title, the easiest first, and how my rating went, the latest try last."""

    title: ProblemTitle
    problems: list[ProblemSummary]
    history: list[MyRating]


class ProblemStart(RequestBody, frozen=True):
    """A request for a table with a problem; its player is called `name` there, the bots beside it `neighbor`."""

    name: str
    neighbor: str


class ProblemTable(msgspec.Struct, frozen=True):
    """The table with a problem."""

    table: str
    key: str


class ProblemAnswer(RequestBody, frozen=True):
    """The table at which a turn was played in answer to its problem."""

    table: str


class JudgedPlan(msgspec.Struct, frozen=True):
    """A plan in words, move by move, by how many points it is behind the solution, and why."""

    moves: list[Message]
    behind: Estimate
    why: list[Message]


class Judged(msgspec.Struct, frozen=True):
    """The judgement of an answer, with the solution and the next best plans.

    The answer and the solution were compared in `games` games after each; the `lead` of the solution on the next best
    plan is from `measured` games. `found` has by level of bots how often it solved the problem, and in how many tries.
    `counts` is true for my first try, which has changed my rating and the problem's from those `before`.
    """

    verdict: Verdict
    games: int
    plan: JudgedPlan
    lead: Estimate
    measured: int
    solution: JudgedPlan
    others: list[JudgedPlan]
    found: dict[str, tuple[int, int]]
    counts: bool
    before: Rated
    mine: Rated
    problem: Rated
    next: str
