"""Policies of other learners: multilayer perceptrons that rate all moves of a title, in files of their own form.

They are trained outside, say by Stable-Baselines3, and play here with numpy alone; docs/first-agent.md has an example.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from random import Random
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from allmende.bots.learned import Subject, UnfitNetError, check_features
from allmende.bots.title_ai import policy_inputs
from allmende.bots.value_net import Bytes, Floats, Indices, Layer, one_thread, read, reading
from allmende.core.rules.state import State
from allmende.core.title import Title
from allmende.titles import TITLES


class Mlp:
    """Layers with tanh between them: from an observation, divided by `scale`, to a logit for each move of the title.

    Args:
        layers: Weights, inputs by outputs, and biases of each layer.
        features: The names of the features of an observation.
        scale: The number by which features are divided.
        facts: Whatever there is to be told of the training, such as the command that repeats it.
        places: The places of the features that it reads; by default all.
    """

    def __init__(
        self,
        layers: Sequence[Layer],
        features: Sequence[str],
        scale: float = 1.0,
        facts: Mapping[str, str] = {},
        places: Indices | None = None,
    ) -> None:
        self.layers = [(np.ascontiguousarray(weights, np.float32), bias.astype(np.float32)) for weights, bias in layers]
        self.features = list(features)
        self.scale = scale
        self.facts = dict(facts)
        self.places = places

    @property
    def inputs(self) -> int:
        """The number of features of an observation."""
        return int(self.layers[0][0].shape[0]) if self.places is None else len(self.features)

    @property
    def moves(self) -> int:
        """The number of moves in its vocabulary."""
        return int(self.layers[-1][1].shape[0])

    def __call__(self, observed: Bytes) -> Floats:
        """The logits of all moves for each row of a matrix, rows by `inputs`."""
        flow = read(observed, self.places)
        flow /= self.scale
        *hidden, (weights, bias) = self.layers
        for inner, offset in hidden:
            flow = np.tanh(flow @ inner + offset)
        logits: Floats = flow @ weights + bias
        return logits

    def logits(self, rows: Sequence[bytes], moves: Sequence[Sequence[int]]) -> list[float]:
        """The logits of the moves that belong to each row, one row after the other."""
        rated = self(np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1))
        return [logit for row, legal in zip(rated, moves, strict=True) for logit in row[legal].tolist()]

    def seeing(self, seen: Sequence[str]) -> Mlp:
        """This net for observations with the features `seen`; it reads only those that it knows."""
        if self.features == list(seen):
            return self
        (weights, bias), *rest = self.layers
        rows, places = reading(self.features, weights, seen)
        return Mlp([(rows, bias), *rest], seen, self.scale, self.facts, places)

    def save(self, file: str | Path | IO[bytes]) -> None:
        """Write it with all its digits, so that it draws the same moves when it is read."""
        arrays: dict[str, NDArray[Any]] = {
            "features": np.array(self.features, np.str_),
            "scale": np.array(self.scale),
            "facts": np.array(json.dumps(self.facts)),
        }
        for number, (weights, bias) in enumerate(self.layers):
            arrays[f"weights{number}"], arrays[f"bias{number}"] = weights, bias
        np.savez_compressed(file, allow_pickle=False, **arrays)

    @classmethod
    def load(cls, file: str | Path | IO[bytes]) -> Mlp:
        """Read a file that `save` wrote."""
        with np.load(file, allow_pickle=False) as arrays:
            count = sum(name.startswith("bias") for name in arrays.files)
            layers = [(arrays[f"weights{number}"], arrays[f"bias{number}"]) for number in range(count)]
            facts = json.loads(str(arrays["facts"]))
            return cls(layers, arrays["features"].tolist(), float(arrays["scale"]), facts)


class MlpBot:
    """A bot that draws its moves with the probabilities of a net. UnfitNetError if the net is for other games."""

    def __init__(self, title: Title[Any, Any], file: Path, about: Subject) -> None:
        self.title = title
        self.net = mlp_for(file, about)

    def choose(self, state: State[Any], seat: int, rng: Random) -> int:
        legal = [*state.moves(seat)]
        with one_thread():
            logits = self.net.logits([bytes(policy_inputs(self.title).encode(state, seat))], [legal])
        highest = max(logits)
        return rng.choices(legal, [exp(logit - highest) for logit in logits])[0]


def mlp_for(file: Path, about: Subject) -> Mlp:
    """The net that a file has now; OSError if it can't be read, UnfitNetError if it isn't one for such games."""
    return _mlp_for(file, file.stat().st_mtime_ns, about)


@lru_cache(maxsize=16)
def _mlp_for(file: Path, written: int, about: Subject) -> Mlp:
    """The net of a file as it was when `written`."""
    try:
        net = Mlp.load(file)
    except OSError:
        raise
    except Exception:  # damaged files are wrong in more ways than numpy has errors of its own
        raise UnfitNetError(file, "damaged") from None
    title = TITLES[about.title]
    names = policy_inputs(title).names
    check_features(file, net, names, about)
    if net.moves != len(title.vocabulary):
        raise UnfitNetError(file, "moves")
    return net.seeing(names(about.players, about.cards))
