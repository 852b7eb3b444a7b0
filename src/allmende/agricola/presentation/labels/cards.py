"""Labels of payments and offers: the part of the labels that has to do with hand cards."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import ROUNDS, SPACE_NAMES
from allmende.agricola.components.improvement import NUMBERED_NAMES
from allmende.agricola.components.moves import CHOOSE, RENOVATE, USE
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import FOOD, RESOURCE_NAMES, RESOURCES, WOOD
from allmende.agricola.presentation.labels.special import special_label
from allmende.agricola.record.vocabulary import VOCABULARY
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.language import Action, BuildFences, Gain
from allmende.agricola.rules.language.before import lend, take_back
from allmende.agricola.rules.language.custom_trades import RoomOnCard
from allmende.agricola.rules.language.dealings import LeaveAnother
from allmende.agricola.rules.language.drawing import DrawMinors
from allmende.agricola.rules.language.gains import BonusPoints, ForOthers
from allmende.agricola.rules.language.house import is_announced
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.lots import PlayDrawn
from allmende.agricola.rules.language.nodes import SpecialAction
from allmende.agricola.rules.language.offers import BuyFromPile, Offer, TakeFrom
from allmende.agricola.rules.language.palisades import Outlining, Palisading
from allmende.agricola.rules.language.paying import Paying
from allmende.agricola.rules.language.promises import PromiseInTurn, PromiseOn
from allmende.agricola.rules.language.savings import ELSEWHERE, FOOD_SPACE, FROM_PILE, MAJOR, MINOR, RETURNED
from allmende.agricola.rules.language.stock import TakeOffCard
from allmende.agricola.rules.language.unpaid import FEW_WAYS, pairs
from allmende.agricola.rules.language.ways_to_pay import kind_of, pile_of, printed_costs, ways_to_pay
from allmende.agricola.rules.language.yards import ExchangeTaken, LayStables, LayStablesOnSpaces
from allmende.agricola.rules.moments import BEFORE_IMPROVING, BEFORE_STONE
from allmende.agricola.rules.permits import EARLY_ACTION_FOOD, PALISADE_WOOD
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps.crowded import Crowded
from allmende.agricola.rules.steps.work import EarlyAction
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_clause_of
from allmende.core.rules.state import Step


def costs(state: State, seat: int, move: int, terms: int = 0) -> list[Message]:
    """The payment for a move: nothing, several things, or one of several ways."""
    improving = kind_of(move) & (MAJOR | MINOR)
    lent = lend(state, seat, BEFORE_IMPROVING) if improving else []
    if RENOVATE <= move < RENOVATE + 2 and is_announced(state, seat, move):
        lent = lend(state, seat, BEFORE_STONE)
    ways = ways_to_pay(state, seat, move, terms)
    take_back(state, seat, lent)
    pile = pile_of(state, seat)
    left = [] if pile is None else pile.left(state, seat)
    return one_way_of(ways, printed_costs(state, seat, move, terms), left)


def one_way_of(ways: Sequence[list[int]], printed: Sequence[list[int]] = (), left: Sequence[int] = ()) -> list[Message]:
    """One of several ways to pay, or the only one. `left`: goods on a card that may be used, from the top."""
    if len(ways) == 1:
        return _paid(ways[0], printed, left)
    if len(ways) > FEW_WAYS:
        return [Message("paid-in-some-way")]
    told = [_paid(way, printed, left) for way in ways]
    clauses = [Message("listed", {"what": paid}) if paid else Message("paid-nothing") for paid in told]
    return [one_clause_of(clauses)] if clauses else []


def _paid(cost: list[int], printed: Sequence[list[int]] = (), pile: Sequence[int] = ()) -> list[Message]:
    """The payment in one way; things that come back stand with it. `pile`: goods on a card, from the top."""
    paid = amounts(pairs(cost, printed)) + _paid_otherwise(cost, pile)
    back = amounts(pairs([-count for count in cost]))
    return [Message("paid-and-gained", {"what": paid, "gains": back})] if back else paid


def _paid_otherwise(cost: list[int], pile: Sequence[int]) -> list[Message]:
    """The payment besides resources from one's supply: what lies elsewhere, an improvement."""
    found: list[Message] = []
    if len(cost) > RESOURCES:
        if cost[ELSEWHERE]:
            arguments = {"what": amount("food", cost[ELSEWHERE]), "space": named("action", SPACE_NAMES[FOOD_SPACE])}
            found.append(Message("paid-elsewhere", arguments))
        if cost[FROM_PILE]:
            taken = [amount(RESOURCE_NAMES[good], 1) for good in pile[: cost[FROM_PILE]]]
            found.append(Message("paid-off-card", {"what": taken}))
        if cost[RETURNED]:
            found.append(named("improvement", NUMBERED_NAMES[cost[RETURNED] - 1]))
    return found


