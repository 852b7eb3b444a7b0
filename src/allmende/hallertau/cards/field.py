"""The Field deck of Farmyard cards, 601 to 635."""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components import (
    BARLEY,
    BONUS,
    CLAY,
    FLAX,
    GATEWAY,
    HIDES,
    HOPS,
    JEWELRY,
    MEAT,
    MILK,
    POINT,
    RYE,
    SHEEP,
    TOOLS,
    WOOL,
)
from allmende.hallertau.language import (
    FIELDS,
    WINDOW,
    Card,
    all_of,
    at_least,
    card,
    difference,
    discard,
    draw,
    exceeds,
    field,
    fields,
    gain,
    harvest,
    least,
    matched,
    matching,
    never,
    pay,
    pay_field,
    pay_one_of,
    pay_sheep,
    reaches,
    total,
)
from allmende.hallertau.language.amounts import PLANTED_FIELD, CropTypesInFields, FieldsOfOneCrop
from allmende.hallertau.language.custom import FieldsWithSum, HidesUpToTools, SowTwice
from allmende.hallertau.phases import MILKING

_WINDOW_WITH_POINTS: Final = "Once the window shows points, its number is still 12."

CARDS: Final[list[Card]] = [
    card(601, at_least(6, of=FIELDS), gain(SHEEP)),
    card(602, all_of(at_least(2, of=WOOL), at_least(4, of=TOOLS)), gain(SHEEP)),
    card(603, pay_field(rows=[5]), gain(SHEEP, 2)),
    card(604, pay(FLAX, difference(8, less=FIELDS)), gain(SHEEP, 2)),
    card(605, pay(MILK, 3), gain(SHEEP), draw(BONUS), phases=never(MILKING)),
    card(606, at_least(3, of=FieldsOfOneCrop()), field(row=3), draw(BONUS)),
    card(
        607,
        all_of(at_least(6, of=TOOLS), at_least(4, of=JEWELRY)),
        FieldsWithSum(),
        ruling="Two fields are two: with room for one only, nothing comes of six jewelry or more.",
    ),
    card(608, at_least(1, 2, 5, 7, of=MEAT), gain(WOOL, matching(0, 1, 2, 3)), field(row=4)),
    card(609, reaches(total(SHEEP, JEWELRY), WINDOW), gain(TOOLS), field(row=5), ruling=_WINDOW_WITH_POINTS),
    card(610, pay(HOPS, 3), field(row=5), draw(BONUS)),
    card(611, pay_one_of(HOPS, 1, 3, 5), draw(BONUS, matching(0, 1, 2)), field(row=4)),
    card(612, pay(FLAX, 2), field(row=3), draw(BONUS)),
    card(613, pay(TOOLS, 2), field(row=4), draw(BONUS)),
    card(614, pay_sheep(2), field(row=4, number=2), draw(BONUS)),
    card(
        615,
        at_least(5, 6, 7, 8, of=JEWELRY),
        matched(gain(TOOLS, 2), field(row=2, number=2), field(row=5, number=2), gain(SHEEP, 3)),
    ),
    card(616, at_least(1, 2, 5, 7, of=HIDES), gain(MEAT, matching(1, 2, 3, 4)), gain(TOOLS)),
    card(617, pay(JEWELRY), gain(HIDES, 3), gain(TOOLS), draw(BONUS)),
    card(618, pay_sheep(), gain(MILK, 2), gain(TOOLS, 2), draw(BONUS)),
    card(619, at_least(4, 9, 16, of=WOOL), gain(JEWELRY, matching(1, 2, 3))),
    card(620, pay_one_of(MILK, 3, 8, 13), gain(MILK, matching(0, 6, 12)), gain(JEWELRY), draw(BONUS)),
    card(621, pay_one_of(HOPS, 1, 5, 10), gain(JEWELRY, matching(1, 2, 3))),
    card(622, pay(HOPS, 4), gain(CLAY, 7)),
    card(623, pay_field(2), gain(CLAY, 5)),
    card(624, reaches(total(SHEEP, FIELDS), WINDOW), gain(FLAX, 2), draw(BONUS), ruling=_WINDOW_WITH_POINTS),
    card(625, exceeds(JEWELRY, FIELDS), gain(BARLEY), gain(HOPS), gain(RYE), draw(BONUS)),
    card(626, pay_field(), gain(BARLEY, 3), gain(HOPS), gain(RYE, 3)),
    card(
        627,
        at_least(7, of=TOOLS),
        SowTwice(),
        ruling="Each of the two crops yields as many as the number of the field's row; the field drops one row only.",
    ),
    card(628, at_least(4, of=CropTypesInFields()), harvest(3), draw(BONUS)),
    card(
        629,
        at_least(3, 5, 6, 7, of=least(SHEEP, JEWELRY)),
        gain(HIDES, matching(1, 2, 3, 4)),
        gain(MEAT, matching(1, 2, 3, 4)),
    ),
    card(630, at_least(6, of=fields(PLANTED_FIELD)), gain(HIDES), gain(MEAT), gain(WOOL), draw(BONUS)),
    card(631, pay(TOOLS, 2), HidesUpToTools(), draw(BONUS)),
    card(
        632,
        pay_field(2),
        gain(MEAT, difference(14, less=WINDOW)),
        draw(BONUS, 2),
        ruling=_WINDOW_WITH_POINTS,
    ),
    card(633, pay_sheep(), gain(HIDES, 2), gain(MEAT, 2), gain(WOOL, 2)),
    card(634, discard(2), gain(WOOL), draw(BONUS, 2)),
    card(635, discard(2, POINT), draw(GATEWAY), draw(BONUS, 2)),
]
