"""A position and how it goes on: steps on stacks of plain ints.

The course of play belongs to the table, the pending decisions belong to the seats. Each seat has a stack of
*frames*; the step on top of it is what this seat has to decide. When no seat has anything left to decide, the
table's course of play goes on. Seats that decide at the same time simply all have a frame.

This module is compiled. Positions copy in a microsecond: a copy shares its seats with the original until
one of them acts.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from allmende.core.message import Message
from allmende.core.view import Refusal

FRAME: Final = 3

SeatT = TypeVar("SeatT", bound="Seat")
PositionT = TypeVar("PositionT", bound="Position[Any]")


class Seat:
    """One player's part of a position: games add their boards in a subclass.

    `stack` holds frames of three ints: the step's index, a counter and a mode, whose meaning is the step's.
    `moves` are the legal moves of the topmost frame, two or more; empty while the seat has nothing to decide.
    """

    __slots__ = ("moves", "stack")

    def __init__(self, stack: list[int], moves: list[int]) -> None:
        self.stack = stack
        self.moves = moves

    def push(self, step: int, count: int = 0, mode: int = 0) -> None:
        """Lay a step on top of what this seat has to do."""
        self.stack.append(step)
        self.stack.append(count)
        self.stack.append(mode)

    def pop(self) -> None:
        """Take the topmost step off: it is finished."""
        del self.stack[-FRAME:]

    def copy(self) -> Seat:
        """An equal seat that shares nothing that changes."""
        raise NotImplementedError


class Step(Generic[PositionT]):
    """A point where a seat decides, or where something follows by itself.

    A step owns side by side which moves are legal, what each does and which step follows. It leaves the stack by
    popping its frame. `index` is its place in the title's table of steps.
    """

    index: int

    def moves(self, table: PositionT, seat: int) -> list[int]:
        """The legal moves of this step, or none at all if it goes on by itself."""
        return []

    def play(self, table: PositionT, seat: int, move: int) -> None:
        """Do one of the moves. The engine also plays a single legal move by itself."""
        raise NotImplementedError

    def resume(self, table: PositionT, seat: int) -> None:
        """Go on without a decision: asked of a step without moves when it is on top."""
        raise NotImplementedError

    # Words: what the step asks, and why it refuses

    def prompt(self, table: PositionT, seat: int) -> Message:
        """What the seat is asked."""
        raise NotImplementedError

    def refusals(self, table: PositionT, seat: int) -> list[Refusal]:
        """Why things that the seat sees, and might want to use here, can't be used."""
        return []

    def why_not(self, table: PositionT, seat: int, move: int) -> Message:
        """Why a move is not among the legal ones."""
        return Message("reason-not-now")


class Position(Generic[SeatT]):
    """Everything on the table, and whose decision is open. Games subclass it.

    `log` collects events while somebody listens and is None otherwise; `reveals` counts hidden things that became
    known, `period` counts how often the course of play went on: both draw the line behind which nothing is undone.
    A `veiled` position stops telling at the first hidden thing.
    """

    __slots__ = ("log", "over", "owned", "period", "reveals", "seats", "veiled")

    def __init__(self, seats: list[SeatT]) -> None:
        self.seats = seats
        self.owned = (1 << len(seats)) - 1
        self.over = False
        self.period = 0
        self.reveals = 0
        self.log: list[Any] | None = None
        self.veiled = False

    # What a game supplies

    def step(self, index: int) -> Step[Any]:
        """The title's step with this index."""
        raise NotImplementedError

    def proceed(self) -> None:
        """Carry the course of play on, now that no seat has anything left to decide."""
        raise NotImplementedError

    def copy_table(self) -> Position[SeatT]:
        """A copy that shares the seats; `copy` sees to their separation."""
        raise NotImplementedError

    # What every game gets

    def copy(self) -> Position[SeatT]:
        """An independent position, without listeners. Takes about a microsecond when compiled."""
        twin = self.copy_table()
        twin.over = self.over
        twin.period = self.period
        twin.reveals = self.reveals
        twin.owned = 0
        self.owned = 0
        return twin

    def own(self, seat: int) -> SeatT:
        """The seat, made this position's own before it changes."""
        mine = self.seats[seat]
        if not self.owned >> seat & 1:
            self.owned |= 1 << seat
            mine = mine.copy()  # type: ignore[assignment]  # a subclass copies itself
            self.seats[seat] = mine
        return mine

    def reveal(self) -> None:
        """Note that something hidden becomes known now: called before it changes or tells anything."""
        self.reveals += 1
        if self.veiled:
            self.log = None

    def top(self, seat: int) -> Step[Any]:
        """The step that a seat has to decide."""
        return self.step(self.seats[seat].stack[-FRAME])

    def to_act(self) -> list[int]:
        """The seats that may decide now, in seat order; several in phases that are played at the same time."""
        return [i for i, seat in enumerate(self.seats) if seat.moves]

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat: none, or at least two. The list is shared; leave it as it is."""
        return self.seats[seat].moves

    def play(self, seat: int, move: int) -> None:
        """Play a legal move, and everything that follows from it without a choice."""
        mine = self.own(seat)
        self.step(mine.stack[-FRAME]).play(self, seat, move)
        self.settle(seat)
        if not mine.stack:
            self.go_on()

    def settle(self, seat: int) -> None:
        """Play what is forced for this seat until it has to decide or is done."""
        mine = self.own(seat)
        stack = mine.stack
        while stack:
            step = self.step(stack[-FRAME])
            moves = step.moves(self, seat)
            if len(moves) > 1:
                mine.moves = moves
                return
            if moves:
                step.play(self, seat, moves[0])
            else:
                step.resume(self, seat)
        mine.moves = []

    def go_on(self) -> None:
        """Let the course of play go on until a seat has to decide, or to the end."""
        while not self.over:
            for seat in self.seats:
                if seat.stack:
                    return
            self.period += 1
            for i in range(len(self.seats)):
                self.own(i)
            self.proceed()
            for i in range(len(self.seats)):
                self.settle(i)
