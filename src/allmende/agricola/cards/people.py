"""Cards of decks A and B that place people, that let the family grow, and that house people, beyond the base set."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import CARD_MARK, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD, WOODEN
from allmende.agricola.rules.accumulation import LESSONS_SPACES
from allmende.agricola.rules.language import Gain, GrowFamily
from allmende.agricola.rules.language.amounts import Round
from allmende.agricola.rules.language.another_space import PlaceAnother, PlaceFromSupply, UseAnother
from allmende.agricola.rules.language.card import Card, Permit, minor, occupation
from allmende.agricola.rules.language.conditions import AllOf, LivesIn
from allmende.agricola.rules.language.counted import FencesLeft, Occupations, PeopleInPlay, Rooms
from allmende.agricola.rules.language.custom import EndLodging, Helper
from allmende.agricola.rules.language.facts import HadRoom
from allmende.agricola.rules.language.promises import PromisePiece
from allmende.agricola.rules.language.provided import Only
from allmende.agricola.rules.language.sharing import (
    ALL_BUT_MEETING,
    ANYBODY,
    NEIGHBORS,
    ONE_PERSON,
    Ahead,
    Sharing,
    Where,
)
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, exactly, using
from allmende.agricola.rules.moments import (
    AFTER_USE,
    BEFORE_USE,
    GOING_HOME,
    RIGHT_AFTER_USE,
    ROOMS_BUILT,
    SOWING_DECLINED,
)
from allmende.agricola.rules.permits import (
    HOUSES_PERSON,
    LODGES_PERSON,
    LODGING_ENDS,
    NO_RENOVATION,
    ROOM_FOR_TWO,
    STABLE_AMID_FIELDS,
)

EXPANSION_OR_SEEDS: Final = space_bits(["farm-expansion", "grain-seeds"])
UTILIZATION_OR_FENCING: Final = space_bits(["grain-utilization", "fencing"])
EXPANSION_OR_IMPROVEMENT: Final = space_bits(["farm-expansion", "major-improvement"])
FENCING: Final = space_bits(["fencing"])
SAME_PERSON: Final = (
    "The person ends on the second action space, so that the first one is open again. A person uses no action space"
    " twice."
)

CARDS: Final[list[Card]] = [
    # Action spaces that may be used although people are there, or before others can
    minor("A025 Bassinet", [WOOD, 1, REED, 1], Sharing(Where("first-used"), ONE_PERSON)),
    occupation("A130 Mummy's Boy", Sharing(Where("of-person", 2), ANYBODY)),
    minor("B023 Final Scenario", [], Ahead(14), needs=at_most(13, Round())),
    occupation("B129 Seatmate", Sharing(Where("of-round", 13), NEIGHBORS)),
    occupation(
        "B151 Little Peasant",
        Gain(STONE, 1),
        Sharing(
            Where("named", ALL_BUT_MEETING),
            ANYBODY,
            when=AllOf([LivesIn([WOODEN]), exactly(2, Rooms())]),
        ),
        ruling="That holds for spaces with one's own people, for those of a variant tile that is closed, and where"
        " other cards ask for occupied spaces.",
    ),
    # Another person, or another action space for the same one
    occupation(
        "A094 Lazy Sowman",
        Trigger(SOWING_DECLINED, [PlaceAnother(occupied=True)]),
        ruling="Whoever does not sow on Grain Utilization or Cultivation declines it, even without anything to sow."
        " Another action of that space has to be taken.",
    ),
    occupation(
        "A129 Swagman",
        Trigger(
            RIGHT_AFTER_USE,
            [UseAnother(EXPANSION_OR_SEEDS, the_other=True, occupied=True)],
            spaces=EXPANSION_OR_SEEDS,
        ),
        ruling=SAME_PERSON,
    ),
    occupation(
        "B094 Stock Protector",
        Trigger(BEFORE_USE, [Gain(WOOD, 2)], spaces=FENCING),
        Trigger(RIGHT_AFTER_USE, [PlaceAnother()], spaces=FENCING),
    ),
    occupation(
        "B130 Full Peasant",
        Trigger(
            AFTER_USE, [UseAnother(UTILIZATION_OR_FENCING, [FOOD, 1], the_other=True)], spaces=UTILIZATION_OR_FENCING
        ),
        ruling=SAME_PERSON,
    ),
    occupation(
        "B150 Large-Scale Farmer",
        Trigger(
            AFTER_USE,
            [UseAnother(EXPANSION_OR_IMPROVEMENT, [FOOD, 1], the_other=True)],
            spaces=EXPANSION_OR_IMPROVEMENT,
        ),
        ruling=SAME_PERSON,
    ),
    occupation(
        "B152 Junior Artist",
        Trigger(
            AFTER_USE,
            [UseAnother(space_bits(["traveling-players"]) | LESSONS_SPACES, [FOOD, 1])],
            spaces=space_bits(["day-laborer"]),
        ),
        ruling=SAME_PERSON,
    ),
    # People of the supply
    minor(
        "A022 Telegram",
        [FOOD, 2],
        PromisePiece(CARD_MARK, Helper(), of=FencesLeft()),
        needs=at_least(1, FencesLeft()),
        points=1,
        ruling="That person goes back to the supply when people return home. It is not a member of the family: it"
        " needs neither a room nor food.",
    ),
    minor(
        "B022 Walking Boots",
        [],
        Gain(FOOD, 2),
        PlaceFromSupply(),
        needs=at_most(4, PeopleInPlay()),
        ruling="That person is not a member of the family: it needs no room. Whoever can't place it anywhere keeps it"
        " in the supply.",
    ),
    # Family growth
    minor(
        "A021 Family Friendly Home",
        [],
        Trigger(ROOMS_BUILT, [Gain(FOOD, 1)], when=HadRoom()),
        Trigger(ROOMS_BUILT, [GrowFamily(with_room=True)], when=HadRoom()),
        needs=at_least(1, Occupations()),
    ),
    occupation("A093 Bed Maker", Trigger(ROOMS_BUILT, [GrowFamily(with_room=True, cost=[WOOD, 1, GRAIN, 1])])),
    occupation(
        "B092 Little Stick Knitter", using(["sheep-market"], GrowFamily(with_room=True), when=at_least(5, Round()))
    ),
    occupation(
        "B127 Seducer",
        Only(
            at_least(5, Round()),
            GrowFamily(with_room=False, cost=[STONE, 1, GRAIN, 1, VEGETABLE, 1, SHEEP, 1]),
        ),
    ),
    # Room for people
    minor(
        "A010 Wooden Shed",
        [WOOD, 2, REED, 1],
        Permit(HOUSES_PERSON),
        Permit(NO_RENOVATION),
        only_with_major=True,
        needs=LivesIn([WOODEN]),
    ),
    occupation("A085 Homekeeper", Permit(ROOM_FOR_TWO)),
    occupation(
        "B085 Farm Hand",
        Permit(STABLE_AMID_FIELDS),
        ruling="It is built for wood like the others, and it stands outside pastures.",
    ),
    occupation(
        "A127 Lodger",
        Permit(LODGES_PERSON),
        Trigger(GOING_HOME, [EndLodging()], when=exactly(LODGING_ENDS, Round())),
        ruling="A newborn of that round stays; somebody else goes.",
    ),
]
