"""The words for effects.

What an effect does is a *clause* ("build fences (1 Wood each)"); what it only gives is a *thing* ("1 Stone"). Things
that stand side by side share one verb. What only hand cards give besides things is said by `cards`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from itertools import groupby
from typing import assert_never

from allmende.agricola.cards.majors import IMPROVEMENTS as MAJORS
from allmende.agricola.faces.wording.amounts import Arguments, each, have
from allmende.agricola.rules.board import ROUNDS, SPACE_COUNT, SPACE_NAMES
from allmende.agricola.rules.components import (
    CLAYEY,
    GRAIN,
    HOUSE_MATERIAL,
    REED,
    RENOVATION_REED,
    RESOURCE_NAMES,
    ROOM_MATERIAL,
    ROOM_REED,
    STONY,
    WOOD,
)
from allmende.agricola.rules.improvement import KIND_NAMES
from allmende.agricola.rules.language import (
    AndAfterward,
    AndOr,
    BakeBread,
    BecomeStartingPlayer,
    BuildFences,
    BuildMajor,
    BuildRooms,
    BuildStables,
    Effect,
    Gain,
    GrowFamily,
    OneOf,
    Plow,
    Promise,
    Renovate,
    Sow,
    Space,
    TakeAll,
    TakeOne,
    Then,
)
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.language.building import Free
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.farming import MoveCrop, PickCrops
from allmende.agricola.rules.language.gains import BonusPoints, ByPlayers, GainEach, GainFor, PromiseOn
from allmende.agricola.rules.language.offers import BuyFromPile, Offer, TilesOnCard
from allmende.agricola.rules.language.placing import PlaceSecond
from allmende.agricola.rules.language.savings import Less, Saving
from allmende.agricola.rules.phrases import amounts, named
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_clause_of, one_of, respectively

Thing = Gain | TakeOne | GainEach | GainFor | ByPlayers | BonusPoints
Farming = BuildRooms | BuildStables | Renovate | GrowFamily | Plow | Sow | BuildFences | PickCrops | MoveCrop
Offering = Offer | BuyFromPile | TilesOnCard | PlaceSecond
# What belongs here without being read is a type error. Other modules register what they read; a test misses the rest.
_Plain = (
    Then | AndAfterward | Space | OneOf | AndOr | TakeAll | Promise | BecomeStartingPlayer
    | Farming | BakeBread | Offering
)  # fmt: skip


def goods(resource: int, count: int) -> Message:
    """So many of a resource, by its number."""
    return amount(RESOURCE_NAMES[resource], count)


@singledispatch
def say(effect: Effect) -> Message:
    """What an effect does, as a clause."""
    what = thing(effect)
    if what is None:
        raise NotImplementedError(f"{effect!r} has no words")
    return Message("effect-gain", {"what": what})


@say.register
def _say(effect: _Plain) -> Message:
    if isinstance(effect, Farming):
        return _farming(effect)
    if isinstance(effect, Offering):
        return _offering(effect)
    match effect:
        case AndAfterward():
            first, second = (say(part) for part in effect.effects)
            return Message("effect-and-afterward", {"first": first, "second": second})
        case Then():
            return joined(clauses(effect.effects), "effect-and")
        case AndOr():
            return joined([say(option) for option in effect.options], "effect-and-or")
        case OneOf():
            return say_options(effect)
        case TakeAll():
            return Message("effect-take-all", {"what": Message(f"all-{RESOURCE_NAMES[effect.resource]}")})
        case Promise():
            return Message("effect-promise", {"what": goods(effect.resource, 1), "count": effect.rounds})
        case BecomeStartingPlayer():
            return Message("effect-become-starting-player")
        case BakeBread():
            return Message("effect-bake-bread" if effect.repeats else "effect-bake-one", {"grain": goods(GRAIN, 1)})
        case _:
            assert_never(effect)


def joined(parts: Sequence[Message], two: str) -> Message:
    """Clauses one after the other, two at a time."""
    first = parts[0]
    for part in parts[1:]:
        first = Message(two, {"first": first, "second": part})
    return first


def clauses(effects: Sequence[Effect]) -> list[Message]:
    """What effects do, one clause after the other; things side by side share one verb."""
    said: list[Message] = []
    for are_things, run in groupby(effects, lambda effect: things(effect) is not None):
        if are_things:
            said.append(Message("effect-gain", {"what": all_things(list(run))}))
        else:
            said += [say(effect) for effect in run]
    return said


def all_things(effects: Sequence[Effect]) -> list[Message]:
    """What effects give that do nothing else; what is given for each of the same is told of together."""
    found: list[Message] = []
    for per, run in groupby(effects, _each):
        if per is None:
            said = [what for effect in run if (what := things(effect)) is not None]
            for numbers, alike in groupby(said, lambda what: what.args["least"] if what.id == "thing-if" else None):
                together = list(alike)
                found += together if numbers is None else [_one_by_one(together)]
        else:
            apiece = [_apiece(effect) for effect in run if isinstance(effect, GainEach | BonusPoints)]
            found.append(Message("thing-each", {"what": apiece, "each": per}))
    return found


def _one_by_one(found: Sequence[Message]) -> Message:
    """What is given for the same numbers of the same amount."""
    if len(found) == 1:
        return found[0]
    what = [one for each in found if isinstance(one := each.args["what"], Message)]
    return Message("thing-if", {"what": what, "least": found[0].args["least"]})


def _each(effect: Effect) -> Message | None:
    """For each of what an effect gives something."""
    match effect:
        case GainEach():
            return each(effect.of, effect.every)
        case BonusPoints() if effect.of is not None:
            return each(effect.of, 1)
        case _:
            return None


def _apiece(effect: GainEach | BonusPoints) -> Message:
    """What an effect gives for one of them."""
    if isinstance(effect, GainEach):
        return goods(effect.resource, effect.count)
    return Message("bonus-points", {"number": effect.count, "points": effect.count})


def things(effect: Effect) -> Message | None:
    """What an effect gives, if it does nothing else."""
    if isinstance(effect, OneOf) and not isinstance(effect, AndOr):
        options = [option for option in effect.options if isinstance(option, TakeOne)]
        if len(options) == len(effect.options):
            plain = all(not option.others and not option.cost for option in options)
            if not plain and all(option.cost == options[0].cost and not option.others for option in options):
                what = one_of([goods(option.resource, 1) for option in options])
                return Message("thing-for", {"what": what, "cost": amounts(options[0].cost)})
            said = [_thing(option) for option in options]
            return Message("effect-one-of", {"options": one_of(said) if plain else one_clause_of(said)})
    return thing(effect)


def say_options(effect: OneOf) -> Message:
    """Exactly one of several actions."""
    what = things(effect)
    if what is not None:
        return Message("effect-gain", {"what": what})
    offers = [option for option in effect.options if isinstance(option, Offer) and not option.leaves]
    return _say_offers(offers) if len(offers) == len(effect.options) else _say_either(effect.options)


def _say_offers(offers: Sequence[Offer]) -> Message:
    """One of several exchanges."""
    if not all(things(gain) is not None for offer in offers for gain in offer.gains):
        return _say_promises(offers) or _say_either(offers)
    if all(all_things(offer.gains) == all_things(offers[0].gains) for offer in offers):
        either = one_of([goods(offer.cost[0], offer.cost[1]) for offer in offers])  # one thing or another, and more
        cost = [*amounts(offers[0].cost[2:]), Message("either-of", {"what": either})]
        return Message("effect-offer", {"cost": cost, "gains": all_things(offers[0].gains)})
    with_points = any(isinstance(gain, BonusPoints) for offer in offers for gain in offer.gains)
    turned = [{"cost": amounts(offer.cost), "gains": all_things(offer.gains)} for offer in offers]
    if with_points:
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
    return Message("effect-either", {"options": one_clause_of([say(option) for option in options])})


@singledispatch
def thing(effect: Effect) -> Message | None:
    """What an effect gives, as a phrase, if it does nothing else."""
    return None


@thing.register
def _thing(effect: Thing) -> Message:
    match effect:
        case Gain():
            return goods(effect.resource, effect.count)
        case TakeOne():
            given = goods(effect.resource, 1)
            if effect.others:
                given = Message("thing-with", {"what": given, "others": amounts(effect.others)})
            return Message("thing-for", {"what": given, "cost": amounts(effect.cost)}) if effect.cost else given
        case GainEach() | BonusPoints():
            per = _each(effect)
            return _apiece(effect) if per is None else Message("thing-each", {"what": _apiece(effect), "each": per})
        case GainFor():
            resource = Message(f"resource-{RESOURCE_NAMES[effect.resource]}", {"count": effect.counts[-1]})
            what = Message("thing-of", {"number": respectively(effect.counts), "resource": resource})
            return Message("thing-if", {"what": what, "least": least(effect.least, effect.of)})
        case ByPlayers():
            given_by = [goods(effect.pairs[i], effect.pairs[i + 1]) for i in range(0, len(effect.pairs), 2)]
            return Message(
                "thing-by-players", {"what": respectively(given_by), "players": respectively(players_of(effect))}
            )
        case _:
            assert_never(effect)


def players_of(effect: ByPlayers) -> range:
    """The numbers of players for which something is given."""
    return range(effect.fewest, effect.fewest + len(effect.pairs) // 2)


def least(numbers: Sequence[int], of: Amount) -> Message:
    """At least so many of an amount, several numbers one by one."""
    if isinstance(of, Counted) and of.name == "rounds-left":
        rounds = respectively([ROUNDS - number for number in numbers])
        return Message("least-rounds-left", {"number": respectively(numbers), "rounds": rounds})
    return have(of, Message("at-least", {"number": respectively(numbers)}), numbers[-1])


def _farming(effect: Farming) -> Message:
    """What happens on the farmyard."""
    match effect:
        case BuildRooms():
            if effect.savings:
                many = "yes" if effect.repeats else "no"
                return Message("effect-build-rooms-cheaper", {"many": many, **_cheaper(effect.savings)})
            cost: Arguments = {"count": ROOM_MATERIAL, "reed": goods(REED, ROOM_REED)}
            return Message("effect-build-rooms", cost) if effect.repeats else Message("effect-build-room", cost)
        case BuildStables():
            if effect.size:
                return Message("effect-build-stable-in-pasture", {"spaces": effect.size})
            if not effect.wood:
                return Message("effect-build-stable-free", {"most": effect.most})
            return Message("effect-build-stables", {"most": effect.most, "cost": goods(WOOD, effect.wood)})
        case Renovate():
            if effect.savings:
                return Message("effect-renovate-cheaper", _cheaper(effect.savings))
            clay, stone = (goods(HOUSE_MATERIAL[house], 1) for house in (CLAYEY, STONY))
            return Message("effect-renovate", {"reed": goods(REED, RENOVATION_REED), "clay": clay, "stone": stone})
        case GrowFamily():
            said = Message("effect-grow", {"room": "needed" if effect.with_room else "not-needed"})
            return Message("effect-pay-to", {"cost": amounts(effect.cost), "effect": said}) if effect.cost else said
        case Plow():
            if effect.leaves:
                return Message("effect-plow-field-back", {"cost": amounts(effect.cost)})
            if effect.cost:
                return Message("effect-plow-field-for", {"cost": amounts(effect.cost)})
            if effect.most > 1:
                return Message("effect-plow-fields", {"most": effect.most})
            return Message("effect-plow-field")
        case Sow():
            return Message("effect-sow-fields" if effect.repeats else "effect-sow-field")
        case PickCrops():
            return Message("effect-pick-crops")
        case MoveCrop():
            return Message("effect-move-crop")
        case BuildFences():
            if effect.size:
                return Message("effect-fence-free", {"spaces": effect.size})
            return Message("effect-build-fences", {"cost": goods(WOOD, 1)})
        case _:
            assert_never(effect)


def is_free(savings: Sequence[Saving]) -> bool:
    """Whether nothing at all has to be paid in an action."""
    return any(isinstance(saving, Free) for saving in savings)


def less_paid(savings: Sequence[Saving]) -> list[list[int]]:
    """How much less has to be paid in an action, as pairs of resource and count."""
    return [[saving.resource, saving.count] for saving in savings if isinstance(saving, Less)]


def _cheaper(savings: Sequence[Saving]) -> Arguments:
    """Whether something costs nothing in an action, or else how much less."""
    less = [goods(resource, count) for resource, count in less_paid(savings)]
    return {"free": "yes"} if is_free(savings) else {"free": "no", "less": one_of(less)}


def _offering(effect: Offering) -> Message:
    """What a card offers."""
    match effect:
        case Offer():
            if not all(things(gain) is not None for gain in effect.gains):
                done = joined(clauses(effect.gains), "effect-and")
                return Message("effect-offer-then", {"cost": amounts(effect.cost), "effect": done})
            args = {"cost": amounts(effect.cost), "gains": all_things(effect.gains)}
            return Message("effect-offer-back", args) if effect.leaves else Message("effect-offer", args)
        case BuyFromPile():
            pile = [Message(f"resource-{RESOURCE_NAMES[good]}", {"count": 1}) for good in effect.pile]
            return Message("effect-buy-from-pile", {"goods": pile, "cost": goods(effect.price, effect.count)})
        case TilesOnCard():
            id_ = "effect-plow-together" if effect.together else "effect-plow-from-card"
            return Message(id_, {"tiles": effect.pile_size})
        case PlaceSecond():
            return Message("effect-place-second", {"spaces": one_of(space_names(effect.bits))})
        case _:
            assert_never(effect)


def space_numbers(spaces: int) -> list[int]:
    """The numbers of action spaces; what is given are bits."""
    return [space for space in range(SPACE_COUNT) if spaces >> space & 1]


def space_names(spaces: int) -> list[Message]:
    """The names of action spaces; what is given are bits."""
    return [named("action", SPACE_NAMES[space]) for space in space_numbers(spaces)]


def major_names(effect: BuildMajor) -> Message:
    """The names of the major improvements that can be built."""
    names = dict.fromkeys(KIND_NAMES[MAJORS[i].kind] if MAJORS[i].cooks else MAJORS[i].name for i in effect.among)
    return one_of([named("improvement", name) for name in names])
