"""The words reader of the effect trees: from nodes to messages, which Fluent puts into English or German.

What an effect does is a *clause* ("pay 2 Milk to gain 1 Sheep"); what it gives as such is a *thing*
("3 Clay", "3 Crops of your choice"). Things that stand side by side share one verb.
"""

from __future__ import annotations

from typing import assert_never

from allmende.core.message import Message
from allmende.hallertau.components import CROPS, RESOURCE_NAMES
from allmende.hallertau.language import EACH_SHEEP, THE_ROUND
from allmende.hallertau.language.costs import MoveCraftBack, Pay, PayField, PaySheep
from allmende.hallertau.language.effect import Effect, Either, Exchange, Then
from allmende.hallertau.language.farm import MoveEmptyFields, Sow, Sustain
from allmende.hallertau.language.gains import Gain, GainField, Take
from allmende.hallertau.phrases import amount

Thing = Gain | GainField | Take
# Every kind of effect belongs here, or a test fails; what belongs here without being read is a type error.
Node = (
    Then | Either | Exchange | Thing | Sow | MoveEmptyFields | Sustain
    | Pay | PaySheep | PayField | MoveCraftBack
)  # fmt: skip


def sentence(effect: Effect) -> Message:
    """What an effect does, as a sentence that can stand alone."""
    return Message("effect-sentence", {"effect": say(effect)})


def say(effect: Effect) -> Message:
    """What an effect does, as a clause. A `Node` without words is a type error here."""
    assert isinstance(effect, Node), f"{effect!r} has no words"
    match effect:
        case Then():
            return _then(effect)
        case Either():
            return _either(effect)
        case Exchange():
            return Message("effect-exchange", {"cost": say(effect.cost), "gains": say(effect.gains)})
        case Gain() | GainField() | Take():
            return Message("effect-gain", {"what": _thing(effect)})
        case Sow():
            return Message("effect-sow", {"count": effect.number})
        case MoveEmptyFields():
            return Message("effect-move-empty-fields", {"count": effect.number})
        case Sustain():
            return Message("effect-sustain")
        case Pay():
            return Message("effect-pay", {"what": amount(RESOURCE_NAMES[effect.good], effect.number)})
        case PaySheep():
            return Message("effect-pay", {"what": amount("sheep", 1)})
        case PayField():
            return Message("effect-pay", {"what": amount("field", 1)})
        case MoveCraftBack():
            return Message("effect-move-craft-back")
        case _:
            assert_never(effect)


def _then(effect: Then) -> Message:
    """Clauses one after the other; a run of things becomes one clause."""
    clauses: list[Message] = []
    things: list[Message] = []
    for part in effect.effects:
        if isinstance(part, Thing):
            things.append(_thing(part))
            continue
        if things:
            clauses.append(Message("effect-gain", {"what": things}))
            things = []
        clauses.append(say(part))
    if things:
        clauses.append(Message("effect-gain", {"what": things}))
    if not clauses:
        return Message("effect-none")
    said = clauses[0]
    for clause in clauses[1:]:
        said = Message("effect-then", {"first": said, "second": clause})
    return said


def _either(effect: Either) -> Message:
    first, second = effect.options
    if isinstance(first, Thing) and isinstance(second, Thing):
        one_of = Message("effect-one-of", {"first": _thing(first), "second": _thing(second)})
        return Message("effect-gain", {"what": one_of})
    return Message("effect-either", {"first": say(first), "second": say(second)})


def _thing(effect: Thing) -> Message:
    """What a node gives, as a phrase."""
    match effect:
        case Gain():
            return _gain(effect)
        case GainField():
            return Message("effect-field", {"row": effect.row})
        case Take():
            if len(effect.goods) == CROPS:
                return Message("effect-crops", {"count": effect.number})
            first, second = (amount(RESOURCE_NAMES[good], effect.number) for good in effect.goods)
            return Message("effect-one-of", {"first": first, "second": second})
        case _:
            assert_never(effect)


def _gain(effect: Gain) -> Message:
    resource = RESOURCE_NAMES[effect.resource]
    if effect.number == THE_ROUND:
        return Message("effect-round", {"resource": Message(f"resource-{resource}", {"count": 2})})
    if effect.number == EACH_SHEEP:
        return Message("effect-each-sheep", {"what": amount(resource, 1)})
    return amount(resource, effect.number)
