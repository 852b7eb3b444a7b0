"""Self-play of a value net, one turn ahead, and the samples from it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from allmende.bots.bot import Bot
from allmende.bots.evaluator import NetStateEvaluator
from allmende.bots.turns import drawn, ends
from allmende.bots.value_net import Bytes, Floats, ValueNet
from allmende.core.ai import Candidates, Encode
from allmende.core.rules.state import State
from allmende.core.title import Title

TEMPERATURES: Final = (0.02, 0.3)
"""Bounds of a game's temperature: the points by which a turn may look worse and still be played often.

It is drawn for each game, most often small. The upper bound is that of the start: it falls as the training goes on.
"""
RANDOM_MOVES: Final = 0.01
"""The largest probability of a random move in a game."""
TRUST: Final = 0.97
"""The weight of the game's end against the score expected one move later."""


class Samples(NamedTuple):
    """Features by state, and their targets: the seat's score after it. `scores` are the final points of all seats."""

    rows: Bytes
    targets: Floats
    scores: list[float]


class Kind(NamedTuple):
    """A training task: a title with its options and number of players, its encoder, and the moves worth trying.

    `turn_width` is the beam width of the turn search; if it is 0, turns are not planned. `features` are the names of
    the encoder's features.
    """

    title: Title[Any, Any]
    players: int
    options: dict[str, str]
    encode: Encode
    candidates: Candidates
    turn_width: int = 0
    features: Sequence[str] = ()

    @property
    def hides(self) -> bool:
        """True if there is something that a seat can't know."""
        return self.title.hides(self.options)

    def start(self, rng: Random) -> State[Any]:
        """A new game."""
        state: State[Any] = self.title.begin(self.players, self.options, rng)[1]
        return state


class Trail:
    """One seat's side of a game: the states after its moves, the best values it could have had, and those it gave
    away."""

    __slots__ = ("best", "given_away", "rows")

    def __init__(self) -> None:
        self.rows: list[bytes] = []
        self.best: list[float] = []
        self.given_away: list[float] = []

    def add(self, row: bytes, best: float, given_away: float) -> None:
        self.rows.append(row)
        self.best.append(best)
        self.given_away.append(given_away)

    def targets(self, score: float) -> list[float]:
        """By state, the score that the seat would have had if it had played well from there.

        Going back from the end, the value that a random move gave away is added for the states before it.
        """
        found: list[float] = []
        outcome = score
        for best, given_away in zip(reversed(self.best), reversed(self.given_away), strict=True):
            found.append(outcome)
            outcome = (1 - TRUST) * best + TRUST * (outcome + given_away)
        found.reverse()
        return found


class _Game:
    """A game under way, with its temperature and its share of random moves.

    Turns are planned, each once. A plan holds until its turn ends, something hidden is uncovered, or a random move is
    made.
    """

    __slots__ = ("evaluator", "kind", "plans", "random_moves", "rng", "state", "temperature", "trails")

    def __init__(self, kind: Kind, net: ValueNet, rng: Random, heat: float) -> None:
        self.kind = kind
        self.rng = rng
        self.evaluator = NetStateEvaluator(kind.title, kind.encode, kind.candidates, net, kind.turn_width)
        self.state = kind.start(rng)
        low, high = TEMPERATURES
        self.temperature = low + (high - low) * heat * rng.random() ** 2
        self.random_moves = RANDOM_MOVES * rng.random()
        self.plans = [_Plan() for _ in range(kind.players)]
        self.trails = [Trail() for _ in range(kind.players)]

    def play(self) -> None:
        """Play it to the end."""
        state = self.state
        while not state.over:
            seat = state.to_act()[0]
            plan = self.plans[seat]
            if not plan.holds(state):
                plan = self.plans[seat] = self.plan(seat)
            move = plan.moves.pop(0)
            blind = self.rng.random() < self.random_moves
            if blind:
                move = self.rng.choice(self.kind.candidates(state, seat))
                self.plans[seat] = _Plan()
            state.play(seat, move)
            given_away = max(0.0, plan.worth - self.evaluator.worths([state], [seat])[0]) if blind else 0.0
            self.trails[seat].add(self.kind.encode(state, seat), plan.worth, given_away)

    def plan(self, seat: int) -> _Plan:
        """A turn that is among the best ones that the seat finds, knowing no more than it may know."""
        state = self.state
        here = self.kind.title.redraw(state, seat, self.rng) if self.kind.hides else state
        found = ends(here, seat, self.evaluator, self.kind.turn_width)
        worth = max(end.worth for end in found)
        return _Plan(worth, drawn(found, self.temperature, self.rng).moves, state.epoch, state.reveal_count)


class _Plan:
    """The moves of a turn that are still to be made, and the value of the best turn found with it."""

    __slots__ = ("epoch", "moves", "reveal_count", "worth")

    def __init__(self, worth: float = 0.0, moves: Sequence[int] = (), epoch: int = 0, reveal_count: int = 0) -> None:
        self.worth = worth
        self.moves = list(moves)
        self.epoch = epoch
        self.reveal_count = reveal_count

    def holds(self, state: State[Any]) -> bool:
        """True if moves of it are left, and nothing else has happened."""
        return len(self.moves) > 0 and (self.epoch, self.reveal_count) == (state.epoch, state.reveal_count)


def self_play(kind: Kind, net: ValueNet, games: int, rng: Random, heat: float = 1.0) -> Samples:
    """Play this many games and learn from all seats; `heat` is the part of the temperatures that is left."""
    gathered = _Gathered()
    for _ in range(games):
        game = _Game(kind, net, rng, heat)
        game.play()
        for seat, trail in enumerate(game.trails):
            score = kind.title.score(game.state, seat)
            gathered.add(trail.rows, trail.targets(score), score)
    return gathered.samples()


def teach(kind: Kind, bot: Bot, games: int, rng: Random) -> Samples:
    """Let a bot play, with some random moves, and learn from all seats."""
    gathered = _Gathered()
    for _ in range(games):
        state = kind.start(rng)
        rows: list[list[bytes]] = [[] for _ in range(kind.players)]
        random_moves = 4 * RANDOM_MOVES * rng.random()
        while not state.over:
            seat = state.to_act()[0]
            if rng.random() < random_moves:
                move = rng.choice(kind.candidates(state, seat))
            else:
                move = bot.choose(state.copy(), seat, rng)
            state.play(seat, move)
            rows[seat].append(kind.encode(state, seat))
        for seat in range(kind.players):
            score = kind.title.score(state, seat)
            gathered.add(rows[seat], [score] * len(rows[seat]), score)
    return gathered.samples()


class _Gathered:
    """Samples of many games."""

    def __init__(self) -> None:
        self.rows: list[bytes] = []
        self.targets: list[float] = []
        self.scores: list[float] = []

    def add(self, rows: list[bytes], targets: list[float], score: float) -> None:
        self.rows += rows
        self.targets += targets
        self.scores.append(score)

    def samples(self) -> Samples:
        features = np.frombuffer(b"".join(self.rows), np.uint8).reshape(len(self.rows), -1)
        return Samples(features, np.array(self.targets, np.float32), self.scores)
