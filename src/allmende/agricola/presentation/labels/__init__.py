"""Labels of moves whose meaning depends on the position."""

from __future__ import annotations

from functools import cache

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.farmyard import SHAPE_BORDERS, SHAPES, shape_text
from allmende.agricola.components.improvement import FIRST_COOKED, KIND_NAMES
from allmende.agricola.components.moves import (
    BAKE,
    BREED,
    CHOOSE,
    COOK,
    COOKED,
    CRAFT,
    DONE,
    EAT,
    FEED,
    FENCE,
    GROW,
    IMPROVE,
    KEEP,
    PICK,
    PLACE,
    PLAY,
    PLOW,
    RENOVATE,
    RESOLVE,
    ROOM,
    SOW,
    STABLE,
    TAKE,
    UPGRADE,
    USE,
)
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import FOOD, GRAIN, RESOURCE_NAMES
from allmende.agricola.presentation.labels.cards import chosen, costs, one_way_of, used
from allmende.agricola.presentation.labels.fields import field_label
from allmende.agricola.presentation.labels.special import special_label
from allmende.agricola.record.vocabulary import VOCABULARY
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.farm.crops import empty_field, grown, seed_number, sown_count
from allmende.agricola.rules.language import (
    Action,
    BuildFences,
    BuildMajor,
    BuildStables,
    GrowFamily,
    PlayMinor,
    PlayOccupation,
    Plow,
    TakeOne,
)
from allmende.agricola.rules.language.another_space import UseAnother
from allmende.agricola.rules.language.crops import DiscardGrain, MoveCrop
from allmende.agricola.rules.language.custom_x import ActOnFree
from allmende.agricola.rules.language.farming import terms_of
from allmende.agricola.rules.language.foods import cooked_food
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.lots import DrawByLot, PlayDrawn
from allmende.agricola.rules.language.markers import LayTrail, MarkSpace
from allmende.agricola.rules.language.nodes import SpecialAction
from allmende.agricola.rules.language.piece_ways import stable_ways
from allmende.agricola.rules.language.placing import fee_due
from allmende.agricola.rules.language.reacting import Reacting
from allmende.agricola.rules.language.sowing import sown_crop, sown_space
from allmende.agricola.rules.language.tolls import asked, tolls_due
from allmende.agricola.rules.permits import CLAY_FENCES, SHARES_SPACES
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps.harvest import Breeding
from allmende.agricola.rules.steps.work import EarlyAction, Turn
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.rules.state import Step


def label(state: State, seat: int, move: int) -> Message | None:
    """The label of a legal move here, or None if it is the same everywhere."""
    step = state.top(seat)
    if FENCE <= move < SOW:  # up to 762 of them are asked for at once
        return _fence(move - FENCE, *fence_price(state, seat, move))
    if move == DONE:
        return _done(step, state, seat)
    if PLACE <= move < TAKE:
        return _place(step, state, seat, move)
    if TAKE <= move < PLOW:
        return _take(step, state, seat, move)
    if BAKE <= move < RENOVATE or CRAFT <= move < BREED or EAT <= move < USE:
        return _to_food(state, seat, move)
    if SOW <= move < BAKE:
        return _sow(state, seat, move)
    if PICK <= move < FENCE:
        return _pick(step, state, seat, move - PICK)
    if move == FEED:
        return _feed(state, seat)
    if KEEP <= move < RESOLVE and isinstance(step, DrawByLot):
        return Message("move-select-card", {"card": named("card", CARD_NAMES[move - KEEP])})
    if CHOOSE <= move < EAT:
        return chosen(step, state, seat, move)
    if move >= USE:
        return used(state, seat, move)
    return _costs(step, state, seat, move)


def fence_price(state: State, seat: int, move: int) -> tuple[int, bool]:
    """The cost of the fences of a pasture, a wood each unless cards change that, and True if clay will do as well."""
    mine = state.seats[seat]
    step = state.top(seat)
    missing = SHAPE_BORDERS[move - FENCE] & ~mine.fences
    parts = step.actions() if isinstance(step, Action) else []
    part = next((part for part in parts if isinstance(part, BuildFences)), None)
    if part is None:
        return missing.bit_count(), False
    due = part.due(state, seat, part.payable(mine, missing))
    return due, bool(due and mine.permits & CLAY_FENCES)


