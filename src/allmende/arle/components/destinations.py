"""The nine travel destinations and their sales (chapter "Index of Travel Destination Tiles")."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.equipment import DESTINATION_NAMES
from allmende.arle.components.pieces import (
    CATTLE,
    FLAX,
    FLAX_FIELD,
    GRAIN,
    GRAIN_FIELD,
    HIDES,
    HORSE,
    HYDRATED,
    LEATHER,
    LEATHER_WEAR,
    LINEN,
    PEAT,
    PEAT_ON_MOOR,
    RESOURCE_NAMES,
    SHEEP,
    SUMMER_WEAR,
    TILE_NAMES,
    TIMBER,
    WINTER_WEAR,
    WOOLEN,
)


class Sale:
    """One way to sell an item: the goods given and the food received.

    `goods` alternates resource and count. Instead of goods it can be a field, a Plow, a Peat Boat, or a moor: the
    boardwalk, or a moor tile with `moor` peat tokens on it.
    """

    def __init__(
        self,
        food: int,
        goods: list[int],
        field: int = 0,
        plow: bool = False,
        boat: bool = False,
        boardwalk: bool = False,
        moor: int = 0,
    ) -> None:
        self.food = food
        self.goods = goods
        self.field = field
        self.plow = plow
        self.boat = boat
        self.boardwalk = boardwalk
        self.moor = moor
        self.destination = 0
        self.item = 0

    def name(self) -> str:
        """The name of the thing sold, as moves name it."""
        if self.field:
            return TILE_NAMES[self.field]
        if self.plow:
            return "plow"
        if self.boat:
            return "peat-boat"
        if self.boardwalk:
            return "boardwalk"
        if self.moor:
            return "moor hydrated" if self.moor == HYDRATED else f"moor {self.moor}"
        parts: list[str] = []
        for i in range(0, len(self.goods), 2):
            count = self.goods[i + 1]
            parts.append(f"{count} {RESOURCE_NAMES[self.goods[i]]}" if count > 1 else RESOURCE_NAMES[self.goods[i]])
        return " ".join(parts)


def _one(food: int, resource: int) -> Sale:
    return Sale(food, [resource, 1])


def _moors() -> list[Sale]:
    """A moor of any kind, for no food."""
    tiles = [Sale(0, [], moor=peat) for peat in range(1, PEAT_ON_MOOR + 1)]
    return [Sale(0, [], moor=HYDRATED), *tiles, Sale(0, [], boardwalk=True)]


ITEMS: Final[list[list[list[Sale]]]] = [
    # Hage
    [[Sale(1, [], field=GRAIN_FIELD), Sale(1, [], field=FLAX_FIELD)]],
    # Beemoor
    [[_one(2, PEAT)]],
    # Dornum
    [[Sale(8, [], plow=True)]],
    # Norden
    [[_one(4, SHEEP)], [_one(7, WINTER_WEAR)], [Sale(5, [], boat=True)]],
    # Aurich
    [[_one(4, LEATHER)], [_one(5, HORSE)], [_one(4, SHEEP), _one(4, CATTLE), _one(4, HORSE)]],
    # Esens
    [[Sale(4, [GRAIN, 2])], [_one(2, HIDES)], [_one(4, WOOLEN)]],
    # Emden
    [[_one(7, WINTER_WEAR)], [_one(7, LEATHER_WEAR)], [_one(6, SUMMER_WEAR)], [_one(3, PEAT)]],
    # Leer
    [
        [_one(2, FLAX)],
        [_one(3, LINEN)],
        [_one(5, CATTLE)],
        [_one(6, SUMMER_WEAR), _one(6, WINTER_WEAR), _one(6, LEATHER_WEAR)],
    ],
    # Bremen
    [
        [_one(5, TIMBER)],
        [Sale(9, [SHEEP, 2]), Sale(9, [CATTLE, 2]), Sale(9, [HORSE, 2])],
        [Sale(12, [LINEN, 1, WOOLEN, 1, LEATHER, 1])],
        [Sale(30, [SUMMER_WEAR, 1, WINTER_WEAR, 1, LEATHER_WEAR, 1])],
        _moors(),
    ],
]
"""By destination: its items, and for each of them the ways to sell it."""


DESTINATION_RULINGS: Final[dict[str, str]] = {
    "bremen": "The land below a moor that is given away is free, and the Peat on it is lost.",
}
"""By destination: the reading of an unclear rule."""


def _numbered() -> list[Sale]:
    sales: list[Sale] = []
    for destination in range(len(ITEMS)):
        for item in range(len(ITEMS[destination])):
            for sale in ITEMS[destination][item]:
                sale.destination = destination
                sale.item = item
                sales.append(sale)
    return sales


SALES: Final[list[Sale]] = _numbered()
"""All sales by number, destination by destination."""
FIRST_SALE: Final[list[int]] = [
    [sale.destination for sale in SALES].index(destination) for destination in range(len(ITEMS))
] + [len(SALES)]
"""By destination: the number of its first sale."""


def sale_text(sale: Sale) -> str:
    """The sale as moves name it: `aurich horse`, `aurich horse as item 3`, where an item takes several kinds."""
    text = f"{DESTINATION_NAMES[sale.destination]} {sale.name()}"
    same = [other for other in SALES if other.destination == sale.destination and other.name() == sale.name()]
    return text if same[0] is sale else f"{text} as item {sale.item + 1}"
