"""OpenTelemetry traces of a server process: a span for each request and each read or write of the store.

Spans are named by routes, and name no table, person or address. A request that comes with a `traceparent` header goes
on with the trace of the proxy that has sent it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter
from opentelemetry.trace import SpanKind, Status, StatusCode
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

import allmende
from allmende.server.http import request_ids
from allmende.server.monitoring.observed_store import Work
from allmende.server.monitoring.replies import Reply
from allmende.server.monitoring.routes import route_of

SERVICE: Final = "allmende"
"""The name of the service by which a collector tells its traces from others."""
_FAILED: Final = 500
"""The least status of a reply that is an error of the server."""


class Traces:
    """The traces of this process, sent by an exporter in a thread of its own."""

    def __init__(self, exporter: SpanExporter) -> None:
        resource = Resource.create({"service.name": SERVICE, "service.version": allmende.__version__})
        self._provider = TracerProvider(resource=resource)
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self.tracer = self._provider.get_tracer(SERVICE)

    @classmethod
    def to(cls, address: str) -> Traces:
        """Traces that are sent to a collector by OTLP over HTTP, such as http://127.0.0.1:4318/v1/traces."""
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter

        return cls(OTLPSpanExporter(address))

    @contextmanager
    def of_store(self, work: Work) -> Iterator[None]:
        """A span of a piece of the store's work, for a `with` block."""
        with self.tracer.start_as_current_span(f"store {work}"):
            yield

    def close(self) -> None:
        """Send what was not sent yet, and end."""
        self._provider.shutdown()


class TraceRequests:
    """Middleware that makes a span of each request."""

    def __init__(self, app: ASGIApp, traces: Traces) -> None:
        self._app = app
        self._traces = traces
        self._headers = TraceContextTextMapPropagator()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        method, reply = str(scope["method"]), Reply(send)
        before = self._headers.extract(dict(Headers(scope=scope)))
        with self._traces.tracer.start_as_current_span(method, before, SpanKind.SERVER) as span:
            span.set_attributes({"http.request.method": method, "allmende.request": request_ids.current.get() or ""})
            try:
                await self._app(scope, receive, reply.send)
            finally:
                route = route_of(scope)
                span.update_name(f"{method} {route}")
                span.set_attributes({"http.route": route, "http.response.status_code": reply.status})
                if reply.status >= _FAILED:
                    span.set_status(Status(StatusCode.ERROR))
