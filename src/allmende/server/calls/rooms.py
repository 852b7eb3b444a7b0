"""All that has to do with calls, put together for a server."""

from __future__ import annotations

from collections.abc import Callable

from starlette.routing import BaseRoute

from allmende.server.calls.api import CallsApi
from allmende.server.calls.caller import Caller
from allmende.server.calls.outbox import Outbox
from allmende.server.calls.stopping import Stopping
from allmende.server.calls.switchboard import Switchboard
from allmende.server.calls.targets import Targets
from allmende.server.calls.ways import Ways
from allmende.server.duties import Duties
from allmende.server.people.rooms import People
from allmende.server.store import Store
from allmende.server.visits import Count

EVERY = 1.0
"""Seconds between one look at who is to be called and the next."""


class Calling:
    """Calls of a server: what people say of them, and the one who calls."""

    def __init__(
        self,
        store: Store,
        people: People,
        duties: Duties,
        count: Count,
        clock: Callable[[], float],
        ways: Ways,
    ) -> None:
        targets, stopping = Targets(store, clock), Stopping(store, ways.url)
        board = Switchboard(store, people.persons, targets, stopping, ways, clock)
        self._api = CallsApi(targets, board, stopping, people.mine, count, ways.url)
        caller = Caller(store, people.offers, targets, Outbox(store, clock), board, ways.url, clock)
        duties.add("calls", EVERY, caller.work, caller.finish)

    def routes(self) -> list[BaseRoute]:
        """Their paths below `/api`."""
        return self._api.routes()
