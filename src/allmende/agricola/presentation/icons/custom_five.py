"""Symbols of what single cards for five and six players do."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.icons.amounts import goods
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
from allmende.core.symbols import separated, slashes, token


def symbols(node: FiveNode | JoiningAction) -> list[str]:
    """The tokens of a node, in reading order."""
    match node:
        case RepeatOption():
            return [*goods(node.cost), "arrow", "taken", "times*2"]
        case FillUp():
            return ["refill", token(RESOURCE_NAMES[node.resource], node.number)]
        case LayOnSpaces():
            return [*goods(node.goods), "per", "use@person"]
        case TakeLaid():
            return [*goods(node.goods), "times*1"]
        case HarvestWages():
            given = [[RESOURCE_NAMES[resource]] for resource in node.pairs[::2]]
            return ["others", f"harvested@grain*{slashes(node.numbers)}", "arrow", *separated(given, "slash")]
        case StallsByMajors(each=True):
            return ["holds", "any-animal"]
        case StallsByMajors():
            return ["holds", "any-animal", "per", "improvement", f"times*{node.most}"]
        case DiscardOccupations():
            return ["discard", "occupation@hand"]
        case ActOn():
            return [f"use@{'/'.join(SPACE_NAMES[space] for space in node.spaces)}"]
        case PlaceAtLeft():
            return [*goods(node.cost), "arrow", "left-of-newest", "place"]
        case PlaceBesideOther():
            return ["place"]
        case LeaveGoods():
            animals = separated([[RESOURCE_NAMES[animal]] for animal in node.animals], "slash")
            left = token("good", slashes([number // 2 for number in node.numbers]))
            return ["exactly", token("lying", slashes(node.numbers)), "colon", "less", left, "arrow", *animals]
        case DrawMinors():
            return [f"minor@hand*{node.count}"]
        case _:
            assert_never(node)
