"""The retrospect of Fields of Arle: figures, causes and flows of goods, from a finished game's states and events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from allmende.arle.components.numbers import BUILDING_NAMES, BUILDING_POINTS, BUILDINGS
from allmende.arle.components.pieces import CATTLE, FOOD, HORSE, PEAT, RESOURCE_NAMES, SHEEP, TOOLS
from allmende.arle.presentation.views import goods_of
from allmende.arle.record import events
from allmende.arle.rules.state import State
from allmende.core.event import Event
from allmende.core.hindsight import BETWEEN, WORK, Flow, Hindsight
from allmende.core.message import Message


class _Hindsight(Hindsight):
    begins_round = events.HalfYearBegan
    unit = "half-year"
    cards = ("building",)

    def figures(self, state: State, seat: int) -> Mapping[str, int]:
        mine = state.seats[seat]
        return {
            "food": mine.goods[FOOD],
            "peat": mine.goods[PEAT],
            "animals": mine.goods[SHEEP] + mine.goods[CATTLE] + mine.goods[HORSE],
            "fields": mine.field_count(),
            "tools-improved": sum(mine.tools[:TOOLS]),
            "journeys": mine.travelled,
        }

    def goods(self, state: State, seat: int) -> Mapping[str, int]:
        return goods_of(state.seats[seat])

    def cause(self, event: Event) -> str:
        match event:
            case events.WorkerPlaced(space=space):
                return f"{WORK}:{space}"
            case events.PhaseBegan(phase=phase):
                return f"phase:{phase}"
            case events.WorkerIdle():
                return BETWEEN
            case _:
                return ""

    def flows(self, event: Event, seat: int) -> Sequence[Flow]:
        if event.seat != seat:
            return ()
        match event:
            case events.Gained(resource=resource, count=count):
                return [(resource, count)]
            case events.Paid(resource=resource, count=count):
                return [(resource, -count)]
            case events.AnimalBorn(animal=animal):
                return [(animal, 1)]
            case events.AnimalsReturned(animal=animal, count=count):
                return [(animal, -count)]
            case events.PeatCut(count=count):
                return [(RESOURCE_NAMES[PEAT], count)]
            case _:
                return ()

    def worth(self, state: State, seat: int) -> Mapping[str, float]:
        mine = state.seats[seat]
        return {
            f"building:{BUILDING_NAMES[building]}": BUILDING_POINTS[building]
            for building in range(BUILDINGS)
            if mine.has_built(building)
        }

    def name(self, cause: str) -> Message:
        kind, _, name = cause.partition(":")
        match kind:
            case "building":
                return Message(f"building-{name}")
            case "phase":
                return Message(f"half-year-phase-{name}")
            case _:
                return Message(f"space-{name}")


HINDSIGHT: Final = _Hindsight()
