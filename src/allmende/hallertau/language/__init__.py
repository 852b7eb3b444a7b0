"""The vocabulary of effects: what action spaces (and cards) are written in.

An effect is a frozen tree of small nodes. Every node is a step, so that a position can wait in the middle of it:
its methods are the rules reader. The readers for words and icons live outside and match on the node types.

Everything is optional (chapter "Placing Workers"): each node may be left with `done`. Only what a space gives without
a choice is taken at once, because asking would be tedious: whoever wants less places workers *sparingly*,
and is asked for every single piece. The mode travels down the tree in the frames.
"""

from __future__ import annotations

from allmende.hallertau.components import CROPS
from allmende.hallertau.language.costs import MoveCraftBack, Pay, PayField, PaySheep
from allmende.hallertau.language.effect import FREELY, SPARINGLY, Cost, Effect, Either, Exchange, Then, UpTo, Used
from allmende.hallertau.language.farm import MoveEmptyFields, Sow, Sustain
from allmende.hallertau.language.gains import EACH_SHEEP, THE_ROUND, Gain, GainField, Take

__all__ = [
    "EACH_SHEEP",
    "FREELY",
    "SPARINGLY",
    "THE_ROUND",
    "Cost",
    "Effect",
    "Either",
    "Exchange",
    "Gain",
    "GainField",
    "MoveCraftBack",
    "MoveEmptyFields",
    "Pay",
    "PayField",
    "PaySheep",
    "Sow",
    "Sustain",
    "Take",
    "Then",
    "UpTo",
    "Used",
    "crops",
    "either",
    "exchange",
    "field",
    "gain",
    "one_of",
    "then",
]


def then(*effects: Effect) -> Then:
    """All of these, from top to bottom."""
    return Then(list(effects))


def either(*options: Effect) -> Either:
    """One of these."""
    return Either(list(options))


def gain(resource: int, number: int = 1) -> Gain:
    """So many of one resource."""
    return Gain(resource, number)


def field(row: int) -> GainField:
    """A new field in this row."""
    return GainField(row)


def crops(number: int) -> Take:
    """Crops of your choice."""
    return Take(number, list(range(CROPS)))


def one_of(*goods: int) -> Take:
    """One of these goods."""
    return Take(1, list(goods))


def exchange(cost: Cost, *gains: Effect) -> Exchange:
    """Pay the cost to get the gains."""
    return Exchange(cost, gains[0] if len(gains) == 1 else Then(list(gains)))
