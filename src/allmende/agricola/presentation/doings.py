"""Words, symbols and labels of doings that few cards have, side by side, node by node."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.farmyard import STABLE_SITE_NAMES
from allmende.agricola.components.moves import CHOOSE, STABLE, TAKE
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import BUILDING_RESOURCES, FOOD, RESOURCE_NAMES
from allmende.agricola.presentation import custom_errands, custom_trades
from allmende.agricola.presentation.icons.amounts import amount_token
from allmende.agricola.presentation.wording.amounts import Arguments, each, goods
from allmende.agricola.presentation.wording.things import all_things
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.language.bartering import Barter, ClearGrain, SwapResources, TakeDifferent
from allmende.agricola.rules.language.custom_errands import CustomErrandAction, CustomErrandNode
from allmende.agricola.rules.language.custom_trades import TradeAction, TradeNode
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.extras import BuildFromCard, PayExtra, TurnObtained
from allmende.agricola.rules.language.fences import LayFences
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.goings import ComeHome, GoOn, InviteGuest, ReturnStables, SkipToBake
from allmende.agricola.rules.language.harvesting import FieldPhaseNow, HarvestField, SkipHarvest, SowHere
from allmende.agricola.rules.language.nodes import DoingAction, DoingNode
from allmende.agricola.rules.language.on_card import LaySupply, TopOfPile
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.phrases import respectively
from allmende.core.symbols import slashes, token


def words(node: DoingNode, say: Callable[[Effect], Message] | None = None) -> Message:
    """The words of a node: a deed if it needs no decision, or else a clause behind "you may".

    `say` gives those of what follows it.
    """
    if isinstance(node, TradeNode):
        then = custom_trades.following(node)
        return custom_trades.words(node, None if then is None or say is None else say(then))
    if isinstance(node, CustomErrandNode):
        return custom_errands.words(node)
    match node:
        case LaySupply():
            return _lay_supply(node)
        case TopOfPile():
            pile = [Message(f"resource-{RESOURCE_NAMES[good]}", {"count": 1}) for good in node.pile]
            if node.of is not None:
                return Message("deed-pile-each", {"goods": pile, "each": each(node.of, 1)})
            return Message("deed-top-of-pile", {"goods": pile})
        case SwapResources():
            return Message("effect-swap-resources", {"most": node.most})
        case Barter():
            animals = respectively([goods(animal, 1) for animal in node.prices[::2]])
            args: Arguments = {"most": node.most, "numbers": respectively(node.prices[1::2]), "animals": animals}
            return Message("effect-barter", args)
        case TakeDifferent():
            return Message("deed-take-different", {"count": node.count})
        case ClearGrain():
            return Message("effect-clear-grain", {"what": goods(node.resource, node.count)})
        case SkipHarvest():
            return Message("effect-skip-harvest", {"what": goods(FOOD, node.food)})
        case HarvestField():
            return Message("effect-harvest-field")
        case SowHere():
            return Message("effect-sow-here", {"what": goods(node.crop, 1)})
        case FieldPhaseNow():
            return Message("deed-field-phase-now")
        case LayFences():
            return Message("deed-lay-fences", {"count": node.count})
        case ComeHome():
            return Message("deed-come-home", {"space": named("action", SPACE_NAMES[node.space])})
        case GoOn():
            return Message("effect-go-on", {"space": named("action", SPACE_NAMES[node.space])})
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


def symbols(node: DoingNode, show: Callable[[Effect], list[str]] | None = None) -> list[str]:
    """The tokens of a node, in reading order; `show` gives those of what follows it."""
    if isinstance(node, TradeNode):
        then = custom_trades.following(node)
        return custom_trades.symbols(node, [] if then is None or show is None else show(then))
    if isinstance(node, CustomErrandNode):
        return custom_errands.symbols(node)
    match node:
        case LaySupply():
            gains = [f"score*{gain.count}" for gain in node.gains if isinstance(gain, BonusPoints)]
            arrow = ["arrow", *gains] if gains else []
            number = 1 if node.repeats else node.most
            return ["onto-card", token(RESOURCE_NAMES[node.resource], number), *arrow]
        case TopOfPile():
            per = [] if node.of is None else ["per", amount_token(node.of, 1)]
            return ["pile", *(RESOURCE_NAMES[good] for good in node.pile), *per]
        case SwapResources():
            most = token("building-resource", node.most)
            return [most, "arrow", most]
        case Barter():
            animals = [RESOURCE_NAMES[animal] for animal in node.prices[::2]]
            row = [f"building-resource*{slashes(node.prices[1::2])}", "arrow", animals[0]]
            for animal in animals[1:]:
                row += ["slash", animal]
            return [*row, f"times*{node.most}"]
        case TakeDifferent():
            return ["take", "each-round", token("building-resource", node.count)]
        case ClearGrain():
            return ["grain", "per", "field@grain", "times*1", "arrow", token(RESOURCE_NAMES[node.resource], node.count)]
        case SkipHarvest():
            return ["no", "take-crop", "breed", "colon", token("food", node.food)]
        case HarvestField():
            return ["take-crop", "crop", "field", "times*1"]
        case SowHere():
            return ["sow", RESOURCE_NAMES[node.crop]]
        case FieldPhaseNow():
            return ["alone", "take-crop", "crop"]
        case LayFences():
            return ["onto-card", token("fence", node.count)]
        case ComeHome():
            return [f"use@{SPACE_NAMES[node.space]}", "colon", "going-home"]
        case GoOn():
            return [f"use@{SPACE_NAMES[node.space]}", "colon", "same-person", "use", "place"]
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


def label(node: DoingAction, state: State, seat: int, move: int) -> Message | None:
    """The label of a move here, or None if it is the same everywhere."""
    if isinstance(node, TradeAction):
        return custom_trades.label(node, state, seat, move)
    if isinstance(node, CustomErrandAction):
        return custom_errands.label(node, state, seat, move)
    match node:
        case LaySupply():
            what = goods(node.resource, move - CHOOSE + 1)
            points = sum(gain.count for gain in node.gains if isinstance(gain, BonusPoints)) * (move - CHOOSE + 1)
            if not points:
                return Message("move-lay-supply", {"what": what})
            bought = Message("bonus-points", {"number": points, "points": points})
            return Message("move-lay-supply-for", {"what": what, "gains": [bought]})
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
        case SkipHarvest():
            return Message("move-skip-harvest", {"what": goods(FOOD, node.food)})
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
        case ClearGrain() | HarvestField() | SowHere() | GoOn() | BuildFromCard() | SkipToBake():
            return None
        case _:
            assert_never(node)
