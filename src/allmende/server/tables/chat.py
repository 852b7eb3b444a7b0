"""Chat and reminders at a table."""

from __future__ import annotations

from typing import Final

from allmende.core import Message
from allmende.server.errors import ForbiddenError, UnfitError, not_yours
from allmende.server.tables.entries import Nudged, Said
from allmende.server.tables.messages import NudgeRequest, WordRequest
from allmende.server.tables.seats import plain_line
from allmende.server.tables.table import Holder, Table

LONGEST_WORD: Final = 300
MOST_SAID: Final = 2000
"""The largest number of chat messages at a table, which leaves room for all its other entries."""
DAY: Final = 24 * 60 * 60


def say(table: Table, holder: Holder, wanted: WordRequest, now: float) -> list[Said]:
    """The entry of a chat message by the player of a seat; AllmendeError if it won't do, or there are too many."""
    table.seat(wanted.seat)
    if wanted.seat not in table.mine(holder):
        raise not_yours(wanted.seat)
    text = plain_line(wanted.text, LONGEST_WORD)
    if not text:
        raise UnfitError("a word has so many characters", Message("error-word", {"longest": LONGEST_WORD}))
    if table.ledger.said >= MOST_SAID:
        raise UnfitError("enough was said", Message("error-words", {"most": MOST_SAID}))
    return [Said(wanted.seat, text, at=int(now))]


def nudge(table: Table, holder: Holder, wanted: NudgeRequest, now: float, unheard: bool) -> list[Nudged]:
    """The entry of a reminder, once a day, for a player by link for whom the others wait; AllmendeError otherwise."""
    seat = table.seat(wanted.seat)
    mine = table.mine(holder)
    if not mine:
        raise ForbiddenError("onlookers remind nobody", Message("error-no-seat-of-link"))
    if wanted.seat in holder.seats or seat.kind != "link" or wanted.seat not in table.game.to_act:
        raise UnfitError("nobody waits for them", Message("error-nudge", {"player": seat.name}))
    # A reminder in the future was noted by a clock that has been set back since, and doesn't count.
    if 0 <= now - table.ledger.nudged.get(wanted.seat, -DAY) < DAY:
        raise UnfitError("once a day", Message("error-nudged", {"player": seat.name}))
    return [Nudged(wanted.seat, mine[0], unheard, at=int(now))]
