"""A player's supplies: goods, sheep, tools and jewelry that are gained and paid.

Each operation logs an event, and notes that the seat's boards have changed (`Player.fresh`).
"""

from __future__ import annotations

from allmende.hallertau.components.pieces import (
    FIELD,
    GOODS,
    JEWEL_BOX,
    JEWELRY,
    LIFETIME,
    RESOURCE_NAMES,
    SHEEP,
    STABLES,
    TOOLS,
)
from allmende.hallertau.record import events
from allmende.hallertau.rules.phases import ACTIONS
from allmende.hallertau.rules.player import CHANGED
from allmende.hallertau.rules.state import State


def gain(state: State, seat: int, resource: int, count: int, source: str) -> None:
    """Gain goods, sheep, tools or jewelry: as many as there is room for."""
    mine = state.seats[seat]
    to = ""
    if resource < GOODS:
        mine.goods[resource] += count
    elif resource == SHEEP:
        place = state.round + LIFETIME if state.round <= LIFETIME else STABLES
        mine.sheep[place] += count
        to = f"sheep:{place}" if state.log is not None else ""
    elif resource == TOOLS:
        mine.tools += count
        mine.just_tools = count
        if state.phase == ACTIONS:
            mine.tools_this_phase += count
    else:
        count = min(count, JEWEL_BOX - mine.jewelry)
        mine.jewelry += count
        if count:
            mine.spent_last_jewelry = False
    if not count:
        return
    mine.fresh = CHANGED
    if state.log is not None:
        state.log.append(events.Gained(seat=seat, resource=RESOURCE_NAMES[resource], count=count, source=source, to=to))


def has(state: State, seat: int, resource: int) -> int:
    """The count of a good, of tools or of jewelry that the seat has."""
    mine = state.seats[seat]
    if resource < GOODS:
        return mine.goods[resource]
    return mine.tools if resource == TOOLS else mine.jewelry


def room_for(state: State, seat: int, resource: int, count: int) -> int:
    """The part of `count` that this seat can gain: Jewel Box and Field board have limits."""
    mine = state.seats[seat]
    if resource == JEWELRY:
        return min(count, JEWEL_BOX - mine.jewelry)
    if resource == FIELD:
        return min(count, mine.fields.count(0))
    return count


def pay(state: State, seat: int, resource: int, count: int) -> None:
    """Pay goods from the supply, tools or jewelry.

    ruling: Tools that are exhausted in this Progress Phase are still tools, and are the first to be paid.
    """
    if not count:
        return
    mine = state.seats[seat]
    if resource < GOODS:
        mine.goods[resource] -= count
    elif resource == TOOLS:
        mine.tools -= count
        mine.exhausted = max(0, mine.exhausted - count)
    else:
        mine.jewelry -= count
        mine.spent_last_jewelry = not mine.jewelry
    mine.fresh = CHANGED
    if state.log is not None:
        state.log.append(events.Paid(seat=seat, resource=RESOURCE_NAMES[resource], count=count))
