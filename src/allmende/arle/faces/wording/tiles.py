"""The words for whole tiles: what buildings do, cost and when they work; what is sold at destinations; rulings."""

from __future__ import annotations

from typing import Final, Literal

from allmende.arle.faces.wording.effects import sentence
from allmende.arle.rules.buildings import BUILDING_RULINGS, EVERY_BUILDING
from allmende.arle.rules.components import LEATHER_WEAR, MATERIALS, RESOURCE_NAMES, SUMMER_WEAR, TILE_NAMES, WINTER_WEAR
from allmende.arle.rules.destinations import DESTINATION_RULINGS, ITEMS, Sale
from allmende.arle.rules.equipment import DESTINATION_NAMES
from allmende.arle.rules.language.effect import Effect
from allmende.arle.rules.numbers import BUILDING_NAMES, BUILDING_PAYMENTS, LOADING_STATION, PAYMENTS
from allmende.arle.rules.phrases import amounts, named
from allmende.arle.rules.spaces import SPACE_RULINGS
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_of

Pair = tuple[int, int]
"""A resource and a count."""
Choice = Literal["none", "one", "two-materials", "two-kinds-of-clothing"]
WEAR: Final = [SUMMER_WEAR, WINTER_WEAR, LEATHER_WEAR]


def building_effect(building: int) -> Effect | None:
    """What a building does; the Loading Station does nothing by itself."""
    tile = EVERY_BUILDING[building]
    return tile.at_once or tile.before_november or tile.at_any_time


def building_text(building: int) -> Message:
    """What a building does, as a sentence."""
    effect = building_effect(building)
    if effect is None:
        assert building == LOADING_STATION, f"{BUILDING_NAMES[building]} does nothing"
        return Message("effect-sentence", {"effect": Message("effect-load-peat")})
    return sentence(effect)


def when(building: int) -> str:
    """When a building works."""
    tile = EVERY_BUILDING[building]
    return "at-once" if tile.at_once else "before-november" if tile.before_november else "any-time"


def building_cost(building: int) -> Message:
    """What a building costs: "1 Timber and either 8 Flax or 8 Grain"."""
    cost = cost_of(building)
    parts = [amount(RESOURCE_NAMES[resource], count) for resource, count in cost.fixed]
    match cost.choice:
        case "one":
            options = one_of([amount(RESOURCE_NAMES[resource], count) for resource, count in cost.options])
            parts.append(Message("effect-one-of", {"options": options}))
        case "two-materials":
            parts.insert(0, Message("cost-two-materials"))
        case "two-kinds-of-clothing":
            parts.append(Message("cost-two-kinds-of-clothing"))
        case "none":
            pass
    return Message("listed", {"what": parts})


class Cost:
    """What a building costs: something fixed, and a choice of `options` or of two different things."""

    def __init__(self, fixed: list[Pair], choice: Choice, options: list[Pair]) -> None:
        self.fixed = fixed
        self.choice = choice
        self.options = options


def cost_of(building: int) -> Cost:
    """What a building costs, drawn together from all ways to pay for it."""
    payments = [_pairs(PAYMENTS[payment]) for payment in BUILDING_PAYMENTS[building]]
    fixed = [pair for pair in payments[0] if all(pair in payment for payment in payments)]
    ways = [[pair for pair in payment if pair not in fixed] for payment in payments]
    if len(ways) == 1:
        return Cost(fixed, "none", [])
    if len(ways[0]) == 1:
        return Cost(fixed, "one", [way[0] for way in ways])
    paid = {resource for way in ways for resource, _ in way}
    if paid <= set(MATERIALS):
        return Cost(fixed, "two-materials", [])
    assert paid <= set(WEAR), f"{BUILDING_NAMES[building]} has a cost of a new kind"
    return Cost(fixed, "two-kinds-of-clothing", [])


def _pairs(flat: list[int]) -> list[Pair]:
    return [(flat[i], flat[i + 1]) for i in range(0, len(flat), 2)]


def destination_text(destination: int) -> Message:
    """What can be sold at a destination, as a sentence."""
    items = [_item(ways) for ways in ITEMS[destination]]
    phrase = items[-1]
    for item in reversed(items[:-1]):
        phrase = Message("sales", {"first": item, "rest": phrase})
    return Message("destination-sells", {"items": phrase, "count": len(items)})


def _item(ways: list[Sale]) -> Message:
    """What is sold as one item; all ways to sell it bring the same."""
    if ways[0].moor:
        return Message("sale-of-moor")
    return Message("sale", {"what": one_of([sold(sale) for sale in ways]), "food": ways[0].food})


def sold(sale: Sale) -> Message:
    """What is given for one way to sell an item, as a phrase."""
    if sale.field:
        return named("a-tile", TILE_NAMES[sale.field])
    if sale.plow or sale.boat:
        return named("a-piece", "plow" if sale.plow else "peat-boat")
    if sale.boardwalk or sale.moor:
        return Message("sale-of-moor")
    return Message("listed", {"what": amounts(sale.goods)})


def space_ruling(name: str) -> Message | None:
    """How an unclear action space is read."""
    return Message(f"ruling-space-{name}") if name in SPACE_RULINGS else None


def building_ruling(building: int) -> Message | None:
    """How an unclear building is read."""
    name = BUILDING_NAMES[building]
    return Message(f"ruling-building-{name}") if name in BUILDING_RULINGS else None


def destination_ruling(destination: int) -> Message | None:
    """How an unclear destination is read."""
    name = DESTINATION_NAMES[destination]
    return Message(f"ruling-destination-{name}") if name in DESTINATION_RULINGS else None
