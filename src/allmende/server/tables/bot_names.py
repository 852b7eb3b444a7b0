"""Seats named only after the bot that plays there: their names are shown in each viewer's language."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from allmende.bots import NAMES
from allmende.core import Message
from allmende.server.tables.entries import Seat
from allmende.words import LANGUAGES, Speaker

_NUMBERED: Final = re.compile(r"(?P<bot>.+?)(?: (?P<number>[2-9]))?")
"""The second of two seats with the same bot is named "Farmer 2"."""


def own_name(seat: Seat) -> Message | None:
    """The name of a bot's seat as a message, if it is no more than the name of a bot in any language; else None.

    Seats of people who come by link keep their names when a bot plays for them.

    >>> own_name(Seat("Bauer 2", "here", "farmer"))
    Message(id='bot-numbered', args={'bot': Message(id='bot-farmer', args={}), 'number': 2})
    """
    if seat.bot is None or seat.home != "here":
        return None
    found = _NUMBERED.fullmatch(seat.name)
    if found is None:
        return None
    name = _names().get(found["bot"])
    if name is None or found["number"] is None:
        return name
    return Message("bot-numbered", {"bot": name, "number": int(found["number"])})


def called(seat: Seat) -> str | Message:
    """What a seat is called in a message to players of any language."""
    return own_name(seat) or seat.name


@cache
def _names() -> dict[str, Message]:
    """Messages that name our bots, by what each is in every language."""
    messages = [Message(f"bot-{bot}") for bot in NAMES]
    return {Speaker(language).say(message): message for language in LANGUAGES for message in messages}
