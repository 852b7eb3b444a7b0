"""The games of a generation: the players of each seat, and batches of games that are played together.

Pairings are plain data. They are divided into batches of a fixed size, so that games don't depend on the number of
processes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from allmende.arena.executors import Executor, finished
from allmende.arena.learning.policy_value_learner import SearchSamples
from allmende.arena.learning.search_games import TOGETHER, Player, Searcher, TrainingTask, play, play_all, samples
from allmende.bots import make
from allmende.bots.bot import Bot
from allmende.bots.policy_value_net import PolicyValueNet
from allmende.bots.title_ai import policy_inputs
from allmende.bots.tree import SearchBudget
from allmende.bots.tree.evaluation import NetNodeEvaluator
from allmende.bots.value_net import one_thread
from allmende.core.ai import CanonicalMoves
from allmende.core.rules.state import State
from allmende.titles import title

CARELESS: Final = (0.0, 0.03, 0.08, 0.2)
"""Probabilities of a random move, one drawn for each sampled opponent, so that games don't show its own play only."""


class SearchPlayer(NamedTuple):
    """A net with its search budgets: one for decisions that are learned from, one for the others."""

    net: PolicyValueNet
    thorough: SearchBudget
    glance: SearchBudget

    @classmethod
    def as_it_is(cls, net: PolicyValueNet, looks: int) -> SearchPlayer:
        """A player that uses its whole budget for every decision."""
        return cls(net, SearchBudget(looks), SearchBudget(looks))


class SampledOpponent(NamedTuple):
    """A member of the league, by name, and the probability that it plays a random move."""

    name: str
    careless: float

    @classmethod
    def drawn(cls, league: Sequence[str], rng: Random) -> SampledOpponent:
        """A random member of the league with a random probability."""
        return cls(rng.choice(league), rng.choice(CARELESS))


class Pairing(NamedTuple):
    """One game to be played: its options, a player for each seat (by number, or a sampled opponent), and its seed."""

    options: dict[str, str]
    seats: list[int | SampledOpponent]
    seed: int


class Part(NamedTuple):
    """A batch of games. With `imitate`, the moves of sampled opponents are learned as the only right ones."""

    title: str
    thinkers: list[SearchPlayer]
    tables: list[Pairing]
    imitate: bool


class GeneratedGames(NamedTuple):
    """The result of a batch: samples, the scores of all seats, and seconds of CPU time."""

    samples: SearchSamples
    scores: list[list[float]]
    seconds: float


def task(title_name: str, players: int, options: dict[str, str]) -> TrainingTask:
    """The training task of a pairing."""
    chosen = title(title_name)
    seen = policy_inputs(chosen)
    return TrainingTask(chosen, players, options, seen.encode, seen.canonical_moves)


def play_generation(
    title_name: str, thinkers: list[SearchPlayer], tables: Sequence[Pairing], imitate: bool, workers: Executor
) -> Iterator[GeneratedGames]:
    """Play these pairings, batch by batch, and yield the results in the order of the pairings."""
    starts = range(0, len(tables), TOGETHER)
    parts = [Part(title_name, thinkers, list(tables[start : start + TOGETHER]), imitate) for start in starts]
    made = dict(finished(workers, play_part, parts))
    return (made[place] for place in range(len(parts)))


def play_part(part: Part) -> GeneratedGames:
    """Play one batch."""
    begun = process_time()
    seen = policy_inputs(title(part.title))
    searchers = [
        Searcher(NetNodeEvaluator(each.net, seen.encode), each.thorough, each.glance) for each in part.thinkers
    ]
    games = []
    for options, seats, seed in part.tables:
        at = task(part.title, len(seats), options)
        players: list[Player] = [
            _Careless(make(seat.name, at.title), seat.careless, seen.canonical_moves)
            if isinstance(seat, SampledOpponent)
            else searchers[seat]
            for seat in seats
        ]
        games.append(play(at, players, Random(seed), part.imitate))
    with one_thread():
        played = play_all(games)
    return GeneratedGames(samples(played), [game.scores for game in played], process_time() - begun)


class _Careless(NamedTuple):
    """Plays as another bot, but now and then a random move."""

    bot: Bot
    often: float
    canonical_moves: CanonicalMoves

    def choose(self, state: State[Any], seat: int, rng: Random) -> int:
        if rng.random() < self.often:
            return rng.choice(self.canonical_moves(state, seat))
        return self.bot.choose(state, seat, rng)
