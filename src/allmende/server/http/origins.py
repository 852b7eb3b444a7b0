"""Checks that requests come from pages of this server, under its own names (against CSRF and DNS rebinding).

Another site's page, open in a browser on this machine, could otherwise make tables here, or listen to them; under a
name of its own that leads here it could even read the replies. Programs that are no browsers send no origin.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from functools import cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from allmende.core import AllmendeError, Message
from allmende.server.errors import ForbiddenError
from allmende.server.http.messages import Problem
from allmende.server.http.rate_limits import is_here

_READING: Final = ("GET", "HEAD", "OPTIONS")
_ORIGIN: Final = re.compile(r"[a-z][a-z0-9+.-]*://(\[[0-9a-f:.]+(%[\w.~-]+)?\]|[\w.-]+)(:[0-9]*)?", re.IGNORECASE)
"""An address of a host and perhaps a port, and nothing else, because `urlsplit` overlooks text before, behind or
between, such as in `evil@localhost`, `localhost?evil`, `[::1]evil` or with a tabulator."""
_URL: Final = re.compile(r"([^/]+://[^/]+)((?:/(?!\.{1,2}(?:/|$))[\w.~-]+)*)/?")
"""An address of a host, and perhaps of a path below which this server lies."""
_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}

Place = tuple[str, int]
"""A host and its port."""


class UrlError(AllmendeError):
    """A configured address of the server isn't one of a host, perhaps with a port and a path."""

    def __init__(self, url: str) -> None:
        super().__init__(f"{url!r} is no address such as https://games.example.org", Message("error-url", {"url": url}))


class CheckOrigins:
    """Refuses requests for hosts that are not this server, and those of pages that are not its own.

    The server is known by the names of this machine, and by its `urls`.
    """

    def __init__(self, app: ASGIApp, urls: Sequence[str] = ()) -> None:
        self._app = app
        self._places = {place_of(url) for url in urls}
        self._names = {name for name, _ in self._places}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                self._check(scope)
            except ForbiddenError as error:
                body = msgspec.json.encode(Problem(error.message))
                refusal = Response(body, error.status, media_type="application/json")
                # Where it is a WebSocket, this refuses to open it.
                await refusal(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        """Raise ForbiddenError if the request is for another host, or comes from a page of another one."""
        headers = Headers(scope=scope)
        named = headers.get("host", "")
        scheme = scope.get("scheme", "http")
        host = _place(f"{scheme}://{named}")
        if host is None or not (host[0] in self._names or is_this_machine(host[0]) or host[0] == _reached(scope)):
            raise ForbiddenError(f"this server is not known as {named!r}", Message("error-host", {"host": named[:80]}))
        origin = headers.get("origin")
        if origin is None or scope.get("method") in _READING:
            return
        page = _place(origin)
        if page is None or page not in {*self._places, _place(f"{urlsplit(origin).scheme}://{named}")}:
            raise ForbiddenError(f"pages of {origin!r} may not ask", Message("error-origin", {"origin": origin[:80]}))


def place_of(url: str) -> Place:
    """The host and port of an address, perhaps with a path; UrlError if it is none, or has more than that."""
    found = _URL.fullmatch(url)
    place = _place(found[1]) if found else None
    if place is None or urlsplit(url).scheme not in ("http", "https"):
        raise UrlError(url)
    return place


def _place(url: str) -> Place | None:
    """The host and port of an address, or None if it names none, or more than that."""
    if not _ORIGIN.fullmatch(url):
        return None
    try:
        parts = urlsplit(url)
        name, port = parts.hostname, parts.port
    except ValueError:
        return None
    return (name.removesuffix("."), port or _PORTS.get(parts.scheme, 0)) if name else None


def is_secure(url: str) -> bool:
    """True if browsers trust pages of this address with workers, pushes and passkeys: https, or their own machine."""
    parts = urlsplit(url)
    return parts.scheme == "https" or is_local(parts.hostname or "")


def is_local(host: str) -> bool:
    """True if a browser takes a host of this name for its own machine."""
    return is_here(host) or host == "localhost"


def _reached(scope: Scope) -> str:
    """The address of this machine to which the connection was made."""
    server = scope.get("server")
    return str(server[0]).lower() if server else ""


def is_this_machine(host: str) -> bool:
    """True if a name or address always means the machine that it is used on, or is a name of this one."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost") or host in own_names()


@cache
def own_names() -> frozenset[str]:
    """The names of this machine, also the one by which a network without a name server knows it (`.local`)."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local", socket.getfqdn().lower()} - {""})
