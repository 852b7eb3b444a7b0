"""Table summaries for lists, derived from entries and written in batches soon after."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import islice
from operator import itemgetter
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from allmende.server.jobs.background import Repeated
from allmende.server.jobs.pubsub import PubSub
from allmende.server.people.memberships import Memberships, summary_of
from allmende.server.people.messages import SeatSummary, TableSummary
from allmende.server.store.protocol import Row, Statement, Store, StoreError
from allmende.server.tables.bot_names import own_name
from allmende.server.tables.change_feed import Elsewhere, Subscriber
from allmende.server.tables.table import Table

PAUSE: Final = 0.5
"""Seconds between two writes to the store."""
PATIENCE: Final = 30
"""The number of pauses for which another process's summary of an announced change is awaited."""
AT_ONCE: Final = 200
"""The largest number of summaries written in one transaction, so that no move waits long for them."""

SUMMARIES: Final = "(SELECT tab, version, over, changed, ended, counted, standing FROM standings)"
"""SQL: all summaries, to be joined by other packages. Databases read it like the SQL table itself, by its indexes."""
_READ: Final = "SELECT tab, version, standing FROM standings WHERE tab IN ({})"
_WRITE: Final = """
    INSERT INTO standings (tab, version, over, changed, standing, due) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (tab) DO UPDATE
    SET version = excluded.version, over = excluded.over, standing = excluded.standing, due = excluded.due,
        changed = CASE WHEN excluded.version > standings.version THEN excluded.changed ELSE standings.changed END,
        ended = CASE WHEN excluded.over > standings.over THEN excluded.changed ELSE standings.ended END
    WHERE excluded.version >= standings.version
"""
"""Rows of the same version may be overwritten, because a deadline can move without a new entry."""

_DUE: Final = "SELECT tab, due FROM standings WHERE due IS NOT NULL ORDER BY due LIMIT ?"

log = logging.getLogger(__name__)


class _Noted:
    """A table's summary as of the last change, and the versions at which each seat `acted` and `began` its turn.

    It is `new` until the store has been asked since when its seats are asked. The table itself may leave memory.
    """

    __slots__ = ("acted", "began", "due", "new", "standing", "version")

    def __init__(self) -> None:
        self.new = True
        self.version = -1
        self.acted: list[int] = []
        self.began: dict[int, int] = {}
        self.due: int | None = None
        self.standing: TableSummary | None = None


