"""Routes of planned moves: foresight, the present plan, and a new one."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.server.errors import StaleError
from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.replies import Reply, json
from allmende.server.people.table_access import TableAccess
from allmende.server.planning import plan
from allmende.server.planning.foresight import foreseen
from allmende.server.planning.messages import Foreseen, Plan, PlanRequest
from allmende.server.planning.planner import Planner
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Holder, Table


class PlanApi:
    """The routes; a plan is shown only to the holder who decides for its seat."""

    def __init__(self, planner: Planner, tables: Tables, access: TableAccess) -> None:
        self._planner = planner
        self._tables = tables
        self._access = access

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            get("/tables/{table}/foreseen", self.foreseen),
            get("/tables/{table}/plan", self.plan),
            post("/tables/{table}/plan", self.keep),
        ]

    async def foreseen(self, request: Request, seat: int, move: Sequence[str] = ()) -> Reply[Foreseen]:
        """The next decision of a seat that waits, after moves of its own."""
        table, holder = await self._access.table(request)
        return json(foreseen(table, holder, seat, move[: plan.MOST_TURNS * plan.MOST_MOVES]))

    async def plan(self, request: Request, seat: int) -> Reply[Plan]:
        """The moves that a player has planned."""
        table, holder = await self._access.table(request)
        _check(table, holder, seat)
        return await self._told(table, seat)

    async def keep(self, request: Request, body: Body[PlanRequest]) -> Reply[Plan]:
        """Plan moves, which are played once it is the seat's turn."""
        table, holder = await self._access.table(request, "moves")
        wanted = await body()
        if wanted.version > table.version:
            # The client knows more by another process: follow that first.
            await self._tables.catch_up(table.name)
            holder = await self._access.holder(request, table)
        _check(table, holder, wanted.seat)
        if wanted.version > table.version or table.ledger.acted_since(wanted.seat, wanted.version):
            raise StaleError
        turns = plan.checked(table, wanted.turns)
        before = await self._planner.of(table, wanted.seat)
        # A player who cancels the whole plan cancels the way that is being played, too.
        rest = None if before is None or not turns else plan.left(table, wanted.seat, before)
        kept = plan.StoredPlan(table.version, turns, [] if rest is None else rest.way)
        await self._planner.keep(table, wanted.seat, kept)
        return await self._told(table, wanted.seat)

    async def _told(self, table: Table, seat: int) -> Reply[Plan]:
        return json(plan.told(table, seat, await self._planner.of(table, seat)))


def _check(table: Table, holder: Holder, seat: int) -> None:
    """ForbiddenError if this holder doesn't decide for the seat."""
    table.check_decision(holder, seat, table.version)
