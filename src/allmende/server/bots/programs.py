"""Programs of the operator as bots at tables: each is awaited in a thread, and takes no worker process."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final

from allmende import bots
from allmende.bots.program import ProgramBot
from allmende.server.errors import ThinkingError
from allmende.server.tables.table import Question
from allmende.titles import replay, title
from allmende.words import Speaker

AT_ONCE: Final = 8
"""The largest number of tables that ask one program at a time, since each starts it anew; others wait."""

log = logging.getLogger(__name__)


class Programs:
    """Asks programs for moves, in threads of each, so that no other bot waits for a slow one."""

    def __init__(self) -> None:
        self._threads: dict[str, ThreadPoolExecutor] = {}

    async def answer(self, question: Question) -> str:
        """The text of a legal move, drawn at random if the program fails; cancelling this ends the program.

        ThinkingError if the bot is no program.
        """
        bot = bots.make(question.bot, title(question.record.title))
        if not isinstance(bot, ProgramBot):
            raise ThinkingError
        if question.bot not in self._threads:
            self._threads[question.bot] = ThreadPoolExecutor(AT_ONCE, f"bot-{question.bot}")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads[question.bot], ask, bot, question)
        except asyncio.CancelledError:
            bot.interrupt()
            raise

    def close(self) -> None:
        """Drop the questions that wait, and ask no program any more."""
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)


def ask(bot: ProgramBot, question: Question) -> str:
    """The move that a program chooses; it is started for this, and ended after."""
    game = replay(question.record)
    try:
        move = bots.decide(bot, game.title, game.state, question.seat, Random())
    finally:
        bot.leave()
    if bot.failure is not None:
        log.warning("the bot %s has moved at random: %s", question.bot, Speaker("en").say(bot.failure))
    return game.title.vocabulary[move].text
