"""The value net: guesses a final score from features. Inference only, `arena.learning` trains it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Indices = NDArray[np.int64]
Layer = tuple[Floats, Floats]
"""Weights, inputs by outputs, and biases."""


@cache
def _libraries() -> ThreadpoolController:
    return ThreadpoolController()


def one_thread() -> AbstractContextManager[object]:
    """Limit numpy's matrix library to one thread: several would mostly wait for one another."""
    limit: AbstractContextManager[object] = _libraries().limit(limits=1, user_api="blas")
    return limit


class ValueNet:
    """Layers with ReLU between them and a single output. `features` are the names of those of an observation.

    The names are in its file, so that it reads the same features wherever an encoder puts them. It has weights for
    those at the `places`, None standing for all of them.
    """

    def __init__(self, layers: Sequence[Layer], features: Sequence[str] = (), places: Indices | None = None) -> None:
        self.layers = [(np.ascontiguousarray(weights, np.float32), bias.astype(np.float32)) for weights, bias in layers]
        self.features = list(features)
        self.places = places

    @property
    def inputs(self) -> int:
        """The number of features of an observation."""
        return int(self.layers[0][0].shape[0]) if self.places is None else len(self.features)

    def __call__(self, rows: Sequence[bytes]) -> Floats:
        """A guess for each row of features; a row is `inputs` bytes."""
        return self.guess(np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1))

    def worths(self, rows: Sequence[bytes]) -> list[float]:
        """The guesses as a list."""
        worths: list[float] = self(rows).tolist()
        return worths

    def guess(self, counts: Bytes) -> Floats:
        """A guess for each row of a matrix, rows by `inputs`."""
        flow = read(counts, self.places)
        *hidden, (weights, bias) = self.layers
        for inner, offset in hidden:
            flow = flow @ inner
            flow += offset
            np.maximum(flow, 0, out=flow)
        guesses: Floats = (flow @ weights + bias)[:, 0]
        return guesses

    def seeing(self, seen: Sequence[str]) -> ValueNet:
        """This net for observations with the features `seen`; it reads only those that it knows."""
        (weights, bias), *rest = self.layers
        rows, places = reading(self.features, weights, seen)
        return ValueNet([(rows, bias), *rest], seen, places)

    def learning(self, seen: Sequence[str]) -> ValueNet:
        """This net, rearranged for observations with the features `seen`, to learn those that it doesn't know."""
        (weights, bias), *rest = self.layers
        return ValueNet([(rows_named(self.features, weights, seen), bias), *rest], seen)

    def save(self, file: str | Path | IO[bytes]) -> None:
        """Write it as half-precision numbers, two bytes a weight."""
        arrays: dict[str, NDArray[np.floating[Any]]] = {}
        for number, (weights, bias) in enumerate(self.layers):
            arrays[f"weights{number}"] = weights.astype(np.float16)
            arrays[f"bias{number}"] = bias
        np.savez_compressed(file, allow_pickle=False, features=np.array(self.features, np.str_), **arrays)

    @classmethod
    def load(cls, file: str | Path | IO[bytes]) -> ValueNet:
        """Read a file that `save` wrote."""
        with np.load(file, allow_pickle=False) as arrays:
            layers = [(arrays[f"weights{i}"], arrays[f"bias{i}"]) for i in range(len(arrays.files) // 2)]
            return cls(layers, arrays["features"].tolist())


def reading(known: Sequence[str], rows: Floats, seen: Sequence[str]) -> tuple[Floats, Indices | None]:
    """The rows of a matrix for those of its `known` names that are among `seen`, and their places there.

    The rows keep their order, so that sums of them are rounded alike whatever else is seen. No places are all of them.
    """
    if list(known) == list(seen):
        return rows, None
    places = {name: place for place, name in enumerate(seen)}
    kept = [row for row, name in enumerate(known) if name in places]
    return rows[kept], np.array([places[known[row]] for row in kept], np.int64)


def read(counts: Bytes, places: Indices | None) -> Floats:
    """The columns at these places of a matrix, or all of them, as a net computes with them."""
    return (counts if places is None else counts.take(places, 1)).astype(np.float32)


def rows_named(known: Sequence[str], rows: Floats, wanted: Sequence[str]) -> Floats:
    """The rows of a matrix for the `wanted` names, where it has one for each `known` name; zeros for unknown names."""
    if list(known) == list(wanted):
        return rows
    places = {name: place for place, name in enumerate(known)}
    found = np.zeros((len(wanted), rows.shape[1]), np.float32)
    for row, name in enumerate(wanted):
        if name in places:
            found[row] = rows[places[name]]
    return found
