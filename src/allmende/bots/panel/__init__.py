"""The panel: frozen opponents of different styles, by which the strength of bots is compared over time.

Some are personas made by hand. Others are levels of an earlier version, kept with their weights and their search;
the version is part of their name. Their nets name their features, so a title's encoder may add features and reorder
them, but not drop any of these.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from allmende.bots.bot import Bot
from allmende.bots.evaluator import StateEvaluator
from allmende.bots.greedy import Greedy
from allmende.bots.learned import Subject, evaluator_with
from allmende.bots.search import Search
from allmende.core.ai import Heuristic
from allmende.core.rules.state import State
from allmende.core.title import Title

_HERE: Final = Path(__file__).parent


class FrozenLevel(NamedTuple):
    """A level of an earlier version: the folder of its nets, simulations a decision, and seconds at most."""

    weights: str
    simulations: int
    seconds: float


FROZEN: Final[dict[str, FrozenLevel]] = {
    "farmer-2026.11": FrozenLevel("v2026_11", 0, 0.9),
    "master-2026.11": FrozenLevel("v2026_11", 60, 0.9),
}


def members(title: Title[Any, Any]) -> list[str]:
    """The names of a title's panel, besides `greedy`."""
    kept = [name for name, level in FROZEN.items() if any((_HERE / level.weights).glob(f"{title.name}-*.npz"))]
    return [*_personas(title), *kept]


def knows(name: str, about: Subject) -> bool:
    """True if a member plays games of a subject: personas play all, frozen levels those for which a net was kept."""
    return name not in FROZEN or (_HERE / FROZEN[name].weights / f"{about}.npz").exists()


def member(name: str, title: Title[Any, Any]) -> Bot | None:
    """The member of this name, or None."""
    if (heuristic := _personas(title).get(name)) is not None:
        return Greedy(heuristic)
    return FrozenBot(title, FROZEN[name]) if name in members(title) else None


def _personas(title: Title[Any, Any]) -> Mapping[str, Heuristic[Any]]:
    return {} if title.ai is None else title.ai.personas


class FrozenBot:
    """A bot that plays as a level of an earlier version did."""

    def __init__(self, title: Title[Any, Any], level: FrozenLevel) -> None:
        self.title = title
        self.level = level

    def choose(self, state: State[Any], seat: int, rng: Random) -> int:
        evaluator = _evaluator(self.level, self.title, Subject.of(self.title, state))
        return Search(self.title, evaluator, self.level.simulations, self.level.seconds).choose(state, seat, rng)


@cache
def _evaluator(level: FrozenLevel, title: Title[Any, Any], about: Subject) -> StateEvaluator:
    return evaluator_with(_HERE / level.weights / f"{about}.npz", title, about)