@cache
def _fence(shape: int, due: int, either: bool) -> Message:
    """The label with the cost of the fences of a pasture."""
    id_ = "move-fence-either" if either else "move-fence-for"
    return Message(id_, {"places": shape_text(SHAPES[shape]), "count": due})


def _and(move: int, what: list[Message]) -> Message:
    """The general label of a move, with its cost or gains here."""
    return Message("move-with", {"move": VOCABULARY[move].label, "what": what})


def _done(step: Step[State], state: State, seat: int) -> Message | None:
    """The label for leaving an action untouched, or for going on."""
    if isinstance(step, Breeding):
        return Message("move-no-more-births")
    untouched = isinstance(step, Action) and not state.seats[seat].stack[-2]
    return Message("move-skip") if untouched or isinstance(step, (PlayDrawn, Reacting, EarlyAction, Turn)) else None


def _place(step: Step[State], state: State, seat: int, move: int) -> Message | None:
    """The tolls for using an action space, and the goods there."""
    if isinstance(step, (LayTrail, MarkSpace)):
        return Message("move-mark-space", {"space": named("action", SPACE_NAMES[move - PLACE])})
    tolls = tolls_due(state, seat, move - PLACE)
    said = _visit(step, state, move)
    if tolls:
        said = Message("move-after-toll", {"move": said or VOCABULARY[move].label, "cost": amounts(asked(tolls))})
    fee = fee_due(state, seat, move - PLACE) if state.seats[seat].permits & SHARES_SPACES else []
    if fee and not state.seats[seat].uses:
        return Message("move-after-fee", {"move": said or VOCABULARY[move].label, "cost": amounts(asked(fee))})
    return said


def _visit(step: Step[State], state: State, move: int) -> Message | None:
    """The goods on an accumulation space; for a use by the same person, also the cost."""
    space = move - PLACE
    count = state.goods[space]
    there = [amount(RESOURCE_NAMES[accumulated(space)], count)] if count else []
    if isinstance(step, UseAnother | ActOnFree):
        cost = step.cost if isinstance(step, UseAnother) else []
        used = Message("move-use-space", {"action": named("action", SPACE_NAMES[space]), "cost": amounts(cost)})
        used = used if cost else Message("move-use-space-too", {"action": named("action", SPACE_NAMES[space])})
        return Message("move-with", {"move": used, "what": there}) if there else used
    return _and(move, there) if there else None


def _take(step: Step[State], state: State, seat: int, move: int) -> Message | None:
    """The goods that come with a good or an animal, and its price."""
    for part in step.actions() if isinstance(step, Action) else []:
        if isinstance(part, TakeOne) and part.owns(move):
            what = amounts([part.resource, 1, *part.others])
            price = part.price(state, seat)
            if any(price[1::2]):
                return Message("move-take-for", {"what": what, "cost": amounts(price)})
            return Message("move-take", {"what": what})
    return None


def _costs(step: Step[State], state: State, seat: int, move: int) -> Message | None:
    """The payment for rooms, stables, fields, a renovation, an improvement or a hand card."""
    parts = step.actions() if isinstance(step, Action) else []
    part = next((part for part in parts if part.owns(move)), None)
    cost: list[Message] = []
    if ROOM <= move < STABLE or RENOVATE <= move < RENOVATE + 2:
        cost = costs(state, seat, move, terms_of(part) if part is not None else 0)
    elif PLAY <= move < KEEP:
        cost = _played_for(part, state, seat, move) + amounts(card_at(state, move - PLAY).surplus(state, seat))
    elif STABLE <= move < PICK and isinstance(part, BuildStables) and part.wood:
        cost = one_way_of(stable_ways(state, seat, part.wood_for(state, seat), part.wood))
    elif (PLOW <= move < ROOM and isinstance(part, Plow)) or (move == GROW and isinstance(part, GrowFamily)):
        cost = amounts(part.cost)
    elif IMPROVE <= move < UPGRADE:
        return _improvement(state, seat, move, _terms(part, state, seat))
    return _and(move, cost) if cost else None


