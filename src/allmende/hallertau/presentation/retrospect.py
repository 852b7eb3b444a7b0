"""The retrospect of Hallertau: figures, causes and flows of goods, from a finished game's states and events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from allmende.core.event import Event
from allmende.core.hindsight import WORK, Flow, Hindsight
from allmende.core.message import Message
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.components.pieces import (
    FIELD,
    JEWELRY,
    RESOURCE_NAMES,
    SHEEP,
    STABLES,
    TOOLS,
    WORKERS_IN_WINDOW,
)
from allmende.hallertau.presentation.views import goods_of
from allmende.hallertau.record import events
from allmende.hallertau.rules.player import EMPTY
from allmende.hallertau.rules.state import State


class _Hindsight(Hindsight):
    begins_round = events.RoundBegan
    cards = ("card",)

    def figures(self, state: State, seat: int) -> Mapping[str, int]:
        mine = state.seats[seat]
        rows = [field % EMPTY for field in mine.fields if field]
        found = {
            "workers": WORKERS_IN_WINDOW[mine.center],
            "fields": len(rows),
            "soil": sum(rows),
            "sheep": sum(mine.sheep[1 : STABLES + 1]),
            "stock": sum(mine.goods),
        }
        return found if state.anytime is None else found | {"cards-played": len(mine.played)}

    def goods(self, state: State, seat: int) -> Mapping[str, int]:
        mine = state.seats[seat]
        others = {SHEEP: mine.sheep_count(), TOOLS: mine.tools, JEWELRY: mine.jewelry}
        return goods_of(mine) | {RESOURCE_NAMES[good]: count for good, count in others.items()}

    def cause(self, event: Event) -> str:
        match event:
            case events.WorkersPlaced(space=space):
                return f"{WORK}:{space}"
            case events.CardPlayed(card=card):
                return f"card:{card}"
            case events.PhaseBegan(phase=phase):
                return f"phase:{phase}"
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
            case events.Sown(good=good, count=count):
                return [(good, -count)]
            case events.Harvested(good=good, count=count):
                return [(good, count)]
            case events.FieldGained():
                return [(RESOURCE_NAMES[FIELD], 1)]
            case events.FieldSpent():
                return [(RESOURCE_NAMES[FIELD], -1)]
            case events.SheepDied(count=count):
                return [(RESOURCE_NAMES[SHEEP], -count)]
            case events.WorkersExchanged(count=count):
                return [(RESOURCE_NAMES[TOOLS], count)]
            case events.CardsDrawn(count=count):
                return [("card", count)]
            case _:
                return ()

    def worth(self, state: State, seat: int) -> Mapping[str, float]:
        return {f"card:{CARD_NAMES[card]}": CARDS[card].points for card in state.seats[seat].played}

    def name(self, cause: str) -> Message:
        kind, _, name = cause.partition(":")
        match kind:
            case "card":
                return Message("retrospect-card", {"card": name})
            case "phase":
                return Message(f"phase-{name}")
            case _:
                return Message(f"space-{name}")


HINDSIGHT: Final = _Hindsight()
