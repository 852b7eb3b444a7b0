"""Who comes to a table: a request's table, and what its key or its browser allows there."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import HTTPConnection

from allmende.server import requests
from allmende.server.bots import Bots
from allmende.server.errors import ForbiddenError
from allmende.server.limits import Kind
from allmende.server.people.sitters import Sitters
from allmende.server.table import Holder, Table
from allmende.server.tables import Tables

Count = Callable[[Kind, HTTPConnection], None]


class Visits:
    """The way of every request to its table; `count` raises TooOftenError for whoever asks for too much."""

    def __init__(self, tables: Tables, bots: Bots, sitters: Sitters, count: Count) -> None:
        self._tables = tables
        self._bots = bots
        self._sitters = sitters
        self._count = count

    async def table(self, request: HTTPConnection, kind: Kind = "looks") -> tuple[Table, Holder]:
        """The table of a request, and what its key allows there; a request of this kind is counted."""
        self._count(kind, request)
        table = await self._tables.get(request.path_params["table"])
        self._bots.wake(table)  # they may have waited for somebody to come
        return table, await self.holder(request, table)

    async def holder(self, request: HTTPConnection, table: Table) -> Holder:
        """What a request's key, or the browser that it comes from, allows at a table."""
        key, secret = requests.key(request), requests.secret(request)
        if secret and not key:
            return await self._sitters.holder(table, secret)
        return await holder_by_key(self._tables, table, key)


async def holder_by_key(tables: Tables, table: Table, key: str) -> Holder:
    """What a key allows at a table; ForbiddenError if it is none of its keys, also by what other processes know.

    Right after a seat was handed over in another process its new key is not known here yet.
    """
    try:
        return table.holder(key)
    except ForbiddenError:
        await tables.catch_up(table.name)
        return table.holder(key)
