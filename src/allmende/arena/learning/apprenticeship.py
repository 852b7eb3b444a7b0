"""Learning by search: first from the games of a league of others, then from what one's own searches find out.

A mind plays with a search that sees further than itself, and is fitted to what that search would do and to how the
games end. Nobody meets only its twin: at many tables sit members of the league, and earlier minds. Or all games are
against one rival, to find out what can be made of its weaknesses, or to take its place.
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
from allmende.arena.learning import fitting, lessons, pupil, rivalry, tables
from allmende.arena.learning.checkpoints import LEAGUE, RIVAL, Checkpoints
from allmende.arena.learning.folder import FOREBEAR, Generation, Plan, constants_in, looks_of
from allmende.arena.learning.lessons import Syllabus
from allmende.arena.learning.pupil import Lessons, Pupil
from allmende.arena.learning.rivalry import Rivalry
from allmende.arena.learning.tables import Guest, Made, Table, Thinker, play_generation, syllabus
from allmende.arena.learning.terms import Terms
from allmende.bots.insights import survey
from allmende.bots.learned import Subject
from allmende.bots.mind import Mind
from allmende.bots.net import one_thread
from allmende.bots.panel import KEPT
from allmende.bots.tree import Effort
from allmende.core.title import Title

FIRST_GAMES: Final = 400
"""Games of the league that are learned from first, unless another number is asked for."""
MODELS: Final = 0.5
"""So many seats of these games belong to nets of earlier versions, where there are any for the subject."""
LOOKS: Final = 32
"""Looks a decision that is thought through, unless another number is asked for; a quarter of them make a glance."""
GENERATION: Final = 200
"""Games of a generation."""
REMEMBERED: Final = 8
"""Generations whose lessons are studied, beside a part of the first ones."""
FIRST_PART: Final = 0.35
"""The part of the first lessons that is studied again in the first generation; half as much in the second."""
RATE: Final = 1e-3
LATER_RATE: Final = 5e-4
FIRST_PASSES: Final = 5
PASSES: Final = 1.0
"""How fast, and how often what is remembered is studied."""
GUESTS: Final = 0.35
"""In so many games one seat belongs to a member of the league."""
NETS: Final = 0.8
"""Where nets were named as members, so many of these seats are theirs."""
ELDERS: Final = 0.45
"""In so many, to an earlier mind, which draws no moves: only who plays as well as it can punishes mistakes."""
ELDERS_LOOKS: Final = 2
"""So many times the looks of who learns it takes, at every decision."""
WANDER: Final = 1.0


class Forebear(NamedTuple):
    """What a training begins with: the name of a mind, and the mind in its terms; None where its folder has it."""

    name: str
    mind: Mind | None = None


class Rival(NamedTuple):
    """A mind that is met as it is: alone, or in the league. It is None where the folder has it; looks a decision."""

    name: str
    looks: int
    mind: Mind | None = None

    @classmethod
    def named(cls, name: str) -> Rival:
        """The one of this name, which the folder of the training has."""
        return cls(name, looks_of(name))


class Apprenticeship:
    """A training that is kept in a folder; TrainingError if the folder belongs to another one."""

    def __init__(
        self,
        syllabi: Sequence[Syllabus],
        folder: Path,
        looks: int,
        first_games: int,
        seed: int,
        forebear: Forebear | None = None,
        rival: Rival | None = None,
        workers: Executor | None = None,
        nets: Sequence[Rival] = (),
        succeed: int = 0,
    ) -> None:
        """`syllabi` are the games that are learned, all of one subject; the first one gives its name to the plan.

        `nets` are members of the league. Where there is a `rival`, all games are against it, or at times against one of
        the `nets`; whoever learns takes its place as soon as it wins `succeed` of 100 games of a generation against it,
        unless that is 0.
        """
        self.syllabi = syllabi
        self.about = Subject.of(syllabi[0].title, syllabi[0].start(Random(seed)))
        self.terms = Terms.of(self.about)
        plan = Plan(
            subject=str(self.about),
            title=syllabi[0].title.name,
            rules=syllabi[0].title.newest_rules,
            players=self.about.players,
            options=syllabi[0].options,
            features=len(self.terms.features),
            teacher="league" if first_games and not forebear else "",
            lessons=0 if forebear else first_games,
            seed=seed,
            constants=constants_in(vars(fitting), vars(pupil), vars(lessons), vars(tables), vars(rivalry), globals()),
            forebear=forebear.name if forebear else "",
            looks=looks,
            terms=self.terms.digest,
            against=rival.name if rival else "",
            nets=[net.name for net in nets],
            succeed=succeed,
        )
        self._folder = Checkpoints(folder, plan, self.terms, REMEMBERED)
        if not self.history:
            if forebear is not None and forebear.mind is not None:
                self._folder.add_mind(FOREBEAR, forebear.mind)
            if rival is not None and rival.mind is not None:
                self._folder.add_mind(f"{RIVAL}/{MIND}", rival.mind)
            for number, net in enumerate(nets):
                if net.mind is not None:
                    self._folder.add_mind(_member(number), net.mind)
        self._rivalry = Rivalry(self._folder, rival.looks) if rival else None
        self._nets = [Thinker.as_it_is(self._folder.mind(_member(each)), net.looks) for each, net in enumerate(nets)]
        self._workers = workers or Here()
        self._pupil = self._folder.pupil()
        self._league = league(self.about)

    @property
    def plan(self) -> Plan:
        """What is learned and how."""
        return self._folder.plan

    @property
    def history(self) -> list[Generation]:
        """The generations that are done, those of earlier sittings among them."""
        return self._folder.history

    @property
    def lost(self) -> int:
        """The generations that have to be played again, because what was kept of them can't be read."""
        return self._folder.lost

    def run(self, seconds: float = inf, generations: float = inf) -> Iterator[Generation]:
        """Go on until so many seconds of one core are spent or so many generations done, earlier sittings counted.

        However few they are, there is one generation at least. What other processes spend is counted, too.
        """
        counted = process_time()
        while not self.history or (self.history[-1].seconds < seconds and len(self.history) < generations):
            spent, games = (self.history[-1].seconds, self.history[-1].games) if self.history else (0.0, 0)
            begun = process_time()
            at, made = self._play()
            waited = process_time() - begun
            learned = Lessons.joined([part.lessons for part in made])
            with one_thread():
                error = self._study(learned)
            assert self._pupil is not None
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
                self._rivalry.settle(len(self.history), at, made, self._pupil) if self._rivalry else None,
            )
            self._folder.add(done, learned, self._pupil)
            yield done

    def _play(self) -> tuple[list[Table], list[Made]]:
        """The games of a generation, and who sat where."""
        rng = Random(f"{self.plan.seed} {len(self.history)}")
        thinkers = self._thinkers()
        at = list(self._tables(thinkers, rng) if thinkers else self._first_tables(rng))
        return at, list(play_generation(self.plan.title, thinkers, at, not thinkers, self._workers))

    def _thinkers(self) -> list[Thinker]:
        """The mind as it is now, and after it the rival, or nets and earlier minds; nobody before the first lessons."""
        if self._pupil is not None:
            mind = self._pupil.mind()
        elif self.plan.forebear:
            mind = self._folder.mind(FOREBEAR)
        else:
            return []
        looks = self.plan.looks
        own = Thinker(mind, Effort(looks, wander=WANDER), Effort(max(1, looks // 4), 1, 8, wander=WANDER))
        if self._rivalry is not None:
            # What it decides is learned from, too: of lost games alone, a mind learns that whoever is asked has lost.
            return [own, *self._rivalry.thinkers(), *self._nets]
        return [own, *self._nets, *(Thinker.as_it_is(elder, ELDERS_LOOKS * looks) for elder in self._folder.elders())]

    def _first_tables(self, rng: Random) -> Iterator[Table]:
        """Games of the league, most of which somebody plays who plays well."""
        models = [name for name in self._league if name in KEPT]
        for _ in range(self.plan.lessons):
            seats: list[int | Guest] = [
                Guest.drawn(models if models and rng.random() < MODELS else self._league, rng)
                for _ in range(self.about.players)
            ]
            yield Table(rng.choice(self.syllabi).options, seats, rng.getrandbits(64))

    def _tables(self, thinkers: Sequence[Thinker], rng: Random) -> Iterator[Table]:
        """Games of the mind against itself, members of the league, and earlier minds; or all against its rival."""
        elders = range(1 + len(self._nets), len(thinkers))
        for _ in range(GENERATION):
            seats: list[int | Guest] = [0] * self.about.players
            drawn, other = rng.randrange(len(seats)), rng.random()
            if self._rivalry is not None:
                seats = [*self._rivalry.seats(len(seats), len(thinkers), rng)]
            elif other < GUESTS:
                seats[drawn] = self._guest(rng)
            elif other < GUESTS + ELDERS and elders:
                seats[drawn] = rng.choice(elders)
            yield Table(rng.choice(self.syllabi).options, seats, rng.getrandbits(64))

    def _guest(self, rng: Random) -> int | Guest:
        """A member of the league: a net by its number among the thinkers, or another one."""
        if self._nets and rng.random() < NETS:
            return rng.randrange(1, 1 + len(self._nets))
        return Guest.drawn(self._league, rng)

    def _study(self, made: Lessons) -> float:
        """Learn from the games of a generation, and from what is remembered; how wrong it was about points."""
        number = len(self.history)
        numbers = np.random.default_rng([self.plan.seed, number])
        if self._pupil is None and not self.plan.forebear:
            self._pupil = Pupil(made, self.terms.meanings, numbers)
            for done in range(FIRST_PASSES):
                *_, error = self._pupil.fit(made, 1, RATE * (1 - done / (FIRST_PASSES + 1)), numbers)
            return error
        if self._pupil is None:
            self._pupil = Pupil.after(self._folder.mind(FOREBEAR), made, self.terms.meanings)
        *_, error = self._pupil.fit(self._studied(number, made, numbers), PASSES, LATER_RATE, numbers)
        return error

    def _studied(self, number: int, made: Lessons, rng: np.random.Generator) -> Lessons:
        """The latest lessons, and a part of the first ones."""
        latest = [self._folder.lessons(each) for each in range(max(1, number - REMEMBERED + 1), number)]
        found = [each for each in latest if each is not None]
        if number and (first := self._folder.lessons(0)) is not None:
            found.append(first.some(rng.permutation(len(first))[: int(FIRST_PART / number * len(first))]))
        return Lessons.joined([*found, made])


def _member(number: int) -> str:
    """Where the folder of a training has a net of its league."""
    return f"{LEAGUE}/{number}-{MIND}"


def league(about: Subject) -> list[str]:
    """Whom a mind meets while it learns: the panel, but for those who take their time."""
    slow = {name for name, kept in KEPT.items() if kept.simulations}
    return ["greedy", *(name for name in seated(about) if name not in slow)]


def syllabi(title: Title[Any, Any], players: int, options: Mapping[str, str], given: Collection[str]) -> list[Syllabus]:
    """What is to be learned: the games with these options, and those with others of no great weight not `given`."""
    varied = [(name, title.options[name].values) for name in survey(title).varied if name not in given]
    found = []
    for values in product(*(values for _, values in varied)):
        chosen = {**options, **dict(zip([name for name, _ in varied], values, strict=True))}
        found.append(syllabus(title.name, players, title.checked_options(players, chosen)))
    return found
