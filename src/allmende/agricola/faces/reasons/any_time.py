"""Why something that may be done at any time can't be done now: turning goods into food."""

from __future__ import annotations

from allmende.agricola.faces.reasons.actions import impossible
from allmende.agricola.faces.reasons.shortages import NOT_NOW, first, good_missing
from allmende.agricola.faces.wording.conditions import holding
from allmende.agricola.rules.amendments import COOKING_WHILE_BREEDING, CRAFTED_IN_HARVEST
from allmende.agricola.rules.components import ANIMALS, GRAIN, RESOURCE_NAMES, SHEEP
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.improvement import FIRST_COOKED, KIND_NAMES
from allmende.agricola.rules.language import Action
from allmende.agricola.rules.language.card import AtAnyTime
from allmende.agricola.rules.language.paying import card_at
from allmende.agricola.rules.moves import COOK, COOKED, EAT, HEARTHS, USE
from allmende.agricola.rules.numbers import CARD_NAMES
from allmende.agricola.rules.phases import DRAFT, SCORING
from allmende.agricola.rules.phrases import named
from allmende.agricola.rules.state import Table
from allmende.agricola.rules.steps.crowded import Crowded
from allmende.agricola.rules.steps.harvest import Breeding
from allmende.core.message import Message
from allmende.core.view import Refusal


def why_not_any_time(table: Table, seat: int, move: int) -> Message:
    """Why a move that may be made at any time is not legal now."""
    step = table.top(seat)
    if isinstance(step, Breeding) and COOK <= move < USE and table.amended(COOKING_WHILE_BREEDING):
        return _not_cooked(table, seat, move) or _not_among_others(step, table, seat, (move - COOK) % COOKED)
    if step.closed:
        return Message("reason-points-counted" if table.phase == SCORING else "reason-not-while-breeding")
    if table.phase == DRAFT:
        return Message("reason-draft-first")
    if move >= USE:
        return not_used(table, seat, move - USE)
    if move < COOK:
        return good_missing(table, seat, GRAIN + move - EAT) or _kept(table, seat)
    return _not_cooked(table, seat, move) or _kept(table, seat)


def _not_cooked(table: Table, seat: int, move: int) -> Message | None:
    """Whether the seat lacks something to cook, or that with which it would."""
    kind, what = (move - COOK) // COOKED, (move - COOK) % COOKED
    return first(_nothing_that_cooks(table, seat, kind), good_missing(table, seat, FIRST_COOKED + what))


def _not_among_others(step: Breeding, table: Table, seat: int, what: int) -> Message:
    """Why something isn't cooked while animals breed."""
    if what and step.others(table, seat, what - 1) <= 0:
        return Message("reason-parents-not-cooked")
    return Message("reason-breeding-only-for-room")


def not_used(table: Table, seat: int, card: int) -> Message:
    """Why the seat can't use a card that may be used at any time."""
    if not table.setup.cards:
        return Message("reason-no-hand-cards")
    if card not in table.seats[seat].played:
        return Message("reason-card-not-in-play")
    uses = card_at(table, card).uses
    if not uses:
        return Message("reason-card-without-use")
    use = uses[0]
    if not use.is_open(table, seat):
        return _not_open(use, table, seat)
    step = table.top(seat)
    if use.has_to_wait(table, seat) or (isinstance(step, Crowded) and not use.may_make_room(table)):
        return until_housed(table, seat)
    if isinstance(step, Action) and step.is_due(table, seat):
        return Message("reason-card-before-or-after")
    return impossible(uses[0].effects[0], table, seat) or NOT_NOW


def _not_open(use: AtAnyTime, table: Table, seat: int) -> Message:
    """Why the seat can't use a card that is for the feeding phase, or for a harvest."""
    if not use.is_time(table):
        return at_its_time(table) if use.harvest else Message("reason-feeding-phase-only")
    if use.when is None or use.when.holds(table, seat):
        return Message("reason-card-used-in-harvest")
    return Message("reason-only-if", {"if": holding(use.when)})


def at_its_time(table: Table) -> Message:
    """When something can be done that is done once in a harvest."""
    return Message("reason-harvest-only" if table.amended(CRAFTED_IN_HARVEST) else "reason-feeding-phase-only")


def until_housed(table: Table, seat: int) -> Message:
    """What has to be done about animals before anything else."""
    return Message("reason-keep-first" if is_housed(table.seats[seat]) else "reason-crowded")


def _kept(table: Table, seat: int) -> Message:
    """Why something that could become food can't now."""
    match table.top(seat):
        case Crowded():
            return until_housed(table, seat)
        case Action():
            return Message("reason-needed-here")
        case _:
            return NOT_NOW


def visible_any_time(table: Table, seat: int) -> list[Refusal]:
    """Why animals that the seat has can't be turned into food, and why cards can't be used."""
    if table.top(seat).closed:
        return []
    return [*_animals(table, seat), *_cards(table, seat)]


def _cards(table: Table, seat: int) -> list[Refusal]:
    played = table.seats[seat].played
    usable = [card for card in played if card_at(table, card).uses]
    return [Refusal(f"card:{CARD_NAMES[card]}", not_used(table, seat, card)) for card in usable]


def _animals(table: Table, seat: int) -> list[Refusal]:
    goods = table.seats[seat].goods
    reason = _nothing_that_cooks(table, seat, 0)
    if reason is None or table.improvement_of(seat, 1) >= 0:
        return []
    return [Refusal(f"resource:{RESOURCE_NAMES[SHEEP + i]}", reason) for i in range(ANIMALS) if goods[SHEEP + i]]


def _nothing_that_cooks(table: Table, seat: int, kind: int) -> Message | None:
    """Whether the seat has no improvement of this kind, which cooks."""
    if table.improvement_of(seat, kind) >= 0:
        return None
    if any(table.improvement_of(seat, other) >= 0 for other in range(HEARTHS)):
        return Message("reason-no-improvement", {"what": named("improvement", KIND_NAMES[kind])})
    return Message("reason-nothing-that-cooks")
