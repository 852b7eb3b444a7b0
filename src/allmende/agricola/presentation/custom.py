"""Words and symbols of effects that only one or two cards have, side by side, node by node."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.pieces import FOOD, RESOURCE_NAMES
from allmende.agricola.rules.language.custom import (
    AddCrop,
    BreedBoar,
    CustomNode,
    EndLodging,
    Helper,
    JoinHerds,
    PayOrBeg,
    UseOnlyFree,
)
from allmende.agricola.rules.language.custom_cooking import CookDouble, PairReward
from allmende.core.message import Message
from allmende.core.rules.phrases import amount


def words(node: CustomNode) -> Message:
    """The words of a node: a deed if it needs no decision, or else a clause behind "you may"."""
    match node:
        case CookDouble():
            return Message("effect-cook-double")
        case PairReward():
            return Message("deed-pair-reward", {"what": amount(RESOURCE_NAMES[FOOD], 1)})
        case AddCrop():
            return Message("effect-add-crop", {"count": 1})
        case BreedBoar():
            return Message("deed-breed-boar")
        case JoinHerds():
            return Message("deed-join-herds", {"count": 1})
        case Helper():
            return Message("deed-call-now")
        case EndLodging():
            return Message("deed-end-lodging")
        case UseOnlyFree():
            return Message("effect-use-only-free", {"rounds": node.rounds})
        case PayOrBeg():
            return Message("deed-pay-or-beg", {"cost": amount(RESOURCE_NAMES[FOOD], 1)})
        case _:
            assert_never(node)


def symbols(node: CustomNode) -> list[str]:
    """The tokens of a node, in reading order."""
    match node:
        case CookDouble():
            return ["vegetable", "slash", "any-animal", "arrow", "food", "plus", "food"]
        case PairReward():
            return ["plus", "food"]
        case AddCrop():
            return ["plus", "crop"]
        case BreedBoar():
            return ["breed", "boar"]
        case JoinHerds():
            return ["same-animal", "per", "pasture@stable"]
        case Helper():
            return ["person@supply", "place"]
        case EndLodging():
            return ["no", "room", "colon", "less", "person"]
        case UseOnlyFree():
            free = "/".join(f"round-{number + 1}" for number in range(node.rounds))
            return ["alone", f"free@{free}", "use"]
        case PayOrBeg():
            return ["less", "food", "slash", "begging"]
        case _:
            assert_never(node)
