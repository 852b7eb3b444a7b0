"""The legal moves of a seat, as a collection of indexes with texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from allmende.core.title import Title


class Moves:
    """The legal moves of a seat: a collection of indexes into the vocabulary that also knows their texts.

    >>> import allmende
    >>> moves = allmende.hallertau.new(players=1, seed=1).moves
    >>> len(moves), moves[0], moves.texts[0]
    (37, 1, 'place gateway-card')
    >>> "place gateway-card" in moves, 1 in moves
    (True, True)
    """

    # Not a `Collection[int]`: a type checker would then object to `"done" in game.moves`.

    def __init__(self, title: Title[Any, Any], moves: list[int]) -> None:
        self._title = title
        self._moves = moves

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[int]:
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        """True if a move, given by index or text, is legal.

        UnknownMoveError for a text that is no move of the title at all: it must be a typo.
        """
        return (self._title.vocabulary.parse(move) if isinstance(move, str) else move) in self._moves

    def __getitem__(self, index: int) -> int:
        return self._moves[index]

    @property
    def texts(self) -> list[str]:
        """The texts of the moves, as records write them."""
        return [self._title.vocabulary[move].text for move in self._moves]

    def __repr__(self) -> str:
        return f"<Moves {', '.join(self.texts)}>"
