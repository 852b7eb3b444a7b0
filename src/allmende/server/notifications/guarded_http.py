"""HTTP requests to addresses that users entered, guarded against server-side request forgery (SSRF).

Only https, no redirects, and no name or password in the address. All IP addresses of the host have to be public. The
connection is made to the very IP address that was checked, while the certificate has to be the host's: a name that
resolves differently the second time gains nothing. Places that the operator has named are free of all that.
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
from allmende.server.notifications.config import Place
from allmende.server.notifications.errors import NotificationError

SECONDS: Final = 10.0
"""Seconds that a request may take, from looking the host up to the status of the reply; its body isn't read."""
LONGEST: Final = 1000
"""The most characters of an address."""
_EMBEDDING: Final = [*map(IPv6Network, ("64:ff9b::/96", "::/96", "::ffff:0:0:0/96"))]
"""Networks whose last four bytes are an IPv4 address: NAT64, and two older forms."""
_OWN_TRANSLATION: Final = IPv6Network("64:ff9b:1::/48")
"""The local-use network of NAT64, where each site places the IPv4 address as it likes."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


async def resolve(host: str, port: int) -> list[str]:
    """All IP addresses of a host."""
    found = await anyio.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(where[0]) for *_, where in found]


def is_public(address: str) -> bool:
    """True if an IP address is on the open internet, also for an IPv4 address embedded in an IPv6 one."""
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
    """A network backend that connects to public IP addresses and `allowed` places only.

    For all others it raises NotificationError.
    """

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
            raise NotificationError(Message("call-error-private"))
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
    """Sends requests to addresses entered by users; `allowed` are the places that the operator has named."""

    def __init__(self, allowed: Collection[Place] = (), resolve: Resolve = resolve, seconds: float = SECONDS) -> None:
        self._allowed = allowed
        self._seconds = seconds
        self._guard = _Guard(allowed, resolve)
        self._ssl = httpcore2.default_ssl_context()

    def check(self, url: str) -> None:
        """NotificationError if `url` isn't a valid address for a target; its host isn't looked up."""
        try:
            parts = urlsplit(url)
            place = (parts.hostname or "").lower(), parts.port or {"http": 80}.get(parts.scheme, 443)
            fits = bool(parts.hostname) and parts.username is None and parts.password is None and url.isascii()
        except ValueError:
            raise NotificationError(Message("call-error-address")) from None
        if len(url) > LONGEST or not fits or not url.isprintable() or " " in url:
            raise NotificationError(Message("call-error-address"))
        if parts.scheme != "https" and not (parts.scheme == "http" and place in self._allowed):
            raise NotificationError(Message("call-error-https"))

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Send a POST request; NotificationError unless it is answered with success."""
        self.check(url)
        status = 0
        try:
            with anyio.fail_after(self._seconds):
                status = await self._status(url.partition("#")[0], body, headers)
        except (TimeoutError, httpcore2.TimeoutException):
            raise NotificationError(Message("call-error-slow")) from None
        except (httpcore2.NetworkError, httpcore2.ProtocolError, httpcore2.UnsupportedProtocol, OSError):
            raise NotificationError(Message("call-error-unreachable")) from None
        if not 200 <= status < 300:
            why = Message("call-error-elsewhere" if 300 <= status < 400 else "call-error-status", {"status": status})
            raise NotificationError(why, gone=status in (404, 410))

    async def _status(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status by which a request is answered. Its connection serves no other, and ends with the reply's head."""
        pool = httpcore2.AsyncConnectionPool(self._ssl, max_keepalive_connections=0, network_backend=self._guard)
        async with pool, pool.stream("POST", url, headers=list(headers.items()), content=body) as reply:
            return int(reply.status)
