"""What people at a table say to one another: a word for all, and a nudge for whoever is waited for."""

from __future__ import annotations

from typing import Final

from allmende.core import Message
from allmende.server.entries import Nudged, Said
from allmende.server.errors import ForbiddenError, UnfitError, not_yours
from allmende.server.messages import NudgeRequest, WordRequest
from allmende.server.seats import plain_line
from allmende.server.table import Holder, Table

LONGEST_WORD: Final = 300
MOST_SAID: Final = 2000
"""So many words at a table, which leave room for all else that is laid down there."""
DAY: Final = 24 * 60 * 60


def say(table: Table, holder: Holder, wanted: WordRequest, now: float) -> list[Said]:
    """A word of whoever plays a seat; AllmendeError if it is none, or not theirs."""
    table.seat(wanted.seat)
    if wanted.seat not in table.mine(holder):
        raise not_yours(wanted.seat)
    text = plain_line(wanted.text, LONGEST_WORD)
    if not text:
        raise UnfitError("a word has so many characters", Message("error-word", {"longest": LONGEST_WORD}))
    if table.ledger.said >= MOST_SAID:
        raise UnfitError("enough was said", Message("error-words", {"most": MOST_SAID}))
    return [Said(wanted.seat, text, at=int(now))]


def nudge(table: Table, holder: Holder, wanted: NudgeRequest, now: float) -> list[Nudged]:
    """A reminder, once a day, for somebody by link for whom the others wait; AllmendeError otherwise."""
    seat = table.seat(wanted.seat)
    mine = table.mine(holder)
    if not mine:
        raise ForbiddenError("onlookers remind nobody", Message("error-no-seat-of-link"))
    if wanted.seat in holder.seats or seat.kind != "link" or wanted.seat not in table.game.to_act:
        raise UnfitError("nobody waits for them", Message("error-nudge", {"player": seat.name}))
    # What lies ahead was noted by a clock that has been set back since.
    if 0 <= now - table.ledger.nudged.get(wanted.seat, -DAY) < DAY:
        raise UnfitError("once a day", Message("error-nudged", {"player": seat.name}))
    return [Nudged(wanted.seat, mine[0], at=int(now))]
