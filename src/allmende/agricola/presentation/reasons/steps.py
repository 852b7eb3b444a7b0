"""Reasons at the steps of the course of play: turns, feeding, breeding, crowded farms."""

from __future__ import annotations

from allmende.agricola.components.board import SPACE_COUNT
from allmende.agricola.components.moves import (
    BAKE,
    BREED,
    CHOOSE,
    CRAFT,
    DISCARD,
    DONE,
    FEED,
    IMPROVEMENTS,
    KEEP,
    OVENS,
    PLACE,
    PLAY,
    RELEASE,
    RENOVATE,
    RESOLVE,
    TAKE,
)
from allmende.agricola.components.numbers import is_occupation
from allmende.agricola.components.pieces import ANIMALS, FOOD, RESOURCE_NAMES, SHEEP
from allmende.agricola.presentation.reasons.any_time import at_its_time, until_housed
from allmende.agricola.presentation.reasons.cards import not_held
from allmende.agricola.presentation.reasons.shortages import FINISH_FIRST, NOT_NOW, good_missing, improvement_missing
from allmende.agricola.presentation.reasons.spaces import spaces_for, why_not_placed
from allmende.agricola.rules.farm.housing import fertile
from allmende.agricola.rules.language import Action, PlayMinor, PlayOccupation
from allmende.agricola.rules.language.crafting import may_craft
from allmende.agricola.rules.language.paying import Paying
from allmende.agricola.rules.language.placing import revealed_spaces
from allmende.agricola.rules.language.reacting import Reacting
from allmende.agricola.rules.permits import EARLY_ACTION_FOOD
from allmende.agricola.rules.phases import WORK
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps.crowded import Crowded
from allmende.agricola.rules.steps.draft import TakingCards
from allmende.agricola.rules.steps.harvest import Breeding, Feeding
from allmende.agricola.rules.steps.work import EarlyAction, Turn
from allmende.core.message import Message
from allmende.core.rules.state import Step


def candidates(step: Step[State], state: State, seat: int) -> list[int]:
    """The moves for things that the seat sees and might want to use at this step."""
    match step:
        case Turn():
            spaces = [PLACE + space for space in range(SPACE_COUNT) if revealed_spaces(state) >> space & 1]
            return spaces + _own_improvements(state, seat)
        case TakingCards():
            return [KEEP + card for card in state.seats[seat].packet]
        case Feeding():
            return _own_improvements(state, seat)
        case Breeding():
            kinds = [i for i in range(ANIMALS) if state.seats[seat].goods[SHEEP + i]]
            return [BREED + i for i in kinds]
        case _:
            return []


def _own_improvements(state: State, seat: int) -> list[int]:
    """Crafting and baking with the seat's improvements."""
    crafts = [CRAFT + i for i in range(IMPROVEMENTS) if _crafts(state, i) and state.seats[seat].has_improvement(i)]
    return crafts + [BAKE + kind for kind in range(OVENS) if state.improvement_of(seat, kind) >= 0]


def _crafts(state: State, improvement: int) -> bool:
    return state.setup.improvements[improvement].craft >= 0


def why_not_decided(step: Step[State], state: State, seat: int, move: int) -> Message:
    """The reason why a move is not legal at a step, or in the midst of an action to which it is foreign."""
    reason: Message | None = None
    match step:
        case TakingCards():
            reason = _not_kept(state, seat, move)
        case _ if CRAFT <= move < BREED:
            reason = _craft(step, state, seat, move - CRAFT)
        case Turn() if PLACE <= move < TAKE:
            reason = why_not_placed(state, seat, move - PLACE)
        case Turn() if TAKE <= move < FEED:
            reason = _by_action_space(state, move)
        case Turn() if PLAY <= move < KEEP:
            reason = not_held(state, seat, move - PLAY) or _card_by_space(state, move)
        case Turn() if move == DONE:
            reason = Message("reason-place-first")
        case Paying() if move == DONE:
            reason = Message("reason-pay-first")
        case Reacting() if move == DONE:
            reason = Message("reason-cards-first")
        case EarlyAction() if move == CHOOSE:
            reason = good_missing(state, seat, FOOD, EARLY_ACTION_FOOD)
        case Feeding() if move == DONE:
            reason = Message("reason-feed-first")
        case Breeding() if BREED <= move < RELEASE:
            reason = _breed(state, seat, move - BREED)
        case Breeding() if RELEASE <= move < PLAY:
            reason = good_missing(state, seat, SHEEP + move - RELEASE) or Message("reason-release-in-vain")
        case Crowded() if RELEASE <= move < PLAY:
            reason = good_missing(state, seat, SHEEP + move - RELEASE) or until_housed(state, seat)
        case Crowded() if move < PLAY:
            reason = until_housed(state, seat)
        case _:
            reason = _at_another_time(step, state, seat, move)
    return reason or NOT_NOW


