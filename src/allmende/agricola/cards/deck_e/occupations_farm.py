"""The occupations of deck E for the farm: building, renovating, plowing, growing, and cards that are played."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.base_occupations_b import IN_STONE
from allmende.agricola.components.improvement import IMPROVEMENT_NAMES, JOINERY, with_covered
from allmende.agricola.components.numbers import card_index
from allmende.agricola.components.pieces import BOAR, BUILDING_RESOURCES, CATTLE, FOOD, WOOD
from allmende.agricola.rules.language import (
    AndAfterward,
    BakeBread,
    BuildFences,
    BuildMajor,
    BuildStables,
    EachOnce,
    OneOf,
    PlayMinor,
    PlayOccupation,
    Plow,
    Renovate,
)
from allmende.agricola.rules.language.another_space import PlaceVisitor
from allmende.agricola.rules.language.card import AtAnyTime, Card, RoomWaiver, occupation
from allmende.agricola.rules.language.census import AnimalsBorn, FieldsAroundHouse
from allmende.agricola.rules.language.conditions import AllOf
from allmende.agricola.rules.language.counted import Occupations, Rooms, UnusedSpaces
from allmende.agricola.rules.language.custom_errands import AsMuchFoodAsRooms, LayForRoom, LayForStalls, RoomWhileFull
from allmende.agricola.rules.language.custom_trades import PayFor
from allmende.agricola.rules.language.facts import FirstTurn, MayRenovate
from allmende.agricola.rules.language.fencing import FreeFences
from allmende.agricola.rules.language.invitations import PlayThis
from allmende.agricola.rules.language.occasions import InRounds
from allmende.agricola.rules.language.provided import Only
from allmende.agricola.rules.language.savings import RENOVATION, AnyLess, AsMinor
from allmende.agricola.rules.language.teaching import TaughtAs
from allmende.agricola.rules.language.trigger import OTHER_PLAYERS, FromHand, Trigger
from allmende.agricola.rules.language.writing import at_least, each_round, exactly, using
from allmende.agricola.rules.moments import BRED, CRAFTED, ROOM_BUILT, TAUGHT, TURN_STARTED, TURNED_TO_FOOD, WORK_ENDED

BAKING: Final = [
    IMPROVEMENT_NAMES.index(name)
    for name in ("fireplace-2", "fireplace-3", "cooking-hearth-4", "cooking-hearth-5", "clay-oven", "stone-oven")
]
BAKING_IN_HAND: Final = [card_index("A060")]
BUILDING: Final = range(BUILDING_RESOURCES)

CARDS: Final[list[Card]] = [
    occupation(
        "E085 Master Tanner",
        Trigger(TURNED_TO_FOOD, [LayForRoom()], details=[BOAR, CATTLE]),
        Trigger(ROOM_BUILT, [RoomWhileFull()], when=AsMuchFoodAsRooms()),
        ruling="It does not matter whether they are cooked or turned into food with a card. Once the room is gone, the"
        " family stays as large as it is.",
    ),
    occupation("E086 Pen Builder", AtAnyTime(LayForStalls(2), makes_room=True)),
    occupation(
        "E087 Master Renovator",
        Trigger(WORK_ENDED, [Renovate([AnyLess(RENOVATION, BUILDING)])], when=InRounds([7, 9])),
    ),
    occupation(
        "E088 Master Fencer",
        each_round(
            OneOf([PayFor([WOOD, wood], FreeFences(wood + 1), way=way) for way, wood in enumerate((2, 3))]),
            when=IN_STONE,
        ),
        ruling="You pay before you build, and other cards do not change that price. Fences that you do not build stay"
        " in your supply.",
    ),
    occupation("E089 Stallwright", Trigger(TAUGHT, [BuildStables(0, 1)], when=TaughtAs([2, 3, 5, 7]))),
    occupation(
        "E090 Dung Collector",
        Trigger(BRED, [Plow([FOOD, 1])], when=at_least(2, AnimalsBorn())),
        ruling="Animals are born two or more at a time only in the Breeding Phase. The food is paid after it.",
    ),
    occupation(
        "E091 Plow Builder",
        AsMinor(with_covered([JOINERY])),
        Trigger(CRAFTED, [Plow([FOOD, 1])], details=with_covered([JOINERY])),
    ),
    occupation(
        "E092 Field Doctor",
        RoomWaiver(AllOf([exactly(2, Rooms()), at_least(4, FieldsAroundHouse())])),
        ruling="A house of two rooms in the corner of the farmyard has four spaces around it, one of them diagonally.",
    ),
    occupation(
        "E093 Motivator",
        Trigger(TURN_STARTED, [PlaceVisitor(instead=True)], when=AllOf([FirstTurn(), exactly(0, UnusedSpaces())])),
        ruling="It is placed in a turn of its own, the first one, and all people of the family follow. It needs neither"
        " room nor food.",
    ),
    occupation(
        "E094 Prophet",
        Only(MayRenovate(), AndAfterward(Renovate(), BuildFences())),
        ruling="The renovation can't be declined if it can be paid for. Fences are built only after a renovation.",
    ),
    occupation(
        "E095 Miller",
        BuildMajor(among=BAKING, of_hand=BAKING_IN_HAND),
        using(["grain-seeds"], BakeBread(), by=OTHER_PLAYERS),
        ruling="A minor improvement in your hand that bakes may be played then, too, if its prerequisite is met.",
    ),
    occupation("E096 Elder", FromHand(PlayThis())),
    occupation("E097 Beneficiary", Only(exactly(3, Occupations()), EachOnce([PlayOccupation([1]), PlayMinor()]))),
]
