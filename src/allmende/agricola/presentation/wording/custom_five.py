"""Words of what single cards for five and six players do."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.wording.amounts import goods
from allmende.agricola.presentation.wording.openings import these_spaces
from allmende.agricola.rules.language.custom_five import (
    ActOn,
    FillUp,
    FiveNode,
    HarvestWages,
    LayOnSpaces,
    RepeatOption,
    StallsByMajors,
    TakeLaid,
)
from allmende.agricola.rules.language.drawing import DrawMinors
from allmende.agricola.rules.language.errands import DiscardOccupations
from allmende.agricola.rules.language.joining import JoiningAction, PlaceAtLeft, PlaceBesideOther
from allmende.agricola.rules.language.leaving import LeaveGoods
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of, respectively


def words(node: FiveNode | JoiningAction) -> Message:
    """The words of a node: a deed if it needs no decision, or else a clause behind "you may"."""
    match node:
        case RepeatOption():
            return Message("effect-repeat-option", {"cost": amounts(node.cost)})
        case FillUp():
            resource = Message(f"resource-{RESOURCE_NAMES[node.resource]}", {"count": node.number})
            return Message("deed-fill-up", {"resource": resource, "number": node.number})
        case LayOnSpaces():
            return Message("deed-lay-on-spaces", {"what": amounts(node.goods), "spaces": these_spaces(node.spaces)})
        case TakeLaid():
            return Message("deed-take-laid")
        case HarvestWages():
            given = [goods(node.pairs[i], node.pairs[i + 1]) for i in range(0, len(node.pairs), 2)]
            return Message("deed-harvest-wages", {"what": respectively(given), "numbers": respectively(node.numbers)})
        case StallsByMajors(each=True):
            return Message("deed-one-more-stall", {"most": node.most})
        case StallsByMajors():
            return Message("deed-stalls-by-majors", {"most": node.most})
        case DiscardOccupations():
            return Message("deed-discard-occupations")
        case ActOn():
            spaces = [named("action", SPACE_NAMES[space]) for space in node.spaces]
            return Message("effect-act-on", {"spaces": one_of(spaces)})
        case PlaceAtLeft():
            return Message("effect-place-at-left", {"cost": amounts(node.cost)})
        case PlaceBesideOther():
            return Message("effect-place-beside-other")
        case LeaveGoods():
            halves = [number // 2 for number in node.numbers]
            gains = respectively([goods(animal, 1) for animal in node.animals])
            args = {"numbers": respectively(node.numbers), "left": respectively(halves), "gains": gains}
            return Message("effect-leave-goods", args)
        case DrawMinors():
            return Message("deed-draw-minors", {"what": Message("thing-new-minors", {"count": node.count})})
        case _:
            assert_never(node)
