"""The Bonus cards, 801 to 845."""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components import (
    ALL_CROPS,
    BARLEY,
    CLAY,
    FARMYARD,
    FLAX,
    GATEWAY,
    HIDES,
    HOPS,
    JEWELRY,
    MEAT,
    MILK,
    RYE,
    SHEEP,
    TOOLS,
    WOOL,
)
from allmende.hallertau.language import (
    Card,
    all_of,
    at_least,
    card,
    discard,
    draw,
    either,
    exchange,
    field,
    gain,
    no,
    pay,
    pay_alike,
    pay_field,
    pay_sheep,
    price,
    reaches,
    sow,
)
from allmende.hallertau.language.amounts import EMPTY_FIELD, PLANTED_FIELD, RoundNumber
from allmende.hallertau.language.costs import Harvested
from allmende.hallertau.language.effect import Then

_JUST_HARVESTED: Final = (
    "What was in the supply before does not count. It has just been harvested until Phase 7 is over, "
    "or until the card that harvested it at once is resolved."
)

CARDS: Final[list[Card]] = [
    card(801, pay(WOOL), income=gain(MEAT), points=1),
    card(802, pay(HOPS), income=gain(BARLEY), points=2),
    card(803, pay(MEAT, 2), income=gain(SHEEP), points=2),
    card(804, pay(MEAT), income=gain(WOOL), points=3),
    card(805, pay_sheep(), income=gain(HIDES, 2), points=3),
    card(806, pay_sheep(), income=gain(MILK, 2), points=3),
    card(807, pay_field(2), income=gain(SHEEP), points=3),
    card(808, pay(HIDES, 2), income=gain(WOOL, 2), points=3),
    card(809, pay(TOOLS, 2), income=Then([gain(BARLEY), gain(HOPS)]), points=3),
    card(810, pay(HOPS, 2), income=gain(RYE), points=3),
    card(811, Harvested(FLAX, 3), income=sow(1, [FLAX]), points=3, ruling=_JUST_HARVESTED),
    card(812, Harvested(BARLEY, 3), income=sow(1, [BARLEY]), points=3, ruling=_JUST_HARVESTED),
    card(813, pay(HOPS, 3), income=gain(TOOLS), points=3),
    card(814, pay(CLAY, 3), income=Then([gain(RYE), gain(CLAY)]), points=3),
    card(815, discard(3), income=draw(GATEWAY), points=3),
    card(816, Harvested(RYE, 3), income=sow(1, [RYE]), points=3, ruling=_JUST_HARVESTED),
    card(817, pay(JEWELRY), income=gain(TOOLS), points=4),
    card(818, price([pay(JEWELRY), pay(TOOLS)]), income=Then([gain(FLAX), gain(WOOL)]), points=4),
    card(819, pay_field(2), income=field(row=4), points=4),
    card(820, pay(TOOLS, 2), income=gain(MEAT), points=4),
    card(821, pay(CLAY, 4), income=gain(CLAY, 2), points=4),
    card(822, pay_alike(3, ALL_CROPS), income=gain(HOPS), points=5),
    card(823, pay_sheep(2), income=gain(SHEEP), points=5),
    card(824, pay_field(1, PLANTED_FIELD), income=field(row=3), points=6),
    card(825, pay_field(3), income=field(row=5), points=6),
    card(826, pay(JEWELRY, 2), income=gain(BARLEY, 2), points=7),
    card(827, pay(JEWELRY, 3), income=gain(JEWELRY), points=8),
    card(828, no(EMPTY_FIELD), income=gain(HOPS), points=2),
    card(829, at_least(5, of=SHEEP), income=gain(WOOL), points=2),
    card(830, at_least(7, of=CLAY), income=gain(CLAY), points=2),
    card(831, no(rows=[2, 3, 4]), income=sow(1), points=3),
    card(832, no(rows=[2, 3, 4]), income=gain(MILK), points=3),
    card(833, reaches(MILK, RoundNumber(2)), income=gain(HIDES), points=3),
    card(834, at_least(3, of=HIDES), income=gain(HIDES), points=3),
    card(835, at_least(5, of=JEWELRY), income=gain(MEAT), points=3),
    card(836, at_least(6, of=HOPS), income=gain(RYE), points=3),
    card(837, at_least(6, of=WOOL), income=gain(WOOL), points=3),
    card(838, at_least(7, of=FLAX), income=gain(FLAX), points=3),
    card(839, at_least(8, of=TOOLS), income=either(exchange(pay(TOOLS), gain(JEWELRY))), points=3),
    card(
        840,
        all_of(at_least(3, of=TOOLS), at_least(3, of=SHEEP), at_least(3, of=JEWELRY)),
        income=draw(FARMYARD),
        points=3,
    ),
    card(841, at_least(10, of=BARLEY), income=gain(BARLEY), points=3),
    card(842, all_of(at_least(7, of=BARLEY), at_least(5, of=HOPS)), income=gain(BARLEY), points=3),
    card(843, all_of(at_least(7, of=MILK), at_least(6, of=SHEEP)), income=gain(SHEEP), points=3),
    card(844, all_of(at_least(6, of=RYE), at_least(5, of=MEAT)), income=Then([gain(RYE), gain(MEAT)]), points=4),
    card(845, at_least(6, of=MEAT), income=gain(MEAT), points=6),
]
