"""Early endings of a game: by agreement of all, or by conceding in a game of two."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from allmende.core import Ending, Message
from allmende.server.errors import UnfitError, not_yours
from allmende.server.tables.entries import Ended, Expired, Reseated, Voted, Wished
from allmende.server.tables.messages import EndRequest
from allmende.server.tables.seat_control import voices
from allmende.server.tables.table import Holder, Table


def propose(table: Table, holder: Holder, wanted: EndRequest) -> list[Wished | Ended | Expired]:
    """The entries that carry out a player's request to end the game, or to go on; AllmendeError if that can't be."""
    if table.game.is_over:
        raise UnfitError("the game is over", Message("reason-over"))
    if table.opened.study:
        raise UnfitError("a study is not ended", Message("error-study-end"))
    table.seat(wanted.seat)
    if wanted.seat not in table.mine(holder):
        raise not_yours(wanted.seat)
    if wanted.wish == "concede":
        ending = Ending("conceded", wanted.seat)
        ending.check(len(table.seats))
        return [Ended(ending)]
    if wanted.wish == "claim":
        return _claimed(table, wanted.seat)
    return _wished(table, holder, wanted.wish == "end")


def _claimed(table: Table, seat: int) -> list[Wished | Ended | Expired]:
    """The end of a game of two whose pace lets this seat claim it, since the other one's time is up.

    UnfitError if no time is up or the pace decides otherwise, EndingError where more play.
    """
    pace = table.opened.pace
    late = next((other for other in table.waiting.overdue() if other != seat), None)
    if pace is None or pace.end != "vote" or late is None:
        raise UnfitError("nobody's time is up", Message("error-claim"))
    return lost(table, late)


def lost(table: Table, seat: int) -> list[Wished | Ended | Expired]:
    """The entries by which a seat loses a game of two, since its time is up; EndingError where more play."""
    ending = Ending("conceded", seat)
    ending.check(len(table.seats))
    return [Expired(seat), Ended(ending)]


def with_end(table: Table, entries: Sequence[Reseated | Voted]) -> list[Reseated | Voted | Ended]:
    """The entries, and the game's end if all people who still play after them have agreed to it."""
    bots = {entry.seat: entry.bot for entry in entries if isinstance(entry, Reseated)}
    seats = [msgspec.structs.replace(seat, bot=bots.get(number, seat.bot)) for number, seat in enumerate(table.seats)]
    left = voices(seats)
    agreed = bool(left) and set(left) <= table.ledger.ends and not table.game.is_over
    return [*entries, Ended(Ending("agreed"))] if agreed else [*entries]


def _wished(table: Table, holder: Holder, ends: bool) -> list[Wished | Ended | Expired]:
    """A wish that the game ends, or, without `ends`, goes on; the last wish that was missing ends it."""
    asked = voices(table.seats)
    own = next(voice for voice in asked if voice in holder.seats)
    found: list[Wished | Ended | Expired] = [] if (own in table.ledger.ends) == ends else [Wished(own, ends)]
    if ends and set(asked) <= table.ledger.ends | {own}:
        found.append(Ended(Ending("agreed")))
    return found
