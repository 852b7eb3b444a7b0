"""Cards as they were before amendments, for games that began under them.

Such a card is written out whole, and numbered apart from those that are played now: in the course of play nothing asks
which of them it is.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.gifts import BUILDING_SETS
from allmende.agricola.cards.people import EXPANSION_OR_IMPROVEMENT, EXPANSION_OR_SEEDS, UTILIZATION_OR_FENCING
from allmende.agricola.components.board import MEEPLE_SPACES, space_bits
from allmende.agricola.components.improvement import YARD_MAJORS
from allmende.agricola.components.numbers import card_index
from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.record.card_texts import SPEAKING_OF_ACCUMULATION
from allmende.agricola.rules.accumulation import ANIMAL_SPACES, LESSONS_SPACES
from allmende.agricola.rules.amendments import (
    ACTIONS_WITHOUT_USE,
    BOAR_AT_THE_END,
    FIRST_IS_FIRST,
    FREE_FOR_ALL_CARDS,
    LOT_NEEDS_ONE,
    PENS_BESIDE_STABLES,
    ROOM_FOR_BOAR,
    SHEEP_OF_THE_SHEPHERD,
    SOLD_BEFORE_PLACING,
    THREE_ROUNDS_LEFT,
    TRIMMED_ONCE,
    YARD_OF_SIX,
)
from allmende.agricola.rules.earlier_amendments import (
    CRAFTED_ONCE,
    ESTABLISHED_RENOVATES,
    FIELDS_APART,
    HARPOONER_SPEAKS,
    JOINED_ONCE,
    LEFT_OF_NEWEST,
    LOTS_NEED_THREE,
    PERSON_MOVES_ON,
    STOCKED_AT_FIRST,
    TEACHER_AFTERWARD,
    TRIMMED_EACH_TIME,
)
from allmende.agricola.rules.language import AndAfterward, BuildFences, Gain, OneOf, Plow, Renovate
from allmende.agricola.rules.language.amounts import CardsAfter, Fields, Round, Steps, Taken
from allmende.agricola.rules.language.card import Card, minor, occupation
from allmende.agricola.rules.language.conditions import AllOf
from allmende.agricola.rules.language.counted import FarmAnimals, Occupations, Rooms
from allmende.agricola.rules.language.custom import BreedBoar
from allmende.agricola.rules.language.facts import InWorkPhase, TakenAndKept
from allmende.agricola.rules.language.former import (
    AboveNewest,
    BreedBoarInRoom,
    FirstStanding,
    KindsAloneWithoutPens,
    LeftAtTheEnd,
    UntilAnother,
    UseAnotherToo,
    UseOnlyFreeAsUsual,
    UseOnlyUnoccupied,
)
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.goods import TakeOne
from allmende.agricola.rules.language.lots import DrawByLot, PlayDrawn
from allmende.agricola.rules.language.majors import BuildMajor
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.provided import Only
from allmende.agricola.rules.language.savings import RENOVATION, AsMinor, Free
from allmende.agricola.rules.language.sharing import ANYBODY, ONE_PERSON, Sharing
from allmende.agricola.rules.language.tallies import RoundsLeft
from allmende.agricola.rules.language.trigger import NEXT_TIME, Trigger
from allmende.agricola.rules.language.writing import at_least, exactly
from allmende.agricola.rules.moments import (
    AFTER_USE,
    BEFORE_USE,
    ENCLOSED,
    FIELD_STARTED,
    GOING_HOME,
    HOME_STARTED,
    IMPROVED,
    RIGHT_AFTER_USE,
    TURN_OVER,
    USED,
    improved,
)

FORMER_VISITS: Final = [
    occupation(
        "A129 Swagman",
        Trigger(
            RIGHT_AFTER_USE,
            [UseAnotherToo(EXPANSION_OR_SEEDS, the_other=True, occupied=True)],
            spaces=EXPANSION_OR_SEEDS,
        ),
    ),
    occupation(
        "B130 Full Peasant",
        Trigger(
            AFTER_USE,
            [UseAnotherToo(UTILIZATION_OR_FENCING, [FOOD, 1], the_other=True)],
            spaces=UTILIZATION_OR_FENCING,
        ),
    ),
    occupation(
        "B150 Large-Scale Farmer",
        Trigger(
            AFTER_USE,
            [UseAnotherToo(EXPANSION_OR_IMPROVEMENT, [FOOD, 1], the_other=True)],
            spaces=EXPANSION_OR_IMPROVEMENT,
        ),
    ),
    occupation(
        "B152 Junior Artist",
        Trigger(
            AFTER_USE,
            [UseAnotherToo(space_bits(["traveling-players", "lessons", "more-lessons"]), [FOOD, 1])],
            spaces=space_bits(["day-laborer"]),
        ),
    ),
]
WOOD_OF_REEVE: Final = Steps([1, 2, 3, 4], [1, 3, 6, 9], RoundsLeft())


class Former:
    """A card as it was until an amendment, and since an earlier one (0: from the beginning)."""

    def __init__(self, until: int, card: Card, since: int = 0) -> None:
        self.until = until
        self.card = card
        self.since = since


FORMER: Final[list[Former]] = [
    Former(
        TRIMMED_ONCE,
        occupation("B124 Trimmer", Trigger(ENCLOSED, [Gain(STONE, 2)], when=InWorkPhase())),
        since=TRIMMED_EACH_TIME,
    ),
    Former(LEFT_OF_NEWEST, occupation("B120 Sweep", Trigger(BEFORE_USE, [Gain(CLAY, 2)], when=AboveNewest()))),
    Former(
        CRAFTED_ONCE,
        occupation(
            "A136 Drudgery Reeve",
            Gain(WOOD, 1, of=WOOD_OF_REEVE),
            Points(1, of=Steps([1, 3, 5], [1, 2, 3], BUILDING_SETS), for_all=True),
        ),
    ),
    *(Former(PERSON_MOVES_ON, card) for card in FORMER_VISITS),
    Former(
        FIELDS_APART,
        minor(
            "B061 Three-Field Rotation",
            [],
            Trigger(
                FIELD_STARTED,
                [Gain(FOOD, 3)],
                when=AllOf([at_least(1, Fields(GRAIN)), at_least(1, Fields(VEGETABLE)), at_least(1, Fields(-1))]),
            ),
            needs=at_least(3, Occupations()),
        ),
    ),
    Former(
        HARPOONER_SPEAKS,
        occupation(
            "B100 Clutterer", Points(1, of=CardsAfter([card_index(number) for number in SPEAKING_OF_ACCUMULATION]))
        ),
    ),
    Former(LOTS_NEED_THREE, minor("A003 Paper Knife", [WOOD, 1], DrawByLot(3, PlayDrawn()), travels=True)),
    Former(
        ESTABLISHED_RENOVATES,
        occupation(
            "B088 Established Person",
            Only(exactly(2, Rooms()), AndAfterward(Renovate([Free(RENOVATION)]), BuildFences())),
        ),
    ),
    Former(
        TEACHER_AFTERWARD,
        occupation(
            "A168 Animal Teacher",
            Trigger(
                RIGHT_AFTER_USE,
                [OneOf([TakeOne(SHEEP, [], []), TakeOne(BOAR, [], [FOOD, 1]), TakeOne(CATTLE, [], [FOOD, 2])])],
                spaces=LESSONS_SPACES,
            ),
        ),
    ),
    Former(JOINED_ONCE, occupation("A130 Mummy's Boy", Sharing(UntilAnother("of-person", 2), ANYBODY))),
    Former(
        STOCKED_AT_FIRST, occupation("B161 Weakling", Trigger(TURN_OVER, [Gain(VEGETABLE, 1)], when=LeftAtTheEnd()))
    ),
    Former(
        SHEEP_OF_THE_SHEPHERD,
        minor(
            "A017 Reclamation Plow",
            [WOOD, 1],
            Trigger(AFTER_USE, [Plow()], when=TakenAndKept(), spaces=ANIMAL_SPACES, limit=NEXT_TIME),
        ),
    ),
    Former(
        SHEEP_OF_THE_SHEPHERD,
        minor(
            "B034 Special Food",
            [],
            Trigger(
                USED,
                [BonusPoints(1, of=Taken(animals=True))],
                when=TakenAndKept(),
                spaces=ANIMAL_SPACES,
                limit=NEXT_TIME,
            ),
            needs=exactly(0, FarmAnimals()),
        ),
    ),
    Former(
        ROOM_FOR_BOAR,
        occupation(
            "A165 Pig Breeder", Gain(BOAR, 1), Trigger(GOING_HOME, [BreedBoarInRoom()], when=exactly(12, Round()))
        ),
    ),
    Former(LOT_NEEDS_ONE, minor("B003 Moonshine", [], DrawByLot(0, PlayDrawn(2, or_give=True)), travels=True)),
    Former(FREE_FOR_ALL_CARDS, occupation("A151 Minstrel", Trigger(HOME_STARTED, [UseOnlyUnoccupied(4)]))),
    Former(
        THREE_ROUNDS_LEFT,
        occupation(
            "A136 Drudgery Reeve",
            Gain(WOOD, 1, of=WOOD_OF_REEVE),
            Points(1, of=Steps([1, 3, 5], [1, 2, 3], BUILDING_SETS), for_all=True, uncrafted=True),
        ),
        since=CRAFTED_ONCE,
    ),
    Former(
        FIRST_IS_FIRST, minor("A025 Bassinet", [WOOD, 1, REED, 1], Sharing(FirstStanding("first-used"), ONE_PERSON))
    ),
    Former(
        ACTIONS_WITHOUT_USE,
        occupation("A151 Minstrel", Trigger(HOME_STARTED, [UseOnlyFreeAsUsual(4)])),
        since=FREE_FOR_ALL_CARDS,
    ),
    Former(
        BOAR_AT_THE_END,
        occupation("A165 Pig Breeder", Gain(BOAR, 1), Trigger(GOING_HOME, [BreedBoar()], when=exactly(12, Round()))),
        since=ROOM_FOR_BOAR,
    ),
    Former(PENS_BESIDE_STABLES, minor("D029 Muck Rake", [WOOD, 1], Points(1, of=KindsAloneWithoutPens()))),
    Former(
        YARD_OF_SIX,
        minor(
            "D026 Carpenter's Yard",
            [WOOD, 1, REED, 1],
            AsMinor(YARD_MAJORS),
            Trigger(IMPROVED, [BuildMajor(among=YARD_MAJORS)], details=[improved(i, True) for i in YARD_MAJORS]),
            points=1,
        ),
    ),
    Former(
        SOLD_BEFORE_PLACING,
        occupation(
            "A174 Master Hora",
            Trigger(BEFORE_USE, [Offer([FOOD, 1], [Gain(VEGETABLE, 1)])], spaces=MEEPLE_SPACES),
        ),
    ),
]
"""In the order of the amendments until which they were so. A card can have been corrected more than once."""


def cards_before(cards: list[Card], amendments: int) -> list[Card]:
    """The cards, by number, as they are in games with that many amendments."""
    found = list(cards)
    for former in reversed(FORMER):
        if former.since <= amendments < former.until:
            found[former.card.card] = former.card
    return found
