"""The names of features and moves that a net learns with.

Names stay where rules or encoders change, and games for two and for four share many of them. So the weights of a net
can be carried over to other features and moves, wherever names agree.
"""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

import numpy as np

from allmende.bots.learned import Subject
from allmende.bots.policy_value_net import NetMetadata, PolicyValueNet
from allmende.bots.title_ai import policy_inputs
from allmende.bots.value_net import Floats, Layer, rows_named
from allmende.titles import TITLES


class FeatureNames(NamedTuple):
    """Names of observation features and move features, a row of move features for each move, and the texts of moves."""

    features: list[str]
    words: list[str]
    move_features: Floats
    moves: list[str]

    @classmethod
    def of(cls, about: Subject) -> FeatureNames:
        """The present names of a subject."""
        title = TITLES[about.title]
        seen = policy_inputs(title)
        said = seen.move_features(about.players, about.cards)
        words = sorted({word for each in said for word in each})
        places = {word: place for place, word in enumerate(words)}
        move_features = np.zeros((len(said), len(words)), np.float32)
        for move, each in enumerate(said):
            for word, much in each.items():
                move_features[move, places[word]] = much
        vocabulary = title.vocabulary
        texts = [vocabulary[move].text for move in range(len(vocabulary))]
        return cls(seen.names(about.players, about.cards), words, move_features, texts)

    @property
    def digest(self) -> str:
        """A hash of the names of features, move features and moves, in their order."""
        lists = (self.features, self.words, self.moves)
        return sha256("\0".join("\n".join(names) for names in lists).encode()).hexdigest()[:16]


def translated(net: PolicyValueNet, feature_names: FeatureNames, seats: int) -> PolicyValueNet | None:
    """The net for other features, moves and number of seats; None for a net without metadata.

    Features that it doesn't know get weights of 0. Every further seat gets the weights of the last one that it knows.
    """
    if (metadata := net.metadata) is None:
        return None
    (weights, bias), *deeper = net.trunk
    first = rows_named(metadata.features, weights, feature_names.features), bias
    answers = rows_named(metadata.words, metadata.answers, feature_names.words)
    wins, scores = (_for_seats(head, seats) for head in (net.wins, net.scores))
    told = NetMetadata(feature_names.features, feature_names.words, answers)
    return PolicyValueNet([first, *deeper], wins, scores, net.question, feature_names.move_features @ answers, told)


def _for_seats(head: Layer, seats: int) -> Layer:
    """A head with a column for each seat, from the one to act on clockwise."""
    weights, bias = head
    places = [min(seat, len(bias) - 1) for seat in range(seats)]
    return weights[:, places], bias[places]
