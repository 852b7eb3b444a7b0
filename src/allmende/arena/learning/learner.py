"""Fitting a net to samples: Adam on the squared error, in numpy; a minute of a laptop's core goes a long way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from allmende.bots.net import Floats, Net

HIDDEN: Final = (128, 64)
BATCH: Final = 512
AVERAGED: Final = 0.999
"""How much of the mean of the latest weights stays with each step."""
_FIRST_DECAY: Final = 0.9
_SECOND_DECAY: Final = 0.999
_LEAST_SPREAD: Final = 0.25
"""A feature that hardly ever changes is not blown up beyond this."""
_AT_ONCE: Final = 4096
"""Guesses that are made at the same time."""

Bytes = NDArray[np.uint8]
_KEPT: Final = ("weights", "average", "first", "second")
"""What is kept of a learner, layer by layer."""


class Learner:
    """A net in the making. It works on features and targets of mean 0 and spread 1, and gives a net for plain ones.

    The net that it gives has the mean of the latest weights: those of a single step still tremble, and a bot that takes
    the best of many guesses picks the ones that err upwards.
    """

    def __init__(
        self,
        rows: Bytes,
        targets: Floats,
        rng: np.random.Generator,
        hidden: Sequence[int] = HIDDEN,
        forebear: Net | None = None,
    ) -> None:
        """A beginner; with a `forebear` one that guesses as this net does."""
        self.centre: Floats = rows.mean(0, dtype=np.float32)
        self.scale: Floats = 1 / np.maximum(rows.std(0, dtype=np.float32), _LEAST_SPREAD)
        self.level = np.array([targets.mean(), max(float(targets.std()), 1.0)], np.float32)
        sizes = [rows.shape[1], *hidden, 1]
        self.weights = _inherited(forebear, self) if forebear else _random(sizes, rng)
        self.average = [each.copy() for each in self.weights]
        self.first = [np.zeros_like(each) for each in self.weights]
        self.second = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

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

    def _descend(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        rate *= np.sqrt(1 - _SECOND_DECAY**self.steps) / (1 - _FIRST_DECAY**self.steps)
        for each, slope, first, second in zip(self.weights, slopes, self.first, self.second, strict=True):
            first += (1 - _FIRST_DECAY) * (slope - first)
            second += (1 - _SECOND_DECAY) * (slope * slope - second)
            each -= np.float32(rate) * first / (np.sqrt(second) + np.float32(1e-8))
        stays = min(AVERAGED, self.steps / (self.steps + 10))  # at first there is not much to keep
        for mean, each in zip(self.average, self.weights, strict=True):
            mean += np.float32(1 - stays) * (each - mean)

    def net(self) -> Net:
        """What it has learned, for plain counts and points."""
        layers = [(self.average[i], self.average[i + 1]) for i in range(0, len(self.average), 2)]
        weights, bias = layers[0]
        scaled = weights * self.scale[:, None]
        layers[0] = (scaled, bias - self.centre @ scaled)
        weights, bias = layers[-1]
        layers[-1] = (weights * self.level[1], bias * self.level[1] + self.level[0])
        return Net(layers)

    # Between two sittings

    def state(self) -> dict[str, NDArray[Any]]:
        """All that is needed to go on, not copied: to be written down before the next fit."""
        found: dict[str, NDArray[Any]] = {"centre": self.centre, "scale": self.scale, "level": self.level}
        found["steps"] = np.array(self.steps)
        for name in _KEPT:
            found |= {f"{name}{i}": each for i, each in enumerate(getattr(self, name))}
        return found

    @classmethod
    def resume(cls, state: Mapping[str, NDArray[Any]]) -> Learner:
        """Go on from what `state` gave."""
        learner = cls.__new__(cls)
        learner.centre, learner.scale, learner.level = state["centre"], state["scale"], state["level"]
        learner.steps = int(state["steps"])
        for name in _KEPT:
            count = sum(key.startswith(name) for key in state)
            setattr(learner, name, [state[f"{name}{i}"] for i in range(count)])
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


def _inherited(net: Net, learner: Learner) -> list[Floats]:
    """Those of a net for plain counts and points, as a learner needs them: what `Learner.net` does, undone."""
    found = [each.copy() for layer in net.layers for each in layer]
    found[1] += learner.centre @ found[0]
    found[0] /= learner.scale[:, None]
    mean, spread = learner.level
    found[-2] /= spread
    found[-1] = (found[-1] - mean) / spread
    return found
