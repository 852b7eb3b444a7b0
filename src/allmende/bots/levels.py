"""The four levels of bots: one evaluation, with more or less search and care.

Where a subject has a champion, levels with a number of `looks` search with its net instead.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from allmende.bots.champions import TreeNetBot, champion
from allmende.bots.learned import Subject, evaluator
from allmende.bots.search import Search
from allmende.bots.tree import SearchBudget
from allmende.core.rules.state import State
from allmende.core.title import Title


class Level(NamedTuple):
    """The strength of a level: simulations and seconds for a decision, and the temperature of its choice, in points.

    `looks` is the number of simulations with a champion's net, 0 for a level that uses none.
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
"""The levels by name, weakest first."""
DEFAULT: Final = "farmer"
"""The level that plays where none is chosen."""


class LevelBot:
    """Plays a title at a level, such as `LEVELS["master"]`.

    The same seed gives the same moves unless `level.seconds` run out. FileNotFoundError at its first decision if there
    is no net for the title, number of players and cards.
    """

    def __init__(self, title: Title[Any, Any], level: Level) -> None:
        self.title = title
        self.level = level

    def choose(self, state: State[Any], seat: int, rng: Random) -> int:
        level = self.level
        if level.looks and (file := champion(Subject.of(self.title, state))) is not None:
            return TreeNetBot(self.title, file, SearchBudget(level.looks, seconds=level.seconds)).choose(
                state, seat, rng
            )
        search = Search(self.title, evaluator(self.title, state), level.simulations, level.seconds, level.temperature)
        return search.choose(state, seat, rng)
