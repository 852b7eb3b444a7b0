"""Conditions and amounts of the people on action spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.board import SPACE_COUNT, space_number
from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.rules.amendments import FREE_FOR_ALL_CARDS
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.placing import considered_free
from allmende.agricola.rules.moments import space_told
from allmende.agricola.rules.occupants import space_of
from allmende.agricola.rules.state import State

# Facts about people on action spaces, for `People`.
OCCUPIED: Final = 0
"""A person of any player is there."""
UNOCCUPIED: Final = 1
"""No person is there; spaces that are not in play don't count. With `all_of_them`: no person at all, despite cards."""
OWN: Final = 2
"""One of the seat's own people is there."""
C_VISIT: Final = 3
"""The seat has used it in this round."""
UNVISITED: Final = 4
"""The seat has not used it in this round."""


class People(Condition):
    """A fact holds on `all_of_them`, or on at least one, of these action spaces, given by name or as bits.

    `rounds`: the action spaces of these rounds are among them.

    ruling: For a player whose card says that an action space is not occupied, it is not for other cards either.
    """

    def __init__(
        self, how: int, spaces: Sequence[str] | int, all_of_them: bool = False, rounds: Sequence[int] = ()
    ) -> None:
        self.how = how
        self.rounds = list(rounds)
        if isinstance(spaces, int):
            self.among = [space for space in range(SPACE_COUNT) if spaces >> space & 1]
        else:
            self.among = [space_number(name) for name in spaces]
        self.spaces = sum([1 << space for space in self.among])
        self.all_of_them = all_of_them

    def holds(self, state: State, seat: int) -> bool:
        wanted, found = self.spaces, 0
        for number in self.rounds:
            wanted |= 1 << state.order[number - 1]
        if self.how == OWN:
            found = state.people[seat]
        elif self.how == C_VISIT:
            found = state.seats[seat].visited
        elif self.how == UNVISITED:
            found = ~state.seats[seat].visited
        else:
            for people in state.people:
                found |= people
            if state.amended(FREE_FOR_ALL_CARDS) and not (self.how == UNOCCUPIED and self.all_of_them):
                found &= ~considered_free(state, seat)
            if self.how == UNOCCUPIED:
                found = ~found
                wanted &= state.spaces
        return wanted & found == wanted if self.all_of_them else wanted & found != 0


class OccupiedSpaces(Amount):
    """The action spaces among some, given as bits, on which people of any player stand.

    ruling: A space that is blocked because one linked with it has been used is not occupied.
    """

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def count(self, state: State, seat: int) -> int:
        found = 0
        for people in state.people:
            found |= people
        return bit_count(self.spaces & found & ~considered_free(state, seat))


class OccupiedAs(Amount):
    """The place of the action space in question among some, given as bits, in the order in which people came to them.

    It is 0 if no person stands there. Spaces that cards of the seat consider not to be occupied don't count.
    """

    of_moment = True

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def count(self, state: State, seat: int) -> int:
        space = space_told(state.told(seat))
        among = self.spaces & ~considered_free(state, seat) | 1 << space
        found = 0
        for person in state.persons:
            if among >> space_of(person) & 1:
                found |= 1 << space_of(person)
                if space_of(person) == space:
                    return bit_count(found)
        return 0


class UsedSpaces(Amount):
    """The action spaces among some, given as bits, that the seat has used in this round."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def count(self, state: State, seat: int) -> int:
        return bit_count(self.spaces & state.seats[seat].visited)
