"""Occupations of deck C for four and more players: C148 to C168."""

from __future__ import annotations

from typing import Final

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
from allmende.agricola.rules.accumulation import ACCUMULATION_SPACES
from allmende.agricola.rules.language.action import OneOf
from allmende.agricola.rules.language.amounts import GoodsLying, GoodsOn, Steps, Surplus, Taken
from allmende.agricola.rules.language.card import Card, Permit, occupation
from allmende.agricola.rules.language.card_spaces import ActionSpace
from allmende.agricola.rules.language.conditions import LivesIn
from allmende.agricola.rules.language.counted import UnplantedTiles
from allmende.agricola.rules.language.custom_trades import AddToSpace, EveryFourth, OwnOrOthers
from allmende.agricola.rules.language.gains import BonusPoints, GainBy
from allmende.agricola.rules.language.goods import Gain, TakeOne
from allmende.agricola.rules.language.house import BuildRooms
from allmende.agricola.rules.language.occasions import PlayedNow
from allmende.agricola.rules.language.occupations import PlayOccupation
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.onlooking import IsNewest, LeadsInTwo, OccupiedCards, Twins
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.savings import ROOMS, Price
from allmende.agricola.rules.language.sharing import ANYBODY, Sharing, Where
from allmende.agricola.rules.language.sowing import Sow
from allmende.agricola.rules.language.tallies import HarvestsLeft
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, each_round, using
from allmende.agricola.rules.moments import (
    AFTER_USE,
    BEFORE_PLACING,
    BEFORE_ROUND,
    BEFORE_USE,
    GOODS_TAKEN,
    HOME_STARTED,
    RENOVATED,
    renovation,
)
from allmende.agricola.rules.permits import BOAR_IN_STIES

CATTLE_MARKET: Final = space_number("cattle-market")
FISHING: Final = space_number("fishing")
TRAVELING_PLAYERS: Final = space_number("traveling-players")

CARDS: Final[list[Card]] = [
    occupation("C148 Mud Wallower", using(ACCUMULATION_SPACES, EveryFourth(BOAR)), Permit(BOAR_IN_STIES)),
    occupation(
        "C149 Resource Recycler",
        Trigger(
            RENOVATED,
            [BuildRooms(repeats=False, savings=[Price(ROOMS, [FOOD, 2])])],
            when=LivesIn([CLAYEY]),
            details=[renovation(WOODEN, STONY), renovation(CLAYEY, STONY)],
            by=OTHER_PLAYERS,
        ),
    ),
    occupation(
        "C150 Parrot Breeder",
        Sharing(Where("of-right"), ANYBODY, fee=[GRAIN, 1]),
        ruling="What counts is the space to which the last person has come that was placed before your turn.",
    ),
    occupation(
        "C151 Sowing Director",
        Trigger(AFTER_USE, [Sow()], spaces=space_bits(["grain-utilization"]), by=OTHER_PLAYERS),
    ),
    occupation(
        "C152 Puppeteer",
        using(["traveling-players"], PlayOccupation([0], fee=[FOOD, 1], to_doer=True), by=OTHER_PLAYERS),
    ),
    occupation(
        "C153 Pattern Maker",
        Trigger(RENOVATED, [Offer([WOOD, 2], [Gain(GRAIN, 1), Gain(FOOD, 1), BonusPoints(1)])], by=OTHER_PLAYERS),
    ),
    occupation("C154 Twin Researcher", using(ACCUMULATION_SPACES, Offer([FOOD, 1], [BonusPoints(1)]), when=Twins())),
    occupation(
        "C155 Food Distributor",
        Gain(GRAIN, 1),
        Trigger(HOME_STARTED, [Gain(FOOD, 1, of=OccupiedCards())], when=PlayedNow()),
    ),
    occupation(
        "C156 Hoof Caregiver",
        AddToSpace(CATTLE, 1, CATTLE_MARKET),
        Gain(GRAIN, 1, of=GoodsOn(CATTLE_MARKET)),
        Gain(FOOD, 1, of=GoodsOn(CATTLE_MARKET)),
        ruling="As long as Cattle Market is not in play, you get nothing.",
    ),
    occupation("C157 Resource Analyzer", Trigger(BEFORE_ROUND, [Gain(FOOD, 1)], when=LeadsInTwo())),
    occupation("C158 Forest Campaigner", Trigger(BEFORE_PLACING, [Gain(FOOD, 1)], when=at_least(8, GoodsLying(WOOD)))),
    occupation(
        "C159 Fisherman's Friend",
        each_round(Gain(FOOD, 1, of=Surplus(GoodsOn(TRAVELING_PLAYERS), GoodsOn(FISHING)))),
    ),
    occupation("C160 Outrider", Trigger(BEFORE_USE, [Gain(GRAIN, 1)], when=IsNewest())),
    occupation("C161 Potato Digger", Gain(VEGETABLE, 1, of=Steps([1, 2, 3], [2, 4, 5], UnplantedTiles()))),
    occupation("C162 Forest Owner", ActionSpace(OwnOrOthers(Gain(WOOD, 4), Gain(WOOD, 3), Gain(WOOD, 1)))),
    occupation(
        "C163 Material Deliveryman",
        Trigger(
            GOODS_TAKEN,
            [GainBy([5, 6, 7, 8], [WOOD, 1, CLAY, 1, REED, 1, STONE, 1], of=Taken(), or_more=True)],
            spaces=ACCUMULATION_SPACES,
            by=ALL_PLAYERS,
        ),
    ),
    occupation("C164 German Heath Keeper", using(["pig-market"], Gain(SHEEP, 1), by=ALL_PLAYERS)),
    occupation("C165 Game Catcher", Offer([FOOD, 0], [Gain(CATTLE, 1), Gain(BOAR, 1)], more=HarvestsLeft())),
    occupation("C166 Cattle Whisperer", PromiseOn(CATTLE, 1, later=[5, 8])),
    occupation(
        "C167 Cattle Buyer",
        using(
            ["fencing"],
            OneOf([TakeOne(SHEEP, [], [FOOD, 1]), TakeOne(BOAR, [], [FOOD, 2]), TakeOne(CATTLE, [], [FOOD, 2])]),
            by=OTHER_PLAYERS,
        ),
    ),
    occupation(
        "C168 Animal Catcher",
        using(["day-laborer"], Offer([FOOD, 2], [Gain(SHEEP, 1), Gain(BOAR, 1), Gain(CATTLE, 1)], more=HarvestsLeft())),
        ruling="You get the 2 Food of Day Laborer first and give them back with the rest of the price. You pay at once,"
        " 1 Food for each harvest that is still to come, that of this round included.",
    ),
]
