"""The output of `allmende problems --json`."""

from __future__ import annotations

import msgspec

from allmende.bots.intervals import Interval
from allmende.cli.output import Output, Setup, Timing
from allmende.problems.grading import strength
from allmende.problems.problem import Problem


class ProblemOutput(msgspec.Struct, frozen=True):
    """A problem that comes along: its rating and how sure it is, and the points by which the solution is better than
    the next best plan, with the interval from `games` games."""

    name: str
    players: int
    options: dict[str, str]
    rating: int
    spread: int
    lead: Interval
    games: int

    @classmethod
    def of(cls, one: Problem) -> ProblemOutput:
        """The facts about a problem."""
        rated, head, lead = strength(one), one.head, one.lead
        interval = Interval(lead.value, round(lead.value - lead.half, 2), round(lead.value + lead.half, 2))
        return cls(one.name, head.players, head.options, rated.value, rated.spread, interval, one.games)


class ProblemsOutput(Output, frozen=True, kw_only=True, tag="problems"):
    """The output of `allmende problems TITLE --json`: the problems of a title, the easiest first."""

    title: str
    problems: list[ProblemOutput]


class ProblemsMineOutput(Output, frozen=True, kw_only=True, tag="problems-mine"):
    """The output of `allmende problems mine`: the problems that were found in so many turns of `games` games."""

    setup: Setup
    games: int
    turns: int
    problems: list[Problem]
    timing: Timing
