"""Streams: what is told over a WebSocket as long as the other side is there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from allmende.core import AllmendeError
from allmende.server.errors import status_of
from allmende.server.replies import CLOSED, told

PROTOCOL: Final = "allmende"
"""How a stream speaks."""


@asynccontextmanager
async def there(websocket: WebSocket) -> AsyncIterator[None]:
    """Take up a stream; what is done here ends when the other side goes. An AllmendeError closes it, and says why."""
    # Browsers want one of the protocols that they ask for; the key, which may be the other, is never said again.
    await websocket.accept(PROTOCOL if PROTOCOL in websocket.scope.get("subprotocols", ()) else None)
    async with anyio.create_task_group() as both:
        both.start_soon(_until_gone, websocket, both.cancel_scope)
        # The other side may go at any moment, also at that of being told why this ends.
        with suppress(WebSocketDisconnect, WebSocketDisconnected):
            try:
                yield
            except AllmendeError as error:
                # A reason has to fit into 123 bytes; an id always does.
                await websocket.close(CLOSED + status_of(error), told(error).id)
        both.cancel_scope.cancel()


async def tell(websocket: WebSocket, news: msgspec.Struct) -> None:
    """Send a struct."""
    await websocket.send_text(msgspec.json.encode(news).decode())


async def _until_gone(websocket: WebSocket, scope: anyio.CancelScope) -> None:
    """Listen for the other side's leaving; whatever else it says means nothing."""
    while (await websocket.receive())["type"] != "websocket.disconnect":
        pass
    scope.cancel()
