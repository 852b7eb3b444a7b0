"""Structs of the API about passkeys."""

from __future__ import annotations

from typing import Any

import msgspec

from allmende.core import Message
from allmende.server.http.messages import RequestBody


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of mine: known `since` a time, and `used` last to sign in, in seconds since 1970; 0 is never."""

    passkey: str
    name: str
    since: int
    used: int


class Passkeys(msgspec.Struct, frozen=True):
    """My passkeys, and the only `origin` where they are good; or `refused`, the reason why this server offers none."""

    passkeys: list[Passkey]
    origin: str
    refused: Message | None = None


class NewPasskey(RequestBody, frozen=True):
    """A new passkey as the browser's `toJSON` gives it, and the name that it shall have."""

    name: str
    credential: Any


class PasskeyUse(RequestBody, frozen=True):
    """A browser's answer by a passkey, as its `toJSON` gives it."""

    credential: Any
