"""The retrospect of a finished game of Agricola."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from allmende.agricola.components.farmyard import bit_count
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import ANIMALS, FOOD, GRAIN, RESOURCE_NAMES, SHEEP, VEGETABLE
from allmende.agricola.presentation.farmers import goods_of
from allmende.agricola.record import events
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.state import State
from allmende.core.event import Event
from allmende.core.hindsight import WORK, Flow, Hindsight
from allmende.core.message import Message

_FOOD: Final = RESOURCE_NAMES[FOOD]
_GRAIN: Final = RESOURCE_NAMES[GRAIN]
_VEGETABLE: Final = RESOURCE_NAMES[VEGETABLE]


class _Hindsight(Hindsight):
    begins_round = events.RoundBegan
    cards = ("card", "improvement")

    def figures(self, state: State, seat: int) -> Mapping[str, int]:
        mine = state.seats[seat]
        return {
            "people": mine.people,
            "food": mine.goods[FOOD],
            "rooms": mine.room_count(),
            "fields": bit_count(mine.fields),
            "animals": sum(mine.goods[SHEEP : SHEEP + ANIMALS]),
            "farmyard-used": bit_count(mine.used_spaces()),
        }

    def goods(self, state: State, seat: int) -> Mapping[str, int]:
        return goods_of(state.seats[seat])

    def cause(self, event: Event) -> str:
        match event:
            case events.PersonPlaced(action=action) | events.PersonMoved(action=action):
                return f"{WORK}:{action}"
            case events.CardPlayed(card=card):
                return f"card:{card}"
            case events.ImprovementBuilt(improvement=improvement):
                return f"improvement:{improvement}"
            case events.PhaseBegan(phase=phase):
                return f"phase:{phase}"
            case events.RoundBegan():
                return "phase:preparation"
            case _:
                return ""

    def flows(self, event: Event, seat: int) -> Sequence[Flow]:
        match event:
            case events.GoodsGiven(resource=resource, count=count, to=to):
                return [(resource, count)] if to == seat else [(resource, -count)] if event.seat == seat else ()
            case _ if event.seat != seat:
                return ()
            case events.Gained(resource=resource, count=count):
                return [(resource, count)]
            case events.Paid(resource=resource, count=count):
                return [(resource, -count)]
            case events.Exchanged(resource=resource, count=count, food=food):
                return [(resource, -count), (_FOOD, food)]
            case events.FieldsHarvested(grain=grain, vegetables=vegetables):
                return [flow for flow in ((_GRAIN, grain), (_VEGETABLE, vegetables)) if flow[1]]
            case events.AnimalBorn(animal=animal):
                return [(animal, 1)]
            case events.AnimalsReleased(animal=animal, count=count):
                return [(animal, -count)]
            case events.Fed(food=food):
                return [(_FOOD, -food)] if food else ()
            case _:
                return ()

    def worth(self, state: State, seat: int) -> Mapping[str, float]:
        found: Counter[str] = Counter()
        mine = state.seats[seat]
        for i, improvement in enumerate(state.setup.improvements):
            if mine.has_improvement(i):
                bonus = improvement.bonus_points(mine.goods[improvement.craft]) if improvement.craft >= 0 else 0
                found[f"improvement:{improvement.name}"] += improvement.points + bonus
        for other, theirs in enumerate(state.seats) if state.setup.cards else ():
            for number in theirs.played:
                card, cause = card_at(state, number), f"card:{CARD_NAMES[number]}"
                if other == seat:
                    found[cause] += card.points + sum(bonus.count(state, seat) for bonus in card.bonuses)
                elif points := sum(bonus.count_for_others(state, seat) for bonus in card.bonuses):
                    found[cause] += points
        return found

    def name(self, cause: str) -> Message:
        kind, _, name = cause.partition(":")
        match kind:
            case "card":
                return Message(f"card-{name}")
            case "improvement":
                return Message(f"improvement-{name}")
            case "phase":
                return Message(f"round-phase-{name}")
            case _:
                return Message(f"action-{name}")


HINDSIGHT: Final = _Hindsight()
