"""Runs a worker: computes what servers at a PostgreSQL database have to ask bots, until it is interrupted."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from allmende.core import AllmendeError, Message
from allmende.server.bots.queue_worker import QueueWorker
from allmende.server.bots.task_queue import TaskQueue
from allmende.server.bots.thinker import Thinker
from allmende.server.bots.workers import ProcessThinker
from allmende.server.jobs.background import going_on
from allmende.server.monitoring import logs
from allmende.server.monitoring.extras import measured
from allmende.server.monitoring.logs import Form
from allmende.server.store.addresses import is_postgres, postgres_store
from allmende.server.store.backup import shown

if TYPE_CHECKING:
    from allmende.server.monitoring.metrics import Metrics

DRAIN: Final = 10.0
"""Seconds for which a worker that is to end goes on with what it has begun."""

Say = Callable[[Message], None]


class WorkerError(AllmendeError):
    """There can be no worker at a store of this kind."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What the host of a worker decides.

    Attributes:
        database: The `postgresql://` address that the servers have, too.
        jobs: The number of processes that compute.
        metrics: The port of the metrics, perhaps after an address: `127.0.0.1:9464`.
        log: The form of log lines.
        drain: Seconds for which it finishes what it has begun after SIGTERM; the rest it gives back.
    """

    database: str
    jobs: int
    metrics: str | None = None
    log: Form = "text"
    drain: float = DRAIN


def run(settings: Settings, say: Say) -> int:
    """Work until interrupted and give the exit status; an AllmendeError says why it can't begin.

    `say` is called with a message when it has begun.
    """
    if not is_postgres(settings.database):
        raise WorkerError(
            f"a worker needs PostgreSQL, and {settings.database!r} is no address of one",
            Message("error-worker-database", {"database": settings.database}),
        )
    logs.set_up(settings.log)
    with measured(settings.metrics) as metrics:
        asyncio.run(_work(settings, metrics, say))
    return 0


async def _work(settings: Settings, metrics: Metrics | None, say: Say) -> None:
    ending, hurry = _signals()
    thinker: Thinker = ProcessThinker(settings.jobs)
    if metrics is not None:
        from allmende.server.monitoring.measured import MeasuredThinker

        thinker = MeasuredThinker(thinker, metrics)
    store = postgres_store(settings.database)
    await store.open()
    try:
        worker = QueueWorker(TaskQueue(store), thinker, settings.jobs)
        await worker.beat()
        async with going_on(worker.works()):
            say(Message("worker-ready", {"database": shown(settings.database), "jobs": settings.jobs}))
            if metrics is not None:
                say(Message("worker-metrics", {"address": metrics.address}))
            await ending.wait()
            await worker.leave(settings.drain, hurry)
    finally:
        thinker.close()
        await store.close()


def _signals() -> tuple[asyncio.Event, asyncio.Event]:
    """Events of the first signal by which this process is to end, and of the second one, which is in a hurry."""
    ending, hurry = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def note() -> None:
        (hurry if ending.is_set() else ending).set()

    for name in (signal.SIGINT, signal.SIGTERM):
        # A loop's own handlers are not to be had everywhere.
        signal.signal(name, lambda *_: loop.call_soon_threadsafe(note))
    return ending, hurry
