"""The words reader of the effect trees: from nodes to messages, which Fluent puts into English or German."""

from __future__ import annotations

from typing import assert_never

from allmende.core.message import Message
from allmende.hallertau.components import CROPS, RESOURCE_NAMES
from allmende.hallertau.language import (
    EACH_SHEEP,
    THE_ROUND,
    Effect,
    Either,
    Exchange,
    Gain,
    GainField,
    MoveCraftBack,
    MoveEmptyFields,
    Pay,
    PayField,
    PaySheep,
    Sow,
    Sustain,
    Take,
    Then,
)
from allmende.hallertau.vocabulary import amount

Node = (
    Then | Either | Exchange | Gain | GainField | Take | Sow | MoveEmptyFields | Sustain
    | Pay | PaySheep | PayField | MoveCraftBack
)  # fmt: skip


def say(effect: Effect) -> Message:
    """What an effect does, as a message. A node without words is a type error here."""
    assert isinstance(effect, Node), f"{effect!r} has no words"
    match effect:
        case Then():
            return Message("effect-then", {"effects": [say(part) for part in effect.effects]})
        case Either():
            first, second = map(say, effect.options)
            return Message("effect-either", {"first": first, "second": second})
        case Exchange():
            return Message("effect-exchange", {"cost": say(effect.cost), "gains": say(effect.gains)})
        case Gain():
            return _gain(effect)
        case GainField():
            return Message("effect-field", {"row": effect.row})
        case Take():
            if len(effect.goods) == CROPS:
                return Message("effect-crops", {"count": effect.number})
            first, second = (amount(RESOURCE_NAMES[good], effect.number) for good in effect.goods)
            return Message("effect-one-of", {"first": first, "second": second})
        case Sow():
            return Message("effect-sow", {"count": effect.number})
        case MoveEmptyFields():
            return Message("effect-move-empty-fields", {"count": effect.number})
        case Sustain():
            return Message("effect-sustain")
        case Pay():
            return Message("effect-pay", {"what": amount(RESOURCE_NAMES[effect.good], effect.number)})
        case PaySheep():
            return Message("effect-pay-sheep")
        case PayField():
            return Message("effect-pay-field")
        case MoveCraftBack():
            return Message("effect-move-craft-back")
        case _:
            assert_never(effect)


def _gain(effect: Gain) -> Message:
    resource = RESOURCE_NAMES[effect.resource]
    if effect.number == THE_ROUND:
        return Message("effect-gain-round", {"resource": Message(f"resource-{resource}", {"count": 2})})
    if effect.number == EACH_SHEEP:
        return Message("effect-gain-each-sheep", {"what": amount(resource, 1)})
    return Message("effect-gain", {"what": amount(resource, effect.number)})
