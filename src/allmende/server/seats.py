"""Who may sit at a table: names and bots are checked here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import Any, Final

from allmende import bots
from allmende.bots.remote import is_remote
from allmende.core import Message, Title
from allmende.server import keys
from allmende.server.entries import Seat
from allmende.server.errors import UnfitError
from allmende.server.folding import folded
from allmende.server.messages import NewPlayer

LONGEST_NAME: Final = 40
CLEANED: Final = 10
"""A text may have so many times the characters that are left when it is cleaned."""
_INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""What Unicode calls printable, although there is nothing to be seen."""
_MARK: Final = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
_HEAP: Final = re.compile(f"({_MARK}{{2}}){_MARK}+")
"""More marks on a letter than any language has: they would cover the lines above."""


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


def checked_name(name: str) -> str:
    """The name in one line of plain text that can be seen; UnfitError if it is empty or too long."""
    plain = plain_line(name, LONGEST_NAME)
    if not plain:
        raise UnfitError(f"a name has 1 to {LONGEST_NAME} characters", Message("error-name", {"longest": LONGEST_NAME}))
    return plain


def plain_line(text: str, longest: int) -> str:
    """One line of what can be seen of a text, or "" unless it has 1 to `longest` characters.

    Nothing in it turns the writing round, or covers other lines. A text that is very much longer isn't looked at: to
    clean a megabyte takes a tenth of a second, in which the server does nothing else.
    """
    if len(text) > CLEANED * longest:
        return ""
    visible = _HEAP.sub(r"\1", _INVISIBLE.sub("", text))
    plain = " ".join("".join(char if char.isprintable() else " " for char in visible).split())
    return plain if len(plain) <= longest else ""


def check_names(names: Sequence[str]) -> None:
    """UnfitError if two players of a table would bear the same name, however it is written."""
    taken: dict[str, str] = {}
    for name in names:
        skeleton = folded(name)
        if skeleton in taken:
            other = taken[skeleton]
            raise UnfitError(f"{other!r} sits here already", Message("error-same-name", {"player": other}))
        taken[skeleton] = name


def first_free(candidates: Iterable[str], taken: Sequence[str]) -> str:
    """The first of these names, of which there is no end, that can be borne beside those that are taken."""
    return next(name for name in candidates if _is_free(name, taken))


def _is_free(name: str, taken: Sequence[str]) -> bool:
    try:
        check_names([*taken, checked_name(name)])
    except UnfitError:
        return False
    return True


def numbered(name: str, ending: str) -> Iterator[str]:
    """The name, and then, for every number from 2 on, the name with such an ending, cut where both are too long."""
    yield name
    for number in count(2):
        end = ending.format(number)
        yield name[: LONGEST_NAME - len(end)] + end


def checked_bot(bot: str | None, title: Title[Any, Any]) -> str | None:
    """The name of a bot that plays this title, or None; UnknownBotError if there is no such bot.

    Whether one is known that plays over HTTP, `remote/` has to say.
    """
    if bot is not None and not is_remote(bot):
        bots.make(bot, title)
    return bot
