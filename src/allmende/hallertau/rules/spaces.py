"""The twenty action spaces, as the appendix lists them quadrant by quadrant, in the vocabulary of effects."""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components.board import SPACE_COUNT, space_number
from allmende.hallertau.components.pieces import (
    BONUS,
    CLAY,
    FARMYARD,
    GATEWAY,
    HIDES,
    HIGHEST_ROW,
    JEWELRY,
    MEAT,
    MILK,
    POINT,
    SHEEP,
    WOOL,
)
from allmende.hallertau.rules.language import (
    EACH_SHEEP,
    THE_ROUND,
    Effect,
    MoveCraftBack,
    Source,
    TakeMarker,
    crops,
    draw,
    either,
    exchange,
    field,
    gain,
    move_empty_fields,
    one_of,
    pay,
    pay_field,
    pay_sheep,
    sow,
    sustain,
)

_EFFECTS: Final[dict[str, list[Effect]]] = {
    # 1st Quadrant
    "gateway-card": [draw(GATEWAY), TakeMarker()],
    "sheep-breeding": [either(exchange(pay(MILK, 2), gain(SHEEP)), exchange(pay(MILK, 4), gain(SHEEP, 2)))],
    "sheep-shearing": [gain(WOOL, EACH_SHEEP), sustain(1)],
    "clay-delivery": [gain(CLAY, THE_ROUND)],
    "farming": [either(field(row=5), sow(4))],
    # 2nd Quadrant
    "farmyard-card": [draw(FARMYARD), TakeMarker()],
    "butchery": [exchange(pay_sheep(), gain(MEAT, 4), gain(HIDES, 2))],
    "nursery": [either(gain(CLAY, 3), crops(3))],
    "busy-weekend": [one_of(MILK, WOOL), sow(2)],
    "clearing": [field(row=2), gain(CLAY)],
    # 3rd Quadrant
    "bonus-card": [draw(BONUS), TakeMarker()],
    "small-trade": [crops(2), one_of(MILK, WOOL), sustain(1)],
    "cultivation": [sow(3)],
    "weekly-market": [gain(SHEEP), gain(MEAT)],
    "land-sale": [exchange(pay_field(), gain(JEWELRY), gain(CLAY, 3))],
    # 4th Quadrant
    "point-card": [draw(POINT), TakeMarker()],
    "fertilizing": [move_empty_fields(2, row=HIGHEST_ROW), sow(1)],
    "tool-shed": [either(gain(CLAY, 4), field(row=4))],
    "town-hall": [exchange(MoveCraftBack(), gain(JEWELRY, 2))],
    "sheep-market": [gain(SHEEP), gain(HIDES)],
}


def _in_order() -> list[Source]:
    spaces: list[Source] = [Source("", [])] * SPACE_COUNT
    for name, effects in _EFFECTS.items():
        spaces[space_number(name)] = Source(f"space:{name}", effects)
    return spaces


SPACES: Final[list[Source]] = _in_order()
"""The effects of the action spaces, by number."""
