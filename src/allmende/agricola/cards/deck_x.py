"""The cards of deck X, which lies in the box to be used at will, as far as what they do is clear.

ruling: Their texts are known from one source, in which all of them are, and a second one that agrees on what they do.
That what is drawn comes at once is inferred from what the cards say. Which ones are left out, docs/agricola.md tells.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, REED, SHEEP, STONE, WOOD
from allmende.agricola.rules.language import Gain, GrowFamily
from allmende.agricola.rules.language.card import Card, Permit, apart, minor, occupation
from allmende.agricola.rules.language.card_spaces import ActionSpace
from allmende.agricola.rules.language.crops import AddCrops
from allmende.agricola.rules.language.custom_x import (
    ActOnFree,
    ColumnPastures,
    ColumnsOfFields,
    ColumnsOfRooms,
    FirstBuyer,
    LosePerson,
    StayOnCard,
)
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.house_savings import FirstForLess
from allmende.agricola.rules.language.markers import (
    FamilyAtMarker,
    FeedMarkers,
    LayMarkers,
    LayTrail,
    LostMarkers,
    MarkedUnused,
    Markers,
    MarkersOut,
    MarkSpace,
    TakeFromMarked,
    TakeMarker,
)
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.stores import PlantedFields
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least
from allmende.agricola.rules.moments import AFTER_USE, BEFORE_USE, BRED, GOING_HOME, STABLES_BUILT
from allmende.agricola.rules.permits import WINS_EXACTLY

STAYS_OCCUPIED: Final = (
    "The action space stays occupied in this round. Where no person of the family carries out the action, none leaves."
)

CARDS: Final[list[Card]] = [
    apart("X01 Extraterrestrial Excrement", ActionSpace(AddCrops(), when=at_least(1, PlantedFields()))),
    apart("X02 Homemade Space Rocket", ActionSpace(Offer([WOOD, 2, CLAY, 2, REED, 1, STONE, 1], [BonusPoints(4)]))),
    apart("X04 Merchants of Jupiter", Trigger(STABLES_BUILT, [FirstBuyer([REED, 2], [BonusPoints(2)])])),
    apart(
        "X05 Merchants of Mars",
        Trigger(
            AFTER_USE,
            [FirstBuyer([FOOD, 2], [BonusPoints(2)])],
            spaces=space_bits(["basic-wish-for-children", "modest-wish-for-children"]),
        ),
        ruling="The action is that of an action space on which a family grows with room only.",
    ),
    apart(
        "X06 Merchants of Pluto",
        Trigger(AFTER_USE, [FirstBuyer([STONE, 2], [BonusPoints(2)])], spaces=space_bits(["fencing"])),
    ),
    minor(
        "X07 Ley Lines",
        [],
        Points(1, of=ColumnsOfRooms()),
        Points(1, of=ColumnsOfFields()),
        Points(1, of=ColumnPastures()),
        ruling="Each such column counts. A pasture counts if it has just these three spaces.",
    ),
    minor(
        "X08 Strange Alien Energy",
        [],
        Trigger(GOING_HOME, [ActOnFree(3)]),
        points=-3,
        ruling="The actions are carried out, but the action space is not used.",
    ),
    minor(
        "X09 Alien Farmhand",
        [],
        MarkSpace(),
        Trigger(GOING_HOME, [TakeFromMarked()], when=MarkedUnused()),
        ruling="The good is one of those that lie there. What counts as such an action space is one on which they"
        " accumulate.",
    ),
    minor(
        "X11 The X File",
        [],
        FirstForLess(1),
        ruling="Once in each action for rooms, once for stables, and once for fences.",
    ),
    minor(
        "X12 Furry Friends",
        [],
        LayMarkers(2),
        Trigger(BRED, [LayMarkers(every=2), FeedMarkers()]),
        Points(1, of=Markers()),
        Points(-1, of=LostMarkers()),
        ruling="They breed once all animals have bred.",
    ),
    apart("X13 Space Diner at the End of the Galaxy", Permit(WINS_EXACTLY)),
    apart("X14 Earth Girls Are Easy", GrowFamily(with_room=False, at_home=True)),
    apart(
        "X17 Candy Trail",
        LayTrail(2, 6, each=2),
        Trigger(BEFORE_USE, [TakeMarker()], when=FamilyAtMarker()),
        Points(-1, of=MarkersOut()),
        ruling="Any action space in play can be marked, also an occupied one: its marker is for the next person of your"
        " family that comes there.",
    ),
    apart(
        "X19 Alien Abduction",
        Gain(SHEEP, 1),
        Gain(BOAR, 1),
        Gain(CATTLE, 1),
        LosePerson(),
        ruling=STAYS_OCCUPIED,
    ),
    occupation("X24 Rebel", StayOnCard(), points=5, ruling=STAYS_OCCUPIED),
]
