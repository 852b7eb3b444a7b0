"""Connections: none is held open by somebody who neither asks nor listens, and one household gets so many of them.

Streams travel compressed message by message, and between two messages nothing is kept for that.
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

from allmende.server.limits import is_here, network

PATIENCE: Final = 30.0
"""So many seconds a whole request may take to arrive, and a part of a reply to be taken."""
MOST: Final = 250
"""So many connections has one household at once."""
DESCRIPTORS: Final = 10_000
"""So many files and connections a server may have open, if the system lets it."""
SPARE: Final = 100
"""Of these, so many are for the store, the workers and the client's files."""

# What zlib would remember of earlier messages takes 48 kB a stream, and a message is mostly like itself.
_FORGETFUL: Final = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)


class Door:
    """Counts who is in. Whoever sits at this machine, and proxies that are trusted, may be as many as there is room."""

    def __init__(self, proxies: Sequence[str] = (), patience: float = PATIENCE, most: int = MOST) -> None:
        self.patience = patience
        self._most = most
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._room = max(descriptors() - SPARE, descriptors() // 2)
        self._inside: Counter[str] = Counter()
        self._all = 0

    def enter(self, host: str) -> bool:
        """Let somebody from this address in, if there is room for them."""
        household = network(host)
        full = self._inside[household] >= self._most and not is_here(host) and not self._is_proxy(host)
        if full or self._all >= self._room:
            return False
        self._inside[household] += 1
        self._all += 1
        return True

    def leave(self, host: str) -> None:
        """Somebody from this address has gone."""
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
    """How many files and connections this process may have open, which is raised first where it is few."""
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
    """How the server listens: through a door."""

    def __init__(self, app: Any, door: Door, **more: Any) -> None:
        super().__init__(app, http=Connection, ws=Stream, **more)
        self.door = door


class Connection(H11Protocol):
    """A connection, which is cut off when the other side lets it wait for the rest of a request or of a reply.

    Between two requests the library waits, for a few seconds.
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
        self._is_in = False  # the stream is, instead
        self._wait_no_more()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._wait()  # anew: something was taken

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._deadline is None and self.transport.get_write_buffer_size():
            self._wait()

    def _owes_request(self) -> bool:
        """Whether the other side has not sent all that it wants to ask."""
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
            # To close it would mean to wait until everything is taken.
            self.transport.abort()


class Stream(WebSocketsSansIOProtocol):
    """One person's stream, cut off if it isn't opened soon. It begins as a connection that has come in already."""

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

    def shutdown(self) -> None:
        if self.handshake_initiated:
            super().shutdown()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # whoever doesn't answer takes nothing either

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
    """The address of the other side itself, be it a proxy."""
    return protocol.client[0] if protocol.client else ""
