"""Reasons why actions that only single cards have can't be done."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.farmyard import SPACES
from allmende.agricola.components.moves import BREED, CHOOSE, DISCARD, FENCE, PICK, RELEASE
from allmende.agricola.components.pieces import CROPS, FOOD, GRAIN, RESOURCE_NAMES
from allmende.agricola.presentation.reasons.cards import not_held
from allmende.agricola.presentation.reasons.shortages import first, good_missing, goods_missing
from allmende.agricola.rules.language.animals import OfferHerd
from allmende.agricola.rules.language.crops import DiscardGrain
from allmende.agricola.rules.language.custom import AddCrop, BreedOne, JoinHerds, PayOrBeg, UseOnlyFree
from allmende.agricola.rules.language.discards import Discard
from allmende.agricola.rules.language.errands import DiscardCard
from allmende.agricola.rules.language.evenings import BuyPoints, GrainFor, LendFood, TakeCrop, TakeFromSpace
from allmende.agricola.rules.language.nodes import SpecialAction
from allmende.agricola.rules.state import State
from allmende.core.message import Message


def nothing(action: SpecialAction, state: State, seat: int) -> Message | None:
    """The reason why the seat can't do it in any way."""
    possible = action.is_possible(state, seat)
    match action:
        case AddCrop() | JoinHerds() | PayOrBeg() | Discard():
            return None
        case OfferHerd():
            room = None if action.has_room(state, seat) else Message("reason-no-room-for-herd")
            return first(goods_missing(state, seat, action.cost), room)
        case BuyPoints():
            none_done = None if action.most.count(state, seat) else Message("reason-no-harvest-completed")
            return first(none_done, good_missing(state, seat, FOOD))
        case _ if possible:
            return None
        case DiscardGrain():
            return Message("reason-no-grain-field")
        case DiscardCard():
            return Message("reason-no-card-in-hand")
        case TakeCrop():
            return Message("reason-no-such-crop", {"resource": _crop(action.crop)})
        case GrainFor():
            return _nothing_for_grain(action, state, seat)
        case BreedOne():
            return Message("reason-nothing-breeds")
        case UseOnlyFree():
            return Message("reason-no-single-free-space", {"rounds": action.rounds})
        case TakeFromSpace():
            return Message("reason-no-space-with-plenty")
        case LendFood():
            return good_missing(state, seat, FOOD, min(action.counts)) or Message("reason-no-round-left")
        case _:
            assert_never(action)


def _nothing_for_grain(action: GrainFor, state: State, seat: int) -> Message:
    """The reason why nothing can be done for a grain, or why there is none."""
    assert isinstance(action.then, SpecialAction), "nobody has asked for anything else"
    unused = None if action.then.is_possible(state, seat) else nothing(action.then, state, seat)
    return unused or Message("reason-no-grain-anywhere")


def not_so(action: SpecialAction, state: State, seat: int, move: int) -> Message | None:
    """The reason why the seat can't do it in this way; mostly the one that keeps it from doing it at all."""
    match action:
        case DiscardGrain():
            return Message("reason-nothing-sown")
        case DiscardCard():
            return not_held(state, seat, move - DISCARD)
        case TakeCrop():
            return Message("reason-not-this-crop", {"resource": _crop(action.crop)})
        case GrainFor():
            if PICK <= move < FENCE:
                return Message("reason-not-this-crop", {"resource": _crop(GRAIN)})
            return good_missing(state, seat, GRAIN)
        case BreedOne():
            return _not_bred(state, seat, move)
        case Discard():
            return good_missing(state, seat, action.good(move))
        case BuyPoints():
            return first(nothing(action, state, seat), good_missing(state, seat, FOOD, move - CHOOSE + 1))
        case _:
            return nothing(action, state, seat)


def in_sight(action: SpecialAction, state: State, seat: int) -> list[int]:
    """The moves for things that the seat sees and might want to choose."""
    if not isinstance(action, DiscardGrain | TakeCrop | GrainFor):
        return []
    mine = state.seats[seat]
    return [PICK + field for field in range(len(mine.crops)) if field >= SPACES or mine.fields >> field & 1]


def _crop(crop: int) -> Message:
    return Message(f"resource-{RESOURCE_NAMES[crop]}", {"count": 1})


def _not_bred(state: State, seat: int, move: int) -> Message | None:
    """The reason why animals of a kind don't breed, or why one does not go to make room."""
    if move >= RELEASE:
        return good_missing(state, seat, GRAIN + CROPS + move - RELEASE) or Message("reason-release-in-vain")
    resource = GRAIN + CROPS + move - BREED
    full = Message("reason-full", {"resource": Message(f"resource-{RESOURCE_NAMES[resource]}", {"count": 2})})
    return first(good_missing(state, seat, resource, 2), full)