def _by_action_space(state: State, move: int) -> Message:
    """The action spaces on which people have to be placed for it."""
    spaces = spaces_for(state, move)
    if not spaces:
        return Message("reason-by-no-space")
    if BAKE <= move < RENOVATE:  # improvements that bake may do other things too
        return Message("reason-bake-on", {"spaces": spaces})
    return Message("reason-by-action-space", {"spaces": spaces})


def _not_kept(state: State, seat: int, move: int) -> Message:
    """The reason why a card can't be taken out of a packet, or why other moves wait until hands are full."""
    if not KEEP <= move < RESOLVE:
        return Message("reason-draft-first")
    if move - KEEP not in state.seats[seat].packet:
        return Message("reason-not-in-packet")
    return Message("reason-enough-occupations" if is_occupation(move - KEEP) else "reason-enough-minors")


def _card_by_space(state: State, move: int) -> Message:
    """The action spaces on which a person has to be placed to play a card of the hand."""
    return Message("reason-by-card-or-space", {"spaces": spaces_for(state, move)})


def _with_cards(step: Step[State], state: State, seat: int, move: int) -> Message:
    """The reason why a move that has to do with hand cards can't be made at this step."""
    if move >= CHOOSE:
        return Message("reason-no-such-way")
    if move >= DISCARD:
        return Message("reason-no-discarding")
    if move >= RESOLVE:
        return Message("reason-card-not-waiting")
    if move >= KEEP:
        return Message("reason-no-draft")
    kinds = {type(part) for part in step.actions()} if isinstance(step, Action) else set()
    missing = not_held(state, seat, move - PLAY)
    if missing is not None:
        return missing
    if PlayMinor in kinds:
        return Message("reason-only-minors")
    if PlayOccupation in kinds:
        return Message("reason-only-occupations")
    return FINISH_FIRST if state.phase == WORK else _card_by_space(state, move)


def _at_another_time(step: Step[State], state: State, seat: int, move: int) -> Message | None:
    """The time of a move that belongs neither to this step nor to this phase."""
    if move >= PLAY:
        return _with_cards(step, state, seat, move)
    if BAKE <= move < RENOVATE and state.phase != WORK:
        return Message("reason-bake-in-work-phase")
    if move < FEED:
        return FINISH_FIRST if state.phase == WORK else Message("reason-work-phase-only")
    if move == FEED:
        return Message("reason-feeding-phase-only")
    return Message("reason-breeding-phase-only" if move < RELEASE else "reason-release-only")


def _craft(step: Step[State], state: State, seat: int, improvement: int) -> Message | None:
    """The reason why an improvement can't be used as in a harvest."""
    if not may_craft(state):
        return at_its_time(state)
    if isinstance(step, Crowded):
        return until_housed(state, seat)
    if step.closed:
        return Message("reason-not-while-breeding")
    if not _crafts(state, improvement):
        return Message("reason-no-craft")
    missing = improvement_missing(state, seat, improvement)
    if missing is None and state.seats[seat].used >> improvement & 1:
        return Message("reason-used-in-harvest")
    return missing or good_missing(state, seat, state.setup.improvements[improvement].craft)


def _breed(state: State, seat: int, kind: int) -> Message | None:
    """The reason why animals of a kind can't breed."""
    mine = state.seats[seat]
    missing = good_missing(state, seat, SHEEP + kind, 2)
    if missing is not None:
        return missing
    name = f"resource-{RESOURCE_NAMES[SHEEP + kind]}"
    if not mine.stack[-1] & fertile(mine) & 1 << kind:
        return Message("reason-bred", {"animal": Message(name, {"count": 1})})
    return Message("reason-full", {"resource": Message(name, {"count": 2})})
