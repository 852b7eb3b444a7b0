"""Minds that know nothing, for tests."""

from __future__ import annotations

import numpy as np

from allmende.bots.insights import survey
from allmende.bots.mind import Lore, Mind
from allmende.titles import TITLES


def blank_mind(players: int = 2, title: str = "agricola", seed: int = 1, cards: bool = False) -> Mind:
    """A mind of random opinions."""
    rng, face = np.random.default_rng(seed), survey(TITLES[title])
    features, moves = len(face.names(players, cards)), len(face.meanings(players, cards))

    def layer(inputs: int, outputs: int) -> tuple[np.ndarray, np.ndarray]:
        return rng.standard_normal((inputs, outputs)) / 30, np.zeros(outputs)

    trunk = [layer(features, 8)]
    lore = Lore(face.names(players, cards), [], np.zeros((0, 5), np.float32))
    return Mind(trunk, layer(8, players), layer(8, players), layer(8, 4), rng.standard_normal((moves, 5)), lore)
