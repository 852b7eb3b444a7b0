"""Labels of doings that few cards have."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.farmyard import STABLE_SITE_NAMES
from allmende.agricola.components.moves import CHOOSE, PICK, STABLE, TAKE
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import BUILDING_RESOURCES, FOOD, GRAIN
from allmende.agricola.presentation.labels import custom_errands, custom_five, custom_trades
from allmende.agricola.presentation.labels.fields import field_label
from allmende.agricola.presentation.wording.amounts import Arguments, goods
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.language.bartering import Barter, ClearGrain, SwapResources, TakeDifferent
from allmende.agricola.rules.language.custom_errands import CustomErrandAction
from allmende.agricola.rules.language.custom_five import FiveAction
from allmende.agricola.rules.language.custom_trades import TradeAction
from allmende.agricola.rules.language.extras import BuildFromCard, PayExtra, TurnObtained
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.goings import GoOn, InviteGuest, MoveFirstHere, ReturnStables, SkipToBake
from allmende.agricola.rules.language.harvesting import HarvestField, LeaveGrain, SkipHarvest, SowHere
from allmende.agricola.rules.language.invitations import InvitationAction
from allmende.agricola.rules.language.joining import JoiningAction
from allmende.agricola.rules.language.nodes import DoingAction
from allmende.agricola.rules.language.on_card import LaySupply
from allmende.agricola.rules.language.trading import TakeTurned
from allmende.agricola.rules.language.turning import TurnFaceDown
from allmende.agricola.rules.occupants import space_of
from allmende.agricola.rules.state import State
from allmende.core.message import Message


def label(node: DoingAction, state: State, seat: int, move: int) -> Message | None:
    """The label of a move here, or None if it is the same everywhere."""
    if isinstance(node, TradeAction):
        return custom_trades.label(node, state, seat, move)
    if isinstance(node, FiveAction | JoiningAction):
        return custom_five.label(node, state, seat, move)
    if isinstance(node, CustomErrandAction):
        return custom_errands.label(node, state, seat, move)
    if isinstance(node, InvitationAction):
        return None
    match node:
        case LaySupply():
            what = goods(node.resource, move - CHOOSE + 1)
            points = sum(gain.count for gain in node.gains if isinstance(gain, BonusPoints)) * (move - CHOOSE + 1)
            if not points:
                return Message("move-lay-supply", {"what": what})
            bought = Message("bonus-points", {"number": points, "points": points})
            return Message("move-lay-supply-for", {"what": what, "gains": [bought]})
        case TurnFaceDown():
            return Message("move-turn-face-down", {"what": amounts(node.gain.foreseen(state, seat))})
        case SwapResources():
            gone, come = divmod(move - CHOOSE, BUILDING_RESOURCES)
            return Message("move-exchange-for", {"cost": amounts([gone, 1]), "gains": amounts([come, 1])})
        case Barter():
            if move >= CHOOSE:
                return Message("move-pay", {"what": amounts([move - CHOOSE, 1])})
            args: Arguments = {"what": goods(move - TAKE, 1), "number": node.price(move - TAKE)}
            return Message("move-barter", args)
        case TakeDifferent():
            space = node.spaces[move - CHOOSE]
            what = goods(ACCUMULATED[space], 1)
            return Message("move-take-from-space", {"what": what, "space": named("action", SPACE_NAMES[space])})
        case LeaveGrain():
            place = field_label(state, seat, move - PICK)
            return Message("move-leave-grain", {"place": place, "what": goods(GRAIN, 1)})
        case SkipHarvest():
            return Message("move-skip-harvest", {"what": goods(FOOD, node.food)})
        case MoveFirstHere():
            space = space_of(state.persons[node.place(state, seat)])
            return Message("move-move-first-here", {"action": named("action", SPACE_NAMES[space])})
        case InviteGuest():
            return Message("move-invite-guest")
        case ReturnStables():
            return Message("move-take-stable-off", {"place": STABLE_SITE_NAMES[move - STABLE]})
        case PayExtra():
            return Message(
                "move-exchange-for", {"cost": amounts([move - CHOOSE, 1]), "gains": amounts([FOOD, node.food])}
            )
        case TurnObtained():
            count = move - CHOOSE + 1
            cost, gains = amounts([node.animal, count]), amounts([FOOD, node.food * count])
            return Message("move-exchange-for", {"cost": cost, "gains": gains})
        case TakeTurned() | ClearGrain() | HarvestField() | SowHere() | GoOn() | BuildFromCard() | SkipToBake():
            return None
        case _:
            assert_never(node)
