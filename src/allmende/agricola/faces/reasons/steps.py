"""Why something can't be decided at the steps of the course of play: turns, feeding, breeding, crowded farms."""

from __future__ import annotations

from allmende.agricola.faces.reasons.any_time import at_its_time, until_housed
from allmende.agricola.faces.reasons.cards import not_held
from allmende.agricola.faces.reasons.shortages import FINISH_FIRST, NOT_NOW, good_missing, improvement_missing
from allmende.agricola.faces.reasons.spaces import spaces_for, why_not_placed
from allmende.agricola.rules.board import SPACE_COUNT
from allmende.agricola.rules.components import ANIMALS, FOOD, RESOURCE_NAMES, SHEEP
from allmende.agricola.rules.farm.housing import fertile
from allmende.agricola.rules.language import Action, PlayMinor, PlayOccupation
from allmende.agricola.rules.language.crafting import may_craft
from allmende.agricola.rules.language.paying import Paying
from allmende.agricola.rules.language.placing import revealed_spaces
from allmende.agricola.rules.language.reacting import Reacting
from allmende.agricola.rules.moves import (
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
from allmende.agricola.rules.numbers import is_occupation
from allmende.agricola.rules.permits import EARLY_ACTION_FOOD
from allmende.agricola.rules.phases import WORK
from allmende.agricola.rules.state import Table
from allmende.agricola.rules.steps.crowded import Crowded
from allmende.agricola.rules.steps.draft import TakingCards
from allmende.agricola.rules.steps.harvest import Breeding, Feeding
from allmende.agricola.rules.steps.work import EarlyAction, Turn
from allmende.core.message import Message
from allmende.core.rules.position import Step


def candidates(step: Step[Table], table: Table, seat: int) -> list[int]:
    """The moves for things that the seat sees and might want to use at this step."""
    match step:
        case Turn():
            spaces = [PLACE + space for space in range(SPACE_COUNT) if revealed_spaces(table) >> space & 1]
            return spaces + _own_improvements(table, seat)
        case TakingCards():
            return [KEEP + card for card in table.seats[seat].packet]
        case Feeding():
            return _own_improvements(table, seat)
        case Breeding():
            kinds = [i for i in range(ANIMALS) if table.seats[seat].goods[SHEEP + i]]
            return [BREED + i for i in kinds]
        case _:
            return []


def _own_improvements(table: Table, seat: int) -> list[int]:
    """Crafting and baking with the seat's improvements."""
    crafts = [CRAFT + i for i in range(IMPROVEMENTS) if _crafts(table, i) and table.seats[seat].has_improvement(i)]
    return crafts + [BAKE + kind for kind in range(OVENS) if table.improvement_of(seat, kind) >= 0]


def _crafts(table: Table, improvement: int) -> bool:
    return table.setup.improvements[improvement].craft >= 0


def why_not_decided(step: Step[Table], table: Table, seat: int, move: int) -> Message:
    """Why a move is not legal at a step of the course of play, or in the midst of an action to which it is foreign."""
    reason: Message | None = None
    match step:
        case TakingCards():
            reason = _not_kept(table, seat, move)
        case _ if CRAFT <= move < BREED:
            reason = _craft(step, table, seat, move - CRAFT)
        case Turn() if PLACE <= move < TAKE:
            reason = why_not_placed(table, seat, move - PLACE)
        case Turn() if TAKE <= move < FEED:
            reason = _by_action_space(table, move)
        case Turn() if PLAY <= move < KEEP:
            reason = not_held(table, seat, move - PLAY) or _card_by_space(table, move)
        case Turn() if move == DONE:
            reason = Message("reason-place-first")
        case Paying() if move == DONE:
            reason = Message("reason-pay-first")
        case Reacting() if move == DONE:
            reason = Message("reason-cards-first")
        case EarlyAction() if move == CHOOSE:
            reason = good_missing(table, seat, FOOD, EARLY_ACTION_FOOD)
        case Feeding() if move == DONE:
            reason = Message("reason-feed-first")
        case Breeding() if BREED <= move < RELEASE:
            reason = _breed(table, seat, move - BREED)
        case Breeding() if RELEASE <= move < PLAY:
            reason = good_missing(table, seat, SHEEP + move - RELEASE) or Message("reason-release-in-vain")
        case Crowded() if RELEASE <= move < PLAY:
            reason = good_missing(table, seat, SHEEP + move - RELEASE) or until_housed(table, seat)
        case Crowded() if move < PLAY:
            reason = until_housed(table, seat)
        case _:
            reason = _at_another_time(step, table, seat, move)
    return reason or NOT_NOW


def _by_action_space(table: Table, move: int) -> Message:
    """Where the people have to be placed for it."""
    spaces = spaces_for(table, move)
    if not spaces:
        return Message("reason-by-no-space")
    if BAKE <= move < RENOVATE:  # what bakes may do other things too, so that it has to be said
        return Message("reason-bake-on", {"spaces": spaces})
    return Message("reason-by-action-space", {"spaces": spaces})


def _not_kept(table: Table, seat: int, move: int) -> Message:
    """Why a card can't be taken out of a packet, or what else has to wait until hands are full."""
    if not KEEP <= move < RESOLVE:
        return Message("reason-draft-first")
    if move - KEEP not in table.seats[seat].packet:
        return Message("reason-not-in-packet")
    return Message("reason-enough-occupations" if is_occupation(move - KEEP) else "reason-enough-minors")


def _card_by_space(table: Table, move: int) -> Message:
    """Where a person has to be placed to play a card of the hand."""
    return Message("reason-by-card-or-space", {"spaces": spaces_for(table, move)})


def _with_cards(step: Step[Table], table: Table, seat: int, move: int) -> Message:
    """Why a move that has to do with hand cards can't be made at this step."""
    if move >= CHOOSE:
        return Message("reason-no-such-way")
    if move >= DISCARD:
        return Message("reason-no-discarding")
    if move >= RESOLVE:
        return Message("reason-card-not-waiting")
    if move >= KEEP:
        return Message("reason-no-draft")
    kinds = {type(part) for part in step.actions()} if isinstance(step, Action) else set()
    missing = not_held(table, seat, move - PLAY)
    if missing is not None:
        return missing
    if PlayMinor in kinds:
        return Message("reason-only-minors")
    if PlayOccupation in kinds:
        return Message("reason-only-occupations")
    return FINISH_FIRST if table.phase == WORK else _card_by_space(table, move)


def _at_another_time(step: Step[Table], table: Table, seat: int, move: int) -> Message | None:
    """When a move can be made that belongs neither to this step nor to this phase."""
    if move >= PLAY:
        return _with_cards(step, table, seat, move)
    if BAKE <= move < RENOVATE and table.phase != WORK:
        return Message("reason-bake-in-work-phase")
    if move < FEED:
        return FINISH_FIRST if table.phase == WORK else Message("reason-work-phase-only")
    if move == FEED:
        return Message("reason-feeding-phase-only")
    return Message("reason-breeding-phase-only" if move < RELEASE else "reason-release-only")


def _craft(step: Step[Table], table: Table, seat: int, improvement: int) -> Message | None:
    """Why an improvement can't be used as one is in a harvest."""
    if not may_craft(table):
        return at_its_time(table)
    if isinstance(step, Crowded):
        return until_housed(table, seat)
    if step.closed:
        return Message("reason-not-while-breeding")
    if not _crafts(table, improvement):
        return Message("reason-no-craft")
    missing = improvement_missing(table, seat, improvement)
    if missing is None and table.seats[seat].used >> improvement & 1:
        return Message("reason-used-in-harvest")
    return missing or good_missing(table, seat, table.setup.improvements[improvement].craft)


def _breed(table: Table, seat: int, kind: int) -> Message | None:
    """Why animals of a kind can't breed."""
    mine = table.seats[seat]
    missing = good_missing(table, seat, SHEEP + kind, 2)
    if missing is not None:
        return missing
    name = f"resource-{RESOURCE_NAMES[SHEEP + kind]}"
    if not mine.stack[-1] & fertile(mine) & 1 << kind:
        return Message("reason-bred", {"animal": Message(name, {"count": 1})})
    return Message("reason-full", {"resource": Message(name, {"count": 2})})
