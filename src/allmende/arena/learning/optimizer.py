"""The base of learners: scaling of features and points, and Adam, in numpy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from allmende.bots.value_net import Bytes, Floats, Layer

BATCH: Final = 512
AVERAGED: Final = 0.999
"""The share of the running mean of weights that stays with each step."""
_FIRST_DECAY: Final = 0.9
_SECOND_DECAY: Final = 0.999
_LEAST_SPREAD: Final = 0.25
"""The least deviation assumed of a feature, so that one that hardly ever changes is not blown up."""
_KEPT: Final = ("weights", "average", "first", "second")
"""The arrays of a net in training that are stored, layer by layer."""


class Optimizer:
    """A net in training. It works on features and points of mean 0 and deviation 1, and gives a net for plain ones.

    The net that it gives has the average of the latest weights: those of a single step are noisy, and a bot that takes
    the best of many guesses picks those that err upwards.
    """

    centre: Floats
    scale: Floats
    level: Floats
    weights: list[Floats]
    average: list[Floats]
    first: list[Floats]
    second: list[Floats]
    steps: int

    def _begin(self, rows: Bytes, points: Floats, weights: list[Floats]) -> None:
        """Begin with these weights, and with means and deviations from `rows` and `points`."""
        self.centre = rows.mean(0, dtype=np.float32)
        self.scale = 1 / np.maximum(rows.std(0, dtype=np.float32), _LEAST_SPREAD)
        self.level = np.array([points.mean(), max(float(points.std()), 1.0)], np.float32)
        self.weights = weights
        self.average = [each.copy() for each in weights]
        self.first = [np.zeros_like(each) for each in weights]
        self.second = [np.zeros_like(each) for each in weights]
        self.steps = 0

    def _scale_first_layer(self) -> None:
        """Change a first layer for plain counts into an equal one for scaled ones."""
        self.weights[1] += self.centre @ self.weights[0]
        self.weights[0] /= self.scale[:, None]

    def _plain_layers(self) -> list[Layer]:
        """The layers that were learned, the first one for plain counts."""
        layers = [(self.average[i], self.average[i + 1]) for i in range(0, len(self.average) - 1, 2)]
        weights, bias = layers[0]
        scaled = weights * self.scale[:, None]
        layers[0] = (scaled, bias - self.centre @ scaled)
        return layers

    def _descend(self, slopes: Sequence[Floats], rate: float, decay: float = 0.0) -> None:
        """Take a step of Adam, with weight decay."""
        self.steps += 1
        step = np.float32(rate * np.sqrt(1 - _SECOND_DECAY**self.steps) / (1 - _FIRST_DECAY**self.steps))
        stays = min(AVERAGED, self.steps / (self.steps + 10))  # at first there are few weights to average
        for each, slope, first, second, mean in zip(
            self.weights, slopes, self.first, self.second, self.average, strict=True
        ):
            first += np.float32(1 - _FIRST_DECAY) * (slope - first)
            second += np.float32(1 - _SECOND_DECAY) * (slope * slope - second)
            each -= step * (first / (np.sqrt(second) + np.float32(1e-8)) + np.float32(decay) * each)
            mean += np.float32(1 - stays) * (each - mean)

    # Stop and resume

    def state(self) -> dict[str, NDArray[Any]]:
        """The arrays that are needed to go on, not copied: to be written before the next fit."""
        found: dict[str, NDArray[Any]] = {"centre": self.centre, "scale": self.scale, "level": self.level}
        found["steps"] = np.array(self.steps)
        for name in _KEPT:
            found |= {f"{name}{i}": each for i, each in enumerate(getattr(self, name))}
        return found

    def _take_up(self, state: Mapping[str, NDArray[Any]]) -> None:
        """Go on from the arrays that `state` returned."""
        self.centre, self.scale, self.level = state["centre"], state["scale"], state["level"]
        self.steps = int(state["steps"])
        for name in _KEPT:
            count = sum(key.startswith(name) for key in state)
            setattr(self, name, [state[f"{name}{i}"] for i in range(count)])
