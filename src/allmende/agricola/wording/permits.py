"""The words for what cards in play permit."""

from __future__ import annotations

from allmende.agricola import permits
from allmende.agricola.components import CLAY, FOOD, WOOD
from allmende.agricola.language.card import Permit
from allmende.agricola.language.offers import WISHES
from allmende.agricola.wording.effects import goods, space_names
from allmende.core.message import Message
from allmende.core.phrases import one_of


def permission(permit: Permit) -> Message:
    """What is permitted, or not any more, as a clause."""
    match permit.bit:
        case permits.HOUSES_PERSON:
            return Message("permit-houses-person")
        case permits.PETS_IN_ROOMS:
            return Message("permit-pets-in-rooms")
        case permits.ROOMY_PASTURES:
            return Message("permit-roomy-pastures", {"count": permits.EXTRA_PER_PASTURE})
        case permits.CLAY_FENCES:
            return Message("permit-clay-fences", {"clay": goods(CLAY, 1), "wood": goods(WOOD, 1)})
        case permits.FREE_FENCES:
            return Message("permit-free-fences", {"count": permits.FREE_FENCE_COUNT})
        case permits.SHARES_WISH:
            return Message("permit-shares-wish", {"spaces": one_of(space_names(WISHES))})
        case permits.STRAIGHT_TO_STONE:
            return Message("permit-straight-to-stone")
        case permits.NO_RENOVATION:
            return Message("permit-no-renovation")
        case permits.EARLY_ACTION:
            return Message("permit-early-action", {"cost": goods(FOOD, permits.EARLY_ACTION_FOOD)})
        case _:
            raise NotImplementedError(f"there are no words for permission {permit.bit}")
