"""Craft Buildings, their boulders, and the Community Center that follows them.

Each operation logs an event, and notes that the seat's boards have changed (`Player.fresh`).
"""

from __future__ import annotations

from allmende.hallertau.components.pieces import (
    CRAFT_NAMES,
    LAST_COLUMN,
    POINTS_IN_WINDOW,
    ROUNDS,
    TOOLS,
    WORKERS_IN_WINDOW,
)
from allmende.hallertau.record import events
from allmende.hallertau.rules.phases import PROGRESS
from allmende.hallertau.rules.player import CHANGED
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.supplies import pay


def advance(state: State, seat: int, craft: int) -> None:
    """Move a Craft Building one space right, boulders out of its way first; the Community Center follows."""
    mine = state.seats[seat]
    used = mine.tools_to_advance(craft)
    column = mine.crafts[craft] + 1
    if used:
        mine.boulders[2 * craft] += 1
        if used == 2:
            mine.boulders[2 * craft + 1] += 1
        use_tools(state, seat, used)
    mine.crafts[craft] = column
    mine.fresh = CHANGED
    if state.phase == PROGRESS:
        mine.advanced = mine.advanced[:]
        mine.advanced[craft] += 1
    if state.log is not None:
        state.log.append(events.CraftAdvanced(seat=seat, craft=CRAFT_NAMES[craft], position=column, tools=used))
    follow(state, seat)


def use_tools(state: State, seat: int, count: int) -> None:
    """Exhaust tools in Rounds 1 to 5; spend them in Round 6 (chapter "Durability of Tools")."""
    if state.round < ROUNDS:
        state.seats[seat].exhausted += count
    else:
        pay(state, seat, TOOLS, count)


def follow(state: State, seat: int) -> None:
    """Move the Community Center tile up to the leftmost Craft Building."""
    mine = state.seats[seat]
    leftmost = LAST_COLUMN
    for column in mine.crafts:
        leftmost = min(leftmost, column)
    while mine.center < leftmost:
        mine.center += 1
        if state.log is not None:
            state.log.append(
                events.CenterMoved(
                    seat=seat,
                    position=mine.center,
                    workers=WORKERS_IN_WINDOW[mine.center],
                    points=POINTS_IN_WINDOW[mine.center],
                )
            )


def retreat(state: State, seat: int, craft: int) -> None:
    """Move a Craft Building one space left; boulders and Community Center stay."""
    mine = state.seats[seat]
    mine.crafts[craft] -= 1
    mine.fresh = CHANGED
    if state.log is not None:
        state.log.append(events.CraftRetreated(seat=seat, craft=CRAFT_NAMES[craft], position=mine.crafts[craft]))


def move_boulder(state: State, seat: int, craft: int, which: int) -> None:
    """Move the first (0) or second (1) boulder of a Craft Building one space right, without tools."""
    mine = state.seats[seat]
    mine.boulders[2 * craft + which] += 1
    mine.fresh = CHANGED
    if state.log is not None:
        position = mine.boulders[2 * craft + which]
        state.log.append(events.BoulderMoved(seat=seat, craft=CRAFT_NAMES[craft], which=which, position=position))
