"""Who can play: bots by name. They know the games and nothing of servers."""

from __future__ import annotations

from typing import Any, Final

from allmende.bots.bot import Bot, decide
from allmende.bots.greedy import Greedy
from allmende.bots.judge import Judge
from allmende.bots.judges import JUDGES
from allmende.bots.levels import DEFAULT, LEVELS, LevelBot
from allmende.bots.panel import member, members
from allmende.bots.random import RandomBot
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.title import Title

YARDSTICKS: Final = ("random", "greedy")
"""Bots that learn nothing: others are measured by them."""
NAMES: Final[tuple[str, ...]] = (*YARDSTICKS, *LEVELS)
"""The bots that play every title: yardsticks, then the levels, weakest first."""


class UnknownBotError(AllmendeError):
    """No bot has this name."""


def make(name: str, title: Title[Any, Any]) -> Bot:
    """A bot for a title; UnknownBotError lists what there is."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return Greedy(JUDGES[title.name]())
    if name in LEVELS:
        return LevelBot(title, LEVELS[name])
    if (judged := member(name, title)) is not None:
        return judged
    known = ", ".join((*NAMES, *members(title.name)))
    raise UnknownBotError(
        f"there is no bot {name!r}; there is: {known}",
        Message("error-unknown-bot", {"bot": name, "known": known}),
    )


__all__ = [
    "DEFAULT",
    "LEVELS",
    "NAMES",
    "YARDSTICKS",
    "Bot",
    "Greedy",
    "Judge",
    "LevelBot",
    "RandomBot",
    "UnknownBotError",
    "decide",
    "make",
]
