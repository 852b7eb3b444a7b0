"""The rows of all packages that refer to persons, and the statements about them when a person changes.

A package that keeps anything by persons has a subclass of `PersonRows`. The composition root combines them and hands
them down, so that `people` changes rows of the floors above it, in one transaction with its own, without naming their
SQL tables. A test fails if the store keeps anything by a person's id that isn't listed by one of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from allmende.server.store.protocol import Statement


class Place(NamedTuple):
    """A table of the store: the columns that a person is `told`, and the column `whose` with the person's id.

    `one_each` is a column for each of whose values a person has one row. When persons are merged, the rows are `kept`
    for the merged person or deleted. Rows that are `lasting` stay when a person is erased, without the person's id.
    """

    table: str
    told: str
    whose: str = "person"
    one_each: str = ""
    kept: bool = True
    lasting: bool = False


class PersonRows:
    """The rows of a package that refer to persons; devices are given by the digests of their secrets."""

    own: Sequence[Place] = ()
    """Rows stored by a person's id. Columns that are left out serve only to recognize a secret."""
    of_seats: Sequence[Place] = ()
    """Rows stored by table and seat, which belong to the person who sits there."""
    of_others: Sequence[Place] = ()
    """Rows of other persons that refer to a person: they belong to those others, and are not exported."""

    def erased(self, person: str) -> list[Statement]:
        """The statements that erase a person."""
        return [
            Statement(f"DELETE FROM {place.table} WHERE {place.whose} = ?", (person,))
            for place in (*self.own, *self.of_others)
            if not place.lasting
        ]

    def seat_erased(self, table: str, seat: int) -> list[Statement]:
        """The statements that erase what is stored of the player of a seat."""
        return [
            Statement(f"DELETE FROM {place.table} WHERE tab = ? AND seat = ?", (table, seat)) for place in self.of_seats
        ]

    def merged(self, before: str, own: str) -> list[Statement]:
        """The statements that merge the person `before` into the person `own`."""
        return [statement for place in (*self.own, *self.of_others) for statement in _merged(place, before, own)]

    def published(self, person: str) -> list[Statement]:
        """The statements that go with making a person's page public, or hiding it."""
        return []

    def blocked(self, person: str, other: str) -> list[Statement]:
        """The statements that go with a person's blocking another one."""
        return []

    def banned(self, person: str) -> list[Statement]:
        """The statements that go with the ban of a person."""
        return []

    def device_replaced(self, device: str, new: str) -> list[Statement]:
        """The statements that go with giving a device another secret."""
        return []

    def device_removed(self, device: str) -> list[Statement]:
        """The statements that go with the removal of a device."""
        return []


class CombinedRows(PersonRows):
    """The rows of several packages as one."""

    def __init__(self, *parts: PersonRows) -> None:
        self.own = [place for part in parts for place in part.own]
        self.of_seats = [place for part in parts for place in part.of_seats]
        self.of_others = [place for part in parts for place in part.of_others]
        self._parts = parts

    def erased(self, person: str) -> list[Statement]:
        return _joined(part.erased(person) for part in self._parts)

    def seat_erased(self, table: str, seat: int) -> list[Statement]:
        return _joined(part.seat_erased(table, seat) for part in self._parts)

    def merged(self, before: str, own: str) -> list[Statement]:
        return _joined(part.merged(before, own) for part in self._parts)

    def published(self, person: str) -> list[Statement]:
        return _joined(part.published(person) for part in self._parts)

    def blocked(self, person: str, other: str) -> list[Statement]:
        return _joined(part.blocked(person, other) for part in self._parts)

    def banned(self, person: str) -> list[Statement]:
        return _joined(part.banned(person) for part in self._parts)

    def device_replaced(self, device: str, new: str) -> list[Statement]:
        return _joined(part.device_replaced(device, new) for part in self._parts)

    def device_removed(self, device: str) -> list[Statement]:
        return _joined(part.device_removed(device) for part in self._parts)


def _joined(parts: Iterable[list[Statement]]) -> list[Statement]:
    return [statement for part in parts for statement in part]


def _merged(place: Place, before: str, own: str) -> list[Statement]:
    whose, each = place.whose, place.one_each
    if not place.kept:
        return [Statement(f"DELETE FROM {place.table} WHERE {whose} = ?", (before,))]
    moved = Statement(f"UPDATE {place.table} SET {whose} = ? WHERE {whose} = ?", (own, before))
    if not each:
        return [moved]
    twice = f"""
        DELETE FROM {place.table}
        WHERE {whose} = ? AND {each} IN (SELECT {each} FROM {place.table} WHERE {whose} = ?)
    """
    return [Statement(twice, (before, own)), moved]
