"""The finite list of all moves of a title: number, text and place on the screen of each."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from allmende.core.errors import UnknownMoveError
from allmende.core.message import Message


class Noun(msgspec.Struct, frozen=True):
    """A move as people and screens know it.

    `text` is stable and unique within the title (`sow hops row 4`); `target` names the object on the screen that
    offers the move (`field:4`); `label` says it. `verb` and `nouns` are what screens go by: what is done (`sow`), with
    which things and how many of them (`hops`, `4`).
    """

    text: str
    target: str
    label: Message
    verb: str = ""
    nouns: tuple[str | int, ...] = ()


class Vocabulary:
    """All moves of a title; a move is its index here.

    >>> words = Vocabulary([Noun("done", "done", Message("move-done")), Noun("sow rye", "rye", Message("move-sow"))])
    >>> words.parse("Sow  rye"), words[1].text, len(words)
    (1, 'sow rye', 2)
    """

    def __init__(self, nouns: Iterable[Noun]) -> None:
        self._nouns = tuple(nouns)
        self._moves = {noun.text: move for move, noun in enumerate(self._nouns)}
        if len(self._moves) != len(self._nouns):
            raise ValueError("two moves of the vocabulary have the same text")

    def __len__(self) -> int:
        return len(self._nouns)

    def __getitem__(self, move: int) -> Noun:
        return self._nouns[move]

    def parse(self, text: str) -> int:
        """The move written as `text`, whatever its spacing and capitals; UnknownMoveError if there is none."""
        move = self._moves.get(" ".join(text.lower().split()))
        if move is None:
            raise UnknownMoveError(f"unknown move {text!r}", Message("error-unknown-move", {"move": text}))
        return move
