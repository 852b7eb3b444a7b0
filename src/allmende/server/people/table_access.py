"""Access to a table: the request's table, and what its key or its browser's person may do there."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import HTTPConnection

from allmende.server.bots.players import BotPlayers
from allmende.server.errors import ForbiddenError
from allmende.server.http import requests
from allmende.server.http.rate_limits import Kind
from allmende.server.people.memberships import Memberships
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Holder, Table

Count = Callable[[Kind, HTTPConnection], None]


class TableAccess:
    """Leads a request to its table and its holder; `count` raises TooOftenError if a client asks for too much."""

    def __init__(self, tables: Tables, bots: BotPlayers, memberships: Memberships, count: Count) -> None:
        self._tables = tables
        self._bots = bots
        self._memberships = memberships
        self._count = count

    async def table(self, request: HTTPConnection, kind: Kind = "looks") -> tuple[Table, Holder]:
        """Count a request of this kind, and return its table, and what its key allows there."""
        self._count(kind, request)
        table = await self._tables.get(request.path_params["table"])
        self._bots.wake(table)  # they may have waited for a viewer to come
        return table, await self.holder(request, table)

    async def holder(self, request: HTTPConnection, table: Table) -> Holder:
        """The rights at a table of a request's key, or of the browser that it comes from."""
        key, secret = requests.key(request), requests.secret(request)
        if secret and not key:
            return await self._memberships.holder(table, secret)
        return await holder_by_key(self._tables, table, key)


async def holder_by_key(tables: Tables, table: Table, key: str) -> Holder:
    """The rights of a key at a table; ForbiddenError if it isn't one of the table's keys.

    An unknown key is looked up in the store, too, because another process may just have handed a seat over.
    """
    try:
        return table.holder(key)
    except ForbiddenError:
        await tables.catch_up(table.name)
        return table.holder(key)
