"""Fitting a net to samples: Adam on the squared error, in numpy; a minute of a laptop's core goes a long way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from allmende.arena.learning.fitting import BATCH, Fitting
from allmende.bots.net import Bytes, Floats, Net

HIDDEN: Final = (128, 64)
_AT_ONCE: Final = 4096
"""Guesses that are made at the same time."""


class Learner(Fitting):
    """A net in the making that guesses one number."""

    def __init__(
        self,
        rows: Bytes,
        targets: Floats,
        rng: np.random.Generator,
        hidden: Sequence[int] = HIDDEN,
        forebear: Net | None = None,
    ) -> None:
        """A beginner; with a `forebear` one that guesses as this net does."""
        if forebear is None:
            self._begin(rows, targets, _random([rows.shape[1], *hidden, 1], rng))
            return
        self._begin(rows, targets, [each.copy() for layer in forebear.layers for each in layer])
        self._scale_first_layer()
        mean, spread = self.level
        self.weights[-2] /= spread
        self.weights[-1] = (self.weights[-1] - mean) / spread
        self.average = [each.copy() for each in self.weights]

    def fit(self, rows: Bytes, targets: Floats, passes: float, rate: float, rng: np.random.Generator) -> None:
        """Go over the samples so many times; 0.25 is once over a quarter of them, drawn by lot."""
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
        """How half the mean squared error grows with each weight, and the sum of the squared errors.

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

    def net(self) -> Net:
        """What it has learned, for plain counts and points."""
        layers = self._plain_layers()
        weights, bias = layers[-1]
        layers[-1] = (weights * self.level[1], bias * self.level[1] + self.level[0])
        return Net(layers)

    @classmethod
    def resume(cls, state: Mapping[str, NDArray[Any]]) -> Learner:
        """Go on from what `state` gave."""
        learner = cls.__new__(cls)
        learner._take_up(state)
        return learner


def _random(sizes: Sequence[int], rng: np.random.Generator) -> list[Floats]:
    """Weights and biases of a beginner, layer by layer."""
    found: list[Floats] = []
    for inputs, outputs in pairwise(sizes):
        spread = np.sqrt(2 / inputs, dtype=np.float32)
        found.append(rng.standard_normal((inputs, outputs), np.float32) * spread)
        found.append(np.zeros(outputs, np.float32))
    found[-2] *= 0.1
    return found
