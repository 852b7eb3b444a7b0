"""Studies: lines of play from a deal as a tree, and the text form that a record has with variations and comments.

    1 place butchery
    [Butchery first]
    {It costs a single worker.}
    (
    1 place clearing
    2 place butchery
    )
    2 place clearing

As in PGN, a variation in parentheses stands after the move that it replaces. A line in brackets names the position
after the move above it, and lines in braces comment on it; before the first move both are about the beginning. Each of
them is a line of its own, so that names and comments can have any characters.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from allmende.core.errors import IllegalMoveError, RecordError, SeatError, UnknownMoveError
from allmende.core.message import Message
from allmende.core.record import CLOSES, OPENS, Record, is_comment, is_name, move_in, move_line, unreadable

if TYPE_CHECKING:
    from allmende.core.game import Game

BEGINNING: Final = 0
"""The number of the position before the first move."""


class Node(msgspec.Struct):
    """A position of a study, after the `move` of a `seat` at its `parent`; at the beginning it has neither.

    The first of its `children` goes on with the main line from here, the others are variations. `line` is that of the
    text from which the move was read, or 0.
    """

    number: int
    parent: int = BEGINNING
    seat: int = -1
    move: str = ""
    name: str = ""
    comment: str = ""
    children: list[int] = []
    line: int = 0


class Study:
    """A tree of positions, by number; a number is larger than that of any position before it.

    >>> study = Study()
    >>> butchery = study.add(BEGINNING, 0, "place butchery")
    >>> clearing = study.add(BEGINNING, 0, "place clearing")
    >>> study.annotate(clearing, "Clearing first", "")
    >>> study.promote(clearing)
    >>> study.path(study.line("1")), study.line("Clearing first") == clearing
    ([2], True)
    """

    def __init__(self) -> None:
        self.nodes = {BEGINNING: Node(BEGINNING)}
        self._last = BEGINNING

    def __contains__(self, number: object) -> bool:
        return number in self.nodes

    def __getitem__(self, number: int) -> Node:
        return self.nodes[number]

    # Changes

    def add(self, parent: int, seat: int, move: str, number: int | None = None, line: int = 0) -> int:
        """Add the position after a move, the last of its parent's variations, and return its number."""
        self._last = number = self._last + 1 if number is None else number
        self.nodes[number] = Node(number, parent, seat, move, line=line)
        self.nodes[parent].children.append(number)
        return number

    def find(self, parent: int, seat: int, move: str) -> int | None:
        """The position to which a move leads from another one, if it is there."""
        for child in self.nodes[parent].children:
            if (self.nodes[child].seat, self.nodes[child].move) == (seat, move):
                return child
        return None

    def annotate(self, number: int, name: str, comment: str) -> None:
        """Name a position and comment on it; empty texts take both away."""
        node = self.nodes[number]
        node.name = " ".join(name.split())
        node.comment = "\n".join(line.strip() for line in comment.strip().splitlines())

    def remove(self, number: int) -> None:
        """Remove a position with all that follows."""
        self.nodes[self.nodes[number].parent].children.remove(number)
        todo = [number]
        while todo:
            todo += self.nodes.pop(todo.pop()).children

    def promote(self, number: int) -> None:
        """Have the main line lead through a position."""
        for step in self.path(number):
            siblings = self.nodes[self.nodes[step].parent].children
            siblings.remove(step)
            siblings.insert(0, step)

    # Lines

    def path(self, number: int) -> list[int]:
        """The positions after each move that leads to a position, which is the last of them."""
        found = []
        while number != BEGINNING:
            found.append(number)
            number = self.nodes[number].parent
        return found[::-1]

    def end(self, number: int) -> int:
        """The last position of the line that goes on from this one, by the main moves."""
        while children := self.nodes[number].children:
            number = children[0]
        return number

    def steps(self) -> Iterator[tuple[str, int]]:
        """All positions but the beginning, in the order of the text, with a mark.

        A variation begins with OPENS and its first position, and ends with CLOSES; other positions have no mark.
        """
        todo: list[tuple[str, int]] = [("", BEGINNING)]
        while todo:
            mark, number = todo.pop()
            if mark == CLOSES:
                yield mark, number
                continue
            if number != BEGINNING:
                yield mark, number
            # The variations of a move come after it, but are children of the same position.
            parent = self.nodes[number].parent
            siblings = self.nodes[parent].children if number != BEGINNING and not mark else []
            if children := self.nodes[number].children:
                todo.append(("", children[0]))
            for other in reversed(siblings[1:]):
                todo += [(CLOSES, other), (OPENS, other)]

    def variations(self) -> list[int]:
        """The first position of each variation, in the order of the text."""
        return [number for mark, number in self.steps() if mark == OPENS]

    def lines(self) -> list[int]:
        """The last position of each line: first that of the main line, then those of the variations."""
        return [self.end(number) for number in (BEGINNING, *self.variations())]

    def line(self, wanted: str) -> int | None:
        """The last position of the line that has this number, from 1, or goes through the position of this name."""
        lines = self.lines()
        if wanted.isdecimal() and len(wanted) < 10 and 0 < int(wanted) <= len(lines):
            return lines[int(wanted) - 1]
        named = (number for _, number in self.steps() if wanted and self.nodes[number].name == wanted)
        found = next(named, None)
        return None if found is None else self.end(found)

    def record(self, header: Record, number: int) -> Record:
        """The record of the game up to a position."""
        moves = [(self.nodes[step].seat, self.nodes[step].move) for step in self.path(number)]
        return msgspec.structs.replace(header, moves=moves, ending=None)

    def walk(self, game: Game) -> Iterator[tuple[Node, Game]]:
        """All positions but the beginning, from the game before the first move on, with the game before their moves.

        The game is played on afterwards. RecordError if a move can't be played.
        """
        todo = [(number, game) for number in reversed(self.nodes[BEGINNING].children)]
        while todo:
            number, before = todo.pop()
            node = self.nodes[number]
            yield node, before
            after = before if self.nodes[node.parent].children[-1] == number else before.copy()
            try:
                after.play(node.move, node.seat)
            except (IllegalMoveError, UnknownMoveError, SeatError) as error:
                raise RecordError(
                    f"line {node.line} of the study has a move that can't be played: {error}",
                    Message("error-study-move", {"line": node.line, "move": node.move, "reason": error.message}),
                    node.line,
                ) from None
            todo += [(child, after) for child in reversed(node.children)]

    # Text

    def text(self, header: Record) -> str:
        """The text of the study; the header, but no moves, is that of a record."""
        bare = msgspec.structs.replace(header, moves=[], ending=None)
        lines = [*str(bare).splitlines(), *self._notes(BEGINNING)]
        for mark, number in self.steps():
            if mark == CLOSES:
                lines.append(CLOSES)
                continue
            if mark:
                lines.append(OPENS)
            lines.append(move_line(self.nodes[number].seat, self.nodes[number].move))
            lines += self._notes(number)
        return "\n".join(lines) + "\n"

    def _notes(self, number: int) -> list[str]:
        node = self.nodes[number]
        named = [f"[{node.name}]"] if node.name else []
        return named + [f"{{{line}}}" for line in node.comment.splitlines()]

    @classmethod
    def parse(cls, text: str) -> tuple[Record, Study]:
        """Read the text of a study or a record: its header, and its lines. An early ending is passed over.

        RecordError if it can't be read; whether the moves can be played is not looked at.
        """
        record = Record.parse(text)
        study = cls()
        at, is_new = BEGINNING, False
        branches: list[int] = []
        for number, line in enumerate(map(str.strip, text.splitlines()), 1):
            if line == OPENS:
                if at == BEGINNING or is_new:
                    raise unreadable(number, line, "a variation stands after the move that it replaces")
                branches.append(at)
                at, is_new = study[at].parent, True
            elif line == CLOSES:
                if is_new:
                    raise unreadable(number, line, "a variation has a move")
                at = branches.pop()
            elif is_name(line) or is_comment(line):
                if is_new:
                    raise unreadable(number, line, "a name or a comment stands after its move")
                node = study[at]
                if is_name(line):
                    study.annotate(at, line[1:-1], node.comment)
                else:
                    study.annotate(at, node.name, f"{node.comment}\n{line[1:-1]}")
            elif (move := move_in(line)) is not None:
                found = study.find(at, *move)
                at, is_new = study.add(at, *move, line=number) if found is None else found, False
            elif branches and line and not line.startswith("#"):
                raise unreadable(number, line, "a variation has moves, names and comments")
        return msgspec.structs.replace(record, moves=[], ending=None), study
