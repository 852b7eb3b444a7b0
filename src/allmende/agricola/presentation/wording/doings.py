"""Words of doings that few cards have."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import FOOD, GRAIN, RESOURCE_NAMES
from allmende.agricola.presentation.reading import space_numbers
from allmende.agricola.presentation.wording import custom_errands, custom_five, custom_trades, invitations
from allmende.agricola.presentation.wording.amounts import Arguments, each, goods
from allmende.agricola.presentation.wording.things import all_things
from allmende.agricola.rules.accumulation import MEETING_PLACE
from allmende.agricola.rules.language.bartering import Barter, ClearGrain, SwapResources, TakeDifferent, TakeSeveral
from allmende.agricola.rules.language.custom_errands import CustomErrandNode
from allmende.agricola.rules.language.custom_five import FiveNode
from allmende.agricola.rules.language.custom_trades import TradeNode
from allmende.agricola.rules.language.dealings import TakeAllFrom
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.extras import BuildFromCard, PayExtra, TurnObtained
from allmende.agricola.rules.language.fences import LayFences
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
from allmende.agricola.rules.language.trading import TakeTurned
from allmende.agricola.rules.language.turning import TurnFaceDown
from allmende.core.message import Message
from allmende.core.rules.phrases import respectively


def words(node: DoingNode, say: Callable[[Effect], Message] | None = None) -> Message:
    """The words of a node: a deed if it needs no decision, or else a clause behind "you may".

    `say` gives those of what follows it.
    """
    if isinstance(node, TradeNode):
        then = custom_trades.following(node)
        return custom_trades.words(node, None if then is None or say is None else say(then))
    if isinstance(node, FiveNode | JoiningAction):
        return custom_five.words(node)
    if isinstance(node, CustomErrandNode):
        return custom_errands.words(node)
    if isinstance(node, InvitationNode):
        return invitations.words(node)
    match node:
        case TakeTurned():
            return Message("deed-take-turned")
        case LaySupply():
            return _lay_supply(node)
        case TopOfPile():
            pile = [Message(f"resource-{RESOURCE_NAMES[good]}", {"count": 1}) for good in node.pile]
            if node.of is not None:
                return Message("deed-pile-each", {"goods": pile, "each": each(node.of, 1)})
            return Message("deed-top-of-pile", {"goods": pile})
        case TurnFaceDown(gain=TakeAllFrom() as taken):
            spaces = [named("action", SPACE_NAMES[space]) for space in space_numbers(taken.spaces)]
            return Message("effect-turn-to-take", {"spaces": spaces})
        case TurnFaceDown():
            return Message("effect-turn-face-down", {"what": all_things([node.gain])})
        case SwapResources(of_these=True):
            return Message("effect-swap-of-these", {"count": 1})
        case SwapResources():
            return Message("effect-swap-resources", {"most": node.most})
        case Barter():
            animals = respectively([goods(animal, 1) for animal in node.prices[::2]])
            args: Arguments = {"most": node.most, "numbers": respectively(node.prices[1::2]), "animals": animals}
            return Message("effect-barter", args)
        case TakeSeveral():
            return Message("effect-take-several", {"count": node.count})
        case TakeDifferent():
            return Message("deed-take-different", {"count": node.count})
        case ClearGrain():
            return Message("effect-clear-grain", {"what": goods(node.resource, node.count)})
        case SkipHarvest():
            return Message("effect-skip-harvest", {"what": goods(FOOD, node.food)})
        case LeaveGrain():
            return Message("effect-leave-grain", {"what": goods(GRAIN, 1)})
        case HarvestField():
            return Message("effect-harvest-field")
        case SowHere():
            return Message("effect-sow-here", {"what": goods(node.crop, 1)})
        case FieldPhaseNow():
            return Message("deed-field-phase-now")
        case LayFences():
            return Message("deed-lay-fences", {"count": node.count})
        case RebuildFences():
            return Message("deed-rebuild-fences", {"more": node.more})
        case ComeHome():
            return Message("deed-come-home", {"space": named("action", SPACE_NAMES[node.space])})
        case GoOn():
            return Message("effect-go-on", {"space": named("action", SPACE_NAMES[node.space])})
        case MoveFirstHere():
            assert say is not None, "something is done then"
            space = named("action", SPACE_NAMES[MEETING_PLACE])
            return Message("effect-move-first-here", {"space": space, "effect": say(node.then)})
        case InviteGuest():
            return Message("effect-invite-guest", {"what": goods(FOOD, 1)})
        case SkipToBake():
            return Message("effect-skip-to-bake")
        case ReturnStables():
            return Message("effect-return-stables", {"most": node.most, "gains": amounts(node.gains)})
        case PayExtra():
            return Message("effect-pay-extra", {"what": goods(FOOD, node.food)})
        case TurnObtained():
            return Message("effect-turn-obtained", {"food": goods(FOOD, node.food)})
        case BuildFromCard():
            return Message("effect-build-from-card", {"what": goods(FOOD, node.count)})
        case _:
            assert_never(node)


def _lay_supply(node: LaySupply) -> Message:
    """The laying of goods of one's supply onto the card."""
    args: Arguments = {"what": goods(node.resource, node.most), "most": node.most}
    if node.repeats:
        return Message(
            "effect-lay-any", {"resource": Message(f"resource-{RESOURCE_NAMES[node.resource]}", {"count": 2})}
        )
    said = Message("effect-lay-supply", args)
    if node.gains:
        said = Message("effect-lay-supply-for", {**args, "gains": all_things(node.gains)})
    return said if node.limit is None else Message("effect-lay-up-to", {"effect": said, "each": each(node.limit, 1)})
