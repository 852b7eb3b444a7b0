"""Minor improvements of deck E that give crops, building resources or animals."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import Gain, Plow
from allmende.agricola.rules.language.bartering import SwapResources
from allmende.agricola.rules.language.card import Card, FieldCard, Permit, Toll, minor
from allmende.agricola.rules.language.card_spaces import ActionSpace
from allmende.agricola.rules.language.counted import BakingImprovements, Occupations
from allmende.agricola.rules.language.custom import AddCrop
from allmende.agricola.rules.language.facts import BesidePasture, HasEmptyStable
from allmende.agricola.rules.language.fences import LayFences
from allmende.agricola.rules.language.gains import Cases
from allmende.agricola.rules.language.goings import ReturnStables
from allmende.agricola.rules.language.harvesting import FromThisCard, HarvestField, SowHere
from allmende.agricola.rules.language.occasions import FromSpace
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.stores import PlantedFields
from allmende.agricola.rules.language.tallies import RoundsDone
from allmende.agricola.rules.language.trigger import OTHERS_OR_ALONE, Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, using
from allmende.agricola.rules.moments import BREEDING_STARTED, FROM_BED, FROM_SPACE, HARVESTING, SOWED, SOWN
from allmende.agricola.rules.permits import FENCES_ON_CARD, LONE_SHEEP, SHEEP_STALL

CARDS: Final[list[Card]] = [
    minor("E065 Almsbag", [], Gain(GRAIN, 1, of=RoundsDone(), every=2), needs=exactly(0, Occupations())),
    minor(
        "E066 Barn Shed",
        [WOOD, 2],
        using(["forest"], Gain(GRAIN, 1), by=OTHERS_OR_ALONE),
        needs=at_least(3, Occupations()),
        ruling="In a solo game, you get it each time that you use this space yourself.",
    ),
    minor("E067 Grain Bag", [REED, 1], using(["grain-seeds"], Gain(GRAIN, 1, of=BakingImprovements())), points=1),
    minor(
        "E068 Cherry Orchard",
        [],
        FieldCard([WOOD]),
        Trigger(FROM_BED, [Gain(VEGETABLE, 1)], when=FromThisCard(last=True, harvested=True, crop=WOOD)),
    ),
    minor(
        "E069 Melon Patch",
        [],
        FieldCard([VEGETABLE]),
        Trigger(FROM_BED, [Plow()], when=FromThisCard(last=True, harvested=True, crop=VEGETABLE)),
        needs=at_least(2, Occupations()),
    ),
    minor(
        "E070 Crop Rotation Field",
        [],
        FieldCard(),
        Trigger(FROM_BED, [SowHere(VEGETABLE)], when=FromThisCard(last=True, crop=GRAIN)),
        Trigger(FROM_BED, [SowHere(GRAIN)], when=FromThisCard(last=True, crop=VEGETABLE)),
        needs=at_least(1, Occupations()),
    ),
    minor("E071 Cow Patty", [], Trigger(SOWN, [AddCrop()], when=BesidePasture()), needs=at_least(1, CATTLE), points=1),
    minor(
        "E072 Artichoke Field",
        [WOOD, 1],
        FieldCard(),
        Trigger(FROM_BED, [Gain(FOOD, 1)], when=FromThisCard(harvested=True)),
        needs=at_least(2, Occupations()),
        points=1,
    ),
    minor("E073 Scythe", [WOOD, 1], Trigger(HARVESTING, [HarvestField()])),
    minor(
        "E074 Ash Trees",
        [],
        LayFences(5),
        Permit(FENCES_ON_CARD),
        needs=at_least(2, PlantedFields()),
        ruling="Fences from the card are used before you pay for others, but after those that another card makes"
        " free. A card that asks for fences in your supply counts them, too.",
    ),
    minor(
        "E075 Stone Axe",
        [WOOD, 1, CLAY, 1],
        using(SPACES_FOR[WOOD], Offer([STONE, 1], [Gain(WOOD, 3)])),
        needs=at_least(2, Occupations()),
        points=1,
    ),
    minor("E076 Lumber Pile", [], ReturnStables(3, [WOOD, 3])),
    minor("E077 Mattock", [WOOD, 1], Trigger(FROM_SPACE, [Gain(CLAY, 1)], when=FromSpace([REED, STONE]))),
    minor("E078 Sleight of Hand", [], SwapResources(4), needs=at_least(3, Occupations())),
    minor("E079 Field Spade", [WOOD, 1], Trigger(SOWED, [Gain(STONE, 1)])),
    minor("E080 Rock Garden", [], FieldCard([STONE], fields=3)),
    minor(
        "E081 Alchemist's Lab",
        [],
        ActionSpace(
            Cases(
                [at_least(1, resource) for resource in (WOOD, CLAY, REED, STONE)],
                [Gain(resource, 1) for resource in (WOOD, CLAY, REED, STONE)],
            )
        ),
        Toll(space_bits(["alchemists-lab"]), FOOD, 1),
        needs=at_least(3, Occupations()),
        points=1,
        ruling="A player who can't pay can't use it.",
    ),
    minor("E082 Profiteering", [], Gain(FOOD, 1), using(["day-laborer"], SwapResources())),
    minor("E083 Shepherd's Whistle", [WOOD, 1], Trigger(BREEDING_STARTED, [Gain(SHEEP, 1)], when=HasEmptyStable())),
    minor("E084 Dolly's Mother", [], Permit(LONE_SHEEP), Permit(SHEEP_STALL), needs=at_least(1, SHEEP), points=1),
]
