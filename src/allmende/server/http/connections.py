"""Connections: idle ones are closed, and one address may hold a limited number.

Streams are compressed message by message, and no compressor state is kept between two messages.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from allmende.server.http.rate_limits import is_here, network

PATIENCE: Final = 30.0
"""Seconds that a whole request may take to arrive, and a part of a reply to be received."""
MOST: Final = 250
"""The largest number of connections of one household at once."""
DESCRIPTORS: Final = 10_000
"""The number of files and connections that a server may have open, if the system lets it."""
SPARE: Final = 100
"""The number of these that are reserved for the store, the workers and the client's files."""

# To remember earlier messages costs zlib 48 kB a stream and gains little: most repetitions are within one message.
_FORGETFUL: Final = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)


class Door:
    """Counts open connections and limits those of a household.

    Those from this machine and from trusted `proxies` are limited only by the room for all.
    """

    def __init__(self, proxies: Sequence[str] = (), patience: float = PATIENCE, most: int = MOST) -> None:
        self.patience = patience
        self._most = most
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._room = max(descriptors() - SPARE, descriptors() // 2)
        self._inside: Counter[str] = Counter()
        self._all = 0

    def enter(self, host: str) -> bool:
        """Count a new connection from this address, and return True; False if there is no room for it."""
        household = network(host)
        full = self._inside[household] >= self._most and not is_here(host) and not self._is_proxy(host)
        if full or self._all >= self._room:
            return False
        self._inside[household] += 1
        self._all += 1
        return True

    def leave(self, host: str) -> None:
        """Count a connection from this address no longer."""
        household = network(host)
        self._inside[household] -= 1
        self._all -= 1
        if not self._inside[household]:
            del self._inside[household]

    def _is_proxy(self, host: str) -> bool:
        try:
            return any(ip_address(host) in proxies for proxies in self._proxies)
        except ValueError:
            return False


def descriptors() -> int:
    """The number of files and connections that this process may have open, raised first towards `DESCRIPTORS`."""
    try:
        import resource
    except ImportError:  # Windows, where sockets are not counted as files
        return DESCRIPTORS
    most, ever = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if ever == resource.RLIM_INFINITY else min(DESCRIPTORS, ever)
    if most != resource.RLIM_INFINITY and most < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, ever))
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return DESCRIPTORS if most == resource.RLIM_INFINITY else most


class Config(uvicorn.Config):
    """The configuration of uvicorn, with a door that limits connections."""

    def __init__(self, app: Any, door: Door, **more: Any) -> None:
        super().__init__(app, http=Connection, ws=Stream, **more)
        self.door = door


class Connection(H11Protocol):
    """An HTTP connection, cut off if its client is too slow to send the rest of a request or to receive a reply.

    Between two requests uvicorn's own time limit of a few seconds holds.
    """

    def __init__(self, config: Config, *arguments: Any, **more: Any) -> None:
        super().__init__(config, *arguments, **more)
        self._door = config.door
        self._is_in = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # A reply has two parts; the system would hold the second back until the first is acknowledged, up to 40 ms.
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)
        self._is_in = self._door.enter(_host(self))
        if self._is_in:
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        if self._is_in:
            self._door.leave(_host(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._is_in or not self._owes_request():
            self._wait_no_more()
        elif self._deadline is None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._is_in = False  # from now on the stream counts, in its place
        self._wait_no_more()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._wait()  # anew, since the client has received something

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._deadline is None and self.transport.get_write_buffer_size():
            self._wait()

    def _owes_request(self) -> bool:
        """True if the client has not sent the whole request yet."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def _wait(self) -> None:
        self._wait_no_more()
        self._deadline = self.loop.call_later(self._door.patience, self._give_up)

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self._owes_request() or self.transport.get_write_buffer_size():
            # To close it would mean to wait until the client has received everything.
            self.transport.abort()


class Stream(WebSocketsSansIOProtocol):
    """A WebSocket connection, cut off if its handshake takes too long. The door counted it as an HTTP connection."""

    def __init__(self, config: Config, *arguments: Any, **more: Any) -> None:
        super().__init__(config, *arguments, **more)
        self._door = config.door
        self.conn.available_extensions = [_FORGETFUL]
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._deadline = self.loop.call_later(self._door.patience, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self._door.leave(_host(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self._refuse()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # by a refusal, which the library would log as a fault

    def shutdown(self) -> None:
        if self.handshake_initiated:
            super().shutdown()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # a client that doesn't answer pings wouldn't receive the closing either

    def _refuse(self) -> None:
        """Answer a handshake that the library can't read: with its refusal, such as 431 for long headers, else 400."""
        said = b"".join(self.conn.data_to_send())
        self.transport.write(said or self.conn.reject(HTTPStatus.BAD_REQUEST, "not a handshake\n").serialize())
        self.transport.close()

    def _give_up(self) -> None:
        self._deadline = None
        if not self.handshake_complete:
            self.transport.abort()


def _host(protocol: Connection | Stream) -> str:
    """The address of the connection's other end, which may be a proxy's."""
    return protocol.client[0] if protocol.client else ""
