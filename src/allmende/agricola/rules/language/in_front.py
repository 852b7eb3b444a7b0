"""Amounts of hand cards, in front of a seat and in its hand, beyond those of one kind (`counted.py`)."""

from __future__ import annotations

from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.improvement import MAJORS
from allmende.agricola.components.numbers import is_occupation
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.state import State


class CardsInFront(Counted):
    """The occupations and the improvements, major and minor ones."""

    name = "cards-in-front"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        return bit_count(mine.improvements & MAJORS) + len(mine.played)


class MinorsInHand(Counted):
    """The minor improvements in hand."""

    name = "minors-in-hand"

    def count(self, state: State, seat: int) -> int:
        found = 0
        for card in state.seats[seat].hand:
            if not is_occupation(card):
                found += 1
        return found
