"""Branches: a new table that goes on from an earlier position of a finished game, among bots."""

from __future__ import annotations

import msgspec

from allmende import bots
from allmende.bots.remote import is_remote
from allmende.core import Message
from allmende.server.errors import NotOverError, UnfitError
from allmende.server.tables.entries import Opened, Seat
from allmende.server.tables.messages import StepIn
from allmende.server.tables.table import Table


def stepped(table: Table, wanted: StepIn) -> Opened:
    """The first entry of such a table: all moves so far are given, and can't be taken back.

    The wanted seats are played by people at one screen, all others by the bots that they had, or the usual one.
    NotOverError, NotFoundError or UnfitError if that can't be had.
    """
    if not table.game.is_over:
        raise NotOverError
    for number in wanted.seats:
        table.seat(number)
    game, _ = table.back_then(wanted.version)
    if game.is_over or not wanted.seats:
        raise UnfitError("nobody plays on from there", Message("error-step-in"))
    usual = bots.usual(game.title)
    seats = [
        Seat(seat.name, "here", None if i in wanted.seats else usual if is_remote(seat.bot) else seat.bot or usual)
        for i, seat in enumerate(table.seats)
    ]
    return Opened(msgspec.structs.replace(game.record, ending=None), seats, "", given=len(game.record.moves))
