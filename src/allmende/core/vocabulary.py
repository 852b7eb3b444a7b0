"""The vocabulary of a title: index, text and screen target of each of its moves."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index

import msgspec

from allmende.core.errors import UnknownMoveError
from allmende.core.message import Message


class MoveSpec(msgspec.Struct, frozen=True):
    """A move as people and screens know it.

    `text` writes it in records; it never changes, and is unique within the title (`sow hops row 4`). `target` names
    the thing on the screen that offers the move (`field:4`), and `label` describes it in words. By `verb` and `nouns`
    screens find and group moves: what is done (`sow`), with which things and amounts (`hops`, `4`).
    """

    text: str
    target: str
    label: Message
    verb: str = ""
    nouns: tuple[str | int, ...] = ()


class Vocabulary:
    """All moves of a title, as a sequence of `MoveSpec`; a move is its index here.

    The list is the same in all games of a title, whatever the number of players and the options. ValueError if two
    moves have the same text.

    >>> done = MoveSpec("done", "done", Message("move-done"))
    >>> words = Vocabulary([done, MoveSpec("sow rye", "rye", Message("move-sow"))])
    >>> words.parse("Sow  rye"), words[1].text, len(words)
    (1, 'sow rye', 2)
    """

    def __init__(self, specs: Iterable[MoveSpec]) -> None:
        self._specs = tuple(specs)
        self._moves = {spec.text: move for move, spec in enumerate(self._specs)}
        if len(self._moves) != len(self._specs):
            raise ValueError("two moves of the vocabulary have the same text")

    def __len__(self) -> int:
        return len(self._specs)

    def __getitem__(self, move: int) -> MoveSpec:
        return self._specs[move]

    def parse(self, text: str) -> int:
        """The index of the move written as `text`, in any spacing and capitals.

        UnknownMoveError if there is no such move.
        """
        move = self._moves.get(" ".join(text.lower().split()))
        if move is None:
            raise UnknownMoveError(f"unknown move {text!r}", Message("error-unknown-move", {"move": text}))
        return move

    def index_of(self, move: int | str) -> int:
        """The index of a move that is given by its index or its text.

        UnknownMoveError if there is no such move; TypeError if it is neither text nor a whole number.
        """
        if isinstance(move, str):
            return self.parse(move)
        if not 0 <= (number := index(move)) < len(self):
            raise UnknownMoveError(f"there is no move {move}", Message("error-unknown-move", {"move": str(move)}))
        return number
