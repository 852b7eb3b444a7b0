"""Games that a net plays against itself, one turn ahead, and what there is to learn from them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from allmende.bots.bot import Bot
from allmende.bots.net import Bytes, Floats, Net
from allmende.bots.sight import Learned
from allmende.bots.turns import drawn, ends
from allmende.core.insight import Candidates, Encode
from allmende.core.rules.position import Position
from allmende.core.title import Title

TEMPERATURES: Final = (0.02, 0.3)
"""How far, in points, a turn may look worse and still be played often: drawn for each game, most often small.

The upper bound is that of the start: it falls as the training goes on.
"""
RANDOM_MOVES: Final = 0.01
"""Up to so many moves of a game are made without looking."""
TRUST: Final = 0.97
"""How much the end of the game counts against what was expected one move later."""


class Samples(NamedTuple):
    """Features by position, and what the seat came to after it. `scores` are the final points of all seats."""

    rows: Bytes
    targets: Floats
    scores: list[float]


class Kind(NamedTuple):
    """What is learned: a title with its options, for so many players; how it is encoded, and what deserves a look.

    `turn_width` is how many ways to go on with a turn are followed at once; if it is 0, turns are not planned.
    `features` are the names of what the encoder tells.
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
        """Whether there is something that a seat can't know."""
        return self.title.hides(self.options)

    def start(self, rng: Random) -> Position[Any]:
        """A new game."""
        position: Position[Any] = self.title.begin(self.players, self.options, rng)[1]
        return position


class Trail:
    """What one seat did: the positions after its moves, the best that it could have had, and what it gave away."""

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
        """By position, what the seat would have come to had it played well from there.

        Going back from the end, what a move made without looking gave away is added for the positions before it.
        """
        found: list[float] = []
        outcome = score
        for best, given_away in zip(reversed(self.best), reversed(self.given_away), strict=True):
            found.append(outcome)
            outcome = (1 - TRUST) * best + TRUST * (outcome + given_away)
        found.reverse()
        return found


class _Game:
    """A game under way, and how carelessly it is played.

    Turns are planned, each once. A plan holds until its turn ends, something hidden is uncovered, or a move is made
    without looking.
    """

    __slots__ = ("kind", "plans", "position", "random_moves", "rng", "sight", "temperature", "trails")

    def __init__(self, kind: Kind, net: Net, rng: Random, heat: float) -> None:
        self.kind = kind
        self.rng = rng
        self.sight = Learned(kind.title, kind.encode, kind.candidates, net, kind.turn_width)
        self.position = kind.start(rng)
        low, high = TEMPERATURES
        self.temperature = low + (high - low) * heat * rng.random() ** 2
        self.random_moves = RANDOM_MOVES * rng.random()
        self.plans = [_Plan() for _ in range(kind.players)]
        self.trails = [Trail() for _ in range(kind.players)]

    def play(self) -> None:
        """Play it to the end."""
        position = self.position
        while not position.over:
            seat = position.to_act()[0]
            plan = self.plans[seat]
            if not plan.holds(position):
                plan = self.plans[seat] = self.plan(seat)
            move = plan.moves.pop(0)
            blind = self.rng.random() < self.random_moves
            if blind:
                move = self.rng.choice(self.kind.candidates(position, seat))
                self.plans[seat] = _Plan()
            position.play(seat, move)
            given_away = max(0.0, plan.worth - self.sight.worths([position], [seat])[0]) if blind else 0.0
            self.trails[seat].add(self.kind.encode(position, seat), plan.worth, given_away)

    def plan(self, seat: int) -> _Plan:
        """A turn that is among the best ones that the seat finds, knowing no more than it may know."""
        position = self.position
        here = self.kind.title.redraw(position, seat, self.rng) if self.kind.hides else position
        found = ends(here, seat, self.sight, self.kind.turn_width)
        worth = max(end.worth for end in found)
        return _Plan(worth, drawn(found, self.temperature, self.rng).moves, position.period, position.reveals)


class _Plan:
    """The moves of a turn that are still to be made, and what the best turn would have been worth."""

    __slots__ = ("moves", "period", "reveals", "worth")

    def __init__(self, worth: float = 0.0, moves: Sequence[int] = (), period: int = 0, reveals: int = 0) -> None:
        self.worth = worth
        self.moves = list(moves)
        self.period = period
        self.reveals = reveals

    def holds(self, position: Position[Any]) -> bool:
        """Whether there is something left of it, and nothing else has happened."""
        return len(self.moves) > 0 and (self.period, self.reveals) == (position.period, position.reveals)


def self_play(kind: Kind, net: Net, games: int, rng: Random, heat: float = 1.0) -> Samples:
    """Play so many games and learn from all seats; `heat` is the part of the temperatures that is left."""
    gathered = _Gathered()
    for _ in range(games):
        game = _Game(kind, net, rng, heat)
        game.play()
        for seat, trail in enumerate(game.trails):
            score = kind.title.score(game.position, seat)
            gathered.add(trail.rows, trail.targets(score), score)
    return gathered.samples()


def teach(kind: Kind, bot: Bot, games: int, rng: Random) -> Samples:
    """Let a bot play, which makes some moves without looking, and learn from all seats."""
    gathered = _Gathered()
    for _ in range(games):
        position = kind.start(rng)
        rows: list[list[bytes]] = [[] for _ in range(kind.players)]
        random_moves = 4 * RANDOM_MOVES * rng.random()
        while not position.over:
            seat = position.to_act()[0]
            if rng.random() < random_moves:
                move = rng.choice(kind.candidates(position, seat))
            else:
                move = bot.choose(position.copy(), seat, rng)
            position.play(seat, move)
            rows[seat].append(kind.encode(position, seat))
        for seat in range(kind.players):
            score = kind.title.score(position, seat)
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
