"""Where bots think: in processes of their own, so that nobody ever waits for them but who plays against them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Final, Protocol

from allmende import bots
from allmende.server.table import Question
from allmende.titles import replay

ATTEMPTS: Final = 3


class Thinker(Protocol):
    """Somebody who answers questions."""

    async def answer(self, question: Question) -> str:
        """The text of a legal move."""
        ...

    def close(self) -> None:
        """Think no more."""


def think(question: Question) -> str:
    """The move that the bot chooses, knowing only what its seat may know."""
    game = replay(question.record)
    bot = bots.make(question.bot, game.title)
    move = bots.decide(bot, game.title, game.position, question.seat, Random())
    return game.title.vocabulary[move].text


class ProcessThinker:
    """Thinks in worker processes, started at the first question. A worker that dies is replaced."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, question: Question) -> str:
        for _ in range(ATTEMPTS - 1):
            pool = self._running_pool()
            try:
                return await self._answer_in(pool, question)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        return await self._answer_in(self._running_pool(), question)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _answer_in(self, pool: ProcessPoolExecutor, question: Question) -> str:
        return await asyncio.get_running_loop().run_in_executor(pool, think, question)

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A forked child would inherit the server's sockets and locks.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=_settle_in)
        return self._pool


def _settle_in() -> None:
    """What a worker does first: leave Ctrl-C to the server, and make sure to end with it however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def leave() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=leave, daemon=True).start()
