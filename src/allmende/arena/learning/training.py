"""Learning to play: generation after generation of games, and a net that is fitted to the latest of them.

Everything stands in a folder after each generation, so that a training can be stopped and taken up again.
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

from allmende.arena.learning import fitting, learner, self_play
from allmende.arena.learning.folder import Folder, Generation, Plan, constants_in
from allmende.arena.learning.learner import Learner
from allmende.arena.learning.self_play import Kind, Samples, teach
from allmende.bots.bot import Bot
from allmende.bots.learned import Subject
from allmende.bots.net import Net, one_thread

GENERATION: Final = 240
"""Games of a generation, divided by the number of players."""
REMEMBERED: Final = 8
"""Generations that the net is fitted to."""
RATE: Final = 5e-4
"""The learning rate at the start; it falls to a twentieth until the end."""
HEAT: Final = 0.25
"""The part of the temperatures that is left in the end: at first much is tried, later it is played well."""
STUDIED: Final = 0.25
"""The part of what is remembered that a generation of the net is fitted to, drawn by lot: each position about twice.

With eight times, a net learned games with hand cards by heart: those it had seen it guessed to 1.6 points, new ones to
3.8 where twice led to 3.2.
"""
FIRST_PASSES: Final = 6
"""How often the first games of all are studied if there is no forebear."""


class Forebear(NamedTuple):
    """A net to begin with, as it sees the games to be learned; None where the folder of the training has it already."""

    subject: str
    net: Net | None = None

    @classmethod
    def of(cls, subject: str, net: Net, seen: Sequence[str]) -> Forebear:
        """A net that has learned other games; of what is now `seen`, it overlooks what it does not know."""
        return cls(subject, net.seeing(seen))


class Training:
    """A training that is kept in a folder; TrainingError if the folder belongs to another one."""

    def __init__(
        self,
        kind: Kind,
        folder: Path,
        teacher: Bot | None = None,
        lessons: int = 0,
        seed: int = 1,
        forebear: Forebear | None = None,
    ) -> None:
        self.kind = kind
        self.teacher = teacher if lessons else None
        self.plan = _plan(kind, self.teacher, lessons if teacher else 0, seed, forebear.subject if forebear else "")
        self._folder = Folder(folder, self.plan, REMEMBERED)
        if forebear and forebear.net and not self.history:
            self._folder.add_forebear(forebear.net)
        self._memory = deque(self._folder.samples(), maxlen=REMEMBERED)
        state = self._folder.learner()
        self._learner = Learner.resume(state) if state else None

    @property
    def history(self) -> list[Generation]:
        """The generations that are done, those of earlier sittings among them."""
        return self._folder.history

    def run(self, seconds: float = inf, generations: float = inf) -> Iterator[Generation]:
        """Go on until so many seconds of one core are spent or so many generations done, earlier sittings counted.

        However few they are, there is one generation at least.
        """
        started = process_time() - self._spent
        while (part := max(self._spent / seconds, len(self.history) / generations)) < 1 or not self.history:
            with one_thread():
                samples, error = self._generation(RATE * max(0.05, 1 - part), max(HEAT, 1 - part))
            yield self._keep(samples, error, process_time() - started)

    @property
    def _spent(self) -> float:
        """The seconds that are written down, so that a training which has come to its end stays there."""
        return self.history[-1].seconds if self.history else 0.0

    def _generation(self, rate: float, heat: float) -> tuple[Samples, float]:
        """Play the games of one generation and fit the net; the games, and how wrong it was about them before."""
        number = len(self.history)
        numbers = np.random.default_rng([self.plan.seed, number])
        samples = self._play(Random(f"{self.plan.seed} {number}"), heat)
        self._memory.append(samples)
        rows = np.concatenate([each.rows for each in self._memory])
        targets = np.concatenate([each.targets for each in self._memory])
        passes = STUDIED
        if self._learner is None:
            forebear = self._folder.forebear()
            self._learner = Learner(rows, targets, numbers, forebear=forebear)
            passes = 1 if forebear else FIRST_PASSES
        error = self._learner.error(samples.rows, samples.targets)
        self._learner.fit(rows, targets, passes, rate, numbers)
        return samples, error

    def _play(self, rng: Random, heat: float) -> Samples:
        """The games of one generation: of the net, at first of a teacher, a forebear or somebody who knows nothing."""
        games = max(1, GENERATION // self.kind.players)
        if self._learner is None and self.teacher is not None:
            return teach(self.kind, self.teacher, self.plan.lessons, rng)
        net = self._learner.net() if self._learner else self._folder.forebear()
        if net is not None:
            return self_play.self_play(self.kind, net, games, rng, heat)
        return teach(self.kind, _Anything(self.kind), games, rng)

    def _keep(self, samples: Samples, error: float, seconds: float) -> Generation:
        assert self._learner is not None
        games = (self.history[-1].games if self.history else 0) + len(samples.scores) // self.kind.players
        mean, best = fmean(samples.scores), max(samples.scores)
        done = Generation(len(self.history), games, seconds, mean, best, float(samples.targets.mean()), error)
        net = Net(self._learner.net().layers, self.kind.features)
        self._folder.add(done, samples, self._learner.state(), net)
        return done


def _plan(kind: Kind, teacher: Bot | None, lessons: int, seed: int, forebear: str) -> Plan:
    """What is learned and how, with all constants of the modules that learn."""
    position = kind.start(Random(seed))
    return Plan(
        subject=str(Subject.of(kind.title, position)),
        title=kind.title.name,
        rules=kind.title.newest_rules,
        players=kind.players,
        options=kind.options,
        features=len(kind.encode(position, 0)),
        teacher=type(teacher).__name__ if teacher else "",
        lessons=lessons,
        seed=seed,
        constants=constants_in(vars(fitting), vars(learner), vars(self_play), globals()),
        forebear=forebear,
    )


class _Anything:
    """Plays any move that deserves a look."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def choose(self, position: object, seat: int, rng: Random) -> int:
        return rng.choice(self.kind.candidates(position, seat))
