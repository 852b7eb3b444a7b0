"""Reasons why hand cards can't be played or used, and why offers of cards can't be taken."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.components.moves import KEEP, PICK, PLACE, PLAY
from allmende.agricola.components.numbers import is_occupation
from allmende.agricola.components.phrases import named
from allmende.agricola.presentation.reasons.shortages import (
    cost_missing,
    first,
    good_missing,
    goods_missing,
    no_place_for_field,
    taken,
)
from allmende.agricola.presentation.wording.conditions import requirement
from allmende.agricola.rules.language.action import asking_card
from allmende.agricola.rules.language.amounts import Round
from allmende.agricola.rules.language.another_space import PlaceAnother, PlaceFromSupply, UseAnother
from allmende.agricola.rules.language.conditions import AllOf, AtLeast, AtMost, Exactly
from allmende.agricola.rules.language.farming import MoveCrop, PickCrops
from allmende.agricola.rules.language.improvements import BuildMajor, PlayMinor, PlayOccupation
from allmende.agricola.rules.language.lots import DrawByLot, PlayDrawn
from allmende.agricola.rules.language.nodes import CardAction
from allmende.agricola.rules.language.offers import BuyFromPile, Offer, TakeFrom, TilesOnCard
from allmende.agricola.rules.language.paying import card_at
from allmende.agricola.rules.language.yards import ExchangeTaken, LayStables
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of


def not_held(state: State, seat: int, card: int) -> Message | None:
    """The refusal if the seat does not have a card in its hand."""
    mine = state.seats[seat]
    if not state.setup.cards:
        return Message("reason-no-hand-cards")
    if card in mine.played:
        return Message("reason-card-in-play")
    return None if card in mine.hand else Message("reason-not-in-hand")


def why_not_played(
    action: PlayMinor | PlayOccupation | BuildMajor, state: State, seat: int, card: int
) -> Message | None:
    """The reason why a card can't be played with this action, which plays cards of its kind."""
    return not_held(state, seat, card) or _unplayable(action, state, seat, card)


def _unplayable(action: PlayMinor | PlayOccupation | BuildMajor, state: State, seat: int, card: int) -> Message | None:
    """The reason why a card that the seat holds can't be played."""
    fee: list[int] = action.fee if isinstance(action, PlayOccupation) else []
    terms = action.cost(state, seat) if isinstance(action, PlayOccupation) else action.terms()
    unmet = _prerequisite_missing(state, seat, card)
    if isinstance(action, PlayMinor) and card_at(state, card).only_with_major and not action.with_major:
        unmet = Message("reason-only-with-major")
    return first(unmet, goods_missing(state, seat, fee), cost_missing(state, seat, PLAY + card, terms))


def not_yet(state: State, seat: int, card: int) -> Message | None:
    """The things that the seat lacks by now to play a card of its hand, on any action space."""
    unmet = _prerequisite_missing(state, seat, card)
    return unmet if unmet or is_occupation(card) else cost_missing(state, seat, PLAY + card, 0)


def _prerequisite_missing(state: State, seat: int, card: int) -> Message | None:
    """The refusal if a prerequisite is not met, with the number that it counts."""
    needs = card_at(state, card).needs
    if needs is None or card_at(state, card).is_met(state, seat):
        return None
    what = requirement(needs)
    if isinstance(needs, AllOf):
        return Message("reason-prerequisite", {"what": what})
    if isinstance(needs, (AtLeast, AtMost, Exactly)) and not isinstance(needs.of, Round):
        return Message("reason-prerequisite-have", {"what": what, "have": needs.of.count(state, seat)})
    return Message("reason-prerequisite", {"what": what})


