"""How players end a game before its last round."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from allmende.core.errors import EndingError
from allmende.core.message import Message

MOST_TO_CONCEDE: Final = 2
"""Where more play, the others go on when somebody has had enough."""


class Ending(msgspec.Struct, frozen=True):
    """All have `agreed` to end the game, or the seat `by` has `conceded`.

    It is no move: the rules know nothing of it, and the position stays as the last move has left it.
    """

    how: Literal["agreed", "conceded"]
    by: int | None = None

    def __str__(self) -> str:
        return f"end {self.how}" if self.by is None else f"end {self.how} {self.by + 1}"

    @classmethod
    def parse(cls, words: list[str]) -> Ending | None:
        """What the words of a record's line say; None if they say nothing of the kind."""
        match words:
            case ["end", "agreed"]:
                return cls("agreed")
            case ["end", "conceded", seat] if seat.isdecimal() and len(seat) < 10:
                return cls("conceded", int(seat) - 1)
            case _:
                return None

    def check(self, players: int) -> None:
        """EndingError if a game of so many can't end like that."""
        if self.how == "agreed":
            return
        if players > MOST_TO_CONCEDE:
            raise EndingError("the others would go on", Message("error-concede", {"most": MOST_TO_CONCEDE}))
        if self.by is None or not 0 <= self.by < players:
            raise EndingError("nobody sits there", Message("error-no-seat", {"seat": (self.by or 0) + 1}))

    def winners(self, players: int) -> list[int]:
        """Who has won: all but who has conceded; nobody if all have agreed."""
        return [] if self.how == "agreed" else [seat for seat in range(players) if seat != self.by]

    def message(self, names: list[str]) -> Message:
        """The ending in words, with the names of all seats."""
        return Message(f"ending-{self.how}", {} if self.by is None else {"player": names[self.by]})
