"""A server that listens on a port of this machine, in a thread of the test's own process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import uvicorn
from starlette.types import ASGIApp

from allmende.server.http.connections import Config, Door
from allmende.server.main import listen


@contextmanager
def running(app: ASGIApp, door: Door, **more: float) -> Iterator[tuple[str, int]]:
    """Serve an application, and give the host and port; `more` is for uvicorn."""
    config = Config(app, door, log_level="warning", **more)
    with listen("127.0.0.1", 0) as listening:
        server = uvicorn.Server(config)
        thread = Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            yield listening.getsockname()
        finally:
            server.should_exit = True
            thread.join()
