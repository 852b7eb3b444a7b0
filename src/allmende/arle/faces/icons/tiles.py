"""The symbols of whole tiles: what buildings do and cost, what is sold at destinations."""

from __future__ import annotations

from allmende.arle.faces.costs import building_effect, cost_of
from allmende.arle.faces.icons.effects import goods, icons
from allmende.arle.rules.components import TILE_NAMES
from allmende.arle.rules.destinations import ITEMS, Sale
from allmende.core.symbols import separated, token


def building_icons(building: int) -> list[str]:
    """What a building does; the Loading Station has one more thing to load."""
    effect = building_effect(building)
    return ["load", "peat"] if effect is None else icons(effect)


def cost_icons(building: int) -> list[str]:
    """What a building costs."""
    cost = cost_of(building)
    row = goods([each for pair in cost.fixed for each in pair])
    match cost.choice:
        case "one":
            row += separated([goods(list(pair)) for pair in cost.options], "slash")
        case "two-materials":
            row.insert(0, "material*2")
        case "two-kinds-of-clothing":
            row.append("clothing*2")
        case "none":
            pass
    return row


def destination_icons(destination: int) -> list[str]:
    """What is sold at a destination, and for how much food."""
    return separated([_item(ways) for ways in ITEMS[destination]], "or")


def _item(ways: list[Sale]) -> list[str]:
    if ways[0].moor:
        return ["moor"]
    return [*separated([_sold(sale) for sale in ways], "slash"), "arrow", token("food", ways[0].food)]


def _sold(sale: Sale) -> list[str]:
    if sale.field:
        return [TILE_NAMES[sale.field]]
    if sale.plow or sale.boat:
        return ["plow" if sale.plow else "peat-boat"]
    return goods(sale.goods)
