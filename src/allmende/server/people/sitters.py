"""Who sits where: a seat is one person's, whoever first came with its key; others who have it may use it as well."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from allmende.core import Message
from allmende.server import keys
from allmende.server.entries import Seat
from allmende.server.errors import UnfitError
from allmende.server.once import say_once
from allmende.server.people.messages import MyTable, Person, Standing
from allmende.server.store import Row, Statement, Store
from allmende.server.table import Holder, Table

SCREEN: Final = -1
"""In the place of a seat: the screen of the table's maker, with all seats of people there."""
FORMER: Final = -2
"""In the place of a seat, less the version at which it was handed over: that somebody sat there until then."""
LAST: Final = 2**31 - 1
"""More than any version of a table."""
REMEMBERED_FOR: Final = 10.0
"""For so many seconds it is believed that nothing has changed at a table where somebody sits."""
REMEMBERED: Final = 20_000

_INSERT: Final = """
    INSERT INTO sitters (tab, seat, person, seat_key) VALUES (?, ?, ?, ?) ON CONFLICT (tab, seat) DO NOTHING
"""
_LEFT: Final = """
    FROM sitters WHERE tab = ? AND seat = ? AND coalesce(seat_key, '') <> ?
    AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.tab = sitters.tab AND version > ?)
"""
"""Who sat at a seat before it had this key, as long as the table has not gone on: others may have taken it since."""

_STANDING: Final = msgspec.json.Decoder(Standing)


log = logging.getLogger(__name__)


def standing_of(table: str, written: str | int | None) -> Standing | None:
    """How a table stands, as the store keeps it; None if nobody here can read it."""
    try:
        return _STANDING.decode(str(written))
    except msgspec.DecodeError as error:
        say_once(log.warning, "how table %s stands can't be read: %s", table, str(error))
        return None


class Sitters:
    """The seats of all persons; the `clock` gives seconds."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._known: OrderedDict[tuple[str, str, int], tuple[float, list[int]]] = OrderedDict()

    async def holder(self, table: Table, secret: str) -> Holder:
        """What the device with this secret may do at a table: as much as the keys with which its owner sat down."""
        # Once a seat is handed over nothing is believed that was known before.
        of = keys.digest(secret), table.name, len(table.ledger.handed)
        known = self._known.get(of)
        if known is None or not 0 <= self._clock() - known[0] <= REMEMBERED_FOR:
            query = "SELECT seat, seat_key FROM sitters JOIN devices USING (person) WHERE digest = ? AND tab = ?"
            rows = await self._store.run(Statement(query, of[:2]))
            known = self._clock(), [int(seat or 0) for seat, key in rows if _is_good(table, int(seat or 0), key)]
            self._known[of] = known
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        maker = SCREEN in known[1]
        return Holder(maker, tuple(seats_at(table.seats, known[1])))

    async def sit(self, person: Person, table: str, seats: Iterable[int], key: str | None = None) -> list[int]:
        """Sit down wherever nobody else does, and give all seats that are this person's.

        Where a seat was handed over the digest of its present `key` is needed. The table is on their list again.
        """
        rows = await self._store.run(
            *(Statement(_INSERT, (table, seat, person.person, key)) for seat in seats),
            Statement("UPDATE sitters SET hidden = -1 WHERE tab = ? AND person = ?", (table, person.person)),
            Statement("SELECT seat FROM sitters WHERE tab = ? AND person = ? ORDER BY seat", (table, person.person)),
        )
        self._known.clear()
        return [int(seat or 0) for (seat,) in rows]

    async def check_rated(self, table: Table) -> None:
        """Before the first move that people make in a rated game, UnfitError unless another person sits at each seat.

        A stranger could lose it unrated.
        """
        if not table.opened.rated or any(not made.by_bot for made in table.ledger.moves):
            return
        query = "SELECT seat, person FROM sitters WHERE tab = ? AND seat >= 0"
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

    async def make_room(self, table: Table) -> None:
        """Have nobody sit where somebody else has taken the seat over.

        Servers once wrote both down one after the other, and some were killed in between: then whoever had the seat
        before was still in the place of its player, who could not sit down there.
        """
        for version, (seat, _) in table.ledger.handed.items():
            if version == table.ledger.seated(seat):
                left = (table.name, seat, table.seats[seat].key, table.heard)
                if await self._store.run(Statement(f"SELECT person {_LEFT}", left)):
                    former = f"INSERT INTO sitters (tab, seat, person) SELECT tab, ?, person {_LEFT}"
                    await self._store.run(
                        Statement(f"{former} ON CONFLICT DO NOTHING", (FORMER - version, *left)),
                        Statement(f"DELETE {_LEFT}", left),
                    )

    async def move_on(self, before: str, table: str, seats: int) -> None:
        """Whoever sits at a table sits at another one as well, a seat further."""
        rows = await self._store.run(Statement("SELECT seat, person, seat_key FROM sitters WHERE tab = ?", (before,)))
        sat = [(int(seat or 0), person, key) for seat, person, key in rows if int(seat or 0) > FORMER]
        moved = [(table, seat if seat == SCREEN else (seat + 1) % seats, person, key) for seat, person, key in sat]
        await self._store.run(*(Statement(_INSERT, row) for row in moved))
        self._known.clear()

    async def hide(self, person: Person, table: str, version: int) -> None:
        """Have a table off somebody's list, who keeps their seat; where others play, until something happens there.

        Nothing is hidden from whoever knows it at a `version` that is not the last one.
        """
        for one in await self._of(person, "AND tab = ?", table):
            if one.version <= version:
                people = {number for number, seat in enumerate(one.standing.seats) if seat.kind != "bot"}
                await self._hide(person, table, one.version if people.difference(one.mine) else LAST)

    async def show(self, person: Person, table: str) -> None:
        """Have a table on somebody's list again."""
        await self._hide(person, table, -1)

    async def _hide(self, person: Person, table: str, version: int) -> None:
        query = "UPDATE sitters SET hidden = ? WHERE tab = ? AND person = ?"
        await self._store.run(Statement(query, (version, table, person.person)))

    async def tables(self, person: Person, ended_since: int) -> list[MyTable]:
        """What is on somebody's list: games that go on, and those that ended since a time."""
        return await self._of(person, "AND standings.version > hidden AND (over = 0 OR changed >= ?)", ended_since)

    async def archived(self, person: Person, ended_before: int) -> list[MyTable]:
        """Somebody's games that ended before a time, and what else is off their list."""
        return await self._of(person, "AND (standings.version <= hidden OR (over = 1 AND changed < ?))", ended_before)

    async def every(self, person: Person) -> list[MyTable]:
        """Wherever somebody sits, on their list or not."""
        return await self._of(person)

    async def _of(self, person: Person, which: str = "", *values: int | str) -> list[MyTable]:
        """Where somebody sits, what changed last coming first; what can't be read is left out."""
        query = f"""
            SELECT tab, seat, version, changed, standing FROM sitters JOIN standings USING (tab)
            WHERE person = ? AND seat > ? {which} ORDER BY changed DESC, tab, seat
        """
        return _by_table(await self._store.run(Statement(query, (person.person, FORMER, *values))))

    async def of_tables(self, tables: Iterable[str]) -> set[str]:
        """Who sits at these tables."""
        names = list(tables)
        query = f"SELECT DISTINCT person FROM sitters WHERE tab IN ({', '.join('?' * len(names))})"
        return {str(person) for (person,) in await self._store.run(Statement(query, (*names,)))} if names else set()

    async def of_person(self, person: Person) -> dict[str, list[int]]:
        """Where somebody sits at each table."""
        query = "SELECT tab, seat FROM sitters WHERE person = ? ORDER BY tab, seat"
        rows = await self._store.run(Statement(query, (person.person,)))
        found: dict[str, list[int]] = {}
        for table, seat in rows:
            found.setdefault(str(table), []).append(int(seat or 0))
        return found

    async def at(self, person: Person, table: str) -> list[int]:
        """Where somebody sits at a table."""
        query = "SELECT seat FROM sitters WHERE tab = ? AND person = ? ORDER BY seat"
        return [int(seat or 0) for (seat,) in await self._store.run(Statement(query, (table, person.person)))]

    def look_again(self) -> None:
        """A device has become somebody else's, or nobody's."""
        self._known.clear()


