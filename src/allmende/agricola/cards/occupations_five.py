"""The occupations of decks A and B for five and six players."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import MEEPLE_SPACES, ROUND_CARDS, space_bits, space_number
from allmende.agricola.components.pieces import BOAR, CATTLE, FOOD, GRAIN, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import Gain, OneOf
from allmende.agricola.rules.language.amounts import Taken
from allmende.agricola.rules.language.any_time import AtAnyTime
from allmende.agricola.rules.language.built import BuiltMajor
from allmende.agricola.rules.language.card import Card, Permit, occupation
from allmende.agricola.rules.language.card_spaces import ActionSpace
from allmende.agricola.rules.language.conditions import AllOf, AtLeast
from allmende.agricola.rules.language.counted import Occupations
from allmende.agricola.rules.language.custom_five import (
    ActOn,
    FillUp,
    FromThere,
    HarvestWages,
    LayOnSpaces,
    MajorCosts,
    MoreWoodThanRest,
    PlayersWith,
    RepeatOption,
    StallsByMajors,
    TakeLaid,
)
from allmende.agricola.rules.language.custom_trades import RoomOnCard
from allmende.agricola.rules.language.dealings import TakeAllFrom
from allmende.agricola.rules.language.errands import DiscardOccupations
from allmende.agricola.rules.language.fencing import FenceFreely, FencePasture
from allmende.agricola.rules.language.gains import GainBy
from allmende.agricola.rules.language.joining import PlaceAtLeft, PlaceBesideOther
from allmende.agricola.rules.language.occupancy import OCCUPIED, OccupiedSpaces, People
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.provided import If
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.trigger import ONCE, OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.turning import TurnFaceDown
from allmende.agricola.rules.language.writing import at_least, each_round, exactly, using
from allmende.agricola.rules.moments import (
    BEFORE_PERSON,
    BEFORE_USE,
    CHANGED,
    FIELD_ENDED,
    FIELD_PHASE,
    FIELDS_PLOWED,
    FROM_SPACE,
    GOING_HOME,
    GOODS_TAKEN,
    IMPROVED,
    RIGHT_AFTER_USE,
    ROOM_BUILT,
    SPACE_REVEALED,
    USED,
    WORK_ENDED,
    WORK_STARTED,
)
from allmende.agricola.rules.permits import NO_OCCUPATIONS

HOLLOW: Final = space_bits(["hollow"])
WAGES: Final = ([3, 4, 6], [FOOD, 1, GRAIN, 1, VEGETABLE, 1])
"""Numbers of grain fields, and goods for each."""
MEEPLE: Final = "The meeple symbol is the one between two linked action spaces, so that six of them have it."

CARDS: Final[list[Card]] = [
    occupation(
        "A169 Off-Siter",
        Trigger(CHANGED, [RoomOnCard()], when=at_least(9, MajorCosts()), limit=ONCE),
        ruling="The room stays if improvements are returned afterward. What counts is all that is printed as their"
        " cost: a Cooking Hearth counts with its Clay, however it was paid for.",
    ),
    occupation("A170 Hayward", AtAnyTime(FenceFreely(), makes_room=True)),
    occupation(
        "A171 Sidekick",
        Trigger(RIGHT_AFTER_USE, [PlaceAtLeft([FOOD, 1])], spaces=ROUND_CARDS),
        ruling="Only the card right beside it counts, which may not be occupied. From there on, you can go on to the"
        " left, for 1 Food each.",
    ),
    occupation(
        "A172 Boat Painter",
        Trigger(
            WORK_ENDED,
            [OneOf([Offer([], [Gain(GRAIN, 1)]), Offer([], [Gain(FOOD, 2)], way=1)])],
            when=People(OCCUPIED, ["fishing", "traveling-players"], all_of_them=True),
        ),
    ),
    occupation("A173 Clay Thief", Trigger(WORK_STARTED, [TurnFaceDown(TakeAllFrom(HOLLOW))])),
    occupation(
        "A174 Master Hora",
        Trigger(BEFORE_PERSON, [Offer([FOOD, 1], [Gain(VEGETABLE, 1)])], spaces=MEEPLE_SPACES),
        ruling=MEEPLE,
    ),
    occupation(
        "A175 Hollow Gardener",
        Trigger(
            GOODS_TAKEN,
            [Gain(GRAIN, 1)],
            when=AtLeast(3, Taken(), below=6),
            spaces=HOLLOW,
        ),
        Trigger(GOODS_TAKEN, [Gain(VEGETABLE, 1)], when=at_least(6, Taken()), spaces=HOLLOW),
        ruling="For 6 Clay or more, you get the Vegetable instead of the Grain.",
    ),
    occupation(
        "A176 Wheelmaker",
        If(AllOf([at_least(2, Occupations()), MoreWoodThanRest()]), [FillUp(WOOD, 15)]),
    ),
    occupation(
        "A177 Middleman",
        LayOnSpaces(MEEPLE_SPACES, [STONE, 1, FOOD, 1]),
        Trigger(BEFORE_USE, [TakeLaid([STONE, 1, FOOD, 1])], spaces=MEEPLE_SPACES),
        ruling=MEEPLE,
    ),
    occupation("A178 Carpenter's Boy", Trigger(ROOM_BUILT, [Gain(WOOD, 1)], by=OTHER_PLAYERS)),
    occupation("A179 Mountain Shepherd", using(["western-quarry", "eastern-quarry"], Gain(SHEEP, 1))),
    occupation(
        "A180 Animal Brander",
        Trigger(
            FROM_SPACE,
            [RepeatOption([FOOD, 1])],
            when=FromThere(space_number("animal-market"), [SHEEP, BOAR, CATTLE]),
        ),
        ruling="What the option costs or gives itself is paid and comes again, too.",
    ),
    occupation(
        "B169 Livestock Sustainer",
        StallsByMajors(8),
        Trigger(IMPROVED, [StallsByMajors(8, each=True)], when=BuiltMajor(), by=OTHER_PLAYERS),
        ruling="What counts are those that lie in front of the other players when you play this, and each one that they"
        " build after that, even if it is returned.",
    ),
    occupation(
        "B170 Corral Builder",
        Trigger(SPACE_REVEALED, [FencePasture(size=1, wood=0)], spaces=space_bits(["pig-market", "cattle-market"])),
    ),
    occupation(
        "B171 Greenhouse Builder",
        ActionSpace(ActOn(space_bits(["fencing", "house-redevelopment", "vegetable-seeds"])), for_all=False),
        ruling="You use this card, not the other action space, which may be occupied.",
    ),
    occupation(
        "B172 Cattle Caregiver",
        each_round(GainBy([3, 4, 5], [FOOD, 1, FOOD, 2, FOOD, 3], of=PlayersWith(CATTLE), or_more=True)),
    ),
    occupation(
        "B173 Sweeper",
        using(MEEPLE_SPACES, LayOnCard(FOOD, 1)),
        AtAnyTime(TurnFaceDown(TakeOffCard())),
        ruling=MEEPLE,
    ),
    occupation("B174 Riverbank Gardener", using(["riverbank-forest"], Gain(VEGETABLE, 1))),
    occupation(
        "B175 Field Overseer",
        Trigger(FIELD_PHASE, [HarvestWages(*WAGES)], by=OTHER_PLAYERS),
        Trigger(FIELD_ENDED, [HarvestWages(*WAGES, over=True)]),
        ruling="If a card has a single player harvest at another time, only that player's fields count.",
    ),
    occupation(
        "B176 Village Idiot",
        DiscardOccupations(),
        Permit(NO_OCCUPATIONS),
        Trigger(USED, [Gain(WOOD, 1), Gain(FOOD, 1)], spaces=space_bits(["meeting-place"]), by=OTHER_PLAYERS),
        needs=exactly(0, Occupations()),
        ruling="It can only be your first occupation, and stays your only one.",
    ),
    occupation(
        "B177 Stone Clawer",
        Trigger(FIELDS_PLOWED, [Gain(STONE, 1)]),
        ruling="You get 1 Stone for each action, however many fields you plow with it.",
    ),
    occupation(
        "B178 Tag-Along",
        Trigger(RIGHT_AFTER_USE, [PlaceBesideOther()], spaces=space_bits(["resource-market"]), by=OTHER_PLAYERS),
        ruling="That is not your turn: the next player in order goes on.",
    ),
    occupation(
        "B179 Wild Boar Hunter",
        Trigger(GOING_HOME, [Offer([WOOD, 1], [Gain(BOAR, 1)])], when=at_least(3, OccupiedSpaces(SPACES_FOR[WOOD]))),
    ),
    occupation(
        "B180 Game Teaser",
        Trigger(
            GOODS_TAKEN,
            [GainBy([1, 2, 3], [CATTLE, 1, BOAR, 1, SHEEP, 1], of=Taken())],
            spaces=SPACES_FOR[FOOD],
        ),
    ),
]
"""By number."""
