"""The occupations of deck E for four players."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import BOAR, FOOD, SHEEP, STONE
from allmende.agricola.rules.language import Gain
from allmende.agricola.rules.language.built import BuiltMajor
from allmende.agricola.rules.language.card import AtAnyTime, Card, occupation
from allmende.agricola.rules.language.crops import LadenSpaces
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.savings import ROOMS, Less
from allmende.agricola.rules.language.sharing import OTHERS_ONLY, Sharing, Where
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.moments import IMPROVED, PLOWED, WORK_ENDED

CARDS: Final[list[Card]] = [
    occupation(
        "E150 Rock Beater",
        Sharing(Where("named", space_bits(["resource-market"])), OTHERS_ONLY),
        Less(ROOMS, STONE, 2),
    ),
    occupation("E153 Stone Sculptor", AtAnyTime(Offer([STONE, 1], [BonusPoints(1), Gain(FOOD, 1)]), harvest=True)),
    occupation("E158 Stone Custodian", Trigger(WORK_ENDED, [Gain(FOOD, 1, of=LadenSpaces(STONE, 1, more=True))])),
    occupation("E164 Mountain Plowman", Trigger(PLOWED, [Gain(SHEEP, 1)])),
    occupation("E165 Master Huntsman", Gain(BOAR, 1), Trigger(IMPROVED, [Gain(BOAR, 1)], when=BuiltMajor())),
]
