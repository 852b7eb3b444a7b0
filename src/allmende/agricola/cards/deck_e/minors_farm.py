"""Minor improvements of deck E that are passed on, or that have to do with the farmyard and with actions."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.moves import IMPROVEMENTS, MOST_WAYS
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
    STONY,
    VEGETABLE,
    WOOD,
    WOODEN,
)
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import (
    BuildFences,
    BuildRooms,
    BuildStables,
    Gain,
    OneOf,
    PlayOccupation,
    Plow,
    Renovate,
    Sow,
)
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Fields
from allmende.agricola.rules.language.any_time import AtAnyTime
from allmende.agricola.rules.language.bartering import Barter, ClearGrain, TakeDifferent
from allmende.agricola.rules.language.card import Card, Permit, minor
from allmende.agricola.rules.language.conditions import AllOf, LivesIn
from allmende.agricola.rules.language.counted import Fences, Occupations
from allmende.agricola.rules.language.custom_trades import PayFor
from allmende.agricola.rules.language.extras import BuildFromCard
from allmende.agricola.rules.language.facts import JustFewest
from allmende.agricola.rules.language.gains import Cases
from allmende.agricola.rules.language.goings import ComeHome, GoOn, InviteGuest
from allmende.agricola.rules.language.harvesting import FieldPhaseNow
from allmende.agricola.rules.language.occasions import InRounds, LaterImprovement
from allmende.agricola.rules.language.occupancy import OWN, People
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.on_card import LaySupply
from allmende.agricola.rules.language.placing import WISHES
from allmende.agricola.rules.language.promises import PromisePiece
from allmende.agricola.rules.language.savings import RENOVATION, AsMinor, Free
from allmende.agricola.rules.language.sharing import ONE_OTHER, Sharing, Where
from allmende.agricola.rules.language.trigger import OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, using
from allmende.agricola.rules.moments import AFTER_USE, FAMILY_GROWN, IMPROVED, WORK_ENDED
from allmende.agricola.rules.permits import (
    FREE_AT_EDGE,
    ROOMY_STABLES,
    SOWS_LESS,
    STALLS_FOR_ROOMS,
)

CARDS: Final[list[Card]] = [
    minor("E001 Pole Barns", [WOOD, 2], BuildStables(0, 3), needs=at_least(15, Fences()), travels=True),
    minor(
        "E002 Renovation Materials",
        [CLAY, 3, REED, 1],
        Renovate([Free(RENOVATION)], only=CLAYEY),
        needs=LivesIn([WOODEN]),
        travels=True,
    ),
    minor(
        "E003 Tea Time",
        [FOOD, 1],
        ComeHome("grain-utilization"),
        needs=People(OWN, ["grain-utilization"]),
        travels=True,
        ruling="It is a person of your family that comes home, not one of the supply.",
    ),
    minor(
        "E004 Thunderbolt",
        [],
        ClearGrain(WOOD, 2),
        needs=at_least(1, Fields(GRAIN)),
        travels=True,
    ),
    minor(
        "E005 Night Loot",
        [FOOD, 2],
        TakeDifferent(2),
        travels=True,
        ruling="If building resources of a single kind lie on accumulation spaces, you take one of these.",
    ),
    minor(
        "E006 Recount",
        [],
        Cases(
            [at_least(4, resource) for resource in (WOOD, CLAY, REED, STONE)],
            [Gain(resource, 1) for resource in (WOOD, CLAY, REED, STONE)],
        ),
        travels=True,
    ),
    minor("E007 Pumpernickel", [GRAIN, 1], Gain(FOOD, 4), travels=True),
    minor("E008 Farmers Market", [FOOD, 2], Gain(VEGETABLE, 1), travels=True),
    minor("E009 Bartering Hut", [], Barter([SHEEP, 2, BOAR, 3, CATTLE, 4], most=2), travels=True),
    minor(
        "E010 Straw Hat",
        [REED, 1],
        Trigger(WORK_ENDED, [OneOf([GoOn("farmland"), Offer([], [Gain(FOOD, 1)])])], when=InRounds([3, 6])),
        ruling="You get the Food instead even if no person of yours is on Farmland.",
    ),
    minor("E011 Petting Zoo", [WOOD, 1], Permit(STALLS_FOR_ROOMS)),
    minor("E012 Animal Bedding", [], Permit(ROOMY_STABLES), needs=at_least(1, Fields(GRAIN)), points=1),
    minor("E013 Stone House Reconstruction", [STONE, 1], AtAnyTime(Renovate(only=STONY)), points=1),
    minor(
        "E014 Wood Saw",
        [WOOD, 1],
        Trigger(FAMILY_GROWN, [BuildRooms()], when=JustFewest(), by=OTHER_PLAYERS),
        ruling="It is used each time that this comes about by the growth of another player's family. Alone, it does"
        " nothing.",
    ),
    minor(
        "E015 Nail Basket",
        [REED, 1],
        Trigger(AFTER_USE, [PayFor([STONE, 1], BuildFences(), leaves=True)], spaces=SPACES_FOR[WOOD]),
        points=1,
        ruling="The next player who takes the goods of that space gets the Stone, too.",
    ),
    minor(
        "E016 Briar Hedge",
        [],
        Permit(FREE_AT_EDGE),
        needs=AllOf([at_least(1, SHEEP), at_least(1, BOAR), at_least(1, CATTLE)]),
        ruling="The fences themselves still come from your supply.",
    ),
    minor(
        "E017 Skimmer Plow",
        [WOOD, 1],
        using(["farmland", "cultivation"], Plow(), ahead=BeforeActions(plows=True)),
        Permit(SOWS_LESS),
        needs=at_least(2, Occupations()),
    ),
    minor(
        "E018 Seed Almanac",
        [REED, 1],
        Trigger(IMPROVED, [Plow([FOOD, 1])], when=LaterImprovement(minors=True)),
        needs=at_least(4, Occupations()),
    ),
    minor(
        "E019 Ox Goad",
        [WOOD, 1],
        Trigger(AFTER_USE, [Plow([FOOD, 2])], spaces=space_bits(["cattle-market"])),
        needs=at_least(3, Occupations()),
        points=1,
    ),
    minor(
        "E020 Iron Hoe",
        [WOOD, 1],
        Trigger(WORK_ENDED, [Plow()], when=People(OWN, ["grain-seeds", "vegetable-seeds"], all_of_them=True)),
    ),
    minor("E021 Sheep Rug", [SHEEP, 1], Sharing(Where("named", WISHES), ONE_OTHER), needs=at_least(4, SHEEP), points=1),
    minor(
        "E022 Guest Room",
        [WOOD, 4, REED, 1],
        LaySupply(FOOD, MOST_WAYS),
        AtAnyTime(InviteGuest()),
        ruling="The guest goes back to the supply when people return home. It is not a member of the family.",
    ),
    minor("E023 Apiary", [], Trigger(WORK_ENDED, [Sow(single=True)]), needs=at_least(4, Occupations())),
    minor("E024 Ambition", [], AsMinor(range(IMPROVEMENTS), of_space=True), needs=at_least(2, Occupations())),
    minor(
        "E025 Bumper Crop",
        [],
        FieldPhaseNow(),
        needs=at_least(2, Fields(GRAIN)),
        ruling="Fields on cards are harvested, too, and your cards that speak of the Field Phase react. Sources"
        " differ: according to some, it has 1 point.",
    ),
    minor("E026 Sundial", [WOOD, 1], Trigger(WORK_ENDED, [Sow()], when=InRounds([7, 9]))),
    minor(
        "E027 Piggy Bank",
        [],
        Trigger(WORK_ENDED, [LaySupply(FOOD)]),
        AtAnyTime(BuildFromCard(6)),
    ),
    minor("E028 Bookmark", [WOOD, 1], PromisePiece(CARD_MARK, PlayOccupation([0]), later=[3])),
]
