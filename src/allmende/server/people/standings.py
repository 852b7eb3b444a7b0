"""How tables stand, kept for lists: it follows from the entries, and is written down soon after, for many at once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import islice
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from allmende.server.hub import Hub
from allmende.server.people.messages import Sitter, Standing
from allmende.server.people.sitters import Sitters, standing_of
from allmende.server.store import Statement, Store, StoreError
from allmende.server.table import Table
from allmende.server.unending import Repeated

PAUSE: Final = 0.5
"""Seconds between one writing down and the next."""
PATIENCE: Final = 30
"""After so many pauses it is no longer awaited that another process writes down what it has told."""
AT_ONCE: Final = 200
"""Standings that are written in one transaction, so that no move waits long for them."""

_READ: Final = "SELECT tab, version, standing FROM standings WHERE tab IN ({})"
_WRITE: Final = """
    INSERT INTO standings (tab, version, over, changed, standing, due) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (tab) DO UPDATE
    SET version = excluded.version, over = excluded.over, standing = excluded.standing, due = excluded.due,
        changed = CASE WHEN excluded.version > standings.version THEN excluded.changed ELSE standings.changed END,
        ended = CASE WHEN excluded.over > standings.over THEN excluded.changed ELSE standings.ended END
    WHERE excluded.version >= standings.version
"""
"""Of one version the last one holds: when somebody's time is up may change without anything being laid down."""

log = logging.getLogger(__name__)


class _Noted:
    """A table as it was noted last: how it stands, and when each seat has `acted` and `began` its turn, by versions.

    It is `new` until the store has been asked since when its seats are asked. The table itself may leave memory.
    """

    __slots__ = ("acted", "began", "due", "new", "standing", "version")

    def __init__(self) -> None:
        self.new = True
        self.version = -1
        self.acted: list[int] = []
        self.began: dict[int, int] = {}
        self.due: int | None = None
        self.standing: Standing | None = None


class Standings:
    """The standings of all tables. `hub` rings for persons whose tables stand otherwise than before."""

    def __init__(self, store: Store, sitters: Sitters, clock: Callable[[], float]) -> None:
        self.hub = Hub()
        self._store = store
        self._sitters = sitters
        self._clock = clock
        self._noted: WeakKeyDictionary[Table, _Noted] = WeakKeyDictionary()
        self._due: dict[str, _Noted] = {}
        self._told: dict[str, tuple[int, int]] = {}
        """Tables that other processes have changed: their versions, and for how many more pauses they are awaited."""

    def note(self, table: Table) -> None:
        """A table was loaded, or has changed."""
        noted = self._noted.setdefault(table, _Noted())
        game = table.game
        asked = self._asked(table, noted)
        began = {seat: _began(table, seat) for seat in asked}
        nudged = table.ledger.nudged.items()
        noted.standing = Standing(
            title=game.title.name,
            seats=[Sitter(seat.name, seat.kind) for seat in table.seats],
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
        """Since when each seat of people has to decide: as before, unless it has acted meanwhile."""
        now = int(self._clock())
        before = noted.standing.asked if noted.standing else {}
        return {
            seat: now if table.ledger.acted_since(seat, noted.version) else before.get(seat, now)
            for seat in table.game.to_act
            if table.seats[seat].bot is None
        }

    def hear(self, change: tuple[str, int] | None) -> None:
        """Another process has changed a table; None if it may be any."""
        if change is None:
            self.hub.ring_all()
        elif self.hub:
            self._told[change[0]] = change[1], PATIENCE

    def job(self) -> Repeated:
        """Write down what has changed, again and again, and once more at the end."""
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
        """Write down what has changed, and tell whom it concerns."""
        while self._due:
            due = dict(list(self._due.items())[:AT_ONCE])
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

    async def _read(self, names: list[str]) -> dict[str, tuple[int, Standing]]:
        if not names:
            return {}
        rows = await self._store.run(Statement(_READ.format(", ".join("?" * len(names))), (*names,)))
        # What can't be read is written anew.
        return {
            str(name): (int(version or 0), standing)
            for name, version, text in rows
            if (standing := standing_of(str(name), text)) is not None
        }

    async def _ring(self, tables: list[str]) -> None:
        if tables and self.hub:
            for person in await self._sitters.of_tables(tables):
                self.hub.ring(person)

    async def _await_others(self) -> None:
        """Ring for what other processes have told, once they have written it down."""
        if not self._told:
            return
        told = list(self._told.items())[:AT_ONCE]
        known = await self._read([name for name, _ in told])
        there = []
        for name, (version, patience) in told:
            if known.get(name, (-1, None))[0] >= version:
                there.append(name)
            # What was told meanwhile is awaited anew.
            if self._told.get(name) != (version, patience):
                continue
            if name in there or patience == 0:
                del self._told[name]
            else:
                self._told[name] = version, patience - 1
        await self._ring(there)


def _began(table: Table, seat: int) -> int:
    """The version at which people of a seat have first moved in the turn that they have now, or taken it back.

    0 if they have done neither: then they may not even know that it is their turn.
    """
    moves = table.ledger.moves
    own = islice((move for move in reversed(moves) if move.seat == seat), table.game.made_in_turn(seat))
    back = table.ledger.undone[seat]
    taken_back = back if back > (moves[-1].version if moves else 0) else 0
    return min((move.version for move in own if not move.by_bot), default=taken_back)


def _begun(noted: _Noted, asked: Mapping[int, int], began: Mapping[int, int]) -> dict[int, int]:
    """When those who are asked have begun their turns: as it was noted before, if they had begun then."""
    before = noted.standing.begun if noted.standing else {}
    return {
        seat: before.get(seat, since) if began[seat] <= noted.version else since
        for seat, since in asked.items()
        if began[seat]
    }


def _remember(noted: _Noted, version: int, before: Standing) -> None:
    """Whoever was asked, or had begun, at a version already, and has not acted since, has been or had for as long."""
    assert noted.standing is not None
    for seat in noted.standing.asked:
        if seat in before.asked and noted.acted[seat] <= version:
            noted.standing.asked[seat] = before.asked[seat]
    for seat in noted.standing.begun:
        if seat in before.begun and noted.began[seat] <= version:
            noted.standing.begun[seat] = before.begun[seat]
