"""Minds that know nothing, for tests."""

from __future__ import annotations

import numpy as np

from allmende.bots.policy_value_net import NetMetadata, PolicyValueNet
from allmende.bots.title_ai import policy_inputs
from allmende.titles import TITLES


def blank_net(players: int = 2, title: str = "agricola", seed: int = 1, cards: bool = False) -> PolicyValueNet:
    """A mind of random opinions."""
    rng, face = np.random.default_rng(seed), policy_inputs(TITLES[title])
    features, moves = len(face.names(players, cards)), len(face.move_features(players, cards))

    def layer(inputs: int, outputs: int) -> tuple[np.ndarray, np.ndarray]:
        return rng.standard_normal((inputs, outputs)) / 30, np.zeros(outputs)

    trunk = [layer(features, 8)]
    metadata = NetMetadata(face.names(players, cards), [], np.zeros((0, 5), np.float32))
    return PolicyValueNet(
        trunk, layer(8, players), layer(8, players), layer(8, 4), rng.standard_normal((moves, 5)), metadata
    )
