"""The output of `--json`: an object for each command, in which the same things have the same names.

All that the version and `setup` don't decide is under `timing`: the rest is the same bytes whenever the command is run
again, with however many jobs. docs/output.schema.json describes every object; `python tools/output_schema.py` writes
it.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import Any

import msgspec

import allmende
from allmende import engine
from allmende.arena import Outcome, SeatSummary, Speed
from allmende.arena.ladder import Rung
from allmende.arena.promotion import Verdict
from allmende.arena.standings import MoveTimes, Pair, Standing
from allmende.arena.tournament import Game, Tournament
from allmende.bots.card_knowledge import CardFacts, Estimate, Partners
from allmende.bots.intervals import Interval
from allmende.core.message import Message


class Setup(msgspec.Struct, frozen=True):
    """All that decides the games: the title, its options, its bots and the seed, which is drawn if none is given.

    `rules` is the version of the rules. `options` are complete. `bots` are, in a simulation or a data set, those by
    seat, in a tournament all that take part, and on a ladder or after a training the bot that is measured, then
    its opponents. A net is named with its digest, as FOLDER@LOOKS#DIGEST.
    """

    title: str
    rules: str
    options: dict[str, str]
    players: int
    bots: list[str]
    seed: int

    @classmethod
    def of(cls, tournament: Tournament) -> Setup:
        """The setup of a tournament or ladder."""
        return msgspec.convert(tournament, cls, from_attributes=True)


class PlayedGame(msgspec.Struct, frozen=True):
    """The result of one game; games with the same `deal` begin alike.

    `bots`, `scores` and `points` are by seat, `points` by category. `winners` are seats, from 0. `failed` has the seats
    whose programs failed, and lost, with the reasons as messages.
    """

    number: int
    deal: int
    bots: list[str]
    scores: list[float]
    winners: list[int]
    decisions: int
    points: list[dict[str, float]]
    failed: dict[int, Message]

    @classmethod
    def of(cls, game: Game) -> PlayedGame:
        """The result of a game of a tournament or ladder."""
        return msgspec.convert(game, cls, from_attributes=True)

    @classmethod
    def alone(cls, number: int, bots: Sequence[str], outcome: Outcome) -> PlayedGame:
        """The result of a game of a simulation, in which every game has a deal of its own."""
        scores, winners, decisions = outcome.scores, outcome.winners, outcome.decisions
        game = Game(number, number, list(bots), scores, winners, decisions, [], outcome.points, outcome.failed)
        return cls.of(game)


def in_order(games: Iterable[Game]) -> list[PlayedGame]:
    """The results of games, in the order of their numbers and not of their ends."""
    return [PlayedGame.of(game) for game in sorted(games, key=lambda game: game.number)]


class Timing(msgspec.Struct, frozen=True, kw_only=True):
    """The time that a command took, and where: what differs from run to run.

    `engine` says how the rules run: `compiled` or, in other states of it, interpreted.
    """

    seconds: float
    jobs: int = 1
    engine: str
    python: str
    system: str


class SimulationTiming(Timing, frozen=True, kw_only=True):
    """The time of a simulation; rates are per second of wall-clock time."""

    games_per_s: float
    decisions_per_s: float


class TournamentTiming(Timing, frozen=True, kw_only=True):
    """The time of a tournament, not counting games that its folder had before; `moves` are the times of each bot's."""

    moves: dict[str, MoveTimes]


class LadderTiming(Timing, frozen=True, kw_only=True):
    """The time of a ladder, not counting games that its folder had before.

    `mean_ms` is the mean time of the bot's decisions in milliseconds, by opponent.
    """

    mean_ms: dict[str, float]


class BenchTiming(Timing, frozen=True, kw_only=True):
    """Measurements of speed, one for each title and engine."""

    speeds: list[Speed]


class Output(msgspec.Struct, frozen=True, kw_only=True, tag_field="command"):
    """The part of the output that all commands have: the command, and the version of Allmende."""

    version: str = allmende.__version__


class SimulateOutput(Output, frozen=True, kw_only=True, tag="simulate"):
    """The output of `allmende simulate`; `games` counts those that were played."""

    setup: Setup
    games: int
    decisions: int
    seats: list[SeatSummary]
    results: list[PlayedGame]
    timing: SimulationTiming


class TournamentOutput(Output, frozen=True, kw_only=True, tag="tournament"):
    """The output of `allmende tournament`; `expected` is the number of games that were asked for."""

    setup: Setup
    games: int
    expected: int
    deals: int
    bots: list[Standing]
    pairs: list[Pair]
    results: list[PlayedGame]
    timing: TournamentTiming


class LadderOutput(Output, frozen=True, kw_only=True, tag="ladder"):
    """The output of `allmende ladder`; `edition` is its name, if the ladder is one that never changes."""

    setup: Setup
    edition: str | None
    games: int
    rungs: list[Rung]
    verdict: Verdict
    results: list[PlayedGame]
    timing: LadderTiming


