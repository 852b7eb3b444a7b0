"""Cautions before a move, if a loss can be proved: missing food or fuel, animals without room, goods beyond the
track."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from allmende.arle.components.board import SUMMER
from allmende.arle.components.moves import ANY_TIME, DONE, RETURN
from allmende.arle.components.pieces import (
    ANIMALS,
    FOOD,
    FOOD_DUE,
    FOREST,
    FUEL_DUE,
    GRAIN,
    GRAIN_FIELD,
    PEAT,
    RESOURCE_NAMES,
    SHEEP,
    TIMBER,
    TRACK_GOODS,
    WOOD,
    WORKERS,
)
from allmende.arle.record import events
from allmende.arle.rules.housing import can_house
from allmende.arle.rules.phases import CROWDED, WORK
from allmende.arle.rules.player import Player
from allmende.arle.rules.state import State
from allmende.arle.rules.steps.inventory import Interval, milk_of
from allmende.core.caution import Caution, Outlook, beyond, fewest_gone
from allmende.core.event import Event
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.rules.state import FRAME, Pause

NEAR: Final = 8
"""The room left on the Goods Track below which a move is checked for goods lost at its end."""


def cautions(outlook: Outlook) -> Iterator[Caution]:
    """The cautions against a move, the gravest first."""
    before, after, seat = outlook.before, outlook.after, outlook.seat
    assert isinstance(before, State)
    assert isinstance(after, State)
    if saved := needless_shortage(before, outlook):
        yield Caution("needless-shortage", Message("caution-needless-shortage", {"count": saved}))
    elif missing := shortage(before, outlook, after):
        yield Caution("shortage", Message("caution-shortage", {"count": missing}))
    if returned := runaways(before, outlook):
        yield Caution("homeless", Message("caution-homeless", {"count": returned, "cook": "no"}), previewed=True)
    elif homeless := newly_homeless(before, after, seat):
        yield Caution("homeless", Message("caution-homeless", {"count": homeless, "cook": "no"}))
    for resource, count in beyond_the_track(before, outlook, after):
        yield Caution("beyond", Message("caution-beyond", {"goods": amount(RESOURCE_NAMES[resource], count)}))


def needless_shortage(state: State, outlook: Outlook) -> int:
    """The food and fuel missing now that the best single exchange would have saved."""
    seat = outlook.seat
    if outlook.move != DONE or not isinstance(state.top(seat), Interval) or not state.seats[seat].stack[-2]:
        return 0
    missing = _short(outlook.events, seat)
    least = missing
    for move in state.moves(seat) if missing else ():
        if move >= ANY_TIME:
            twin = state.copy()
            assert isinstance(twin, State)
            twin.play(seat, move)
            if twin.moves(seat) and isinstance(twin.top(seat), Interval):
                told: list[Event] = []
                twin.log = told
                twin.play(seat, DONE)
                if not twin.moves(seat) or twin.phase == WORK:  # else it has to choose an animal to eat, or fuel
                    least = min(least, _short(told, seat))
    return missing - least


def _short(told: Sequence[Event], seat: int) -> int:
    return sum(event.food + event.fuel for event in told if isinstance(event, events.Short) and event.seat == seat)


def shortage(before: State, outlook: Outlook, after: State) -> int:
    """The food and fuel that the next inventory will lack, whatever the seat does after its last worker.

    It is counted where nothing but fields, forests and animals can bring more: without buildings, vehicles and boats.
    """
    seat = outlook.seat
    if before.phase != WORK or has_turns(after, seat):
        return 0
    if after.phase != WORK:
        return _short(outlook.events, seat)
    mine = after.seats[seat]
    if mine.buildings or mine.vehicles or mine.boats or isinstance(before.top(seat), Pause):
        return 0
    if after.moves(seat) and not isinstance(after.top(seat), Pause):
        return 0
    goods, summer = mine.goods, after.season() == SUMMER
    animals = sum(goods[SHEEP : SHEEP + ANIMALS])
    food = goods[FOOD] + goods[GRAIN] + animals
    food += milk_of(mine) + mine.tiles[GRAIN_FIELD] if summer else animals // 2  # the most that can be born
    fuel = goods[PEAT] + goods[WOOD] + goods[TIMBER] + mine.tiles[FOREST] if summer else FUEL_DUE
    return max(0, FOOD_DUE - food) + max(0, FUEL_DUE - fuel)


def has_turns(state: State, seat: int) -> bool:
    """True if the seat places another worker in this half-year, after the turn that is under way."""
    players = len(state.seats)
    turns = range(state.turn, WORKERS * players) if state.phase == WORK else ()
    return any((state.first + turn) % players == seat for turn in turns)


def runaways(before: State, outlook: Outlook) -> int:
    """The number of animals that leave with the move, since they find no room and there is no choice of kinds."""
    if is_crowded(before, outlook.seat) or RETURN <= outlook.move < RETURN + ANIMALS:
        return 0
    left = [event for event in outlook.events if isinstance(event, events.AnimalsReturned)]
    return sum(event.count for event in left if event.seat == outlook.seat)


def newly_homeless(before: State, after: State, seat: int) -> int:
    """The least number of animals without room after a move that makes the Home Board crowded."""
    return 0 if is_crowded(before, seat) or not is_crowded(after, seat) else least_homeless(after.seats[seat])


def is_crowded(state: State, seat: int) -> bool:
    """True if the seat has to return animals next."""
    stack = state.seats[seat].stack
    return len(stack) > 0 and stack[-FRAME] == CROWDED


def least_homeless(mine: Player) -> int:
    """The least number of animals that have to go until there is room for the others."""
    sheep, cattle, horses = mine.goods[SHEEP : SHEEP + ANIMALS]
    return fewest_gone((sheep, cattle, horses), lambda a, b, c: can_house(mine, a, b, c, 0, 0, 0))


def beyond_the_track(before: State, outlook: Outlook, after: State) -> Iterator[tuple[int, int]]:
    """Goods that a move in the Work Phase would bring besides if the Goods Track had no end, with their counts."""
    if before.phase != WORK or after.phase != WORK:
        return
    mine = before.seats[outlook.seat]
    for resource in range(TRACK_GOODS):
        spare = min(NEAR, mine.goods[resource])
        if spare and mine.room_for(resource) < NEAR and (count := _lost(outlook, resource, spare)):
            yield resource, count


def _lost(outlook: Outlook, resource: int, spare: int) -> int:
    """The count of a good that the seat would gain besides if it had `spare` fewer."""

    def lessen(poorer: Player) -> None:
        poorer.goods[resource] -= spare

    return beyond(outlook, events.Gained, RESOURCE_NAMES[resource], lessen)
