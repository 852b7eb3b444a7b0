"""The bot that plays any legal move."""

from __future__ import annotations

from random import Random
from typing import Any

from allmende.core.rules.state import State


class RandomBot:
    """Chooses uniformly among the legal moves."""

    def choose(self, state: State[Any], seat: int, rng: Random) -> int:
        return rng.choice(state.moves(seat))
