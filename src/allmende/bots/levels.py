"""How well a bot plays: four levels that see alike, and differ in how far they look and how carefully they choose.

Where a subject has a champion, the levels that name a number of looks search with its mind instead.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from allmende.bots.champions import MindBot, champion
from allmende.bots.learned import Subject, sight
from allmende.bots.search import Search
from allmende.bots.tree import Effort
from allmende.core.rules.position import Position
from allmende.core.title import Title


class Level(NamedTuple):
    """How often it looks ahead for a decision, for how many seconds at most, and its temperature in points.

    `looks` is how often a champion looks for it, 0 if none plays at this level.
    """

    simulations: int
    seconds: float
    temperature: float
    looks: int = 0


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(0, 0.9, 1.5),
    "villager": Level(0, 0.9, 0.5),
    "farmer": Level(0, 0.9, 0.0),
    "master": Level(60, 0.9, 0.0, looks=512),
}
"""Weakest first."""
DEFAULT: Final = "farmer"


class LevelBot:
    """Plays a title at a level."""

    def __init__(self, title: Title[Any, Any], level: Level) -> None:
        self.title = title
        self.level = level

    def choose(self, position: Position[Any], seat: int, rng: Random) -> int:
        level = self.level
        if level.looks and (file := champion(Subject.of(self.title, position))) is not None:
            return MindBot(self.title, file, Effort(level.looks, seconds=level.seconds)).choose(position, seat, rng)
        search = Search(self.title, sight(self.title, position), level.simulations, level.seconds, level.temperature)
        return search.choose(position, seat, rng)
