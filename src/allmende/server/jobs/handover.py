"""Handovers: work under way that a process which ends leaves to the others, or to the next one."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from allmende.server.store.protocol import Statement, Store

_LEAVE: Final = "INSERT INTO leases (name, process, beat) VALUES (?, '', 0) ON CONFLICT (name) DO NOTHING"
_LOOK: Final = "SELECT 1 FROM leases WHERE process = '' AND name >= ? AND name < ? LIMIT 1"
_TAKE: Final = "DELETE FROM leases WHERE process = '' AND name >= ? AND name < ? RETURNING name"


class Handover:
    """Names of work of one kind that are left in the store, as leases that no process holds, and taken once."""

    def __init__(self, store: Store, kind: str) -> None:
        self._store = store
        self._prefix = f"{kind} "

    async def leave(self, names: Collection[str]) -> None:
        """Leave this work to the process that takes it first."""
        if names:
            await self._store.run(*(Statement(_LEAVE, (self._prefix + name,)) for name in names))

    async def take(self) -> list[str]:
        """Take all the work that was left: no other process gets it, too."""
        # Up to the character after a space, so that the index finds all of this kind.
        these = self._prefix, self._prefix[:-1] + "!"
        if not await self._store.run(Statement(_LOOK, these)):
            return []  # as nearly always, without a transaction that writes
        rows = await self._store.run(Statement(_TAKE, these))
        return [str(name).removeprefix(self._prefix) for (name,) in rows]
