"""Tables for the day's game: its first entry."""

from __future__ import annotations

from allmende.core import Game
from allmende.server.tables.entries import Opened, Seat
from allmende.server.tables.seats import checked_name
from allmende.server.tables.studies import Setup


def opened(game: Game, day: str, player: str, *, practice: bool) -> Setup:
    """The first entry of a table where a player has the game of a day; UnfitError if the name isn't allowed."""
    return Opened(game.record, [Seat(checked_name(player), "here")], "", day=day, practice=practice), ()
