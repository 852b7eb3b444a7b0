"""Calls the server's ASGI application without a network: requests and WebSockets of a page that has it in a worker."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

from starlette.types import ASGIApp, Message

HOST: Final = "localhost"
"""The name under which requests of the page reach the application, so that they count as its own."""
_OVER: Final = 1000
_FAILED: Final = 1011

log = logging.getLogger(__name__)


class Reply(NamedTuple):
    """The response to a request; headers by their names in lower case."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


class Application:
    """An ASGI application that runs in this event loop.

    Example:
        >>> application = Application(create_app(store, thinker))  # doctest: +SKIP
        >>> await application.start()  # doctest: +SKIP
        >>> (await application.request("GET", "/api/titles")).status  # doctest: +SKIP
        200
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._to_lifespan: asyncio.Queue[Message] = asyncio.Queue()
        self._lifespan: asyncio.Future[None] | None = None
        self._asked: dict[int, asyncio.Queue[Message]] = {}
        """What the application is told of requests that may still be left, by their numbers."""

    async def start(self) -> None:
        """Start the application; whatever keeps it from starting is raised."""
        replies: asyncio.Queue[Message] = asyncio.Queue()
        scope = {"type": "lifespan", "state": {}}
        self._lifespan = asyncio.ensure_future(self._app(scope, self._to_lifespan.get, replies.put))
        await self._to_lifespan.put({"type": "lifespan.startup"})
        answer = asyncio.ensure_future(replies.get())
        await asyncio.wait({answer, self._lifespan}, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            answer.cancel()
        elif answer.result()["type"] == "lifespan.startup.complete":
            return
        await self._lifespan
        raise RuntimeError("the application does not start")

    async def stop(self) -> None:
        """Stop the application; its store is closed then."""
        if self._lifespan is not None:
            await self._to_lifespan.put({"type": "lifespan.shutdown"})
            await self._lifespan
            self._lifespan = None

    async def request(
        self,
        method: str,
        address: str,
        headers: Iterable[tuple[str, str]] = (),
        body: bytes = b"",
        number: int | None = None,
    ) -> Reply:
        """The application's reply to a request for this address, a path with its query; 500 where it fails.

        A request with a `number` can be left by it.
        """
        asked: asyncio.Queue[Message] = asyncio.Queue()
        if number is not None:
            self._asked[number] = asked
        await asked.put({"type": "http.request", "body": body, "more_body": False})
        status, told, parts = 500, list[tuple[str, str]](), list[bytes]()

        async def send(message: Message) -> None:
            nonlocal status, told
            if message["type"] == "http.response.start":
                status = message["status"]
                told = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]]
            else:
                parts.append(message.get("body", b""))

        scope = _scope("http", address, headers) | {"method": method, "scheme": "http"}
        try:
            await self._app(scope, asked.get, send)
        except Exception as failure:
            log.error("%s %s failed: %s", method, address, failure, exc_info=failure)
        finally:
            if number is not None:
                del self._asked[number]
        return Reply(status, told, b"".join(parts))

    def leave(self, number: int) -> None:
        """Tell the application that the reply to a request is not wanted any more, if it is not there yet."""
        if number in self._asked:
            self._asked[number].put_nowait({"type": "http.disconnect"})

    def connect(
        self,
        address: str,
        protocols: Iterable[str],
        received: Callable[[str], object],
        closed: Callable[[int], object],
    ) -> Callable[[], None]:
        """Open a WebSocket at this address, and return the function that closes it.

        `received` is called with each text that the application sends, `closed` once with the code of its end.
        """
        told: asyncio.Queue[Message] = asyncio.Queue()
        told.put_nowait({"type": "websocket.connect"})

        async def send(message: Message) -> None:
            if message["type"] == "websocket.send":
                received(message["text"])
            elif message["type"] == "websocket.close":
                end(message.get("code", _OVER))

        ended = False

        def end(code: int) -> None:
            nonlocal ended
            if not ended:
                ended = True
                closed(code)

        def close() -> None:
            told.put_nowait({"type": "websocket.disconnect", "code": _OVER})

        scope = _scope("websocket", address, ()) | {"scheme": "ws", "subprotocols": list(protocols)}
        task = asyncio.ensure_future(self._app(scope, told.get, send))
        _RUNNING.add(task)

        def over(task: asyncio.Future[None]) -> None:
            _RUNNING.discard(task)
            failure = None if task.cancelled() else task.exception()
            if failure is not None:
                log.error("the stream at %s failed: %s", address, failure, exc_info=failure)
            end(_FAILED if failure else _OVER)

        task.add_done_callback(over)
        return close


_RUNNING: Final[set[asyncio.Future[None]]] = set()
"""Streams that are open: the event loop alone would not keep them."""


def _scope(kind: str, address: str, headers: Iterable[tuple[str, str]]) -> dict[str, Any]:
    path, _, query = address.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "path": unquote(path),
        "raw_path": path.encode("latin-1"),
        "query_string": query.encode("latin-1"),
        "root_path": "",
        "headers": [(b"host", HOST.encode()), *((name.lower().encode(), value.encode()) for name, value in headers)],
        "client": (HOST, 0),
        "server": (HOST, 80),
        "state": {},
    }
