"""A position and how it goes on: steps on stacks of plain ints.

The course of play belongs to the table, the pending decisions belong to the seats. Each seat has a stack of
*frames*; the step on top of it is what this seat has to decide. When no seat has anything left to decide, the
table's course of play goes on. Seats that decide at the same time simply all have a frame. A seat that is
interrupted waits with a `WAIT` frame on top until the course of play takes it away; of several, whoever was
interrupted last goes on first.

What may be done at any time is one more step, `Anytime`: its moves stand beside those of every decision.

This module is compiled. Positions copy in a microsecond: a copy shares its seats with the original until
one of them acts. Titles of other packages derive from its classes without being compiled themselves.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from allmende.core.message import Message
from allmende.core.view import Refusal

FRAME: Final = 3
WAIT: Final = 0
"""The step index of a frame that waits for the course of play; no title's step has it.

Its counter is the number of seats that were waiting before."""

SeatT = TypeVar("SeatT", bound="Seat")
PositionT = TypeVar("PositionT", bound="Position[Any]")
StepT = TypeVar("StepT", bound="Step[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def take_up(self, steps: list[StepT], mode: int = 0) -> None:
        """Lay the next of some steps on top of the one on the stack, whose counter says how many there have been.

        After the last of them, that one is finished.
        """
        done = self.stack[-2]
        if done == len(steps):
            self.pop()
        else:
            self.stack[-2] = done + 1
            self.push(steps[done].index, 0, mode)

    def copy(self) -> Seat:
        """An equal seat that shares nothing that changes."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[PositionT]):
    """A point where a seat decides, or where something follows by itself.

    A step owns side by side which moves are legal, what each does and which step follows. It leaves the stack by
    popping its frame. `index` is its place in the title's table of steps, from 1 on.

    `pauses`: anytime moves turn even a single legal move into a decision here. `closed`: they have to wait here.
    `rests`: nothing is under way here that would have to be finished before something else begins.
    """

    index: int
    pauses: bool = False
    rests: bool = False
    closed: bool = False

    def moves(self, table: PositionT, seat: int) -> list[int]:
        """The legal moves of this step, or none at all if it goes on by itself."""
        return []

    def play(self, table: PositionT, seat: int, move: int) -> None:
        """Do one of the moves. The engine also plays a single legal move by itself."""
        raise NotImplementedError

    def resume(self, table: PositionT, seat: int) -> None:
        """Go on without a decision: asked of a step without moves when it is on top. By default it is finished."""
        table.seats[seat].pop()

    def waits(self, table: PositionT, seat: int, moves: list[int]) -> bool:
        """Whether anytime moves turn this single legal move into a decision."""
        return self.pauses

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Pause(Step[PositionT]):
    """A chance to do what may be done at any time, or to go on.

    It is a decision only if there is something to be done. `done` is the move that goes on.
    """

    pauses = True
    rests = True
    done: int = 0

    def moves(self, table: PositionT, seat: int) -> list[int]:
        return [self.done]

    def play(self, table: PositionT, seat: int, move: int) -> None:
        table.seats[seat].pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class Anytime(Step[PositionT]):
    """What a seat may do at any of its decisions, besides what the decision is about.

    Its moves are those of the vocabulary from `first` on, and those that it `owns` besides.
    """

    first: int

    def owns(self, move: int) -> bool:
        """Whether it carries out this move, wherever that is made."""
        return move >= self.first

    def interrupt(self, table: PositionT) -> bool:
        """Ask those seats that may do something before the course of play goes on; False if there are none."""
        raise NotImplementedError

    def would_interrupt(self, table: PositionT, seat: int) -> bool:
        """Whether it would ask another seat, if this one waited."""
        raise NotImplementedError

    def offer(self, table: PositionT, seat: int, moves: list[int]) -> None:
        """Add what the seat may do now to the moves of its decision; `moves` of length 1 would not be asked."""
        raise NotImplementedError

    def would_help(self, table: PositionT, seat: int, step: Step[PositionT]) -> bool:
        """Whether something that the seat may do now could leave it more to do at this step."""
        return False

    def decline(self, table: PositionT, seat: int) -> None:
        """Note that the seat makes another move although it was offered these."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Generic[SeatT]):
    """Everything on the table, and whose decision is open. Games subclass it.

    `log` collects events while somebody listens and is None otherwise; `stills`, while somebody watches, how the table
    stood after each step that told something, with the number of events up to there. `reveals` counts hidden things
    that became known, `period` how often the course of play went on, `shared` the changes to what other seats' legal
    moves may depend on: all three draw the line behind which nothing is undone. A `veiled` position stops telling at
    the first hidden thing. `anytime` is None in a game without anytime moves. `amendments` counts the title's
    amendments that hold in this game.
    """

    __slots__ = (
        "amendments",
        "anytime",
        "log",
        "over",
        "owned",
        "period",
        "reveals",
        "seats",
        "shared",
        "stills",
        "veiled",
    )

    def __init__(self, seats: list[SeatT], anytime: Anytime[Any] | None = None) -> None:
        self.seats = seats
        self.anytime = anytime
        self.amendments = 0
        self.shared = 0
        self.owned = (1 << len(seats)) - 1
        self.over = False
        self.period = 0
        self.reveals = 0
        self.log: list[Any] | None = None
        self.stills: list[tuple[int, Any]] | None = None
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
        twin.amendments = self.amendments
        twin.over = self.over
        twin.period = self.period
        twin.reveals = self.reveals
        twin.shared = self.shared
        twin.owned = 0
        self.owned = 0
        return twin

    def keep_still(self) -> None:
        """Keep how the table stands now, if something has been told since that was done last.

        A step is under way with seats that it owns, so that a still shares none of them.
        """
        stills, log = self.stills, self.log
        if stills is None or log is None or len(log) == (stills[-1][0] if stills else 0):
            return
        owned = self.owned
        twin = self.copy()
        self.owned = owned
        twin.seats = [seat.copy() for seat in self.seats]  # type: ignore[misc]  # a subclass copies itself
        stills.append((len(log), twin))

    def own(self, seat: int) -> SeatT:
        """The seat, made this position's own before it changes."""
        mine = self.seats[seat]
        if not self.owned >> seat & 1:
            self.owned |= 1 << seat
            mine = mine.copy()  # type: ignore[assignment]  # a subclass copies itself
            self.seats[seat] = mine
        return mine

    def amended(self, number: int) -> bool:
        """Whether this amendment of the title's rules holds in this game."""
        return self.amendments >= number

    def reveal(self) -> None:
        """Note that something hidden becomes known now: from here on a veiled position tells nothing."""
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
        shared = self.shared
        anytime = self.anytime
        if anytime is not None and anytime.owns(move):
            anytime.play(self, seat, move)
        else:
            if anytime is not None:
                anytime.decline(self, seat)
            self.step(mine.stack[-FRAME]).play(self, seat, move)
        if self.stills is not None:
            self.keep_still()
        self.settle(seat)
        if self.shared != shared:
            for i in range(len(self.seats)):
                if i != seat and self.seats[i].moves:
                    self.settle(i)
        if not mine.moves:
            self.go_on()

    def settle(self, seat: int) -> None:
        """Play what is forced for this seat until it has to decide, has to wait, or is done."""
        mine = self.own(seat)
        stack = mine.stack
        anytime = self.anytime
        while stack:
            index = stack[-FRAME]
            if index == WAIT:
                break
            step = self.step(index)
            moves = step.moves(self, seat)
            if anytime is not None and moves and not step.closed and (len(moves) > 1 or step.waits(self, seat, moves)):
                anytime.offer(self, seat, moves)
            if len(moves) > 1:
                mine.moves = moves
                return
            if moves:
                step.play(self, seat, moves[0])
            else:
                step.resume(self, seat)
            if self.stills is not None:
                self.keep_still()
        mine.moves = []

    def redecide(self, seat: int, known: list[int]) -> bool:
        """Find the moves of a seat that is deciding once more, since what it holds has been drawn anew.

        It goes on deciding in any case, if need be with moves that are `known` whatever it holds. False if there are
        none of these either: then its moves stay as they were, though it can't hold what has been drawn.
        """
        mine = self.own(seat)
        step = self.top(seat)
        moves = step.moves(self, seat) or known
        if self.anytime is not None and moves and not step.closed:
            self.anytime.offer(self, seat, moves)
        if moves:
            mine.moves = moves
        return len(moves) > 0

    def go_on(self) -> None:
        """Let the course of play go on until a seat has to decide, or to the end."""
        anytime = self.anytime
        while not self.over:
            for seat in self.seats:
                if seat.moves:
                    return
            self.period += 1
            for i in range(len(self.seats)):
                self.own(i)
            if (anytime is None or not anytime.interrupt(self)) and not self.release():
                self.proceed()
            if self.stills is not None:
                self.keep_still()
            for i in range(len(self.seats)):
                self.settle(i)

    def wait(self, seat: int) -> None:
        """Have a seat wait until others have been asked."""
        waiting = 0
        for other in self.seats:
            if other.stack and other.stack[-FRAME] == WAIT:
                waiting += 1
        self.seats[seat].push(WAIT, waiting)

    def release(self) -> bool:
        """Let the seat go on that began to wait last; False if there is none."""
        latest: Seat | None = None
        for seat in self.seats:
            if seat.stack and seat.stack[-FRAME] == WAIT and (latest is None or seat.stack[-2] > latest.stack[-2]):
                latest = seat
        if latest is None:
            return False
        latest.pop()
        return True
