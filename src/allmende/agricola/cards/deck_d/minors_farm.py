"""Minor improvements of deck D: those that travel, and those about the farm, the family and their actions."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.improvement import JOINERY, WELL, WITCHES_FIREPLACE, YARD_MAJORS, with_covered
from allmende.agricola.components.pieces import (
    BOAR,
    CARD_MARK,
    CATTLE,
    CLAY,
    CLAYEY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from allmende.agricola.rules.accumulation import LESSONS_SPACES, SPACES_FOR
from allmende.agricola.rules.language import BuildStables, Gain, GrowFamily, OneOf, PlayOccupation, Plow, Renovate, Sow
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Fields, Goods, Round, Steps
from allmende.agricola.rules.language.another_space import PlaceAnother, UseWithoutPerson
from allmende.agricola.rules.language.any_time import AtAnyTime
from allmende.agricola.rules.language.card import Card, FieldCard, Permit, minor
from allmende.agricola.rules.language.card_spaces import ActionSpace
from allmende.agricola.rules.language.changes import ExchangeMajor, RenovatedInTurn
from allmende.agricola.rules.language.conditions import AllOf
from allmende.agricola.rules.language.counted import BuildingResources, Occupations, PeopleInPlay, Placed
from allmende.agricola.rules.language.custom import Helper
from allmende.agricola.rules.language.house import RoomsBeforehand
from allmende.agricola.rules.language.house_savings import RoomsOr
from allmende.agricola.rules.language.majors import BuildMajor
from allmende.agricola.rules.language.neighborhood import FieldsInL, NobodyHome
from allmende.agricola.rules.language.occasions import InRounds
from allmende.agricola.rules.language.offers import Offer, TilesOnCard
from allmende.agricola.rules.language.promises import PromisePiece
from allmende.agricola.rules.language.provided import Only
from allmende.agricola.rules.language.savings import AsMinor, StonePrice
from allmende.agricola.rules.language.stores import PlantedFields
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, one_of, using
from allmende.agricola.rules.moments import (
    BEFORE_SOWING,
    BEFORE_STONE,
    BEFORE_USE,
    FEEDING_STARTED,
    GOING_HOME,
    HOME_ENDED,
    IMPROVED,
    RIGHT_AFTER_USE,
    TURN_ENDED,
    TURN_OVER,
    improved,
)
from allmende.agricola.rules.permits import (
    ALSO_OCCUPATION,
    GROWS_FOR_MINOR,
    LARGER_SMALL_PASTURES,
    NO_PETS,
)

CARDS: Final[list[Card]] = [
    minor("D001 Zigzag Harrow", [WOOD, 1], Plow(zigzag=True), needs=FieldsInL(), travels=True),
    minor("D002 Dwelling Plan", [FOOD, 1], Renovate(), travels=True),
    minor("D003 Furrows", [], Sow(single=True), travels=True),
    minor(
        "D004 Cross-Cut Wood",
        [FOOD, 1],
        Gain(WOOD, 1, of=Goods(STONE)),
        needs=at_least(3, Occupations()),
        travels=True,
    ),
    minor(
        "D005 Field Clay",
        [FOOD, 1],
        Gain(CLAY, 1, of=PlantedFields()),
        needs=at_least(1, PlantedFields()),
        travels=True,
    ),
    minor(
        "D006 Petrified Wood",
        [],
        OneOf([Offer([WOOD, number + 1], [Gain(STONE, number + 1)], way=number) for number in range(3)]),
        needs=at_least(2, Occupations()),
        travels=True,
    ),
    minor(
        "D007 Trident",
        [WOOD, 1],
        Gain(FOOD, 1, of=Steps([3, 4, 5, 6], [3, 6, 9, 12], Round())),
        needs=InRounds([3, 6, 9, 12]),
        travels=True,
    ),
    minor(
        "D008 Fern Seeds",
        [],
        Gain(FOOD, 2),
        Gain(GRAIN, 1),
        Sow(single=True, crop=GRAIN),
        needs=AllOf([at_least(1, Fields(-1)), at_least(2, PlantedFields())]),
        travels=True,
        ruling="If only a card on which no Grain grows is empty, the Grain goes to your supply.",
    ),
    minor("D009 Game Trade", [SHEEP, 2], Gain(BOAR, 1), Gain(CATTLE, 1), travels=True),
    minor(
        "D010 Stork's Nest",
        [REED, 1],
        Trigger(GOING_HOME, [GrowFamily(with_room=True, cost=[FOOD, 1])]),
        needs=at_least(5, Occupations()),
    ),
    minor("D011 Lawn Fertilizer", [], Permit(LARGER_SMALL_PASTURES)),
    minor(
        "D012 Milking Place",
        [GRAIN, 1],
        Trigger(FEEDING_STARTED, [Gain(FOOD, 1)]),
        Permit(NO_PETS),
        points=1,
        ruling="An animal in your house has to find another place at once.",
    ),
    minor(
        "D013 Trowel",
        [WOOD, 1],
        AtAnyTime(Renovate([StonePrice([STONE, 1, REED, 1, FOOD, 1], [STONE, 1])], to_stone=True)),
    ),
    minor(
        "D014 Hammer Crusher",
        [WOOD, 1],
        Trigger(BEFORE_STONE, [Gain(CLAY, 2), Gain(REED, 1)]),
        Trigger(BEFORE_STONE, [RoomsBeforehand()]),
        ruling="The Clay and the Reed can be what lets you renovate. You build only rooms after which you can still pay"
        " for the renovation, which follows and is for them, too.",
    ),
    minor("D015 Clay Supports", [WOOD, 2], RoomsOr(CLAYEY, [CLAY, 2, WOOD, 1, REED, 1])),
    minor(
        "D016 Wooden Whey Bucket",
        [WOOD, 1, FOOD, 1],
        using(["sheep-market"], BuildStables(1, 1), at=BEFORE_USE),
        using(["cattle-market"], BuildStables(0, 1), at=BEFORE_USE),
    ),
    minor(
        "D017 Drill Harrow",
        [WOOD, 1],
        Trigger(BEFORE_SOWING, [Plow([FOOD, 3])]),
        ruling="Something has to be sown then. A “Sow” action that is limited to certain fields or crops does not"
        " count.",
    ),
    minor(
        "D018 Steam Plow",
        [WOOD, 1, FOOD, 1],
        Trigger(HOME_ENDED, [UseWithoutPerson(space_bits(["farmland"]), [WOOD, 2, FOOD, 1])]),
        points=1,
        ruling="It is a use of the action space: cards that speak of using it react.",
    ),
    minor(
        "D019 Pulverizer Plow",
        [WOOD, 2],
        using(SPACES_FOR[CLAY], Plow([CLAY, 1], leaves=True), at=RIGHT_AFTER_USE),
        needs=at_least(1, Occupations()),
    ),
    minor(
        "D020 Turnwrest Plow",
        [WOOD, 3],
        using(["farmland", "cultivation"], TilesOnCard(2, most=2), ahead=BeforeActions(plows=True)),
        needs=at_least(2, Occupations()),
    ),
    minor(
        "D021 Recruitment",
        [FOOD, 1],
        Permit(GROWS_FOR_MINOR),
        needs=NobodyHome(),
        ruling="A “Major or Minor Improvement” action is no “Minor Improvement” action.",
    ),
    minor(
        "D022 Work Permit",
        [FOOD, 1],
        PromisePiece(CARD_MARK, Helper(), of=BuildingResources()),
        needs=at_least(1, BuildingResources()),
    ),
    minor(
        "D023 Pioneering Spirit",
        [],
        ActionSpace(
            Only(InRounds([3, 4, 5]), Renovate()),
            Only(InRounds([6, 7, 8]), one_of(VEGETABLE, BOAR, CATTLE)),
            for_all=False,
        ),
    ),
    minor(
        "D024 Brotherly Love",
        [FOOD, 1],
        Trigger(TURN_ENDED, [PlaceAnother(same=True)], when=AllOf([exactly(4, PeopleInPlay()), exactly(3, Placed())])),
        ruling="The fourth person may join the third one on its action space, but never on the Meeting Place.",
    ),
    minor(
        "D025 Witches' Dance Floor",
        [],
        FieldCard(),
        Permit(ALSO_OCCUPATION),
        also_major=WITCHES_FIREPLACE,
        never_with_major=True,
        ruling="It counts as a minor improvement, as a major one, as an occupation and as a field, but playing it is"
        " playing a minor improvement only. If it is returned like a Fireplace, it is out of play with all that grows"
        " on it.",
    ),
    minor(
        "D026 Carpenter's Yard",
        [WOOD, 1, REED, 1],
        AsMinor(with_covered(YARD_MAJORS)),
        Trigger(IMPROVED, [BuildMajor([JOINERY])], details=[improved(i, True) for i in with_covered([WELL])]),
        Trigger(IMPROVED, [BuildMajor([WELL])], details=[improved(i, True) for i in with_covered([JOINERY])]),
        points=1,
    ),
    minor(
        "D027 Retraining",
        [FOOD, 1],
        Trigger(
            TURN_OVER,
            [ExchangeMajor(("joinery", "pottery"), ("pottery", "basketmakers-workshop"))],
            when=RenovatedInTurn(),
        ),
        needs=at_least(1, Occupations()),
        points=1,
        ruling="The other improvement must still lie on the supply board. It is not built: cards that speak of building"
        " an improvement do not react.",
    ),
    minor(
        "D028 Writing Desk",
        [WOOD, 1],
        using(LESSONS_SPACES, PlayOccupation([2])),
        needs=at_least(2, Occupations()),
        points=1,
    ),
]
