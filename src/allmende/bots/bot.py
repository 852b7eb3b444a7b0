"""The interface of all bots, and the function that asks one for a move without letting it cheat."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from allmende.core.rules.state import State
from allmende.core.title import Title


class Bot(Protocol):
    """Chooses moves for a seat. Any class with this method is a bot.

    >>> class First:
    ...     def choose(self, state, seat, rng):
    ...         return state.moves(seat)[0]
    """

    def choose(self, state: State[Any], seat: int, rng: Random) -> int:
        """One of the legal moves of a seat that has to decide, as an index into the title's vocabulary.

        The state belongs to the bot, which may play on in it. All that the seat can't know in it was drawn at random:
        to average that out, redeal it with `title.redraw`. Random numbers are to be drawn from `rng` only, so that
        games can be repeated.
        """
        ...


def decide(bot: Bot, title: Title[Any, Any], state: State[Any], seat: int, rng: Random) -> int:
    """The move that a bot chooses for a seat, knowing only what the seat may know.

    Warning: ask bots by this function only. `bot.choose(game.state, …)` would show the bot what is hidden, and let it
    change the game.

    Args:
        bot: The bot.
        title: The title of the game.
        state: The state of the game, which isn't changed.
        seat: A seat that has to decide in it.
        rng: The source of random numbers, for the redeal and for the bot.
    """
    return bot.choose(title.redraw(state, seat, rng), seat, rng)
