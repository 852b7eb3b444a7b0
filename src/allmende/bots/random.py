"""The bot that plays any legal move."""

from __future__ import annotations

from random import Random
from typing import Any

from allmende.core.rules.position import Position


class RandomBot:
    """Chooses uniformly."""

    def choose(self, position: Position[Any], seat: int, rng: Random) -> int:
        return rng.choice(position.moves(seat))
