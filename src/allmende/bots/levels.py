"""How well a bot plays: four levels that see alike, and differ in how far they look and how carefully they choose."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from allmende.bots.learned import sight
from allmende.bots.search import Search
from allmende.core.position import Position
from allmende.core.title import Title


class Level(NamedTuple):
    """How often it looks ahead for a decision, for how many seconds at most, and its temperature in points."""

    simulations: int
    seconds: float
    temperature: float


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(0, 0.9, 1.5),
    "villager": Level(0, 0.9, 0.5),
    "farmer": Level(0, 0.9, 0.0),
    "master": Level(60, 0.9, 0.0),
}
"""Weakest first."""
DEFAULT: Final = "farmer"


class LevelBot:
    """Plays a title at a level."""

    def __init__(self, title: Title[Any, Any], level: Level) -> None:
        self.title = title
        self.level = level

    def choose(self, position: Position[Any], seat: int, rng: Random) -> int:
        return Search(self.title, sight(self.title, position), *self.level).choose(position, seat, rng)
