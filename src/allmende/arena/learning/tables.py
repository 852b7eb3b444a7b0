"""The tables of a generation: who sits where, and games that are played together, in this process or in another.

What decides the games is plain data. They are dealt out in parts of the same size, whoever plays them, so that they
come out alike however many processes there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from allmende.arena.executors import Executor, finished
from allmende.arena.learning.lessons import TOGETHER, Player, Searcher, Syllabus, lessons, play, play_all
from allmende.arena.learning.pupil import Lessons
from allmende.bots import make
from allmende.bots.bot import Bot
from allmende.bots.insights import survey
from allmende.bots.mind import Mind
from allmende.bots.net import one_thread
from allmende.bots.tree import Effort
from allmende.bots.tree.guessing import MindGuesser
from allmende.core.insight import Choices
from allmende.core.rules.position import Position
from allmende.titles import title

CARELESS: Final = (0.0, 0.03, 0.08, 0.2)
"""So many moves of a member of the league are made without looking, so that more is met than what it would do."""


class Thinker(NamedTuple):
    """A mind with its efforts."""

    mind: Mind
    thorough: Effort
    glance: Effort

    @classmethod
    def as_it_is(cls, mind: Mind, looks: int) -> Thinker:
        """One that plays as well as it can at every decision."""
        return cls(mind, Effort(looks), Effort(looks))


class Guest(NamedTuple):
    """A member of the league, by its name, and how often it moves without looking."""

    name: str
    careless: float

    @classmethod
    def drawn(cls, league: Sequence[str], rng: Random) -> Guest:
        """One of them, as careless as it happens."""
        return cls(rng.choice(league), rng.choice(CARELESS))


class Table(NamedTuple):
    """A game to be played: its options, who sits on each seat, a thinker by its number or a guest, and its seed."""

    options: dict[str, str]
    seats: list[int | Guest]
    seed: int


class Part(NamedTuple):
    """Games that are played together. With `imitate`, what guests do is learned as if nothing else could be done."""

    title: str
    thinkers: list[Thinker]
    tables: list[Table]
    imitate: bool


class Made(NamedTuple):
    """What has come of them: lessons, the scores of all seats, and the seconds of a processor that it took."""

    lessons: Lessons
    scores: list[list[float]]
    seconds: float


def syllabus(title_name: str, players: int, options: dict[str, str]) -> Syllabus:
    """What is learned at a table."""
    chosen = title(title_name)
    seen = survey(chosen)
    return Syllabus(chosen, players, options, seen.encode, seen.choices)


def play_generation(
    title_name: str, thinkers: list[Thinker], tables: Sequence[Table], imitate: bool, workers: Executor
) -> Iterator[Made]:
    """Play at these tables, part by part, and give what comes of it in the order of the tables."""
    starts = range(0, len(tables), TOGETHER)
    parts = [Part(title_name, thinkers, list(tables[start : start + TOGETHER]), imitate) for start in starts]
    made = dict(finished(workers, play_part, parts))
    return (made[place] for place in range(len(parts)))


def play_part(part: Part) -> Made:
    """Play some games together."""
    begun = process_time()
    seen = survey(title(part.title))
    searchers = [Searcher(MindGuesser(each.mind, seen.encode), each.thorough, each.glance) for each in part.thinkers]
    games = []
    for options, seats, seed in part.tables:
        at = syllabus(part.title, len(seats), options)
        players: list[Player] = [
            _Careless(make(seat.name, at.title), seat.careless, seen.choices)
            if isinstance(seat, Guest)
            else searchers[seat]
            for seat in seats
        ]
        games.append(play(at, players, Random(seed), part.imitate))
    with one_thread():
        played = play_all(games)
    return Made(lessons(played), [game.scores for game in played], process_time() - begun)


class _Careless(NamedTuple):
    """Plays as somebody else, but now and then it doesn't look."""

    bot: Bot
    often: float
    choices: Choices

    def choose(self, position: Position[Any], seat: int, rng: Random) -> int:
        if rng.random() < self.often:
            return rng.choice(self.choices(position, seat))
        return self.bot.choose(position, seat, rng)
