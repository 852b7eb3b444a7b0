"""Seats that change hands: who may have a bot play a seat, and when. A linked seat belongs to its player alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.core import Message
from allmende.server.entries import Moved, Opened, Reseated, Seat, Timed, Undone, Voted
from allmende.server.errors import UnfitError
from allmende.server.messages import NewTable

LONGEST_ABSENCE: Final = 60 * 24 * 30
"""Minutes after which, at the latest, somebody is away if anybody ever is."""


class Hands:
    """Who wants a bot to play another's seat, and since when a seat has let the others wait.

    Both follow from the entries, as the table does, so that all processes agree and a restart changes nothing.
    """

    def __init__(self, opened: Opened, to_act: Sequence[int]) -> None:
        self._absence = opened.absence
        self._since = [opened.at] * len(opened.seats)
        self._votes: list[dict[int, str]] = [{} for _ in opened.seats]
        self._to_act = to_act

    def apply(self, entry: Timed, to_act: Sequence[int]) -> None:
        """Take note of what an entry has changed, after which these seats have to decide."""
        acted = _actor(entry)
        for seat in range(len(self._since)):
            if seat == acted or seat not in self._to_act:
                self._since[seat] = entry.at
        self._to_act = to_act
        match entry:
            case Voted(seat, by, None):
                self._votes[seat].pop(by, None)
            case Voted(seat, by, bot):
                assert bot is not None
                self._votes[seat][by] = bot
            case Reseated(seat, bot=str()):
                self._votes[seat].clear()
                for votes in self._votes:
                    votes.pop(seat, None)

    def votes(self, seat: int) -> dict[int, str]:
        """By the seats of those who voted: the bot that they want at this seat."""
        return self._votes[seat]

    def away(self, number: int, seat: Seat) -> int | None:
        """From when on the player of a seat is away, unless something happens; None if that is never."""
        if self._absence is None or seat.kind != "link" or number not in self._to_act:
            return None
        return self._since[number] + 60 * self._absence


def _actor(entry: Timed) -> int:
    """The seat whose people have shown by this entry that they are there, or -1."""
    match entry:
        case Moved(seat) | Undone(seat) | Reseated(seat, why="own"):
            return seat
        case Voted(by=by):
            return by
        case _:
            return -1


def voters(seats: Sequence[Seat], number: int) -> list[int]:
    """Who has to agree before a bot plays a linked seat against its player's will; none if there are fewer than two.

    These are the other people at the table. All who share its maker's screen have one vote, which is given for the
    first of their seats: they are one key, and nobody can see how many they are.
    """
    if seats[number].kind != "link":
        return []
    here = [other for other, seat in enumerate(seats) if seat.kind == "here"]
    linked = [other for other, seat in enumerate(seats) if seat.kind == "link" and other != number]
    others = sorted(here[:1] + linked)
    return others if len(others) > 1 else []


def checked_absence(wanted: NewTable) -> int | None:
    """The minutes after which whoever plays by link is away, or None; UnfitError if that makes no sense."""
    if wanted.absence is not None and not 0 < wanted.absence <= LONGEST_ABSENCE:
        raise UnfitError(
            f"an absence has 1 to {LONGEST_ABSENCE} minutes", Message("error-absence", {"longest": LONGEST_ABSENCE})
        )
    return wanted.absence
