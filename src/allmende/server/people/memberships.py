"""Memberships: which person sits at which seat. A seat belongs to the first person who came with its key."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, NamedTuple, cast

import msgspec

from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import UnfitError
from allmende.server.jobs.log_once import say_once
from allmende.server.people.messages import MyTable, Person, TableSummary
from allmende.server.store.fragments import ENTRIES
from allmende.server.store.protocol import Row, Statement, Store
from allmende.server.tables.change_feed import Subscriber
from allmende.server.tables.entries import Seat
from allmende.server.tables.table import Holder, Table

Role = Literal["player", "maker", "former"]


class Membership(NamedTuple):
    """A person's place at a table: the `player` of a `seat`, or the table's `maker`, at whose screen several may play.

    A `former` player has handed a seat over, by the entry of the version `until`; the ledger knows which seat.
    """

    role: Role
    seat: int = 0
    until: int = 0


MAKER: Final = Membership("maker")


def player(seat: int) -> Membership:
    """The membership of the player of a seat."""
    return Membership("player", seat)


LAST: Final = 2**31 - 1
"""A version beyond any of a table."""
REMEMBERED_FOR: Final = 10.0
"""Seconds for which a person's seats at a table are cached."""
REMEMBERED: Final = 20_000
"""The largest number of cached pairs of device and table."""

_INSERT: Final = """
    INSERT INTO memberships (tab, role, seat, until, person, seat_key) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (tab, role, seat, until) DO NOTHING
"""
_BECOME_FORMER: Final = """
    INSERT INTO memberships (tab, role, seat, until, person) SELECT tab, 'former', 0, ?, person
"""
MEMBERSHIPS: Final = "(SELECT tab, role, seat, until, person FROM memberships)"
"""SQL: all memberships, to be joined by other packages. Databases read it like the SQL table itself, by its indexes."""
_PLACE: Final = "role, seat, until"
"""SQL: the columns of a `Membership`."""
_AT: Final = f"SELECT {_PLACE} FROM memberships WHERE tab = ? AND person = ? ORDER BY {_PLACE}"
_OF_DEVICE: Final = f"""
    SELECT {_PLACE}, seat_key FROM memberships JOIN devices USING (person) WHERE digest = ? AND tab = ?
"""
_LEFT: Final = f"""
    FROM memberships WHERE tab = ? AND role = 'player' AND seat = ? AND coalesce(seat_key, '') <> ?
    AND NOT EXISTS (SELECT 1 FROM {ENTRIES} AS entries WHERE entries.tab = memberships.tab AND version > ?)
"""
"""SQL: the membership of a seat from before it had its present key.

It is found only while the table has no entry after a version, because another person may have taken the seat by one.
"""

_STANDING: Final = msgspec.json.Decoder(TableSummary)


log = logging.getLogger(__name__)


def summary_of(table: str, written: str | int | None) -> TableSummary | None:
    """Decode a table's summary as the store has it; None, and a line in the log, if it can't be read."""
    try:
        return _STANDING.decode(str(written))
    except msgspec.DecodeError as error:
        say_once(log.warning, "how table %s stands can't be read: %s", table, str(error))
        return None


