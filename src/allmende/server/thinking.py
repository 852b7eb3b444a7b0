"""Where bots think: in processes of their own, so that nobody ever waits for them but who asked them."""

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
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

from allmende import bots
from allmende.bots import advice
from allmende.bots.advice import Review, Suggestion
from allmende.bots.hired import hired
from allmende.core import Record
from allmende.server.errors import ThinkingError
from allmende.server.leaving import shielded
from allmende.server.programs import Programs
from allmende.server.table import Question
from allmende.titles import replay

ATTEMPTS: Final = 3
PATIENCE: Final = 60
"""A worker that thinks for so many seconds is stuck, and ends."""
NICE: Final = 5
"""How far thinking stands back behind serving, where both want the same processor."""
MOST_WORKERS: Final = 4
"""So many processes think about moves, and so many about hints."""
SLICE: Final = 1.0
"""For so many seconds moves of a finished game are reviewed at a time."""

T = TypeVar("T")


class Thinker(Protocol):
    """Somebody who answers questions; ThinkingError if that fails."""

    async def answer(self, question: Question) -> str:
        """The text of a legal move."""
        ...

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        """What this seat, which has to decide, might play; the best move first."""
        ...

    async def review(self, record: Record, decisions: Sequence[int]) -> list[Review]:
        """What to say to the first of these moves of a finished game, and to as many of the next as are ready soon."""
        ...

    def close(self) -> None:
        """Think no more."""


def think(question: Question) -> str:
    """The move that the bot chooses, knowing only what its seat may know."""
    game = replay(question.record)
    bot = bots.make(question.bot, game.title)
    move = bots.decide(bot, game.title, game.position, question.seat, Random())
    return game.title.vocabulary[move].text


def suggest(record: Record, seat: int) -> list[Suggestion]:
    """What a bot would play for a seat, knowing only what the seat may know."""
    game = replay(record)
    return advice.hint(game.title, game.position, seat, Random(f"{game.version} {seat}"))


def review(record: Record, decisions: Sequence[int], seconds: float = SLICE) -> list[Review]:
    """As many reviews of these moves, in order, as fit into the time, but at least one."""
    end = perf_counter() + seconds
    found = []
    for one in advice.reviews_of(record, decisions):
        found.append(one)
        if perf_counter() > end:
            break
    return found


class ProcessThinker:
    """Thinks in worker processes: a hint waits neither for the bots at other tables nor for an analysis.

    Programs think by themselves, and are asked beside all that.
    """

    def __init__(self) -> None:
        self._programs = Programs()
        self._moves = Workers(_several())
        self._hints = Workers(_several())
        self._reviews = Workers(1)

    async def answer(self, question: Question) -> str:
        if question.bot in hired():
            return await self._programs.answer(question)
        return await self._moves.ask(think, question)

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        return await self._hints.ask(suggest, record, seat)

    async def review(self, record: Record, decisions: Sequence[int]) -> list[Review]:
        return await self._reviews.ask(review, record, decisions)

    def close(self) -> None:
        self._programs.close()
        for workers in (self._moves, self._hints, self._reviews):
            workers.close()


class Workers:
    """Workers who answer in the order in which they are asked: who asks again has to wait for all that asked before."""

    def __init__(self, number: int) -> None:
        # Whoever was busy last is asked first, so that no process is started before it is needed.
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._all = [Worker() for _ in range(number)]
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def ask(self, work: Callable[..., T], *arguments: object) -> T:
        """What `work` returns in a process; ThinkingError if it survives that in no attempt."""
        worker = await self._idle.get()
        thought = asyncio.create_task(worker.ask(work, *arguments))
        # A process can't be made to forget a question: it is busy even if nobody waits for the answer any more.
        thought.add_done_callback(lambda _: self._idle.put_nowait(worker))
        return await shielded(thought)

    def close(self) -> None:
        """Let all processes go."""
        for worker in self._all:
            worker.close()


def _several() -> int:
    """As many as this machine can have busy, but not all who want to know something wait for one."""
    return max(2, min(MOST_WORKERS, os.cpu_count() or 1))


class Worker:
    """A process that is started at the first question; it is replaced if it dies, or thinks longer than `patience`."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        # One question at a time, so that it is known which one a process has died of.
        self._lock = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, work: Callable[..., T], *arguments: object) -> T:
        """What `work` returns in the process; ThinkingError if it survives that in no attempt."""
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
        """Let the process go."""
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
    """Do the work, or end this process: the clock that sees to it also stops compiled code."""
    faulthandler.dump_traceback_later(patience, exit=True)
    try:
        return work(*arguments)
    finally:
        faulthandler.cancel_dump_traceback_later()


def _settle_in() -> None:
    """What a worker does first: leave Ctrl-C to the server, let it go first, and make sure to end with it however."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    server = multiprocessing.parent_process()
    assert server is not None

    def leave() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=leave, daemon=True).start()
