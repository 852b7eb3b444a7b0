"""States and steps: the course of play as stacks of plain ints.

The course of play belongs to the table, the pending decisions belong to the seats. Each seat has a stack of
*frames*; the step on top of it is what this seat has to decide. When no seat has anything left to decide, the
table's course of play goes on. Seats that decide at the same time simply all have a frame. A seat that is
interrupted waits with a `WAIT` frame on top until the course of play takes it away; of several, the one that was
interrupted last goes on first.

What may be done at any time is one more step, `Anytime`: its moves stand beside those of every decision.

This module is compiled. States copy in a microsecond: a copy shares its seats with the original until
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
StateT = TypeVar("StateT", bound="State[Any]")
StepT = TypeVar("StepT", bound="Step[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """One player's part of a state; titles add the player's boards in a subclass."""

    stack: list[int]
    """Frames of three ints: the step's index, and a counter and a mode, to which the step gives a meaning."""
    moves: list[int]
    """The legal moves of the topmost frame, at least two; empty if the seat has nothing to decide. Replaced, not
    changed: copies share it."""

    def __init__(self, stack: list[int], moves: list[int]) -> None:
        self.stack = stack
        self.moves = moves

    def push(self, step: int, count: int = 0, mode: int = 0) -> None:
        """Put a step on top of the stack."""
        stack = self.stack
        stack.append(step)
        stack.append(count)
        stack.append(mode)

    def pop(self) -> None:
        """Take the topmost step off the stack, since it is finished."""
        stack = self.stack  # three single ones take half the time of a slice
        stack.pop()
        stack.pop()
        stack.pop()

    def take_up(self, steps: list[StepT], mode: int = 0) -> None:
        """Put the next of some steps on top of the stack; the counter of the topmost frame says how many came before.

        After the last of them, take that frame off.
        """
        done = self.stack[-2]
        if done == len(steps):
            self.pop()
        else:
            self.stack[-2] = done + 1
            self.push(steps[done].index, 0, mode)

    def copy(self) -> Seat:
        """An independent, equal seat. A subclass has to copy all that it adds."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[StateT]):
    """A point in the course of play where a seat decides, or where something follows by itself.

    A step says which moves are legal, what each of them does, and which step follows. It leaves the stack by popping
    its frame. It has no state of its own. `index` is its place in the title's table of steps, from 1 on.

    `pauses`: a single legal move is a decision here if there are anytime moves. `closed`: there are no anytime moves
    here. `rests`: nothing is under way here that has to be finished before something else begins.
    """

    index: int
    pauses: bool = False
    rests: bool = False
    closed: bool = False

    def moves(self, state: StateT, seat: int) -> list[int]:
        """The legal moves of this step, in a new list; none if it goes on by itself."""
        return []

    def play(self, state: StateT, seat: int, move: int) -> None:
        """Play one of the legal moves. A single legal move is played automatically."""
        raise NotImplementedError

    def resume(self, state: StateT, seat: int) -> None:
        """Go on without a decision, called when a step without moves is on top; by default the step is finished."""
        state.seats[seat].pop()

    def waits(self, state: StateT, seat: int, moves: list[int]) -> bool:
        """True if the single legal move in `moves` is a decision where there are anytime moves."""
        return self.pauses

    # Words: what the step asks, and why it refuses

    def prompt(self, state: StateT, seat: int) -> Message:
        """The question that the seat has to answer."""
        raise NotImplementedError

    def refusals(self, state: StateT, seat: int) -> list[Refusal]:
        """The things that the seat sees, might want to use here, and can't, each with a reason."""
        return []

    def visible(self, state: StateT, seat: int) -> list[int]:
        """The moves, legal or not, for things that the seat sees on the screen and might want to use at this step."""
        return []

    def why_not(self, state: StateT, seat: int, move: int) -> Message:
        """The reason why a move is not legal at this step."""
        return Message("reason-not-now")


