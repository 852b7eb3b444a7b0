"""Games that a net plays against itself, one move ahead, and what there is to learn from them."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from allmende.arena.learning.learner import Bytes
from allmende.bots.bot import Bot
from allmende.bots.judges import Candidates
from allmende.bots.net import Floats, Net
from allmende.bots.sight import Encode
from allmende.core.position import Position
from allmende.core.title import Title

TOGETHER: Final = 24
"""Games that are played side by side, so that the net is asked for many positions at once."""
TEMPERATURES: Final = (0.05, 1.0)
"""How far, in points, a move may look worse and still be played often: drawn for each game, most often small.

The upper bound is that of the start: it falls as the training goes on.
"""
RANDOM_MOVES: Final = 0.03
"""Up to so many moves of a game are made without looking."""
TRUST: Final = 0.95
"""How much the end of the game counts against what was expected one move later."""


class Samples(NamedTuple):
    """Features by position, and what the seat came to after it. `scores` are the final points of all seats."""

    rows: Bytes
    targets: Floats
    scores: list[float]


class Kind(NamedTuple):
    """What is learned: a title with its options, for so many players; how it is encoded, and what deserves a look."""

    title: Title[Any, Any]
    players: int
    options: dict[str, str]
    encode: Encode
    candidates: Candidates

    def start(self, rng: Random) -> Position[Any]:
        """A new game."""
        deal = self.title.draw(self.players, self.options, rng)
        position: Position[Any] = self.title.start(self.players, self.options, deal)
        position.go_on()
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
    """A game under way, and how carelessly it is played."""

    __slots__ = ("children", "moves", "position", "random_moves", "rows", "seat", "temperature", "trails")

    def __init__(self, kind: Kind, rng: Random, heat: float) -> None:
        self.position = kind.start(rng)
        low, high = TEMPERATURES
        self.temperature = low + (high - low) * heat * rng.random() ** 2
        self.random_moves = RANDOM_MOVES * rng.random()
        self.trails = [Trail() for _ in range(kind.players)]

    def look_ahead(self, kind: Kind) -> list[bytes]:
        """The features after each move of whoever is next."""
        position = self.position
        self.seat = position.to_act()[0]
        self.children = []
        self.rows = []
        for move in kind.candidates(position, self.seat):
            child = position.copy()
            child.play(self.seat, move)
            self.children.append(child)
            self.rows.append(kind.encode(child, self.seat))
        return self.rows

    def go_on(self, kind: Kind, values: Floats, rng: Random) -> None:
        """Choose among the positions after the moves, and note it."""
        values = values.copy()
        for i, child in enumerate(self.children):
            if child.over:
                values[i] = kind.title.score(child, self.seat)
        best = float(values.max())
        blind = rng.random() < self.random_moves
        if blind:
            chosen = rng.randrange(len(values))
        else:
            odds = np.cumsum(np.exp((values - best) / self.temperature))
            chosen = int(np.searchsorted(odds, rng.random() * float(odds[-1])))
        given_away = best - float(values[chosen]) if blind else 0.0
        self.trails[self.seat].add(self.rows[chosen], best, given_away)
        self.position = self.children[chosen]


def self_play(kind: Kind, net: Net, games: int, rng: Random, heat: float = 1.0) -> Samples:
    """Play so many games and learn from all seats; `heat` is the part of the temperatures that is left."""
    done: list[_Game] = []
    live: list[_Game] = []
    begun = 0
    while len(done) < games:
        while begun < games and len(live) < TOGETHER:
            live.append(_Game(kind, rng, heat))
            begun += 1
        asked = [game.look_ahead(kind) for game in live]
        values = net([row for rows in asked for row in rows])
        start = 0
        for game, rows in zip(live, asked, strict=True):
            game.go_on(kind, values[start : start + len(rows)], rng)
            start += len(rows)
        done += [game for game in live if game.position.over]
        live = [game for game in live if not game.position.over]
    gathered = _Gathered()
    for game in done:
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