def chosen(step: Step[State], state: State, seat: int, move: int) -> Message | None:
    """The payment in one of several ways, or the exchange with a card."""
    if isinstance(step, Paying):
        ways = step.ways(state, seat)
        pile = pile_of(state, seat)
        paid = _paid(ways[move - CHOOSE], pile=[] if pile is None else pile.left(state, seat))
        if move - CHOOSE >= len(ways) - len(step.ways_for_two(state, seat)):
            return Message("move-pay-for-two", {"what": paid})
        return Message("move-pay", {"what": paid}) if paid else Message("move-pay-nothing")
    if isinstance(step, Palisading):
        palisades = step.counts(state, seat)[move - CHOOSE]
        wood = amounts([WOOD, PALISADE_WOOD * palisades])
        return Message("move-palisades", {"count": palisades, "cost": wood})
    if isinstance(step, Outlining):
        return Message("move-fence-outlined")
    if isinstance(step, Crowded):
        return Message("move-kept-fewer")
    if isinstance(step, EarlyAction):
        return Message("move-act-early", {"cost": amounts([FOOD, EARLY_ACTION_FOOD])})
    if isinstance(step, Action):
        for part in step.actions():
            if isinstance(part, TakeFrom) and part.owns(move):
                space = part.spaces[move - CHOOSE]
                what = amount(RESOURCE_NAMES[accumulated(space)], 1)
                return Message("move-take-from", {"what": what, "action": named("action", SPACE_NAMES[space])})
            if isinstance(part, BuildFences) and part.owns(move):
                return Message("move-outline")
            if isinstance(part, LayStablesOnSpaces) and part.owns(move):
                place = named("action", SPACE_NAMES[part.spaces[move - CHOOSE]])
                return Message("move-lay-stable-on-space", {"action": place})
            if isinstance(part, LayStables) and part.owns(move):
                return Message("move-lay-stable", {"round": state.round + part.later[move - CHOOSE]})
            if part.owns(move):
                special = special_label(part, state, seat, move) if isinstance(part, SpecialAction) else None
                return special or exchanged(part, state, seat)
    return None


def exchanged(action: Action, state: State, seat: int) -> Message | None:
    """The present offer of a card, with its price."""
    match action:
        case ExchangeTaken():
            arguments = {"cost": amounts([action.resource, 1]), "gains": amounts([FOOD, action.food])}
            return Message("move-exchange-for", arguments)
        case Offer(gains=[PromiseInTurn() as order]):
            return Message("move-in-turn", {"what": amounts(order.pairs[: 2 * (ROUNDS - state.round)])})
        case Offer(cost=[]):
            return Message("move-take", {"what": _gains(action, state, seat)})
        case Offer():
            id_ = "move-exchange-fence" if action.fence else "move-exchange-for"
            return Message(id_, {"cost": amounts(action.price(state, seat)), "gains": _gains(action, state, seat)})
        case BuyFromPile():
            top = action.pile[state.seats[seat].mark_of(action.card)]
            arguments = {"cost": amounts([action.price, action.count]), "gains": amounts([top, 1])}
            return Message("move-exchange-for", arguments)
        case PlayDrawn():
            return Message("move-give-card", {"card": named("card", CARD_NAMES[action.drawn(state.seats[seat])])})
        case _:
            return None


def _gains(offer: Offer, state: State, seat: int) -> list[Message]:
    """The present gains of an offer."""
    found: list[Message] = []
    for gain in offer.gains:
        match gain:
            case Gain():
                found.append(amount(RESOURCE_NAMES[gain.resource], gain.number(state, seat)))
            case BonusPoints():
                points = gain.count if gain.of is None else gain.count * gain.of.count(state, seat)
                found.append(Message("bonus-points", {"number": points, "points": points}))
            case PromiseOn():
                what = amount(RESOURCE_NAMES[gain.resource], gain.count)
                rounds = gain.chosen(state, seat)
                found.append(Message("thing-on-rounds", {"what": what, "count": len(rounds)}))
            case TakeOffCard():
                found.append(amount(RESOURCE_NAMES[gain.resource], 1))
            case RoomOnCard():
                found.append(Message("thing-room-on-card"))
            case DrawMinors():
                found.append(Message("thing-new-minors", {"count": gain.count}))
            case LeaveAnother():
                found.append(Message("effect-leave-another"))
            case ForOthers():
                what = amount(RESOURCE_NAMES[gain.resource], gain.count)
                found.append(Message("others-get", {"what": what}))
            case _:
                raise AssertionError(f"{gain!r} in an offer has no label")
    return found


def used(state: State, seat: int, move: int) -> Message | None:
    """The gains of the use of a card, where there is nothing to choose."""
    part = card_at(state, move - USE).uses[0].effects[0]
    offered = exchanged(part, state, seat) if isinstance(part, Action) else None
    return Message("move-with", {"move": VOCABULARY[move].label, "what": [offered]}) if offered else None
