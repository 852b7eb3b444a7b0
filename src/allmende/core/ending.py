"""Early endings: by agreement, by conceding, or by the host of a server."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from allmende.core.errors import EndingError
from allmende.core.message import Message

MOST_TO_CONCEDE: Final = 2
"""The greatest number of players with which one may concede; where more play, the others go on."""


class Ending(msgspec.Struct, frozen=True):
    """An early end of a game: all have agreed to it, one seat has conceded, or the host of the server has closed it.

    `how` is `agreed`, `conceded` or `closed`, and `by` the seat that has conceded. It is no move: the rules know
    nothing of it, and the state stays as the last move has left it. A game is ended by `game.end(ending)`.

    >>> Ending("conceded", 1).winners(players=2), str(Ending("conceded", 1))
    ([0], 'end conceded 2')
    """

    how: Literal["agreed", "conceded", "closed"]
    by: int | None = None

    def __str__(self) -> str:
        return f"end {self.how}" if self.by is None else f"end {self.how} {self.by + 1}"

    @classmethod
    def parse(cls, words: list[str]) -> Ending | None:
        """The ending that the words of a record's line write; None if they write none."""
        match words:
            case ["end", "agreed" | "closed" as how]:
                return cls(how)
            case ["end", "conceded", seat] if seat.isdecimal() and len(seat) < 10:
                return cls("conceded", int(seat) - 1)
            case _:
                return None

    def check(self, players: int) -> None:
        """Raise EndingError if a game of that many players can't end like this.

        Any game can end by agreement, or be closed. A seat can concede only where at most two play.
        """
        if not self.has_winners:
            return
        if players > MOST_TO_CONCEDE:
            raise EndingError(
                f"only a game of at most {MOST_TO_CONCEDE} players can be conceded",
                Message("error-concede", {"most": MOST_TO_CONCEDE}),
            )
        if self.by is None or not 0 <= self.by < players:
            seat = (self.by or 0) + 1
            raise EndingError(f"there is no seat {seat}", Message("error-no-seat", {"seat": seat}))

    @property
    def has_winners(self) -> bool:
        """True if one has conceded, so that the others have won."""
        return self.how == "conceded"

    def winners(self, players: int) -> list[int]:
        """The seats that have won: all but the one that has conceded, or none."""
        return [seat for seat in range(players) if seat != self.by] if self.has_winners else []

    def message(self, names: list[str]) -> Message:
        """The ending as a message; `names` are the players' names by seat."""
        return Message(f"ending-{self.how}", {} if self.by is None else {"player": names[self.by]})
