"""Symbols of doings that few cards have."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.icons import custom_errands, custom_five, custom_trades, invitations
from allmende.agricola.presentation.icons.amounts import amount_token
from allmende.agricola.presentation.reading import space_numbers
from allmende.agricola.rules.language.bartering import Barter, ClearGrain, SwapResources, TakeDifferent, TakeSeveral
from allmende.agricola.rules.language.custom_errands import CustomErrandNode
from allmende.agricola.rules.language.custom_five import FiveNode
from allmende.agricola.rules.language.custom_trades import TradeNode
from allmende.agricola.rules.language.dealings import TakeAllFrom
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.extras import BuildFromCard, PayExtra, TurnObtained
from allmende.agricola.rules.language.fences import LayFences
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.goings import (
    ComeHome,
    GoOn,
    InviteGuest,
    MoveFirstHere,
    ReturnStables,
    SkipToBake,
)
from allmende.agricola.rules.language.harvesting import FieldPhaseNow, HarvestField, LeaveGrain, SkipHarvest, SowHere
from allmende.agricola.rules.language.invitations import InvitationNode
from allmende.agricola.rules.language.joining import JoiningAction
from allmende.agricola.rules.language.nodes import DoingNode
from allmende.agricola.rules.language.on_card import LaySupply, TopOfPile
from allmende.agricola.rules.language.rebuilding import RebuildFences
from allmende.agricola.rules.language.stock import Stock
from allmende.agricola.rules.language.trading import TakeTurned
from allmende.agricola.rules.language.turning import TurnFaceDown
from allmende.core.symbols import slashes, token


def symbols(node: DoingNode, show: Callable[[Effect], list[str]] | None = None) -> list[str]:
    """The tokens of a node, in reading order; `show` gives those of what follows it."""
    if isinstance(node, TradeNode):
        then = custom_trades.following(node)
        return custom_trades.symbols(node, [] if then is None or show is None else show(then))
    if isinstance(node, FiveNode | JoiningAction):
        return custom_five.symbols(node)
    if isinstance(node, CustomErrandNode):
        return custom_errands.symbols(node)
    if isinstance(node, InvitationNode):
        return invitations.symbols(node, show)
    match node:
        case TakeTurned():
            return ["such"]
        case LaySupply():
            gains = [f"score*{gain.count}" for gain in node.gains if isinstance(gain, BonusPoints)]
            arrow = ["arrow", *gains] if gains else []
            number = 1 if node.repeats else node.most
            return ["onto-card", token(RESOURCE_NAMES[node.resource], number), *arrow]
        case TopOfPile():
            per = [] if node.of is None else ["per", amount_token(node.of, 1)]
            return ["pile", *(RESOURCE_NAMES[good] for good in node.pile), *per]
        case TurnFaceDown(gain=TakeAllFrom() as taken):
            return [f"take@{'/'.join(SPACE_NAMES[space] for space in space_numbers(taken.spaces))}", "times*1"]
        case TurnFaceDown(gain=Stock() as lying):
            return ["off-card", *(RESOURCE_NAMES[kind] for kind in lying.kinds), "times*1"]
        case TurnFaceDown():
            raise AssertionError(f"{type(node.gain).__name__} is given by no card that is turned")
        case SwapResources():
            most = token("building-resource", node.most)
            return [most, "arrow", most]
        case Barter():
            animals = [RESOURCE_NAMES[animal] for animal in node.prices[::2]]
            row = [f"building-resource*{slashes(node.prices[1::2])}", "arrow", animals[0]]
            for animal in animals[1:]:
                row += ["slash", animal]
            return [*row, f"times*{node.most}"]
        case TakeSeveral():
            return ["take", "each-round", token("good", node.count)]
        case TakeDifferent():
            return ["take", "each-round", token("building-resource", node.count)]
        case ClearGrain():
            return ["grain", "per", "field@grain", "times*1", "arrow", token(RESOURCE_NAMES[node.resource], node.count)]
        case SkipHarvest():
            return ["no", "take-crop", "breed", "colon", token("food", node.food)]
        case LeaveGrain():
            return ["grain", "instead-of", "take-crop", "grain"]
        case HarvestField():
            return ["take-crop", "crop", "field", "times*1"]
        case SowHere():
            return ["sow", RESOURCE_NAMES[node.crop]]
        case FieldPhaseNow():
            return ["alone", "take-crop", "crop"]
        case LayFences():
            return ["onto-card", token("fence", node.count)]
        case RebuildFences():
            return ["return", "fence", "arrow", "gratis", "fence", "plus", f"fence@supply*{node.more}"]
        case ComeHome():
            return [f"use@{SPACE_NAMES[node.space]}", "colon", "going-home"]
        case GoOn():
            return [f"use@{SPACE_NAMES[node.space]}", "colon", "same-person", "use", "place"]
        case MoveFirstHere():
            assert show is not None, "something is done then"
            return ["person@first", "onto-card", "arrow", *show(node.then)]
        case InviteGuest():
            return ["off-card", "food", "arrow", "person@supply", "place"]
        case SkipToBake():
            return ["no", "place", "colon", "bake"]
        case ReturnStables():
            cost = ["stable@supply", f"times*{node.most}", "arrow"]
            return [*cost, token(RESOURCE_NAMES[node.gains[0]], node.gains[1])]
        case PayExtra():
            return ["plus", "building-resource", "arrow", token("food", node.food)]
        case TurnObtained():
            return [RESOURCE_NAMES[node.animal], "arrow", token("food", node.food)]
        case BuildFromCard():
            return ["off-card", token("food", node.count), "arrow", "gratis", "improvement"]
        case _:
            assert_never(node)
