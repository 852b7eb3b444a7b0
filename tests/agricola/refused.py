"""What must always hold of the reasons why something can't be done: they and the rules say the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from agricola.scenario import stand
from allmende.agricola.components.board import SPACE_COUNT
from allmende.agricola.components.pieces import CLAY, RESOURCE_NAMES, WOOD
from allmende.agricola.record.vocabulary import VOCABULARY
from allmende.agricola.rules.language import Action, Effect, OneOf, Source, Then
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.placing import BEFORE_ACTIONS
from allmende.agricola.rules.moments import BEFORE_BAKING, BEFORE_IMPROVING, BEFORE_SOWING
from allmende.agricola.rules.shortages import NOT_NOW
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps import AT_ANY_TIME
from allmende.core import Game, Message, Refusal
from allmende.core.message import Argument

Goods = list[tuple[int, int]]
"""Resources and numbers of them."""

GIVING = BEFORE_ACTIONS | 1 << BEFORE_IMPROVING | 1 << BEFORE_SOWING | 1 << BEFORE_BAKING
"""The moments at which cards give goods for what follows: reasons don't reckon with them, since they need not come."""
HAVE = ("have", "wood", "clay")
"""The arguments of reasons that tell of what the seat has."""


def check_reasons(game: Game, seat: int, random: Random) -> None:
    """See that a deciding seat is told why exactly for what it can't use, and with the right amounts."""
    state = stand(game)
    refusals = game.title.refusals(state, seat)
    targets = [refusal.target for refusal in refusals]
    usable = {VOCABULARY[move].target for move in state.moves(seat)}
    seen = {VOCABULARY[move].target for move in state.top(seat).visible(state, seat)}
    assert len(set(targets)) == len(targets)
    assert not usable & set(targets)
    assert seen <= usable | set(targets)
    for refusal in refusals:
        check_amounts(game, seat, refusal)
    for move in random.sample(range(len(VOCABULARY)), 50):
        if move not in state.moves(seat):
            check_have(state, seat, game.title.why_not(state, seat, move))
    check_nodes(state, seat)


# Reasons and rules


def check_nodes(state: State, seat: int) -> None:
    """See that an effect gives a reason if and only if it is not possible."""
    for effect in effects(state, seat):
        refusal = effect.refusal(state, seat)
        assert (refusal is None) == effect.is_possible(state, seat), (effect, refusal)


def effects(state: State, seat: int) -> Iterator[Effect]:
    """The effects of all action spaces and of the cards that the seat may use, and those under way."""
    roots: list[Effect] = []
    for space in range(SPACE_COUNT):
        root = state.steps[state.setup.actions[space]]
        assert isinstance(root, Source)
        if root.effects:  # otherwise it is one of a card that is not in this game
            roots.append(root)
    if state.setup.cards:
        roots += [use for card in state.seats[seat].played for use in card_at(state, card).uses]
    step = state.top(seat)
    if isinstance(step, Action):
        roots += step.actions()
    for root in roots:
        yield from with_its_parts(root)


def with_its_parts(effect: Effect) -> Iterator[Effect]:
    """An effect and those of which it is made; what an action leads to can't be asked for before it is done."""
    yield effect
    if isinstance(effect, (Then, OneOf)):
        for part in effect.parts():
            yield from with_its_parts(part)


# Amounts


def check_amounts(game: Game, seat: int, refusal: Refusal) -> None:
    """See that a reason speaks of the goods that the seat has, and that what it asks for takes the reason away."""
    assert NOT_NOW not in within(refusal.reason), refusal.target
    check_have(stand(game), seat, refusal.reason)
    for message in within(refusal.reason):
        needed = told_to_need(message, told_to_have(message))
        if needed:
            others = [*reasons_given(game, seat, refusal.target, needed)]
            assert not any(is_same(message, other) for other in others), (refusal, needed)
    if refusal.reason.id == "reason-needs":
        check_least(game, seat, refusal)


