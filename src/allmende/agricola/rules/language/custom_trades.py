"""Effects of single cards: rooms on cards, goods on fields, goods of one's choice."""

from __future__ import annotations

from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.state import State


class RoomOnCard(Given):
    """The card provides room for a person from now on."""

    def give(self, state: State, seat: int, source: str) -> None:
        state.seats[seat].quarters += 1


TradeNode = RoomOnCard
