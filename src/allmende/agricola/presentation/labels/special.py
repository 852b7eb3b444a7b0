"""Labels of moves in actions that only single cards have."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.moves import CHOOSE, PICK
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import ANIMALS, FOOD, GRAIN, RESOURCE_NAMES, SHEEP
from allmende.agricola.presentation.labels import dealings, doings
from allmende.agricola.presentation.labels.fields import field_label
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.farm.arrangements import stabled_kinds
from allmende.agricola.rules.farm.crops import grown
from allmende.agricola.rules.language.animals import OfferHerd
from allmende.agricola.rules.language.breeding import BreedOne
from allmende.agricola.rules.language.crops import DiscardGrain
from allmende.agricola.rules.language.custom import AddCrop, JoinHerds, PayOrBeg, UseOnlyFree
from allmende.agricola.rules.language.custom_cooking import CookDouble
from allmende.agricola.rules.language.custom_x import ActOnFree
from allmende.agricola.rules.language.dealings import DealingAction
from allmende.agricola.rules.language.discards import Discard
from allmende.agricola.rules.language.errands import DiscardCard
from allmende.agricola.rules.language.evenings import BuyPoints, GrainFor, LendFood, TakeCrop, TakeFromSpace
from allmende.agricola.rules.language.field_deals import AddToCrops, ClearField, OfferFromField, SwapCrops
from allmende.agricola.rules.language.fieldwork import FieldworkAction
from allmende.agricola.rules.language.markers import FeedMarkers, LayTrail, MarkSpace
from allmende.agricola.rules.language.nodes import DoingAction, SpecialAction
from allmende.agricola.rules.language.others_fences import TakeFences
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.phrases import amount


def special_label(action: SpecialAction, state: State, seat: int, move: int) -> Message | None:
    """The label of a move here, or None if it is the same everywhere."""
    if isinstance(action, FieldworkAction):
        return None
    if isinstance(action, DoingAction):
        return doings.label(action, state, seat, move)
    if isinstance(action, DealingAction):
        return dealings.label(action, state, seat, move)
    match action:
        case TakeFences():
            return Message("move-take-fence-of", {"seat": move - CHOOSE + 1})
        case CookDouble():
            cooked = amounts([action.good(state, seat, move), 1])
            return Message(
                "move-exchange-for", {"cost": cooked, "gains": amounts([FOOD, action.food(state, seat, move)])}
            )
        case AddCrop():
            crops, field = state.seats[seat].crops, state.told(seat)
            resource = Message(f"resource-{grown(crops[field])[0]}", {"count": 1})
            return Message("move-add-crop", {"resource": resource, "place": field_label(state, seat, field)})
        case JoinHerds():
            counts = stabled_kinds(state.seats[seat])[move - CHOOSE]
            pairs = [number for kind in range(ANIMALS) if counts[kind] for number in (SHEEP + kind, counts[kind])]
            return Message("move-join-herds", {"what": amounts(pairs)})
        case OfferHerd():
            gains = amounts([number for animal in action.animals for number in (animal, 1)])
            return Message("move-exchange-for", {"cost": amounts(action.cost), "gains": gains})
        case PayOrBeg():
            return Message("move-take-begging-marker")
        case GrainFor():
            cost = amount(RESOURCE_NAMES[GRAIN], 1)
            if move == CHOOSE:
                return Message("move-pay-from-supply", {"cost": cost})
            return Message("move-pay-from-field", {"cost": cost, "place": field_label(state, seat, move - PICK)})
        case OfferFromField():
            place = field_label(state, seat, move - PICK)
            return Message("move-pay-from-field", {"cost": amount(RESOURCE_NAMES[action.crop], 1), "place": place})
        case SwapCrops():
            return Message("move-swap-crops", {"place": field_label(state, seat, move - PICK)})
        case ClearField():
            return Message("move-clear-field", {"place": field_label(state, seat, move - PICK)})
        case AddToCrops():
            resource = Message(
                f"resource-{'grain' if state.seats[seat].crops[move - PICK] > 0 else 'vegetable'}", {"count": 1}
            )
            return Message("move-add-crop", {"resource": resource, "place": field_label(state, seat, move - PICK)})
        case TakeCrop():
            what = amount(RESOURCE_NAMES[action.crop], 1)
            return Message("move-pick-crop", {"what": what, "place": field_label(state, seat, move - PICK)})
        case UseOnlyFree():
            return Message("move-use-space-too", {"action": named("action", SPACE_NAMES[action.space(state, seat)])})
        case TakeFromSpace():
            space = action.spaces(state)[move - CHOOSE]
            what = amount(RESOURCE_NAMES[ACCUMULATED[space]], 1)
            return Message("move-take-from-space", {"what": what, "space": named("action", SPACE_NAMES[space])})
        case BuyPoints():
            points = move - CHOOSE + 1
            bought = Message("bonus-points", {"number": points, "points": points})
            return Message("move-buy-points", {"cost": amount(RESOURCE_NAMES[action.good], points), "points": bought})
        case LendFood():
            return Message("move-lend", {"count": move - CHOOSE + 1})
        case Discard():
            return Message("move-discard-good", {"what": amount(RESOURCE_NAMES[action.good(move)], 1)})
        case LayTrail():
            points = action.points(move)
            said = Message("bonus-points", {"number": points, "points": points})
            return Message("move-lay-trail", {"points": said, "count": action.each * points})
        case FeedMarkers():
            return Message("move-feed-markers", {"count": move - CHOOSE})
        case DiscardGrain() | DiscardCard() | BreedOne() | ActOnFree() | MarkSpace():
            return None
        case _:
            assert_never(action)
