"""Words for gains: things ("1 Stone"), which share one verb when they stand side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from allmende.agricola.components.improvement import NUMBERED_NAMES
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.wording.amounts import each, goods, have, least
from allmende.agricola.rules.language.action import OneOf
from allmende.agricola.rules.language.amounts import Goods, Steps
from allmende.agricola.rules.language.conditions import AtLeast, HasMajor
from allmende.agricola.rules.language.counted import Counted, Placed
from allmende.agricola.rules.language.drawing import DrawMinors
from allmende.agricola.rules.language.each_once import EachOnce
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.errands import OnceByRound
from allmende.agricola.rules.language.gains import BonusPoints, Cases, GainBy
from allmende.agricola.rules.language.goods import ACCUMULATING, Gain, TakeOne
from allmende.agricola.rules.language.lessons import TurnedReward, TurnReward
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.plenty import TakeInPlenty
from allmende.agricola.rules.language.repeats import UpTo
from allmende.agricola.rules.language.stock import TakeOffCard
from allmende.core.message import Message
from allmende.core.rules.phrases import one_clause_of, one_of, respectively


def bonus_points(numbers: Sequence[int]) -> Message:
    """A number of bonus points, or several numbers one by one."""
    return Message("bonus-points", {"number": respectively(numbers), "points": numbers[-1]})


def thing(effect: Effect) -> Message | None:
    """The gain of an effect as a phrase, if it has no other consequence."""
    match effect:
        case Gain(resource=resource) if resource == ACCUMULATING:
            return Message("thing-one-more")
        case Gain(of=Steps() as steps):
            name = Message(f"resource-{RESOURCE_NAMES[effect.resource]}", {"count": steps.counts[-1]})
            several = Message("thing-of", {"number": respectively(steps.counts), "resource": name})
            return Message("thing-if", {"what": several, "least": least(steps.least, steps.of)})
        case BonusPoints(of=Steps() as steps):
            return Message("thing-if", {"what": bonus_points(steps.counts), "least": least(steps.least, steps.of)})
        case Gain() | BonusPoints():
            per = _each(effect)
            return _apiece(effect) if per is None else Message("thing-each", {"what": _apiece(effect), "each": per})
        case TakeOne() if effect.less is None:
            given = goods(effect.resource, 1)
            if effect.others:
                given = Message("thing-with", {"what": given, "others": amounts(effect.others)})
            return Message("thing-for", {"what": given, "cost": amounts(effect.cost)}) if effect.cost else given
        case GainBy(of=Counted() as of) if not isinstance(of, Placed):
            return _by_number(effect, of)
        case Cases():
            return _case_by_case(effect)
        case TakeOffCard():
            if effect.resource < 0:
                return Message("thing-all-on-card")
            if effect.of is not None:
                return Message("thing-off-card-each", {"what": goods(effect.resource, 1), "each": each(effect.of, 1)})
            if effect.most > 1:
                return Message("thing-some-off-card", {"what": goods(effect.resource, effect.most)})
            return Message("thing-off-card", {"what": goods(effect.resource, 1)})
        case OnceByRound():
            return Message("thing-once-by-round", {"what": respectively([goods(good, 1) for good in effect.goods])})
        case TakeInPlenty():
            return Message("thing-in-plenty")
        case TurnedReward():
            return goods(effect.resource, effect.count)
        case DrawMinors():
            return Message("thing-new-minors", {"count": effect.count})
        case TurnReward():
            return bonus_points([effect.points])
        case _:
            return None


def things(effect: Effect) -> Message | None:
    """The gain of an effect, alternatives included, if it has no other consequence."""
    if isinstance(effect, OneOf) and not isinstance(effect, EachOnce | UpTo):
        options = [option for option in effect.options if isinstance(option, TakeOne) and option.less is None]
        if len(options) == len(effect.options):
            plain = all(not option.others and not option.cost for option in options)
            if not plain and all(option.cost == options[0].cost and not option.others for option in options):
                what = one_of([goods(option.resource, 1) for option in options])
                if options[0].alike:
                    what = Message("thing-alike", {"what": what})
                return Message("thing-for", {"what": what, "cost": _price(options[0])})
            said = [given for option in options if (given := thing(option)) is not None]
            return Message("effect-one-of", {"options": one_of(said) if plain else one_clause_of(said)})
        gifts = [option for option in effect.options if isinstance(option, Offer) and not option.cost]
        free = [all_things(gift.gains) for gift in gifts]
        if len(free) == len(effect.options) and all(free):
            return Message(
                "effect-one-of", {"options": one_clause_of([Message("listed", {"what": what}) for what in free])}
            )
    return thing(effect)


def _price(option: TakeOne) -> list[Message]:
    """The cost of a good, perhaps for each one of an amount."""
    cost = amounts(option.cost)
    return cost if option.each is None else [Message("thing-each", {"what": cost, "each": each(option.each, 1)})]


def all_things(effects: Sequence[Effect]) -> list[Message]:
    """The gains of effects without other consequences; those for each of the same amount stand together."""
    found: list[Message] = []
    for per, run in groupby(effects, _each):
        if per is None:
            said = [what for effect in run if (what := things(effect)) is not None]
            for numbers, alike in groupby(said, lambda what: what.args["least"] if what.id == "thing-if" else None):
                together = list(alike)
                found += together if numbers is None else [_one_by_one(together)]
        else:
            apiece = [_apiece(effect) for effect in run if isinstance(effect, Gain | BonusPoints)]
            found.append(Message("thing-each", {"what": apiece, "each": per}))
    return found


def _one_by_one(found: Sequence[Message]) -> Message:
    """The gains for the same numbers of the same amount."""
    if len(found) == 1:
        return found[0]
    what = [one for each in found if isinstance(one := each.args["what"], Message)]
    return Message("thing-if", {"what": what, "least": found[0].args["least"]})


def _each(effect: Effect) -> Message | None:
    """The amount for each of which an effect gives something."""
    match effect:
        case Gain(of=of, every=every) if of is not None and not isinstance(of, Steps):
            per = each(of, every)
            most = effect.most
            return Message("each-at-most", {"each": per, "what": goods(effect.resource, most)}) if most else per
        case BonusPoints(of=of) if of is not None and not isinstance(of, Steps):
            return each(of, 1)
        case _:
            return None


def _apiece(effect: Gain | BonusPoints) -> Message:
    """The gain of an effect for one of its amount."""
    return goods(effect.resource, effect.count) if isinstance(effect, Gain) else bonus_points([effect.count])


def _by_number(effect: GainBy, of: Counted) -> Message:
    """One thing or another, by an amount."""
    given = [goods(effect.pairs[i], effect.pairs[i + 1]) for i in range(0, len(effect.pairs), 2)]
    numbers: list[Message | int] = [*effect.numbers]
    if effect.or_more:
        numbers[-1] = Message("at-least", {"number": effect.numbers[-1]})
    if of.name == "players":
        said = {"what": respectively(given), "players": respectively(numbers), "cases": len(numbers)}
        return Message("thing-by-players", said)
    number: Message | str = Message("exactly", {"number": respectively(numbers)})
    if effect.or_fewer:
        others = [Message("number", {"number": number}) for number in effect.numbers[1:]]
        number = respectively([Message("at-most", {"number": effect.numbers[0]}), *others])
    return Message("thing-if", {"what": respectively(given), "least": have(of, number, effect.numbers[-1])})


def _case_by_case(effect: Cases) -> Message | None:
    """The gains for one major improvement or another, or for more of several resources; None for other cases."""
    given = [goods(gain.resource, gain.count) for gain in effect.gains]
    majors = [
        named("the-improvement", NUMBERED_NAMES[condition.among[0]])
        for condition in effect.conditions
        if isinstance(condition, HasMajor)
    ]
    if majors:
        return Message("thing-for-majors", {"what": respectively(given), "majors": majors})
    first = effect.conditions[0]
    if all(gain.resource == effect.gains[0].resource for gain in effect.gains[1:]) and isinstance(first, AtLeast):
        had = [
            have(one.of, Message("at-least", {"number": one.number}), one.number)
            for one in effect.conditions
            if isinstance(one, AtLeast)
        ]
        return Message("thing-for-each-had", {"what": given[0], "had": had})
    if isinstance(first, AtLeast) and isinstance(first.of, Goods):
        return Message("thing-more", {"what": given, "least": first.number})
    return None


def deed_only(effect: Effect) -> AssertionError:
    """The error for an effect whose words are a deed, where a caller asks for a clause."""
    return AssertionError(f"{type(effect).__name__} is a thing or a deed, and no clause")
