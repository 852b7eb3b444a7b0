"""What moves do here: labels of those whose meaning depends on the position."""

from __future__ import annotations

from functools import cache

from allmende.agricola.components import FOOD, GRAIN, RESOURCE_NAMES, SOWN, WOOD
from allmende.agricola.costs import renovation_cost, room_cost
from allmende.agricola.farmyard import FARM_SPACE_NAMES, SHAPE_BORDERS, SHAPES, shape_text
from allmende.agricola.improvement import FIRST_COOKED, KIND_NAMES
from allmende.agricola.language import Action, BuildStables, TakeOne
from allmende.agricola.moves import (
    BAKE,
    BREED,
    COOK,
    COOKED,
    CRAFT,
    DONE,
    EAT,
    FEED,
    FENCE,
    GROW,
    IMPROVE,
    PLACE,
    PLOW,
    RENOVATE,
    ROOM,
    SOW,
    STABLE,
    TAKE,
    UPGRADE,
)
from allmende.agricola.phrases import amounts, named
from allmende.agricola.spaces import accumulated
from allmende.agricola.state import Table
from allmende.agricola.steps.harvest import Breeding
from allmende.agricola.vocabulary import VOCABULARY
from allmende.core.message import Message
from allmende.core.phrases import amount
from allmende.core.position import Step


def label(table: Table, seat: int, move: int) -> Message | None:
    """What a legal move does here, or None if it does the same everywhere."""
    if FENCE <= move < SOW:  # up to 762 of them are asked for at once
        shape = move - FENCE
        return _fence(shape, (SHAPE_BORDERS[shape] & ~table.seats[seat].fences).bit_count())
    step = table.top(seat)
    if move == DONE:
        return _done(step, table, seat)
    if PLACE <= move < TAKE:
        return _place(table, move)
    if TAKE <= move < PLOW:
        return _take(step, move)
    if BAKE <= move < RENOVATE or CRAFT <= move < BREED or move >= EAT:
        return _to_food(table, seat, move)
    if SOW <= move < BAKE:
        return _sow(table, seat, move)
    if move == FEED:
        return _feed(table, seat)
    return _costs(step, table, seat, move)


@cache
def _fence(shape: int, fences: int) -> Message:
    """How many fences a pasture takes, a wood each."""
    return Message("move-fence-for", {"places": shape_text(SHAPES[shape]), "count": fences})


def _and(move: int, what: list[Message]) -> Message:
    """What a move says everywhere, and what that costs or gives here."""
    return Message("move-with", {"move": VOCABULARY[move].label, "what": what})


def _done(step: Step[Table], table: Table, seat: int) -> Message | None:
    """Leave an action untouched, or go on."""
    if isinstance(step, Breeding):
        return Message("move-no-more-births")
    untouched = isinstance(step, Action) and not table.seats[seat].stack[-2]
    return Message("move-skip") if untouched else None


def _place(table: Table, move: int) -> Message | None:
    """What lies on an accumulation space."""
    space = move - PLACE
    count = table.goods[space]
    return _and(move, [amount(RESOURCE_NAMES[accumulated(space)], count)]) if count else None


def _take(step: Step[Table], move: int) -> Message | None:
    """What comes with a good or an animal, and what has to be given for it."""
    for part in step.actions() if isinstance(step, Action) else []:
        if isinstance(part, TakeOne) and part.owns(move):
            what = amounts([part.resource, 1, *part.others])
            if part.cost:
                return Message("move-take-for", {"what": what, "cost": amounts(part.cost)})
            return Message("move-take", {"what": what})
    return None


def _costs(step: Step[Table], table: Table, seat: int, move: int) -> Message | None:
    """What is paid for rooms, stables, a renovation or an improvement."""
    mine = table.seats[seat]
    cost: list[int] = []
    if ROOM <= move < STABLE:
        cost = room_cost(mine.house)
    elif STABLE <= move < FENCE:
        for part in step.actions() if isinstance(step, Action) else []:
            if isinstance(part, BuildStables):
                cost = [WOOD, part.wood]
    elif RENOVATE <= move < GROW:
        cost = renovation_cost(mine.house, mine.room_count())
    elif IMPROVE <= move < UPGRADE:
        return _improvement(table, move)
    return _and(move, amounts(cost)) if cost else None


def _improvement(table: Table, move: int) -> Message:
    """What a major improvement costs; that is not told twice by those that are known by their cost."""
    improvement = table.setup.improvements[move - IMPROVE]
    name = KIND_NAMES[improvement.kind] if improvement.cooks else improvement.name
    said = Message("move-improvement", {"what": named("improvement", name)})
    return Message("move-with", {"move": said, "what": amounts(improvement.cost)})


def _sow(table: Table, seat: int, move: int) -> Message:
    """What will lie on which field."""
    crop = move - SOW
    return Message(
        "move-sow-on",
        {
            "move": VOCABULARY[move].label,
            "what": amount(RESOURCE_NAMES[GRAIN + crop], SOWN[crop]),
            "place": FARM_SPACE_NAMES[table.seats[seat].empty_field()],
        },
    )


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
