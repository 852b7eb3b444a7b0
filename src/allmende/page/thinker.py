"""Lets bots compute in a second web worker, so that the page is served meanwhile."""

from __future__ import annotations

import pickle
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from allmende.bots import tasks
from allmende.bots.advice import Review, Suggestion
from allmende.bots.card_tallies import TalliedCards
from allmende.bots.survey import Survey
from allmende.bots.values import Value
from allmende.core import Record
from allmende.problems.judging import Judgement, judged
from allmende.server.errors import ThinkingError
from allmende.server.tables.table import Question

T = TypeVar("T")


class WorkerThinker:
    """Thinks in another web worker, which runs `bot_worker.answer`, one question after the other.

    `post` sends a question there and returns the reply to it; it raises an error if the worker has died of it.
    """

    def __init__(self, post: Callable[[bytes], Awaitable[bytes]]) -> None:
        self._post = post

    async def answer(self, question: Question) -> str:
        return await self._ask(tasks.choose, question.record, question.seat, question.bot)

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        return await self._ask(tasks.suggest, record, seat)

    async def review(self, record: Record, decisions: Sequence[int]) -> list[Review]:
        return await self._ask(tasks.review, record, decisions)

    async def value(self, record: Record) -> Value:
        return await self._ask(tasks.value, record)

    async def play_on(self, record: Record, bot: str) -> list[str]:
        return await self._ask(tasks.play_on, record, bot)

    async def judge(self, title: str, problem: str, moves: Sequence[str]) -> Judgement:
        return await self._ask(judged, title, problem, moves)

    async def survey(self, games: Sequence[tuple[str, str, Sequence[int]]]) -> tuple[list[Survey], int]:
        return await self._ask(tasks.survey, games)

    async def tally_cards(
        self, sets: list[TalliedCards], games: Sequence[tuple[str, Sequence[int]]]
    ) -> list[TalliedCards]:
        return await self._ask(tasks.tally_cards, sets, games)

    def close(self) -> None:
        """The other worker ends with the page."""

    async def _ask(self, work: Callable[..., T], *arguments: object) -> T:
        try:
            reply = await self._post(pickle.dumps((work, arguments)))
        except Exception as error:
            raise ThinkingError from error
        found: T
        found, failure = pickle.loads(reply)  # noqa: S301 (of a worker of this page)
        if failure is not None:
            raise failure
        return found
