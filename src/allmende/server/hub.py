"""Who wants to know when something changes: a table, or what concerns a person."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Bell:
    """Rings when something has changed. Changes while nobody waits are one ring: what changed is looked up anyway."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """Wake whoever waits, or the next who will."""
        self._rung.set()

    async def wait(self) -> None:
        """Wait for the next ring, or not at all if there was one since the last wait."""
        await self._rung.wait()
        self._rung.clear()


class Hub:
    """Bells by the name of what they ring for, for listeners in this process."""

    def __init__(self) -> None:
        self._bells: dict[str, set[Bell]] = {}

    @contextmanager
    def listen(self, name: str, bell: Bell | None = None) -> Iterator[Bell]:
        """A bell that rings for this: a new one, or one that rings for other things, too."""
        bell = bell or Bell()
        self._bells.setdefault(name, set()).add(bell)
        try:
            yield bell
        finally:
            self._bells[name].discard(bell)
            if not self._bells[name]:
                del self._bells[name]

    def ring(self, name: str) -> None:
        """Tell everybody who listens that this has changed."""
        for bell in self._bells.get(name, ()):
            bell.ring()

    def ring_all(self) -> None:
        """Tell everybody, since anything may have changed."""
        for name in self._bells:
            self.ring(name)

    @property
    def names(self) -> list[str]:
        """What anybody listens for, in order."""
        return sorted(self._bells)

    def __bool__(self) -> bool:
        """Whether anybody listens at all."""
        return bool(self._bells)

    def is_listened_to(self, name: str) -> bool:
        """Whether anybody wants to know about this."""
        return name in self._bells
