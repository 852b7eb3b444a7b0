"""Words for effects.

The words of an effect are a *clause* ("build fences (1 Wood each)"); those of a mere gain are a *thing* ("1 Stone", see
`things`). Effects that hand cards make their owner carry out, or carry out by themselves, are *deeds*, with whole
clauses of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from allmende.agricola.components.phrases import amounts
from allmende.agricola.components.pieces import BOAR, CATTLE, FOOD, GRAIN, RESOURCE_NAMES, SHEEP, VEGETABLE
from allmende.agricola.presentation import custom, deck_x
from allmende.agricola.presentation.wording import dealings, doings, fieldwork, postponed
from allmende.agricola.presentation.wording.amounts import Arguments, each, goods
from allmende.agricola.presentation.wording.conditions import ahead, listed, space_names
from allmende.agricola.presentation.wording.farming import farming, people
from allmende.agricola.presentation.wording.openings import these_spaces
from allmende.agricola.presentation.wording.playing import playing
from allmende.agricola.presentation.wording.savings import any_one
from allmende.agricola.presentation.wording.things import all_things, deed_only, thing, things
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.language.action import AndAfterward, OneOf
from allmende.agricola.rules.language.animals import ExchangeAnimals, OfferHerd
from allmende.agricola.rules.language.baking import BakeBread
from allmende.agricola.rules.language.crops import AddCrops, DiscardGrain, MoveCrop, PickCrops
from allmende.agricola.rules.language.custom import CustomNode
from allmende.agricola.rules.language.custom_x import DrawnNode
from allmende.agricola.rules.language.dealings import DealingNode
from allmende.agricola.rules.language.deck_x import DrawFromDeckX
from allmende.agricola.rules.language.each_once import EachOnce
from allmende.agricola.rules.language.effect import Effect, Given, Then
from allmende.agricola.rules.language.errands import OnceByRound
from allmende.agricola.rules.language.evenings import BuyPoints, GrainFor, LendFood, TakeCrop, TakeFromSpace
from allmende.agricola.rules.language.field_deals import AddToCrops, ClearField, OfferFromField, PutOnFields, SwapCrops
from allmende.agricola.rules.language.fieldwork import FieldworkNode
from allmende.agricola.rules.language.gains import BonusPoints, ByCost, Cases, Exchange, ForOthers, GainBy
from allmende.agricola.rules.language.goods import BecomeStartingPlayer, Gain, GainMissingAnimal, TakeAll, TakeOne
from allmende.agricola.rules.language.improvements import MajorOrMinor
from allmende.agricola.rules.language.lessons import TurnedReward, TurnReward
from allmende.agricola.rules.language.neighbors import LayPrizes, WinPrize
from allmende.agricola.rules.language.nodes import (
    CropNode,
    DoingNode,
    FarmingNode,
    GoodsNode,
    JoinedNode,
    OfferNode,
    PeopleNode,
    PlayNode,
    PromiseNode,
    effect_node,
)
from allmende.agricola.rules.language.occasions import InRounds
from allmende.agricola.rules.language.offers import BuyFromPile, Offer, TakeFrom, TilesOnCard
from allmende.agricola.rules.language.plenty import TakeInPlenty
from allmende.agricola.rules.language.postponed import PostponedNode
from allmende.agricola.rules.language.promises import PromiseInTurn, PromiseOn, PromisePiece, TakeBack
from allmende.agricola.rules.language.provided import FromRound, If, Only
from allmende.agricola.rules.language.repeats import UpTo
from allmende.agricola.rules.language.restocking import Restock
from allmende.agricola.rules.language.savings import AnyLess
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.yards import (
    ExchangeTaken,
    LayOnUnused,
    LayStables,
    LayStablesOnSpaces,
    TakeOffUsed,
)
from allmende.core.message import Message
from allmende.core.rules.phrases import one_clause_of, one_of, respectively


def say(effect: Effect) -> Message:
    """An effect as a clause."""
    what = thing(effect)
    if what is not None:
        return Message("effect-gain", {"what": what})
    node = effect_node(effect)
    if isinstance(node, DoingNode):  # some of which are more than others below
        return doings.words(node, say)
    if isinstance(node, DealingNode):
        return dealings.words(node, say)
    if isinstance(node, JoinedNode):
        return _joined(node)
    if isinstance(node, GoodsNode):
        return _goods(node)
    if isinstance(node, PromiseNode):
        return _promise(node)
    if isinstance(node, OfferNode):
        return _offer(node)
    if isinstance(node, FarmingNode):
        return farming(node)
    if isinstance(node, CropNode):
        return _crop(node)
    if isinstance(node, PlayNode):
        return playing(node)
    if isinstance(node, PeopleNode):
        return people(node)
    if isinstance(node, CustomNode):
        return custom.words(node)
    if isinstance(node, DrawFromDeckX | DrawnNode):
        return deck_x.words(node)
    if isinstance(node, FieldworkNode):
        return fieldwork.words(node)
    if isinstance(node, PostponedNode):
        return postponed.words(node)
    match node:
        case (
            LayOnCard() | TakeOffCard() | OnceByRound() | LayOnUnused() | TakeOffUsed()
            | LayPrizes() | WinPrize() | TurnReward() | TurnedReward() | Restock() | TakeInPlenty()
        ):  # fmt: skip
            raise deed_only(node)
        case _:
            assert_never(node)


def _joined(effect: JoinedNode) -> Message:
    """Several effects, or one under a condition, as the words of a card."""
    match effect:
        case AndAfterward():
            first, second = (say(part) for part in effect.effects)
            comes = isinstance(effect.effects[1], Given)
            return Message("effect-and-then" if comes else "effect-and-afterward", {"first": first, "second": second})
        case Then():
            return joined(clauses(effect.effects), "effect-and")
        case EachOnce(most=most) if most:
            options = [what for option in effect.options if (what := thing(option)) is not None]
            return Message("effect-up-to-different", {"most": most, "options": options})
        case EachOnce():  # the card says that something may be done instead
            return joined([say(option) for option in effect.options], "effect-and-or")
        case MajorOrMinor():
            said = say_options(effect)
            if effect.savings:
                less = [any_one(saving) for saving in effect.savings if isinstance(saving, AnyLess)]
                return Message("effect-improve-cheaper", {"effect": said, "less": one_of(less)})
            if effect.spends < 0:
                return said
            return Message("effect-spending", {"effect": said, "what": goods(effect.spends, 1)})
        case UpTo():
            if isinstance(effect.most, int):
                return Message("effect-up-to", {"most": effect.most, "effect": say_options(effect)})
            return Message("effect-up-to-each", {"each": each(effect.most, 1), "effect": say_options(effect)})
        case OneOf():
            return say_options(effect)
        case FromRound():
            said = Message("effect-from-round", {"round": effect.number, "effect": say(effect.effect)})
            if effect.before is None:
                return said
            return Message("effect-until-round", {"effect": say(effect.before), "later": said})
        case Only(condition=InRounds() as when):
            return Message("effect-in-rounds", {"rounds": listed(when.rounds), "effect": say(effect.effect)})
        case Only() | If():
            raise deed_only(effect)
        case _:
            assert_never(effect)


def joined(parts: Sequence[Message], two: str) -> Message:
    """Clauses one after the other, two at a time."""
    first = parts[0]
    for part in parts[1:]:
        first = Message(two, {"first": first, "second": part})
    return first


def clauses(effects: Sequence[Effect]) -> list[Message]:
    """Effects as clauses, one after the other; things side by side share one verb."""
    said: list[Message] = []
    for are_things, run in groupby(effects, lambda effect: things(effect) is not None):
        if are_things:
            said.append(Message("effect-gain", {"what": all_things(list(run))}))
        else:
            said += [say(effect) for effect in run]
    return said


def say_options(effect: OneOf) -> Message:
    """Exactly one of several actions."""
    what = things(effect)
    if what is not None:
        return Message("effect-gain", {"what": what})
    herds = [option for option in effect.options if isinstance(option, OfferHerd)]
    if len(herds) == len(effect.options):
        return Message("effect-either-herd", {"options": one_clause_of([_say_herd(herd) for herd in herds])})
    offers = [option for option in effect.options if isinstance(option, Offer) and not option.leaves]
    if len(effect.options) == 1:
        return say(effect.options[0])
    return _say_offers(offers) if len(offers) == len(effect.options) else _say_either(effect.options)


def _is_swapped(gain: Effect) -> bool:
    """True if a gain is not made out of what is given for it."""
    return isinstance(gain, BonusPoints | TakeOffCard) or (isinstance(gain, Gain) and SHEEP <= gain.resource <= CATTLE)


def _say_herd(herd: OfferHerd) -> Message:
    """Animals with their price, if they have one."""
    what = Message("listed", {"what": [goods(animal, 1) for animal in herd.animals]})
    return Message("thing-for", {"what": what, "cost": amounts(herd.cost)}) if herd.cost else what


def _say_offers(offers: Sequence[Offer]) -> Message:
    """One of several exchanges, of which one may cost nothing."""
    if not all(things(gain) is not None for offer in offers for gain in offer.gains):
        return _say_promises(offers) or _say_either(offers)
    free = next((offer for offer in offers if not offer.cost), None)
    if free is not None:
        others = _say_offers([offer for offer in offers if offer is not free])
        return Message("effect-free-or", {"gains": all_things(free.gains), "else": others})
    if all(all_things(offer.gains) == all_things(offers[0].gains) for offer in offers):
        either = one_of([goods(offer.cost[0], offer.cost[1]) for offer in offers])  # one thing or another, and more
        cost = [*amounts(offers[0].cost[2:]), Message("either-of", {"what": either})]
        return Message("effect-offer", {"cost": cost, "gains": all_things(offers[0].gains)})
    if len(offers) > 2 and all(offer.cost == offers[0].cost for offer in offers):
        given = one_clause_of([Message("listed", {"what": all_things(offer.gains)}) for offer in offers])
        return Message("effect-offer-either", {"cost": amounts(offers[0].cost), "gains": given})
    swapped = any(_is_swapped(gain) for offer in offers for gain in offer.gains)
    turned = [{"cost": _price(offer), "gains": _gained(offer)} for offer in offers]
    if swapped:
        return Message("effect-swap", {"options": one_clause_of([Message("swap", each) for each in turned])})
    return Message("effect-turn", {"options": one_clause_of([Message("move-turn", each) for each in turned])})


def _say_promises(offers: Sequence[Offer]) -> Message | None:
    """Goods on the next round spaces for one thing or another, on more of them for some than for others."""
    promises = [offer.gains[0] for offer in offers if isinstance(offer.gains[0], PromiseOn)]
    if len(promises) < len(offers) or any(promise.resource != promises[0].resource for promise in promises):
        return None
    cost = respectively([goods(offer.cost[0], offer.cost[1]) for offer in offers])
    rounds = respectively([len(promise.later) for promise in promises])
    what = goods(promises[0].resource, promises[0].count)
    return Message("effect-offer-rounds", {"cost": cost, "what": what, "rounds": rounds})


def _say_either(options: Sequence[Effect]) -> Message:
    if len(options) == 1:
        return say(options[0])
    return Message("effect-either", {"options": one_clause_of([say(option) for option in options])})


def _goods(effect: GoodsNode) -> Message:
    """Immediate gains and losses that are no plain things."""
    match effect:
        case TakeAll():
            return Message("effect-take-all", {"what": Message(f"all-{RESOURCE_NAMES[effect.resource]}")})
        case BecomeStartingPlayer():
            return Message("effect-become-starting-player")
        case GainMissingAnimal():
            animals = [goods(animal, 1) for animal in (SHEEP, BOAR, CATTLE)]
            return Message("effect-gain-missing-animal", dict(zip(("first", "second", "third"), animals, strict=True)))
        case ExchangeAnimals():
            return Message(
                "effect-exchange-animals", {"animals": Message(f"resource-{RESOURCE_NAMES[effect.into]}", {"count": 2})}
            )
        case ForOthers():
            return Message("effect-others-get", {"what": goods(effect.resource, effect.count)})
        case TakeOne():
            assert effect.less is not None, "else it is a thing"
            what, less = goods(effect.resource, 1), goods(FOOD, 1)
            args: Arguments = {"what": what, "cost": amounts(effect.cost), "less": less}
            return Message("effect-bargain", {**args, "each": each(effect.less, 1)})
        case Gain() | BonusPoints() | GainBy() | Cases() | ByCost() | Exchange():
            raise deed_only(effect)
        case _:
            assert_never(effect)


def _promise(effect: PromiseNode) -> Message:
    """Goods and pieces laid on round spaces for a price: goods, so far, only on the next ones."""
    match effect:
        case PromiseOn():
            what = goods(effect.resource, effect.count)
            if effect.later[0] > 1:
                return Message("effect-promise-ahead", {"what": what, "later": effect.later[0]})
            return Message("effect-promise-next", {"what": what, "count": len(effect.later)})
        case LayStables():
            return Message("effect-lay-stables", {"later": ahead(effect.later)})
        case LayStablesOnSpaces():
            spaces = sum(1 << space for space in effect.spaces)
            return Message("effect-lay-stables-on-spaces", {"spaces": space_names(spaces)})
        case PromisePiece() | PromiseInTurn() | TakeBack() | LendFood():
            raise deed_only(effect)
        case _:
            assert_never(effect)


def _offer(effect: OfferNode) -> Message:
    """Offers for something else."""
    match effect:
        case Offer():
            return _say_offer(effect)
        case OfferHerd():
            gains = [goods(animal, 1) for animal in effect.animals]
            return Message("effect-offer-herd", {"cost": amounts(effect.cost), "gains": gains})
        case BuyFromPile():
            pile = [Message(f"resource-{RESOURCE_NAMES[good]}", {"count": 1}) for good in effect.pile]
            return Message("effect-buy-from-pile", {"goods": pile, "cost": goods(effect.price, effect.count)})
        case TilesOnCard():
            if effect.repeats and not effect.together:
                return Message("effect-plow-some", {"tiles": effect.pile_size, "most": effect.most})
            id_ = "effect-plow-together" if effect.together else "effect-plow-from-card"
            return Message(id_, {"tiles": effect.pile_size})
        case ExchangeTaken():
            cost = goods(effect.resource, 1)
            return Message("effect-exchange-taken", {"cost": cost, "food": goods(FOOD, effect.food)})
        case BuyPoints():
            good = Message(f"resource-{RESOURCE_NAMES[effect.good]}", {"count": 2})
            return Message("effect-buy-points", {"what": good, "each": each(effect.most, 1)})
        case GrainFor():
            then = {"cost": goods(GRAIN, 1), "effect": say(effect.then)}
            return Message("effect-grain-for" if effect.from_fields else "effect-pay-to", then)
        case TakeFrom():
            spaces = sum(1 << space for space in effect.spaces)
            args = {"spaces": these_spaces(spaces, are_source=True), "least": effect.least}
            if len(effect.spaces) > 1:
                return Message("effect-take-from-any", args)
            return Message("effect-take-from", {"what": goods(accumulated(effect.spaces[0]), 1), **args})
        case TakeFromSpace():
            least = one_of([goods(resource, count) for resource, count in enumerate(effect.least)])
            return Message("effect-take-from-space", {"least": least})
        case _:
            assert_never(effect)


def _say_offer(effect: Offer) -> Message:
    """An exchange, or something for nothing."""
    if not effect.cost:
        return joined(clauses(effect.gains), "effect-and")
    if not all(things(gain) is not None for gain in effect.gains):
        done = joined(clauses(effect.gains), "effect-and")
        return Message("effect-offer-then", {"cost": amounts(effect.cost), "effect": done})
    args: Arguments = {"cost": _price(effect), "gains": all_things(effect.gains)}
    if effect.more is not None:
        one = Message("thing-each", {"what": goods(effect.cost[0], 1), "each": each(effect.more, 1)})
        cost = [*(amounts(effect.cost) if effect.cost[1] else []), one]
        return Message("effect-offer", {"cost": cost, "gains": all_things(effect.gains)})
    if effect.to_doer:
        return Message("effect-give-to", args)
    if effect.fence:
        return Message("effect-give-fence", args)
    if effect.leaves_from:
        return Message("effect-offer-back-from", {**args, "players": effect.leaves_from})
    return Message("effect-offer-back" if effect.leaves else "effect-offer", args)


def _price(offer: Offer) -> list[Message]:
    """What is paid: amounts, or all of a resource."""
    return [Message(f"all-{RESOURCE_NAMES[offer.cost[0]]}")] if offer.all_of else amounts(offer.cost)


def _gained(offer: Offer) -> list[Message]:
    """What is given; an offer of goods on the card is there only as long as some are left."""
    taken = [gain for gain in offer.gains if isinstance(gain, TakeOffCard)]
    return [Message("thing-sold", {"what": goods(gain.resource, 1)}) for gain in taken] or all_things(offer.gains)


def _crop(effect: CropNode) -> Message:
    """Actions on fields, and baking of bread."""
    match effect:
        case PickCrops(most=None):
            return Message("effect-pick-crops")
        case PickCrops():
            assert effect.most is not None, "the case before"
            return Message("effect-pick-any", {"each": each(effect.most, 1)})
        case MoveCrop():
            return Message("effect-move-crop")
        case TakeCrop():
            taken = Message("effect-take-crop", {"what": goods(effect.crop, 1)})
            if effect.then is None:
                return taken
            return Message("effect-and-afterward", {"first": taken, "second": say(effect.then)})
        case DiscardGrain():
            most = len(effect.numbers)
            boar = Message(f"resource-{RESOURCE_NAMES[BOAR]}", {"count": most})
            gains = Message("thing-of", {"number": respectively(range(1, most + 1)), "resource": boar})
            return Message("effect-discard-grain", {"numbers": respectively(effect.numbers), "boar": gains})
        case BakeBread():
            return Message("effect-bake-bread" if effect.repeats else "effect-bake-one", {"grain": goods(GRAIN, 1)})
        case AddCrops() if not effect.below:
            return Message("effect-add-crops", {"number": 1})
        case PutOnFields() | AddCrops():
            raise deed_only(effect)
        case AddToCrops():
            return Message("effect-add-to-crops", {"count": effect.count})
        case SwapCrops():
            return Message("effect-swap-crops", {"cost": goods(GRAIN, effect.count), "what": goods(VEGETABLE, 1)})
        case ClearField():
            return Message("effect-clear-field", {"least": effect.least, "effect": say(effect.then)})
        case OfferFromField():
            deal: Arguments = {"what": goods(effect.crop, 1), "gains": all_things(effect.gains)}
            if effect.least > 1:
                return Message("effect-pay-from-top", deal)
            return Message("effect-pay-from-field", {"cost": amounts(effect.cost), **deal})
        case _:
            assert_never(effect)
