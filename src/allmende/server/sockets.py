"""The streams' protocol: messages travel compressed, but between two of them nothing is kept for that."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# What zlib would remember of earlier messages takes 48 kB a stream, and a message is mostly like itself.
_FORGETFUL: Final = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)


class Stream(WebSocketsSansIOProtocol):
    """One person's stream."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.conn.available_extensions = [_FORGETFUL]
