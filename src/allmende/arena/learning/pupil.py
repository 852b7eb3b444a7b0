"""Training a mind: what a search did and what came of it, by Adam in numpy.

A lesson is a position where a seat decided: what it saw, how often a search would make each move, who won, and the
points of all seats in the end. Where all shares are 0, there is nothing to learn about the moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from allmende.arena.learning.fitting import BATCH, Fitting
from allmende.arena.learning.terms import Terms
from allmende.bots.mind import Indices, Lore, Mind
from allmende.bots.net import Bytes, Floats

TRUNK: Final = (256, 128)
QUESTION: Final = 32
"""In so many ways moves are told apart."""
POLICY: Final = 0.5
WINNING: Final = 1.0
SCORING: Final = 0.5
"""What it counts to be wrong about moves, about the winner, and about points in the unit of their spread."""
DECAY: Final = 1e-5


class Lessons(NamedTuple):
    """Many lessons. `moves` and `shares` have those of all positions, `lengths` says how many each of them has.

    `wins` and `scores` have a column for each seat, from the deciding one on clockwise.
    """

    rows: Bytes
    lengths: NDArray[np.uint16]
    moves: NDArray[np.uint16]
    shares: NDArray[np.float32]
    wins: Floats
    scores: Floats

    @classmethod
    def joined(cls, many: Sequence[Lessons]) -> Lessons:
        """All of them, one after the other."""
        return cls(*(np.concatenate(each) for each in zip(*many, strict=True)))

    def some(self, places: Indices) -> Lessons:
        """Those at some places."""
        starts = np.concatenate([[0], np.cumsum(self.lengths, dtype=np.int64)])
        return _chosen(self, starts, places)

    def __len__(self) -> int:
        return len(self.rows)


class Pupil(Fitting):
    """A mind in the making."""

    def __init__(
        self, lessons: Lessons, meanings: Floats, rng: np.random.Generator, trunk: Sequence[int] = TRUNK
    ) -> None:
        """A beginner; `meanings` has a row for each move of the vocabulary that says what the move is."""
        sizes = [lessons.rows.shape[1], *trunk]
        seats = lessons.scores.shape[1]
        weights: list[Floats] = []
        for inputs, outputs in pairwise(sizes):
            weights += [_random(rng, inputs, outputs, np.sqrt(2 / inputs)), np.zeros(outputs, np.float32)]
        heads = 2 * seats + QUESTION
        weights += [_random(rng, sizes[-1], heads, 0.5 / np.sqrt(sizes[-1])), np.zeros(heads, np.float32)]
        weights += [_random(rng, meanings.shape[1], QUESTION + 1, 0.2)]
        self._learn_from(lessons, meanings, weights)

    @classmethod
    def after(cls, mind: Mind, lessons: Lessons, meanings: Floats) -> Pupil:
        """One that thinks as this mind does, which has to know the words that it learned with."""
        assert mind.lore is not None
        pupil = cls.__new__(cls)
        heads = [mind.wins, mind.scores, mind.question]
        last = (np.concatenate([head for head, _ in heads], 1), np.concatenate([bias for _, bias in heads]))
        layers = [each.copy() for layer in (*mind.trunk, last) for each in layer]
        pupil._learn_from(lessons, meanings, [*layers, mind.lore.answers.astype(np.float32)])
        weights, seats, (level, spread) = pupil.weights, pupil.seats, pupil.level
        pupil._scale_first_layer()
        weights[-2][seats : 2 * seats] -= level
        for each in weights[-3:-1]:
            each[..., seats : 2 * seats] /= spread
        pupil.average = [each.copy() for each in weights]
        return pupil

    def _learn_from(self, lessons: Lessons, meanings: Floats, weights: list[Floats]) -> None:
        self._begin(lessons.rows, lessons.scores, weights)
        self.meanings = meanings
        self.seats = lessons.scores.shape[1]

    def fit(self, lessons: Lessons, passes: float, rate: float, rng: np.random.Generator) -> tuple[float, float, float]:
        """Go over the lessons so many times; how wrong it was on the way about moves, winners and points."""
        starts = np.concatenate([[0], np.cumsum(lessons.lengths, dtype=np.int64)])
        left = round(passes * len(lessons))
        wrong = np.zeros(3)
        steps = 0
        while left > 0:
            order = rng.permutation(len(lessons))[:left]
            left -= len(order)
            for begin in range(0, len(order), BATCH):
                slopes, errors = self.slopes(_chosen(lessons, starts, order[begin : begin + BATCH]))
                self._descend(slopes, rate, DECAY)
                wrong += errors
                steps += 1
        moves, winners, points = (wrong / max(steps, 1)).tolist()
        return moves, winners, points

    def slopes(self, lessons: Lessons) -> tuple[list[Floats], NDArray[np.float64]]:
        """How the error grows with each weight, and the errors: of moves, of winners, of points (as a spread)."""
        weights, seats, count = self.weights, self.seats, len(lessons)
        flows = [(lessons.rows.astype(np.float32) - self.centre) * self.scale]
        for i in range(0, len(weights) - 3, 2):
            flows.append(np.maximum(flows[-1] @ weights[i] + weights[i + 1], 0))
        heads = flows[-1] @ weights[-3] + weights[-2]
        places = np.repeat(np.arange(count), lessons.lengths)
        named, where = np.unique(lessons.moves, return_inverse=True)
        answers = self.meanings[named] @ weights[-1]
        chosen = answers[where]
        questions = heads[places, 2 * seats :]
        likings = np.einsum("ij,ij->i", questions, chosen[:, :-1]) + chosen[:, -1]
        starts = np.concatenate([[0], np.cumsum(lessons.lengths[:-1], dtype=np.int64)])
        odds = np.exp(likings - np.maximum.reduceat(likings, starts)[places])
        shares = odds / np.add.reduceat(odds, starts)[places]
        wins = np.exp(heads[:, :seats] - heads[:, :seats].max(1, keepdims=True))
        wins /= wins.sum(1, keepdims=True)
        points = heads[:, seats : 2 * seats] - (lessons.scores - self.level[0]) / self.level[1]
        errors = np.array(
            [
                -float(lessons.shares @ np.log(shares + 1e-9)) / count,
                -float((lessons.wins * np.log(wins + 1e-9)).sum()) / count,
                float(np.sqrt((points**2).mean())) * float(self.level[1]),
            ]
        )
        slope: Floats = np.empty_like(heads)
        slope[:, :seats] = (wins - lessons.wins) * (WINNING / count)
        slope[:, seats : 2 * seats] = points * (SCORING / count)
        taught = np.add.reduceat(lessons.shares, starts)
        liking = ((shares * taught[places] - lessons.shares) * (POLICY / count)).astype(np.float32)[:, None]
        slope[:, 2 * seats :] = np.add.reduceat(liking * chosen[:, :-1], starts)
        by_move = np.concatenate([liking * questions, liking], 1)
        order = np.argsort(where, kind="stable")
        firsts = np.concatenate([[0], np.cumsum(np.bincount(where))[:-1]])
        answer: Floats = np.add.reduceat(by_move[order], firsts)
        slopes: list[Floats] = [self.meanings[named].T @ answer]
        for i in range(len(weights) - 3, -1, -2):
            inner = np.asarray(flows[i // 2].T @ slope, np.float32)
            slopes[:0] = [inner, slope.sum(0)]
            if i:
                slope = (slope @ weights[i].T) * (flows[i // 2] > 0)
        return slopes, errors

    def mind(self, terms: Terms | None = None) -> Mind:
        """What it has learned, for plain counts and points; with the terms in which it has, if they are told."""
        *trunk, (weights, bias) = self._plain_layers()
        seats, (level, spread) = self.seats, self.level
        wins = weights[:, :seats], bias[:seats]
        scores = weights[:, seats : 2 * seats] * spread, bias[seats : 2 * seats] * spread + level
        question = weights[:, 2 * seats :], bias[2 * seats :]
        lore = None if terms is None else Lore(terms.features, terms.words, self.average[-1])
        return Mind(trunk, wins, scores, question, self.meanings @ self.average[-1], lore)

    # Between two sittings

    def state(self) -> dict[str, NDArray[Any]]:
        """All that is needed to go on but for what moves mean, not copied: to be written down before the next fit."""
        return {**super().state(), "seats": np.array(self.seats)}

    @classmethod
    def resume(cls, state: Mapping[str, NDArray[Any]], meanings: Floats) -> Pupil:
        """Go on from what `state` gave."""
        pupil = cls.__new__(cls)
        pupil._take_up(state)
        pupil.meanings, pupil.seats = meanings, int(state["seats"])
        return pupil


def _chosen(lessons: Lessons, starts: Indices, places: Indices) -> Lessons:
    """Some of the lessons."""
    lengths = lessons.lengths[places]
    ends = np.cumsum(lengths, dtype=np.int64)
    within = np.arange(int(lengths.sum())) - np.repeat(ends - lengths, lengths)
    moves = np.repeat(starts[places], lengths) + within
    return Lessons(
        lessons.rows[places],
        lengths,
        lessons.moves[moves],
        lessons.shares[moves],
        lessons.wins[places],
        lessons.scores[places],
    )


def _random(rng: np.random.Generator, inputs: int, outputs: int, spread: float) -> Floats:
    return rng.standard_normal((inputs, outputs), np.float32) * np.float32(spread)
