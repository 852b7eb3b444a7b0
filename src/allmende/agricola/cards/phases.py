"""Cards that speak of the phases of a round: what happens before it, in it and at its end."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.base_minors_a import STONE_SPACES
from allmende.agricola.components.board import space_bits, space_number
from allmende.agricola.components.pieces import (
    BOAR,
    CATTLE,
    CLAY,
    CLAYEY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    STONY,
    VEGETABLE,
    WOOD,
    WOODEN,
)
from allmende.agricola.rules.accumulation import LESSONS_SPACES
from allmende.agricola.rules.language import BuildFences, EachOnce, Gain, OneOf, PlayMinor, PlayOccupation, Sow, TakeOne
from allmende.agricola.rules.language.amounts import Goods, Round
from allmende.agricola.rules.language.breeding import BreedOne
from allmende.agricola.rules.language.card import Card, minor, occupation
from allmende.agricola.rules.language.conditions import AS_MANY, MORE, NO_FEWER, AllOf, Compared, LivesIn
from allmende.agricola.rules.language.counted import AllFields, FencedSpaces, Newborns, Occupations, PeopleGathering
from allmende.agricola.rules.language.custom import PayOrBeg, UseOnlyFree
from allmende.agricola.rules.language.discards import Discard
from allmende.agricola.rules.language.evenings import BuyPoints, GrainFor, LendFood, TakeCrop, TakeFromSpace
from allmende.agricola.rules.language.facts import GoodsPromised, HasBrought
from allmende.agricola.rules.language.gains import BonusPoints, ForOthers
from allmende.agricola.rules.language.occasions import EndsWithHarvest, InRounds, LeftBehind, NoneOnBoard, WasStocked
from allmende.agricola.rules.language.occupancy import C_VISIT, OCCUPIED, OWN, UNOCCUPIED, People
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.provided import If
from allmende.agricola.rules.language.tallies import HarvestsDone, RoundsDone
from allmende.agricola.rules.language.trigger import ONCE, Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, each_round, exactly, next_rounds
from allmende.agricola.rules.moments import (
    AFTER_WORK,
    BEFORE_ROUND,
    BEFORE_WORK,
    CHANGED,
    GOING_HOME,
    HOME_STARTED,
    PREPARED,
    ROUND_ENDED,
    SPACE_REVEALED,
    SPACES_FILLED,
    TURN_OVER,
    WORK_ENDED,
    WORK_STARTED,
)

REED_BANK: Final = space_number("reed-bank")
LESS_CLAY: Final = Compared(Goods(STONE), MORE, Goods(CLAY))
WITH_LESS_CLAY: Final = Trigger(AFTER_WORK, [Discard([CLAY], Gain(WOOD, 1), LESS_CLAY)])
MEAL: Final = [Gain(FOOD, 5), BonusPoints(2)]

CARDS: Final[list[Card]] = [
    minor(
        "A029 Ale-Benches",
        [WOOD, 1],
        Trigger(GOING_HOME, [Offer([GRAIN, 1], [BonusPoints(1), ForOthers(FOOD, 1)])]),
        needs=at_least(2, Occupations()),
    ),
    minor(
        "A035 Swimming Class",
        [FOOD, 1],
        Trigger(GOING_HOME, [BonusPoints(2, of=Newborns())], when=People(OWN, ["fishing"])),
        needs=at_least(2, Occupations()),
    ),
    minor(
        "A036 Facades Carving",
        [CLAY, 2],
        BuyPoints(HarvestsDone()),
        needs=Compared(Goods(WOOD), NO_FEWER, Round()),
        ruling="Sources differ on the cost: some have 1 Reed besides.",
    ),
    minor(
        "A045 Fire Protection Pond",
        [FOOD, 1],
        Trigger(CHANGED, [next_rounds(FOOD, 6)], when=LivesIn([CLAYEY, STONY]), limit=ONCE),
        needs=LivesIn([WOODEN]),
    ),
    minor(
        "A049 Nest Site",
        [FOOD, 1],
        Trigger(SPACES_FILLED, [Gain(FOOD, 1)], when=WasStocked(REED_BANK)),
        needs=at_least(1, Occupations()),
    ),
    minor(
        "A054 Credit",
        [],
        Gain(FOOD, 5),
        Trigger(ROUND_ENDED, [PayOrBeg()], when=EndsWithHarvest(False)),
        needs=at_most(3, Occupations()),
        ruling="Whoever has food has to pay it, but nobody has to turn goods into food.",
    ),
    minor(
        "A058 Asparagus Knife",
        [WOOD, 1],
        Trigger(
            GOING_HOME,
            [TakeCrop(VEGETABLE, Offer([VEGETABLE, 1], [Gain(FOOD, 3), BonusPoints(1)]))],
            when=InRounds([8, 10, 12]),
        ),
    ),
    minor(
        "A070 Lifting Machine",
        [WOOD, 1],
        Trigger(ROUND_ENDED, [TakeCrop(VEGETABLE)], when=EndsWithHarvest(False)),
        needs=at_least(3, AllFields()),
    ),
    minor(
        "A076 Cob",
        [FOOD, 1],
        Trigger(WORK_STARTED, [Offer([GRAIN, 1], [Gain(CLAY, 2), Gain(FOOD, 1)])], when=at_least(1, CLAY)),
    ),
    minor(
        "A084 Silage",
        [],
        Trigger(GOING_HOME, [GrainFor(BreedOne())], when=EndsWithHarvest(False)),
        needs=at_least(2, AllFields()),
    ),
    occupation(
        "A096 Task Artisan",
        Gain(WOOD, 1),
        PlayMinor(named=True),
        Trigger(SPACE_REVEALED, [Gain(WOOD, 1), PlayMinor(named=True)], spaces=space_bits(STONE_SPACES)),
    ),
    occupation(
        "A100 Curator", Trigger(GOING_HOME, [Offer([FOOD, 1], [BonusPoints(1)])], when=at_least(3, PeopleGathering()))
    ),
    occupation(
        "A141 Turnip Farmer",
        Trigger(
            HOME_STARTED,
            [Gain(VEGETABLE, 1)],
            when=People(OCCUPIED, ["day-laborer", "grain-seeds"], all_of_them=True),
        ),
    ),
    occupation(
        "A151 Minstrel",
        Trigger(HOME_STARTED, [UseOnlyFree(4)]),
        ruling="The actions are carried out, but no person is placed, and it does not count as using the action space:"
        " a Pan Baker or a Master Workman gets nothing for that. Sources differ on the latter.",
    ),
    occupation(
        "A152 Night-School Student",
        Trigger(GOING_HOME, [PlayOccupation([1])], when=People(UNOCCUPIED, LESSONS_SPACES, all_of_them=True)),
    ),
    occupation("A157 Bohemian", Trigger(HOME_STARTED, [Gain(FOOD, 1)], when=People(UNOCCUPIED, LESSONS_SPACES))),
    minor(
        "B052 Growing Farm",
        [CLAY, 2, REED, 1],
        Gain(FOOD, 1, of=Round()),
        needs=Compared(FencedSpaces(), NO_FEWER, RoundsDone()),
        points=2,
    ),
    minor(
        "B053 Sculpture Course",
        [GRAIN, 1],
        Trigger(
            ROUND_ENDED,
            [OneOf([Offer([WOOD, 1], [Gain(FOOD, 2)]), Offer([STONE, 1], [Gain(FOOD, 4)], way=1)])],
            when=EndsWithHarvest(False),
        ),
    ),
    minor(
        "B070 New Purchase",
        [],
        Trigger(
            BEFORE_ROUND,
            [EachOnce([TakeOne(GRAIN, [], [FOOD, 2]), TakeOne(VEGETABLE, [], [FOOD, 4])])],
            when=EndsWithHarvest(later=1),
        ),
    ),
    minor(
        "B071 Harvest House",
        [WOOD, 1, CLAY, 1, REED, 1],
        If(
            Compared(Occupations(), AS_MANY, HarvestsDone()),
            [Gain(FOOD, 1), Gain(GRAIN, 1), Gain(VEGETABLE, 1)],
        ),
        points=2,
    ),
    minor("B081 Handcart", [WOOD, 1], Trigger(BEFORE_WORK, [TakeFromSpace([6, 5, 4, 4])])),
    occupation(
        "B093 Confidant",
        LendFood([2, 3, 4], OneOf([Sow(), BuildFences()])),
        ruling="If only one round space is left, 1 Food is placed there. Whoever has less than 2 Food may play it"
        " without effect: sources differ on that.",
    ),
    occupation("B096 Tree Farm Joiner", PromiseOn(WOOD, 1, odd=2, then=PlayMinor(named=True))),
    occupation("B106 Moral Crusader", Trigger(BEFORE_ROUND, [Gain(FOOD, 1)], when=GoodsPromised())),
    occupation(
        "B110 Pavior",
        Trigger(PREPARED, [Gain(FOOD, 1)], when=AllOf([at_least(1, STONE), at_most(13, Round())])),
        Trigger(PREPARED, [Gain(VEGETABLE, 1)], when=AllOf([at_least(1, STONE), exactly(14, Round())])),
    ),
    occupation(
        "B116 Shoreforester",
        Gain(WOOD, 1),
        Trigger(SPACES_FILLED, [Gain(WOOD, 1)], when=WasStocked(REED_BANK, empty=True)),
    ),
    occupation(
        "B117 Informant",
        Gain(WOOD, 1),
        Trigger(AFTER_WORK, [Gain(WOOD, 1, more=WITH_LESS_CLAY)], when=LESS_CLAY),
        ruling="Sources differ: according to some, you get nothing when you play it.",
    ),
    occupation(
        "B135 Nutrition Expert",
        each_round(
            OneOf(
                [
                    Offer([animal, 1, GRAIN, 1, VEGETABLE, 1], MEAL, way=way)
                    for way, animal in enumerate((SHEEP, BOAR, CATTLE))
                ]
            )
        ),
    ),
    occupation(
        "B139 Forest Scientist",
        Trigger(GOING_HOME, [Gain(FOOD, 1)], when=AllOf([NoneOnBoard(WOOD), at_most(4, Round())])),
        Trigger(GOING_HOME, [Gain(FOOD, 2)], when=AllOf([NoneOnBoard(WOOD), at_least(5, Round())])),
        ruling="Wood on round spaces lies on the game board, too.",
    ),
    occupation(
        "B140 Farmyard Worker",
        Trigger(WORK_ENDED, [Gain(FOOD, 2)], when=HasBrought()),
        ruling="Goods are crops that are sown or added, but not those that are moved, animals that find a place, also"
        " in the house, and clay that the Potter's Yard lays there.",
    ),
    occupation(
        "B158 District Manager",
        Trigger(WORK_ENDED, [Gain(FOOD, 5)], when=People(C_VISIT, ["forest", "grove"], all_of_them=True)),
    ),
    occupation(
        "B160 Pub Owner",
        Gain(GRAIN, 1),
        Trigger(
            WORK_ENDED,
            [Gain(GRAIN, 1)],
            when=People(OCCUPIED, ["forest", "clay-pit", "reed-bank"], all_of_them=True),
        ),
    ),
    occupation(
        "B161 Weakling",
        Trigger(TURN_OVER, [Gain(VEGETABLE, 1)], when=LeftBehind()),
        ruling="An accumulation space that is occupied counts, too.",
    ),
]
