"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from allmende.core.rules.position import Position
from allmende.core.title import Title


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, position: Position[Any], seat: int, rng: Random) -> int:
        """One of the seat's legal moves.

        The position is the bot's own: it may play on in it. What the seat can't know is drawn at random in it.
        """
        ...


def decide(bot: Bot, title: Title[Any, Any], position: Position[Any], seat: int, rng: Random) -> int:
    """The move that a bot chooses, knowing only what its seat may know."""
    return bot.choose(title.redraw(position, seat, rng), seat, rng)
