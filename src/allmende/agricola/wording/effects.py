"""The words for effects.

What an effect does is a *clause* ("build fences (1 Wood each)"); what it only gives is a *thing* ("1 Stone"). Things
that stand side by side share one verb.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from allmende.agricola.components import (
    CLAYEY,
    FOOD,
    HOUSE_MATERIAL,
    REED,
    RENOVATION_REED,
    RESOURCE_NAMES,
    ROOM_MATERIAL,
    ROOM_REED,
    STONY,
    WOOD,
)
from allmende.agricola.language import (
    AndAfterward,
    AndOr,
    BakeBread,
    BecomeStartingPlayer,
    BuildFences,
    BuildMajor,
    BuildRooms,
    BuildStables,
    Effect,
    Gain,
    GrowFamily,
    OneOf,
    PlayOccupation,
    Plow,
    Promise,
    Renovate,
    Sow,
    Space,
    TakeAll,
    TakeOne,
    Then,
)
from allmende.agricola.phrases import amounts
from allmende.core.message import Message
from allmende.core.phrases import amount, one_clause_of, one_of

Thing = Gain | TakeOne
Farming = BuildRooms | BuildStables | Renovate | GrowFamily | Plow | Sow | BuildFences
# Every kind of effect belongs here, or a test fails; what belongs here without being read is a type error.
Node = (
    Then | AndAfterward | Space | OneOf | AndOr | Thing | TakeAll | Promise | BecomeStartingPlayer
    | Farming | BuildMajor | BakeBread | PlayOccupation
)  # fmt: skip


def goods(resource: int, count: int) -> Message:
    """So many of a resource, by its number."""
    return amount(RESOURCE_NAMES[resource], count)


def say(effect: Effect) -> Message:
    """What an effect does, as a clause. A `Node` without words is a type error here."""
    assert isinstance(effect, Node), f"{effect!r} has no words"
    if isinstance(effect, Farming):
        return _farming(effect)
    match effect:
        case AndAfterward():
            first, second = (say(part) for part in effect.effects)
            return Message("effect-and-afterward", {"first": first, "second": second})
        case Then():
            return joined(clauses(effect.effects), "effect-and")
        case AndOr():
            return joined([say(option) for option in effect.options], "effect-and-or")
        case OneOf():
            return _one_of(effect)
        case Gain() | TakeOne():
            return Message("effect-gain", {"what": thing(effect)})
        case TakeAll():
            return Message("effect-take-all", {"what": Message(f"all-{RESOURCE_NAMES[effect.resource]}")})
        case Promise():
            return Message("effect-promise", {"what": goods(effect.resource, 1), "count": effect.rounds})
        case BecomeStartingPlayer():
            return Message("effect-become-starting-player")
        case BuildMajor():
            return Message("effect-build-major")
        case BakeBread():
            return Message("effect-bake-bread")
        case PlayOccupation():
            return _occupation(effect)
        case _:
            assert_never(effect)


def joined(parts: Sequence[Message], two: str) -> Message:
    """Clauses one after the other, two at a time."""
    first = parts[0]
    for part in parts[1:]:
        first = Message(two, {"first": first, "second": part})
    return first


def clauses(effects: Sequence[Effect]) -> list[Message]:
    """What effects do, one clause after the other; things side by side share one verb."""
    said: list[Message] = []
    for are_things, run in groupby(effects, lambda effect: _things(effect) is not None):
        if are_things:
            said.append(
                Message("effect-gain", {"what": [things for each in run if (things := _things(each)) is not None]})
            )
        else:
            said += [say(effect) for effect in run]
    return said


def _things(effect: Effect) -> Message | None:
    """What an effect gives, if it does nothing else."""
    if isinstance(effect, Thing):
        return thing(effect)
    if isinstance(effect, OneOf) and not isinstance(effect, AndOr):
        options = [option for option in effect.options if isinstance(option, TakeOne)]
        if len(options) == len(effect.options):
            plain = all(not option.others and not option.cost for option in options)
            things = [thing(option) for option in options]
            return Message("effect-one-of", {"options": one_of(things) if plain else one_clause_of(things)})
    return None


def _one_of(effect: OneOf) -> Message:
    things = _things(effect)
    if things is not None:
        return Message("effect-gain", {"what": things})
    return Message("effect-either", {"options": one_clause_of([say(option) for option in effect.options])})


def thing(effect: Thing) -> Message:
    """What an effect gives, as a phrase."""
    match effect:
        case Gain():
            return goods(effect.resource, effect.count)
        case TakeOne():
            given = goods(effect.resource, 1)
            if effect.others:
                given = Message("thing-with", {"what": given, "others": amounts(effect.others)})
            return Message("thing-for", {"what": given, "cost": amounts(effect.cost)}) if effect.cost else given
        case _:
            assert_never(effect)


def _farming(effect: Farming) -> Message:
    """What happens on the farmyard."""
    match effect:
        case BuildRooms():
            return Message("effect-build-rooms", {"count": ROOM_MATERIAL, "reed": goods(REED, ROOM_REED)})
        case BuildStables():
            return Message("effect-build-stables", {"most": effect.most, "cost": goods(WOOD, effect.wood)})
        case Renovate():
            clay, stone = (goods(HOUSE_MATERIAL[house], 1) for house in (CLAYEY, STONY))
            return Message("effect-renovate", {"reed": goods(REED, RENOVATION_REED), "clay": clay, "stone": stone})
        case GrowFamily():
            return Message("effect-grow", {"room": "needed" if effect.with_room else "not-needed"})
        case Plow():
            return Message("effect-plow-field")
        case Sow():
            return Message("effect-sow-fields")
        case BuildFences():
            return Message("effect-build-fences", {"cost": goods(WOOD, 1)})
        case _:
            assert_never(effect)


def _occupation(effect: PlayOccupation) -> Message:
    """Playing an occupation; the first ones of the game may cost less than the later ones."""
    first, last = effect.food[0], effect.food[-1]
    if first == last:
        return Message("effect-occupation", {"cost": goods(FOOD, last)})
    return Message("effect-occupation-from", {"count": effect.food.index(last), "food": first, "later": last})
