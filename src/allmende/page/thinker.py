"""Lets bots compute in a second web worker, so that the page is served meanwhile."""

from __future__ import annotations

import pickle
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from allmende.bots.advice import Review, Suggestion
from allmende.core import Record
from allmende.server.bots.workers import review, suggest, think
from allmende.server.errors import ThinkingError
from allmende.server.tables.table import Question

T = TypeVar("T")


class WorkerThinker:
    """Thinks in another web worker, which runs `answer`, one question after the other.

    `post` sends a question there and returns the reply to it; it raises an error if the worker has died of it.
    """

    def __init__(self, post: Callable[[bytes], Awaitable[bytes]]) -> None:
        self._post = post

    async def answer(self, question: Question) -> str:
        return await self._ask(think, question)

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        return await self._ask(suggest, record, seat)

    async def review(self, record: Record, decisions: Sequence[int]) -> list[Review]:
        return await self._ask(review, record, decisions)

    def close(self) -> None:
        """The other worker ends with the page."""

    async def _ask(self, work: Callable[..., T], *arguments: object) -> T:
        try:
            reply = await self._post(pickle.dumps((work, arguments)))
        except Exception as error:
            raise ThinkingError from error
        found: T
        found, failure = pickle.loads(reply)
        if failure is not None:
            raise failure
        return found


def answer(question: bytes) -> bytes:
    """The reply to a question of a `WorkerThinker`: what the work returned and None, or None and the error it raised.

    Both sides are workers of the same page, so nothing that is unpickled comes from elsewhere.
    """
    work, arguments = pickle.loads(question)
    try:
        return pickle.dumps((work(*arguments), None))
    except Exception as error:
        return pickle.dumps((None, error))
