"""The icons reader of the effect trees: a language-free row of symbols.

A token is a resource or symbol name, optionally with a number (`clay*3`, `field@5`), or one of the signs
`plus`, `arrow`, `or`, `round`.
"""

from __future__ import annotations

from typing import assert_never

from allmende.hallertau.components import CROPS, RESOURCE_NAMES
from allmende.hallertau.language import EACH_SHEEP, THE_ROUND
from allmende.hallertau.language.costs import MoveCraftBack, Pay, PayField, PaySheep
from allmende.hallertau.language.effect import Effect, Either, Exchange, Then
from allmende.hallertau.language.farm import MoveEmptyFields, Sow, Sustain
from allmende.hallertau.language.gains import Gain, GainField, Take
from allmende.hallertau.wording import Node


def icons(effect: Effect) -> list[str]:
    """The symbols of an effect, in reading order. A `Node` without symbols is a type error here."""
    assert isinstance(effect, Node), f"{effect!r} has no icons"
    match effect:
        case Then():
            return [token for part in effect.effects for token in icons(part)]
        case Either():
            return [token for option in effect.options for token in ["or", *icons(option)]][1:]
        case Exchange():
            return [*icons(effect.cost), "arrow", *icons(effect.gains)]
        case Gain():
            return _gain(effect)
        case GainField():
            return [f"field@{effect.row}"]
        case Take():
            if len(effect.goods) == CROPS:
                return [f"crop*{effect.number}"]
            return [token for good in effect.goods for token in ["slash", RESOURCE_NAMES[good]]][1:]
        case Sow():
            return [f"sow*{effect.number}"]
        case MoveEmptyFields():
            return [f"raise*{effect.number}"]
        case Sustain():
            return ["sustain"]
        case Pay():
            return [f"{RESOURCE_NAMES[effect.good]}*{effect.number}"]
        case PaySheep():
            return ["sheep"]
        case PayField():
            return ["field"]
        case MoveCraftBack():
            return ["retreat"]
        case _:
            assert_never(effect)


def _gain(effect: Gain) -> list[str]:
    resource = RESOURCE_NAMES[effect.resource]
    if effect.number == THE_ROUND:
        return [resource, "times-round"]
    if effect.number == EACH_SHEEP:
        return [resource, "per-sheep"]
    return [resource if effect.number == 1 else f"{resource}*{effect.number}"]
