"""Conditions about the occupation that has just been played."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.numbers import is_occupation
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.moments import card_taught
from allmende.agricola.rules.state import State


class TaughtAs(Condition):
    """The occupation just played has one of these places in the order in which the seat has played its occupations."""

    of_moment = True

    def __init__(self, places: Sequence[int]) -> None:
        self.places = list(places)

    def holds(self, state: State, seat: int) -> bool:
        taught, place = card_taught(state.told(seat)), 0
        for card in state.seats[seat].played:
            place += 1 if is_occupation(card) else 0
            if card == taught:
                return place in self.places
        return False
