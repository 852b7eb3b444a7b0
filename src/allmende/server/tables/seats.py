"""Checks the players of a new table: names and bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import count, zip_longest
from typing import Any, Final

from allmende import bots
from allmende.bots import UnknownBotError
from allmende.bots.remote import is_remote
from allmende.core import Message, Title
from allmende.server import keys
from allmende.server.errors import UnfitError
from allmende.server.store.case_folding import folded
from allmende.server.tables.entries import Seat
from allmende.server.tables.messages import NewPlayer
from allmende.server.tables.visible_text import drawn, looks

LONGEST_NAME: Final = 40
CLEANED: Final = 10
"""The largest length of a text, in multiples of that which it may have once it is cleaned."""


def new_seat(player: NewPlayer, title: Title[Any, Any], secret: str) -> Seat:
    """The seat that is wanted; `secret` is its key if its player comes by link."""
    name = checked_name(player.name)
    match player.kind:
        case "here":
            return Seat(name, "here")
        case "link":
            return Seat(name, "link", key=keys.digest(secret), unnamed=player.unnamed)
        case "bot":
            return Seat(name, "here", checked_bot(player.bot or bots.usual(title), title))


def seats_here(names: Sequence[str], players: Sequence[str], title: Title[Any, Any]) -> list[Seat]:
    """Seats at one screen with these names. Of `players`, each is the bot of a seat or "" for a person.

    A bot that isn't known here, as one of another version, leaves its seat to a person. So does a remote one, which
    another server knows.
    """
    return [Seat(name, "here", _bot_here(bot, title)) for name, bot in zip_longest(names, players[: len(names)])]


def _bot_here(bot: str | None, title: Title[Any, Any]) -> str | None:
    if not bot or is_remote(bot):
        return None
    with suppress(UnknownBotError):
        return checked_bot(bot, title)
    return None


def checked_name(name: str) -> str:
    """The name in one line of plain text that can be seen; UnfitError if it is empty or too long."""
    plain = plain_line(name, LONGEST_NAME)
    if not plain:
        raise UnfitError(f"a name has 1 to {LONGEST_NAME} characters", Message("error-name", {"longest": LONGEST_NAME}))
    return plain


def plain_line(text: str, longest: int) -> str:
    """The visible characters of a text as one line, or "" unless there are 1 to `longest` of them.

    Nothing in it turns the writing round, or covers other lines. A text that is very much longer isn't looked at: to
    clean a megabyte takes a tenth of a second, in which the server does nothing else.
    """
    if len(text) > CLEANED * longest:
        return ""
    plain = drawn(text)
    return plain if len(plain) <= longest else ""


def check_names(names: Sequence[str]) -> None:
    """Raise UnfitError if two names of a table's players are equal but for case, or look alike."""
    taken: dict[str, str] = {}
    for name in names:
        readings = looks(name)
        other = next((taken[each] for each in readings if each in taken), None)
        if other is not None:
            same = folded(name) == folded(other)
            why = Message("error-same-name" if same else "error-like-name", {"player": other})
            raise UnfitError(f"{other!r} sits here already", why)
        taken |= dict.fromkeys(readings, name)


def first_free(candidates: Iterable[str], taken: Sequence[str]) -> str:
    """The first name of this infinite sequence that neither equals nor looks like one that is taken."""
    return next(name for name in candidates if _is_free(name, taken))


def _is_free(name: str, taken: Sequence[str]) -> bool:
    try:
        check_names([*taken, checked_name(name)])
    except UnfitError:
        return False
    return True


def numbered(name: str, ending: str) -> Iterator[str]:
    """The name, and then for each number from 2 on the name with that `ending`, cut where both are too long."""
    yield name
    for number in count(2):
        end = ending.format(number)
        yield name[: LONGEST_NAME - len(end)] + end


def checked_bot(bot: str | None, title: Title[Any, Any]) -> str | None:
    """The name of a bot that plays this title, or None; UnknownBotError if there is no such bot.

    Remote bots pass unchecked: `http_bots/` knows which there are.
    """
    if bot is not None and not is_remote(bot):
        bots.make(bot, title)
    return bot
