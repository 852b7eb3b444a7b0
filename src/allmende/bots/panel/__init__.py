"""The panel that new bots are measured by: players of different styles that never change.

Some are made by hand. Others have learned once and are kept as they were then: with the weights that lie here, the
features and the search of their version, which is part of their name. The features are found by their names, which
the files hold: a title's encoder may tell more and in another order, but goes on telling these.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from allmende.bots.bot import Bot
from allmende.bots.greedy import Greedy
from allmende.bots.learned import Subject, sight_with
from allmende.bots.search import Search
from allmende.bots.sight import Sight
from allmende.core.insight import Judge
from allmende.core.rules.position import Position
from allmende.core.title import Title

_HERE: Final = Path(__file__).parent


class Kept(NamedTuple):
    """A level of an earlier version: the folder of its nets, how often it looks ahead, and for how long at most."""

    weights: str
    simulations: int
    seconds: float


KEPT: Final[dict[str, Kept]] = {
    "farmer-2026.11": Kept("v2026_11", 0, 0.9),
    "master-2026.11": Kept("v2026_11", 60, 0.9),
}


def members(title: Title[Any, Any]) -> list[str]:
    """Who sits on the panel of a title, besides `greedy`."""
    kept = [name for name, level in KEPT.items() if any((_HERE / level.weights).glob(f"{title.name}-*.npz"))]
    return [*_characters(title), *kept]


def knows(name: str, about: Subject) -> bool:
    """Whether a member plays such games: all play those of their title, earlier versions what is kept of them."""
    return name not in KEPT or (_HERE / KEPT[name].weights / f"{about}.npz").exists()


def member(name: str, title: Title[Any, Any]) -> Bot | None:
    """One of them; None if there is none of this name."""
    if (judge := _characters(title).get(name)) is not None:
        return Greedy(judge)
    return KeptBot(title, KEPT[name]) if name in members(title) else None


def _characters(title: Title[Any, Any]) -> Mapping[str, Judge[Any]]:
    return {} if title.insight is None else title.insight.characters


class KeptBot:
    """Plays as a level of an earlier version did."""

    def __init__(self, title: Title[Any, Any], level: Kept) -> None:
        self.title = title
        self.level = level

    def choose(self, position: Position[Any], seat: int, rng: Random) -> int:
        sight = _sight(self.level, self.title, Subject.of(self.title, position))
        return Search(self.title, sight, self.level.simulations, self.level.seconds).choose(position, seat, rng)


@cache
def _sight(level: Kept, title: Title[Any, Any], about: Subject) -> Sight:
    return sight_with(_HERE / level.weights / f"{about}.npz", title, about)
