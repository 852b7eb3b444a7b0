"""Phase 4: Actions."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.phrases import needs
from allmende.core.rules.state import Step
from allmende.core.view import Refusal
from allmende.hallertau.components.board import ROW_WORKERS, SPACE_NAMES, SPACE_ROWS, lowest_free_row
from allmende.hallertau.components.moves import CHOOSE, EXCHANGE, PLACE, SPARE
from allmende.hallertau.record import events
from allmende.hallertau.rules.action_board import use
from allmende.hallertau.rules.language.amounts import FREELY, SPARINGLY
from allmende.hallertau.rules.phases import NEW_CARD
from allmende.hallertau.rules.player import CHANGED, forget_moment
from allmende.hallertau.rules.spaces import SPACES
from allmende.hallertau.rules.state import State


class Actions(Step[State]):
    """Give turns clockwise from the first player, until all workers are gone.

    A seat without workers is skipped; one with workers can't pass.
    """

    def __init__(self, turn: Step[State]) -> None:
        self.turn = turn

    def resume(self, state: State, seat: int) -> None:
        following = state.following()
        if following < 0:
            state.begin_phase(NEW_CARD)
            return
        state.turn = following
        mine = state.seats[following]
        mine.fresh = CHANGED  # cards that can be played before an action of one's own can be played now
        mine.push(self.turn.index)


class Turn(Step[State]):
    """Place workers on the action board, or exchange workers for tools.

    A seat that has declared this action to be its last has to use up all workers with it.
    """

    pauses = True
    rests = True

    def moves(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        workers = mine.workers
        found: list[int] = []
        if not workers:
            return found
        least = workers if mine.last_action else 1
        sparing: list[int] = []
        for number in state.open:
            row = lowest_free_row(state.board[number], SPACE_ROWS[number])
            if row and least <= ROW_WORKERS[row] <= workers:
                found.append(PLACE + number)
                if SPACES[number].divisible(state, seat, FREELY):
                    sparing.append(SPARE + number)
        found.extend(range(EXCHANGE + least - 1, EXCHANGE + workers))
        found.extend(sparing)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        mine.last_action = False
        forget_moment([mine], False)
        if move >= EXCHANGE:
            self.exchange(state, seat, move - EXCHANGE + 1)
        elif move >= SPARE:
            self.place(state, seat, move - SPARE, SPARINGLY)
        else:
            self.place(state, seat, move - PLACE, FREELY)

    def resume(self, state: State, seat: int) -> None:
        """Pass, because a card has used the last worker."""
        state.seats[seat].pop()
        state.seats[seat].last_action = False

    def place(self, state: State, seat: int, number: int, mode: int) -> None:
        """Fill the lowest free row with workers, then carry out the action."""
        row = lowest_free_row(state.board[number], SPACE_ROWS[number])
        use(state, seat, number, row, ROW_WORKERS[row], True, mode)

    def exchange(self, state: State, seat: int, count: int) -> None:
        """Return workers to the general supply and take as many tools."""
        mine = state.seats[seat]
        mine.workers -= count
        mine.tools += count
        mine.just_tools = count
        mine.just_exchanged = count
        mine.tools_this_phase += count
        mine.fresh = CHANGED
        if state.log is not None:
            state.log.append(events.WorkersExchanged(seat=seat, count=count))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-turn", {"count": state.seats[seat].workers})

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for number, name in enumerate(SPACE_NAMES):
            reason = self.refusal(state, seat, number)
            if reason is not None:
                found.append(Refusal(f"space:{name}", reason))
        return found

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if EXCHANGE <= move < CHOOSE:
            if move - EXCHANGE < state.seats[seat].workers:
                return Message("reason-last-action", {"count": state.seats[seat].workers})
            return needs("workers", move - EXCHANGE + 1, state.seats[seat].workers)
        if not PLACE <= move < EXCHANGE:
            return Message("reason-not-now")
        number = move - (SPARE if move >= SPARE else PLACE)
        return self.refusal(state, seat, number) or Message("reason-nothing-to-spare")

    def refusal(self, state: State, seat: int, number: int) -> Message | None:
        """The reason why this seat can't place workers on this action space, or None."""
        if number not in state.open:
            return Message("reason-closed")
        row = lowest_free_row(state.board[number], SPACE_ROWS[number])
        if not row:
            return Message("reason-space-full")
        have = state.seats[seat].workers
        if ROW_WORKERS[row] > have:
            return needs("workers", ROW_WORKERS[row], have)
        if state.seats[seat].last_action and ROW_WORKERS[row] < have:
            return Message("reason-last-action", {"count": have})
        return None
