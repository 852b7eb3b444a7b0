"""Replays the moves of a record in a game that has just been set up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from allmende.core.errors import EndingError, IllegalMoveError, RecordError, SeatError, UnknownMoveError
from allmende.core.message import Message
from allmende.core.record import Record, move_line_numbers

if TYPE_CHECKING:
    from allmende.core.game import Game


def play_record(game: Game, record: Record, until: int | None, lines: Sequence[int] | None) -> None:
    """Play the first `until` moves of a record in a new game; by default all of them, and its early ending.

    RecordError names the first move that can't be played. Its `line` is that of `str(record)`, or that of `lines`,
    which gives the line of each move in the text from which the record was read.
    """
    for number, (seat, text) in enumerate(record.moves[:until], 1):
        try:
            game.play(text, seat)
        except (IllegalMoveError, UnknownMoveError, SeatError) as error:
            where = lines if lines is not None else move_line_numbers(str(record))
            raise RecordError(
                f"move {number} of the record can't be played: {error}",
                Message("error-record-move", {"number": number, "move": text, "reason": error.message}),
                where[number - 1],
            ) from None
    if record.ending is not None and until is None:
        try:
            game.end(record.ending)
        except (EndingError, SeatError) as error:
            raise RecordError(f"the game can't end as the record says: {error}", error.message) from None
