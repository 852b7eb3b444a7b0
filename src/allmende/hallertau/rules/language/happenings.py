"""Amounts on the action board, and amounts of things that happened just now or in this phase."""

from __future__ import annotations

from allmende.hallertau.components.board import SPACE_ROWS, head_count, lowest_free_row, quadrant_of, space_number
from allmende.hallertau.components.pieces import CRAFTS, CROPS, GOODS
from allmende.hallertau.rules.language.amounts import Amount
from allmende.hallertau.rules.phases import BOARD_CHANGES, REMOVE_WORKERS
from allmende.hallertau.rules.state import State


class WorkersOn(Amount):
    """The workers on an action space, of all players."""

    board = True
    passing = True
    lapses = 1 << REMOVE_WORKERS | 1 << BOARD_CHANGES

    def __init__(self, space: str) -> None:
        self.space = space_number(space)

    def count(self, state: State, seat: int, mode: int) -> int:
        return head_count(state.board[self.space])


class WorkersInQuadrantUsed(Amount):
    """The workers in the quadrant of the action space that the seat used just now."""

    board = True
    passing = True
    lapses = 1 << REMOVE_WORKERS | 1 << BOARD_CHANGES

    def count(self, state: State, seat: int, mode: int) -> int:
        used = state.seats[seat].just_used
        return state.in_quadrant(quadrant_of(used - 1)) if used else 0


class FullSpaces(Amount):
    """The action spaces whose rows are all occupied."""

    board = True
    passing = True
    lapses = 1 << REMOVE_WORKERS | 1 << BOARD_CHANGES

    def count(self, state: State, seat: int, mode: int) -> int:
        total = 0
        for space in state.open:
            if not lowest_free_row(state.board[space], SPACE_ROWS[space]):
                total += 1
        return total


class SpacesWithThree(Amount):
    """The action spaces with exactly three workers."""

    board = True
    passing = True
    lapses = 1 << REMOVE_WORKERS | 1 << BOARD_CHANGES

    def count(self, state: State, seat: int, mode: int) -> int:
        total = 0
        for space in state.open:
            if head_count(state.board[space]) == 3:
                total += 1
        return total


class WorkersRemoved(Amount):
    """The largest number of workers that were removed from one quadrant in this Phase 1."""

    from_board = True
    passing = True

    def count(self, state: State, seat: int, mode: int) -> int:
        return state.removed


class WorkersLeft(Amount):
    """The workers in the seat's supply."""

    passing = True

    def count(self, state: State, seat: int, mode: int) -> int:
        return state.seats[seat].workers


class ToolsJustGained(Amount):
    """The tools that the seat gained just now, all at once."""

    passing = True

    def count(self, state: State, seat: int, mode: int) -> int:
        return state.seats[seat].just_tools


class WorkersJustExchanged(Amount):
    """The workers that the seat exchanged for tools in the turn it has just had."""

    passing = True

    def count(self, state: State, seat: int, mode: int) -> int:
        return state.seats[seat].just_exchanged


class ToolsThisPhase(Amount):
    """All tools that the seat gained in this Phase 4."""

    passing = True

    def count(self, state: State, seat: int, mode: int) -> int:
        return state.seats[seat].tools_this_phase


class SpacesAdvanced(Amount):
    """The number of spaces by which the fastest Craft Building advanced in this Phase 9."""

    passing = True

    def count(self, state: State, seat: int, mode: int) -> int:
        mine = state.seats[seat]
        most = 0
        for craft in range(CRAFTS):
            most = max(most, mine.advanced[craft])
        return most


class GoodsHarvested(Amount):
    """All goods that the seat got from its fields in this Phase 7."""

    passing = True

    def count(self, state: State, seat: int, mode: int) -> int:
        mine = state.seats[seat]
        total = 0
        for good in range(GOODS):
            total += mine.harvested[good]
        return total


class CropsHarvestedOfOneType(Amount):
    """The crops that the seat got from its fields in this Phase 7, of the most numerous type."""

    passing = True

    def count(self, state: State, seat: int, mode: int) -> int:
        mine = state.seats[seat]
        most = 0
        for crop in range(CROPS):
            most = max(most, mine.harvested[crop])
        return most
