"""The words for whole tiles: effects, costs and times of buildings; sales at destinations; rulings."""

from __future__ import annotations

from allmende.arle.components.destinations import DESTINATION_RULINGS, ITEMS, Sale
from allmende.arle.components.equipment import DESTINATION_NAMES
from allmende.arle.components.numbers import BUILDING_NAMES, LOADING_STATION
from allmende.arle.components.phrases import amounts, named
from allmende.arle.components.pieces import RESOURCE_NAMES, TILE_NAMES
from allmende.arle.presentation.costs import building_effect, cost_of
from allmende.arle.presentation.wording.effects import sentence
from allmende.arle.rules.buildings import BUILDING_RULINGS, EVERY_BUILDING
from allmende.arle.rules.spaces import SPACE_RULINGS
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_of


def building_text(building: int) -> Message:
    """The effect of a building, as a sentence."""
    effect = building_effect(building)
    if effect is None:
        assert building == LOADING_STATION, f"{BUILDING_NAMES[building]} does nothing"
        return Message("effect-sentence", {"effect": Message("effect-load-peat")})
    return sentence(effect)


def when(building: int) -> str:
    """The time of a building's effect: `at-once`, `before-november` or `any-time`."""
    tile = EVERY_BUILDING[building]
    return "at-once" if tile.at_once else "before-november" if tile.before_november else "any-time"


def building_cost(building: int) -> Message:
    """The cost of a building: "1 Timber and either 8 Flax or 8 Grain"."""
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
    """The sales at a destination, as a sentence."""
    items = [_item(ways) for ways in ITEMS[destination]]
    phrase = items[-1]
    for item in reversed(items[:-1]):
        phrase = Message("sales", {"first": item, "rest": phrase})
    return Message("destination-sells", {"items": phrase, "count": len(items)})


def _item(ways: list[Sale]) -> Message:
    """The ways to sell one item; all of them bring the same food."""
    if ways[0].moor:
        return Message("sale-of-moor")
    return Message("sale", {"what": one_of([sold(sale) for sale in ways]), "food": ways[0].food})


def sold(sale: Sale) -> Message:
    """The things given for one way to sell an item, as a phrase."""
    if sale.field:
        return named("a-tile", TILE_NAMES[sale.field])
    if sale.plow or sale.boat:
        return named("a-piece", "plow" if sale.plow else "peat-boat")
    if sale.boardwalk or sale.moor:
        return Message("sale-of-moor")
    return Message("listed", {"what": amounts(sale.goods)})


def space_ruling(name: str) -> Message | None:
    """The ruling on an unclear action space, if there is one."""
    return Message(f"ruling-space-{name}") if name in SPACE_RULINGS else None


def building_ruling(building: int) -> Message | None:
    """The ruling on an unclear building, if there is one."""
    name = BUILDING_NAMES[building]
    return Message(f"ruling-building-{name}") if name in BUILDING_RULINGS else None


def destination_ruling(destination: int) -> Message | None:
    """The ruling on an unclear destination, if there is one."""
    name = DESTINATION_NAMES[destination]
    return Message(f"ruling-destination-{name}") if name in DESTINATION_RULINGS else None
