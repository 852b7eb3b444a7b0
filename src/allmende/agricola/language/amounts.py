"""What can be counted on a farm: the amounts that conditions ask for, and that gains and points depend on."""

from __future__ import annotations

from allmende.agricola.board import ROUNDS
from allmende.agricola.farmyard import ALL_SPACES, STARTING_ROOMS, bit_count
from allmende.agricola.moments import GOODS_TAKEN, OTHERS, number_told, space_told
from allmende.agricola.numbers import FIRST_OCCUPATION
from allmende.agricola.state import Table


class Amount:
    """A number that can be read off the table."""

    def count(self, table: Table, seat: int) -> int:
        """How many there are now."""
        raise NotImplementedError

    def is_of_moment(self) -> bool:
        """Whether there is an answer only while the seat's cards are reacting to something."""
        return False


class Goods(Amount):
    """A resource in the supply, or animals of a kind."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def count(self, table: Table, seat: int) -> int:
        return table.seats[seat].goods[self.resource]


class Occupations(Amount):
    """The occupations that the seat has played."""

    def count(self, table: Table, seat: int) -> int:
        return table.seats[seat].occupation_count()


class OccupationsAfter(Amount):
    """The occupations that the seat has played after a certain one."""

    def __init__(self, card: int) -> None:
        self.card = card

    def count(self, table: Table, seat: int) -> int:
        played = table.seats[seat].played
        found = 0
        for i in range(played.index(self.card) + 1, len(played)):
            if played[i] >= FIRST_OCCUPATION:
                found += 1
        return found


class Improvements(Amount):
    """The improvements in front of the seat, major and minor ones."""

    def count(self, table: Table, seat: int) -> int:
        return table.seats[seat].improvement_count()


class Fields(Amount):
    """The fields with a crop, on cards too; with -1 those that are empty."""

    def __init__(self, crop: int) -> None:
        self.crop = crop

    def count(self, table: Table, seat: int) -> int:
        return table.seats[seat].fields_of(self.crop)


class Rooms(Amount):
    """The rooms of the house."""

    def count(self, table: Table, seat: int) -> int:
        return table.seats[seat].room_count()


class RoomsBuilt(Amount):
    """The rooms that the house did not have at the start."""

    def count(self, table: Table, seat: int) -> int:
        return bit_count(table.seats[seat].rooms & ~STARTING_ROOMS)


class People(Amount):
    """The seat's people in play."""

    def count(self, table: Table, seat: int) -> int:
        return table.seats[seat].people


class FencedSpaces(Amount):
    """The farmyard spaces in pastures."""

    def count(self, table: Table, seat: int) -> int:
        return bit_count(table.seats[seat].fenced)


class Pastures(Amount):
    """The pastures."""

    def count(self, table: Table, seat: int) -> int:
        return len(table.seats[seat].pastures)


class UnfencedStables(Amount):
    """The stables outside pastures."""

    def count(self, table: Table, seat: int) -> int:
        mine = table.seats[seat]
        return bit_count(mine.stables & ~mine.fenced)


class UnusedSpaces(Amount):
    """The unused farmyard spaces."""

    def count(self, table: Table, seat: int) -> int:
        return bit_count(ALL_SPACES & ~table.seats[seat].used_spaces())


class Round(Amount):
    """The number of this round."""

    def count(self, table: Table, seat: int) -> int:
        return table.round


class RoundsLeft(Amount):
    """The complete rounds that are still to be played."""

    def count(self, table: Table, seat: int) -> int:
        return ROUNDS - table.round


class Taken(Amount):
    """The goods that have just been taken from an accumulation space, in particular by whoever has used it."""

    def count(self, table: Table, seat: int) -> int:
        announcement = table.announcement(seat)
        if announcement & OTHERS - 1 == GOODS_TAKEN:
            return number_told(table.told(seat))
        return table.seats[table.doer(seat)].taken

    def is_of_moment(self) -> bool:
        return True


class PeoplePlaced(Amount):
    """The people that the seat had placed in this round when the one was placed that is taking an action.

    Whoever has placed another one since is no matter; where nobody stands for an action, there are none.
    """

    def count(self, table: Table, seat: int) -> int:
        spaces = table.placed_by(seat)
        acting = table.acting_on(seat)
        for i in range(len(spaces) - 1, -1, -1):
            if spaces[i] == acting:
                return i + 1
        return 0


class GoodsOn(Amount):
    """The goods on an accumulation space."""

    def __init__(self, space: int) -> None:
        self.space = space

    def count(self, table: Table, seat: int) -> int:
        return table.goods[self.space]


class GoodsThere(Amount):
    """The goods on the accumulation space that is being used."""

    def count(self, table: Table, seat: int) -> int:
        return table.goods[space_told(table.told(seat))]

    def is_of_moment(self) -> bool:
        return True


class Gathered(Amount):
    """The building resources that the seat has gained in this work phase."""

    def count(self, table: Table, seat: int) -> int:
        return table.seats[seat].gathered
