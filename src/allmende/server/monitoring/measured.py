"""What reports to the metrics what is asked of it: a store, a thinker, and middleware for requests and streams."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from allmende.bots.advice import Review, Suggestion
from allmende.bots.card_tallies import TalliedCards
from allmende.bots.survey import Survey
from allmende.bots.values import Value
from allmende.core import Record
from allmende.problems.judging import Judgement
from allmende.server.bots.thinker import Thinker
from allmende.server.monitoring.metrics import Metrics
from allmende.server.monitoring.observed_store import ObservedStore, Work
from allmende.server.monitoring.replies import Reply
from allmende.server.monitoring.routes import route_of
from allmende.server.store.protocol import Statement, Store, StoreError
from allmende.server.tables.table import Question

_KIND: Final = re.compile(r'\{"type":"([a-z]+)"')
"""How an entry begins."""
_METHODS: Final = ("GET", "HEAD", "POST", "OPTIONS")

T = TypeVar("T")


class MeasuredStore(ObservedStore):
    """A store whose reads and writes are measured."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        super().__init__(store, self._measured)
        self._metrics = metrics

    async def append(self, table: str, version: int, entries: Sequence[str], beside: Sequence[Statement] = ()) -> None:
        await super().append(table, version, entries, beside)
        for entry in entries:
            kind = _KIND.match(entry)
            self._metrics.entries.labels(kind[1] if kind else "unknown").inc()

    @contextmanager
    def _measured(self, work: Work) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        except StoreError:
            self._metrics.store_errors.inc()
            raise
        finally:
            into = self._metrics.appends if work == "append" else self._metrics.statements
            into.observe(time.perf_counter() - began)


class MeasuredThinker:
    """A thinker whose answers are measured."""

    def __init__(self, thinker: Thinker, metrics: Metrics) -> None:
        self._thinker = thinker
        self._metrics = metrics

    async def answer(self, question: Question) -> str:
        return await self._measured("move", self._thinker.answer(question))

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        return await self._measured("hint", self._thinker.suggest(record, seat))

    async def review(self, record: Record, decisions: Sequence[int]) -> list[Review]:
        return await self._measured("review", self._thinker.review(record, decisions))

    async def value(self, record: Record) -> Value:
        return await self._measured("value", self._thinker.value(record))

    async def play_on(self, record: Record, bot: str) -> list[str]:
        return await self._measured("day", self._thinker.play_on(record, bot))

    async def judge(self, title: str, problem: str, moves: Sequence[str]) -> Judgement:
        return await self._measured("problem", self._thinker.judge(title, problem, moves))

    async def survey(self, games: Sequence[tuple[str, str, Sequence[int]]]) -> tuple[list[Survey], int]:
        return await self._measured("survey", self._thinker.survey(games))

    async def tally_cards(
        self, sets: list[TalliedCards], games: Sequence[tuple[str, Sequence[int]]]
    ) -> list[TalliedCards]:
        return await self._measured("cards", self._thinker.tally_cards(sets, games))

    def close(self) -> None:
        self._thinker.close()

    async def _measured(self, kind: str, answer: Awaitable[T]) -> T:
        waiting, began = self._metrics.thinking.labels(kind), time.perf_counter()
        waiting.inc()
        try:
            found = await answer
        except Exception:
            self._metrics.thinking_errors.labels(kind).inc()
            raise
        finally:
            waiting.dec()
        self._metrics.thoughts.labels(kind).observe(time.perf_counter() - began)
        return found


class CountRequests:
    """Middleware that measures requests and counts open streams, by the route that answers them."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._stream(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        reply = Reply(send)
        try:
            await self._app(scope, receive, reply.send)
        finally:
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self._metrics.requests.labels(route_of(scope), method, reply.status).observe(reply.seconds)

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        counted = None

        async def send_counted(message: Message) -> None:
            nonlocal counted
            if message["type"] == "websocket.accept" and counted is None:
                counted = self._metrics.streams.labels(route_of(scope))
                counted.inc()
            await send(message)

        try:
            await self._app(scope, receive, send_counted)
        finally:
            if counted is not None:
                counted.dec()
