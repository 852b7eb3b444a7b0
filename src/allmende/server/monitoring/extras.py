"""Metrics and traces of a process, where they are wanted: what makes them is in extras of the package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from allmende.core import AllmendeError, Message

if TYPE_CHECKING:
    from allmende.server.monitoring.metrics import Metrics
    from allmende.server.monitoring.traces import Traces


class AddressError(AllmendeError):
    """A process can't listen or report where it should."""


@contextmanager
def measured(at: str | None) -> Iterator[Metrics | None]:
    """Serve metrics at this port, perhaps after an address, within a `with` block; None if they are not wanted."""
    if at is None:
        yield None
        return
    host, _, port = at.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise AddressError(f"{at!r} is no port", Message("error-metrics", {"word": at}))
    try:
        from allmende.server.monitoring.metrics import Metrics
    except ImportError as error:
        raise AddressError(
            f"metrics can't be served: {error}", Message("error-extra", {"extra": "host", "why": str(error)})
        ) from None
    metrics = Metrics()
    with metrics.served(host.strip("[]") or "127.0.0.1", int(port)), metrics.measuring_collections():
        yield metrics


@contextmanager
def traced(address: str | None) -> Iterator[Traces | None]:
    """Send traces to a collector within a `with` block; None if they are not wanted."""
    if address is None:
        yield None
        return
    if urlsplit(address).scheme not in ("http", "https"):
        raise AddressError(f"{address!r} is no collector", Message("error-traces", {"word": address}))
    try:
        from allmende.server.monitoring.traces import Traces
    except ImportError as error:
        raise AddressError(
            f"traces can't be sent: {error}", Message("error-extra", {"extra": "otel", "why": str(error)})
        ) from None
    traces = Traces.to(address)
    try:
        yield traces
    finally:
        traces.close()