def check_least(game: Game, seat: int, refusal: Refusal) -> None:
    """See that one of a good less than a reason asks for is not enough, unless cards give some in time."""
    if stand(game).seats[seat].moments & GIVING:
        return
    needed = told_to_need(refusal.reason, told_to_have(refusal.reason))
    had = stand(game).seats[seat].goods
    for resource, count in needed:
        if had[resource] < count:
            state = richer(game, seat, needed)
            state.seats[seat].goods[resource] = count - 1
            if state.redecide(seat, []):
                assert refusal.target not in [VOCABULARY[move].target for move in state.moves(seat)], refusal


def check_have(state: State, seat: int, reason: Message) -> None:
    """See that a reason speaks of the goods that the seat has."""
    goods = state.seats[seat].goods
    for message in within(reason):
        assert all(goods[resource] == count for resource, count in told_to_have(message)), message


def told_to_have(message: Message) -> Goods:
    """The goods that the seat has, as a reason says."""
    if message.id == "reason-needs-wood-or-clay":
        return [(WOOD, number(message, "wood")), (CLAY, number(message, "clay"))]
    if message.id not in ("reason-needs", "reason-needs-way", "reason-needs-or-fireplace", "reason-toll"):
        return []
    have = message.args["have"]
    if isinstance(have, int):
        named = amounts(message.args["needed" if "needed" in message.args else "ways"])
        return [(named[0][0], have)]
    return amounts(have)


def told_to_need(message: Message, have: Goods) -> Goods:
    """The goods with which the reason would be gone, as it says."""
    match message.id:
        case "reason-needs" | "reason-needs-or-fireplace":
            return amounts(message.args["needed"])
        case "reason-needs-way":
            return amounts(first_way(message.args["ways"]))
        case "reason-toll":
            needed = amounts(message.args["needed"])
            enough = all(count <= dict(have)[resource] for resource, count in needed)
            return [(resource, count + dict(have)[resource]) for resource, count in needed] if enough else []
        case "reason-needs-wood-or-clay":
            return [(WOOD, number(message, "count"))]
        case _:
            return []


def first_way(ways: Argument) -> Argument:
    """The first of several ways to pay."""
    while isinstance(ways, Message) and "first" in ways.args:
        ways = ways.args["first"]
    return ways


def reasons_given(game: Game, seat: int, target: str, goods: Goods) -> Iterator[Message]:
    """The reasons why the seat could not use something if it had at least these goods, everything else the same."""
    state = richer(game, seat, goods)
    if not state.redecide(seat, []):
        return
    step = state.top(seat)
    for move in step.visible(state, seat):
        if VOCABULARY[move].target == target and move not in state.moves(seat):
            for message in within(game.title.why_not(state, seat, move)):
                yield message
    for refusal in (*step.refusals(state, seat), *AT_ANY_TIME.refusals(state, seat)):
        if refusal.target == target:
            for message in within(refusal.reason):
                yield message


def richer(game: Game, seat: int, goods: Goods) -> State:
    """A copy of the state in which a seat has at least these goods, everything else the same."""
    state = stand(game.copy())
    mine = state.own(seat)
    for resource, count in goods:
        mine.goods[resource] = max(mine.goods[resource], count)
    return state


def is_same(message: Message, other: Message) -> bool:
    """True if two reasons differ only in what the seat has."""
    asked = [{name: value for name, value in each.args.items() if name not in HAVE} for each in (message, other)]
    return message.id == other.id and asked[0] == asked[1]


def within(message: Message) -> Iterator[Message]:
    """A message and all reasons in it."""
    yield message
    for value in message.args.values():
        if isinstance(value, Message):
            yield from within(value)


def amounts(told: Argument) -> Goods:
    """Amounts of goods as they are told: one or several, perhaps as a clause."""
    if isinstance(told, Message):
        if told.id == "amount":
            resource = told.args["resource"]
            assert isinstance(resource, Message)
            return [(RESOURCE_NAMES.index(resource.id.removeprefix("resource-")), number(told, "count"))]
        return amounts(told.args["what"]) if "what" in told.args else []
    assert not isinstance(told, (str, int, float))
    return [each for part in told for each in amounts(part)]


def number(message: Message, name: str) -> int:
    """A number in a message."""
    value = message.args[name]
    assert isinstance(value, int)
    return value
