"""Training by search: first on games of a league, then on the net's own searches (as AlphaZero).

The net is fitted to the policies that its searches find and to the results of games. It never meets only itself: many
games are with members of the league, and with earlier nets. Or all games are against one rival, to exploit its
weaknesses or to take its place.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np

from allmende.arena.contestants import MIND
from allmende.arena.executors import Executor, Here
from allmende.arena.ladder import seated
from allmende.arena.learning import game_batches, optimizer, policy_value_learner, rival_pool, search_games
from allmende.arena.learning.checkpoints import LEAGUE, RIVAL, Checkpoints
from allmende.arena.learning.feature_names import FeatureNames
from allmende.arena.learning.folder import WARM_START, Generation, Plan, constants_in, looks_of
from allmende.arena.learning.game_batches import (
    GeneratedGames,
    Pairing,
    SampledOpponent,
    SearchPlayer,
    play_generation,
    task,
)
from allmende.arena.learning.policy_value_learner import PolicyValueLearner, SearchSamples
from allmende.arena.learning.rival_pool import RivalPool
from allmende.arena.learning.search_games import TrainingTask
from allmende.bots.learned import Subject
from allmende.bots.panel import FROZEN
from allmende.bots.policy_value_net import PolicyValueNet
from allmende.bots.title_ai import policy_inputs
from allmende.bots.tree import SearchBudget
from allmende.bots.value_net import one_thread
from allmende.core.title import Title

FIRST_GAMES: Final = 400
"""Default number of games of the league that are learned from first."""
MODELS: Final = 0.5
"""The share of seats in these games for nets of earlier versions, where there are any for the subject."""
LOOKS: Final = 32
"""Default number of looks for a thorough decision; a glance has a quarter of them."""
GENERATION: Final = 200
"""Games of a generation."""
REMEMBERED: Final = 8
"""Generations whose samples are studied, beside a part of the first ones."""
FIRST_PART: Final = 0.35
"""The part of the first samples that is studied again in the first generation; half as much in the second."""
RATE: Final = 1e-3
LATER_RATE: Final = 5e-4
FIRST_PASSES: Final = 5
PASSES: Final = 1.0
"""Learning rates of the first fit and of later ones, and their passes over the samples."""
GUESTS: Final = 0.35
"""The share of games in which one seat belongs to a member of the league."""
NETS: Final = 0.8
"""The share of these seats for named nets, where there are any."""
ELDERS: Final = 0.45
"""The share of games in which one seat belongs to an earlier net. It samples no moves, since only best play punishes
mistakes."""
ELDERS_LOOKS: Final = 2
"""An earlier net's looks at every decision, as a multiple of the learner's."""
WANDER: Final = 1.0


class WarmStart(NamedTuple):
    """The net that a training begins with, and its name; None where the folder has it already."""

    name: str
    net: PolicyValueNet | None = None


class Rival(NamedTuple):
    """A frozen net, the only opponent or a member of the league, and its simulations; None where the folder has it."""

    name: str
    looks: int
    net: PolicyValueNet | None = None

    @classmethod
    def named(cls, name: str) -> Rival:
        """The rival of this name, which the folder of the training has."""
        return cls(name, looks_of(name))


class SearchTraining:
    """A training in a folder; TrainingError if the folder belongs to another one."""

    def __init__(
        self,
        syllabi: Sequence[TrainingTask],
        folder: Path,
        looks: int,
        first_games: int,
        seed: int,
        warm_start: WarmStart | None = None,
        rival: Rival | None = None,
        workers: Executor | None = None,
        nets: Sequence[Rival] = (),
        succeed: int = 0,
    ) -> None:
        """`syllabi` are the tasks, all of one subject; the first one gives the plan its name.

        `nets` are members of the league. Where there is a `rival`, all games are against it, at times against one of
        the `nets`; the net takes its place as soon as it wins `succeed` per cent of a generation's games against it,
        unless that is 0.
        """
        self.syllabi = syllabi
        self.about = Subject.of(syllabi[0].title, syllabi[0].start(Random(seed)))
        self.feature_names = FeatureNames.of(self.about)
        plan = Plan(
            subject=str(self.about),
            title=syllabi[0].title.name,
            rules=syllabi[0].title.newest_rules,
            players=self.about.players,
            options=syllabi[0].options,
            features=len(self.feature_names.features),
            teacher="league" if first_games and not warm_start else "",
            lessons=0 if warm_start else first_games,
            seed=seed,
            constants=constants_in(
                vars(optimizer),
                vars(policy_value_learner),
                vars(search_games),
                vars(game_batches),
                vars(rival_pool),
                globals(),
            ),
            warm_start=warm_start.name if warm_start else "",
            looks=looks,
            feature_names=self.feature_names.digest,
            against=rival.name if rival else "",
            nets=[net.name for net in nets],
            succeed=succeed,
        )
        self._folder = Checkpoints(folder, plan, self.feature_names, REMEMBERED)
        if not self.history:
            if warm_start is not None and warm_start.net is not None:
                self._folder.add_mind(WARM_START, warm_start.net)
            if rival is not None and rival.net is not None:
                self._folder.add_mind(f"{RIVAL}/{MIND}", rival.net)
            for number, net in enumerate(nets):
                if net.net is not None:
                    self._folder.add_mind(_member(number), net.net)
        self._rivals = RivalPool(self._folder, rival.looks) if rival else None
        self._nets = [
            SearchPlayer.as_it_is(self._folder.net(_member(each)), net.looks) for each, net in enumerate(nets)
        ]
        self._workers = workers or Here()
        self._learner = self._folder.learner()
        self._league = league(self.about)

    @property
    def plan(self) -> Plan:
        """The plan of the training."""
        return self._folder.plan

    @property
    def history(self) -> list[Generation]:
        """The generations that are done, those of earlier runs included."""
        return self._folder.history

    @property
    def lost(self) -> int:
        """The number of generations that have to be played again, because their files can't be read."""
        return self._folder.lost

    def run(self, seconds: float = inf, generations: float = inf) -> Iterator[Generation]:
        """Go on until this many seconds of one core or this many generations are reached, earlier runs counted.

        At least one generation is done. The CPU time of worker processes counts.
        """
        counted = process_time()
        while not self.history or (self.history[-1].seconds < seconds and len(self.history) < generations):
            spent, games = (self.history[-1].seconds, self.history[-1].games) if self.history else (0.0, 0)
            begun = process_time()
            at, made = self._play()
            waited = process_time() - begun
            learned = SearchSamples.joined([part.samples for part in made])
            with one_thread():
                error = self._study(learned)
            assert self._learner is not None
            scores = [score for part in made for game in part.scores for score in game]
            now = process_time()
            spent += sum(part.seconds for part in made) + now - counted - waited
            counted = now
            done = Generation(
                len(self.history),
                games + sum(len(part.scores) for part in made),
                spent,
                fmean(scores),
                max(scores),
                float(learned.scores.mean()),
                error,
                self._rivals.settle(len(self.history), at, made, self._learner) if self._rivals else None,
            )
            self._folder.add(done, learned, self._learner)
            yield done

    def _play(self) -> tuple[list[Pairing], list[GeneratedGames]]:
        """Play the games of a generation; return their pairings and results."""
        rng = Random(f"{self.plan.seed} {len(self.history)}")
        thinkers = self._thinkers()
        at = list(self._tables(thinkers, rng) if thinkers else self._first_tables(rng))
        return at, list(play_generation(self.plan.title, thinkers, at, not thinkers, self._workers))

    def _thinkers(self) -> list[SearchPlayer]:
        """The present net, then the rival, or league nets and earlier nets; empty before the first fit."""
        if self._learner is not None:
            net = self._learner.net()
        elif self.plan.warm_start:
            net = self._folder.net(WARM_START)
        else:
            return []
        looks = self.plan.looks
        own = SearchPlayer(
            net, SearchBudget(looks, temperature=WANDER), SearchBudget(max(1, looks // 4), 1, 8, temperature=WANDER)
        )
        if self._rivals is not None:
            # The rival's decisions teach, too: from lost games alone, a net would learn that the seat to act has lost.
            return [own, *self._rivals.thinkers(), *self._nets]
        return [
            own,
            *self._nets,
            *(SearchPlayer.as_it_is(elder, ELDERS_LOOKS * looks) for elder in self._folder.elders()),
        ]

    def _first_tables(self, rng: Random) -> Iterator[Pairing]:
        """Pairings among the league; in most of them a strong bot plays."""
        models = [name for name in self._league if name in FROZEN]
        for _ in range(self.plan.lessons):
            seats: list[int | SampledOpponent] = [
                SampledOpponent.drawn(models if models and rng.random() < MODELS else self._league, rng)
                for _ in range(self.about.players)
            ]
            yield Pairing(rng.choice(self.syllabi).options, seats, rng.getrandbits(64))

    def _tables(self, thinkers: Sequence[SearchPlayer], rng: Random) -> Iterator[Pairing]:
        """Pairings of the net with itself, the league and earlier nets; or all with its rival."""
        elders = range(1 + len(self._nets), len(thinkers))
        for _ in range(GENERATION):
            seats: list[int | SampledOpponent] = [0] * self.about.players
            drawn, other = rng.randrange(len(seats)), rng.random()
            if self._rivals is not None:
                seats = [*self._rivals.seats(len(seats), len(thinkers), rng)]
            elif other < GUESTS:
                seats[drawn] = self._guest(rng)
            elif other < GUESTS + ELDERS and elders:
                seats[drawn] = rng.choice(elders)
            yield Pairing(rng.choice(self.syllabi).options, seats, rng.getrandbits(64))

    def _guest(self, rng: Random) -> int | SampledOpponent:
        """A member of the league: a net by its number among the players, or a sampled opponent."""
        if self._nets and rng.random() < NETS:
            return rng.randrange(1, 1 + len(self._nets))
        return SampledOpponent.drawn(self._league, rng)

    def _study(self, made: SearchSamples) -> float:
        """Fit the net to a generation's games and remembered samples; return the error in points before the fit."""
        number = len(self.history)
        numbers = np.random.default_rng([self.plan.seed, number])
        if self._learner is None and not self.plan.warm_start:
            self._learner = PolicyValueLearner(made, self.feature_names.move_features, numbers)
            for done in range(FIRST_PASSES):
                *_, error = self._learner.fit(made, 1, RATE * (1 - done / (FIRST_PASSES + 1)), numbers)
            return error
        if self._learner is None:
            self._learner = PolicyValueLearner.after(
                self._folder.net(WARM_START), made, self.feature_names.move_features
            )
        *_, error = self._learner.fit(self._studied(number, made, numbers), PASSES, LATER_RATE, numbers)
        return error

    def _studied(self, number: int, made: SearchSamples, rng: np.random.Generator) -> SearchSamples:
        """The latest samples, and a part of the first ones."""
        latest = [self._folder.samples(each) for each in range(max(1, number - REMEMBERED + 1), number)]
        found = [each for each in latest if each is not None]
        if number and (first := self._folder.samples(0)) is not None:
            found.append(first.some(rng.permutation(len(first))[: int(FIRST_PART / number * len(first))]))
        return SearchSamples.joined([*found, made])


def _member(number: int) -> str:
    """The file name of a league net in the folder of a training."""
    return f"{LEAGUE}/{number}-{MIND}"


def league(about: Subject) -> list[str]:
    """The members of the league: the panel, but for slow ones."""
    slow = {name for name, kept in FROZEN.items() if kept.simulations}
    return ["greedy", *(name for name in seated(about) if name not in slow)]


def syllabi(
    title: Title[Any, Any], players: int, options: Mapping[str, str], given: Collection[str]
) -> list[TrainingTask]:
    """The training tasks: games with these options, and with other values of minor options that are not `given`."""
    varied = [(name, title.options[name].values) for name in policy_inputs(title).varied if name not in given]
    found = []
    for values in product(*(values for _, values in varied)):
        chosen = {**options, **dict(zip([name for name, _ in varied], values, strict=True))}
        found.append(task(title.name, players, title.checked_options(players, chosen)))
    return found
