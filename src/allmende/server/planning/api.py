"""The paths of planned moves: what could be planned, what is, and another plan in its place."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from allmende.server import gate, requests
from allmende.server.errors import StaleError
from allmende.server.people.messages import PlanRequest
from allmende.server.planning import plan
from allmende.server.planning.planner import Planner
from allmende.server.replies import json
from allmende.server.table import Holder, Table
from allmende.server.tables import Tables
from allmende.server.visits import Visits


class PlanApi:
    """A plan is told to nobody but whoever decides for its seat."""

    def __init__(self, planner: Planner, tables: Tables, visits: Visits) -> None:
        self._planner = planner
        self._tables = tables
        self._visits = visits

    def routes(self) -> list[BaseRoute]:
        """All of them."""
        return [
            Route("/tables/{table}/foreseen", self.foreseen),
            Route("/tables/{table}/plan", self.plan),
            Route("/tables/{table}/plan", self.keep, methods=["POST"]),
        ]

    async def foreseen(self, request: Request) -> Response:
        table, holder = await self._visits.table(request)
        path = request.query_params.getlist("move")[: plan.MOST_TURNS * plan.MOST_MOVES]
        return json(gate.foreseen(table, holder, requests.number(request, "seat"), path))

    async def plan(self, request: Request) -> Response:
        table, holder = await self._visits.table(request)
        seat = requests.number(request, "seat")
        _check(table, holder, seat)
        return await self._told(table, seat)

    async def keep(self, request: Request) -> Response:
        table, holder = await self._visits.table(request, "moves")
        wanted = await requests.struct(request, PlanRequest)
        if wanted.version > table.version:
            # Whoever has heard more by another process is believed as soon as that is known here as well.
            await self._tables.catch_up(table.name)
            holder = await self._visits.holder(request, table)
        _check(table, holder, wanted.seat)
        if wanted.version > table.version or table.ledger.acted_since(wanted.seat, wanted.version):
            raise StaleError
        turns = plan.checked(table, wanted.turns)
        before = await self._planner.of(table, wanted.seat)
        # Whoever cancels all of a plan wants no more of what is being played of it, either.
        rest = None if before is None or not turns else plan.left(table, wanted.seat, before)
        kept = plan.Kept(table.version, turns, [] if rest is None else rest.way)
        await self._planner.keep(table, wanted.seat, kept)
        return await self._told(table, wanted.seat)

    async def _told(self, table: Table, seat: int) -> Response:
        return json(plan.told(table, seat, await self._planner.of(table, seat)))


def _check(table: Table, holder: Holder, seat: int) -> None:
    """ForbiddenError if the seat is not this holder's to decide for."""
    table.check_decision(holder, seat, table.version)
