"""Seats that change hands: who may have a bot play a seat, and when. A linked seat belongs to its player alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.core import Message
from allmende.server.entries import (
    Amended,
    AnyEntry,
    Handed,
    Moved,
    Nudged,
    Opened,
    Reseated,
    Said,
    Seat,
    Undone,
    Voted,
    Wished,
)
from allmende.server.errors import UnfitError
from allmende.server.messages import NewTable

LONGEST_ABSENCE: Final = 60 * 24 * 30
"""Minutes after which, at the latest, somebody is away if anybody ever is."""


class Waiting:
    """Since when each seat has let the others wait.

    It follows from the entries, as the table does, so that all processes agree and a restart changes nothing. An undo
    and other rules begin everybody's time anew: what came before need not be known.
    """

    def __init__(self, opened: Opened, at: int, to_act: Sequence[int]) -> None:
        self._absence = opened.absence
        self._since = [at] * len(opened.seats)
        self._to_act = to_act

    def apply(self, entry: AnyEntry, to_act: Sequence[int]) -> None:
        """Take note of an entry, after which these seats have to decide."""
        acted = _actor(entry)
        for seat in range(len(self._since)):
            if seat == acted or seat not in self._to_act or isinstance(entry, (Undone, Amended)):
                self._since[seat] = entry.at
        self._to_act = to_act

    def away(self, number: int, seat: Seat) -> int | None:
        """From when on the player of a seat is away, unless something happens; None if that is never."""
        if self._absence is None or seat.kind != "link" or number not in self._to_act:
            return None
        return self._since[number] + 60 * self._absence


def _actor(entry: AnyEntry) -> int:
    """The seat whose people have shown by this entry that they are there, or -1."""
    match entry:
        case Moved(seat) | Undone(seat) | Wished(seat) | Handed(seat) | Said(seat) | Reseated(seat, why="own"):
            return seat
        case Voted(by=by) | Nudged(by=by):
            return by
        case _:
            return -1


def voices(seats: Sequence[Seat]) -> list[int]:
    """The seats of those who are asked about the whole table: all people; those at its maker's screen as one.

    They are one key, and nobody can see how many they are: their voice is that of the first of their seats.
    """
    here = [number for number, seat in enumerate(seats) if seat.kind == "here"]
    return sorted(here[:1] + [number for number, seat in enumerate(seats) if seat.kind == "link"])


def voters(seats: Sequence[Seat], number: int) -> list[int]:
    """Who has to agree before a bot plays a linked seat against its player's will; none if there are fewer than two.

    These are the other voices at the table.
    """
    if seats[number].kind != "link":
        return []
    others = [voice for voice in voices(seats) if voice != number]
    return others if len(others) > 1 else []


def checked_absence(wanted: NewTable) -> int | None:
    """The minutes after which whoever plays by link is away, or None; UnfitError if that makes no sense."""
    if wanted.absence is not None and not 0 < wanted.absence <= LONGEST_ABSENCE:
        raise UnfitError(
            f"an absence has 1 to {LONGEST_ABSENCE} minutes", Message("error-absence", {"longest": LONGEST_ABSENCE})
        )
    return wanted.absence
