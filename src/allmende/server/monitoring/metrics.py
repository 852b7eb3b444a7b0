"""Prometheus metrics of a server process, served at an address of their own, in a thread that no request keeps waiting.

Labels have few values and name no person and no table: requests are counted by the route that answered them.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)

import allmende
from allmende.core import AllmendeError, Message

LAG_EVERY: Final = 0.5
"""Seconds between two measurements of the event loop's lag."""
_SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class MetricsError(AllmendeError):
    """Metrics can't be served where they should."""


class Metrics:
    """All metrics of this process; the others in this package and the application report to it."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.address = ""
        """Where they are served."""
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        version = Info("allmende", "The version of the program.", registry=self.registry)
        version.info({"version": allmende.__version__, "engine": "compiled" if allmende.COMPILED else "interpreted"})
        self.requests = self._histogram(
            "request_seconds",
            "Requests by route, method and status, until the reply is sent.",
            _SHORT,
            "route",
            "method",
            "status",
        )
        self.streams = self._gauge("streams", "Streams that are open, by route.", "route")
        self.appends = self._histogram("store_append_seconds", "Writes of entries, until they are on the disk.", _SHORT)
        self.statements = self._histogram("store_statement_seconds", "Other reads and writes of the store.", _SHORT)
        self.store_errors = self._counter("store_errors", "Reads and writes that the store refused or failed.")
        self.entries = self._counter("entries", "Entries that were written, by kind; moves are of kind moved.", "kind")
        self.thinking = self._gauge("bot_questions", "Questions that wait for a bot or are being answered.", "kind")
        self.thoughts = self._histogram(
            "bot_answer_seconds", "Answers of bots, with the time that the question had to wait.", _LONG, "kind"
        )
        self.thinking_errors = self._counter("bot_errors", "Questions that no bot answered.", "kind")
        self.notifications = self._counter("notifications", "Notifications by channel and result.", "channel", "result")
        self.lag = self._histogram("loop_lag_seconds", "How late the event loop gets to what is due.", _SHORT)
        self.collections = self._histogram(
            "gc_pause_seconds", "Passes of Python's garbage collector, by generation.", _SHORT, "generation"
        )

    # Reports

    def notified(self, channel: str, arrived: bool) -> None:
        """Count a notification that has arrived, or has failed."""
        self.notifications.labels(channel, "sent" if arrived else "failed").inc()

    def watch_tables(self, tables: Callable[[], int], leads: Callable[[], bool]) -> None:
        """Tell the number of tables in memory, and whether this process does the leader jobs, when asked."""
        self._gauge("tables", "Tables in memory.").set_function(tables)
        self._gauge("leader", "1 if this process does what only one of several does.").set_function(leads)

    async def measure_lag(self) -> None:
        """Measure the event loop's lag, for ever."""
        while True:
            due = time.perf_counter() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.lag.observe(max(0.0, time.perf_counter() - due))

    @contextmanager
    def measuring_collections(self) -> Iterator[None]:
        """Measure the pauses of the garbage collector within a `with` block."""
        began = 0.0

        def tell(phase: str, info: dict[str, int]) -> None:
            nonlocal began
            if phase == "start":
                began = time.perf_counter()
            else:
                self.collections.labels(info["generation"]).observe(time.perf_counter() - began)

        gc.callbacks.append(tell)
        try:
            yield
        finally:
            gc.callbacks.remove(tell)

    # Serving

    @contextmanager
    def served(self, host: str, port: int) -> Iterator[None]:
        """Serve the metrics at this address, for port 0 at a free one, within a `with` block; MetricsError if taken."""
        try:
            server, thread = start_http_server(port, host, self.registry)
        except OSError as error:
            why = error.strerror or str(error)
            raise MetricsError(
                f"can't serve metrics at {host} port {port}: {why}",
                Message("error-address", {"host": host, "port": str(port), "why": why}),
            ) from None
        self.address = f"http://{f'[{host}]' if ':' in host else host}:{server.server_port}/metrics"
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()

    # The kinds

    def _histogram(self, name: str, told: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"allmende_{name}", told, labels, buckets=buckets, registry=self.registry)

    def _counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(f"allmende_{name}", told, labels, registry=self.registry)

    def _gauge(self, name: str, told: str, *labels: str) -> Gauge:
        return Gauge(f"allmende_{name}", told, labels, registry=self.registry)
