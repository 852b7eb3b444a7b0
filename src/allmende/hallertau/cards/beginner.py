"""The Beginner deck of Gateway cards, 001 to 030."""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components.pieces import (
    BARLEY,
    BONUS,
    CLAY,
    FARMYARD,
    FLAX,
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
from allmende.hallertau.rules.language import (
    FIELDS,
    WINDOW,
    Card,
    alike,
    all_of,
    any_of,
    at_least,
    between,
    card,
    different_crops,
    draw,
    exactly,
    field,
    fields,
    gain,
    harvest,
    lift_fields,
    matching,
    no,
    reaches,
    sow,
    sustain_one,
)
from allmende.hallertau.rules.language.amounts import EMPTY_FIELD, PLANTED_FIELD, OtherCardsInHand
from allmende.hallertau.rules.language.conditions import JustSpentLastJewelry
from allmende.hallertau.rules.language.happenings import FullSpaces

CARDS: Final[list[Card]] = [
    card(1, at_least(2, 3, 4, of=SHEEP), sustain_one(matching(1, 2, 3)), draw(BONUS)),
    card(2, any_of(at_least(7, of=BARLEY), at_least(2, of=HOPS)), gain(SHEEP)),
    card(3, all_of(at_least(1, of=WOOL), at_least(3, of=SHEEP)), gain(SHEEP)),
    card(4, reaches(CLAY, WINDOW), field(row=4)),
    card(5, at_least(4, of=SHEEP), gain(WOOL), field(row=2)),
    card(6, all_of(at_least(4, of=BARLEY), at_least(4, of=HOPS)), gain(TOOLS), draw(BONUS)),
    card(7, at_least(1, 2, 5, of=MEAT), gain(TOOLS, matching(0, 1, 2)), draw(BONUS)),
    card(8, all_of(at_least(3, of=FLAX), at_least(2, of=WOOL)), gain(TOOLS), draw(BONUS)),
    card(9, at_least(1, of=FullSpaces()), gain(JEWELRY), draw(BONUS)),
    card(10, any_of(at_least(2, of=HIDES), at_least(2, of=MEAT)), gain(CLAY, 2), draw(BONUS)),
    card(11, all_of(at_least(1, of=MILK), at_least(1, of=WOOL)), gain(CLAY), draw(BONUS)),
    card(12, at_least(4, of=TOOLS), gain(CLAY), gain(MILK), gain(WOOL)),
    card(13, at_least(3, of=SHEEP), gain(CLAY), sow(1)),
    card(14, at_least(1, 2, 4, 6, of=fields(rows=[5])), sow(matching(0, 1, 2, 3)), draw(BONUS)),
    card(15, at_least(4, 5, 6, 7, of=FIELDS), different_crops(matching(1, 2, 3, 4))),
    card(16, all_of(at_least(3, of=TOOLS), at_least(3, of=HOPS)), draw(BONUS), alike(2, [BARLEY, RYE])),
    card(17, at_least(2, of=fields(goods=[HOPS])), gain(BARLEY, 2), gain(RYE), draw(BONUS)),
    card(18, reaches(BARLEY, WINDOW), gain(FLAX, 2), draw(BONUS)),
    card(19, at_least(6, of=FIELDS), gain(RYE), gain(HIDES), draw(BONUS)),
    card(
        20,
        JustSpentLastJewelry(),
        gain(HOPS),
        gain(MILK),
        ruling="Whoever gains any jewelry, even back from the same card, has not spent the last one.",
    ),
    card(21, at_least(1, 2, 4, 7, of=SHEEP), alike(matching(1, 2, 3, 4), [HOPS, MEAT])),
    card(22, between(1, 2, of=fields(PLANTED_FIELD)), harvest(1), draw(BONUS)),
    card(23, no(EMPTY_FIELD), lift_fields()),
    card(24, at_least(6, 9, 12, of=RYE), gain(MILK, matching(1, 2, 3)), draw(BONUS)),
    card(25, at_least(4, 5, 7, of=CLAY), gain(MILK, matching(1, 2, 3))),
    card(26, all_of(at_least(3, of=TOOLS), at_least(2, of=SHEEP)), gain(MILK), gain(WOOL), draw(BONUS)),
    card(27, exactly(1, of=fields(EMPTY_FIELD)), sow(1, [WOOL]), draw(BONUS)),
    card(28, at_least(2, 3, 4, of=JEWELRY), gain(HIDES, matching(1, 2, 3)), draw(BONUS)),
    card(29, at_least(2, 4, 6, of=OtherCardsInHand()), gain(MEAT, matching(1, 2, 3))),
    card(
        30,
        all_of(at_least(1, of=JEWELRY), at_least(2, 4, 6, of=FIELDS)),
        draw(FARMYARD, matching(0, 1, 2)),
        gain(CLAY),
        draw(BONUS),
    ),
]
