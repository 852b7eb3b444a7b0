"""The Point cards, 901 to 925."""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components.pieces import (
    ALL_CROPS,
    ALL_GOODS,
    BARLEY,
    BONUS,
    CLAY,
    FARMYARD,
    FLAX,
    GATEWAY,
    HIDES,
    HOPS,
    JEWELRY,
    MEAT,
    MILK,
    POINT,
    RYE,
    TOOLS,
    WOOL,
)
from allmende.hallertau.rules.language import Card, any_of, at_least, card, pay, pay_alike, pay_field, pay_sheep, price
from allmende.hallertau.rules.language.amounts import Played

CARDS: Final[list[Card]] = [
    card(901, any_of(at_least(1, of=Played(POINT, other=True)), at_least(7, of=Played(BONUS))), points=2),
    card(902, at_least(1, of=Played(POINT, other=True)), points=3),
    card(903, pay(TOOLS, 3), points=4),
    card(904, at_least(6, of=Played(GATEWAY)), points=5),
    card(905, pay(TOOLS, 4), points=6),
    card(906, at_least(6, of=Played(FARMYARD)), points=6),
    card(907, pay_alike(5, ALL_GOODS, types=2), points=7),
    card(908, pay_alike(4, ALL_GOODS, types=3), points=8),
    card(909, price([pay(HIDES, 2), pay(JEWELRY, 3)]), points=10),
    card(910, pay(MEAT, 5), points=10),
    card(911, price([pay(BARLEY, 6), pay(JEWELRY, 2)]), points=10),
    card(912, pay(HOPS, 10), points=10),
    card(913, pay_alike(11, ALL_CROPS), points=10),
    card(914, price([pay(FLAX, 6), pay(HOPS, 6)]), points=10),
    card(915, price([pay(HOPS, 6), pay(RYE, 6)]), points=10),
    card(916, pay(CLAY, 12), points=10),
    card(917, pay(WOOL, 12), points=10),
    card(918, price(pay(WOOL, 13), pay(MILK, 16)), points=10),
    card(919, pay_alike(14, ALL_GOODS), points=10),
    card(920, pay(MILK, 14), points=10),
    card(921, pay(JEWELRY, 4), points=12),
    card(922, pay_field(7, rows=[3, 4, 5]), points=12),
    card(923, pay_sheep(8), points=12),
    card(924, pay_field(8), points=13),
    card(925, price(pay(JEWELRY, 5), pay_sheep(10)), points=14),
]