@mypyc_attr(allow_interpreted_subclasses=True)
class Pause(Step[StateT]):
    """A step at which a seat may make anytime moves, or go on with the move `done`.

    It is skipped if there is no anytime move.
    """

    pauses = True
    rests = True
    done: int = 0

    def moves(self, state: StateT, seat: int) -> list[int]:
        return [self.done]

    def play(self, state: StateT, seat: int, move: int) -> None:
        state.seats[seat].pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class Anytime(Step[StateT]):
    """The step of anytime moves: those that a seat may make at any of its decisions, beside the moves of that.

    They are the moves of the vocabulary from `first` on, and others that it `owns`.
    """

    first: int

    def owns(self, move: int) -> bool:
        """True if this step plays the move, at whatever decision it is made."""
        return move >= self.first

    def interrupt(self, state: StateT) -> bool:
        """Ask the seats that may make such moves before the course of play goes on; False if there are none."""
        raise NotImplementedError

    def would_interrupt(self, state: StateT, seat: int) -> bool:
        """True if `interrupt` would ask another seat, if this one waited."""
        raise NotImplementedError

    def offer(self, state: StateT, seat: int, moves: list[int]) -> None:
        """Add the legal anytime moves to the `moves` of a decision. If it stays a single one, the seat isn't asked."""
        raise NotImplementedError

    def would_help(self, state: StateT, seat: int, step: Step[StateT]) -> bool:
        """True if an anytime move could make more moves of this step legal."""
        return False

    def decline(self, state: StateT, seat: int) -> None:
        """Note that the seat, to which these moves were offered, makes another one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[SeatT]):
    """All that the rules look at: the boards, the seats, and the decisions that are open. Titles subclass it."""

    seats: list[SeatT]
    """The players' parts. Change one only after `own`, since copies share them."""
    anytime: Anytime[Any] | None
    """The step of anytime moves, or None."""
    amendments: int = 0
    """The number of the title's amendments that hold."""
    over: bool = False
    """True once the game has ended."""
    cow_mask: int
    """A bit for each seat that is shared with no copy."""

    # What says when a move can't be undone any more

    epoch: int = 0
    """How often the course of play has gone on."""
    reveal_count: int = 0
    """How many hidden things have become known."""
    shared_version: int = 0
    """How many changes were made on which other seats' legal moves may depend."""

    # Listeners, which copies don't have

    log: list[Any] | None = None
    """The list to which events are added, or None if there are no listeners; then steps need not make events."""
    stills: list[tuple[int, Any]] | None = None
    """The list to which copies of the state are added, with the number of events so far, or None."""
    veiled: bool = False
    """True if the log ends before the first hidden thing that becomes known."""

    def __init__(self, seats: list[SeatT], anytime: Anytime[Any] | None = None) -> None:
        self.seats = seats
        self.anytime = anytime
        self.cow_mask = (1 << len(seats)) - 1

    # What a game supplies

    def step(self, index: int) -> Step[Any]:
        """The step with this index in the title's table."""
        raise NotImplementedError

    def proceed(self) -> None:
        """Let the course of play go on by one part; called when no seat has anything left to decide."""
        raise NotImplementedError

    def copy_state(self) -> State[SeatT]:
        """A copy of the title's own fields, with the same seats; `copy` completes it."""
        raise NotImplementedError

    # What every game gets

    def copy(self) -> State[SeatT]:
        """An independent, equal state without listeners. Takes about a microsecond when compiled."""
        twin = self.copy_state()
        twin.amendments = self.amendments
        twin.over = self.over
        twin.epoch = self.epoch
        twin.reveal_count = self.reveal_count
        twin.shared_version = self.shared_version
        twin.cow_mask = 0
        self.cow_mask = 0
        return twin

    def keep_still(self) -> None:
        """Add a copy of the state to `stills`, if there have been events since the last one.

        The seats are copied at once: the step under way owns them, and changes them without asking.
        """
        stills, log = self.stills, self.log
        if stills is None or log is None or len(log) == (stills[-1][0] if stills else 0):
            return
        cow_mask = self.cow_mask
        twin = self.copy()
        self.cow_mask = cow_mask
        twin.seats = [seat.copy() for seat in self.seats]  # type: ignore[misc]  # a subclass copies itself
        stills.append((len(log), twin))

    def own(self, seat: int) -> SeatT:
        """The seat for changing it: copied first if another state shares it."""
        mine = self.seats[seat]
        if not self.cow_mask >> seat & 1:
            self.cow_mask |= 1 << seat
            mine = mine.copy()  # type: ignore[assignment]  # a subclass copies itself
            self.seats[seat] = mine
        return mine

    def amended(self, number: int) -> bool:
        """True if the amendment with this number holds in this game."""
        return self.amendments >= number

    def reveal(self) -> None:
        """Note that something hidden becomes known now; a veiled state adds no more events."""
        self.reveal_count += 1
        if self.veiled:
            self.log = None

    def top(self, seat: int) -> Step[Any]:
        """The step on top of a seat's stack."""
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
        shared_version = self.shared_version
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
        if self.shared_version != shared_version:
            for i in range(len(self.seats)):
                if i != seat and self.seats[i].moves:
                    self.settle(i)
        if not mine.moves:
            self.go_on()

    def settle(self, seat: int) -> None:
        """Play all that is forced for a seat, until it has to decide, has to wait, or is done."""
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
        if mine.moves:
            mine.moves = []

    def redecide(self, seat: int, known: list[int]) -> bool:
        """Find the legal moves of a deciding seat again, after what it holds has been drawn anew.

        If it had none, its moves are those in `known`, which are legal whatever it holds. If there are none of these
        either, its moves stay as they were and the result is False: the seat can't hold what has been drawn.
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
            self.epoch += 1
            if self.cow_mask != (1 << len(self.seats)) - 1:
                for i in range(len(self.seats)):
                    self.own(i)
            if (anytime is None or not anytime.interrupt(self)) and not self.release():
                self.proceed()
            if self.stills is not None:
                self.keep_still()
            for i in range(len(self.seats)):
                self.settle(i)

    def wait(self, seat: int) -> None:
        """Let a seat wait until others have been asked."""
        waiting = 0
        for other in self.seats:
            if other.stack and other.stack[-FRAME] == WAIT:
                waiting += 1
        self.seats[seat].push(WAIT, waiting)

    def release(self) -> bool:
        """End the wait of the seat that began to wait last; False if there is none."""
        latest: Seat | None = None
        for seat in self.seats:
            if seat.stack and seat.stack[-FRAME] == WAIT and (latest is None or seat.stack[-2] > latest.stack[-2]):
                latest = seat
        if latest is None:
            return False
        latest.pop()
        return True
