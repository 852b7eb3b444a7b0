"""Rate limits: how much one visitor may ask for in a while.

A visitor is known by an address, and by a key and the secret of a browser, where they come with the request: a key or
secret gets as much as a quick person needs, an address as much as several, since a whole household may share it.
Requests from this machine are not limited.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Final, Literal, NamedTuple

from starlette.requests import HTTPConnection

from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import TooOftenError
from allmende.server.http import requests

Kind = Literal[
    "tables", "persons", "joins", "moves", "words", "notifications", "complaints", "advice", "looks", "streams"
]


class Rate(NamedTuple):
    """A rate of requests: `burst` at once, and `pace` a second from then on."""

    burst: float
    pace: float


RATES: Final[dict[Kind, Rate]] = {
    "tables": Rate(12, 1 / 60),
    "persons": Rate(20, 1 / 60),
    "joins": Rate(20, 1 / 6),
    "moves": Rate(120, 10),
    "words": Rate(10, 1 / 6),
    "notifications": Rate(12, 1 / 60),
    "complaints": Rate(5, 1 / 600),
    "advice": Rate(60, 2),
    "looks": Rate(300, 20),
    "streams": Rate(60, 1),
}
"""The rates of one person, by kind of request."""
HOUSEHOLD: Final = 6
"""The number of people who may share an address."""
FORWARDED: Final = ("x-forwarded-for", "forwarded")
"""Headers in which a proxy says for whom it asks."""
REMEMBERED: Final = 20_000
"""The number of addresses, and of keys and secrets, whose use is remembered, for each kind of request."""


class Bucket:
    """A token bucket: the requests that a visitor may still send, which become more again with time."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def lacks(self, now: float) -> float:
        """Seconds until one more request may be sent; 0 if it may be now."""
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.pace)
        self._at = now
        return max(0.0, (1 - self._left) / self._rate.pace)

    def take(self) -> None:
        """Count one more request."""
        self._left -= 1


class Buckets:
    """The buckets of visitors by address or key; the one used longest ago is forgotten, and begins full again."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str, now: float) -> Bucket:
        """The bucket of the visitor `who`."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, now)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket


class Limits:
    """Counts requests by kind and visitor; the `clock` gives seconds.

    `warn` is called once if a proxy at this machine asks for its visitors: their requests are not limited then.
    """

    def __init__(self, clock: Callable[[], float] = monotonic, warn: Callable[[Message], None] | None = None) -> None:
        self._clock = clock
        self._warn = warn
        self._keys = {kind: Buckets(rate) for kind, rate in RATES.items()}
        self._addresses = {
            kind: Buckets(Rate(HOUSEHOLD * rate.burst, HOUSEHOLD * rate.pace)) for kind, rate in RATES.items()
        }

    def take(self, kind: Kind, request: HTTPConnection) -> None:
        """Count a request; TooOftenError if there were too many of its kind."""
        host = request.client.host if request.client else ""
        if is_here(host):
            if self._warn is not None and any(name in request.headers for name in FORWARDED):
                self._warn(Message("serve-proxy", {"address": host}))
                self._warn = None
            return
        now, taken = self._clock(), []
        for bucket in self._visitor(kind, host, {requests.key(request), requests.secret(request)}, now):
            if (lacking := bucket.lacks(now)) > 0:
                raise TooOftenError(ceil(lacking))
            taken.append(bucket)
        for bucket in taken:
            bucket.take()

    def _visitor(self, kind: Kind, host: str, known_by: set[str], now: float) -> Iterator[Bucket]:
        """The visitor's buckets, first that of the address, because keys are made up easily."""
        yield self._addresses[kind].of(network(host), now)
        for key in filter(None, known_by):
            # A digest has a fixed length, so a client can't fill the memory with long keys.
            yield self._keys[kind].of(keys.digest(key), now)


def is_here(host: str) -> bool:
    """True if an address is this machine's own (loopback)."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback


def network(host: str) -> str:
    """The part of an address that a household has: an IPv4 address, or the /64 network of an IPv6 one."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:100]
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped) if address.ipv4_mapped else f"{int(address) >> 64:x}::/64"
