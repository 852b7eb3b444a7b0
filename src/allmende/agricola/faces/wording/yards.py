"""The words for what lies on unused spaces, for pieces on round spaces, and for pastures with costs of their own."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.faces.wording.amounts import Arguments
from allmende.agricola.faces.wording.cards import gift
from allmende.agricola.faces.wording.effects import all_things, goods, say, space_names
from allmende.agricola.faces.wording.permits import PERMISSIONS
from allmende.agricola.rules import permits
from allmende.agricola.rules.board import space_bits
from allmende.agricola.rules.components import FOOD, RESOURCE_NAMES, WOOD
from allmende.agricola.rules.language.effect import AndOr, AndOrInstead
from allmende.agricola.rules.language.fencing import FenceForStables, FenceWithTaken, GiveFence
from allmende.agricola.rules.language.yards import ExchangeTaken, LaidStable, LayOnUnused, LayStables, TakeOffUsed
from allmende.agricola.rules.phrases import amounts
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of

PERMISSIONS[permits.KEEPS_SITE] = Message("permit-keeps-site")
PERMISSIONS[permits.FENCES_FOR_GRAIN] = Message(
    "permit-fences-for-grain",
    {"spaces": one_of(space_names(space_bits(["grain-utilization"]))), "cost": goods(WOOD, 1)},
)

PERMISSIONS[permits.PALISADES] = Message("permit-palisades", {"cost": goods(WOOD, permits.PALISADE_WOOD)})


@gift.register
def _(effect: LayOnUnused | TakeOffUsed) -> Message:
    match effect:
        case LayOnUnused():
            return Message("deed-lay-on-unused", {"what": goods(effect.resource, 1)})
        case TakeOffUsed():
            resource = Message(f"resource-{RESOURCE_NAMES[effect.resource]}", {"count": 1})
            return Message("deed-take-off-used", {"resource": resource})
        case _:
            assert_never(effect)


@say.register
def _(effect: ExchangeTaken | LaidStable | LayStables | GiveFence | FenceWithTaken | FenceForStables) -> Message:
    match effect:
        case ExchangeTaken():
            cost = goods(effect.resource, 1)
            return Message("effect-exchange-taken", {"cost": cost, "food": goods(FOOD, effect.food)})
        case LaidStable():
            return Message("effect-build-laid-stable")
        case LayStables():
            later = [Message("number", {"number": number}) for number in effect.later]
            return Message("effect-lay-stables", {"later": later})
        case GiveFence():
            return Message("effect-give-fence", {"cost": amounts(effect.cost), "gains": all_things(effect.gains)})
        case FenceWithTaken():
            return Message("effect-fence-with-taken", {"free": effect.free})
        case FenceForStables():
            args: Arguments = {"spaces": effect.size, "stables": effect.stables, "cost": goods(WOOD, effect.wood)}
            return Message("effect-fence-for-stables", args)
        case _:
            assert_never(effect)


@say.register
def _(effect: AndOrInstead) -> Message:
    """What the action space says; that something may be done instead is said by the card."""
    return say.dispatch(AndOr)(effect)
