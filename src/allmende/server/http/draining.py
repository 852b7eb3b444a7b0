"""Draining: a process that is about to end takes no more changes, and says so, while others go on in its place."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from allmende.core import Message
from allmende.server.errors import RequestError
from allmende.server.http.base_paths import below_base
from allmende.server.http.replies import refusal

_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class DrainingError(RequestError):
    """This process is about to end. Sent again in `seconds`, the request reaches another one, or the next."""

    status = 503
    seconds = 1

    def __init__(self) -> None:
        super().__init__("this process is about to end", Message("error-draining"))


class Draining:
    """Whether this process is about to end."""

    def __init__(self) -> None:
        self.has_begun = False


class RefuseChanges:
    """Once draining has begun, refuses requests that may change something, and new streams; what is read goes on.

    Requests that came before are finished. Streams are refused in their handshake, which a balancer may try elsewhere.
    """

    def __init__(self, app: ASGIApp, draining: Draining) -> None:
        self._app = app
        self._draining = draining

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._draining.has_begun and _changes(scope):
            await refusal(DrainingError())(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def _changes(scope: Scope) -> bool:
    """True for a stream, and for a request of the API that may change something."""
    if scope["type"] == "websocket":
        return True
    return scope["type"] == "http" and scope["method"] not in _READING and below_base(scope).startswith("/api/")
