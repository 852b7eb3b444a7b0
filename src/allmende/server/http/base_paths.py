"""Base paths: a server may lie below a path of a host that it shares, such as `https://games.example/allmende`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

_SCOPE: Final = "allmende.base"


class BasePaths:
    """Middleware that serves everything below the paths of these addresses, too, beside the root.

    So a proxy passes requests on as they are, and who asks the server itself finds it at the root as ever.
    """

    def __init__(self, app: ASGIApp, urls: Sequence[str] = ()) -> None:
        self._app = app
        self._bases = sorted({base for url in urls if (base := base_of(url))}, key=len, reverse=True)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            path = scope["path"]
            for base in self._bases:
                if path == base and scope["type"] == "http":
                    await RedirectResponse(f"{base}/")(scope, receive, send)
                    return
                if path.startswith(f"{base}/"):
                    # As ASGI has it: the path stays whole, and routes leave this much of it out.
                    scope["root_path"] = scope[_SCOPE] = base
                    break
        await self._app(scope, receive, send)


def base_of(url: str) -> str:
    """The path of an address, without a slash at its end; empty for the root.

    >>> base_of("https://games.example/allmende/")
    '/allmende'
    """
    return urlsplit(url).path.rstrip("/")


def base(connection: HTTPConnection) -> str:
    """The base path by which this request has come; empty for the root."""
    found = connection.scope.get(_SCOPE, "")
    assert isinstance(found, str)
    return found


def below_base(scope: Scope) -> str:
    """The path of a request without the base path."""
    return str(scope["path"]).removeprefix(scope.get(_SCOPE, ""))