class TableSummaries(Subscriber):
    """The summaries of all tables; `changes` notifies persons whose tables have a new summary."""

    def __init__(self, store: Store, memberships: Memberships, clock: Callable[[], float]) -> None:
        self.changes = PubSub()
        self._store = store
        self._memberships = memberships
        self._clock = clock
        self._noted: WeakKeyDictionary[Table, _Noted] = WeakKeyDictionary()
        self._due: dict[str, _Noted] = {}
        self._told: dict[str, tuple[int, int]] = {}
        """Tables changed by other processes: the version that is awaited, and for how many more pauses."""

    def changed(self, table: Table) -> None:
        """Summarize a table that was loaded or has changed; `write` stores the summary."""
        noted = self._noted.setdefault(table, _Noted())
        game = table.game
        asked = self._asked(table, noted)
        began = {seat: _began(table, seat) for seat in asked}
        nudged = [(seat, at) for seat, at in table.ledger.nudged.items() if seat not in table.ledger.unheard]
        noted.standing = TableSummary(
            title=game.title.name,
            seats=[SeatSummary(seat.name, seat.kind, own_name(seat)) for seat in table.seats],
            asked=asked,
            over=game.is_over,
            scores=game.scores if game.is_over else [],
            winners=game.winners if game.is_over else [],
            ending=game.ending,
            nudged={seat: at for seat, at in nudged if seat in asked and at >= asked[seat]},
            pace=table.opened.pace,
            due=table.waiting.due(),
            lesson=table.opened.lesson,
            left=sorted(table.ledger.left),
            forgotten=sorted(table.ledger.forgotten),
            begun=_begun(noted, asked, began),
        )
        noted.due = table.waiting.next_due()
        noted.version = table.version
        noted.acted = [table.ledger.acted(seat) for seat in range(len(table.seats))]
        noted.began = began
        self._due[table.name] = noted

    def _asked(self, table: Table, noted: _Noted) -> dict[int, int]:
        """The times since when seats of people have to decide, as before unless they have acted meanwhile."""
        now = int(self._clock())
        before = noted.standing.asked if noted.standing else {}
        return {
            seat: now if table.ledger.acted_since(seat, noted.version) else before.get(seat, now)
            for seat in table.game.to_act
            if table.seats[seat].bot is None
        }

    def changed_elsewhere(self, change: Elsewhere) -> None:
        """Await another process's summary of the table that it has changed; None if it may be any table."""
        if change is None:
            self.changes.publish_all()
        elif self.changes:
            self._told[change[0]] = change[1], PATIENCE

    async def due(self, most: int) -> list[Row]:
        """The tables whose clocks run out next, at most `most`: their names, and when, in seconds since 1970."""
        return await self._store.run(Statement(_DUE, (most,)))

    def job(self) -> Repeated:
        """The background job: write what has changed, and once more at the end."""
        return Repeated(self._keep_up, PAUSE, last=self._write_last)

    async def _keep_up(self) -> None:
        try:
            await self.write()
            await self._await_others()
        except StoreError as error:
            log.warning("how tables stand could not be written down: %s", error)
        except Exception:
            log.exception("how tables stand could not be written down; trying again")

    async def _write_last(self) -> None:
        with suppress(StoreError):
            await self.write()

    async def write(self) -> None:
        """Write changed summaries to the store, and notify the persons whose tables they are."""
        while self._due:
            # All processes in the same order: otherwise two that write the same rows could wait for one another.
            due = dict(sorted(list(self._due.items())[:AT_ONCE], key=itemgetter(0)))
            known = await self._read([name for name, noted in due.items() if noted.new])
            written = {}
            for name, noted in due.items():
                self._due.pop(name, None)
                version, before = known.get(name, (-1, None))
                if before is not None:
                    _remember(noted, version, before)
                noted.new = False
                assert noted.standing is not None
                if version < noted.version or (before is not None and before.due != noted.standing.due):
                    written[name] = self._statement(name, noted)
            try:
                if written:
                    await self._store.run(*written.values())
            except BaseException:  # a server that stops writes once more
                self._due = due | self._due
                raise
            await self._ring([*written])

    def _statement(self, name: str, noted: _Noted) -> Statement:
        assert noted.standing is not None
        written = msgspec.json.encode(noted.standing).decode()
        now, over = int(self._clock()), int(noted.standing.over)
        return Statement(_WRITE, (name, noted.version, over, now, written, noted.due))

    async def _read(self, names: list[str]) -> dict[str, tuple[int, TableSummary]]:
        if not names:
            return {}
        rows = await self._store.run(Statement(_READ.format(", ".join("?" * len(names))), (*names,)))
        # An unreadable summary is written anew.
        return {
            str(name): (int(version or 0), standing)
            for name, version, text in rows
            if (standing := summary_of(str(name), text)) is not None
        }

    async def _ring(self, tables: list[str]) -> None:
        if tables and self.changes:
            for person in await self._memberships.of_tables(tables):
                self.changes.publish(person)

    async def _await_others(self) -> None:
        """Notify persons of changes by other processes, once those have written the summaries."""
        if not self._told:
            return
        told = list(self._told.items())[:AT_ONCE]
        known = await self._read([name for name, _ in told])
        there = []
        for name, (version, patience) in told:
            if known.get(name, (-1, None))[0] >= version:
                there.append(name)
            # A table that was announced again meanwhile is awaited anew.
            if self._told.get(name) != (version, patience):
                continue
            if name in there or patience == 0:
                del self._told[name]
            else:
                self._told[name] = version, patience - 1
        await self._ring(there)


def counted(table: str, how: int) -> Statement:
    """The statement that notes of a finished game if its results are recorded: 1, or 2 if it goes on since."""
    return Statement("UPDATE standings SET counted = ? WHERE tab = ?", (how, table))


def _began(table: Table, seat: int) -> int:
    """The version of the first move, or takeback, by people of a seat in its present turn.

    0 if they have done neither: then they may not even know that it is their turn.
    """
    moves = table.ledger.moves
    own = islice((move for move in reversed(moves) if move.seat == seat), table.game.made_in_turn(seat))
    back = table.ledger.undone[seat]
    taken_back = back if back > (moves[-1].version if moves else 0) else 0
    return min((move.version for move in own if not move.by_bot), default=taken_back)


def _begun(noted: _Noted, asked: Mapping[int, int], began: Mapping[int, int]) -> dict[int, int]:
    """The times at which asked seats have begun their turns, as noted before if they had begun then."""
    before = noted.standing.begun if noted.standing else {}
    return {
        seat: before.get(seat, since) if began[seat] <= noted.version else since
        for seat, since in asked.items()
        if began[seat]
    }


def _remember(noted: _Noted, version: int, before: TableSummary) -> None:
    """Take over from the stored summary `before` the times of seats that have not acted since its version."""
    assert noted.standing is not None
    for seat in noted.standing.asked:
        if seat in before.asked and noted.acted[seat] <= version:
            noted.standing.asked[seat] = before.asked[seat]
    for seat in noted.standing.begun:
        if seat in before.begun and noted.began[seat] <= version:
            noted.standing.begun[seat] = before.begun[seat]
