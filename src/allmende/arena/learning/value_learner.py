"""Training a value net: Adam on the squared error, in numpy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from allmende.arena.learning.optimizer import BATCH, Optimizer
from allmende.bots.value_net import Bytes, Floats, ValueNet

HIDDEN: Final = (128, 64)
_AT_ONCE: Final = 4096
"""The largest number of guesses in one batch."""


class ValueLearner(Optimizer):
    """A net in training that guesses one number."""

    def __init__(
        self,
        rows: Bytes,
        targets: Floats,
        rng: np.random.Generator,
        hidden: Sequence[int] = HIDDEN,
        warm_start: ValueNet | None = None,
    ) -> None:
        """A learner with random weights, or with those of a `warm_start`."""
        if warm_start is None:
            self._begin(rows, targets, _random([rows.shape[1], *hidden, 1], rng))
            return
        self._begin(rows, targets, [each.copy() for layer in warm_start.layers for each in layer])
        self._scale_first_layer()
        mean, spread = self.level
        self.weights[-2] /= spread
        self.weights[-1] = (self.weights[-1] - mean) / spread
        self.average = [each.copy() for each in self.weights]

    def fit(self, rows: Bytes, targets: Floats, passes: float, rate: float, rng: np.random.Generator) -> None:
        """Train for some passes over the samples; 0.25 is once over a quarter of them, drawn by lot."""
        left = round(passes * len(rows))
        while left > 0:
            order = rng.permutation(len(rows))[:left]
            left -= len(order)
            for start in range(0, len(order), BATCH):
                chosen = order[start : start + BATCH]
                slopes, _ = self.slopes(rows[chosen], targets[chosen])
                self._descend(slopes, rate)

    def error(self, rows: Bytes, targets: Floats) -> float:
        """The root of the mean squared error of the net's guesses, in points."""
        net = self.net()
        wrong = [
            net.guess(rows[start : start + _AT_ONCE]) - targets[start : start + _AT_ONCE]
            for start in range(0, len(rows), _AT_ONCE)
        ]
        return float(np.sqrt(np.mean(np.concatenate(wrong) ** 2)))

    def slopes(self, rows: Bytes, targets: Floats) -> tuple[list[Floats], float]:
        """The gradient of half the mean squared error, and the sum of the squared errors.

        Errors are of targets with spread 1.
        """
        weights = self.weights
        flows = [(rows.astype(np.float32) - self.centre) * self.scale]
        for i in range(0, len(weights) - 2, 2):
            flows.append(np.maximum(flows[-1] @ weights[i] + weights[i + 1], 0))
        wrong = (flows[-1] @ weights[-2] + weights[-1])[:, 0] - (targets - self.level[0]) / self.level[1]
        slope = (wrong / len(wrong))[:, None].astype(np.float32)
        slopes: list[Floats] = []
        for i in range(len(weights) - 2, -1, -2):
            slopes[:0] = [flows[i // 2].T @ slope, slope.sum(0)]
            if i:
                slope = (slope @ weights[i].T) * (flows[i // 2] > 0)
        return slopes, float(wrong @ wrong)

    def net(self) -> ValueNet:
        """The trained net, for plain counts and points."""
        layers = self._plain_layers()
        weights, bias = layers[-1]
        layers[-1] = (weights * self.level[1], bias * self.level[1] + self.level[0])
        return ValueNet(layers)

    @classmethod
    def resume(cls, state: Mapping[str, NDArray[Any]]) -> ValueLearner:
        """A learner that goes on from the arrays that `state` returned."""
        learner = cls.__new__(cls)
        learner._take_up(state)
        return learner


def _random(sizes: Sequence[int], rng: np.random.Generator) -> list[Floats]:
    """Random weights and biases, layer by layer."""
    found: list[Floats] = []
    for inputs, outputs in pairwise(sizes):
        spread = np.sqrt(2 / inputs, dtype=np.float32)
        found.append(rng.standard_normal((inputs, outputs), np.float32) * spread)
        found.append(np.zeros(outputs, np.float32))
    found[-2] *= 0.1
    return found
