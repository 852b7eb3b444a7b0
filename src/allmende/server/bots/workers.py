"""Worker processes in which bots compute, so that the event loop never waits."""

from __future__ import annotations

import asyncio
import faulthandler
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from allmende.bots import tasks
from allmende.bots.advice import Review, Suggestion
from allmende.bots.card_tallies import TalliedCards
from allmende.bots.hired import hired
from allmende.bots.survey import Survey
from allmende.bots.values import Value
from allmende.core import Record
from allmende.problems.judging import Judgement, judged
from allmende.server.bots.programs import Programs
from allmende.server.errors import ThinkingError
from allmende.server.http.disconnects import shielded
from allmende.server.tables.table import Question

ATTEMPTS: Final = 3
PATIENCE: Final = 60
"""Seconds of thinking after which a worker counts as stuck, and ends."""
NICE: Final = 5
"""The niceness of workers, so that serving goes first where both want the same processor."""
MOST_WORKERS: Final = 4
"""The largest number of processes for moves, and likewise of those for hints."""

T = TypeVar("T")


class ProcessThinker:
    """Thinks in worker processes, so that a hint waits neither for bots at other tables nor for an analysis.

    With a `number` there are as many for all of that, where what is asked was chosen so. Programs of the operator are
    processes of their own, and take no worker.
    """

    def __init__(self, number: int | None = None) -> None:
        self._programs = Programs()
        self._moves = Workers(number or _several())
        self._hints = self._moves if number else Workers(_several())
        self._reviews = self._moves if number else Workers(1)

    async def answer(self, question: Question) -> str:
        if question.bot in hired():
            return await self._programs.answer(question)
        return await self._moves.ask(tasks.choose, question.record, question.seat, question.bot)

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        return await self._hints.ask(tasks.suggest, record, seat)

    async def review(self, record: Record, decisions: Sequence[int]) -> list[Review]:
        return await self._reviews.ask(tasks.review, record, decisions)

    async def value(self, record: Record) -> Value:
        return await self._hints.ask(tasks.value, record)

    async def play_on(self, record: Record, bot: str) -> list[str]:
        # No person waits for this, so that no worker is used that answers at tables.
        return await self._reviews.ask(tasks.play_on, record, bot)

    async def judge(self, title: str, problem: str, moves: Sequence[str]) -> Judgement:
        return await self._hints.ask(judged, title, problem, moves)

    async def survey(self, games: Sequence[tuple[str, str, Sequence[int]]]) -> tuple[list[Survey], int]:
        return await self._reviews.ask(tasks.survey, games)

    async def tally_cards(
        self, sets: list[TalliedCards], games: Sequence[tuple[str, Sequence[int]]]
    ) -> list[TalliedCards]:
        # As for `play_on`.
        return await self._reviews.ask(tasks.tally_cards, sets, games)

    def close(self) -> None:
        self._programs.close()
        for workers in (self._moves, self._hints, self._reviews):
            workers.close()


class Workers:
    """A pool of workers that answers questions in the order in which they come."""

    def __init__(self, number: int) -> None:
        # The worker that was busy last is asked first, so that no process is started before it is needed.
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._all = [Worker() for _ in range(number)]
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def ask(self, work: Callable[..., T], *arguments: object) -> T:
        """The result of `work` in a process; ThinkingError if the process dies of it in each attempt."""
        worker = await self._idle.get()
        thought = asyncio.create_task(worker.ask(work, *arguments))
        # A question can't be cancelled in a process: it is busy even if no caller waits for the answer any more.
        thought.add_done_callback(lambda _: self._idle.put_nowait(worker))
        return await shielded(thought)

    def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.close()


def _several() -> int:
    """The number of workers: one for each processor, but at least two, so that questions don't all wait for one."""
    return max(2, min(MOST_WORKERS, os.cpu_count() or 1))


class Worker:
    """A process that is started at the first question, and replaced if it dies, or thinks longer than `patience`."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        # One question at a time, so that a process that dies has died of just this one.
        self._lock = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, work: Callable[..., T], *arguments: object) -> T:
        """The result of `work` in the process; ThinkingError if the process dies of it in each attempt."""
        loop = asyncio.get_running_loop()
        async with self._lock:
            for _ in range(ATTEMPTS):
                try:
                    return await loop.run_in_executor(
                        self._running_pool(), _patiently, self._patience, work, *arguments
                    )
                except BrokenProcessPool:
                    self._pool = None
        raise ThinkingError

    def close(self) -> None:
        """End the process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A forked child would inherit the server's sockets and locks.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_settle_in)
        return self._pool


def _patiently(patience: float, work: Callable[..., Any], *arguments: object) -> Any:
    """Do the work, or end this process after `patience` seconds, by a timer that also stops compiled code."""
    faulthandler.dump_traceback_later(patience, exit=True)
    try:
        return work(*arguments)
    finally:
        faulthandler.cancel_dump_traceback_later()


def _settle_in() -> None:
    """Set up a worker process: give the server precedence, and exit when it ends, however it does, and not before.

    Ctrl-C, and SIGTERM by a service manager, reach all processes, but what is under way should be finished.
    """
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    server = multiprocessing.parent_process()
    assert server is not None

    def leave() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=leave, daemon=True).start()
