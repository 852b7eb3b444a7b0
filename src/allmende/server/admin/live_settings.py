"""What a host changes while the server runs: features that are switched off, and a notice for all who are there.

It is kept in the store, so that all processes at it go by the same; each looks every few seconds.
"""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from allmende.core import Message
from allmende.server.admin.messages import LiveValues
from allmende.server.errors import SwitchedOffError, UnfitError
from allmende.server.http.rate_limits import Kind
from allmende.server.jobs.background import Repeated
from allmende.server.store.protocol import Store, StoreError
from allmende.server.tables.seats import plain_line

SWITCHES: Final[tuple[Kind, ...]] = ("tables", "persons", "joins", "words", "advice", "notifications", "complaints")
"""The features that can be switched off: the kinds of requests by which rates are limited.

Moves, looks and streams can't be: games that go on are not taken from their players.
"""
LOOK_EVERY: Final = 5.0
"""Seconds between two looks at what the host has changed by another process."""
LONGEST: Final = 300
"""The most characters of a notice."""
_MARK: Final = "live-settings"

log = logging.getLogger(__name__)


class LiveSettings:
    """The values in force, `current`: until the store was asked, all is on and there is no notice."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.current = LiveValues()

    def check(self, kind: Kind) -> None:
        """Raise SwitchedOffError if requests of this kind are switched off."""
        if kind in self.current.off:
            raise SwitchedOffError(kind)

    async def change(self, wanted: LiveValues) -> None:
        """Put these values in force, and keep them; UnfitError for an unknown feature, or too long a notice."""
        unknown = set(wanted.off) - set(SWITCHES)
        if unknown:
            raise UnfitError(f"no feature is called {sorted(unknown)[0][:40]!r}", Message("error-admin-switch"))
        notice = plain_line(wanted.notice, LONGEST)
        if wanted.notice.strip() and not notice:
            raise UnfitError("a notice has so many characters", Message("error-admin-notice", {"longest": LONGEST}))
        values = LiveValues(tuple(each for each in SWITCHES if each in wanted.off), notice, wanted.stops)
        await self._store.set_mark(_MARK, msgspec.json.encode(values).decode())
        self.current = values

    async def look(self) -> None:
        """Go by what the store has; what this version can't read changes nothing."""
        written = await self._store.mark(_MARK)
        try:
            self.current = msgspec.json.decode(written, type=LiveValues) if written else LiveValues()
        except msgspec.DecodeError as error:
            log.warning("what the host has changed can't be read: %s", error)

    def job(self) -> Repeated:
        """The background job: look again and again."""
        return Repeated(self._look_again, LOOK_EVERY, at_once=True)

    async def _look_again(self) -> None:
        try:
            await self.look()
        except StoreError as error:
            log.warning("what the host has changed could not be asked for: %s", error)
