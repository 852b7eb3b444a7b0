"""Requests to addresses that strangers have written down: they reach nothing but what is open to everybody.

Only https, no redirects, and no name or password in the address. Whatever its host resolves to has to be public, and
the connection is made to just the address that was looked at, while the certificate has to be the host's: a name that
leads elsewhere the second time leads nowhere else. Places that the operator has named are free of all that.
"""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import anyio
import httpcore2
from httpcore2 import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

from allmende.core import Message
from allmende.server.calls.errors import CallError
from allmende.server.calls.ways import Place

SECONDS: Final = 10.0
"""So long a request may take, from looking the host up to the status of the reply; its body nobody reads."""
LONGEST: Final = 1000
"""Characters of an address."""
_EMBEDDING: Final = [*map(IPv6Network, ("64:ff9b::/96", "::/96", "::ffff:0:0:0/96"))]
"""Where the last four bytes are an IPv4 address: as networks without IPv4 write it, and two older ways."""
_OWN_TRANSLATION: Final = IPv6Network("64:ff9b:1::/48")
"""Where a network of one's own writes them as it likes."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host."""
    found = await anyio.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(where[0]) for *_, where in found]


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet, also where it is an IPv4 address in the clothes of IPv6."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address)
    except ValueError:  # such as fe80::1%eth0
        return False
    if isinstance(found, IPv6Address):
        if any(found in network for network in _EMBEDDING):
            found = IPv4Address(int(found) & 0xFFFFFFFF)
        elif found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif (
            found in _OWN_TRANSLATION or found.sixtofour is not None or found.teredo is not None or found.is_site_local
        ):
            return False
    return found.is_global and not found.is_multicast


class _Guard(AsyncNetworkBackend):
    """Connects to public addresses, and to those that are allowed."""

    def __init__(self, allowed: Collection[Place], resolve: Resolve) -> None:
        self._allowed = allowed
        self._resolve = resolve
        self._network = AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore2.SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        try:
            addresses = await self._resolve(host, port)
        except (OSError, UnicodeError) as error:
            raise httpcore2.ConnectError(str(error)) from error
        if (host.lower(), port) not in self._allowed and not all(map(is_public, addresses)):
            raise CallError(Message("call-error-private"))
        failed: Exception = httpcore2.ConnectError("no address")
        for address in dict.fromkeys(addresses):
            try:
                return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)
            except httpcore2.ConnectError as error:
                failed = error
        raise failed

    async def sleep(self, seconds: float) -> None:
        await anyio.sleep(seconds)


class Poster:
    """Sends to strangers' addresses; `allowed` are the places that the operator has named."""

    def __init__(self, allowed: Collection[Place] = (), resolve: Resolve = resolve, seconds: float = SECONDS) -> None:
        self._allowed = allowed
        self._seconds = seconds
        self._guard = _Guard(allowed, resolve)
        self._ssl = httpcore2.default_ssl_context()

    def check(self, url: str) -> None:
        """CallError if this can't be the address of a target, whatever it leads to."""
        try:
            parts = urlsplit(url)
            place = (parts.hostname or "").lower(), parts.port or {"http": 80}.get(parts.scheme, 443)
            fits = bool(parts.hostname) and parts.username is None and parts.password is None and url.isascii()
        except ValueError:
            raise CallError(Message("call-error-address")) from None
        if len(url) > LONGEST or not fits or not url.isprintable() or " " in url:
            raise CallError(Message("call-error-address"))
        if parts.scheme != "https" and not (parts.scheme == "http" and place in self._allowed):
            raise CallError(Message("call-error-https"))

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Send this there; CallError unless it is taken."""
        self.check(url)
        status = 0
        try:
            with anyio.fail_after(self._seconds):
                status = await self._status(url.partition("#")[0], body, headers)
        except (TimeoutError, httpcore2.TimeoutException):
            raise CallError(Message("call-error-slow")) from None
        except (httpcore2.NetworkError, httpcore2.ProtocolError, httpcore2.UnsupportedProtocol, OSError):
            raise CallError(Message("call-error-unreachable")) from None
        if not 200 <= status < 300:
            why = Message("call-error-elsewhere" if 300 <= status < 400 else "call-error-status", {"status": status})
            raise CallError(why, gone=status in (404, 410))

    async def _status(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """How a request is answered. The connection is for it alone, and ends with the head of the reply."""
        pool = httpcore2.AsyncConnectionPool(self._ssl, max_keepalive_connections=0, network_backend=self._guard)
        async with pool, pool.stream("POST", url, headers=list(headers.items()), content=body) as reply:
            return int(reply.status)
