"""Learning by search: first from the games of a league of others, then from what one's own searches find out.

A mind plays with a search that sees further than itself, and is fitted to what that search would do and to how the
games end. Nobody meets only its twin: at many tables sit members of the league, and earlier minds.
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

from allmende.arena.learning import lessons, pupil
from allmende.arena.learning.checkpoints import Checkpoints
from allmende.arena.learning.folder import Generation, Plan
from allmende.arena.learning.lessons import Course, Player, Searcher, play, play_all
from allmende.arena.learning.pupil import Lessons, Pupil
from allmende.bots import make
from allmende.bots.bot import Bot
from allmende.bots.faces import FACES
from allmende.bots.learned import Subject
from allmende.bots.net import Floats, one_thread
from allmende.bots.panel import KEPT, knows, members
from allmende.bots.tree import Effort
from allmende.bots.tree.guessing import MindGuesser
from allmende.bots.tree.node import Choices
from allmende.core.position import Position
from allmende.core.title import Title

FIRST_GAMES: Final = 400
"""Games of the league that are learned from first, unless another number is asked for."""
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
ELDERS: Final = 0.1
"""In so many, to an earlier mind."""
CARELESS: Final = (0.0, 0.03, 0.08, 0.2)
"""So many moves of a member of the league are made without looking, so that more is met than what it would do."""
WANDER: Final = 1.0


class Apprenticeship:
    """A training that is kept in a folder; TrainingError if the folder belongs to another one."""

    def __init__(self, courses: Sequence[Course], folder: Path, looks: int, first_games: int, seed: int) -> None:
        """`courses` are the games that are learned, all of one subject; the first one gives its name to the plan."""
        self.courses = courses
        title = courses[0].title
        self.about = Subject.of(title, courses[0].start(Random(seed)))
        self.plan = _plan(courses[0], self.about, looks, first_games, seed)
        self._folder = Checkpoints(folder, self.plan, REMEMBERED)
        self._pupil = self._folder.pupil()
        known = [name for name in members(title.name) if knows(name, self.about)]
        names = [name for name in known if name not in KEPT or not KEPT[name].simulations]
        self._league = [make(name, title) for name in ("greedy", *names)]

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

        However few they are, there is one generation at least.
        """
        spent = self.history[-1].seconds if self.history else 0.0
        started = process_time() - spent
        while not self.history or (self.history[-1].seconds < seconds and len(self.history) < generations):
            with one_thread():
                made, scores, error = self._generation(len(self.history))
            assert self._pupil is not None
            games = (self.history[-1].games if self.history else 0) + len(scores) // self.about.players
            mean = fmean(scores)
            passed = process_time() - started
            done = Generation(len(self.history), games, passed, mean, max(scores), float(made.scores.mean()), error)
            self._folder.add(done, made, self._pupil)
            yield done

    def _generation(self, number: int) -> tuple[Lessons, list[float], float]:
        """Play the games of a generation and study: the lessons, all scores, and how wrong it was about points."""
        rng = Random(f"{self.plan.seed} {number}")
        numbers = np.random.default_rng([self.plan.seed, number])
        own = self._pupil is not None
        games = play_all(list(self._games(rng) if own else self._first_games(rng)))
        made = lessons.lessons(games)
        scores = [score for game in games for score in game.scores]
        if self._pupil is None:
            self._pupil = Pupil(made, matrix(self.courses[0], self.about), numbers)
            for done in range(FIRST_PASSES):
                *_, error = self._pupil.fit(made, 1, RATE * (1 - done / (FIRST_PASSES + 1)), numbers)
        else:
            *_, error = self._pupil.fit(self._studied(number, made, numbers), PASSES, LATER_RATE, numbers)
        return made, scores, error

    def _first_games(self, rng: Random) -> Iterator[lessons.Asking]:
        """Games of the league."""
        for _ in range(self.plan.lessons):
            guests: list[Player] = [self._guest(rng) for _ in range(self.about.players)]
            yield play(rng.choice(self.courses), guests, Random(rng.getrandbits(64)))

    def _games(self, rng: Random) -> Iterator[lessons.Asking]:
        """Games of the mind against itself, members of the league, and earlier minds."""
        assert self._pupil is not None
        guesser = MindGuesser(self._pupil.mind(), self.courses[0].encode)
        elders = [MindGuesser(mind, self.courses[0].encode) for mind in self._folder.elders()]
        looks = self.plan.looks
        thorough, glance = Effort(looks, wander=WANDER), Effort(max(1, looks // 4), 1, 8, wander=WANDER)
        for _ in range(GENERATION):
            seats: list[Player] = [Searcher(guesser, thorough, glance)] * self.about.players
            draw = rng.random()
            if draw < GUESTS:
                seats[rng.randrange(len(seats))] = self._guest(rng)
            elif draw < GUESTS + ELDERS and elders:
                seats[rng.randrange(len(seats))] = Searcher(rng.choice(elders), thorough, glance)
            yield play(rng.choice(self.courses), seats, Random(rng.getrandbits(64)), imitate=False)

    def _guest(self, rng: Random) -> Bot:
        return _Careless(rng.choice(self._league), rng.choice(CARELESS), self.courses[0].choices)

    def _studied(self, number: int, made: Lessons, rng: np.random.Generator) -> Lessons:
        """The latest lessons, and a part of the first ones."""
        latest = [self._folder.lessons(each) for each in range(max(1, number - REMEMBERED + 1), number)]
        found = [each for each in latest if each is not None]
        if (first := self._folder.lessons(0)) is not None:
            found.append(first.some(rng.permutation(len(first))[: int(FIRST_PART / number * len(first))]))
        return Lessons.joined([*found, made])


class _Careless(NamedTuple):
    """Plays as somebody else, but now and then it doesn't look."""

    bot: Bot
    often: float
    choices: Choices

    def choose(self, position: Position[Any], seat: int, rng: Random) -> int:
        if rng.random() < self.often:
            return rng.choice(self.choices(position, seat))
        return self.bot.choose(position, seat, rng)


def courses(title: Title[Any, Any], players: int, options: Mapping[str, str], given: Collection[str]) -> list[Course]:
    """What is to be learned: the games with these options, and those with others of no great weight not `given`."""
    face = FACES[title.name]
    varied = [(name, title.options[name].values) for name in face.varied if name not in given]
    found = []
    for values in product(*(values for _, values in varied)):
        chosen = {**options, **dict(zip([name for name, _ in varied], values, strict=True))}
        found.append(Course(title, players, title.checked_options(players, chosen), face.survey, face.choices))
    return found


def matrix(course: Course, about: Subject) -> Floats:
    """What each move of the vocabulary is: a row of numbers, a column for each word that is said of any."""
    said = FACES[course.title.name].meanings(about.players, about.cards)
    words = {word: place for place, word in enumerate(sorted({word for each in said for word in each}))}
    found = np.zeros((len(said), len(words)), np.float32)
    for move, each in enumerate(said):
        for word, much in each.items():
            found[move, words[word]] = much
    return found


def _plan(course: Course, about: Subject, looks: int, first_games: int, seed: int) -> Plan:
    """What is learned and how, with all constants of the modules that learn."""
    known = {name: value for module in _MODULES for name, value in module.items() if name.isupper() and name[0] != "_"}
    constants = {name.lower(): str(value) for name, value in known.items() if isinstance(value, (int, float, tuple))}
    return Plan(
        str(about),
        course.title.name,
        course.title.rules,
        about.players,
        course.options,
        len(FACES[about.title].names(about.players, about.cards)),
        "league",
        first_games,
        seed,
        constants,
        looks=looks,
    )


_MODULES: Final = (vars(pupil), vars(lessons), globals())
