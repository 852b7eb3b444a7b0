"""Reasons why an anytime move can't be made now: turning goods into food, and using cards."""

from __future__ import annotations

from allmende.agricola.components.improvement import FIRST_COOKED, KIND_NAMES
from allmende.agricola.components.moves import COOK, COOKED, EAT, HEARTHS, USE
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.phrases import named
from allmende.agricola.components.pieces import ANIMALS, GRAIN, RESOURCE_NAMES, SHEEP
from allmende.agricola.presentation.reasons.actions import impossible
from allmende.agricola.presentation.reasons.shortages import NOT_NOW, first, good_missing
from allmende.agricola.presentation.wording.conditions import holding
from allmende.agricola.rules.amendments import COOKING_WHILE_BREEDING, CRAFTED_IN_HARVEST
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.language import Action
from allmende.agricola.rules.language.card import AtAnyTime
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.phases import DRAFT, SCORING
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps.crowded import Crowded
from allmende.agricola.rules.steps.harvest import Breeding
from allmende.core.message import Message
from allmende.core.view import Refusal


def why_not_any_time(state: State, seat: int, move: int) -> Message:
    """The reason why an anytime move is not legal now."""
    step = state.top(seat)
    if isinstance(step, Breeding) and COOK <= move < USE and state.amended(COOKING_WHILE_BREEDING):
        return _not_cooked(state, seat, move) or _not_among_others(step, state, seat, (move - COOK) % COOKED)
    if step.closed:
        return Message("reason-points-counted" if state.phase == SCORING else "reason-not-while-breeding")
    if state.phase == DRAFT:
        return Message("reason-draft-first")
    if move >= USE:
        return not_used(state, seat, move - USE)
    if move < COOK:
        return good_missing(state, seat, GRAIN + move - EAT) or _kept(state, seat)
    return _not_cooked(state, seat, move) or _kept(state, seat)


def _not_cooked(state: State, seat: int, move: int) -> Message | None:
    """The refusal if the seat lacks something to cook, or an improvement that cooks."""
    kind, what = (move - COOK) // COOKED, (move - COOK) % COOKED
    return first(_nothing_that_cooks(state, seat, kind), good_missing(state, seat, FIRST_COOKED + what))


def _not_among_others(step: Breeding, state: State, seat: int, what: int) -> Message:
    """The reason why something isn't cooked while animals breed."""
    if what and step.others(state, seat, what - 1) <= 0:
        return Message("reason-parents-not-cooked")
    return Message("reason-breeding-only-for-room")


def not_used(state: State, seat: int, card: int) -> Message:
    """The reason why the seat can't use a card that may be used at any time."""
    if not state.setup.cards:
        return Message("reason-no-hand-cards")
    if card not in state.seats[seat].played:
        return Message("reason-card-not-in-play")
    uses = card_at(state, card).uses
    if not uses:
        return Message("reason-card-without-use")
    use = uses[0]
    if not use.is_open(state, seat):
        return _not_open(use, state, seat)
    step = state.top(seat)
    if use.has_to_wait(state, seat) or (isinstance(step, Crowded) and not use.may_make_room(state)):
        return until_housed(state, seat)
    if isinstance(step, Action) and step.is_due(state, seat):
        return Message("reason-card-before-or-after")
    return impossible(uses[0].effects[0], state, seat) or NOT_NOW


def _not_open(use: AtAnyTime, state: State, seat: int) -> Message:
    """The reason why the seat can't use a card that is for the feeding phase, or for a harvest."""
    if not use.is_time(state):
        return at_its_time(state) if use.harvest else Message("reason-feeding-phase-only")
    if use.when is None or use.when.holds(state, seat):
        return Message("reason-card-used-in-harvest")
    return Message("reason-only-if", {"if": holding(use.when)})


def at_its_time(state: State) -> Message:
    """The time for things that can be done once in a harvest."""
    return Message("reason-harvest-only" if state.amended(CRAFTED_IN_HARVEST) else "reason-feeding-phase-only")


def until_housed(state: State, seat: int) -> Message:
    """The task with animals that comes before anything else."""
    return Message("reason-keep-first" if is_housed(state.seats[seat]) else "reason-crowded")


def _kept(state: State, seat: int) -> Message:
    """The reason why something that could become food can't now."""
    match state.top(seat):
        case Crowded():
            return until_housed(state, seat)
        case Action():
            return Message("reason-needed-here")
        case _:
            return NOT_NOW


def visible_any_time(state: State, seat: int) -> list[Refusal]:
    """The reasons why animals that the seat has can't be turned into food, and why cards can't be used."""
    if state.top(seat).closed:
        return []
    return [*_animals(state, seat), *_cards(state, seat)]


def _cards(state: State, seat: int) -> list[Refusal]:
    played = state.seats[seat].played
    usable = [card for card in played if card_at(state, card).uses]
    return [Refusal(f"card:{CARD_NAMES[card]}", not_used(state, seat, card)) for card in usable]


def _animals(state: State, seat: int) -> list[Refusal]:
    goods = state.seats[seat].goods
    reason = _nothing_that_cooks(state, seat, 0)
    if reason is None or state.improvement_of(seat, 1) >= 0:
        return []
    return [Refusal(f"resource:{RESOURCE_NAMES[SHEEP + i]}", reason) for i in range(ANIMALS) if goods[SHEEP + i]]


def _nothing_that_cooks(state: State, seat: int, kind: int) -> Message | None:
    """The refusal if the seat has no improvement of this kind, which cooks."""
    if state.improvement_of(seat, kind) >= 0:
        return None
    if any(state.improvement_of(seat, other) >= 0 for other in range(HEARTHS)):
        return Message("reason-no-improvement", {"what": named("improvement", KIND_NAMES[kind])})
    return Message("reason-nothing-that-cooks")
