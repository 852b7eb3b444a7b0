"""The twenty action spaces, as the appendix lists them quadrant by quadrant, in the vocabulary of effects."""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components import CLAY, HIDES, JEWELRY, MEAT, MILK, SHEEP, WOOL
from allmende.hallertau.language import (
    EACH_SHEEP,
    THE_ROUND,
    Effect,
    MoveCraftBack,
    MoveEmptyFields,
    Pay,
    PayField,
    PaySheep,
    Sow,
    Sustain,
    Used,
    crops,
    either,
    exchange,
    field,
    gain,
    one_of,
)


class Space:
    """An action space: where it is, how many rows of workers it has, and what it does."""

    def __init__(self, quadrant: int, name: str, effects: list[Effect], rows: int = 3) -> None:
        self.quadrant = quadrant
        self.name = name
        self.effect = Used(name, effects)
        self.rows = rows


def _space(quadrant: int, name: str, *effects: Effect) -> Space:
    return Space(quadrant, name, list(effects))


def _card_space(quadrant: int, name: str) -> Space:
    """A corner of the board, for cards; the No Cards Variant closes it."""
    return Space(quadrant, name, [], rows=2)


SPACES: Final[list[Space]] = [
    # 1st Quadrant
    _card_space(1, "gateway-card"),
    _space(
        1,
        "sheep-breeding",
        either(exchange(Pay(MILK, 2), gain(SHEEP)), exchange(Pay(MILK, 4), gain(SHEEP, 2))),
    ),
    _space(1, "sheep-shearing", gain(WOOL, EACH_SHEEP), Sustain()),
    _space(1, "clay-delivery", gain(CLAY, THE_ROUND)),
    _space(1, "farming", either(field(row=5), Sow(4))),
    # 2nd Quadrant
    _card_space(2, "farmyard-card"),
    _space(2, "butchery", exchange(PaySheep(), gain(MEAT, 4), gain(HIDES, 2))),
    _space(2, "nursery", either(gain(CLAY, 3), crops(3))),
    _space(2, "busy-weekend", one_of(MILK, WOOL), Sow(2)),
    _space(2, "clearing", field(row=2), gain(CLAY)),
    # 3rd Quadrant
    _card_space(3, "bonus-card"),
    _space(3, "small-trade", crops(2), one_of(MILK, WOOL), Sustain()),
    _space(3, "cultivation", Sow(3)),
    _space(3, "weekly-market", gain(SHEEP), gain(MEAT)),
    _space(3, "land-sale", exchange(PayField(), gain(JEWELRY), gain(CLAY, 3))),
    # 4th Quadrant
    _card_space(4, "point-card"),
    _space(4, "fertilizing", MoveEmptyFields(2), Sow(1)),
    _space(4, "tool-shed", either(gain(CLAY, 4), field(row=4))),
    _space(4, "town-hall", exchange(MoveCraftBack(), gain(JEWELRY, 2))),
    _space(4, "sheep-market", gain(SHEEP), gain(HIDES)),
]

OPEN_WITHOUT_CARDS: Final[list[int]] = [i for i, space in enumerate(SPACES) if space.rows == 3]
"""The action spaces of the No Cards Variant."""

QUADRANTS: Final[list[list[int]]] = [
    [i for i, space in enumerate(SPACES) if space.quadrant == quadrant] for quadrant in range(5)
]
"""By quadrant 1 to 4: its action spaces."""

ROW_WORKERS: Final[list[int]] = [0, 1, 2, 3]
"""How many workers the rows take, from the bottom row (1) to the top row (3)."""


def lowest_free_row(workers: int, rows: int) -> int:
    """The row that a space with these workers offers next, or 0 if it is full."""
    for row in range(1, rows + 1):
        if not workers >> 2 * row - 2 & 3:
            return row
    return 0


def topmost_row(workers: int) -> int:
    """The highest row with workers, or 0."""
    for row in (3, 2, 1):
        if workers >> 2 * row - 2 & 3:
            return row
    return 0
