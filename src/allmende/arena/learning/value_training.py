"""Training a value net by self-play, generation after generation.

All of it is written to a folder after each generation, so that a training can be stopped and resumed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Final, NamedTuple

import numpy as np

from allmende.arena.learning import optimizer, self_play, value_learner
from allmende.arena.learning.folder import Folder, Generation, Plan, constants_in
from allmende.arena.learning.self_play import Kind, Samples, teach
from allmende.arena.learning.value_learner import ValueLearner
from allmende.bots.bot import Bot
from allmende.bots.learned import Subject
from allmende.bots.value_net import ValueNet, one_thread

GENERATION: Final = 240
"""Games of a generation, times the number of players."""
REMEMBERED: Final = 8
"""Generations that the net is fitted to."""
RATE: Final = 5e-4
"""The learning rate at the start; it falls to a twentieth until the end."""
HEAT: Final = 0.25
"""The part of the temperatures that is left in the end: at first many moves are tried, later it plays well."""
STUDIED: Final = 0.25
"""The part of the remembered samples that a generation of the net is fitted to, drawn by lot: each state about twice.

With eight times, a net learned games with hand cards by heart: its error was 1.6 points in games that it had seen, and
3.8 in new ones, where twice led to 3.2.
"""
FIRST_PASSES: Final = 6
"""Passes over the first games of all if there is no `warm_start`."""


class WarmStart(NamedTuple):
    """A net to begin with, for the features of the games to be learned; None where the folder of the training has
    it."""

    subject: str
    net: ValueNet | None = None

    @classmethod
    def of(cls, subject: str, net: ValueNet, seen: Sequence[str]) -> WarmStart:
        """A net that has learned other games, for the features `seen`; it ignores those that it doesn't know."""
        return cls(subject, net.learning(seen))


class ValueTraining:
    """A training that is kept in a folder; TrainingError if the folder belongs to another one."""

    def __init__(
        self,
        kind: Kind,
        folder: Path,
        teacher: Bot | None = None,
        lessons: int = 0,
        seed: int = 1,
        warm_start: WarmStart | None = None,
    ) -> None:
        self.kind = kind
        self.teacher = teacher if lessons else None
        self.plan = _plan(kind, self.teacher, lessons if teacher else 0, seed, warm_start.subject if warm_start else "")
        self._folder = Folder(folder, self.plan, REMEMBERED)
        if warm_start and warm_start.net and not self.history:
            self._folder.add_warm_start(warm_start.net)
        self._memory = deque(self._folder.samples(), maxlen=REMEMBERED)
        state = self._folder.learner()
        self._learner = ValueLearner.resume(state) if state else None

    @property
    def history(self) -> list[Generation]:
        """The generations that are done, those of earlier runs included."""
        return self._folder.history

    def run(self, seconds: float = inf, generations: float = inf) -> Iterator[Generation]:
        """Go on until this many seconds of one core or this many generations are reached, earlier runs counted.

        At least one generation is done.
        """
        started = process_time() - self._spent
        while (part := max(self._spent / seconds, len(self.history) / generations)) < 1 or not self.history:
            with one_thread():
                samples, error = self._generation(RATE * max(0.05, 1 - part), max(HEAT, 1 - part))
            yield self._keep(samples, error, process_time() - started)

    @property
    def _spent(self) -> float:
        """The recorded seconds, so that a finished training stays finished."""
        return self.history[-1].seconds if self.history else 0.0

    def _generation(self, rate: float, heat: float) -> tuple[Samples, float]:
        """Play the games of one generation and fit the net; return the games, and its error on them before."""
        number = len(self.history)
        numbers = np.random.default_rng([self.plan.seed, number])
        samples = self._play(Random(f"{self.plan.seed} {number}"), heat)
        self._memory.append(samples)
        rows = np.concatenate([each.rows for each in self._memory])
        targets = np.concatenate([each.targets for each in self._memory])
        passes = STUDIED
        if self._learner is None:
            warm_start = self._folder.warm_start()
            self._learner = ValueLearner(rows, targets, numbers, warm_start=warm_start)
            passes = 1 if warm_start else FIRST_PASSES
        error = self._learner.error(samples.rows, samples.targets)
        self._learner.fit(rows, targets, passes, rate, numbers)
        return samples, error

    def _play(self, rng: Random, heat: float) -> Samples:
        """The games of one generation: of the net, at first of a teacher, a warm start or a net of random weights."""
        games = max(1, GENERATION // self.kind.players)
        if self._learner is None and self.teacher is not None:
            return teach(self.kind, self.teacher, self.plan.lessons, rng)
        net = self._learner.net() if self._learner else self._folder.warm_start()
        if net is not None:
            return self_play.self_play(self.kind, net, games, rng, heat)
        return teach(self.kind, _Anything(self.kind), games, rng)

    def _keep(self, samples: Samples, error: float, seconds: float) -> Generation:
        assert self._learner is not None
        games = (self.history[-1].games if self.history else 0) + len(samples.scores) // self.kind.players
        mean, best = fmean(samples.scores), max(samples.scores)
        done = Generation(len(self.history), games, seconds, mean, best, float(samples.targets.mean()), error)
        net = ValueNet(self._learner.net().layers, self.kind.features)
        self._folder.add(done, samples, self._learner.state(), net)
        return done


def _plan(kind: Kind, teacher: Bot | None, lessons: int, seed: int, warm_start: str) -> Plan:
    """The plan of a training, with all constants of the modules that learn."""
    state = kind.start(Random(seed))
    return Plan(
        subject=str(Subject.of(kind.title, state)),
        title=kind.title.name,
        rules=kind.title.newest_rules,
        players=kind.players,
        options=kind.options,
        features=len(kind.encode(state, 0)),
        teacher=type(teacher).__name__ if teacher else "",
        lessons=lessons,
        seed=seed,
        constants=constants_in(vars(optimizer), vars(value_learner), vars(self_play), globals()),
        warm_start=warm_start,
    )


class _Anything:
    """A bot that plays any move worth trying."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def choose(self, state: object, seat: int, rng: Random) -> int:
        return rng.choice(self.kind.candidates(state, seat))
