"""Who can play: bots by name. They know the games and nothing of servers."""

from __future__ import annotations

from typing import Any, Final

from allmende.bots.bot import Bot, decide
from allmende.bots.greedy import Greedy
from allmende.bots.hired import hired
from allmende.bots.learned import shipped, subjects
from allmende.bots.levels import DEFAULT, LEVELS, LevelBot
from allmende.bots.panel import member, members
from allmende.bots.program import ProgramBot, command_in
from allmende.bots.random import RandomBot
from allmende.core.errors import AllmendeError
from allmende.core.insight import Judge
from allmende.core.message import Message
from allmende.core.title import Title

YARDSTICKS: Final = ("random", "greedy")
"""Bots that learn nothing: others are measured by them."""
NAMES: Final[tuple[str, ...]] = (*YARDSTICKS, *LEVELS)
"""The bots: yardsticks, then the levels, weakest first."""


class UnknownBotError(AllmendeError):
    """No bot has this name."""


def names(title: Title[Any, Any]) -> list[str]:
    """Those of them that play a title: who judges needs its insight, and who has learned a net; then who is hired."""
    if title.insight is None:
        own: tuple[str, ...] = YARDSTICKS[:1]
    else:
        own = NAMES if {*map(str, subjects(title))} & {*shipped()} else YARDSTICKS
    return [*own, *hired()]


def usual(title: Title[Any, Any]) -> str:
    """The bot that plays a title where none is chosen: at the usual level, or else the best there is."""
    playing = names(title)
    return DEFAULT if DEFAULT in playing else [name for name in playing if name in NAMES][-1]


def make(name: str, title: Title[Any, Any]) -> Bot:
    """A bot for a title; UnknownBotError lists what there is."""
    if (command := hired().get(name)) is not None and (program := command_in(command)) is not None:
        return ProgramBot(title, program)
    if name in names(title):
        if name in LEVELS:
            return LevelBot(title, LEVELS[name])
        return RandomBot() if title.insight is None or name == "random" else Greedy(title.insight.judge())
    if (judged := member(name, title)) is not None:
        return judged
    known = ", ".join((*names(title), *members(title)))
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
    "names",
    "usual",
]
