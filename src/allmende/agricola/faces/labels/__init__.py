"""What moves do here: labels of those whose meaning depends on the position."""

from __future__ import annotations

from functools import cache

from allmende.agricola.faces.labels.cards import asked, chosen, costs, used
from allmende.agricola.faces.labels.special import field_label, special_label
from allmende.agricola.facts.vocabulary import VOCABULARY
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.board import SPACE_NAMES
from allmende.agricola.rules.components import FOOD, GRAIN, RESOURCE_NAMES, SOWN, VEGETABLE, WOOD
from allmende.agricola.rules.farm.farmyard import SHAPE_BORDERS, SHAPES, shape_text
from allmende.agricola.rules.improvement import FIRST_COOKED, KIND_NAMES
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
from allmende.agricola.rules.language.crops import DiscardGrain
from allmende.agricola.rules.language.farming import MoveCrop, sown_crop, sown_space, terms_of
from allmende.agricola.rules.language.lots import DrawByLot, PlayDrawn
from allmende.agricola.rules.language.nodes import SpecialAction
from allmende.agricola.rules.language.paying import card_at
from allmende.agricola.rules.language.placing import UseAnother
from allmende.agricola.rules.language.reacting import Reacting
from allmende.agricola.rules.language.tolls import tolls_due
from allmende.agricola.rules.moves import (
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
from allmende.agricola.rules.numbers import CARD_NAMES
from allmende.agricola.rules.permits import CLAY_FENCES, FREE_FENCES
from allmende.agricola.rules.phrases import amounts, named
from allmende.agricola.rules.state import Table
from allmende.agricola.rules.steps.harvest import Breeding
from allmende.agricola.rules.steps.work import EarlyAction, Turn
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.rules.position import Step


def label(table: Table, seat: int, move: int) -> Message | None:
    """What a legal move does here, or None if it does the same everywhere."""
    step = table.top(seat)
    if FENCE <= move < SOW:  # up to 762 of them are asked for at once
        return _fence(move - FENCE, *fence_price(table, seat, move))
    if move == DONE:
        return _done(step, table, seat)
    if PLACE <= move < TAKE:
        return _place(step, table, seat, move)
    if TAKE <= move < PLOW:
        return _take(step, table, seat, move)
    if BAKE <= move < RENOVATE or CRAFT <= move < BREED or EAT <= move < USE:
        return _to_food(table, seat, move)
    if SOW <= move < BAKE:
        return _sow(table, seat, move)
    if PICK <= move < FENCE:
        return _pick(step, table, seat, move - PICK)
    if move == FEED:
        return _feed(table, seat)
    if KEEP <= move < RESOLVE and isinstance(step, DrawByLot):
        return Message("move-select-card", {"card": named("card", CARD_NAMES[move - KEEP])})
    if CHOOSE <= move < EAT:
        return chosen(step, table, seat, move)
    if move >= USE:
        return used(table, seat, move)
    return _costs(step, table, seat, move)


def fence_price(table: Table, seat: int, move: int) -> tuple[int, bool]:
    """What the fences of a pasture cost, a wood each but for what cards say, and whether it can be clay as well."""
    mine = table.seats[seat]
    step = table.top(seat)
    fences = (SHAPE_BORDERS[move - FENCE] & ~mine.fences).bit_count()
    parts = step.actions() if isinstance(step, Action) else []
    part = next((part for part in parts if isinstance(part, BuildFences)), None)
    if part is None or not (part.most or mine.permits & (CLAY_FENCES | FREE_FENCES)):
        return fences, False
    due = part.due(table, seat, fences)
    return due, bool(due and mine.permits & CLAY_FENCES)


@cache
def _fence(shape: int, due: int, either: bool) -> Message:
    """What the fences of a pasture cost."""
    id_ = "move-fence-either" if either else "move-fence-for"
    return Message(id_, {"places": shape_text(SHAPES[shape]), "count": due})


def _and(move: int, what: list[Message]) -> Message:
    """What a move says everywhere, and what that costs or gives here."""
    return Message("move-with", {"move": VOCABULARY[move].label, "what": what})


def _done(step: Step[Table], table: Table, seat: int) -> Message | None:
    """Leave an action untouched, or go on."""
    if isinstance(step, Breeding):
        return Message("move-no-more-births")
    untouched = isinstance(step, Action) and not table.seats[seat].stack[-2]
    return Message("move-skip") if untouched or isinstance(step, (PlayDrawn, Reacting, EarlyAction, Turn)) else None


def _place(step: Step[Table], table: Table, seat: int, move: int) -> Message | None:
    """What is paid to use an action space, and what lies there."""
    tolls = tolls_due(table, seat, move - PLACE)
    said = _visit(step, table, move)
    if tolls:
        return Message("move-after-toll", {"move": said or VOCABULARY[move].label, "cost": amounts(asked(tolls))})
    return said


def _visit(step: Step[Table], table: Table, move: int) -> Message | None:
    """What lies on an accumulation space; one that is used with the same person, and what that costs."""
    space = move - PLACE
    count = table.goods[space]
    there = [amount(RESOURCE_NAMES[accumulated(space)], count)] if count else []
    if isinstance(step, UseAnother):
        used = Message("move-use-space", {"action": named("action", SPACE_NAMES[space]), "cost": amounts(step.cost)})
        used = used if step.cost else Message("move-use-space-too", {"action": named("action", SPACE_NAMES[space])})
        return Message("move-with", {"move": used, "what": there}) if there else used
    return _and(move, there) if there else None


def _take(step: Step[Table], table: Table, seat: int, move: int) -> Message | None:
    """What comes with a good or an animal, and what has to be given for it."""
    for part in step.actions() if isinstance(step, Action) else []:
        if isinstance(part, TakeOne) and part.owns(move):
            what = amounts([part.resource, 1, *part.others])
            price = part.price(table, seat)
            if any(price[1::2]):
                return Message("move-take-for", {"what": what, "cost": amounts(price)})
            return Message("move-take", {"what": what})
    return None


def _costs(step: Step[Table], table: Table, seat: int, move: int) -> Message | None:
    """What is paid for rooms, stables, fields, a renovation, an improvement or a hand card."""
    parts = step.actions() if isinstance(step, Action) else []
    part = next((part for part in parts if part.owns(move)), None)
    cost: list[Message] = []
    if ROOM <= move < STABLE or RENOVATE <= move < RENOVATE + 2:
        cost = costs(table, seat, move, terms_of(part) if part is not None else 0)
    elif PLAY <= move < KEEP:
        cost = _played_for(part, table, seat, move) + amounts(card_at(table, move - PLAY).surplus(table, seat))
    elif STABLE <= move < PICK and isinstance(part, BuildStables) and part.wood:
        cost = amounts([WOOD, part.wood])
    elif (PLOW <= move < ROOM and isinstance(part, Plow)) or (move == GROW and isinstance(part, GrowFamily)):
        cost = amounts(part.cost)
    elif IMPROVE <= move < UPGRADE:
        return _improvement(table, seat, move, _terms(part, table, seat))
    return _and(move, cost) if cost else None


def _played_for(part: Action | None, table: Table, seat: int, move: int) -> list[Message]:
    """What is paid for a hand card."""
    if isinstance(part, PlayDrawn):
        return costs(table, seat, move, part.food) if part.food else []
    fee = amounts(part.fee) if isinstance(part, PlayOccupation) else []
    return fee + costs(table, seat, move, _terms(part, table, seat))


def _terms(action: Action | None, table: Table, seat: int) -> int:
    """The terms on which an action buys something."""
    match action:
        case PlayOccupation():
            return action.cost(table, seat)
        case BuildMajor() | PlayMinor():
            return action.terms()
        case _:
            return 0


def _improvement(table: Table, seat: int, move: int, terms: int) -> Message:
    """What a major improvement costs; that is not told twice by those that are known by their cost."""
    improvement = table.setup.improvements[move - IMPROVE]
    name = KIND_NAMES[improvement.kind] if improvement.cooks else improvement.name
    said = Message("move-improvement", {"what": named("improvement", name)})
    cost = costs(table, seat, move, terms)
    return Message("move-with", {"move": said, "what": cost}) if cost else said


def _sow(table: Table, seat: int, move: int) -> Message:
    """What will lie on which field."""
    crop, space, mine = sown_crop(move), sown_space(move), table.seats[seat]
    return Message(
        "move-sow-on",
        {
            "move": VOCABULARY[SOW + crop - GRAIN].label,
            "what": amount(RESOURCE_NAMES[crop], SOWN[crop - GRAIN]),
            "place": field_label(table, seat, mine.empty_field(crop) if space < 0 else space),
        },
    )


def _pick(step: Step[Table], table: Table, seat: int, field: int) -> Message:
    """Which crop is taken from which field, or moved from it."""
    mine = table.seats[seat]
    special = special_label(step, table, seat, PICK + field) if isinstance(step, SpecialAction) else None
    if special is not None:
        return special
    crop = amount(RESOURCE_NAMES[VEGETABLE if mine.crops[field] < 0 else GRAIN], 1)
    id_ = "move-pick-crop"
    if isinstance(step, (MoveCrop, DiscardGrain)):
        id_ = "move-crop" if isinstance(step, MoveCrop) else "move-discard-crop"
    return Message(id_, {"what": crop, "place": field_label(table, seat, field)})


def _feed(table: Table, seat: int) -> Message:
    """How much food is paid, and how many begging markers are taken."""
    mine = table.seats[seat]
    due = mine.food_due(table.setup.solo)
    food = min(due, mine.goods[FOOD])
    return Message(
        "move-feed-with",
        {"move": VOCABULARY[FEED].label, "food": amount(RESOURCE_NAMES[FOOD], food), "begging": due - food},
    )


def _to_food(table: Table, seat: int, move: int) -> Message:
    """What becomes how much food, and with which improvement."""
    if EAT <= move < COOK:
        return Message("move-turn", {"cost": _one(GRAIN + move - EAT), "gains": amount(RESOURCE_NAMES[FOOD], 1)})
    improvements = table.setup.improvements
    if CRAFT <= move < BREED:
        improvement = improvements[move - CRAFT]
        good, food, name = improvement.craft, improvement.craft_food, improvement.name
    elif move >= COOK:
        kind, what = (move - COOK) // COOKED, (move - COOK) % COOKED
        food = improvements[table.improvement_of(seat, kind)].cooks[what]
        good, name = FIRST_COOKED + what, KIND_NAMES[kind]
    else:
        kind = move - BAKE
        food = improvements[table.improvement_of(seat, kind)].bread
        good, name = GRAIN, KIND_NAMES[kind]
    gains = amount(RESOURCE_NAMES[FOOD], food)
    return Message("move-turn-with", {"cost": _one(good), "gains": gains, "with": named("improvement", name)})


def _one(resource: int) -> Message:
    return amount(RESOURCE_NAMES[resource], 1)