def _played_for(part: Action | None, state: State, seat: int, move: int) -> list[Message]:
    """The payment for a hand card."""
    if isinstance(part, PlayDrawn):
        return costs(state, seat, move, part.food) if part.food else []
    fee = amounts(part.fee) if isinstance(part, PlayOccupation) else []
    return fee + costs(state, seat, move, _terms(part, state, seat))


def _terms(action: Action | None, state: State, seat: int) -> int:
    """The terms on which an action buys something."""
    match action:
        case PlayOccupation():
            return action.cost(state, seat)
        case BuildMajor() | PlayMinor():
            return action.terms()
        case _:
            return 0


def _improvement(state: State, seat: int, move: int, terms: int) -> Message:
    """The cost of a major improvement; those that are known by their cost don't name it twice."""
    improvement = state.setup.improvements[move - IMPROVE]
    name = KIND_NAMES[improvement.kind] if improvement.cooks else improvement.name
    said = Message("move-improvement", {"what": named("improvement", name)})
    cost = costs(state, seat, move, terms)
    return Message("move-with", {"move": said, "what": cost}) if cost else said


def _sow(state: State, seat: int, move: int) -> Message:
    """The crop that will lie on a field, and the field."""
    crop, space, mine = sown_crop(move), sown_space(move), state.seats[seat]
    return Message(
        "move-sow-on",
        {
            "move": VOCABULARY[SOW + seed_number(crop)].label,
            "what": amount(RESOURCE_NAMES[crop], sown_count(mine, crop)),
            "place": field_label(state, seat, empty_field(mine, crop) if space < 0 else space),
        },
    )


def _pick(step: Step[State], state: State, seat: int, field: int) -> Message:
    """The crop that is taken from a field, or moved from it, and the field."""
    mine = state.seats[seat]
    special = special_label(step, state, seat, PICK + field) if isinstance(step, SpecialAction) else None
    if special is not None:
        return special
    crop = amount(grown(mine.crops[field])[0], 1)
    id_ = "move-pick-crop"
    if isinstance(step, (MoveCrop, DiscardGrain)):
        id_ = "move-crop" if isinstance(step, MoveCrop) else "move-discard-crop"
    return Message(id_, {"what": crop, "place": field_label(state, seat, field)})


def _feed(state: State, seat: int) -> Message:
    """The food paid, and the begging markers taken."""
    mine = state.seats[seat]
    due = mine.food_due(state.setup.solo)
    food = min(due, mine.goods[FOOD])
    return Message(
        "move-feed-with",
        {"move": VOCABULARY[FEED].label, "food": amount(RESOURCE_NAMES[FOOD], food), "begging": due - food},
    )


def _to_food(state: State, seat: int, move: int) -> Message:
    """The good, the food that it becomes, and the improvement used."""
    if EAT <= move < COOK:
        return Message("move-turn", {"cost": _one(GRAIN + move - EAT), "gains": amount(RESOURCE_NAMES[FOOD], 1)})
    improvements = state.setup.improvements
    if CRAFT <= move < BREED:
        improvement = improvements[move - CRAFT]
        good, food, name = improvement.craft, improvement.craft_food, improvement.name
    elif move >= COOK:
        kind, what = (move - COOK) // COOKED, (move - COOK) % COOKED
        food = cooked_food(state.seats[seat], improvements[state.improvement_of(seat, kind)].cooks, what)
        good, name = FIRST_COOKED + what, KIND_NAMES[kind]
    else:
        kind = move - BAKE
        food = improvements[state.improvement_of(seat, kind)].bread
        good, name = GRAIN, KIND_NAMES[kind]
    gains = amount(RESOURCE_NAMES[FOOD], food)
    return Message("move-turn-with", {"cost": _one(good), "gains": gains, "with": named("improvement", name)})


def _one(resource: int) -> Message:
    return amount(RESOURCE_NAMES[resource], 1)
