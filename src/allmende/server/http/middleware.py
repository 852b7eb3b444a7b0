"""Middleware: keeps keys out of logs, and sets security headers."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qsl, urlencode

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from allmende.server.http.base_paths import below_base

KEY: Final = "key."
"""The prefix of a WebSocket subprotocol that carries a key."""

# Encoded once, since every response has them.
_HEADERS: Final = [
    # All resources come from this server; only drawn pictures may be inline, and styles that move them.
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class HideKeys:
    """Moves the key of a request to `scope["allmende.key"]`, so that no log has it.

    It comes in the `Authorization` header, or in the query; with a stream, whose headers browsers don't let a page
    write, also as a subprotocol that is asked for, because proxies log queries.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            found = [_in_header(scope), _among_protocols(scope), _in_query(scope)]
            scope["allmende.key"] = next(filter(None, found), "")
        await self._app(scope, receive, send)


def _in_header(scope: Scope) -> str:
    scheme, _, key = Headers(scope=scope).get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def _among_protocols(scope: Scope) -> str:
    asked: list[str] = scope.get("subprotocols", [])
    key = next((each for each in asked if each.startswith(KEY)), "")
    if key:
        scope["subprotocols"] = [each for each in asked if each != key]
    return key.removeprefix(KEY)


def _in_query(scope: Scope) -> str:
    asked: bytes = scope["query_string"]
    if not asked:
        return ""
    query = parse_qsl(asked.decode("latin-1"), keep_blank_values=True)
    # The server's own log reads this same scope.
    scope["query_string"] = urlencode([pair for pair in query if pair[0] != "key"]).encode()
    return dict(query).get("key", "")


class SafeHeaders:
    """Adds the headers that keep a page from loading foreign resources or leaking data, and those for caching."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                safe = [*_HEADERS, (b"cache-control", _caching(below_base(scope), message["status"]))]
                message["headers"] = [*message["headers"], *(header for header in safe if header[0] not in given)]
            await send(message)

        await self._app(scope, receive, send_safely)


def _caching(path: str, status: int) -> bytes:
    if path.startswith("/api/"):
        return b"no-store"
    if path.startswith("/assets/") and status < 400:
        return b"public, max-age=31536000, immutable"  # Vite puts a hash of the content into these names
    return b"no-cache"
