"""Request ids: each request has one, which its log lines bear, and which its response says in `X-Request-ID`."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADER: Final = b"x-request-id"
_GIVEN: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""An id that a proxy may give, so that its log and ours name a request alike."""

current: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered, also in tasks and threads that it has begun; else an empty text."""


class RequestIds:
    """Middleware that gives each request an id: the one that comes with it, or a new one."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        given = Headers(scope=scope).get("x-request-id", "")
        name = given if _GIVEN.fullmatch(given) else secrets.token_hex(8)

        async def send_named(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (HEADER, name.encode())]
            await send(message)

        token = current.set(name)
        try:
            await self._app(scope, receive, send_named)
        finally:
            current.reset(token)
