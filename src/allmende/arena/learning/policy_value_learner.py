"""Training a policy-value net, by Adam in numpy, on the policies of searches and the results of games.

A sample is a state where a seat decided: its observation, the search's share of each move, the winner, and the final
points of all seats. Where all shares are 0, only the values are learned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from allmende.arena.learning.feature_names import FeatureNames
from allmende.arena.learning.optimizer import BATCH, Optimizer
from allmende.bots.policy_value_net import NetMetadata, PolicyValueNet
from allmende.bots.value_net import Bytes, Floats, Indices

TRUNK: Final = (256, 128)
QUESTION: Final = 32
"""The length of query vectors: the number of ways in which moves are told apart."""
POLICY: Final = 0.5
WINNING: Final = 1.0
SCORING: Final = 0.5
"""The weights of the losses for moves, for the winner, and for points in the unit of their spread."""
DECAY: Final = 1e-5


class SearchSamples(NamedTuple):
    """Samples in arrays. `moves` and `shares` list those of all states, `lengths` has the number of each state.

    `wins` and `scores` have a column for each seat, from the one to act on clockwise.
    """

    rows: Bytes
    lengths: NDArray[np.uint16]
    moves: NDArray[np.uint16]
    shares: NDArray[np.float32]
    wins: Floats
    scores: Floats

    @classmethod
    def joined(cls, many: Sequence[SearchSamples]) -> SearchSamples:
        """Several sets of samples, one after the other."""
        return cls(*(np.concatenate(each) for each in zip(*many, strict=True)))

    def some(self, places: Indices) -> SearchSamples:
        """The samples with these indices."""
        starts = np.concatenate([[0], np.cumsum(self.lengths, dtype=np.int64)])
        return _chosen(self, starts, places)

    def __len__(self) -> int:
        return len(self.rows)


class PolicyValueLearner(Optimizer):
    """A policy-value net in training."""

    def __init__(
        self, samples: SearchSamples, move_features: Floats, rng: np.random.Generator, trunk: Sequence[int] = TRUNK
    ) -> None:
        """A learner with random weights; `move_features` has a row for each move of the vocabulary."""
        sizes = [samples.rows.shape[1], *trunk]
        seats = samples.scores.shape[1]
        weights: list[Floats] = []
        for inputs, outputs in pairwise(sizes):
            weights += [_random(rng, inputs, outputs, np.sqrt(2 / inputs)), np.zeros(outputs, np.float32)]
        heads = 2 * seats + QUESTION
        weights += [_random(rng, sizes[-1], heads, 0.5 / np.sqrt(sizes[-1])), np.zeros(heads, np.float32)]
        weights += [_random(rng, move_features.shape[1], QUESTION + 1, 0.2)]
        self._learn_from(samples, move_features, weights)

    @classmethod
    def after(cls, net: PolicyValueNet, samples: SearchSamples, move_features: Floats) -> PolicyValueLearner:
        """A learner with the weights of a net, which needs the metadata of its move features."""
        assert net.metadata is not None
        learner = cls.__new__(cls)
        heads = [net.wins, net.scores, net.question]
        last = (np.concatenate([head for head, _ in heads], 1), np.concatenate([bias for _, bias in heads]))
        layers = [each.copy() for layer in (*net.trunk, last) for each in layer]
        learner._learn_from(samples, move_features, [*layers, net.metadata.answers.astype(np.float32)])
        weights, seats, (level, spread) = learner.weights, learner.seats, learner.level
        learner._scale_first_layer()
        weights[-2][seats : 2 * seats] -= level
        for each in weights[-3:-1]:
            each[..., seats : 2 * seats] /= spread
        learner.average = [each.copy() for each in weights]
        return learner

    def _learn_from(self, samples: SearchSamples, move_features: Floats, weights: list[Floats]) -> None:
        self._begin(samples.rows, samples.scores, weights)
        self.move_features = move_features
        self.seats = samples.scores.shape[1]

    def fit(
        self, samples: SearchSamples, passes: float, rate: float, rng: np.random.Generator
    ) -> tuple[float, float, float]:
        """Train for some passes over the samples; return the mean errors of moves, winners and points on the way."""
        starts = np.concatenate([[0], np.cumsum(samples.lengths, dtype=np.int64)])
        left = round(passes * len(samples))
        wrong = np.zeros(3)
        steps = 0
        while left > 0:
            order = rng.permutation(len(samples))[:left]
            left -= len(order)
            for begin in range(0, len(order), BATCH):
                slopes, errors = self.slopes(_chosen(samples, starts, order[begin : begin + BATCH]))
                self._descend(slopes, rate, DECAY)
                wrong += errors
                steps += 1
        moves, winners, points = (wrong / max(steps, 1)).tolist()
        return moves, winners, points

    def slopes(self, samples: SearchSamples) -> tuple[list[Floats], NDArray[np.float64]]:
        """The gradient of the loss, and the errors of moves, of winners, and of points (as a deviation)."""
        weights, seats, count = self.weights, self.seats, len(samples)
        flows = [(samples.rows.astype(np.float32) - self.centre) * self.scale]
        for i in range(0, len(weights) - 3, 2):
            flows.append(np.maximum(flows[-1] @ weights[i] + weights[i + 1], 0))
        heads = flows[-1] @ weights[-3] + weights[-2]
        places = np.repeat(np.arange(count), samples.lengths)
        named, where = np.unique(samples.moves, return_inverse=True)
        answers = self.move_features[named] @ weights[-1]
        chosen = answers[where]
        questions = heads[places, 2 * seats :]
        logits = np.einsum("ij,ij->i", questions, chosen[:, :-1]) + chosen[:, -1]
        starts = np.concatenate([[0], np.cumsum(samples.lengths[:-1], dtype=np.int64)])
        odds = np.exp(logits - np.maximum.reduceat(logits, starts)[places])
        shares = odds / np.add.reduceat(odds, starts)[places]
        wins = np.exp(heads[:, :seats] - heads[:, :seats].max(1, keepdims=True))
        wins /= wins.sum(1, keepdims=True)
        points = heads[:, seats : 2 * seats] - (samples.scores - self.level[0]) / self.level[1]
        errors = np.array(
            [
                -float(samples.shares @ np.log(shares + 1e-9)) / count,
                -float((samples.wins * np.log(wins + 1e-9)).sum()) / count,
                float(np.sqrt((points**2).mean())) * float(self.level[1]),
            ]
        )
        slope: Floats = np.empty_like(heads)
        slope[:, :seats] = (wins - samples.wins) * (WINNING / count)
        slope[:, seats : 2 * seats] = points * (SCORING / count)
        taught = np.add.reduceat(samples.shares, starts)
        logit = ((shares * taught[places] - samples.shares) * (POLICY / count)).astype(np.float32)[:, None]
        slope[:, 2 * seats :] = np.add.reduceat(logit * chosen[:, :-1], starts)
        by_move = np.concatenate([logit * questions, logit], 1)
        order = np.argsort(where, kind="stable")
        firsts = np.concatenate([[0], np.cumsum(np.bincount(where))[:-1]])
        answer: Floats = np.add.reduceat(by_move[order], firsts)
        slopes: list[Floats] = [self.move_features[named].T @ answer]
        for i in range(len(weights) - 3, -1, -2):
            inner = np.asarray(flows[i // 2].T @ slope, np.float32)
            slopes[:0] = [inner, slope.sum(0)]
            if i:
                slope = (slope @ weights[i].T) * (flows[i // 2] > 0)
        return slopes, errors

    def net(self, feature_names: FeatureNames | None = None) -> PolicyValueNet:
        """The trained net, for plain counts and points; with metadata if the feature names are given."""
        *trunk, (weights, bias) = self._plain_layers()
        seats, (level, spread) = self.seats, self.level
        wins = weights[:, :seats], bias[:seats]
        scores = weights[:, seats : 2 * seats] * spread, bias[seats : 2 * seats] * spread + level
        question = weights[:, 2 * seats :], bias[2 * seats :]
        metadata = (
            None
            if feature_names is None
            else NetMetadata(feature_names.features, feature_names.words, self.average[-1])
        )
        return PolicyValueNet(trunk, wins, scores, question, self.move_features @ self.average[-1], metadata)

    # Stop and resume

    def state(self) -> dict[str, NDArray[Any]]:
        """The arrays that are needed to go on, but for move features; not copied, to be written before the next fit."""
        return {**super().state(), "seats": np.array(self.seats)}

    @classmethod
    def resume(cls, state: Mapping[str, NDArray[Any]], move_features: Floats) -> PolicyValueLearner:
        """A learner that goes on from the arrays that `state` returned."""
        learner = cls.__new__(cls)
        learner._take_up(state)
        learner.move_features, learner.seats = move_features, int(state["seats"])
        return learner


def _chosen(samples: SearchSamples, starts: Indices, places: Indices) -> SearchSamples:
    """The samples that a pass uses."""
    lengths = samples.lengths[places]
    ends = np.cumsum(lengths, dtype=np.int64)
    within = np.arange(int(lengths.sum())) - np.repeat(ends - lengths, lengths)
    moves = np.repeat(starts[places], lengths) + within
    return SearchSamples(
        samples.rows[places],
        lengths,
        samples.moves[moves],
        samples.shares[moves],
        samples.wins[places],
        samples.scores[places],
    )


def _random(rng: np.random.Generator, inputs: int, outputs: int, spread: float) -> Floats:
    return rng.standard_normal((inputs, outputs), np.float32) * np.float32(spread)
