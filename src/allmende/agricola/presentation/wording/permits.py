"""Words for permits of cards in play."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import (
    BOAR,
    CATTLE,
    CLAY,
    FENCES,
    FOOD,
    GRAIN,
    PERSON_POINTS,
    RESOURCE_NAMES,
    SHEEP,
    STABLE_WOOD,
    WOOD,
)
from allmende.agricola.presentation.wording.amounts import goods
from allmende.agricola.presentation.wording.conditions import holding, space_names
from allmende.agricola.rules import permits
from allmende.agricola.rules.language.card import Permit, RoomWaiver
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of, respectively

PERMISSIONS: Final[dict[int, Message]] = {
    permits.HOUSES_PERSON: Message("permit-houses-person"),
    permits.PETS_IN_ROOMS: Message("permit-pets-in-rooms"),
    permits.ROOMY_PASTURES: Message("permit-roomy-pastures", {"count": permits.EXTRA_PER_PASTURE}),
    permits.CLAY_STABLE: Message(
        "permit-clay-stable", {"clay": goods(CLAY, permits.CLAY_STABLE_CLAY), "wood": goods(WOOD, STABLE_WOOD)}
    ),
    permits.CLAY_FENCES: Message("permit-clay-fences", {"clay": goods(CLAY, 1), "wood": goods(WOOD, 1)}),
    permits.FREE_FENCES: Message("permit-free-fences", {"count": permits.FREE_FENCE_COUNT}),
    permits.STRAIGHT_TO_STONE: Message("permit-straight-to-stone"),
    permits.STRAIGHT_IF_LARGE: Message("permit-straight-if-large", {"rooms": permits.LARGE_HOUSE}),
    permits.ROOMY_HOUSE: Message(
        "permit-roomy-house", {"rooms": permits.ROOMY_HOUSE_ROOMS, "people": permits.ROOMY_HOUSE_ROOMS + 1}
    ),
    permits.ONE_OF_EACH_KIND: Message(
        "permit-holds-each-kind", {"what": [goods(animal, 1) for animal in (SHEEP, BOAR, CATTLE)]}
    ),
    permits.CATTLE_FOR_PASTURES: Message("permit-holds-for-pastures", {"what": goods(CATTLE, 1)}),
    permits.NO_RENOVATION: Message("permit-no-renovation"),
    permits.EARLY_ACTION: Message("permit-early-action", {"cost": goods(FOOD, permits.EARLY_ACTION_FOOD)}),
    permits.ROOM_FOR_TWO: Message("permit-room-for-two"),
    permits.LODGES_PERSON: Message("permit-lodges-person", {"round": permits.LODGING_ENDS}),
    permits.STABLE_AMID_FIELDS: Message("permit-stable-amid-fields"),
    permits.STALLS_FOR_PASTURES: Message("permit-stalls-for-pastures"),
    permits.STALLS_FOR_ONE_KIND: Message("permit-stockyard", {"count": permits.ONE_KIND_STALLS}),
    permits.LATE_PIECES: Message(
        "permit-late-pieces",
        {
            "third": permits.EARLY_STABLES + 1,
            "fourth": permits.EARLY_STABLES + 2,
            "less": goods(WOOD, permits.LATE_STABLE_WOOD),
            "first": permits.PAID_FENCES + 1,
            "last": FENCES,
        },
    ),
    permits.HERD_STABLE: Message("permit-herd-stable", {"count": permits.HERD_IN_STABLE}),
    permits.STALLS_FOR_GRAIN: Message(
        "permit-stalls-for-grain", {"grain": Message(f"resource-{RESOURCE_NAMES[GRAIN]}", {"count": 1})}
    ),
    permits.BOAR_IN_STIES: Message("permit-boar-in-sties"),
    permits.SHEEP_BY_MEALS: Message("permit-holds-by-meals", {"what": goods(SHEEP, 1)}),
    permits.BOAR_BY_MEALS: Message("permit-holds-by-meals", {"what": goods(BOAR, 1)}),
    permits.SHEEP_BY_OCCUPATIONS: Message("permit-holds-by-occupations", {"what": goods(SHEEP, 1)}),
    permits.SHEEP_ON_OCCUPATIONS: Message("permit-holds-on-occupations", {"what": goods(SHEEP, 1)}),
    permits.SHEEP_BETWEEN_ROOMS: Message(
        "permit-holds-between-rooms", {"what": goods(SHEEP, permits.SHEEP_PER_BORDER)}
    ),
    permits.BOAR_ON_FIELDS: Message("permit-holds-on-fields", {"what": goods(BOAR, 1)}),
    permits.ROOMY_WITHOUT_STABLE: Message("permit-roomy-without-stable", {"count": permits.EXTRA_WITHOUT_STABLE}),
    permits.SOWS_PASTURES: Message(
        "permit-sows-pastures",
        {"spaces": respectively(range(1, permits.LARGEST_SOWN + 1)), "last": permits.LARGEST_SOWN},
    ),
    permits.TEACHES_BAKERS: Message("permit-teaches-bakers"),
    permits.FIELD_FEE: Message("permit-field-fee", {"cost": goods(FOOD, permits.FIELD_FEE_FOOD)}),
    permits.KEEPS_HAND: Message("permit-keeps-hand"),
    permits.KEEPS_SITE: Message("permit-keeps-site"),
    permits.FENCES_FOR_GRAIN: Message(
        "permit-fences-for-grain",
        {"spaces": one_of(space_names(space_bits(["grain-utilization"]))), "cost": goods(WOOD, 1)},
    ),
    permits.NO_PETS: Message("permit-no-pets"),
    permits.LARGER_SMALL_PASTURES: Message(
        "permit-small-pastures", {"count": permits.SMALL_PASTURE_HOLDS, "twice": 2 * permits.SMALL_PASTURE_HOLDS}
    ),
    permits.MEAT_FEEDS_MORE: Message("permit-meat-feeds-more", {"food": goods(FOOD, permits.MORE_MEAT)}),
    permits.GROWS_FOR_MINOR: Message("permit-grows-for-minor", {"round": permits.GROWS_FROM_ROUND}),
    permits.ALSO_OCCUPATION: Message("permit-also-occupation"),
    permits.CLOSES_STABLED_PASTURE: Message("permit-closes-stabled-pasture"),
    permits.CLOSES_PASTURE: Message("permit-closes-pasture"),
    permits.ROOMY_STABLES: Message(
        "permit-roomy-stables", {"count": permits.STABLE_HERD - 1, "more": permits.EXTRA_BY_STABLE}
    ),
    permits.STALLS_FOR_ROOMS: Message("permit-stalls-for-rooms"),
    permits.SHEEP_STALL: Message("permit-holds-one", {"what": goods(SHEEP, 1)}),
    permits.CATTLE_STALL: Message("permit-holds-one", {"what": goods(CATTLE, 1)}),
    permits.LONE_SHEEP: Message("permit-lone-sheep", {"what": goods(SHEEP, 1)}),
    permits.SOWS_LESS: Message("permit-sows-less", {"count": 1}),
    permits.FREE_AT_EDGE: Message("permit-free-at-edge"),
    permits.FENCES_ON_CARD: Message("permit-fences-on-card"),
    permits.HUNGRY_NEWBORNS: Message("permit-hungry-newborns", {"food": goods(FOOD, permits.HUNGRY_FOOD)}),
    permits.PALISADES: Message("permit-palisades", {"cost": goods(WOOD, permits.PALISADE_WOOD)}),
    permits.KEEPS_WOOD_AND_STONE: Message("permit-keeps-wood-and-stone"),
    permits.KEEPS_CATTLE: Message("permit-keeps-cattle"),
    permits.WAIVES_ROOM: Message("permit-waives-room"),
    permits.WINS_EXACTLY: Message("permit-wins-exactly", {"points": permits.WINNING_POINTS}),
    permits.NO_OCCUPATIONS: Message("permit-no-occupations"),
    permits.GROWS_LATE: Message("permit-grows-late", {"round": permits.LATE_GROWTH}),
    permits.FRUGAL: Message(
        "permit-frugal",
        {
            "food": goods(FOOD, permits.FRUGAL_FOOD),
            "points": PERSON_POINTS - permits.FRUGAL_POINTS,
            "instead": PERSON_POINTS,
        },
    ),
}
"""By permit: the permission, or prohibition, as a clause."""


def permission(permit: Permit) -> Message:
    """The permit of a card."""
    words = PERMISSIONS[permit.bit]
    return Message(words.id, {"if": holding(permit.when)}) if isinstance(permit, RoomWaiver) else words
