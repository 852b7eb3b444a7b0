"""The words for effects.

An effect is worded as a *clause* ("pay 3 Flax to gain 1 Linen"), its gain alone as a *thing* ("3 Clay"). Things that
stand side by side share one verb.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from allmende.arle.components.board import SEASON_NAMES
from allmende.arle.components.equipment import VEHICLE_NAMES
from allmende.arle.components.phrases import amounts, named
from allmende.arle.components.pieces import FOOD, GRAIN, RESOURCE_NAMES, TOOL_NAMES
from allmende.arle.presentation.nodes import Barn, Crafts, Land, Node, PerThing, Thing
from allmende.arle.presentation.wording.amounts import each, quantity
from allmende.arle.rules.buildings import MOST_FORGED
from allmende.arle.rules.language.amounts import Amount, Fixed
from allmende.arle.rules.language.barn import BuildBoat, BuildPlow, BuildVehicle, Forge, TakeBoat, TakeVehicle
from allmende.arle.rules.language.crafts import Bake, Convert, CutPeat, Master, Slaughter
from allmende.arle.rules.language.effect import EachOnce, Effect, Exchange, OneOf, Source, Then, UpTo
from allmende.arle.rules.language.gains import Dehydrate, EitherFirst, Gain, Improve, MoveDikes, RaiseGoods, TakeOne
from allmende.arle.rules.language.imitation import Imitate
from allmende.arle.rules.language.land import (
    Build,
    BuildStable,
    BuildStall,
    Flip,
    PlowField,
    ReplaceField,
    TakeForest,
    UpgradeStall,
)
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_clause_of, one_of


def sentence(effect: Effect) -> Message:
    """An effect as a sentence that can stand alone."""
    return Message("effect-sentence", {"effect": say(effect)})


def say(effect: Effect) -> Message:
    """An effect as a clause. A `Node` without words is a type error here."""
    assert isinstance(effect, Node), f"{effect!r} has no words"
    if isinstance(effect, Crafts):
        return _crafts(effect)
    if isinstance(effect, Land):
        return _land(effect)
    if isinstance(effect, Barn):
        return _barn(effect)
    match effect:
        case Source():
            return _used(effect)
        case Then():
            return _then(clauses(effect.effects))
        case Exchange():
            return _exchange(effect)
        case OneOf():
            return _one_of(effect)
        case EitherFirst():
            return _then(clauses([effect]))
        case EachOnce():
            return Message("effect-each-once", {"effects": clauses(effect.options)})
        case UpTo():
            return _repeated(effect.number, say(effect.option), effect.option.required)
        case Gain() | TakeOne() | TakeVehicle() | TakeBoat():
            return Message("effect-gain", {"what": thing(effect)})
        case RaiseGoods():
            return Message("effect-raise-goods", {"what": quantity(_spaces, effect.number)})
        case Improve():
            return _improve([effect])
        case Imitate():
            return Message("effect-imitate", {"season": SEASON_NAMES[effect.season]})
        case _:
            assert_never(effect)


def clauses(effects: Sequence[Effect]) -> list[Message]:
    """Effects as clauses, one after the other; things side by side, and tools, share one verb."""
    said: list[Message] = []
    told = [part for effect in effects for part in (effect.parts() if isinstance(effect, EitherFirst) else [effect])]
    for kind, group in groupby(told, _kind):
        run = list(group)
        things = [_things(effect) for effect in run]
        tools = [effect for effect in run if isinstance(effect, Improve)]
        if kind == "thing":
            said += _gains([each for each in things if each is not None])
        elif tools:
            said.append(_improve(tools))
        else:
            said += [say(effect) for effect in run]
    return said


def _kind(effect: Effect) -> str:
    """The kind of an effect: neighbors of the same kind share a verb."""
    if isinstance(effect, Improve):
        return f"improve {effect.steps}"
    return "other" if _things(effect) is None else "thing"


def _improve(run: list[Improve]) -> Message:
    """A clause for Tool Indicators that are moved equally far."""
    tools = [named("tool", TOOL_NAMES[effect.tool]) for effect in run]
    return Message("effect-improve", {"tools": tools, "what": _spaces(run[0].steps)})


def _gains(run: list[Message]) -> list[Message]:
    """Things behind one verb; a choice comes last there, so that its end is clear."""
    behind: list[list[Message]] = [[]]
    for what in run:
        last = behind[-1]
        if last and last[-1].id == "effect-one-of" and what.id != "effect-one-of":
            behind.append([])
        behind[-1].append(what)
    return [Message("effect-gain", {"what": things}) for things in behind]


def _things(effect: Effect) -> Message | None:
    """The gain of an effect as a phrase, or None if it does anything else."""
    if isinstance(effect, Thing):
        return thing(effect)
    if isinstance(effect, OneOf):
        options = [option for option in effect.options if isinstance(option, Thing)]
        if len(options) == len(effect.options):
            return Message("effect-one-of", {"options": one_of([thing(option) for option in options])})
    return None


def thing(effect: Thing) -> Message:
    """The gain of an effect as a phrase."""
    match effect:
        case Gain():
            return quantity(lambda count: amount(RESOURCE_NAMES[effect.resource], count), effect.number)
        case TakeOne():
            options = [amount(RESOURCE_NAMES[resource], effect.count) for resource in effect.resources]
            return options[0] if len(options) == 1 else Message("effect-one-of", {"options": one_of(options)})
        case TakeVehicle():
            return named("a-piece", VEHICLE_NAMES[effect.kind])
        case TakeBoat():
            return named("a-piece", "peat-boat")
        case _:
            assert_never(effect)


def _then(said: list[Message]) -> Message:
    """Clauses one after the other."""
    first = said[0]
    for clause in said[1:]:
        first = Message("effect-then", {"first": first, "second": clause})
    return first


def _used(effect: Source) -> Message:
    done = _then(clauses(effect.effects))
    if not effect.food:
        return done
    cost = amount(RESOURCE_NAMES[FOOD], effect.food)
    if effect.or_grain:
        cost = Message("cost-or-grain", {"what": cost, "grain": amount(RESOURCE_NAMES[GRAIN], effect.food)})
    return Message("effect-for-food", {"cost": cost, "effect": done})


def _exchange(effect: Exchange) -> Message:
    cost = Message("effect-pay", {"what": amounts(effect.cost)})
    clause = Message("effect-exchange", {"cost": cost, "gains": _then(clauses(effect.gains.effects))})
    if not effect.least:
        return clause
    return Message("effect-if-at-least", {"what": amounts(effect.least), "effect": clause})


def _one_of(effect: OneOf) -> Message:
    things = _things(effect)
    if things is not None:
        return Message("effect-gain", {"what": things})
    return Message("effect-either", {"options": one_clause_of([say(option) for option in effect.options])})


def _repeated(number: Amount, clause: Message, required: bool = False) -> Message:
    """A clause, carried out at most `number` times, or exactly that often if it is `required`."""
    if isinstance(number, PerThing):
        id_ = "effect-for-each" if required else "effect-once-for-each"
        return Message(id_, {"of": each(number), "effect": clause})
    assert isinstance(number, Fixed), f"{number!r} is no number of times"
    if number.number == MOST_FORGED:
        return Message("effect-as-often-as-you-like", {"effect": clause})
    return Message("effect-times", {"count": number.number, "effect": clause})


def _spaces(count: int) -> Message:
    """`count` spaces of a track."""
    return Message("counted-spaces", {"count": count})


def _crafts(effect: Crafts) -> Message:
    """Words for the effects of tools."""
    match effect:
        case Bake():
            return _repeated(effect.number, Message("effect-bake", _conversion(effect)))
        case Convert():
            return _repeated(effect.number, Message("effect-convert", _conversion(effect)))
        case Slaughter():
            return Message("effect-slaughter")
        case CutPeat():
            what = quantity(lambda count: amount("peat", count), effect.number)
            return Message("effect-cut" if isinstance(effect.number, Fixed) else "effect-cut-up-to", {"what": what})
        case Master():
            if isinstance(effect.number, PerThing):
                return Message("effect-master", {"of": each(effect.number)})
            assert isinstance(effect.number, Fixed), f"{effect.number!r} is no number of indicators"
            return Message("effect-master-fixed", {"count": effect.number.number})
        case _:
            assert_never(effect)


def _conversion(effect: Convert) -> dict[str, float | str | Message | list[Message]]:
    return {"cost": amounts(effect.cost), "gains": amounts(effect.gains)}


def _land(effect: Land) -> Message:
    """Words for effects on the Home Board."""
    match effect:
        case Build():
            return Message("effect-build")
        case BuildStall():
            return Message("effect-build-stall")
        case BuildStable():
            return Message("effect-build-stable")
        case UpgradeStall():
            return Message("effect-upgrade-stall")
        case TakeForest():
            return Message("effect-forest")
        case PlowField():
            return Message("effect-plow")
        case ReplaceField():
            return Message("effect-replace")
        case Flip():
            return Message("effect-flip")
        case Dehydrate():
            return Message("effect-dehydrate")
        case MoveDikes():
            what = quantity(lambda count: Message("counted-dikes", {"count": count}), effect.number)
            return Message("effect-move-dikes", {"what": what})
        case _:
            assert_never(effect)


def _barn(effect: Barn) -> Message:
    """Words for effects in the barn."""
    match effect:
        case BuildVehicle():
            return Message("effect-build-vehicle")
        case BuildPlow():
            return Message("effect-build-plow")
        case BuildBoat():
            return Message("effect-build-boat")
        case Forge():
            return Message("effect-forge")
        case _:
            assert_never(effect)
