"""A server and its workers at a PostgreSQL database, of which a test says what each does, and when."""

from __future__ import annotations

import asyncio

from allmende.server.bots.queue_thinker import QueueThinker
from allmende.server.bots.queue_worker import QueueWorker
from allmende.server.bots.task_queue import TaskQueue
from allmende.server.bots.tasks import MoveTask, text_of
from allmende.server.bots.thinker import Thinker
from allmende.server.store.postgres import PostgresStore
from allmende.server.store.protocol import Row, Statement
from allmende.server.tables.table import Question
from server.house import RandomThinker, a_game

GAME = a_game(moves=40)
QUESTION = Question(GAME.record, GAME.version, GAME.to_act[0], "random")
TEXT = text_of(MoveTask(QUESTION))


class Named(RandomThinker):
    """Says of each move who has thought of it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    async def answer(self, question: Question) -> str:
        self.asked.append(question)
        return self.name


class Failing(Named):
    """Fails in one way or another."""

    def __init__(self, error: Exception) -> None:
        super().__init__("")
        self.error = error

    async def answer(self, question: Question) -> str:
        raise self.error


class Club:
    """A server's thinker at a database, which answers itself as "here", and workers that join it.

    Nothing goes on by itself: a test says when a worker shows that it is alive, takes tasks, or is silent for long.
    """

    def __init__(self, store: PostgresStore, version: str = "1") -> None:
        self.queue = TaskQueue(store, version)
        self.here = Named("here")
        self.thinker = QueueThinker(self.queue, self.here)
        self.store = store

    async def joined(self, thinker: Thinker, slots: int = 2) -> QueueWorker:
        """A worker that has come."""
        worker = QueueWorker(self.queue, thinker, slots)
        await worker.beat()
        return worker

    async def asked(self, question: Question = QUESTION) -> asyncio.Task[str]:
        """A question that has got into the queue."""
        before = len(await self.tasks())
        asked = asyncio.create_task(self.thinker.answer(question))
        while len(await self.tasks()) == before:
            await asyncio.sleep(0)
        return asked

    async def tasks(self) -> list[Row]:
        """The tasks in the queue: whose they are, how often each was taken, and whether it has a reply."""
        query = "SELECT worker, attempts, CASE WHEN reply IS NULL THEN 0 ELSE 1 END FROM bot_tasks ORDER BY asked"
        return await self.store.run(Statement(query))

    async def slots(self) -> int:
        """How many tasks all workers take at a time."""
        ((slots,),) = await self.store.run(Statement("SELECT sum(slots)::integer FROM bot_workers"))
        return int(slots or 0)

    async def silence(self, *workers: QueueWorker) -> None:
        """Let a while pass in which these workers show no life."""
        for worker in workers:
            for table, column in (("bot_workers", "seen"), ("bot_tasks", "held")):
                query = f"UPDATE {table} SET {column} = {column} - interval '20 seconds' WHERE worker = ?"
                await self.store.run(Statement(query, (worker.name,)))

    async def unwanted(self) -> None:
        """Let a while pass in which no server says that it still wants its tasks."""
        await self.store.run(Statement("UPDATE bot_tasks SET wanted = wanted - interval '20 seconds'"))
