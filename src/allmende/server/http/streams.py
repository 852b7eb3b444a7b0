"""Streams: sends over a WebSocket for as long as the client is connected."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from allmende.core import AllmendeError
from allmende.server.errors import status_of
from allmende.server.http.replies import CLOSED, told

PROTOCOL: Final = "allmende"
"""The WebSocket subprotocol of streams."""


@asynccontextmanager
async def there(websocket: WebSocket) -> AsyncIterator[None]:
    """Accept a stream for a `with` block, which is cancelled when the client disconnects.

    An AllmendeError in the block closes the stream, with the id of its message as the reason.
    """
    # Browsers want one of the subprotocols that they ask for; the key, which may be the other, is never repeated.
    await websocket.accept(PROTOCOL if PROTOCOL in websocket.scope.get("subprotocols", ()) else None)
    async with anyio.create_task_group() as both:
        both.start_soon(_until_gone, websocket, both.cancel_scope)
        # The client may disconnect at any moment, even while it is sent the reason for closing.
        with suppress(WebSocketDisconnect, WebSocketDisconnected):
            try:
                yield
            except AllmendeError as error:
                # A reason has to fit into 123 bytes; an id always does.
                await websocket.close(CLOSED + status_of(error), told(error).id)
        both.cancel_scope.cancel()


async def tell(websocket: WebSocket, news: msgspec.Struct) -> None:
    """Send a struct as JSON."""
    await websocket.send_text(msgspec.json.encode(news).decode())


async def _until_gone(websocket: WebSocket, scope: anyio.CancelScope) -> None:
    """Wait until the client disconnects, ignoring all its messages, and cancel the scope."""
    while (await websocket.receive())["type"] != "websocket.disconnect":
        pass
    scope.cancel()
