"""A table's history with its older moves packed: they are asked for when a page opens, and hardly ever meanwhile."""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterator, Sequence
from typing import Final, overload

from allmende.server.tables.messages import Past

LOT: Final = 16
"""The number of moves that are packed together; as many at least stay unpacked, for takebacks and for slow clients."""
_QUICKLY: Final = 1
"""The level of compression: others take several times as long, and save a fifth."""


class PackedHistory(Sequence[Past]):
    """The opening of a game and the moves that count, in order of play.

    A move with its label and events takes about a kilobyte, and 70 bytes packed. To unpack a whole game takes a
    millisecond.
    """

    def __init__(self, opening: Past) -> None:
        self._packed: list[bytes] = []
        self._last = [opening]

    def __len__(self) -> int:
        return LOT * len(self._packed) + len(self._last)

    def append(self, past: Past) -> None:
        """Add a move at the end."""
        self._last.append(past)
        if len(self._last) == 2 * LOT:
            self._packed.append(zlib.compress(pickle.dumps(self._last[:LOT], pickle.HIGHEST_PROTOCOL), _QUICKLY))
            del self._last[:LOT]

    def cut(self, length: int) -> None:
        """Forget all but the first moves, so that so many are left, the opening included."""
        while length <= LOT * len(self._packed) and self._packed:
            self._last = self._lot(len(self._packed) - 1)
            self._packed.pop()
        del self._last[length - LOT * len(self._packed) :]

    @overload
    def __getitem__(self, at: int) -> Past: ...

    @overload
    def __getitem__(self, at: slice) -> list[Past]: ...

    def __getitem__(self, at: int | slice) -> Past | list[Past]:
        wanted = range(len(self))[at]
        if isinstance(wanted, int):
            number, index = divmod(wanted, LOT)
            return self._lot(number)[index] if number < len(self._packed) else self._last[wanted - self._begins]
        if not wanted:
            return []
        first = min(wanted[0], wanted[-1]) // LOT
        found = [past for number in range(first, len(self._packed)) for past in self._lot(number)] + self._last
        return [found[index - min(first * LOT, self._begins)] for index in wanted]

    def __iter__(self) -> Iterator[Past]:
        return iter(self[:])

    @property
    def _begins(self) -> int:
        """The number of moves that are packed."""
        return LOT * len(self._packed)

    def _lot(self, number: int) -> list[Past]:
        found: list[Past] = pickle.loads(zlib.decompress(self._packed[number]))  # noqa: S301 (packed by this process itself)
        return found
