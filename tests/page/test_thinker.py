"""Bots think elsewhere: questions and replies cross as bytes, and so do errors."""

from __future__ import annotations

import asyncio

import pytest

from allmende.core import AllmendeError, Record
from allmende.page.bot_worker import answer
from allmende.page.thinker import WorkerThinker
from allmende.server.errors import ThinkingError
from allmende.server.tables.table import Question
from late_games import late_game

LEFT = 2
"""So many moves before the end bots know soon what is best."""


def asked(record: Record, bot: str) -> Question:
    """What a bot is asked for the first seat."""
    return Question(record, len(record.moves), 0, bot)


async def _elsewhere(question: bytes) -> bytes:
    await asyncio.sleep(0)
    return answer(question)


def test_moves_hints_and_reviews_come_from_elsewhere() -> None:
    async def work() -> None:
        thinker, game = WorkerThinker(_elsewhere), late_game("hallertau", 1, LEFT, cards="off")
        record, moves = game.record, game.moves_of(0).texts
        assert await thinker.answer(asked(record, "farmer")) in moves
        suggestions = await thinker.suggest(record, 0)
        assert {suggestion.move for suggestion in suggestions} <= set(moves)
        while not game.is_over:
            game.play(game.moves_of(0).texts[0], 0)
        last = len(game.record.moves) - 1
        reviews = await thinker.review(game.record, [last])
        assert [review.version for review in reviews] == [last + 1]
        thinker.close()

    asyncio.run(work())


def test_an_error_travels_to_the_one_who_asked() -> None:
    record = late_game("hallertau", 1, LEFT, cards="off").record
    with pytest.raises(AllmendeError, match="nobody"):
        asyncio.run(WorkerThinker(_elsewhere).answer(asked(record, "nobody")))


def test_a_worker_that_dies_of_a_question_has_not_thought_it_through() -> None:
    async def dies(question: bytes) -> bytes:
        raise OSError("the worker in which bots think has failed")

    record = late_game("hallertau", 1, LEFT, cards="off").record
    with pytest.raises(ThinkingError):
        asyncio.run(WorkerThinker(dies).answer(asked(record, "farmer")))
