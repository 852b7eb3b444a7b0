"""Checks all tables once per version of the rules, and moves games that go alike to the newest amendments.

It begins when the server serves already, rests as long as it works, and goes on where it was if it is interrupted.
No table becomes unplayable by it: one whose game would have gone otherwise keeps its rules, and is reported.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec

import allmende
from allmende.core import AllmendeError, Message
from allmende.core.amendment import with_amendments
from allmende.core.replay_diff import first_difference
from allmende.server.store.protocol import Store, StoreError
from allmende.server.tables.registry import Tables
from allmende.titles import TITLES

MARK: Final = "tables-checked"
PAGE: Final = 100
"""Names of tables per query. After each page the progress is noted, as after every table that is moved or reported, so
that none is counted or reported twice."""
SECONDS_BEFORE: Final = 2.0
"""Seconds before the check begins, so that a visitor who has just opened the page is served first."""

Say = Callable[[Message], None]

log = logging.getLogger(__name__)


class Progress(msgspec.Struct):
    """The progress of the check for a version: the last table looked at, and counts of the outcomes so far."""

    version: str
    after: str = ""
    done: bool = False
    tables: int = 0
    moved: int = 0
    kept: int = 0
    broken: int = 0


def version() -> str:
    """The version of this program and of all rules, as one text."""
    return " ".join([allmende.__version__, *(f"{title.name} {title.newest_rules}" for title in TITLES.values())])


class AmendmentCheck:
    """Checks the tables of a store, and reports by `say` what it finds."""

    def __init__(self, store: Store, tables: Tables, say: Say) -> None:
        self._store = store
        self._tables = tables
        self._say = say

    async def work(self) -> None:
        """Check all tables that this version has not checked yet."""
        await asyncio.sleep(SECONDS_BEFORE)
        try:
            await self.check()
        except StoreError as error:
            self._say(error.message)

    async def check(self) -> None:
        """Check them without delay; StoreError if the store can't be read."""
        found = await self._progress()
        while not found.done:
            names = await self._store.tables(found.after, PAGE)
            for name in names:
                begun = monotonic()
                noticed = await self._look_at(name, found)
                found.after = name
                if noticed:
                    await self._note(found)
                await asyncio.sleep(monotonic() - begun)
            found.done = len(names) < PAGE
            await self._note(found)
            if found.done and found.tables:
                counts = {"tables": found.tables, "moved": found.moved, "kept": found.kept, "broken": found.broken}
                self._say(Message("serve-checked", counts))

    async def _progress(self) -> Progress:
        """The progress of this version's check."""
        mark = await self._store.mark(MARK)
        if mark is not None:
            try:
                found = msgspec.json.decode(mark, type=Progress)
            except msgspec.DecodeError:
                log.warning("it can't be read how far the check of the tables was: it begins anew")
            else:
                if found.version == version():
                    return found
        return Progress(version())

    async def _note(self, found: Progress) -> None:
        await self._store.set_mark(MARK, msgspec.json.encode(found).decode())

    async def _look_at(self, name: str, found: Progress) -> bool:
        """Move one table to the newest rules, or report why it keeps its own; return whether either was needed."""
        found.tables += 1
        otherwise, moved = None, False
        try:
            table, moved = await self._tables.look_at(name)
            if (why := table.trouble) is None and not moved:
                otherwise = await asyncio.to_thread(first_difference, table.game)
        except AllmendeError as error:
            why = error.message
        except Exception:
            # One broken table must not stop the check of the others.
            log.exception("table %s can't be looked at", name)
            why = Message("error-server")
        if why is not None:
            found.broken += 1
            self._say(Message("serve-table-broken", {"table": name, "why": why}))
        elif moved:
            found.moved += 1
        elif otherwise is not None:
            found.kept += 1
            amendments, difference = otherwise
            rules, amended = table.game.rules, with_amendments(table.game.title.rules, amendments)
            what = Message(f"records-otherwise-{difference.what}")
            args: dict[str, float | str | Message] = {
                "table": name,
                "rules": rules,
                "amended": amended,
                "move": difference.move,
                "what": what,
            }
            self._say(Message("serve-table-kept", args))
        else:
            return False
        return True
