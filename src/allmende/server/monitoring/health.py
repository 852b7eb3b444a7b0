"""Health of a server, for monitors and load balancers."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import allmende
from allmende.server.http.draining import Draining
from allmende.server.http.replies import json
from allmende.server.store.protocol import Store, StoreError

PATIENCE: Final = 5.0
"""Seconds after which a store that doesn't answer counts as away."""


class Health(msgspec.Struct, frozen=True):
    """Whether a server is up and can be played at: it answers, and its `store` does (`up`, `down` or `slow`).

    A process that is `ending` takes no more changes.
    """

    ready: bool
    store: str
    ending: bool
    version: str


class HealthApi:
    """The routes: `/health` and `/health/ready` say 503 if nothing can be played here, `/health/alive` always 200."""

    def __init__(self, store: Store, draining: Draining) -> None:
        self._store = store
        self._draining = draining

    def routes(self) -> list[BaseRoute]:
        """All routes, at the root."""
        return [
            Route("/health", self.ready),
            Route("/health/ready", self.ready),
            Route("/health/alive", self.alive),
        ]

    async def alive(self, request: Request) -> Response:
        """This process answers: there is no need to restart it."""
        return json({"alive": True})

    async def ready(self, request: Request) -> Response:
        """Whether the store answers, too: without it nothing can be played, but a restart would not help."""
        try:
            await asyncio.wait_for(self._store.now(), PATIENCE)
            store = "up"
        except StoreError:
            store = "down"
        except TimeoutError:
            store = "slow"
        ending = self._draining.has_begun
        ready = store == "up" and not ending
        return json(Health(ready, store, ending, allmende.__version__), 200 if ready else 503)
