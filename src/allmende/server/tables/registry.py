"""The registry of tables: sets them up, loads them on demand, appends their entries."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random, SystemRandom
from time import time
from typing import Final

import msgspec

from allmende.core import Game, Message, Record
from allmende.server import keys
from allmende.server.errors import ForbiddenError, NotOverError, UnfitError, no_table
from allmende.server.http.disconnects import shielded
from allmende.server.jobs.background import Repeated
from allmende.server.store.protocol import Statement, Store, StoreError, TakenError
from allmende.server.tables import chat, ending, seat_changes, studies, takebacks
from allmende.server.tables.cache import TableCache
from allmende.server.tables.change_feed import ChangeFeed, Elsewhere
from allmende.server.tables.entries import AnyEntry, Ended, Followed, Moved, Opened, encode
from allmende.server.tables.entry_limits import MOST_ENTRIES, check_room, full
from allmende.server.tables.loading import played
from allmende.server.tables.messages import (
    EndRequest,
    NewSeat,
    NewTable,
    NewTableReply,
    NudgeRequest,
    SeatChange,
    UndoRequest,
    WordRequest,
)
from allmende.server.tables.new_table import first_entry
from allmende.server.tables.pace.uptime import Uptime
from allmende.server.tables.record_names import names_in
from allmende.server.tables.seats import check_names, new_seat, seats_here
from allmende.server.tables.studies import Setup
from allmende.server.tables.table import Holder, Question, Table
from allmende.titles import replay, title

_TABLE_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_SECONDS_UNTIL_RETRY: Final = 2.0
_SECONDS_UNTIL_TIDYING: Final = 60.0

log = logging.getLogger(__name__)


Beside = Callable[[str, Sequence[AnyEntry]], list[Statement]]
"""Gives the statements that are carried out in one transaction with new entries at the table of this name."""


def nothing_beside(table: str, entries: Sequence[AnyEntry]) -> list[Statement]:
    """Write entries alone."""
    return []


class Tables:
    """The tables of this process. Its `feed` tells of every table that was loaded or has changed.

    The `clock` gives seconds since 1970, and `chance` draws each deal that has no seed. `beside` adds statements to the
    transaction that writes entries.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time,
        chance: Callable[[], Random] = SystemRandom,
        beside: Beside = nothing_beside,
    ) -> None:
        self.feed = ChangeFeed()
        self.uptime = Uptime(store, clock)
        self._store = store
        self._clock = clock
        self._chance = chance
        self._keeping = TableCache(clock)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._beside = beside

    async def get(self, name: str) -> Table:
        """The table of this name; NotFoundError if there is none."""
        table = self._keeping.find(name)
        if table is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            # Other requests may wait for it when the first one is gone.
            table = await shielded(self._loading[name])
        self._keeping.keep(table)
        return table

    def held(self, name: str) -> Table | None:
        """The table of this name, if it is in memory."""
        return self._keeping.find(name)

    def in_memory(self) -> int:
        """The number of tables in memory."""
        return len(self._keeping)

    def unasked(self, table: Table) -> float:
        """Seconds since a request here last asked for a table; infinity if it isn't kept beyond its present use."""
        return self._keeping.since(table)

    def tidying(self) -> Repeated:
        """The job that forgets tables for which no request has asked for a while."""
        return Repeated(self._tidy, _SECONDS_UNTIL_TIDYING)

    async def _tidy(self) -> None:
        self._keeping.tidy()

    async def _load(self, name: str) -> Table:
        try:
            entries = await self._store.entries(name) if _TABLE_NAME.fullmatch(name) else []
            if not entries:
                raise no_table()
            # To replay a long game takes its time; meanwhile all other requests go on.
            table = await self._read(name, entries)
            await self._amend(table)
            await self.feed.prepare(table)
            table = self._keep(table)
            # Nothing here followed the table yet when another process told of entries that it has written meanwhile.
            await self._catch_up_and_tell(table)
            return table
        finally:
            del self._loading[name]

    async def look_at(self, name: str) -> tuple[Table, bool]:
        """The table of this name, which isn't kept in memory for that, and whether this call gave it the newest rules.

        A table that is in memory already was brought to them, if it can be, when it was loaded.
        """
        if (table := self._keeping.find(name)) is not None:
            return table, False
        table = await self._read(name, await self._store.entries(name))
        return table, await self._amend(table)

    async def _read(self, name: str, entries: list[str]) -> Table:
        """The table that these entries make, replayed in a thread."""
        return await self._timed(await asyncio.to_thread(played, name, entries))

    async def _timed(self, table: Table) -> Table:
        """Give a table its clock and the gaps in uptime, in which no time passes."""
        table.waiting.clock, table.waiting.gaps = self._clock, self.uptime.gaps
        if table.waiting.clocks is not None:
            await self.uptime.look()
        return table

    async def _amend(self, table: Table) -> bool:
        """Move a table that is not in use yet to the newest rules, if its game would have gone alike by them.

        Returns whether it was moved; if the entry can't be written, the table keeps its own rules.
        """
        entry = await asyncio.to_thread(table.propose_newest_rules)
        if entry is None:
            return False
        [stamped] = table.waiting.stamped([entry])
        try:
            check_room(table, [entry])
            await self._store.append(table.name, table.version + 1, [encode(stamped)])
        except (UnfitError, TakenError, StoreError) as error:
            log.info("table %s keeps the rules %s for now: %r", table.name, table.game.rules, error)
            return False
        await asyncio.to_thread(table.apply, stamped)
        return True

    def _keep(self, table: Table) -> Table:
        """Keep a table in memory and tell subscribers; where another copy was kept meanwhile, use that one instead."""
        held = self._keeping.find(table.name)
        table = table if held is None else held
        self._keeping.keep(table)
        self.feed.loaded(table)
        return table

    # New tables

    async def create(self, wanted: NewTable, name: str | None = None) -> NewTableReply:
        """Set up a table, with a new name unless `name` is given; AllmendeError if it can't be had like that."""
        game_title = title(wanted.title)
        count = len(wanted.players)
        # First of all, so that nothing is done for a thousand players.
        options = game_title.checked_options(count, {} if wanted.after else wanted.options)
        secrets = [keys.new_key() if player.kind == "link" else "" for player in wanted.players]
        seats = [new_seat(player, game_title, secret) for player, secret in zip(wanted.players, secrets, strict=True)]
        if wanted.seed is not None and any(secrets):
            raise UnfitError("whoever knows the seed knows all hands", Message("error-seed"))
        if wanted.rated and not (count > 1 and all(secrets)):
            raise UnfitError("a rated game has people by link", Message("error-rated"))
        game = await self._sequel(wanted) if wanted.after else None
        if game is None:
            chance = self._chance() if wanted.seed is None else Random(wanted.seed)
            game = Game(game_title, count, options, game_title.draw(count, options, chance))
        check_names([seat.name for seat in seats])
        return await self._open(first_entry(wanted, game.record, seats), secrets, name)

    async def _sequel(self, wanted: NewTable) -> Game:
        """The next game of the series of `wanted.after`; UnfitError if none follows, or its title or players differ."""
        before = (await self.get(wanted.after or "")).game
        game = before.sequel(wanted.seed)
        if game is None or (game.title.name, game.players) != (wanted.title, len(wanted.players)):
            raise UnfitError("no such game follows there", Message("error-no-sequel"))
        return game

    async def from_record(self, text: str, names: Sequence[str] = (), bots: Sequence[str] = ()) -> NewTableReply:
        """Set up a table where a recorded game goes on, all seats at one screen; RecordError if it can't be played.

        The players bear the names that stand in the record, or else `names`. Of `bots`, empty for people, each plays on
        for a seat, if it is known here.
        """
        if text.count("\n") > MOST_ENTRIES:
            raise full()
        game = await asyncio.to_thread(replay, text)
        called = await asyncio.to_thread(names_in, text, game.players, names)
        return await self._open(Opened(game.record, seats_here(called, bots, game.title), ""), [""] * game.players)

    async def set_up(self, plan: Callable[[], Setup], name: str | None = None) -> NewTableReply:
        """Set up a table with the entries that `plan` gives, all seats at one screen; AllmendeError if it can't."""
        opened, entries = await asyncio.to_thread(plan)
        return await self._open(opened, [""] * len(opened.seats), name, entries)

    async def _open(
        self, wanted: Opened, secrets: list[str], name: str | None = None, later: Sequence[AnyEntry] = ()
    ) -> NewTableReply:
        """Set a table up with a key for its maker."""
        name, key, seats = name or keys.new_table_name(), keys.new_key(), wanted.seats
        await self._lay_out(name, msgspec.structs.replace(wanted, key=keys.digest(key)), later)
        return NewTableReply(
            name,
            key,
            [
                NewSeat(number, seat.name, seat.kind, *([secret] if secret else []))
                for number, (seat, secret) in enumerate(zip(seats, secrets, strict=True))
            ],
        )

    async def _lay_out(self, name: str, opened: Opened, later: Sequence[AnyEntry] = ()) -> None:
        """Write a new table with all moves of its record, and `later` entries; TakenError if it is there already."""
        record, is_timed = opened.record, opened.absence is not None or opened.pace is not None
        at = int(self._clock()) if is_timed else 0
        bare = Record(record.title, record.rules, record.players, record.options, record.deal)
        entries: list[AnyEntry] = [msgspec.structs.replace(opened, record=bare, at=at, warned=opened.rated)]
        entries += [Moved(seat, move) for seat, move in record.moves]
        entries += [*([Ended(record.ending)] if record.ending else []), *later]
        table = await self._timed(await asyncio.to_thread(Table.of, name, entries))
        await self._store.append(name, 0, [encode(entry) for entry in entries], self._beside(name, entries))
        self._keep(table)

    async def rematch(self, table: Table, holder: Holder) -> str:
        """The table where the players of a finished game go on, each a seat further; the first request sets it up.

        NotOverError while the game goes on, ForbiddenError for onlookers.
        """
        if not table.game.is_over:
            raise NotOverError
        if not (holder.seats or holder.maker):
            raise ForbiddenError("an onlooker wants no rematch", Message("error-no-seat-of-link"))
        await self.lay_down(table, lambda: [] if table.ledger.followed_by else [Followed(keys.new_table_name())])
        game, opened = table.game, table.opened
        deal = game.title.draw(game.players, game.options, self._chance())
        record = Game(game.title, game.players, game.options, deal).record
        seats = [table.seats[number - 1] for number in range(len(table.seats))]
        hours = [table.ledger.hours[number - 1] for number in range(len(seats))] if opened.pace else []
        # A player who has left their seat to a bot has not agreed to another rated game.
        rated = opened.rated and all(seat.bot is None for seat in seats)
        again = msgspec.structs.replace(opened.plain(), record=record, seats=seats, rated=rated, hours=hours)
        # If another request was faster, or an earlier one was interrupted right after this, the table is there already.
        with suppress(TakenError):
            await self._lay_out(table.ledger.followed_by, again)
        return table.ledger.followed_by

    # Changes

    async def end(self, table: Table, holder: Holder, wanted: EndRequest) -> int:
        """Concede the game, or note a player's wish that it ends as it stands."""
        return await self.lay_down(table, lambda: ending.propose(table, holder, wanted))

    async def say(self, table: Table, holder: Holder, wanted: WordRequest) -> int:
        """Send a chat message to all at a table."""
        return await self.lay_down(table, lambda: chat.say(table, holder, wanted, self._clock()))

    async def nudge(self, table: Table, holder: Holder, wanted: NudgeRequest, unheard: bool) -> int:
        """Remind the player of a seat of their turn; they get no notification if it is `unheard`."""
        return await self.lay_down(table, lambda: chat.nudge(table, holder, wanted, self._clock(), unheard))

    async def move(self, table: Table, holder: Holder, seat: int, version: int, move: str) -> int:
        """Play a person's move and give the version that it makes, or has made if it is sent once more."""
        made: int | None = None

        def propose() -> list[AnyEntry]:
            nonlocal made
            made = table.repeated(holder, seat, version, move)
            return [] if made else [studies.followed(table, table.propose_move(holder, seat, version, move))]

        reached = await self.lay_down(table, propose)
        return made or reached

    async def answer(self, table: Table, question: Question, move: str) -> int:
        """Play a bot's move."""
        return await self.lay_down(table, lambda: [studies.followed(table, table.propose_answer(question, move))])

    async def undo(self, table: Table, holder: Holder, wanted: UndoRequest) -> int:
        """Take back the last move of a seat, its whole last turn, or all its moves down to one."""
        return await self.lay_down(table, lambda: takebacks.propose(table, holder, wanted))

    async def reseat(self, table: Table, holder: Holder, number: int, change: SeatChange) -> int:
        """Rename a seat, give it to a bot or take it back; or vote for a bot, if the seat is another player's."""
        return await self.lay_down(
            table, lambda: ending.with_end(table, seat_changes.propose(table, holder, number, change, self._clock()))
        )

    async def lay_down(
        self,
        table: Table,
        propose: Callable[[], Sequence[AnyEntry]],
        beside: Callable[[], Sequence[Statement]] = tuple,
    ) -> int:
        """Append the proposed entries, all of them or none, and give the version that the table has then.

        The statements `beside` are carried out in one transaction with them, and only if there are any.
        """
        if table.waiting.clocks is not None:
            await self.uptime.look()
        async with table.lock:
            while entries := self._proposed(table, propose):
                try:
                    written = [encode(entry) for entry in entries]
                    also = [*beside(), *self._beside(table.name, entries)]
                    await self._store.append(table.name, table.version + 1, written, also)
                except TakenError:
                    if await self._catch_up(table):
                        self.feed.changed(table)
                    continue
                for entry in entries:
                    table.apply(entry)
                break
            version = table.version
        if entries:
            self.feed.changed(table)
        return version

    def _proposed(self, table: Table, propose: Callable[[], Sequence[AnyEntry]]) -> list[AnyEntry]:
        """The proposed entries, with their time if the table asks for it; AllmendeError if they can't be appended."""
        table.check_whole()
        entries = list(propose())
        check_room(table, entries)
        return table.waiting.stamped(entries)

    # Other processes

    async def follow(self) -> None:
        """Follow what other processes write, for ever."""
        while True:
            try:
                async for change in self._store.changes():
                    await self._look_after(change)
            except StoreError as error:
                log.warning("%s", error)
            except Exception:
                log.exception("what other processes lay down could not be followed; trying again")
            await asyncio.sleep(_SECONDS_UNTIL_RETRY)

    async def _look_after(self, change: Elsewhere) -> None:
        self.feed.changed_elsewhere(change)
        if change is None:
            late = self._keeping.used()
        else:
            table = self._keeping.find(change[0])
            late = [table] if table is not None and table.heard < change[1] else []
        for table in late:
            try:
                await self._catch_up_and_tell(table)
            except StoreError:
                raise
            except Exception:
                # One table that can't be followed must not stop the others.
                log.exception("table %s could not be followed", table.name)

    async def catch_up(self, name: str) -> None:
        """Apply new entries from the store to the table of this name, if it is in memory."""
        if (table := self._keeping.find(name)) is not None:
            await self._catch_up_and_tell(table)

    async def _catch_up_and_tell(self, table: Table) -> None:
        async with table.lock:
            behind = await self._catch_up(table)
        if behind:
            self.feed.changed(table)

    async def _catch_up(self, table: Table) -> bool:
        """Apply what other processes have written, and return whether there was anything."""
        entries = await self._store.entries(table.name, table.heard)
        for entry in entries:
            table.hear(entry)
        return bool(entries)
