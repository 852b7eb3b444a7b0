"""What travels between server and client about passkeys."""

from __future__ import annotations

from typing import Any

import msgspec

from allmende.core import Message
from allmende.server.messages import Request


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of mine: since when it is known, and when I came in by it last, in seconds since 1970; 0 is never."""

    passkey: str
    name: str
    since: int
    used: int


class Passkeys(msgspec.Struct, frozen=True):
    """My passkeys, and at which `origin` alone they are good; or why this server offers none, and `refused` them."""

    passkeys: list[Passkey]
    origin: str
    refused: Message | None = None


class NewPasskey(Request, frozen=True):
    """A passkey that a browser has made, as its `toJSON` tells it, and what it shall be called."""

    name: str
    credential: Any


class PasskeyUse(Request, frozen=True):
    """That a browser has a passkey, as its `toJSON` tells it."""

    credential: Any
