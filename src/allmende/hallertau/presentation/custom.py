"""The words and the symbols of effects of only one or two cards, side by side, node by node."""

from __future__ import annotations

from typing import assert_never

from allmende.core.message import Message
from allmende.hallertau.rules.language.custom import (
    CustomNode,
    DoubleYield,
    FieldsWithSum,
    HidesUpToTools,
    NextActionIsLast,
    PayJewelryInButchery,
    SowTwice,
)


def words(node: CustomNode) -> Message:
    """The effect of a node as a clause."""
    match node:
        case SowTwice():
            return Message("effect-sow-twice")
        case DoubleYield():
            return Message("effect-double-yield")
        case HidesUpToTools():
            return Message("effect-hides-up-to-tools")
        case FieldsWithSum():
            return Message("effect-fields-with-sum")
        case PayJewelryInButchery():
            return Message("effect-pay-jewelry-in-butchery")
        case NextActionIsLast():
            return Message("effect-next-action-is-last")
        case _:
            assert_never(node)


def symbols(node: CustomNode) -> list[str]:
    """The tokens of a node, in reading order."""
    match node:
        case SowTwice():
            return ["sow-two-in-one"]
        case DoubleYield():
            return ["double-yield"]
        case HidesUpToTools():
            return ["hides", "up-to", "tools"]
        case FieldsWithSum():
            return ["field*2", "rows-sum", "jewelry"]
        case PayJewelryInButchery():
            return ["jewelry", "instead-of", "sheep"]
        case NextActionIsLast():
            return ["last-action"]
        case _:
            assert_never(node)
