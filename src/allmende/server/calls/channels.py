"""The channels by which calls travel: each takes a call to a target, or says why it has not arrived."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from email.header import Header
from typing import Any, Final, Protocol

import msgspec

from allmende.server.calls.messages import Kind
from allmende.server.calls.stopping import Stop
from allmende.server.calls.targets import Kept
from allmende.server.calls.wording import Call, stops

HOOKS: Final[tuple[Kind, ...]] = ("discord", "slack", "ntfy", "json")
LONGEST: Final = 2000
"""Characters that Discord takes."""
_MARKED: Final = re.compile(r"([\\*_~`|>\[\]()#])")
"""What Discord would take for more than a letter."""


class Channel(Protocol):
    """One way for calls to travel."""

    def check(self, url: str) -> None:
        """CallError if this can't be an address there."""

    async def send(self, target: Kept, call: Call, stop: Stop) -> None:
        """Take a call to a target, with what stops those that go there; CallError if it has not arrived."""


class Sender(Protocol):
    """Sends to an address; CallError if it is not taken."""

    def check(self, url: str) -> None:
        """CallError if this can't be an address."""

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Send this there."""


class Hooks:
    """Webhooks, each told in the way that its service reads."""

    def __init__(self, poster: Sender) -> None:
        self._poster = poster

    def check(self, url: str) -> None:
        self._poster.check(url)

    async def send(self, target: Kept, call: Call, stop: Stop) -> None:
        if target.kind == "ntfy":
            # One press, on which the one who is called sends this by themselves.
            leave = f"http, {stops(call.language)}, {stop.address}, method=POST, clear=true"
            leave += f", headers.Authorization=Bearer {stop.secret}"
            headers = {"Title": "Allmende", "Click": call.url, "X-Call": call.name, "Actions": _header(leave)}
            body = call.text.encode()
        else:
            headers, body = {"Content-Type": "application/json"}, msgspec.json.encode(_told(target.kind, call, stop))
        await self._poster.post(target.address, body, headers)


def _header(text: str) -> str:
    """A header holds no letters but those of ASCII; ntfy reads what mail puts in their place."""
    return text if text.isascii() else Header(text, maxlinelen=sys.maxsize).encode()


def _told(kind: Kind, call: Call, stop: Stop) -> Any:
    lines = [f"{line.text} {line.url}" for line in call.lines]
    match kind:
        case "discord":
            # A name that looks like a mention mentions nobody.
            said = [f"{_MARKED.sub(_ESCAPED, line.text)} <{line.url}>" for line in call.lines]
            leave = f"\n[{stops(call.language)}](<{stop.link}>)"
            return {"content": "\n".join(said)[: LONGEST - len(leave)] + leave, "allowed_mentions": {"parse": []}}
        case "slack":
            escaped = [line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") for line in lines]
            return {"text": "\n".join([*escaped, f"<{stop.link}|{stops(call.language)}>"])}
        case _:
            told = [line._asdict() for line in call.lines]
            whole = {"id": call.name, "title": call.title, "text": call.text, "url": call.url, "calls": told}
            return whole | {"stop": stop.link}


_ESCAPED: Final = r"\\\1"