def nothing_of_card(action: CardAction, state: State, seat: int) -> Message | None:
    """The reason why the seat can't take an action that only cards, or only games with cards, provide."""
    match action:
        case PlayMinor() | PlayOccupation():
            return _nothing_playable(action, state, seat)
        case Offer(fence=True) if not state.seats[seat].fences_left():
            return Message("reason-no-fence-to-give")
        case Offer():
            gains = None if action.has_gains(state, seat) else Message("reason-no-round-space-left")
            return first(goods_missing(state, seat, action.cost), gains)
        case LayStables():
            return None if state.seats[seat].stables_left() else Message("reason-no-stables-left")
        case ExchangeTaken():
            return good_missing(state, seat, action.resource)
        case BuyFromPile():
            return first(_empty(action, state, seat), good_missing(state, seat, action.price, action.count))
        case TilesOnCard():
            return first(_empty(action, state, seat), no_place_for_field(state, seat))
        case PlaceAnother() | PlaceFromSupply() | UseAnother():
            if action.is_possible(state, seat):
                return None
            some = isinstance(action, UseAnother) or state.seats[seat].may_place()
            return Message("reason-no-second-space" if some else "reason-no-person-left")
        case PickCrops():
            return None if action.is_possible(state, seat) else Message("reason-no-grain-field")
        case TakeFrom():
            return None if action.is_possible(state, seat) else Message("reason-too-little-there")
        case MoveCrop():
            return None if action.is_possible(state, seat) else Message("reason-no-crop-to-move")
        case DrawByLot():
            return None if action.is_possible(state, seat) else Message("reason-no-occupation-in-hand")
        case PlayDrawn():
            return None
        case _:
            assert_never(action)


def why_not_with_card(action: CardAction, state: State, seat: int, move: int) -> Message | None:
    """The reason why the seat can't take an action in one of its ways."""
    mine = state.seats[seat]
    match action:
        case PlayMinor() | PlayOccupation():
            return why_not_played(action, state, seat, move - PLAY)
        case TilesOnCard():
            return why_not_plowed(state, seat, move - action.first)
        case UseAnother():
            meant = action.bits >> move - PLACE & 1
            return None if meant else Message("reason-other-space", {"spaces": one_of(_spaces(action.bits))})
        case PlaceAnother():
            bits = action.one_on
            elsewhere = bits and not bits >> state.told(seat) & 1 and not bits >> move - PLACE & 1
            arguments = {"card": named("card", asking_card(state, seat)), "spaces": one_of(_spaces(bits))}
            return Message("reason-second-space", arguments) if elsewhere else None
        case PlaceFromSupply():
            return None
        case PickCrops():
            return Message("reason-nothing-sown")
        case MoveCrop():
            field = move - PICK
            crops = mine.crops[field] if field < len(mine.crops) else 0
            return Message("reason-one-crop") if abs(crops) < 2 else Message("reason-no-crop-to-move")
        case DrawByLot():
            return not_held(state, seat, move - KEEP) or Message("reason-selected-already")
        case PlayDrawn():
            return _not_drawn(action, state, seat, move)
        case Offer() | TakeFrom() | BuyFromPile() | LayStables() | ExchangeTaken():
            return nothing_of_card(action, state, seat)
        case _:
            assert_never(action)


def _spaces(bits: int) -> list[Message]:
    """The names of action spaces."""
    return [named("action", SPACE_NAMES[space]) for space in range(SPACE_COUNT) if bits >> space & 1]


def _not_drawn(action: PlayDrawn, state: State, seat: int, move: int) -> Message | None:
    """The reason why a card can't be played when an occupation has been drawn by lot."""
    if move - PLAY != action.drawn(state.seats[seat]):
        return not_held(state, seat, move - PLAY) or Message("reason-not-drawn")
    return cost_missing(state, seat, move, action.food) if action.food else None


def why_not_plowed(state: State, seat: int, space: int) -> Message | None:
    """The reason why no field can be plowed on a farmyard space."""
    mine = state.seats[seat]
    beside = None if mine.field_sites() >> space & 1 else Message("reason-field-beside")
    return first(taken(mine, 1 << space), beside)


def _empty(action: BuyFromPile | TilesOnCard, state: State, seat: int) -> Message | None:
    """The refusal if nothing is left on the card."""
    return None if state.seats[seat].mark_of(action.card) < action.pile_size else Message("reason-card-empty")


def _nothing_playable(action: PlayMinor | PlayOccupation, state: State, seat: int) -> Message | None:
    """The reason why the seat can't play any card of a kind."""
    occupations = isinstance(action, PlayOccupation)
    if not state.setup.cards:
        return Message("reason-no-occupations" if occupations else "reason-no-hand-cards")
    if action.is_possible(state, seat):
        return None
    held = [card for card in state.seats[seat].hand if is_occupation(card) == occupations]
    if not held:
        return Message("reason-no-occupation-in-hand" if occupations else "reason-no-minor-in-hand")
    if len(held) == 1 or occupations:  # occupations all cost the same
        return _unplayable(action, state, seat, held[0])
    return Message("reason-no-minor-playable")
