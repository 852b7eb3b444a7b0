"""Bots that play the day's games: each level of a title plays once, when nothing else is to be computed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Final

from allmende.bots import levels_of
from allmende.server.bots.thinker import Thinker
from allmende.server.days.calendar import today
from allmende.server.days.tries import Tries
from allmende.server.errors import ThinkingError
from allmende.titles import TITLES, replay

EVERY: Final = 5.0
"""Seconds between two looks for days on which bots have not played."""
LATELY: Final = timedelta(days=7)
"""Bots play the games of this time, so that a server that was down for some days isn't busy for long."""

log = logging.getLogger(__name__)


class Contestants:
    """The leader job. Bots play the games that a person has begun, so that a server without people computes nothing."""

    def __init__(self, tries: Tries, thinker: Thinker, clock: Callable[[], float]) -> None:
        self._tries = tries
        self._thinker = thinker
        self._clock = clock

    async def work(self) -> None:
        """Play all games that are due; one that is interrupted begins anew the next time."""
        for day, record in await self._tries.begun(today(self._clock) - LATELY):
            if record.title not in TITLES:
                continue
            known = (await self._tries.scores(record.title, [day])).get(day, {})
            for bot in levels_of(TITLES[record.title]):
                if bot in known:
                    continue
                try:
                    game = await asyncio.to_thread(replay, record)
                    while not game.is_over:
                        for move in await self._thinker.play_on(game.record, bot):
                            game.play(move, 0)
                except ThinkingError:
                    log.warning("bot %s has not played the day's game of %s", bot, record.title)
                    continue
                await self._tries.note(record.title, day, bot, game.scores[0])
