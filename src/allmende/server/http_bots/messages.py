"""Structs of the API about remote bots."""

from __future__ import annotations

import msgspec

from allmende.bots.protocol import SECONDS
from allmende.server.http.messages import RequestBody


class NewBot(RequestBody, frozen=True):
    """A new remote bot of mine: its name, and the seconds that it has for a decision."""

    name: str
    seconds: float = SECONDS


class BotAnswer(RequestBody, frozen=True):
    """A remote bot's answer to the question with this id: a move by its text or its number."""

    id: int
    move: str | int


class MyBots(msgspec.Struct, frozen=True):
    """My remote bots, by name; those that are `listening` to this process now; and the `most` that I may have.

    The `token` of a new one is shown only once.
    """

    bots: list[str]
    listening: list[str]
    most: int
    token: str = ""
