"""The words for hand cards: what they ask for, what they do and when, what they permit, and what they are worth.

What happens at a moment is a *deed*, which stands behind an opening: "each time you use Forest, you get 1 Food".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from itertools import groupby
from typing import assert_never

from allmende.agricola.cards.majors import KITCHENS
from allmende.agricola.faces.wording.access import access
from allmende.agricola.faces.wording.amounts import Arguments, each
from allmende.agricola.faces.wording.card_spaces import action_space, toll
from allmende.agricola.faces.wording.conditions import conditions, holding, is_among, requirement
from allmende.agricola.faces.wording.effects import all_things, goods, least, say, things
from allmende.agricola.faces.wording.improvements import clauses
from allmende.agricola.faces.wording.openings import USES, limited, opening, opening_of_uses, unlimited
from allmende.agricola.faces.wording.permits import permission
from allmende.agricola.faces.wording.promises import promise, promise_piece
from allmende.agricola.faces.wording.savings import saving
from allmende.agricola.rules import moments
from allmende.agricola.rules.components import HOUSE_NAMES, RESOURCE_NAMES
from allmende.agricola.rules.language import Effect, Gain
from allmende.agricola.rules.language.amounts import Goods
from allmende.agricola.rules.language.card import (
    ActionSpace,
    AlsoMajor,
    AtAnyTime,
    Card,
    Dearer,
    FieldCard,
    OnlyWithMajor,
    Part,
    Permit,
    Returns,
    Toll,
)
from allmende.agricola.rules.language.conditions import AllOf, AtLeast
from allmende.agricola.rules.language.crops import InFeeding
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.gains import BreedBoar, ForOthers, GainEach, If, PromiseOn, PromisePiece
from allmende.agricola.rules.language.neighbors import GiveTo, WinPrize
from allmende.agricola.rules.language.people import Provided
from allmende.agricola.rules.language.points import (
    MostRooms,
    Points,
    PointsByHouse,
    PointsEach,
    PointsFor,
    PointsForAll,
    RoomyPastures,
)
from allmende.agricola.rules.language.savings import Saving
from allmende.agricola.rules.language.sharing import Access
from allmende.agricola.rules.language.trigger import Trigger, is_owed
from allmende.agricola.rules.language.visits import Exchange
from allmende.agricola.rules.moves import IMPROVEMENTS
from allmende.agricola.rules.phrases import amounts
from allmende.core.message import Message
from allmende.core.rules.phrases import enumerated, respectively

# What belongs here without being read is a type error. Other modules register what they read; a test misses the rest.
_Gift = PromiseOn | PromisePiece | ForOthers | BreedBoar | If
_MANY_VISITS = 3
"""So many action spaces are told of in one sentence if each of them brings one thing."""
_ONE_BY_ONE = ("thing-if", "thing-for-majors", "thing-more", "thing-by-players")
_Points = PointsEach | PointsFor | PointsForAll | PointsByHouse | MostRooms | RoomyPastures


def prerequisite(card: Card) -> Message | None:
    """What one must have to play a card, as a phrase."""
    return requirement(card.needs) if card.needs is not None else None


def card_text(card: Card) -> Message:
    """What a card does, sentence by sentence."""
    said = _when_played(card.effects)
    parts = [part for part in card.in_order if part not in card.effects and not _is_told(part)]
    for kind, visits in groupby(parts, _kind_of_visit):
        found = list(visits)
        several = [part for part in found if isinstance(part, Trigger)]
        if kind is not None and len(several) >= _MANY_VISITS:
            said.append(_sentence(_visits(several)))
            continue
        for _, run in groupby(found, _same_moment):
            said += _parts(list(run))
    if not said:
        return Message("card-without-text")
    text = said[-1]
    for sentence in reversed(said[:-1]):
        text = Message("sentences", {"first": sentence, "rest": text})
    return text


def card_ruling(card: Card) -> Message | None:
    """How an unclear card is read."""
    return Message(f"ruling-card-{card.name}") if card.ruling else None


def _is_told(part: Part) -> bool:
    """Whether what a part does is told of where its stake is laid."""
    return isinstance(part, Trigger) and all(isinstance(effect, WinPrize) for effect in part.effects)


def _kind_of_visit(part: Part) -> object:
    """What parts have in common that give one thing each for the use of different action spaces."""
    if not isinstance(part, Trigger) or part.moment not in USES or part.when is not None or len(part.effects) > 1:
        return None
    effect = part.effects[0]
    cost = effect.cost if isinstance(effect, GiveTo) else []
    return None if _given(effect) is None else (part.moment, part.others, part.mine, cost)


def _visits(triggers: Sequence[Trigger]) -> Message:
    """What comes of the use of one action space or another, one by one."""
    given = [what for trigger in triggers if (what := _given(trigger.effects[0])) is not None]
    what = Message("thing-one-by-one", {"what": respectively(given)})
    effect = triggers[0].effects[0]
    deed = Message("deed-get", {"also": "yes" if _is_additional(triggers[0]) else "no", "what": what})
    if isinstance(effect, GiveTo):
        clause = Message("effect-give-to", {"cost": amounts(effect.cost), "gains": [what]})
        deed = Message("deed-may", {"also": "no", "effect": clause})
    return Message("deed-when", {"when": opening_of_uses(triggers), "deed": deed})


def _given(effect: Effect) -> Message | None:
    """The goods, if it is goods of one kind."""
    gain = effect.gains[0] if isinstance(effect, GiveTo) else effect
    return goods(gain.resource, gain.count) if isinstance(gain, Gain) else None


def _same_moment(part: Part) -> object:
    """What parts have in common that are told of together."""
    return unlimited(part) if isinstance(part, Trigger) else part


def _same_condition(part: Part) -> object:
    """What parts have in common that stand in one sentence."""
    return opening(part) if isinstance(part, Trigger) else part


def _parts(parts: list[Part]) -> list[Message]:
    """The sentences for a part of a card, or for several with the same moment."""
    runs = [list(run) for _, run in groupby(parts, _same_condition)]
    if len(runs) > 1:
        return [_sentence(_cases([part for part in parts if isinstance(part, Trigger)]))]
    return _part(runs[0])


def _part(parts: list[Part]) -> list[Message]:
    """The sentences for a part of a card, or for several with the same moment and the same condition."""
    part = parts[0]
    if isinstance(part, Saving):
        return [_sentence(saving(part))]
    if isinstance(part, Points):
        return [_sentence(points(part))]
    if isinstance(part, Access):
        return [_sentence(access(part))]
    match part:
        case Trigger():
            effects = [effect for each in parts if isinstance(each, Trigger) for effect in each.effects]
            return _sentences(opening(part), effects, _is_additional(part))
        case InFeeding():
            return _sentences(Message("opening-feeding", limited(part.when)), part.effects)
        case AtAnyTime():
            return _sentences(Message("opening-any-time"), part.effects)
        case Permit():
            return [_sentence(permission(part))]
        case AlsoMajor():
            cook, bake = clauses(KITCHENS[part.improvement - IMPROVEMENTS])
            return [_sentence(Message("part-kitchen", {"cook": cook, "bake": bake}))]
        case ActionSpace():
            return [_sentence(action_space(part))]
        case Toll():
            return [_sentence(toll(part))]
        case Dearer():
            cost = Message("part-dearer", {"round": part.from_round, "cost": amounts(part.cost)})
            return [_sentence(cost)]
        case OnlyWithMajor():
            return [_sentence(Message("part-only-with-major"))]
        case FieldCard():
            crop = RESOURCE_NAMES[part.crops[0]] if len(part.crops) == 1 else "any"
            return [_sentence(Message("part-field-card", {"crop": crop}))]
        case Returns():
            return [_sentence(Message("part-returns"))]
        case _:
            raise AssertionError(f"{part!r} has no words")


def _cases(triggers: Sequence[Trigger]) -> Message:
    """What happens at one moment if one thing or another is so; what is so for all of them is said once."""
    last = triggers[-1]
    if isinstance(last.effects[0], Exchange) and isinstance(last.when, AtLeast) and isinstance(last.when.of, Goods):
        return _demanded(last.effects[0], last.when.of, triggers)
    wanted = [conditions(trigger.when) for trigger in triggers]
    common = [condition for condition in wanted[0] if all(is_among(condition, others) for others in wanted)]
    when = unlimited(triggers[0], common)
    cases = [holding(AllOf([one for one in each if not is_among(one, common)])) for each in wanted]
    also = "yes" if _is_additional(triggers[0]) else "no"
    found = [deeds(trigger.effects, also) for trigger in triggers]
    if all(deed == found[0] for deed in found):
        either = Message("case", {"deed": found[0][0], "if": enumerated(cases, "case-two", "case-many")})
        return Message("deed-when", {"when": when, "deed": either})
    if all(is_owed(one) and things(one) is not None for trigger in triggers for one in trigger.effects):
        gained = zip([all_things(trigger.effects) for trigger in triggers], cases, strict=True)
        given = [Message("case-of", {"what": what, "if": case}) for what, case in gained]
        gifts = Message("deed-get", {"also": also, "what": enumerated(given, "cases-two", "cases-many")})
        return Message("deed-when", {"when": when, "deed": gifts})
    said = Message("deed-when", {"when": when, "deed": Message("case", {"deed": found[0][0], "if": cases[0]})})
    for [deed, *_], case in list(zip(found, cases, strict=True))[1:]:
        said = Message("other-case", {"first": said, "if": case, "deed": deed})
    return said


def _demanded(effect: Exchange, of: Goods, triggers: Sequence[Trigger]) -> Message:
    """An exchange that may be made with so many of a resource, and has to be made with more."""
    least = [each.number for trigger in triggers for each in conditions(trigger.when) if isinstance(each, AtLeast)]
    args: Arguments = {
        **{
            "may": least[0],
            "must": least[1],
            "resource": Message(f"resource-{RESOURCE_NAMES[of.resource]}", {"count": 2}),
        },
        **{"cost": amounts(effect.cost), "gains": amounts(effect.gains)},
    }
    return Message("deed-when", {"when": unlimited(triggers[0]), "deed": Message("deed-may-then-must", args)})


def _when_played(effects: Sequence[Effect]) -> list[Message]:
    """What happens when the card is played; what depends on a condition is told of by itself."""
    said: list[Message] = []
    for are_limited, run in groupby(effects, lambda effect: isinstance(effect, (If, Provided))):
        found = list(run)
        if not are_limited:
            said += _sentences(Message("opening-played", limited(None)), found)
            continue
        for effect in found:
            if isinstance(effect, Provided):
                said += _sentences(Message("opening-played", limited(effect.condition)), effect.options)
                continue
            assert isinstance(effect, If)
            more = _adds_to(effects[: effects.index(effect)], effect)
            said += _sentences(Message("opening-played", limited(effect.condition)), effect.gains, more)
            said += [_sentence(Message("deed-otherwise", {"deed": each})) for each in deeds(effect.otherwise)]
    return said


def _adds_to(before: Sequence[Effect], effect: If) -> bool:
    """Whether something gives more of what has been given before."""
    given = {other.resource for other in before if isinstance(other, GainEach)}
    return any(isinstance(gain, Gain) and gain.resource in given for gain in effect.gains)


def _is_additional(trigger: Trigger) -> bool:
    """Whether what a card does comes to something that its owner does anyway."""
    return trigger.moment in (moments.USED, moments.BAKED) and not trigger.others


def _sentences(when: Message, effects: Sequence[Effect], also: bool = False) -> list[Message]:
    """What happens at a moment: a sentence with its opening, and one more for each other deed."""
    found = deeds(effects, "yes" if also else "no")
    first = Message("deed-when", {"when": when, "deed": found[0]})
    return [_sentence(first), *(_sentence(Message("deed-besides", {"deed": each})) for each in deeds(effects)[1:])]


def _sentence(clause: Message) -> Message:
    return Message("effect-sentence", {"effect": clause})


def deeds(effects: Sequence[Effect], also: str = "no") -> list[Message]:
    """What happens, deed by deed; things that come by themselves side by side share one verb.

    `also` says whether it comes to something else.
    """
    said: list[Message] = []
    for are_given, run in groupby(effects, lambda effect: is_owed(effect) and things(effect) is not None):
        found = list(run)
        if are_given:
            said += [Message("deed-get", {"also": also, "what": what}) for what in _apart(all_things(found))]
        else:
            said += [_deed(effect, also) for effect in found]
    return said


def _apart(found: Sequence[Message]) -> list[list[Message]]:
    """Things that are told of together: what belongs to several numbers one by one stands by itself."""
    runs = groupby(enumerate(found), lambda thing: thing[0] if _stands_alone(thing[1]) else -1)
    return [[thing for _, thing in run] for _, run in runs]


def _stands_alone(thing: Message) -> bool:
    """Whether something would not be clear side by side with others."""
    of_each = thing.args.get("each")
    return thing.id in _ONE_BY_ONE or (isinstance(of_each, Message) and of_each.id == "each-harvested")


def _deed(effect: Effect, also: str) -> Message:
    """What happens, or may be done."""
    said = gift(effect)
    if said is not None:
        return said
    assert not isinstance(effect, Given), f"{effect!r} has no words"
    what = things(effect)
    clause = say(effect) if what is None else Message("effect-take", {"what": what})
    if is_owed(effect):
        return Message("deed-must", {"effect": clause})
    return Message("deed-may", {"also": also, "effect": clause})


@singledispatch
def gift(effect: Effect) -> Message | None:
    """What comes of an effect that gives no plain things."""
    return None


@gift.register
def _(effect: _Gift) -> Message:
    match effect:
        case PromiseOn():
            return promise(effect)
        case PromisePiece():
            return promise_piece(effect)
        case ForOthers():
            return Message("deed-others", {"what": goods(effect.resource, effect.count)})
        case BreedBoar():
            return Message("deed-breed-boar")
        case If():
            raise NotImplementedError("there are no words for a condition within a moment")
        case _:
            assert_never(effect)


@singledispatch
def points(node: Points) -> Message:
    """What a card is worth in the end, as a clause."""
    raise NotImplementedError(f"{node!r} has no words")


@points.register
def _points_node(node: _Points) -> Message:
    match node:
        case PointsEach():
            return scored(
                Message("thing-each", {"what": bonus_points([node.points]), "each": each(node.of, node.every)})
            )
        case PointsForAll():
            what = Message("thing-if", {"what": bonus_points(node.points), "least": least(node.least, node.of)})
            return Message("points-for-all", {"what": what})
        case PointsFor():
            return scored(Message("thing-if", {"what": bonus_points(node.points), "least": least(node.least, node.of)}))
        case PointsByHouse():
            houses = respectively([Message("a-house", {"house": house}) for house in HOUSE_NAMES])
            return scored(Message("thing-if", {"what": bonus_points(node.points), "least": houses}))
        case MostRooms():
            return Message("points-most-rooms", {"points": bonus_points([node.points])})
        case RoomyPastures():
            return scored(Message("thing-roomy-pastures", {"what": bonus_points([1]), "room": node.room}))
        case _:
            assert_never(node)


def scored(what: Message) -> Message:
    """Something that counts when points are counted."""
    return Message(
        "deed-when", {"when": Message("opening-scoring"), "deed": Message("deed-get", {"also": "no", "what": what})}
    )


def bonus_points(numbers: Sequence[int]) -> Message:
    """So many bonus points, or several numbers one by one."""
    return Message("bonus-points", {"number": respectively(numbers), "points": numbers[-1]})
