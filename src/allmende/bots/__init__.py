"""Bots by name: programs that choose a move for a seat.

>>> from random import Random
>>> import allmende
>>> game = allmende.arle.new(players=2, seed=1)
>>> bot = make("greedy", game.title)
>>> move = decide(bot, game.title, game.state, game.to_act[0], Random(1))
>>> move in game.moves
True

`names` lists the bots of a title, from "random" to "master". Bots know titles, and nothing of servers.
"""

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
from allmende.core.ai import Heuristic
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.title import Title

YARDSTICKS: Final = ("random", "greedy")
"""The bots without a net, by which others are measured."""
NAMES: Final[tuple[str, ...]] = (*YARDSTICKS, *LEVELS)
"""The bots of this package: yardsticks, then the levels, weakest first."""


class UnknownBotError(AllmendeError):
    """A name that is no bot of the title."""


def names(title: Title[Any, Any]) -> list[str]:
    """The names of all bots that can play a title, weakest first, then those of hired programs.

    A title without `ai` has "random" only, and one without nets has no levels.

    >>> import allmende
    >>> names(allmende.title("arle"))[:6]
    ['random', 'greedy', 'novice', 'villager', 'farmer', 'master']
    """
    if title.ai is None:
        own: tuple[str, ...] = YARDSTICKS[:1]
    else:
        own = NAMES if {*map(str, subjects(title))} & {*shipped()} else YARDSTICKS
    return [*own, *hired()]


def levels_of(title: Title[Any, Any]) -> list[str]:
    """The bots of a title's levels, weakest first or, if it has none, its usual bot."""
    return [name for name in names(title) if name in LEVELS] or [usual(title)]


def usual(title: Title[Any, Any]) -> str:
    """The name of the bot that plays where none is chosen: the default level, or else the title's strongest bot."""
    playing = names(title)
    return DEFAULT if DEFAULT in playing else [name for name in playing if name in NAMES][-1]


def make(name: str, title: Title[Any, Any]) -> Bot:
    """The bot of a name, for games of a title.

    Args:
        name: One of `names(title)`, or the name of a frozen opponent in the title's panel.
        title: The title that it plays.

    Raises:
        UnknownBotError: There is no such bot; the error lists all that there are.
        ProgramError: It is a hired program that can't be started.

    Bots of levels load their nets at the first decision. `decide` asks a bot for a move.
    """
    if (command := hired().get(name)) is not None and (program := command_in(command)) is not None:
        return ProgramBot(title, program)
    if name in names(title):
        if name in LEVELS:
            return LevelBot(title, LEVELS[name])
        return RandomBot() if title.ai is None or name == "random" else Greedy(title.ai.heuristic())
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
    "Heuristic",
    "LevelBot",
    "RandomBot",
    "UnknownBotError",
    "decide",
    "levels_of",
    "make",
    "names",
    "usual",
]
