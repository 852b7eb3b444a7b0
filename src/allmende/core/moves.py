"""The legal moves of a seat, by number and by text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from allmende.core.title import Title


class Moves:
    """The legal moves of a seat; a collection of numbers that also knows their texts.

    It does not derive from `Collection[int]`, since a type checker would then object to `"done" in game.moves`.
    """

    def __init__(self, title: Title[Any, Any], moves: list[int]) -> None:
        self._title = title
        self._moves = moves

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[int]:
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        """Whether a move is legal; UnknownMoveError for a text that is no move at all, since it must be a typo."""
        return (self._title.vocabulary.parse(move) if isinstance(move, str) else move) in self._moves

    def __getitem__(self, index: int) -> int:
        return self._moves[index]

    @property
    def texts(self) -> list[str]:
        """The moves as they are written."""
        return [self._title.vocabulary[move].text for move in self._moves]

    def __repr__(self) -> str:
        return f"<Moves {', '.join(self.texts)}>"
