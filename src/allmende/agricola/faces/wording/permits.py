"""The words for what cards in play permit."""

from __future__ import annotations

from typing import Final

from allmende.agricola.faces.wording.effects import goods
from allmende.agricola.rules import permits
from allmende.agricola.rules.components import CLAY, FOOD, WOOD
from allmende.agricola.rules.language.card import Permit
from allmende.core.message import Message

PERMISSIONS: Final[dict[int, Message]] = {
    permits.HOUSES_PERSON: Message("permit-houses-person"),
    permits.PETS_IN_ROOMS: Message("permit-pets-in-rooms"),
    permits.ROOMY_PASTURES: Message("permit-roomy-pastures", {"count": permits.EXTRA_PER_PASTURE}),
    permits.CLAY_FENCES: Message("permit-clay-fences", {"clay": goods(CLAY, 1), "wood": goods(WOOD, 1)}),
    permits.FREE_FENCES: Message("permit-free-fences", {"count": permits.FREE_FENCE_COUNT}),
    permits.STRAIGHT_TO_STONE: Message("permit-straight-to-stone"),
    permits.NO_RENOVATION: Message("permit-no-renovation"),
    permits.EARLY_ACTION: Message("permit-early-action", {"cost": goods(FOOD, permits.EARLY_ACTION_FOOD)}),
    permits.ROOM_FOR_TWO: Message("permit-room-for-two"),
    permits.LODGES_PERSON: Message("permit-lodges-person", {"round": permits.LODGING_ENDS}),
    permits.STABLE_AMID_FIELDS: Message("permit-stable-amid-fields"),
}
"""By permission: what is permitted, or not any more, as a clause."""


def permission(permit: Permit) -> Message:
    """What a card permits."""
    return PERMISSIONS[permit.bit]
