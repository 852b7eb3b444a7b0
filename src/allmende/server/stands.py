"""How the course of play stood after each of the last entries of a table."""

from __future__ import annotations

from typing import Final

import msgspec

MOST_STANDS: Final = 200
"""Of so many entries at least it is known how the course of play stood then: nobody is as late as that."""


class Stand(msgspec.Struct, frozen=True):
    """How the course of play stood after an entry, and which seats bots played."""

    period: int
    to_act: list[int]
    bots: list[int]


class Stands:
    """How it stood from a version on."""

    def __init__(self, version: int, stand: Stand) -> None:
        self._first = version
        self._stands = [stand]

    def add(self, stand: Stand) -> None:
        """How it stands after the next entry; the oldest are forgotten."""
        self._stands.append(stand)
        if len(self._stands) > 2 * MOST_STANDS:
            del self._stands[:MOST_STANDS]
            self._first += MOST_STANDS

    @property
    def last(self) -> Stand:
        """How it stands now."""
        return self._stands[-1]

    def at(self, version: int) -> Stand | None:
        """How it stood at a version, unless that is forgotten."""
        index = version - self._first
        return self._stands[index] if 0 <= index < len(self._stands) else None
