"""Who may sit at a table: names and bots are checked here."""

from __future__ import annotations

from typing import Any, Final

from allmende import bots
from allmende.core import Message, Title
from allmende.server import keys
from allmende.server.entries import Seat
from allmende.server.errors import UnfitError
from allmende.server.messages import NewPlayer

LONGEST_NAME: Final = 40


def new_seat(player: NewPlayer, title: Title[Any, Any], secret: str) -> Seat:
    """The seat that is wanted; `secret` is its key if its player comes by link."""
    name = checked_name(player.name)
    match player.kind:
        case "here":
            return Seat(name, "here")
        case "link":
            return Seat(name, "link", key=keys.digest(secret))
        case "bot":
            return Seat(name, "here", checked_bot(player.bot or bots.DEFAULT, title))


def checked_name(name: str) -> str:
    """The name in one line of plain text; UnfitError if it is empty or too long."""
    plain = " ".join("".join(char if char.isprintable() else " " for char in name).split())
    if not 0 < len(plain) <= LONGEST_NAME:
        raise UnfitError(f"a name has 1 to {LONGEST_NAME} characters", Message("error-name", {"longest": LONGEST_NAME}))
    return plain


def checked_bot(bot: str | None, title: Title[Any, Any]) -> str | None:
    """The name of a bot that plays this title, or None; UnknownBotError if there is no such bot."""
    if bot is not None:
        bots.make(bot, title)
    return bot
