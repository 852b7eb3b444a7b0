"""Sheep on Farmyard cards and in the Stables.

Each operation logs an event, and notes that the seat's boards have changed (`Player.fresh`).
"""

from __future__ import annotations

from allmende.hallertau.components.pieces import (
    ROUNDS,
)
from allmende.hallertau.record import events
from allmende.hallertau.rules.player import CHANGED, NO_CARD
from allmende.hallertau.rules.state import State


def cards_gone(state: State, seat: int) -> int:
    """The last Round space whose Farmyard card has left the Stable board."""
    return state.round if state.seats[seat].stable[state.round] == NO_CARD else state.round - 1


def move_sheep(state: State, seat: int, place: int) -> None:
    """Move a sheep from the Farmyard card on this Round space to the next, or from the last into the Stables."""
    mine = state.seats[seat]
    mine.sheep[place] -= 1
    mine.sheep[place + 1] += 1
    mine.fresh = CHANGED
    if state.log is not None:
        state.log.append(events.SheepMoved(seat=seat, source=place, to=place + 1))


def can_move_back(state: State, seat: int, place: int) -> bool:
    """True if a sheep has a previous Farmyard card to go to; in Round 6 none has, even before that card leaves."""
    return cards_gone(state, seat) < place - 1 and state.round < ROUNDS


def move_sheep_back(state: State, seat: int, place: int) -> None:
    """Move a sheep to the previous Farmyard card; if it can't, it goes back to the general supply."""
    mine = state.seats[seat]
    if not can_move_back(state, seat, place):
        pay_sheep(state, seat, place)
        return
    mine.sheep[place] -= 1
    mine.sheep[place - 1] += 1
    mine.fresh = CHANGED
    if state.log is not None:
        state.log.append(events.SheepMoved(seat=seat, source=place, to=place - 1))


def pay_sheep(state: State, seat: int, place: int) -> None:
    """Return a sheep from the Farmyard card on this Round space (7: from the Stables) to the general supply."""
    mine = state.seats[seat]
    mine.sheep[place] -= 1
    mine.fresh = CHANGED
    if state.log is not None:
        state.log.append(events.Paid(seat=seat, resource="sheep", count=1, source=f"sheep:{place}"))
