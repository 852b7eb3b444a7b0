"""Lets bots compute in workers at the same PostgreSQL; while none is there, in processes of this server's own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing, asynccontextmanager, suppress
from typing import Final, TypeVar

import msgspec

from allmende.bots.advice import Review, Suggestion
from allmende.bots.card_tallies import TalliedCards
from allmende.bots.hired import hired
from allmende.bots.survey import Survey
from allmende.bots.values import Value
from allmende.core import Record
from allmende.problems.judging import Judgement
from allmende.server import keys
from allmende.server.bots.task_queue import TaskQueue
from allmende.server.bots.tasks import (
    Failed,
    Found,
    HintTask,
    JudgeTask,
    MoveTask,
    PlayOnTask,
    Refused,
    ReviewTask,
    SurveyTask,
    TallyTask,
    Task,
    ValueTask,
    reply_of,
    text_of,
)
from allmende.server.bots.thinker import Thinker
from allmende.server.bots.workers import ProcessThinker
from allmende.server.errors import ThinkingError
from allmende.server.jobs.background import going_on
from allmende.server.jobs.lease import BEAT_EVERY
from allmende.server.jobs.log_once import say_once
from allmende.server.store.addresses import is_postgres, postgres_store
from allmende.server.store.protocol import StoreError
from allmende.server.tables.table import Question

AGAIN: Final = 1.0
"""Seconds until a store is heard again that was away."""

T = TypeVar("T")

log = logging.getLogger(__name__)


@asynccontextmanager
async def thinker_at(database: str) -> AsyncIterator[Thinker]:
    """The thinker of a server at this store, within a `with` block: by workers, where it is one that these share."""
    here = ProcessThinker()
    if not is_postgres(database):
        yield here
        return
    # A store of its own, so that no move waits for a bot's connection.
    store = postgres_store(database)
    await store.open()
    try:
        thinker = QueueThinker(TaskQueue(store), here)
        async with going_on([thinker.follow, thinker.watch]):
            yield thinker
        await thinker.leave()
    finally:
        await store.close()


class _Waiting:
    """A task that waits for its reply, None if it has to be done here. It is known before it is in the queue.

    `is_put` says whether it is there; None while that is not known.
    """

    def __init__(self) -> None:
        self.is_put: bool | None = None
        self.reply: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()

    @property
    def is_collected(self) -> bool:
        """True if there is a reply, which has left the queue."""
        return self.reply.done() and not self.reply.cancelled() and self.reply.result() is not None


class QueueThinker:
    """Thinks in workers that take tasks from a queue, or `here` if none is there or it can't do a task.

    Programs of the operator are run here, as workers don't know them.
    """

    def __init__(self, queue: TaskQueue, here: Thinker) -> None:
        self._queue = queue
        self._here = here
        self._asker = keys.new_key()
        self._open: dict[str, _Waiting] = {}
        self._dropping: set[asyncio.Task[None]] = set()
        self._has_workers = False

    async def answer(self, question: Question) -> str:
        if question.bot in hired():
            return await self._here.answer(question)
        return await self._ask(MoveTask(question), str)

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        return await self._ask(HintTask(record, seat), list[Suggestion])

    async def review(self, record: Record, decisions: Sequence[int]) -> list[Review]:
        return await self._ask(ReviewTask(record, decisions), list[Review])

    async def value(self, record: Record) -> Value:
        return await self._ask(ValueTask(record), Value)

    async def play_on(self, record: Record, bot: str) -> list[str]:
        return await self._ask(PlayOnTask(record, bot), list[str])

    async def judge(self, title: str, problem: str, moves: Sequence[str]) -> Judgement:
        return await self._ask(JudgeTask(title, problem, moves), Judgement)

    async def survey(self, games: Sequence[tuple[str, str, Sequence[int]]]) -> tuple[list[Survey], int]:
        return await self._ask(SurveyTask(games), tuple[list[Survey], int])

    async def tally_cards(
        self, sets: list[TalliedCards], games: Sequence[tuple[str, Sequence[int]]]
    ) -> list[TalliedCards]:
        return await self._ask(TallyTask(sets, games), list[TalliedCards])

    def close(self) -> None:
        self._here.close()

    # For the server's background

    async def follow(self) -> None:
        """Collect replies as they come, for ever."""
        while True:
            try:
                async with aclosing(self._queue.replies()) as replies:
                    async for task in replies:
                        if task is None:
                            await self.look()
                        elif task in self._open:
                            await self._collect(task)
            except StoreError as error:
                log.warning("replies of workers can't be heard: %s", error)
            await asyncio.sleep(AGAIN)

    async def watch(self) -> None:
        """Look after tasks in the queue again and again, for ever."""
        while True:
            await asyncio.sleep(BEAT_EVERY)
            if self._open:
                try:
                    await self.look()
                except StoreError as error:
                    log.warning("workers can't be asked: %s", error)

    async def look(self) -> None:
        """Say that the tasks in the queue are still wanted, and do those here for which no worker is left."""
        in_queue = [task for task, waiting in self._open.items() if waiting.is_put]
        states = await self._queue.look(self._asker)
        for task in in_queue:
            match states.get(task):
                case "replied":
                    await self._collect(task)
                case "failed":
                    self._settle(task, text_of(Failed()))
                case "alone" | None:  # no worker is there, or the database has crashed, which empties the queue
                    self._settle(task, None)
                case "open":
                    pass

    async def leave(self) -> None:
        """Take everything out of the queue that was asked here."""
        self._drop(list(self._open))
        await asyncio.gather(*self._dropping, return_exceptions=True)

    # Tasks

    async def _ask(self, task: Task[T], kind: type[T]) -> T:
        """What a task comes to, as a value of this type; ThinkingError if each attempt at it failed."""
        text = await self._elsewhere(task)
        if text is None:
            return await task.done_by(self._here)
        try:
            match reply_of(text):
                case Found(found):
                    return msgspec.json.decode(found, type=kind)
                case Failed():
                    raise ThinkingError
                case Refused(why):
                    say_once(log.info, "a worker can't do a task, which is done here: %s", why)
        except msgspec.DecodeError as error:
            say_once(log.warning, "the reply of a worker can't be read, and the task is done here: %s", str(error))
        # Done here a refused task comes to what it should, or to an error of the right kind.
        return await task.done_by(self._here)

    async def _elsewhere(self, task: Task[object]) -> str | None:
        """The reply of a worker; None if the task has to be done here."""
        name = keys.new_key()
        waiting = self._open[name] = _Waiting()
        try:
            waiting.is_put = await self._queue.put(name, self._asker, task.is_long, text_of(task))
            if self._has_workers and not waiting.is_put:
                log.warning("no worker of this version is there any more: bots think in processes of this server")
            self._has_workers = waiting.is_put
            return await waiting.reply if waiting.is_put else None
        except StoreError as error:
            log.warning("workers can't be asked: %s", error)
            return None
        finally:
            del self._open[name]
            if waiting.is_put is not False and not waiting.is_collected:
                self._drop([name])

    async def _collect(self, task: str) -> None:
        if (reply := await self._queue.collect(task)) is not None:
            self._settle(task, reply)

    def _settle(self, task: str, reply: str | None) -> None:
        waiting = self._open.get(task)
        if waiting is not None and not waiting.reply.done():
            waiting.reply.set_result(reply)

    def _drop(self, tasks: Sequence[str]) -> None:
        """Take tasks out of the queue, without a wait for that."""

        async def drop() -> None:
            with suppress(StoreError):  # they are forgotten there by and by
                await self._queue.drop(tasks)

        dropping = asyncio.create_task(drop())
        self._dropping.add(dropping)
        dropping.add_done_callback(self._dropping.discard)
