"""Words for deeds: effects at a moment, forced or optional, behind the opening that names the moment.

Most deeds are clauses and things with a verb of their own; effects of cards by themselves have whole clauses.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from allmende.agricola.cards import CARDS
from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import FOOD, GRAIN, RESOURCE_NAMES, VEGETABLE
from allmende.agricola.presentation import custom, deck_x
from allmende.agricola.presentation.wording import dealings, doings, postponed
from allmende.agricola.presentation.wording.amounts import Arguments, goods, have, rank, there
from allmende.agricola.presentation.wording.conditions import listed
from allmende.agricola.presentation.wording.effects import say
from allmende.agricola.presentation.wording.promises import promise, promise_piece
from allmende.agricola.presentation.wording.things import all_things, things
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.language.action import OneOf
from allmende.agricola.rules.language.another_space import PlaceFromSupply
from allmende.agricola.rules.language.crops import AddCrops
from allmende.agricola.rules.language.custom import CustomNode
from allmende.agricola.rules.language.custom_five import PlayersWith
from allmende.agricola.rules.language.custom_trades import RoomOnCard
from allmende.agricola.rules.language.custom_x import DrawnNode
from allmende.agricola.rules.language.dealings import DealingNode
from allmende.agricola.rules.language.effect import Effect, Then
from allmende.agricola.rules.language.evenings import LendFood
from allmende.agricola.rules.language.field_deals import PutOnFields
from allmende.agricola.rules.language.gains import ByCost, Cases, Exchange, ForOthers, GainBy
from allmende.agricola.rules.language.goods import Gain
from allmende.agricola.rules.language.lots import DrawByLot
from allmende.agricola.rules.language.neighbors import LayPrizes, Prize
from allmende.agricola.rules.language.nodes import DoingNode
from allmende.agricola.rules.language.occupancy import OccupiedAs, UsedSpaces
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.postponed import WoodBack
from allmende.agricola.rules.language.promises import PromiseInTurn, PromiseOn, PromisePiece, TakeBack
from allmende.agricola.rules.language.restocking import Restock
from allmende.agricola.rules.language.stock import LayOnCard
from allmende.agricola.rules.language.yards import LayOnUnused, TakeOffUsed
from allmende.core.message import Message
from allmende.core.rules.phrases import one_clause_of, one_of, respectively

_ONE_BY_ONE = ("thing-if", "thing-for-majors", "thing-more", "thing-by-players")


def deeds(effects: Sequence[Effect], also: str = "no") -> list[Message]:
    """The words of effects, deed by deed; things that come by themselves side by side share one verb.

    `also` is "yes" if they come on top of something else.
    """
    one_by_one = [part for effect in effects for part in (effect.effects if type(effect) is Then else [effect])]
    said: list[Message] = []
    for are_given, run in groupby(one_by_one, lambda effect: effect.is_owed() and things(effect) is not None):
        found = list(run)
        if are_given:
            said += [Message("deed-get", {"also": also, "what": what}) for what in _apart(all_things(found))]
        elif len(found) > 1 and all(_is_laid(effect) for effect in found):
            said.append(Message("deed-lay-on-card", {"what": [_laid(effect) for effect in found], "refills": "no"}))
        else:
            said += [_deed(effect, also) for effect in found]
    return said


def _is_laid(effect: Effect) -> bool:
    """True if an effect only adds goods to its card."""
    return isinstance(effect, LayOnCard) and not effect.refills and not effect.moves_at


def _laid(effect: Effect) -> Message:
    """The goods that are laid on a card."""
    assert isinstance(effect, LayOnCard)
    return goods(effect.resource, effect.count)


def _apart(found: Sequence[Message]) -> list[list[Message]]:
    """Groups of things with a common sentence: a thing for several numbers one by one stands by itself."""
    runs = groupby(enumerate(found), lambda thing: thing[0] if _stands_alone(thing[1]) else -1)
    return [[thing for _, thing in run] for _, run in runs]


def _stands_alone(thing: Message) -> bool:
    """True if a thing would not be clear side by side with others."""
    of_each = thing.args.get("each")
    return thing.id in _ONE_BY_ONE or (isinstance(of_each, Message) and of_each.id == "each-harvested")


def _deed(effect: Effect, also: str) -> Message:
    """An effect as a deed, forced or optional."""
    said = special(effect)
    if said is not None:
        return said
    what = things(effect)
    clause = say(effect) if what is None else Message("effect-take", {"what": what})
    if effect.is_owed():
        return Message("deed-must", {"effect": clause})
    return Message("deed-may", {"also": also, "effect": clause})


def special(effect: Effect) -> Message | None:
    """The words of an effect that has a clause of its own as a deed."""
    if isinstance(effect, RoomOnCard):
        return Message("deed-room-on-card")
    if isinstance(effect, CustomNode):
        return custom.words(effect) if effect.is_owed() else None
    if isinstance(effect, DrawnNode):
        return deck_x.words(effect) if effect.is_owed() else None
    if isinstance(effect, WoodBack):
        return postponed.words(effect)
    if isinstance(effect, DoingNode):
        return doings.words(effect) if effect.is_owed() else None
    if isinstance(effect, DealingNode):
        return dealings.words(effect, say) if effect.is_owed() else None
    match effect:
        case PromiseOn():
            return promise(effect)
        case PromisePiece():
            return promise_piece(effect)
        case PromiseInTurn():
            in_turn = _in_turn(effect)
            if effect.evens:
                return Message("deed-promise-in-turn-evens", {"what": in_turn})
            if effect.repeated:
                return Message("deed-promise-by-turns", {"what": in_turn})
            return Message("deed-promise-in-turn", {"what": in_turn, "count": len(effect.pairs) // 2})
        case OneOf(options=[Offer(gains=[PromiseInTurn() as order]), *_]):
            orders = [gain for option in effect.options for gain in option.parts() if isinstance(gain, PromiseInTurn)]
            clauses = [Message("listed-in-order", {"what": amounts(each.pairs)}) for each in orders]
            args: Arguments = {"orders": one_clause_of(clauses), "count": len(order.pairs) // 2}
            return Message("deed-promise-in-order", args)
        case LendFood():
            then = say(effect.waiting.effects[0])
            return Message("deed-lend", {"what": goods(FOOD, 1), "counts": one_of(effect.counts), "effect": then})
        case TakeBack():
            resource = Message(f"resource-{RESOURCE_NAMES[effect.resource]}", {"count": 2})
            return Message("deed-take-back", {"resource": resource})
        case ForOthers():
            return Message("deed-others", {"what": goods(effect.resource, effect.count)})
        case GainBy():
            return _by_number(effect)
        case Cases():
            what = respectively([goods(gain.resource, gain.count) for gain in effect.gains])
            return Message("deed-get-for-rooms", {"what": what})
        case ByCost():
            return _by_cost(effect)
        case Exchange():
            return Message("deed-must-turn", {"what": amounts(effect.cost), "food": amounts(effect.gains)})
        case _:
            return _on_cards(effect) or _on_farm(effect)


def _by_cost(effect: ByCost) -> Message:
    """What comes of each of the printed costs of a card: goods alone, or things that one may do."""
    costs = CARDS[effect.card].costs
    gained = [goods(gain.resource, gain.count) for gain in effect.effects if isinstance(gain, Gain)]
    if len(gained) == len(costs):
        paid = [goods(cost[0], cost[1]) for cost in costs]
        return Message("deed-get-by-cost", {"what": respectively(gained), "paid": respectively(paid)})
    cases = [
        Message("case-by-cost", {"effect": say(part), "paid": amounts(cost)})
        for cost, part in zip(costs, effect.effects, strict=True)
    ]
    return Message("deed-may-by-cost", {"cases": one_clause_of(cases)})


def _in_turn(effect: PromiseInTurn) -> list[Message]:
    """Goods one after the other: several numbers if they are of one kind."""
    counts = effect.pairs[1::2]
    if len({*effect.pairs[::2]}) > 1 or len({*counts}) == 1:
        return amounts(effect.pairs)
    resource = Message(f"resource-{RESOURCE_NAMES[effect.pairs[0]]}", {"count": counts[-1]})
    return [Message("thing-of", {"number": listed(counts), "resource": resource})]


def _on_cards(effect: Effect) -> Message | None:
    """Effects on goods on the card, and on hand cards."""
    match effect:
        case LayOnCard():
            what = goods(effect.resource, effect.count)
            if effect.moves_at:
                return Message("deed-lay-on-card-until", {"what": what, "count": effect.moves_at})
            return Message("deed-lay-on-card", {"what": what, "refills": "yes" if effect.refills else "no"})
        case Restock():
            what = goods(accumulated(effect.space), effect.count)
            return Message("deed-restock", {"what": what, "space": named("action", SPACE_NAMES[effect.space])})
        case LayOnUnused():
            return Message("deed-lay-on-unused", {"what": goods(effect.resource, 1)})
        case TakeOffUsed():
            resource = Message(f"resource-{RESOURCE_NAMES[effect.resource]}", {"count": 1})
            return Message("deed-take-off-used", {"resource": resource})
        case LayPrizes():
            prizes = [goods(prize.resource, prize.count) for prize in effect.prizes]
            return Message("deed-lay-prizes", {"what": prizes, "prizes": [_prize(prize) for prize in effect.prizes]})
        case DrawByLot():
            return Message("deed-draw", {"count": effect.count, "then": say(effect.then)})
        case _:
            return None


def _on_farm(effect: Effect) -> Message | None:
    """Effects on crops, animals and people."""
    match effect:
        case AddCrops():
            if not effect.below:
                return Message("deed-add-crops", {"number": 1})
            least = Message("at-least", {"number": effect.below})
            grain = Message(f"resource-{RESOURCE_NAMES[GRAIN]}", {"count": effect.below})
            return Message("deed-add-vegetables", {"what": goods(VEGETABLE, 1), "least": least, "grain": grain})
        case PutOnFields():
            return Message("deed-put-on-fields", {"what": goods(effect.resource, 1)})
        case PlaceFromSupply() if effect.is_owed():
            return Message("deed-place-from-supply")
        case _:
            return None


def _by_number(effect: GainBy) -> Message:
    """One thing or another, by an amount."""
    numbers: list[Message | str] = [str(number) for number in effect.numbers]
    if effect.or_more:
        numbers[-1] = Message("at-least", {"number": numbers[-1]})
    number = Message("exactly", {"number": respectively(numbers)})
    if isinstance(effect.of, OccupiedAs | UsedSpaces):
        clause: Message | None = rank(effect.of, effect.numbers)
    else:
        clause = there(effect.of, number, effect.numbers[-1])
    if clause is None:
        clause = Message("if-have", {"what": [have(effect.of, number, effect.numbers[-1])]})
    what = respectively([goods(effect.pairs[i], effect.pairs[i + 1]) for i in range(0, len(effect.pairs), 2)])
    id_ = "deed-get-by-players" if isinstance(effect.of, PlayersWith) else "deed-get-by"
    return Message(id_, {"what": what, "if": clause})


def _prize(prize: Prize) -> Message:
    """The condition for one of the prizes that lie on a card."""
    least = have(prize.of, Message("number", {"number": prize.least}), prize.least)
    return Message("prize", {"what": goods(prize.resource, prize.count), "least": least})
