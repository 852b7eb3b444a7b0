"""How much one visitor may ask for in a while, so that nobody takes the server from all others.

A visitor is an address, and a key and the secret of a browser, where they come with the request: such a one gets what a
quick person needs, an address what several such people need, since a whole household may share it. Whoever sits at this
machine is spared.
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
from allmende.server import keys, requests
from allmende.server.errors import TooOftenError

Kind = Literal["tables", "persons", "joins", "moves", "words", "calls", "advice", "looks", "streams"]


class Rate(NamedTuple):
    """So much at once, and so much a second from then on."""

    burst: float
    pace: float


RATES: Final[dict[Kind, Rate]] = {
    "tables": Rate(12, 1 / 60),
    "persons": Rate(20, 1 / 60),
    "joins": Rate(20, 1 / 6),
    "moves": Rate(120, 10),
    "words": Rate(10, 1 / 6),
    "calls": Rate(12, 1 / 60),
    "advice": Rate(60, 2),
    "looks": Rate(300, 20),
    "streams": Rate(60, 1),
}
"""What one person may ask for."""
HOUSEHOLD: Final = 6
"""So many people may share an address."""
FORWARDED: Final = ("x-forwarded-for", "forwarded")
"""Headers in which a proxy says for whom it asks."""
REMEMBERED: Final = 20_000
"""Of so many addresses and so many keys it is known what they have used up, for each kind."""


class Bucket:
    """What somebody may still ask for: it fills up again with time."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def lacks(self, now: float) -> float:
        """How many seconds it takes until one more may be asked for."""
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.pace)
        self._at = now
        return max(0.0, (1 - self._left) / self._rate.pace)

    def take(self) -> None:
        """One more is asked for."""
        self._left -= 1


class Buckets:
    """The buckets of all who asked for something lately; who is forgotten begins with a full one."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str, now: float) -> Bucket:
        """Somebody's bucket."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, now)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket


class Limits:
    """Counts what is asked for; the `clock` gives seconds.

    `warn` hears, once, that all visitors may be counted as one: a proxy at this machine asks for them.
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
        """The buckets of whoever asks. The address comes first: keys are made up easily."""
        yield self._addresses[kind].of(network(host), now)
        for key in filter(None, known_by):
            # What is remembered of a key is as short as any other, however long it is that somebody has made up.
            yield self._keys[kind].of(keys.digest(key), now)


def is_here(host: str) -> bool:
    """Whether somebody at this address sits at this machine."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback


def network(host: str) -> str:
    """What one household has: an address, or with IPv6 the network in which it may choose any."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:100]
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped) if address.ipv4_mapped else f"{int(address) >> 64:x}::/64"
