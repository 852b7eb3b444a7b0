"""Routes of planned moves: foresight, the present plan, and a new one."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from allmende.server.errors import StaleError
from allmende.server.http import requests
from allmende.server.http.replies import json
from allmende.server.people.table_access import TableAccess
from allmende.server.planning import plan
from allmende.server.planning.foresight import foreseen
from allmende.server.planning.messages import PlanRequest
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
            Route("/tables/{table}/foreseen", self.foreseen),
            Route("/tables/{table}/plan", self.plan),
            Route("/tables/{table}/plan", self.keep, methods=["POST"]),
        ]

    async def foreseen(self, request: Request) -> Response:
        table, holder = await self._access.table(request)
        path = request.query_params.getlist("move")[: plan.MOST_TURNS * plan.MOST_MOVES]
        return json(foreseen(table, holder, requests.number(request, "seat"), path))

    async def plan(self, request: Request) -> Response:
        table, holder = await self._access.table(request)
        seat = requests.number(request, "seat")
        _check(table, holder, seat)
        return await self._told(table, seat)

    async def keep(self, request: Request) -> Response:
        table, holder = await self._access.table(request, "moves")
        wanted = await requests.struct(request, PlanRequest)
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

    async def _told(self, table: Table, seat: int) -> Response:
        return json(plan.told(table, seat, await self._planner.of(table, seat)))


def _check(table: Table, holder: Holder, seat: int) -> None:
    """ForbiddenError if this holder doesn't decide for the seat."""
    table.check_decision(holder, seat, table.version)