class DatasetOutput(Output, frozen=True, kw_only=True, tag="dataset"):
    """The output of `allmende dataset`; `failed` is the number of games in which a program failed."""

    setup: Setup
    games: int
    decisions: int
    failed: int
    timing: Timing


class CardOutput(msgspec.Struct, frozen=True):
    """What `allmende cards --stats` counted and measured about a card.

    It was `dealt` so often, played so often, on average in `round`, and `chosen` so often of the times it was
    `offered`. `points` and `wins` are what a hand with it has more than one with another card on the same deal.
    """

    dealt: int
    offered: int
    chosen: int
    played: int
    round: float | None
    points: Interval | None
    wins: Interval | None

    @classmethod
    def of(cls, facts: CardFacts) -> CardOutput:
        """The facts about a card."""
        points, wins = _interval(facts.points), _interval(facts.wins)
        return cls(facts.dealt, facts.offered, facts.chosen, facts.played, facts.round, points, wins)


class PartnersOutput(msgspec.Struct, frozen=True):
    """Two cards that surely bring more points together than each by itself, and how many."""

    cards: tuple[str, str]
    points: Interval | None

    @classmethod
    def of(cls, pair: Partners) -> PartnersOutput:
        """A pair of cards."""
        return cls(pair.cards, _interval(pair.points))


def _interval(number: Estimate | None) -> Interval | None:
    if number is None:
        return None
    return Interval(number.value, round(number.value - number.half, 2), round(number.value + number.half, 2))


class CardStatisticsOutput(Output, frozen=True, kw_only=True, tag="card-statistics"):
    """The output of `allmende cards --stats`: the bot of `setup` played each deal twice, with other cards."""

    setup: Setup
    games: int
    deals: int
    cards: dict[str, CardOutput]
    partners: list[PartnersOutput]
    timing: Timing


class BenchOutput(Output, frozen=True, kw_only=True, tag="bench"):
    """The output of `allmende bench`."""

    players: int
    timing: BenchTiming


class LoadSetup(msgspec.Struct, frozen=True):
    """What a load was asked for: `tables` at the server `url`, at each a move every `pace` seconds, for `seconds`."""

    url: str
    tables: int
    pace: float
    seconds: float
    seed: int


class Latency(msgspec.Struct, frozen=True):
    """How long moves take, in milliseconds: the time within which 50, 95, 99 and 99.9 % are done, and the longest."""

    p50: float
    p95: float
    p99: float
    p99_9: float
    longest: float

    @classmethod
    def of(cls, seconds: Iterable[float]) -> Latency:
        """The latency that these times in seconds make, at least one."""
        found = sorted(seconds)
        at = [found[int(share * (len(found) - 1))] for share in (0.5, 0.95, 0.99, 0.999, 1)]
        return cls(*(round(1000 * each, 2) for each in at))


class ServerUse(msgspec.Struct, frozen=True):
    """What the server has used, as its metrics say.

    `memory` is in bytes: before the tables of the load were there, and at the end. `cpu_ms` is a move's processor time.
    """

    memory_before: int
    memory: int
    memory_a_table: int
    cpu_ms: float


class LoadTiming(Timing, frozen=True, kw_only=True):
    """What a load has measured: all of it depends on the machine, and on what else it does.

    `moves` counts those that were `confirmed` by the server and `seen` by the other player, in `counted_seconds`;
    `refused` those that weren't, by the id of the reason. `lag` says how late the load itself was, and `cpu_ms` is the
    processor time that its players took for a move. `server` is null without its metrics.
    """

    moves: int
    counted_seconds: float
    moves_per_s: float
    confirmed: Latency
    seen: Latency
    refused: dict[str, int]
    lag: Latency
    cpu_ms: float
    server: ServerUse | None


class LoadOutput(Output, frozen=True, kw_only=True, tag="load"):
    """The output of `allmende load`."""

    setup: LoadSetup
    timing: LoadTiming


class Stopwatch:
    """The time since it was made, with what the program runs on, for `timing`."""

    def __init__(self, jobs: int = 1) -> None:
        self._start = perf_counter()
        self._jobs = jobs

    @property
    def seconds(self) -> float:
        """The seconds since the start."""
        return perf_counter() - self._start

    def facts(self) -> dict[str, Any]:
        """The fields of `Timing`."""
        return {"seconds": round(self.seconds, 3), "jobs": self._jobs, **engine.facts(allmende.COMPILED)}


def write(output: Output) -> None:
    """Write an output to standard output: one line of UTF-8, whatever encoding the terminal has."""
    line = msgspec.json.encode(output) + b"\n"
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.flush()
        sys.stdout.buffer.write(line)
    else:
        sys.stdout.write(line.decode())
