"""A net that guesses what every seat can expect and which moves are good; here it is only asked, others train it.

A position runs through a common trunk. From what comes out of it, one head tells how likely each seat is to win, one
how many points it will have, and one asks a question, to which each move is an answer by what it is: the better the
two fit, the better the move. So a net knows something even of moves that it has never met.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from allmende.bots.net import Bytes, Floats, Layer, rows_named

Indices = NDArray[np.int64]


class Opinion:
    """What a mind thinks of several positions, each seen by the seat that decides there.

    `wins` and `scores` have a row for each position and a column for each seat, from the deciding one on clockwise.
    `likings` has the moves of all positions, one position after the other.
    """

    __slots__ = ("likings", "scores", "wins")

    def __init__(self, wins: Floats, scores: Floats, likings: Floats) -> None:
        self.wins = wins
        self.scores = scores
        self.likings = likings


class Lore(NamedTuple):
    """What the numbers of a mind are about: the names of its features, and the words that are said of moves.

    `answers` has a row for each word: a move answers as its words do. So what a mind has learned is good for other
    features and other moves, too, wherever they have the same names.
    """

    features: list[str]
    words: list[str]
    answers: Floats


class Mind:
    """The net. `answers` has a row for each move of the vocabulary, and in the last place how good it is anywhere.

    Minds that are not to be kept need no `lore`.
    """

    def __init__(
        self,
        trunk: Sequence[Layer],
        wins: Layer,
        scores: Layer,
        question: Layer,
        answers: Floats,
        lore: Lore | None = None,
    ) -> None:
        self.trunk = [_layer(layer) for layer in trunk]
        self.wins, self.scores, self.question = _layer(wins), _layer(scores), _layer(question)
        self.answers = np.ascontiguousarray(answers, np.float32)
        self.lore = lore
        heads = (self.wins, self.scores, self.question)
        self._heads = np.ascontiguousarray(np.concatenate([weights for weights, _ in heads], 1))
        self._offsets = np.concatenate([bias for _, bias in heads])

    @property
    def inputs(self) -> int:
        """How many features it looks at."""
        return int(self.trunk[0][0].shape[0])

    @property
    def features(self) -> list[str]:
        """The names of what it looks at; none where it does not know them."""
        return [] if self.lore is None else self.lore.features

    @property
    def seats(self) -> int:
        """For how many seats it guesses."""
        return int(self.scores[1].shape[0])

    @property
    def moves(self) -> int:
        """How many moves it knows."""
        return int(self.answers.shape[0])

    def __call__(self, rows: Sequence[bytes], moves: Sequence[Sequence[int]]) -> Opinion:
        """What it thinks of positions: a row of features each, and the moves to be told apart."""
        counts = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        lengths = [len(each) for each in moves]
        named = np.fromiter((move for each in moves for move in each), np.int64, sum(lengths))
        return self.think(counts, named, np.repeat(np.arange(len(rows)), lengths))

    def think(self, counts: Bytes, moves: Indices, places: Indices) -> Opinion:
        """The same for a matrix of features; `places` has the row to which each move belongs."""
        flow = counts.astype(np.float32)
        for weights, bias in self.trunk:
            flow = flow @ weights
            flow += bias
            np.maximum(flow, 0, out=flow)
        heads = flow @ self._heads
        heads += self._offsets
        seats = self.seats
        odds = np.exp(heads[:, :seats] - heads[:, :seats].max(1, keepdims=True))
        answers = self.answers[moves]
        likings = np.einsum("ij,ij->i", heads[places, 2 * seats :], answers[:, :-1]) + answers[:, -1]
        return Opinion(odds / odds.sum(1, keepdims=True), heads[:, seats : 2 * seats], likings)

    def seeing(self, seen: Sequence[str]) -> Mind:
        """The same mind for rows of the features `seen`; it overlooks those that it does not know."""
        if self.lore is None or self.lore.features == list(seen):
            return self
        (weights, bias), *deeper = self.trunk
        trunk = [(rows_named(self.lore.features, weights, seen), bias), *deeper]
        lore = self.lore._replace(features=list(seen))
        return Mind(trunk, self.wins, self.scores, self.question, self.answers, lore)

    def save(self, file: str | Path | IO[bytes]) -> None:
        """Write it as half-precision numbers, two bytes a weight."""
        arrays: dict[str, NDArray[Any]] = {"answers": self.answers.astype(np.float16)}
        if self.lore is not None:
            features, words, answers = self.lore
            arrays |= {"features": np.array(features), "words": np.array(words)}
            arrays["answers-of-words"] = answers.astype(np.float16)
        for name, (weights, bias) in self._layers().items():
            arrays[f"{name}-weights"] = weights.astype(np.float16)
            arrays[f"{name}-bias"] = bias
        np.savez_compressed(file, allow_pickle=False, **arrays)

    @classmethod
    def load(cls, file: str | Path | IO[bytes]) -> Mind:
        """Read what `save` wrote."""
        with np.load(file, allow_pickle=False) as arrays:
            layers = {
                name.removesuffix("-bias"): (arrays[name.replace("-bias", "-weights")], arrays[name])
                for name in arrays.files
                if name.endswith("-bias")
            }
            trunk = [layers[name] for name in layers if name.startswith("trunk")]
            wins, scores, question = (layers[name] for name in _HEADS)
            lore = None
            if "words" in arrays.files:
                features, words = arrays["features"].tolist(), arrays["words"].tolist()
                lore = Lore(features, words, arrays["answers-of-words"].astype(np.float32))
            return cls(trunk, wins, scores, question, arrays["answers"], lore)

    def _layers(self) -> dict[str, Layer]:
        trunk = {f"trunk{number}": layer for number, layer in enumerate(self.trunk)}
        return trunk | dict(zip(_HEADS, (self.wins, self.scores, self.question), strict=True))


_HEADS: Final = ("wins", "scores", "question")


def _layer(layer: Layer) -> Layer:
    weights, bias = layer
    return np.ascontiguousarray(weights, np.float32), bias.astype(np.float32)
