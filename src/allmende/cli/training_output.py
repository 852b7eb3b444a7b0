"""The output of `allmende train --json`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from allmende.arena.ladder import Rung
from allmende.arena.learning.folder import Generation, Plan
from allmende.arena.tournament import Game
from allmende.bots.intervals import Interval
from allmende.cli.output import Output, PlayedGame, Setup, Stopwatch, Timing, in_order

State = Literal["champion", "finished", "begun", "open", "waiting"]


class TrainedGeneration(msgspec.Struct, frozen=True):
    """A generation of a training; `games` is a total since the training began, and its scores are those of its games.

    `expected` is the mean of what its games taught, `error` how far the net was from it before, in points, and `won`
    the part of the games against a rival that it won, null without a rival.
    """

    number: int
    games: int
    mean: float
    best: float
    expected: float
    error: float
    won: float | None

    @classmethod
    def of(cls, done: Generation) -> TrainedGeneration:
        """A generation without its time."""
        return msgspec.convert(done, cls, from_attributes=True)


class TrainTiming(Timing, frozen=True, kw_only=True):
    """The time of a training, in seconds of one core after each generation, those of earlier runs included."""

    generations: list[float]


class TrainOutput(Output, frozen=True, kw_only=True, tag="train"):
    """The output of `allmende train`: the plan of the training, its generations, and how well its net plays.

    Equal plans with as many generations give equal nets. `net` is the digest of the net. With a search `rungs` are its
    results against each of `setup.bots` after itself, and `results` each of these games; without, `score` is the mean
    of the `scores` by game and seat, in games that it plays by itself.
    """

    setup: Setup
    plan: Plan
    generations: list[TrainedGeneration]
    net: str
    score: Interval | None
    scores: list[list[float]]
    rungs: list[Rung]
    results: list[PlayedGame]
    timing: TrainTiming

    @classmethod
    def of(
        cls,
        plan: Plan,
        history: Sequence[Generation],
        watch: Stopwatch,
        *,
        setup: Setup,
        net: str,
        score: Interval | None = None,
        scores: Sequence[Sequence[float]] = (),
        rungs: Sequence[Rung] = (),
        results: Iterable[Game] = (),
    ) -> TrainOutput:
        """The output of a training that was done by a plan, with what has measured its net."""
        return cls(
            setup=setup,
            plan=plan,
            generations=[TrainedGeneration.of(done) for done in history],
            net=net,
            score=score,
            scores=[list(game) for game in scores],
            rungs=list(rungs),
            results=in_order(results),
            timing=TrainTiming(**watch.facts(), generations=[round(done.seconds, 3) for done in history]),
        )


class PlannedTraining(msgspec.Struct, frozen=True):
    """A training of a plan: minutes of one core that are planned and were spent, and what they have come to.

    Its `state` is `champion` if its net is the champion, else `finished`, `begun`, `open`, or `waiting` for a search
    that its title lacks.
    """

    subject: str
    planned: float
    minutes: float
    generations: int
    games: int
    state: State


class PlanOutput(Output, frozen=True, kw_only=True, tag="train-plan"):
    """The output of `allmende train --plan`: how far each training has come, at the end of the command."""

    trainings: list[PlannedTraining]
    timing: Timing
