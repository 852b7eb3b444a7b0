"""The words for effects.

An effect is worded as a *clause* ("pay 2 Milk to gain 1 Sheep"), its gain alone as a *thing* ("3 Clay", "3 Crops of
your choice"). Things that stand side by side share one verb.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from allmende.core.message import Message
from allmende.core.rules.phrases import one_clause_of, one_of, respectively
from allmende.hallertau.components.board import SPACE_NAMES
from allmende.hallertau.components.pieces import ALL_CROPS, CROPS
from allmende.hallertau.presentation import custom
from allmende.hallertau.presentation.nodes import CostNode, Farming, Node, Thing, Working
from allmende.hallertau.presentation.wording.amounts import (
    cards_of,
    fields,
    is_matched,
    is_none,
    number_words,
    quantity,
    resource,
)
from allmende.hallertau.presentation.wording.costs import alike, say_cost
from allmende.hallertau.presentation.wording.lists import Part, picked
from allmende.hallertau.rules.language.amounts import Amount, Fixed, Matching
from allmende.hallertau.rules.language.custom import CustomNode
from allmende.hallertau.rules.language.effect import Effect, Exchange, Matched, OneOf, Then
from allmende.hallertau.rules.language.farm import (
    AdvanceFree,
    GainAndSow,
    Harvest,
    LiftFields,
    MoveBoulders,
    MoveEmptyFields,
    Sow,
)
from allmende.hallertau.rules.language.flock import Sustain, SustainOne
from allmende.hallertau.rules.language.gains import Draw, Gain, GainField, Take, TakeAlike, TakeMarker
from allmende.hallertau.rules.language.workers import (
    MoveThreeWorkers,
    ReturnTopRows,
    ReturnWorkers,
    TakeWorkersBack,
    UseSecondRow,
    UseSpace,
)


def sentence(effect: Effect) -> Message:
    """An effect as a sentence that can stand alone."""
    return Message("effect-sentence", {"effect": say(effect)})


def say(effect: Effect, option: int | None = None) -> Message:
    """An effect as a clause; with an option only that. A `Node` without words is a type error here."""
    assert isinstance(effect, Node), f"{effect!r} has no words"
    clause = _clause(effect, option)
    return Message("respectively", {"effect": clause}) if _goes_with_options(effect, option) else clause


def clauses(effects: list[Effect], option: int | None = None, paid: Collection[int] = ()) -> list[Message]:
    """Effects as clauses, one after the other; things side by side share one. Effects of amount 0 are left out.

    A gain of a resource in `paid` comes "back".
    """
    said: list[Message] = []
    run: list[Thing | Draw] = []
    for effect in effects:
        if any(is_none(number, option) for number in effect.amounts()):
            continue
        if run and not (isinstance(effect, Thing | Draw) and isinstance(effect, Draw) == isinstance(run[0], Draw)):
            said.append(_shared(run, option, paid))
            run = []
        if isinstance(effect, Thing | Draw):
            run.append(effect)
        else:
            said.append(say(effect, option))
    if run:
        said.append(_shared(run, option, paid))
    return said


def _shared(run: list[Thing | Draw], option: int | None, paid: Collection[int]) -> Message:
    """Things behind one verb; those that go with the options come last."""
    fixed = [_thing_back(each, option, paid) for each in run if not _goes_with_options(each, option)]
    matched = [_thing_back(each, option, paid) for each in run if _goes_with_options(each, option)]
    things = {"what": fixed + matched}
    clause = Message("effect-draw", things) if isinstance(run[0], Draw) else Message("effect-gain", things)
    return Message("respectively", {"effect": clause}) if matched else clause


def _thing_back(effect: Thing | Draw, option: int | None, paid: Collection[int]) -> Message:
    """The gain of an effect as a phrase, with "back" if it is of a resource that was paid."""
    what = thing(effect, option)
    if isinstance(effect, Gain) and effect.resource in paid:
        return Message("quantity-back", {"what": what})
    return what


def _goes_with_options(effect: Effect, option: int | None) -> bool:
    """True if the effect names several numbers or things, one for each option."""
    if isinstance(effect, Matched):
        return option is None
    return any(is_matched(number, option) for number in effect.amounts())


def _clause(effect: Node, option: int | None) -> Message:
    if isinstance(effect, CostNode):
        return say_cost(effect)
    if isinstance(effect, Farming):
        return _farming(effect, option)
    if isinstance(effect, Working):
        return _working(effect)
    if isinstance(effect, CustomNode):
        return custom.words(effect)
    match effect:
        case Then():
            return _then(clauses(effect.effects, option))
        case OneOf():
            return _either(effect, option)
        case Matched():
            return _matched(effect, option)
        case Exchange():
            return Message("effect-exchange", {"cost": say(effect.cost, option), "gains": say(effect.gains, option)})
        case Gain() | GainField() | Take() | TakeAlike():
            return Message("effect-gain", {"what": thing(effect, option)})
        case Draw():
            return Message("effect-draw", {"what": thing(effect, option)})
        case _:
            assert_never(effect)


def _then(said: list[Message]) -> Message:
    """Clauses one after the other."""
    if not said:
        return Message("effect-none")
    first = said[0]
    for clause in said[1:]:
        first = Message("effect-then", {"first": first, "second": clause})
    return first


def _either(effect: OneOf, option: int | None) -> Message:
    things = [thing(each, option) for each in effect.options if isinstance(each, Thing)]
    if len(things) == len(effect.options):
        return Message("effect-gain", {"what": Message("effect-one-of", {"options": one_of(things)})})
    if len(effect.options) == 1:
        return Message("effect-optional", {"effect": say(effect.options[0], option)})
    return Message("effect-either", {"options": one_clause_of([say(each, option) for each in effect.options])})


def _matched(effect: Matched, option: int | None) -> Message:
    if option is not None:
        return say(effect.effects[option])
    things = [thing(each, None) for each in effect.effects if isinstance(each, Thing)]
    if len(things) == len(effect.effects):
        return Message("effect-gain", {"what": respectively(things)})
    return Message("listed", {"what": respectively([say(each) for each in effect.effects])})


def thing(effect: Thing | Draw, option: int | None) -> Message:
    """The gain of an effect as a phrase."""
    match effect:
        case Gain():
            return quantity(effect.resource, effect.number, option)
        case GainField():
            row, _ = number_words(effect.row, option)
            return Message("effect-field", {"row": row, "count": effect.number})
        case Take():
            return _choice(effect, option)
        case TakeAlike():
            return _alike(effect, option)
        case Draw():
            number, count = number_words(effect.number, option)
            return Message("amount", {"count": number, "resource": cards_of(effect.deck, count)})
        case _:
            assert_never(effect)


def _choice(effect: Take, option: int | None) -> Message:
    number, count = number_words(effect.number, option)
    said = {"number": number, "count": count}
    if effect.goods == ALL_CROPS:
        return Message("effect-different-crops" if effect.different else "effect-crops", said)
    if count == 1:
        return Message("effect-one-of", {"options": one_of([_of(good, 1, 1) for good in effect.goods])})
    return Message("effect-goods-of-choice", {**said, "goods": one_of([resource(good, 2) for good in effect.goods])})


def _alike(effect: TakeAlike, option: int | None) -> Message:
    number, count = number_words(effect.number, option)
    crops = effect.goods == ALL_CROPS
    if crops and count == 1:
        return Message("effect-crops", {"number": number, "count": count})
    if crops or is_matched(effect.number, option):
        return alike(number, count, effect.goods)
    return Message("effect-one-of", {"options": one_of([_of(good, number, count) for good in effect.goods])})


def _of(good: int, number: Part, count: int) -> Message:
    return Message("amount", {"count": number, "resource": resource(good, count)})


def _farming(effect: Farming, option: int | None) -> Message:
    """Words for effects on one's own boards."""
    match effect:
        case Sow():
            number, count = number_words(effect.number, option)
            if effect.goods == ALL_CROPS:
                return _sow(effect.number, option)
            what = one_of([_of(good, number, count) for good in effect.goods])
            only_crops = max(effect.goods) < CROPS
            return Message("effect-sow-crop" if only_crops else "effect-sow-goods", {"what": what})
        case GainAndSow():
            number, count = number_words(effect.gain.number, option)
            return Message("effect-gain-and-sow", {"number": number, "count": count})
        case Harvest():
            number, count = number_words(effect.number, option)
            return Message("effect-harvest", {"number": number, "count": count})
        case LiftFields():
            if effect.all:
                return Message("effect-lift-any", {"fields": fields(effect.fields, 2)})
            number, count = number_words(effect.number, option)
            what = Message("amount", {"count": number, "resource": fields(effect.fields, count)})
            return Message("effect-lift", {"what": what, "count": count})
        case MoveEmptyFields():
            number, count = number_words(effect.number, option)
            return Message("effect-move-empty-fields", {"number": number, "count": count, "row": effect.row})
        case Sustain():
            number, count = number_words(effect.number, option)
            return Message("effect-sustain", {"number": number, "count": count})
        case SustainOne():
            number, count = number_words(effect.number, option)
            return Message("effect-sustain-one", {"number": number, "count": count})
        case AdvanceFree():
            return Message("effect-advance-free")
        case MoveBoulders():
            number, count = number_words(effect.number, option)
            return Message("effect-move-boulders", {"number": number, "count": count})
        case _:
            assert_never(effect)


def _sow(number: Amount, option: int | None) -> Message:
    """Words for sowing: no field, one, or a largest number of fields."""
    assert isinstance(number, (Fixed, Matching)), f"{number!r} is no number by itself"
    numbers = [number.number] if isinstance(number, Fixed) else picked(number.numbers, option)
    fields_ = respectively([Message("up-to", {"count": each}) for each in numbers])
    return Message("effect-sow", {"number": fields_, "count": numbers[-1]})


def _working(effect: Working) -> Message:
    """Words for effects on workers and action spaces."""
    match effect:
        case TakeMarker():
            return Message("effect-take-marker")
        case ReturnWorkers():
            return Message("effect-return-workers")
        case ReturnTopRows():
            return Message(
                "effect-return-top-rows", {"spaces": [Message(f"space-{SPACE_NAMES[n]}") for n in effect.spaces]}
            )
        case MoveThreeWorkers():
            return Message("effect-move-three-workers")
        case TakeWorkersBack():
            return Message("effect-take-workers-back")
        case UseSpace():
            return Message("effect-use-space")
        case UseSecondRow():
            return Message("effect-use-second-row")
        case _:
            assert_never(effect)