def taken_over(table: Table, seat: int, to: Person) -> list[Statement]:
    """What goes with the entry by which somebody takes a seat over, for which a key was offered.

    Who sat there, perhaps at the maker's screen, was its player until then.
    """
    sat = SCREEN if table.seats[seat].home == "here" else seat
    former = "INSERT INTO sitters (tab, seat, person) SELECT tab, ?, person FROM sitters WHERE tab = ? AND seat = ?"
    return [
        Statement(former, (FORMER - (table.version + 1), table.name, sat)),
        Statement("DELETE FROM sitters WHERE tab = ? AND seat = ?", (table.name, seat)),
        Statement(_INSERT, (table.name, seat, to.person, table.ledger.offered[seat])),
    ]


def _is_good(table: Table, seat: int, key: str | int | None) -> bool:
    """Whether whoever sat down at a seat when it had this key still sits there."""
    if key is None:
        return all(of != seat for of, _ in table.ledger.handed.values())
    return 0 <= seat < len(table.seats) and table.seats[seat].key == key


def seats_at(seats: Sequence[Seat], sat: Iterable[int]) -> list[int]:
    """Which of the seats of a table belong to who sits there: those at the maker's screen all together."""
    taken = set(sat)
    here = SCREEN in taken
    return [number for number, seat in enumerate(seats) if number in taken or (here and seat.home == "here")]


def _by_table(rows: list[Row]) -> list[MyTable]:
    found: dict[str, MyTable] = {}
    for table, seat, version, changed, written in rows:
        if (standing := standing_of(str(table), written)) is None:
            continue
        here = [number for number, one in enumerate(standing.seats) if one.kind == "here"]
        before = found.get(str(table))
        mine = {*(before.mine if before else []), *(here if seat == SCREEN else [int(seat or 0)])}
        found[str(table)] = MyTable(str(table), int(version or 0), int(changed or 0), sorted(mine), standing)
    return list(found.values())
