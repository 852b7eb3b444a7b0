"""The words for whole tiles: what buildings do, cost and when they work; what is sold at destinations; rulings."""

from __future__ import annotations

from allmende.arle.faces.costs import building_effect, cost_of
from allmende.arle.faces.wording.effects import sentence
from allmende.arle.rules.buildings import BUILDING_RULINGS, EVERY_BUILDING
from allmende.arle.rules.components import RESOURCE_NAMES, TILE_NAMES
from allmende.arle.rules.destinations import DESTINATION_RULINGS, ITEMS, Sale
from allmende.arle.rules.equipment import DESTINATION_NAMES
from allmende.arle.rules.numbers import BUILDING_NAMES, LOADING_STATION
from allmende.arle.rules.phrases import amounts, named
from allmende.arle.rules.spaces import SPACE_RULINGS
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_of


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
