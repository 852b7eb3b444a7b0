"""The symbols of whole tiles: effects and costs of buildings, sales at destinations."""

from __future__ import annotations

from allmende.arle.components.destinations import ITEMS, Sale
from allmende.arle.components.pieces import TILE_NAMES
from allmende.arle.presentation.costs import building_effect, cost_of
from allmende.arle.presentation.icons.effects import goods, icons
from allmende.core.symbols import separated, token


def building_icons(building: int) -> list[str]:
    """The symbols of a building's effect; the Loading Station has one more good to load."""
    effect = building_effect(building)
    return ["load", "peat"] if effect is None else icons(effect)


def cost_icons(building: int) -> list[str]:
    """The symbols of a building's cost."""
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
    """The symbols of the sales at a destination, with their food."""
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
