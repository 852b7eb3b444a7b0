"""The base set's minor improvements of deck A."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.pieces import (
    CATTLE,
    CLAY,
    CLAYEY,
    FIELD_TILE,
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
from allmende.agricola.rules.language import BakeBread, Gain, Plow
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Fields, Goods, Steps
from allmende.agricola.rules.language.card import AtAnyTime, Card, Permit, minor
from allmende.agricola.rules.language.counted import FencedSpaces, HouseMaterial, Occupations, UnusedSpaces
from allmende.agricola.rules.language.crops import MoveCrop
from allmende.agricola.rules.language.facts import AfterHarvest
from allmende.agricola.rules.language.gains import BonusPoints, ForOthers
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.placing import WISHES
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseOn, PromisePiece
from allmende.agricola.rules.language.savings import MAJOR, MINOR, Less
from allmende.agricola.rules.language.sharing import ONE_OTHER, Sharing, Where
from allmende.agricola.rules.language.tallies import Gathered, RoundsLeft, SpacesFenced
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, exactly, next_rounds, using
from allmende.agricola.rules.moments import BAKED, FENCED, GOING_HOME, IMPROVED, RIGHT_AFTER_USE
from allmende.agricola.rules.permits import CLAY_FENCES, ROOMY_PASTURES

WOOD_SPACES: Final = ["forest", "copse", "grove", "tile-copse", "riverbank-forest", "tree-inspector"]
STONE_SPACES: Final = ["western-quarry", "eastern-quarry"]

CARDS: Final[list[Card]] = [
    minor("A002 Shifting Cultivation", [FOOD, 2], Plow(), travels=True),
    minor("A005 Clay Embankment", [FOOD, 1], Gain(CLAY, 1, of=Goods(CLAY), every=2), travels=True),
    minor("A009 Young Animal Market", [SHEEP, 1], Gain(CATTLE, 1), travels=True),
    minor("A012 Drinking Trough", [CLAY, 1], Permit(ROOMY_PASTURES)),
    minor("A016 Rammed Clay", [], Gain(CLAY, 1), Permit(CLAY_FENCES)),
    minor("A019 Handplow", [WOOD, 1], PromisePiece(FIELD_TILE, Plow(), later=[5])),
    minor(
        "A024 Threshing Board",
        [WOOD, 1],
        using(["farmland", "cultivation"], BakeBread(), ahead=BeforeActions(bakes=True)),
        needs=at_least(2, Occupations()),
        points=1,
        ruling="This action is an extra: you can't use a space for it on which none of its own actions is possible.",
    ),
    minor(
        "A026 Sleeping Corner",
        [WOOD, 1],
        Sharing(Where("named", WISHES), ONE_OTHER),
        needs=at_least(2, Fields(GRAIN)),
        points=1,
    ),
    minor("A032 Manger", [WOOD, 2], Points(1, of=Steps([1, 2, 3, 4], [6, 7, 8, 10], FencedSpaces()))),
    minor(
        "A033 Big Country",
        [],
        BonusPoints(1, of=RoundsLeft()),
        Gain(FOOD, 2, of=RoundsLeft()),
        needs=exactly(0, UnusedSpaces()),
    ),
    minor(
        "A038 Wool Blankets",
        [],
        Points(1, of=Steps([3, 2, 0], [WOODEN, CLAYEY, STONY], HouseMaterial())),
        needs=at_least(5, SHEEP),
    ),
    minor("A044 Pond Hut", [WOOD, 1], next_rounds(FOOD, 3), needs=exactly(2, Occupations()), points=1),
    minor(
        "A050 Milk Jug",
        [CLAY, 1],
        using(["cattle-market"], Gain(FOOD, 3), ForOthers(FOOD, 1), by=ALL_PLAYERS),
    ),
    minor("A053 Claypipe", [CLAY, 1], Trigger(GOING_HOME, [Gain(FOOD, 2)], when=at_least(7, Gathered()))),
    minor("A055 Junk Room", [WOOD, 1, CLAY, 1], Trigger(IMPROVED, [Gain(FOOD, 1)])),
    minor(
        "A056 Basket", [REED, 1], using(WOOD_SPACES, Offer([WOOD, 2], [Gain(FOOD, 3)], leaves=True), at=RIGHT_AFTER_USE)
    ),
    minor("A063 Dutch Windmill", [WOOD, 2, STONE, 2], Trigger(BAKED, [Gain(FOOD, 3)], when=AfterHarvest()), points=2),
    minor("A067 Corn Scoop", [WOOD, 1], using(["grain-seeds"], Gain(GRAIN, 1))),
    minor(
        "A069 Large Greenhouse", [WOOD, 2], PromiseOn(VEGETABLE, 1, later=[4, 7, 9]), needs=at_least(2, Occupations())
    ),
    minor("A071 Clearing Spade", [WOOD, 1], AtAnyTime(MoveCrop(), fields=True)),
    minor("A075 Lumber Mill", [STONE, 2], Less(MAJOR | MINOR, WOOD, 1), needs=at_most(3, Occupations()), points=2),
    minor(
        "A078 Canoe",
        [WOOD, 2],
        using(["fishing"], Gain(FOOD, 1), Gain(REED, 1)),
        needs=at_least(1, Occupations()),
        points=1,
    ),
    minor("A080 Stone Tongs", [WOOD, 1], using(STONE_SPACES, Gain(STONE, 1))),
    minor(
        "A083 Shepherd's Crook",
        [WOOD, 1],
        Trigger(FENCED, [Gain(SHEEP, 2)], when=at_least(4, SpacesFenced())),
        ruling="The new pastures at the end of the action count: if one of them is divided at once, its parts. A part"
        " of an older pasture is not a new one. The sheep may stand anywhere.",
    ),
]
