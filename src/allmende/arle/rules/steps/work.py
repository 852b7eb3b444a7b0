"""Phase 2: Work Phase."""

from __future__ import annotations

from allmende.arle.components.board import SEASON_NAMES, SPACE_COUNT, SPACES_OF_SEASON, space_season
from allmende.arle.components.moves import DONE, IMITATE, PASS, PLACE
from allmende.arle.components.pieces import WORKERS
from allmende.arle.record import events
from allmende.arle.rules.language.effect import action
from allmende.arle.rules.phases import INVENTORY
from allmende.arle.rules.shortages import NOT_NOW, not_asked
from allmende.arle.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import Pause, Step


class Work(Step[State]):
    """In each month give a turn to each seat, the starting player's first; then have all declare the end of the phase.

    ruling: The end is declared in the order of the next half-year, so that no player has both the last word on loading
    and the first turn of the next half-year.
    """

    def __init__(self, turn: Step[State], end_of_work: Step[State]) -> None:
        self.turn = turn
        self.end_of_work = end_of_work

    def resume(self, state: State, seat: int) -> None:
        players = len(state.seats)
        turn = state.turn
        state.turn += 1
        if turn < WORKERS * players:
            state.seats[(state.first + turn) % players].push(self.turn.index)
        elif turn < (WORKERS + 1) * players:
            state.seats[(state.next_first() + turn) % players].push(self.end_of_work.index)
        else:
            state.begin_phase(INVENTORY)


class Turn(Step[State]):
    """Place a worker on an empty action space and carry out its action, or do nothing with it.

    The spaces are those of the present season. Once in a half-year, one of all workers may use one of the other season
    (chapter "Special Action and Starting Player").
    """

    pauses = True
    rests = True

    def __init__(self, end_of_turn: Step[State]) -> None:
        self.end_of_turn = end_of_turn

    def moves(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        occupied = 0
        for workers in state.workers:
            occupied |= workers
        first, end = 0, SPACE_COUNT
        if not state.may_be_special():
            first = state.season() * SPACES_OF_SEASON
            end = first + SPACES_OF_SEASON
        for space in range(first, end):
            if not occupied >> space & 1 and action(state, space).is_affordable(state, seat):
                found.append(PLACE + space)
        found.append(PASS)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        if len(state.seats) > 1:
            mine.push(self.end_of_turn.index)
        if move == PASS:
            if state.log is not None:
                state.log.append(events.WorkerIdle(seat=seat))
            return
        space = move - PLACE
        state.put_worker(seat, space)
        action(state, space).begin(state, seat)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-work", {"season": SEASON_NAMES[state.season()], "count": self.left(state)})

    def visible(self, state: State, seat: int) -> list[int]:
        return list(range(PLACE, PLACE + SPACE_COUNT))

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if not PLACE <= move < IMITATE:
            return not_asked(move)
        space = move - PLACE
        if state.is_occupied(space):
            return Message("reason-space-occupied")
        if space_season(space) != state.season() and not state.may_be_special():
            return Message("reason-special-used" if len(state.seats) > 1 else "reason-other-season")
        return action(state, space).refusal(state, seat) or NOT_NOW

    def left(self, state: State) -> int:
        """The number of workers that the seat whose turn it is has left, this one included."""
        return WORKERS - (state.turn - 1) // len(state.seats)


class EndOfTurn(Pause[State]):
    """A pause for anytime actions before the opponent acts.

    ruling: The seat is asked only if something can be loaded or exchanged, and if the opponent does act next: otherwise
    the end of the Work Phase takes its place, and in the solo game always the next turn.
    """

    done = DONE

    def moves(self, state: State, seat: int) -> list[int]:
        last = state.turn == WORKERS * len(state.seats)
        return [] if last and state.next_first() == seat else [DONE]

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-end-of-turn")


class EndOfWork(Pause[State]):
    """Declare the end of the Work Phase: the last chance to load the vehicles."""

    done = DONE

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-end-of-work")