class Memberships(Subscriber):
    """The seats of all persons; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._known: OrderedDict[tuple[str, str, int], tuple[float, list[Membership]]] = OrderedDict()

    async def holder(self, table: Table, secret: str) -> Holder:
        """The rights of a device with this secret at a table: those of the keys with which its person sat down."""
        # The number of handovers is part of the key: after each of them the store is asked anew.
        of = keys.digest(secret), table.name, len(table.ledger.handed)
        known = self._known.get(of)
        if known is None or not 0 <= self._clock() - known[0] <= REMEMBERED_FOR:
            rows = await self._store.run(Statement(_OF_DEVICE, of[:2]))
            sat = [(membership_of(row[:3]), row[3]) for row in rows]
            known = self._clock(), [one for one, key in sat if _is_good(table, one, key)]
            self._known[of] = known
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return Holder(MAKER in known[1], tuple(seats_at(table.seats, known[1])))

    async def sit(
        self, person: Person, table: str, wanted: Iterable[Membership], key: str | None = None
    ) -> list[Membership]:
        """Seat a person at those of `seats` that are free, and return all their places at the table.

        A seat that was handed over needs `key`, the digest of its present key. The table is on the person's list again.
        """
        rows = await self._store.run(
            *(Statement(_INSERT, (table, *one, person.person, key)) for one in wanted),
            Statement("UPDATE memberships SET hidden = -1 WHERE tab = ? AND person = ?", (table, person.person)),
            Statement(_AT, (table, person.person)),
        )
        self._known.clear()
        return [membership_of(row) for row in rows]

    async def check_rated(self, table: Table) -> None:
        """Before people's first move in a rated game: UnfitError unless a different person sits at each seat.

        Otherwise a player who isn't known could lose without being rated.
        """
        if not table.opened.rated or any(not made.by_bot for made in table.ledger.moves):
            return
        query = "SELECT seat, person FROM memberships WHERE tab = ? AND role = 'player'"
        people = {int(seat or 0): person for seat, person in await self._store.run(Statement(query, (table.name,)))}
        sat: dict[str | int | None, int] = {}
        for number, seat in enumerate(table.seats):
            if number not in people:
                lacking = Message("error-rated-seat", {"player": seat.name})
                raise UnfitError(f"nobody sits at seat {number + 1} of a rated game", lacking)
            first = sat.setdefault(people[number], number)
            if first != number:
                both = {"player": table.seats[first].name, "other": seat.name}
                raise UnfitError("one person has two seats of a rated game", Message("error-rated-same", both))

    async def loading(self, table: Table) -> None:
        """Make a membership a former one where another player has taken the seat over.

        Early servers wrote the handover and the membership one after the other. If such a server was killed in between,
        the former player still had the seat, and the new one could not sit down.
        """
        for version, (seat, _) in table.ledger.handed.items():
            if version == table.ledger.seated(seat):
                left = (table.name, seat, table.seats[seat].key, table.heard)
                if await self._store.run(Statement(f"SELECT person {_LEFT}", left)):
                    await self._store.run(
                        Statement(f"{_BECOME_FORMER} {_LEFT} ON CONFLICT DO NOTHING", (version, *left)),
                        Statement(f"DELETE {_LEFT}", left),
                    )

    async def move_on(self, before: str, table: str, seats: int, by: str) -> None:
        """Seat a table's players at another one, a seat further, but for those who have blocked the person `by`."""
        query = """
            SELECT role, seat, person, seat_key FROM memberships WHERE tab = ? AND role <> 'former'
            AND person NOT IN (SELECT blocked.person FROM blocked WHERE other = ?)
        """
        rows = await self._store.run(Statement(query, (before, by)))
        moved = [
            (MAKER if role == "maker" else player((int(seat or 0) + 1) % seats), person, key)
            for role, seat, person, key in rows
        ]
        await self._store.run(*(Statement(_INSERT, (table, *one, person, key)) for one, person, key in moved))
        self._known.clear()

    async def hide(self, person: Person, table: str, version: int) -> None:
        """Take a table off a person's list; they keep their seat.

        If other people play there, it is listed again as soon as something happens. A table that has gone on beyond
        `version`, the last one that the person has seen, stays.
        """
        for one in await self._of(person, "AND tab = ?", table):
            if one.version <= version:
                people = {number for number, seat in enumerate(one.standing.seats) if seat.kind != "bot"}
                await self._hide(person, table, one.version if people.difference(one.mine) else LAST)

    async def show(self, person: Person, table: str) -> None:
        """Put a table back on a person's list."""
        await self._hide(person, table, -1)

    async def _hide(self, person: Person, table: str, version: int) -> None:
        query = "UPDATE memberships SET hidden = ? WHERE tab = ? AND person = ?"
        await self._store.run(Statement(query, (version, table, person.person)))

    async def tables(self, person: Person, ended_since: int) -> list[MyTable]:
        """The tables on a person's list: games that go on, and those that ended since a time."""
        return await self._of(person, "AND standings.version > hidden AND (over = 0 OR changed >= ?)", ended_since)

    async def archived(self, person: Person, ended_before: int) -> list[MyTable]:
        """A person's games that ended before a time, and tables that they took off their list."""
        return await self._of(person, "AND (standings.version <= hidden OR (over = 1 AND changed < ?))", ended_before)

    async def every(self, person: Person) -> list[MyTable]:
        """All tables at which a person sits, on their list or not."""
        return await self._of(person)

    async def _of(self, person: Person, which: str = "", *values: int | str) -> list[MyTable]:
        """A person's tables that fulfil the condition `which`, the latest changed first, without unreadable ones."""
        query = f"""
            SELECT tab, role, seat, version, changed, standing FROM memberships JOIN standings USING (tab)
            WHERE person = ? AND role <> 'former' {which} ORDER BY changed DESC, tab, role, seat
        """
        return _by_table(await self._store.run(Statement(query, (person.person, *values))))

    async def of_tables(self, tables: Iterable[str]) -> set[str]:
        """The ids of all persons who sit, or have sat, at one of these tables."""
        names = list(tables)
        query = f"SELECT DISTINCT person FROM memberships WHERE tab IN ({', '.join('?' * len(names))})"
        return {str(person) for (person,) in await self._store.run(Statement(query, (*names,)))} if names else set()

    async def players(self, tables: Sequence[str]) -> dict[tuple[str, Membership], str]:
        """The ids of the persons who sit at these tables, by table and membership."""
        marks = ", ".join("?" * len(tables))
        query = f"SELECT tab, person, {_PLACE} FROM memberships WHERE role <> 'former' AND tab IN ({marks})"
        rows = await self._store.run(Statement(query, (*tables,)))
        return {(str(table), membership_of(place)): str(person) for table, person, *place in rows}

    async def fellow_players(self, person: Person) -> set[str]:
        """The ids of all persons who sit, or have sat, at a table of this person, who is among them."""
        query = "SELECT person FROM memberships WHERE tab IN (SELECT tab FROM memberships WHERE person = ?)"
        return {str(other) for (other,) in await self._store.run(Statement(query, (person.person,)))}

    async def of_person(self, person: Person) -> dict[str, list[Membership]]:
        """A person's memberships by table, those of former times included."""
        query = f"SELECT tab, {_PLACE} FROM memberships WHERE person = ? ORDER BY tab, {_PLACE}"
        found: dict[str, list[Membership]] = {}
        for table, *place in await self._store.run(Statement(query, (person.person,))):
            found.setdefault(str(table), []).append(membership_of(place))
        return found

    async def at(self, person: Person, table: str) -> list[Membership]:
        """A person's memberships at a table, those of former times included."""
        return [membership_of(row) for row in await self._store.run(Statement(_AT, (table, person.person)))]

    def look_again(self) -> None:
        """Empty the cache, because a device has changed its person or has none any more."""
        self._known.clear()


