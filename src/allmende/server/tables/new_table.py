"""The first entry of a table that is set up as it was wanted."""

from __future__ import annotations

from allmende.core import Record
from allmende.server.tables.entries import Opened, Seat
from allmende.server.tables.messages import NewTable
from allmende.server.tables.pace.terms import checked_pace
from allmende.server.tables.seat_control import checked_absence


def first_entry(wanted: NewTable, record: Record, seats: list[Seat]) -> Opened:
    """The first entry, still without the maker's key; UnfitError if the times wanted are out of range."""
    return Opened(
        record,
        seats,
        "",
        absence=checked_absence(wanted),
        rated=wanted.rated,
        pace=checked_pace(wanted.pace, len(seats)),
        coached=wanted.coached,
        studied=wanted.studied,
    )
