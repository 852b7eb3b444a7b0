"""Words for hand cards: prerequisites, effects and their moments, permits, and points.

An effect at a moment is a *deed*, which stands behind an opening: "each time you use Forest, you get 1 Food".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TypeGuard

from allmende.agricola.cards.majors import IMPROVEMENTS as NUMBERED
from allmende.agricola.cards.majors import KITCHENS
from allmende.agricola.components.improvement import FIREPLACE, KIND_NAMES, OTHER, on_top
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.numbers import DRAWN_LETTER, kind_of_card
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import GRAIN, RESOURCE_NAMES, STONE, VEGETABLE
from allmende.agricola.presentation.reading import is_covered
from allmende.agricola.presentation.wording.access import access
from allmende.agricola.presentation.wording.amounts import Arguments, each, goods, least
from allmende.agricola.presentation.wording.card_spaces import action_space, stands_for, toll
from allmende.agricola.presentation.wording.conditions import (
    conditions,
    holding,
    is_among,
    limited,
    major_improvements,
    requirement,
    whole,
)
from allmende.agricola.presentation.wording.deeds import deeds
from allmende.agricola.presentation.wording.improvements import clauses
from allmende.agricola.presentation.wording.openings import USES, opening, opening_of_uses, unlimited
from allmende.agricola.presentation.wording.permits import permission
from allmende.agricola.presentation.wording.savings import saving
from allmende.agricola.presentation.wording.things import all_things, bonus_points, things
from allmende.agricola.rules import moments
from allmende.agricola.rules.language import Effect, Gain
from allmende.agricola.rules.language.amounts import Goods, Steps
from allmende.agricola.rules.language.animals import StockedPastures
from allmende.agricola.rules.language.card import AtAnyTime, Card, FieldCard, Part, Permit, Toll
from allmende.agricola.rules.language.card_spaces import ActionSpace, Spot, StandsFor
from allmende.agricola.rules.language.census import MostOfAllVegetables, MostPastures
from allmende.agricola.rules.language.conditions import AllOf, AtLeast, AtMost, Condition, Exactly
from allmende.agricola.rules.language.contests import MostFencedStables, MostVegetables
from allmende.agricola.rules.language.counted import MostRooms
from allmende.agricola.rules.language.custom_five import is_silent
from allmende.agricola.rules.language.dealings import NoteImproving
from allmende.agricola.rules.language.fieldwork import NoteSingles
from allmende.agricola.rules.language.gains import Exchange, GainBy
from allmende.agricola.rules.language.majors import BuildMajor
from allmende.agricola.rules.language.neighbors import WinPrize
from allmende.agricola.rules.language.nodes import AccessNode, SavingNode, part_node
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.onlooking import LargestPasture, NoNegative
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.provided import If, Only
from allmende.agricola.rules.language.repeats import UpTo
from allmende.agricola.rules.language.trigger import FromHand, Trigger
from allmende.core.message import Message
from allmende.core.rules.phrases import enumerated, one_of, respectively

_MANY_VISITS = 3
"""The number of action spaces, each with one gain, from which on one sentence covers them all."""


def prerequisite(card: Card) -> Message | None:
    """The prerequisite of a card, as a phrase."""
    return requirement(card.needs) if card.needs is not None else None


def card_text(card: Card) -> Message:
    """The effects of a card, sentence by sentence."""
    said = [*_when_played(card), *_terms(card)]
    parts = [part for part in card.in_order if part not in card.effects and not _is_told(part)]
    for kind, visits in groupby(parts, _kind_of_visit):
        found = list(visits)
        several = [part for part in found if isinstance(part, Trigger)]
        if kind is not None and len(several) >= _MANY_VISITS:
            said.append(_sentence(_visits(several)))
            continue
        for _, run in groupby(found, _same_moment):
            said += _parts(list(run))
    if card.returns:
        kinds = dict.fromkeys(NUMBERED[i].kind for i in card.returns if i < IMPROVEMENTS)
        what = [_returned(card, kind) for kind in kinds]
        is_paid = any(card.costs)
        said.append(_sentence(Message("part-returns-besides" if is_paid else "part-returns", {"what": one_of(what)})))
    if not said:
        return Message("card-without-text")
    text = said[-1]
    for sentence in reversed(said[:-1]):
        text = Message("sentences", {"first": sentence, "rest": text})
    return text


def card_ruling(card: Card) -> Message | None:
    """The reading of an unclear card."""
    return Message(f"ruling-card-{card.name}") if card.ruling else None


def _returned(card: Card, kind: int) -> Message:
    """What is returned for a card: one of a kind, or a certain improvement."""
    if kind < OTHER:
        return Message("have-improvement", {"kind": KIND_NAMES[kind]})
    return named("the-improvement", next(NUMBERED[i].name for i in card.returns if NUMBERED[i].kind == kind))


def _terms(card: Card) -> list[Message]:
    """Further terms for playing a card beside its cost and its prerequisite, and its kitchen."""
    said: list[Message] = []
    if kind_of_card(card.card) == "merchant":
        said.append(Message("part-for-first-buyer"))
    if card.only_with_major:
        said.append(Message("part-only-with-major"))
    if card.gives_stable:
        said.append(Message("part-gives-stable"))
    if card.dearer:
        said.append(Message("part-dearer", {"round": card.dearer_from, "cost": amounts(card.dearer)}))
    if card.never_with_major:
        said.append(Message("part-never-with-major"))
    if card.or_cooked:
        said.append(Message("part-or-cooked"))
    if card.kitchen >= 0:
        kitchen = KITCHENS[card.kitchen - IMPROVEMENTS]
        if kitchen.kind == FIREPLACE:
            said.append(Message("part-fireplace"))
        elif kitchen.cooks:
            cook, bake = clauses(kitchen)
            said.append(Message("part-kitchen", {"cook": cook, "bake": bake}))
        else:
            said += clauses(kitchen)
    return [_sentence(clause) for clause in said]


def _is_told(part: Part) -> bool:
    """True if the effects of a part are covered by the words of its stake."""
    if isinstance(part, Spot) or is_covered(part):
        return True
    kinds = (WinPrize, NoteSingles, NoteImproving)
    return isinstance(part, Trigger) and all(isinstance(effect, kinds) or is_silent(effect) for effect in part.effects)


def _kind_of_visit(part: Part) -> object:
    """A key that is equal for parts that give one thing each for the use of different action spaces."""
    if not isinstance(part, Trigger) or part.moment not in USES or part.when is not None or len(part.effects) > 1:
        return None
    effect = part.effects[0]
    cost = effect.cost if is_given(effect) else []
    return None if _given(effect) is None else (part.moment, part.others, part.mine, cost)


def _visits(triggers: Sequence[Trigger]) -> Message:
    """The gains of the use of one action space or another, one by one."""
    given = [what for trigger in triggers if (what := _given(trigger.effects[0])) is not None]
    what = Message("thing-one-by-one", {"what": respectively(given)})
    effect = triggers[0].effects[0]
    deed = Message("deed-get", {"also": "yes" if _is_additional(triggers[0]) else "no", "what": what})
    if is_given(effect):
        clause = Message("effect-give-to", {"cost": amounts(effect.cost), "gains": [what]})
        deed = Message("deed-may", {"also": "no", "effect": clause})
    return Message("deed-when", {"when": opening_of_uses(triggers), "deed": deed})


def _given(effect: Effect) -> Message | None:
    """The goods, if the effect gives goods of one kind."""
    gain = effect.gains[0] if is_given(effect) else effect
    return goods(gain.resource, gain.count) if isinstance(gain, Gain) and gain.of is None else None


def is_given(effect: Effect) -> TypeGuard[Offer]:
    """True if an effect is an offer of goods to another player for something else."""
    return isinstance(effect, Offer) and effect.to_doer


def _same_moment(part: Part) -> object:
    """A key that is equal for parts that share their words."""
    return _both_built(part) or unlimited(part) if isinstance(part, Trigger) else part


def _same_condition(part: Part) -> object:
    """A key that is equal for parts that stand in one sentence."""
    return _both_built(part) or opening(part) if isinstance(part, Trigger) else part


def _parts(parts: list[Part]) -> list[Message]:
    """The sentences for a part of a card, or for several with the same moment."""
    runs = [list(run) for _, run in groupby(parts, _same_condition)]
    if len(runs) > 1:
        return [_sentence(_cases([part for part in parts if isinstance(part, Trigger)]))]
    return _part(runs[0])


def _part(parts: list[Part]) -> list[Message]:
    """The sentences for a part of a card, or for several with the same moment and the same condition."""
    first = parts[0]
    if isinstance(first, SavingNode):
        return [_sentence(saving(first))]
    if isinstance(first, AccessNode):
        return [_sentence(access(first))]
    match part := part_node(first):
        case Trigger():
            effects = [effect for each in parts if isinstance(each, Trigger) for effect in each.effects]
            effects = [effect for effect in effects if not isinstance(effect, NoteImproving)]
            both = _both_built(part)
            if both is not None:
                return [_sentence(Message("part-builds-both", {"what": both}))]
            return _sentences(opening(part), effects, _is_additional(part))
        case AtAnyTime():
            how_often = "game" if part.single else "any"
            when = Message("opening-any-time", {"often": how_often, **limited(part.when)})
            if part.once:
                time = "harvest" if part.harvest else "feeding"
                if part.each_round:
                    time = "later-rounds" if part.later else "each-round"
                times = "several" if isinstance(part.effects[0], UpTo) else "once"
                when = Message(f"opening-{time}", {"times": times, **limited(part.when)})
            return _sentences(when, part.effects)
        case FromHand():
            return _sentences(Message("opening-first-work"), part.effects)
        case Points():
            best = [_sentence(Message("points-for-house"))] if part.for_house else []
            return [_sentence(points(part)), *best]
        case Permit():
            return [_sentence(permission(part))]
        case ActionSpace():
            return [_sentence(action_space(part))]
        case StandsFor():
            return [_sentence(stands_for(part))]
        case Toll():
            return [_sentence(toll(part))]
        case FieldCard():
            crop = RESOURCE_NAMES[part.crops[0]] if len(part.crops) == 1 else "any"
            if part.crops[0] < GRAIN:
                good = Message(f"resource-{crop}", {"count": 2})
                like = Message(
                    f"resource-{RESOURCE_NAMES[VEGETABLE if part.crops[0] == STONE else GRAIN]}", {"count": 2}
                )
                return [_sentence(Message("part-field-of", {"good": good, "like": like, "fields": part.fields}))]
            return [_sentence(Message("part-field-card", {"crop": crop}))]
        case _:
            raise AssertionError(f"{type(part).__name__} belongs to what happens when the card is played")


def _cases(triggers: Sequence[Trigger]) -> Message:
    """The deeds at one moment in several cases; conditions common to all cases are said once."""
    wanted = [conditions(trigger.when) for trigger in triggers]
    common = [condition for condition in wanted[0] if all(is_among(condition, others) for others in wanted)]
    when = unlimited(triggers[0], common)
    demand = triggers[-1].effects[0]
    if isinstance(demand, Exchange):
        return Message("deed-when", {"when": when, "deed": _demanded(demand, triggers)})
    cases = [holding(AllOf([one for one in each if not is_among(one, common)])) for each in wanted]
    also = "yes" if _is_additional(triggers[0]) else "no"
    found = [deeds(trigger.effects, also) for trigger in triggers]
    if all(deed == found[0] for deed in found):
        either = Message("case", {"deed": found[0][0], "if": enumerated(cases, "case-two", "case-many")})
        return Message("deed-when", {"when": when, "deed": either})
    if all(one.is_owed() and things(one) is not None for trigger in triggers for one in trigger.effects):
        gained = zip([all_things(trigger.effects) for trigger in triggers], cases, strict=True)
        given = [Message("case-of", {"what": what, "if": case}) for what, case in gained]
        gifts = Message("deed-get", {"also": also, "what": enumerated(given, "cases-two", "cases-many")})
        return Message("deed-when", {"when": when, "deed": gifts})
    first = found[0][0] if _is_by_number(triggers[0]) else Message("case", {"deed": found[0][0], "if": cases[0]})
    said = Message("deed-when", {"when": when, "deed": first})
    for [deed, *_], case in list(zip(found, cases, strict=True))[1:]:
        said = Message("other-case", {"first": said, "if": case, "deed": deed})
    return said


def _both_built(trigger: Trigger) -> list[Message] | None:
    """The major improvements of which a trigger has one built after the other; None for other triggers."""
    effect = trigger.effects[0]
    if trigger.moment != moments.IMPROVED or not isinstance(effect, BuildMajor):
        return None
    built = on_top([moments.improvement_told(told) for told in trigger.details])
    return major_improvements(sorted([*built, *on_top(effect.among)]))


def _is_by_number(trigger: Trigger) -> bool:
    """True if a trigger gives something for each number up to the one that its condition names."""
    return isinstance(trigger.when, AtMost) and isinstance(trigger.effects[0], GainBy)


def _demanded(effect: Exchange, triggers: Sequence[Trigger]) -> Message:
    """An exchange that may be made with a certain number of a resource, and has to be made with more."""
    wanted = [condition for trigger in triggers for condition in conditions(trigger.when)]
    least = [each for each in wanted if isinstance(each, AtLeast | Exactly) and isinstance(each.of, Goods)]
    args: Arguments = {
        **{
            "may": least[0].number,
            "must": least[-1].number,
            "resource": Message(f"resource-{RESOURCE_NAMES[effect.cost[0]]}", {"count": 2}),
        },
        **{"cost": amounts(effect.cost), "gains": amounts(effect.gains)},
    }
    return Message("deed-may-then-must", args)


def _when_played(card: Card) -> list[Message]:
    """The effects when the card is played, or drawn; each conditional one has sentences of its own."""
    effects = [effect for effect in card.effects if not isinstance(effect, NoteSingles)]
    is_drawn = card.number[0] == DRAWN_LETTER
    begins = Message("opening-drawn") if is_drawn else Message("opening-played", limited(None))
    said: list[Message] = []
    for are_limited, run in groupby(effects, lambda effect: isinstance(effect, (If, Only))):
        found = list(run)
        if not are_limited:
            said += _sentences(begins, found)
            continue
        for effect in found:
            if isinstance(effect, Only):
                said += _sentences(_played_if(effect.condition), effect.parts())
                continue
            assert isinstance(effect, If)
            more = _adds_to(effects[: effects.index(effect)], effect)
            said += _sentences(_played_if(effect.condition), effect.gains, more)
            said += [_sentence(Message("deed-otherwise", {"deed": each})) for each in deeds(effect.otherwise)]
    return said


def _played_if(condition: Condition) -> Message:
    """The opening for playing the card under a condition."""
    return whole(condition) or Message("opening-played", limited(condition))


def _adds_to(before: Sequence[Effect], effect: If) -> bool:
    """True if an effect gives more of a resource that was given before."""
    given = {other.resource for other in before if isinstance(other, Gain) and other.of is not None}
    return any(isinstance(gain, Gain) and gain.resource in given for gain in effect.gains)


def _is_additional(trigger: Trigger) -> bool:
    """True if an effect comes on top of something that its owner does anyway."""
    return trigger.moment in (moments.USED, moments.BAKED) and not trigger.others


def _sentences(when: Message, effects: Sequence[Effect], also: bool = False) -> list[Message]:
    """The deeds at a moment: a sentence with its opening, and one more for each other deed."""
    found = deeds(effects, "yes" if also else "no")
    first = Message("deed-when", {"when": when, "deed": found[0]})
    return [_sentence(first), *(_sentence(Message("deed-besides", {"deed": each})) for each in deeds(effects)[1:])]


def _sentence(clause: Message) -> Message:
    return Message("effect-sentence", {"effect": clause})


def points(node: Points) -> Message:
    """The points of a card at the end, as a clause."""
    what = bonus_points([node.points])
    match node.of:
        case None if node.when is None:
            return _scored(what)
        case None:
            assert node.when is not None
            return Message("points-if", {"if": holding(node.when), "what": what})
        case (
            MostRooms() | MostVegetables() | MostFencedStables() | MostPastures() | MostOfAllVegetables() | NoNegative()
            | LargestPasture()
        ):  # fmt: skip
            return Message(f"points-{node.of.name}", {"points": what})
        case Goods() if node.points < 0:
            return Message("points-negative", {"points": -node.points, "each": each(node.of, node.every)})
        case StockedPastures(room=room) if room >= 0:
            return _scored(Message("thing-roomy-pastures", {"what": what, "room": room}))
        case StockedPastures():
            return _scored(Message("thing-full-pastures", {"what": what}))
        case Steps():
            numbers = Message(
                "thing-if", {"what": bonus_points(node.of.counts), "least": least(node.of.least, node.of.of)}
            )
            return Message("points-for-all", {"what": numbers}) if node.for_all else _scored(numbers)
        case _ if node.points < 0:
            return Message("points-negative", {"points": -node.points, "each": each(node.of, node.every)})
        case _:
            return _scored(_points_for_each(node, what), node.when)


def _points_for_each(node: Points, what: Message) -> Message:
    """The points for every one of an amount, or for each of several numbers of players."""
    assert node.of is not None, "the points depend on something"
    if node.by_players:
        last = len(node.by_players)
        players = respectively([*range(1, last), Message("or-more", {"number": last})])
        args: Arguments = {"what": what, "every": respectively(node.by_players), "players": players}
        return Message("points-by-players", args)
    said = Message("thing-each", {"what": what, "each": each(node.of, node.every)})
    return Message("points-rounded-up", {"what": said}) if node.rounded_up else said


def _scored(what: Message, when: Condition | None = None) -> Message:
    """A thing that counts when points are counted, perhaps under a condition."""
    if when is not None:
        return Message("points-if", {"if": holding(when), "what": what})
    deed = Message("deed-get", {"also": "no", "what": what})
    return Message("deed-when", {"when": Message("opening-scoring"), "deed": deed})
