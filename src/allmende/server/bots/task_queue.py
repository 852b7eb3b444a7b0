"""The queue of tasks for bots in PostgreSQL: servers put them in, workers, perhaps on other machines, take them out.

A task is taken by one worker (`SKIP LOCKED`), which holds it by a lease that it renews with each beat. Once that has
run out the next one takes it. A reply is written by the worker that has taken the task last, once; the server that has
asked reads it and deletes the task. What no server wants any more is not taken, and is deleted in a while. All times
are the database's, and a task's own columns alone decide whether it can be taken: so PostgreSQL checks them again if
another worker was faster.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Collection
from typing import Final, Literal, NamedTuple, Protocol, cast

import allmende
from allmende.server.jobs.lease import SILENT
from allmende.server.store.protocol import Row, Statement

ATTEMPTS: Final = 3
"""The number of workers that may die with a task before it counts as failed."""
UNWANTED: Final = 10
"""Seconds after which a task is not taken any more, if its asker has not said again that it is wanted."""
FORGOTTEN: Final = 60
"""Seconds after which workers that were not seen, and tasks that are not wanted, are deleted."""

TASKS: Final = "allmende_tasks"
REPLIES: Final = "allmende_replies"
"""Channels by which workers hear that there are tasks, and servers of the tasks that have a reply."""

_SINCE: Final = f"now() - interval '{SILENT} seconds'"
_TAKES: Final = f"SELECT 1 FROM bot_workers WHERE version = ? AND slots > 0 AND seen > {_SINCE}"
_WAKE: Final = f"SELECT pg_notify('{TASKS}', '')"
_PUT: Final = f"""
    WITH put AS (
        INSERT INTO bot_tasks (task, asker, version, long, question)
        SELECT ?, ?, ?, ?, ? WHERE EXISTS ({_TAKES}) RETURNING task
    )
    {_WAKE} FROM put
"""
_LOOK: Final = f"""
    WITH tasks AS (UPDATE bot_tasks SET wanted = now() WHERE asker = ? RETURNING *)
    SELECT task, CASE
        WHEN reply IS NOT NULL THEN 'replied'
        WHEN held > {_SINCE} THEN 'open'
        WHEN attempts >= {ATTEMPTS} THEN 'failed'
        WHEN EXISTS ({_TAKES}) THEN 'open'
        ELSE 'alone'
    END
    FROM tasks
"""
_COLLECT: Final = "DELETE FROM bot_tasks WHERE task = ? AND reply IS NOT NULL RETURNING reply"
_DROP: Final = "DELETE FROM bot_tasks WHERE task = ANY(string_to_array(?, ' '))"
_BEAT: Final = """
    INSERT INTO bot_workers (worker, version, slots, seen) VALUES (?, ?, ?, now())
    ON CONFLICT (worker) DO UPDATE SET slots = excluded.slots, seen = now()
"""
_HOLD: Final = "UPDATE bot_tasks SET held = now() WHERE worker = ? AND reply IS NULL"
_TIDY: Final = (
    Statement(f"DELETE FROM bot_workers WHERE seen < now() - interval '{FORGOTTEN} seconds'"),
    Statement(f"DELETE FROM bot_tasks WHERE wanted < now() - interval '{FORGOTTEN} seconds'"),
)
_TAKE: Final = f"""
    WITH next AS MATERIALIZED (
        SELECT task FROM bot_tasks
        WHERE version = ? AND long <= ? AND reply IS NULL AND attempts < {ATTEMPTS}
        AND wanted > now() - interval '{UNWANTED} seconds' AND (held IS NULL OR held < {_SINCE})
        ORDER BY asked LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    UPDATE bot_tasks AS taken SET worker = ?, held = now(), attempts = attempts + 1
    FROM next WHERE taken.task = next.task RETURNING taken.task, question, long
"""
_REPLY: Final = f"""
    WITH replied AS (
        UPDATE bot_tasks SET reply = ? WHERE task = ? AND worker = ? AND reply IS NULL RETURNING task
    )
    SELECT pg_notify('{REPLIES}', task) FROM replied
"""
_GIVE_BACK: Final = """
    UPDATE bot_tasks SET worker = NULL, held = NULL, attempts = attempts - 1 WHERE worker = ? AND reply IS NULL
"""
_LEAVE: Final = "DELETE FROM bot_workers WHERE worker = ?"


class QueueStore(Protocol):
    """What the queue needs of a store."""

    async def run(self, *statements: Statement) -> list[Row]:
        """Carry out statements in one transaction, and give the rows of the last."""
        ...

    def notices(self, channel: str) -> AsyncGenerator[str | None, None]:
        """The texts by which processes notify a channel; None once they are heard."""
        ...


TaskState = Literal["replied", "open", "failed", "alone"]
"""How a task stands: it has a reply, a worker has it or will take it, workers died of it, or no worker is there."""


class Taken(NamedTuple):
    """A task that a worker has taken, and its text."""

    task: str
    question: str
    is_long: bool


class TaskQueue:
    """The queue in a store, for servers and workers of one `version`: others may ask and answer otherwise."""

    def __init__(self, store: QueueStore, version: str = allmende.__version__) -> None:
        self._store = store
        self._version = version

    # For servers

    async def put(self, task: str, asker: str, is_long: bool, question: str) -> bool:
        """Put a task in, unless no worker of this version is there, and return whether it was."""
        values = (task, asker, self._version, int(is_long), question, self._version)
        return bool(await self._store.run(Statement(_PUT, values)))

    async def look(self, asker: str) -> dict[str, TaskState]:
        """How the tasks of a server stand, which says by this that they are still wanted."""
        rows = await self._store.run(Statement(_LOOK, (asker, self._version)))
        return {str(task): cast("TaskState", state) for task, state in rows}

    async def collect(self, task: str) -> str | None:
        """The reply to a task, which leaves the queue with it; None if there is none, or it was collected."""
        rows = await self._store.run(Statement(_COLLECT, (task,)))
        return str(rows[0][0]) if rows else None

    async def drop(self, tasks: Collection[str]) -> None:
        """Take tasks out that are not wanted any more."""
        await self._store.run(Statement(_DROP, (" ".join(tasks),)))

    def replies(self) -> AsyncGenerator[str | None, None]:
        """The tasks that get a reply; None if any may have got one."""
        return self._store.notices(REPLIES)

    # For workers

    async def beat(self, worker: str, slots: int) -> None:
        """Show that a worker is alive, with all that it has taken, and does up to `slots` tasks at a time."""
        await self._store.run(Statement(_BEAT, (worker, self._version, slots)), Statement(_HOLD, (worker,)), *_TIDY)

    async def take(self, worker: str, with_long: bool) -> Taken | None:
        """Have a worker take the task that has waited longest; None if there is none."""
        rows = await self._store.run(Statement(_TAKE, (self._version, int(with_long), worker)))
        return Taken(str(rows[0][0]), str(rows[0][1]), bool(rows[0][2])) if rows else None

    async def reply(self, task: str, worker: str, reply: str) -> bool:
        """Write a worker's reply; False if the task isn't wanted any more, or has been taken by another."""
        return bool(await self._store.run(Statement(_REPLY, (reply, task, worker))))

    async def leave(self, worker: str) -> None:
        """Give back what a worker has not done, since it is about to end."""
        await self._store.run(Statement(_GIVE_BACK, (worker,)), Statement(_LEAVE, (worker,)), Statement(_WAKE))

    def tasks(self) -> AsyncGenerator[str | None, None]:
        """A notice for each task that was put in; None if any may have been."""
        return self._store.notices(TASKS)
