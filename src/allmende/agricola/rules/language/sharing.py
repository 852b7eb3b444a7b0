"""Action spaces that a card in play lets its owner use although people are there, or before others can."""

from __future__ import annotations

from typing import Final, Literal

from allmende.agricola.facts import events
from allmende.agricola.rules.amendments import FIRST_IS_FIRST, JOINED_ONCE
from allmende.agricola.rules.board import SPACE_COUNT, SPACE_NAMES, space_number
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.numbers import card_index
from allmende.agricola.rules.standing import NEWBORN, kind_of, owner_of, space_of
from allmende.agricola.rules.state import Table

MEETING_PLACE: Final[int] = 1 << space_number("meeting-place")
"""There can never be two people on it."""
ALL_BUT_MEETING: Final[int] = (1 << SPACE_COUNT) - 1 & ~MEETING_PLACE
MUMMYS_BOY: Final[int] = card_index("A130")
"""The card about the space of a person of one's own; its mark is the last round in which it was used."""

# Beside whom one may place a person.
ANYBODY: Final = 0
"""Whoever is there: the space does not count as occupied."""
ONE_OTHER: Final = 1
"""One person of one other player; a newborn beside it does not matter."""
ONE_PERSON: Final = 2
"""A single person, whoever it belongs to; a newborn is one, too."""
NEIGHBORS: Final = 3
"""People of the players to the left and to the right."""


WhereName = Literal["named", "of-round", "of-person", "first-used"]


class Where:
    """Action spaces by what is known of them: certain ones (`named`, given as bits), or the one on a round's space.

    Or the one with the person that the seat placed as so manyeth (`of-person`), where that person stands now, until the
    card has been used in this round (before an amendment, until a later person stands there, too); or the first one
    that does not accumulate to which anybody's person came in this round (`first-used`), even if it has gone on since
    (before an amendment, the one where it stands now).
    """

    def __init__(self, name: WhereName, number: int = 0) -> None:
        self.name: WhereName = name
        self.number = number

    def bits(self, table: Table, seat: int) -> int:
        """Which they are now, as bits."""
        if self.name == "named":
            return self.number
        if self.name == "of-round":
            return 1 << table.order[self.number - 1]
        if self.name == "of-person":
            spaces = table.placed_by(seat)
            if len(spaces) < self.number or self.is_over(table, seat, spaces):
                return 0
            return 1 << spaces[self.number - 1] & ~MEETING_PLACE
        if table.amended(FIRST_IS_FIRST):
            return 1 << table.first_used & ~MEETING_PLACE if table.first_used >= 0 else 0
        for person in table.persons:
            space = space_of(person)
            if kind_of(person) != NEWBORN and not table.setup.accumulates[space]:
                return 1 << space & ~MEETING_PLACE
        return 0

    def is_over(self, table: Table, seat: int, spaces: list[int]) -> bool:
        """Whether another person has already been placed on the space with one of these, in order."""
        if table.amended(JOINED_ONCE):
            return table.seats[seat].mark_of(MUMMYS_BOY) == table.round
        return spaces[self.number - 1] in spaces[self.number :]


class Access:
    """A permission to use action spaces. Unless `counts_as_free`, it is only one to place a person there."""

    counts_as_free: bool = False

    def tell(self, table: Table) -> None:
        """Tell what everybody sees once the card has been played."""

    def opens(self, table: Table, seat: int) -> int:
        """The action spaces that are in play for this seat alone, as bits."""
        return 0

    def shares(self, table: Table, seat: int) -> int:
        """The action spaces that the seat may use even if they are occupied, as bits."""
        return 0


class Sharing(Access):
    """Action spaces may be used beside certain people, perhaps under a condition."""

    def __init__(self, where: Where, beside: int, when: Condition | None = None) -> None:
        self.where = where
        self.beside = beside
        self.when = when
        self.counts_as_free = beside == ANYBODY and where.name == "named"

    def shares(self, table: Table, seat: int) -> int:
        if self.when is not None and not self.when.holds(table, seat):
            return 0
        spaces = self.where.bits(table, seat)
        if self.beside == ANYBODY or not spaces & table.occupied:
            return spaces
        found = 0
        for space in range(SPACE_COUNT):
            if spaces >> space & 1 and self.may_join(table, seat, space):
                found |= 1 << space
        return found

    def may_join(self, table: Table, seat: int, space: int) -> bool:
        """Whether the people on an action space let the seat place one beside them."""
        players = len(table.seats)
        there = 0
        for person in table.persons:
            if space_of(person) == space:
                owner = owner_of(person)
                if self.beside == NEIGHBORS and owner not in ((seat + 1) % players, (seat - 1) % players):
                    return False
                if self.beside == ONE_OTHER and owner == seat:
                    return False
                if self.beside != ONE_OTHER or kind_of(person) != NEWBORN:
                    there += 1
        return there > 0 if self.beside == NEIGHBORS else there == 1


class Ahead(Access):
    """The action space of a round to come may be used by the owner of the card alone until that round."""

    counts_as_free = True

    def __init__(self, number: int) -> None:
        self.number = number

    def tell(self, table: Table) -> None:
        if table.log is not None and table.round < self.number:
            name = SPACE_NAMES[table.order[self.number - 1]]
            table.log.append(events.SpaceRevealed(action=name, round=self.number))

    def opens(self, table: Table, seat: int) -> int:
        return 1 << table.order[self.number - 1] if table.round < self.number else 0