def taken_over(table: Table, seat: int, to: Person) -> list[Statement]:
    """The statements that go with the entry by which the person `to` takes over a seat, for which a key was offered.

    The person who sat there, perhaps at the maker's screen, becomes its former player.
    """
    sat = MAKER if table.seats[seat].home == "here" else player(seat)
    left = "FROM memberships WHERE tab = ? AND role = ? AND seat = ? AND until = ?"
    return [
        Statement(f"{_BECOME_FORMER} {left}", (table.version + 1, table.name, *sat)),
        Statement(f"DELETE {left}", (table.name, *player(seat))),
        Statement(_INSERT, (table.name, *player(seat), to.person, table.ledger.offered[seat])),
    ]


def membership_of(row: Sequence[str | int | None]) -> Membership:
    """A membership from the columns of `_PLACE`."""
    role, seat, until = row
    return Membership(cast(Role, role), int(seat or 0), int(until or 0))


def _is_good(table: Table, one: Membership, key: str | int | None) -> bool:
    """True if a membership still holds: a player's key must be that of the seat, unless it was never handed over."""
    if one.role != "player":
        return one == MAKER
    if key is None:
        return all(of != one.seat for of, _ in table.ledger.handed.values())
    return 0 <= one.seat < len(table.seats) and table.seats[one.seat].key == key


def seats_at(seats: Sequence[Seat], sat: Iterable[Membership]) -> list[int]:
    """The seats of a table that belong to these memberships; a maker has all seats at their screen."""
    taken = set(sat)
    here = MAKER in taken
    return [number for number, seat in enumerate(seats) if player(number) in taken or (here and seat.home == "here")]


def handed_over(sat: Iterable[Membership]) -> list[int]:
    """The versions at which a person with these memberships has handed a seat over."""
    return [one.until for one in sat if one.role == "former"]


def _by_table(rows: list[Row]) -> list[MyTable]:
    found: dict[str, MyTable] = {}
    for table, role, seat, version, changed, written in rows:
        if (standing := summary_of(str(table), written)) is None:
            continue
        here = [number for number, one in enumerate(standing.seats) if one.kind == "here"]
        before = found.get(str(table))
        mine = {*(before.mine if before else []), *(here if role == MAKER.role else [int(seat or 0)])}
        found[str(table)] = MyTable(str(table), int(version or 0), int(changed or 0), sorted(mine), standing)
    return list(found.values())
