"""Who can play: bots by name. They know the games and nothing of servers."""

from __future__ import annotations

from typing import Any

from allmende.bots.arle import ArleJudge
from allmende.bots.bot import Bot, decide
from allmende.bots.greedy import Greedy
from allmende.bots.hallertau import HallertauJudge
from allmende.bots.judge import Judge
from allmende.bots.random import RandomBot
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.title import Title

NAMES: tuple[str, ...] = ("random", "greedy")
"""The bots that play every title, weakest first."""

_JUDGES: dict[str, type[Judge[Any]]] = {"hallertau": HallertauJudge, "arle": ArleJudge}


class UnknownBotError(AllmendeError):
    """No bot has this name."""


def make(name: str, title: Title[Any, Any]) -> Bot:
    """A bot for a title; UnknownBotError lists what there is."""
    match name:
        case "random":
            return RandomBot()
        case "greedy":
            return Greedy(_JUDGES[title.name]())
        case _:
            known = ", ".join(NAMES)
            raise UnknownBotError(
                f"there is no bot {name!r}; there is: {known}",
                Message("error-unknown-bot", {"bot": name, "known": known}),
            )


__all__ = ["NAMES", "Bot", "Greedy", "Judge", "RandomBot", "UnknownBotError", "decide", "make"]
