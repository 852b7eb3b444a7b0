"""Effects on the workers on the action board: return them, take them back, use a space with others."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.hallertau.components.board import ROW_WORKERS, SPACE_ROWS, head_count, lowest_free_row, space_number
from allmende.hallertau.components.moves import CHOOSE, DONE, PICK_SPACE
from allmende.hallertau.rules.action_board import clear_space, gain_workers, move_workers, take_topmost_row, use
from allmende.hallertau.rules.language.amounts import OPTION, Fixed
from allmende.hallertau.rules.language.effect import Effect, UpTo
from allmende.hallertau.rules.state import State


class ReturnWorkers(UpTo):
    """Return all workers on an action space of your choice to the general supply."""

    board = True

    def __init__(self) -> None:
        super().__init__(Fixed(1))

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.choices(state, seat) else Message("reason-no-workers-there")

    def choices(self, state: State, seat: int) -> list[int]:
        return [PICK_SPACE + space for space in state.open if state.board[space]]

    def do(self, state: State, seat: int, move: int) -> None:
        clear_space(state, seat, move - PICK_SPACE)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-return-workers")


class ReturnTopRows(UpTo):
    """Return the topmost row with workers of each of some action spaces to the general supply: of all or of none.

    ruling: The top row is the topmost with workers. A space that has none is no obstacle to clearing the others.
    """

    board = True

    def __init__(self, spaces: list[str]) -> None:
        super().__init__(Fixed(1))
        self.spaces = [space_number(name) for name in spaces]

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        for space in self.spaces:
            if state.board[space]:
                return None
        return Message("reason-no-workers-there")

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE] if self.refusal(state, seat, 0) is None else []

    def do(self, state: State, seat: int, move: int) -> None:
        for space in self.spaces:
            take_topmost_row(state, seat, space)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-do-it")


class MoveThreeWorkers(Effect):
    """Move the three workers of an action space onto the top row of another with exactly three.

    The counter is the space they come from, plus one. Once it is chosen, the other has to be chosen, too.
    """

    board = True

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.sources(state) else Message("reason-no-workers-there")

    def sources(self, state: State) -> list[int]:
        """The spaces with exactly three workers for which there is a target."""
        threes = [space for space in state.open if head_count(state.board[space]) == 3]
        return [space for space in threes if self.targets(state, space)]

    def targets(self, state: State, source: int) -> list[int]:
        """The spaces with exactly three workers that have a free third row."""
        return [
            space
            for space in state.open
            if space != source
            and head_count(state.board[space]) == 3
            and lowest_free_row(state.board[space], SPACE_ROWS[space]) == 3
        ]

    def moves(self, state: State, seat: int) -> list[int]:
        source = state.seats[seat].stack[-2] - 1
        if source >= 0:
            return [PICK_SPACE + space for space in self.targets(state, source)]
        found = [PICK_SPACE + space for space in self.sources(state)]
        found.append(DONE)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        source = mine.stack[-2] - 1
        if move == DONE:
            mine.pop()
        elif source < 0:
            mine.stack[-2] = move - PICK_SPACE + 1
        else:
            mine.pop()
            move_workers(state, seat, source, move - PICK_SPACE)

    def resume(self, state: State, seat: int) -> None:
        """Do nothing, because another card has left no space for the workers meanwhile."""
        state.seats[seat].pop()

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-move-workers-to" if state.seats[seat].stack[-2] else "prompt-move-workers")


class TakeWorkersBack(UpTo):
    """Take the topmost row of workers of an action space into your own supply for this round."""

    board = True

    def __init__(self) -> None:
        super().__init__(Fixed(1))

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.choices(state, seat) else Message("reason-no-workers-there")

    def choices(self, state: State, seat: int) -> list[int]:
        return [PICK_SPACE + space for space in state.open if state.board[space]]

    def do(self, state: State, seat: int, move: int) -> None:
        gain_workers(state, seat, take_topmost_row(state, seat, move - PICK_SPACE))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-take-workers-back")


class UseSpace(UpTo):
    """Use an action space with at most one worker, with workers from the general supply.

    ruling: It may be a card space. Goods sown in Phase 7 after the harvest has begun are left for the next one.
    """

    board = True
    spareable = True

    def __init__(self) -> None:
        super().__init__(Fixed(1))

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.choices(state, seat) else Message("reason-no-space-to-use")

    def choices(self, state: State, seat: int) -> list[int]:
        return [PICK_SPACE + space for space in state.open if head_count(state.board[space]) <= 1]

    def do(self, state: State, seat: int, move: int) -> None:
        space = move - PICK_SPACE
        row = lowest_free_row(state.board[space], SPACE_ROWS[space])
        use(state, seat, space, row, ROW_WORKERS[row], False, state.seats[seat].stack[-1] % OPTION)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-use-space")


class UseSecondRow(UpTo):
    """Place your last worker in the free second row of an action space, and use it.

    ruling: It may be played on another's turn, and on a card space, too: nothing says otherwise.
    """

    board = True
    spareable = True

    def __init__(self) -> None:
        super().__init__(Fixed(1))

    def refusal(self, state: State, seat: int, mode: int = 0) -> Message | None:
        return None if self.choices(state, seat) else Message("reason-no-space-to-use")

    def choices(self, state: State, seat: int) -> list[int]:
        if not state.seats[seat].workers:
            return []
        return [PICK_SPACE + space for space in state.open if not state.board[space] >> 2 & 3]

    def do(self, state: State, seat: int, move: int) -> None:
        use(state, seat, move - PICK_SPACE, 2, 1, True, state.seats[seat].stack[-1] % OPTION)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-use-second-row")
