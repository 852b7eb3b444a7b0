"""Notification channels: each delivers a notification to a target, or says why it could not."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from email.header import Header
from typing import Any, Final, Protocol

import msgspec

from allmende.server.notifications.messages import Kind
from allmende.server.notifications.targets import Kept
from allmende.server.notifications.texts import Notification, stops
from allmende.server.notifications.unsubscribe import Stop

HOOKS: Final[tuple[Kind, ...]] = ("discord", "slack", "ntfy", "json")
LONGEST: Final = 2000
"""The most characters of a message at Discord."""
_MARKED: Final = re.compile(r"([\\*_~`|>\[\]()#])")
"""Characters that are markup at Discord."""


class Channel(Protocol):
    """Delivers notifications to one kind of target."""

    def check(self, url: str) -> None:
        """NotificationError if `url` isn't a valid address for this channel."""

    async def send(self, target: Kept, notification: Notification, stop: Stop) -> None:
        """Deliver a notification to a target, with its unsubscribe link; NotificationError if it has not arrived."""


class Sender(Protocol):
    """Sends HTTP requests to addresses; NotificationError if one is not accepted."""

    def check(self, url: str) -> None:
        """NotificationError if `url` isn't a valid address."""

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Send a POST request."""


class Hooks:
    """Webhooks: each service gets a notification in its own format."""

    def __init__(self, poster: Sender) -> None:
        self._poster = poster

    def check(self, url: str) -> None:
        self._poster.check(url)

    async def send(self, target: Kept, notification: Notification, stop: Stop) -> None:
        if target.kind == "ntfy":
            # A button, on which the receiver's app sends this request.
            leave = f"http, {stops(notification.language)}, {stop.address}, method=POST, clear=true"
            leave += f", headers.Authorization=Bearer {stop.secret}"
            headers = {
                "Title": "Allmende",
                "Click": notification.url,
                "X-Call": notification.name,
                "Actions": _header(leave),
            }
            body = notification.text.encode()
        else:
            headers = {"Content-Type": "application/json"}
            body = msgspec.json.encode(_told(target.kind, notification, stop))
        await self._poster.post(target.address, body, headers)


def _header(text: str) -> str:
    """Encode a text for a header, which is ASCII only; ntfy reads the encoding of mail (RFC 2047)."""
    return text if text.isascii() else Header(text, maxlinelen=sys.maxsize).encode()


def _told(kind: Kind, notification: Notification, stop: Stop) -> Any:
    lines = [f"{line.text} {line.url}" for line in notification.lines]
    match kind:
        case "discord":
            # A name that looks like a mention must mention no user.
            said = [f"{_MARKED.sub(_ESCAPED, line.text)} <{line.url}>" for line in notification.lines]
            leave = f"\n[{stops(notification.language)}](<{stop.link}>)"
            return {"content": "\n".join(said)[: LONGEST - len(leave)] + leave, "allowed_mentions": {"parse": []}}
        case "slack":
            escaped = [line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") for line in lines]
            return {"text": "\n".join([*escaped, f"<{stop.link}|{stops(notification.language)}>"])}
        case _:
            told = [line._asdict() for line in notification.lines]
            whole = {
                "id": notification.name,
                "title": notification.title,
                "text": notification.text,
                "url": notification.url,
                "calls": told,
            }
            return whole | {"stop": stop.link}


_ESCAPED: Final = r"\\\1"
