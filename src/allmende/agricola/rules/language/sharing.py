"""Access to action spaces, by cards in play, although people are there, or before other players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from allmende.agricola.components.board import SPACE_COUNT, SPACE_NAMES, space_number
from allmende.agricola.record import events
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.occupants import NEWBORN, kind_of, owner_of, space_of
from allmende.agricola.rules.state import State

MEETING_PLACE: Final[int] = 1 << space_number("meeting-place")
"""There can never be two people on it."""
ALL_BUT_MEETING: Final[int] = (1 << SPACE_COUNT) - 1 & ~MEETING_PLACE

# People beside whom one may be placed.
ANYBODY: Final = 0
"""Beside any people: the space does not count as occupied."""
ONE_OTHER: Final = 1
"""One person of one other player; a newborn beside it does not matter."""
ONE_PERSON: Final = 2
"""A single person of any player; a newborn is one, too."""
NEIGHBORS: Final = 3
"""People of the players to the left and to the right."""
FIRST_OF_OTHER: Final = 5
"""The person that another player has placed first in this round; a newborn beside it does not matter."""
OTHERS_ONLY: Final = 4
"""People of other players, none of one's own."""


WhereName = Literal["named", "of-round", "of-person", "first-used", "plain", "of-right"]


class Where:
    """Action spaces by a property: certain ones (`named`, given as bits), or the one on a round's space.

    Or the one with the person that the seat placed as its `number`th (`of-person`), where that person stands now, until
    the card has been used in this round, which its mark says; or the first one that does not accumulate to which a
    person of any player came in this round (`first-used`), even if it has gone on since; or the cards of the first
    `number` rounds on which nothing accumulates (`plain`); or the one to which the player to the right has placed the
    last person (`of-right`).
    """

    def __init__(self, name: WhereName, number: int = 0) -> None:
        self.name: WhereName = name
        self.number = number
        self.card = -1
        self.once_a_round = name == "of-person"

    def bits(self, state: State, seat: int) -> int:
        """The present action spaces, as bits."""
        if self.name == "named":
            return self.number
        if self.name == "of-round":
            return 1 << state.order[self.number - 1]
        if self.name == "plain":
            return plain_spaces(state, self.number)
        if self.name == "of-person":
            spaces = state.placed_by(seat)
            if len(spaces) < self.number or self.is_over(state, seat, spaces):
                return 0
            return 1 << spaces[self.number - 1] & ~MEETING_PLACE
        if self.name == "of-right":
            return just_used(state, (seat - 1) % len(state.seats)) & ~MEETING_PLACE
        return 1 << state.first_used & ~MEETING_PLACE if state.first_used >= 0 else 0

    def is_over(self, state: State, seat: int, spaces: list[int]) -> bool:
        """True if it is over for this round, with the seat's people on these `spaces`, in the order of placing."""
        return state.seats[seat].mark_of(self.card) == state.round


def plain_spaces(state: State, rounds: int) -> int:
    """The cards of the first rounds that are action spaces on which nothing accumulates, as bits."""
    found = 0
    for i in range(rounds):
        if not state.setup.accumulates[state.order[i]]:
            found |= 1 << state.order[i]
    return found


def just_used(state: State, seat: int) -> int:
    """The action space with the last person that was placed, as a bit, if that is one of the seat's."""
    for i in range(len(state.persons) - 1, -1, -1):
        if kind_of(state.persons[i]) != NEWBORN:
            return 1 << space_of(state.persons[i]) if owner_of(state.persons[i]) == seat else 0
    return 0


class Access:
    """A permission to use action spaces. Unless `counts_as_free`, it is only one to place a person there.

    `once_a_round`: the card's mark is the last round in which it was needed. `fee`: a resource and its count to pay.
    """

    counts_as_free: bool = False
    once_a_round: bool = False
    fee: Sequence[int] = ()

    def sign(self, card: int) -> None:
        """Write the number of the card that it belongs to on it, if it asks for the card's mark."""

    def tell(self, state: State) -> None:
        """Log what all players see once the card has been played."""

    def opens(self, state: State, seat: int) -> int:
        """The action spaces that are in play for this seat alone, as bits."""
        return 0

    def closes(self, state: State, seat: int) -> int:
        """The action spaces that the seat can't use, whatever else holds, as bits."""
        return 0

    def shares(self, state: State, seat: int) -> int:
        """The action spaces that the seat may use even if they are occupied, as bits."""
        return 0


class Sharing(Access):
    """Action spaces may be used beside certain people, perhaps under a condition, or for a `fee`."""

    def __init__(self, where: Where, beside: int, when: Condition | None = None, fee: Sequence[int] = ()) -> None:
        self.fee = tuple(fee)
        self.where = where
        self.beside = beside
        self.when = when
        self.counts_as_free = beside == ANYBODY and where.name == "named"
        self.once_a_round = where.once_a_round

    def sign(self, card: int) -> None:
        self.where.card = card

    def shares(self, state: State, seat: int) -> int:
        if self.when is not None and not self.when.holds(state, seat):
            return 0
        spaces = self.where.bits(state, seat)
        if self.beside == ANYBODY or not spaces & state.occupied:
            return spaces
        found = 0
        for space in range(SPACE_COUNT):
            if spaces >> space & 1 and self.may_join(state, seat, space):
                found |= 1 << space
        return found

    def may_join(self, state: State, seat: int, space: int) -> bool:
        """True if the people on an action space let the seat place one beside them."""
        players = len(state.seats)
        if self.beside == FIRST_OF_OTHER:
            return self.has_first_of_other(state, seat, space)
        there = 0
        for person in state.persons:
            if space_of(person) == space:
                owner = owner_of(person)
                if self.beside == NEIGHBORS and owner not in ((seat + 1) % players, (seat - 1) % players):
                    return False
                if self.beside in (ONE_OTHER, OTHERS_ONLY) and owner == seat:
                    return False
                if self.beside != ONE_OTHER or kind_of(person) != NEWBORN:
                    there += 1
        return there > 0 if self.beside in (NEIGHBORS, OTHERS_ONLY) else there == 1

    def has_first_of_other(self, state: State, seat: int, space: int) -> bool:
        """True if just the person stands there that another player has placed first in this round."""
        found = False
        for other in range(len(state.seats)):
            spaces = state.placed_by(other)
            for i in range(len(spaces)):
                if spaces[i] == space:
                    if other == seat or i or found:
                        return False
                    found = True
        return found


class Ahead(Access):
    """The action space of a round to come may be used by the owner of the card alone until that round."""

    counts_as_free = True

    def __init__(self, number: int) -> None:
        self.number = number

    def tell(self, state: State) -> None:
        if state.log is not None and state.round < self.number:
            name = SPACE_NAMES[state.order[self.number - 1]]
            state.log.append(events.SpaceRevealed(action=name, round=self.number))

    def opens(self, state: State, seat: int) -> int:
        return 1 << state.order[self.number - 1] if state.round < self.number else 0


class Shut(Access):
    """The action spaces of certain rounds can't be used by the owner of the card any more."""

    def __init__(self, rounds: Sequence[int]) -> None:
        self.rounds = list(rounds)

    def closes(self, state: State, seat: int) -> int:
        found = 0
        for number in self.rounds:
            found |= 1 << state.order[number - 1]
        return found
