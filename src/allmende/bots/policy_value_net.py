"""The policy-value network, inference only; `arena/learning` trains it.

A common trunk has three heads: each seat's chance to win, each seat's points, and a query vector. The logit of a move
is the dot product of the query with the vector of that move's features, so the net rates moves that it never met.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from allmende.bots.nets import Evaluations
from allmende.bots.value_net import Bytes, Floats, Indices, Layer, read, reading


class NetOutput:
    """The net's output for a batch of states, each observed by the seat to act.

    `wins` and `scores` have a row for each state and a column for each seat, from the seat to act on clockwise.
    `logits` lists the moves of all states, one state after the other.
    """

    __slots__ = ("logits", "scores", "wins")

    def __init__(self, wins: Floats, scores: Floats, logits: Floats) -> None:
        self.wins = wins
        self.scores = scores
        self.logits = logits


class NetMetadata(NamedTuple):
    """The names to which the weights refer: of features, and of move features with a row of weights for each.

    A move's vector is the sum of its features' rows in `answers`. So weights are reused for other encoders and other
    moves, wherever names agree.
    """

    features: list[str]
    words: list[str]
    answers: Floats


class PolicyValueNet:
    """The net. `answers` has a row for each move of the vocabulary, with a bias in its last place.

    Nets that are not to be saved need no `metadata`. It has weights for the features at the `places` of an observation,
    None standing for all of them.
    """

    def __init__(
        self,
        trunk: Sequence[Layer],
        wins: Layer,
        scores: Layer,
        question: Layer,
        answers: Floats,
        metadata: NetMetadata | None = None,
        places: Indices | None = None,
    ) -> None:
        self.trunk = [_layer(layer) for layer in trunk]
        self.wins, self.scores, self.question = _layer(wins), _layer(scores), _layer(question)
        self.answers = np.ascontiguousarray(answers, np.float32)
        self.metadata = metadata
        self.places = places
        heads = (self.wins, self.scores, self.question)
        self._heads = np.ascontiguousarray(np.concatenate([weights for weights, _ in heads], 1))
        self._offsets = np.concatenate([bias for _, bias in heads])

    @property
    def inputs(self) -> int:
        """The number of features of an observation."""
        return int(self.trunk[0][0].shape[0]) if self.places is None else len(self.features)

    @property
    def features(self) -> list[str]:
        """The names of the features; empty without metadata."""
        return [] if self.metadata is None else self.metadata.features

    @property
    def seats(self) -> int:
        """The number of seats that it evaluates."""
        return int(self.scores[1].shape[0])

    @property
    def moves(self) -> int:
        """The number of moves in its vocabulary."""
        return int(self.answers.shape[0])

    def __call__(self, rows: Sequence[bytes], moves: Sequence[Sequence[int]]) -> NetOutput:
        """Evaluate states: a row of features for each, and the moves that get logits."""
        counts = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        lengths = [len(each) for each in moves]
        named = np.fromiter((move for each in moves for move in each), np.int64, sum(lengths))
        return self.think(counts, named, np.repeat(np.arange(len(rows)), lengths))

    def evaluations(self, rows: Sequence[bytes], moves: Sequence[Sequence[int]]) -> Evaluations:
        """The same output as lists."""
        output = self(rows, moves)
        return Evaluations(output.wins.tolist(), output.scores.tolist(), output.logits.tolist())

    def think(self, counts: Bytes, moves: Indices, places: Indices) -> NetOutput:
        """Evaluate states as a matrix, states by features; `places` has for each of the moves the row of its state."""
        flow = read(counts, self.places)
        for weights, bias in self.trunk:
            flow = flow @ weights
            flow += bias
            np.maximum(flow, 0, out=flow)
        heads = flow @ self._heads
        heads += self._offsets
        seats = self.seats
        odds = np.exp(heads[:, :seats] - heads[:, :seats].max(1, keepdims=True))
        answers = self.answers[moves]
        logits = np.einsum("ij,ij->i", heads[places, 2 * seats :], answers[:, :-1]) + answers[:, -1]
        return NetOutput(odds / odds.sum(1, keepdims=True), heads[:, seats : 2 * seats], logits)

    def seeing(self, seen: Sequence[str]) -> PolicyValueNet:
        """This net for observations with the features `seen`; it reads only those that it knows."""
        if self.metadata is None or self.metadata.features == list(seen):
            return self
        (weights, bias), *deeper = self.trunk
        rows, places = reading(self.metadata.features, weights, seen)
        metadata = self.metadata._replace(features=list(seen))
        return PolicyValueNet(
            [(rows, bias), *deeper], self.wins, self.scores, self.question, self.answers, metadata, places
        )

    def save(self, file: str | Path | IO[bytes]) -> None:
        """Write it as half-precision numbers, two bytes a weight."""
        arrays: dict[str, NDArray[Any]] = {"answers": self.answers.astype(np.float16)}
        if self.metadata is not None:
            features, words, answers = self.metadata
            arrays |= {"features": np.array(features), "words": np.array(words)}
            arrays["answers-of-words"] = answers.astype(np.float16)
        for name, (weights, bias) in self._layers().items():
            arrays[f"{name}-weights"] = weights.astype(np.float16)
            arrays[f"{name}-bias"] = bias
        np.savez_compressed(file, allow_pickle=False, **arrays)

    @classmethod
    def load(cls, file: str | Path | IO[bytes]) -> PolicyValueNet:
        """Read a file that `save` wrote."""
        with np.load(file, allow_pickle=False) as arrays:
            layers = {
                name.removesuffix("-bias"): (arrays[name.replace("-bias", "-weights")], arrays[name])
                for name in arrays.files
                if name.endswith("-bias")
            }
            trunk = [layers[name] for name in layers if name.startswith("trunk")]
            wins, scores, question = (layers[name] for name in _HEADS)
            metadata = None
            if "words" in arrays.files:
                features, words = arrays["features"].tolist(), arrays["words"].tolist()
                metadata = NetMetadata(features, words, arrays["answers-of-words"].astype(np.float32))
            return cls(trunk, wins, scores, question, arrays["answers"], metadata)

    def _layers(self) -> dict[str, Layer]:
        trunk = {f"trunk{number}": layer for number, layer in enumerate(self.trunk)}
        return trunk | dict(zip(_HEADS, (self.wins, self.scores, self.question), strict=True))


_HEADS: Final = ("wins", "scores", "question")


def _layer(layer: Layer) -> Layer:
    weights, bias = layer
    return np.ascontiguousarray(weights, np.float32), bias.astype(np.float32)
