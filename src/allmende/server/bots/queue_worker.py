"""A worker: takes tasks of bots out of the queue, does as many at a time as it has slots, and replies."""

from __future__ import annotations

import asyncio
import logging
from contextlib import aclosing, suppress
from typing import Final

import msgspec

from allmende.core import AllmendeError
from allmende.server import keys
from allmende.server.bots.task_queue import Taken, TaskQueue
from allmende.server.bots.tasks import Failed, Found, Refused, Reply, task_of, text_of
from allmende.server.bots.thinker import Thinker
from allmende.server.errors import ThinkingError
from allmende.server.jobs.background import Work
from allmende.server.jobs.lease import BEAT_EVERY
from allmende.server.jobs.pubsub import Subscription
from allmende.server.store.protocol import StoreError

AGAIN: Final = 1.0
"""Seconds until a store is asked again that was away."""
REPLIES: Final = 3
"""Attempts to write a reply; later the task is another worker's anyway."""

log = logging.getLogger(__name__)


class QueueWorker:
    """Does tasks of a queue by a thinker, up to `slots` at a time; of those that are long, half as many at most."""

    def __init__(self, queue: TaskQueue, thinker: Thinker, slots: int) -> None:
        self.name = keys.new_key()
        self._queue = queue
        self._thinker = thinker
        self._slots = slots
        self._is_leaving = False
        self._doing: dict[asyncio.Task[None], bool] = {}
        """The tasks under way; True for those that are long."""
        self._wakeup = Subscription()

    def works(self) -> list[Work]:
        """What goes on in the background, for ever: `beat`, `take` and `listen`, again and again."""
        return [self._beat_again, self._take_again, self._listen]

    async def beat(self) -> None:
        """Show that this worker is alive."""
        await self._queue.beat(self.name, 0 if self._is_leaving else self._slots)

    async def take(self) -> None:
        """Begin tasks while there are any and slots are free."""
        while not self._is_leaving and len(self._doing) < self._slots:
            with_long = sum(self._doing.values()) < max(1, self._slots // 2)
            taken = await self._queue.take(self.name, with_long)
            if taken is None:
                return
            doing = asyncio.create_task(self._do(taken))
            self._doing[doing] = taken.is_long
            doing.add_done_callback(self._has_done)

    async def settle(self) -> None:
        """Wait until all tasks under way are done."""
        if self._doing:
            await asyncio.wait(self._doing)

    async def leave(self, seconds: float, hurry: asyncio.Event) -> None:
        """Take no more, finish what is under way within these seconds, or less in a hurry, and give back the rest."""
        self._is_leaving = True
        with suppress(StoreError):
            await self.beat()
        rest, hurried = asyncio.create_task(self.settle()), asyncio.create_task(hurry.wait())
        await asyncio.wait({rest, hurried}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for task in (rest, hurried, *self._doing):
            task.cancel()
        with suppress(StoreError):  # then others take them when this worker isn't seen any more
            await self._queue.leave(self.name)

    async def _do(self, taken: Taken) -> None:
        reply = await self._replied(taken.question)
        for _ in range(REPLIES):
            try:
                await self._queue.reply(taken.task, self.name, text_of(reply))
            except StoreError as error:
                log.warning("a reply can't be written: %s", error)
                await asyncio.sleep(AGAIN)
            else:
                return

    async def _replied(self, question: str) -> Reply:
        """The reply to the text of a task."""
        try:
            task = task_of(question)
        except msgspec.DecodeError as error:
            log.warning("a task can't be read, and its server does it itself: %s", error)
            return Refused(str(error))
        try:
            return Found(msgspec.Raw(msgspec.json.encode(await task.done_by(self._thinker))))
        except ThinkingError:
            log.warning("a task of kind %s has ended each process that did it", type(task).__name__)
            return Failed()
        except AllmendeError as error:
            return Refused(str(error))
        except Exception:
            log.exception("a task of kind %s failed", type(task).__name__)
            return Failed()

    def _has_done(self, doing: asyncio.Task[None]) -> None:
        del self._doing[doing]
        self._wakeup.notify()
        if not doing.cancelled() and (error := doing.exception()) is not None:
            log.error("a task could not be done", exc_info=error)

    async def _beat_again(self) -> None:
        while True:
            try:
                await self.beat()
            except StoreError as error:
                log.warning("this worker can't say that it is there: %s", error)
            # Tasks of a worker that is no more are noticed then, too.
            self._wakeup.notify()
            await asyncio.sleep(BEAT_EVERY)

    async def _take_again(self) -> None:
        while True:
            await self._wakeup.wait()
            try:
                await self.take()
            except StoreError as error:
                log.warning("tasks can't be taken: %s", error)

    async def _listen(self) -> None:
        while True:
            try:
                async with aclosing(self._queue.tasks()) as notices:
                    async for _ in notices:
                        self._wakeup.notify()
            except StoreError as error:
                log.warning("tasks can't be heard of: %s", error)
            await asyncio.sleep(AGAIN)
