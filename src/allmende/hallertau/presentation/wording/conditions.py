"""The words for conditions for playing a card.

Most conditions are things that one *has* ("at least 2 Sheep"), so that several share one verb. The others are clauses
of their own.
"""

from __future__ import annotations

from typing import assert_never

from allmende.core.message import Message
from allmende.core.rules.phrases import one_clause_of, one_of
from allmende.hallertau.components.board import SPACE_NAMES
from allmende.hallertau.presentation.nodes import ConditionNode, Countable, Counting, Described, Happening, Shown
from allmende.hallertau.presentation.wording.amounts import counted, fields, noun, quantity, shown, situation
from allmende.hallertau.presentation.wording.lists import Part, picked
from allmende.hallertau.rules.language.amounts import Amount, Have, Total
from allmende.hallertau.rules.language.conditions import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    BeforeLastAction,
    Between,
    Condition,
    EachOf,
    Exceeds,
    JustPlayedNewCard,
    JustSpentLastJewelry,
    JustUsed,
    No,
    Reaches,
    UsingButchery,
)


def requirement(condition: Condition, option: int | None = None) -> Message:
    """A condition as a clause."""
    assert isinstance(condition, ConditionNode), f"{condition!r} has no words"
    things = _things(condition, option)
    if things:
        return Message("condition-have", {"what": things})
    match condition:
        case AtLeast() | AtMost() | Between():
            number, count = limit(condition, option)
            return situation(_described(condition.of), number, count)
        case Reaches():
            return _together(condition)
        case Exceeds():
            first, second = _shown(condition.of), _shown(condition.other)
            by = one_of(picked(condition.numbers, option))
            return Message("condition-exceeds", {"first": first, "second": second, "number": by})
        case AllOf():
            return _all_of(condition, option)
        case AnyOf() | EachOf():
            return _some_of(condition, option)
        case No():
            return Message("condition-have", {"what": none_of(condition)})
        case JustSpentLastJewelry() | JustUsed() | UsingButchery() | JustPlayedNewCard() | BeforeLastAction():
            return _happening(condition)
        case _:
            assert_never(condition)


def limit(condition: Counting, option: int | None = None) -> tuple[Message, int]:
    """The number that a condition demands ("at least 2, 3 or 4"), and the number that the words agree with."""
    match condition:
        case AtLeast():
            numbers = picked(condition.numbers, option)
            return Message("at-least", {"number": one_of(numbers)}), numbers[-1]
        case AtMost():
            numbers = picked(condition.numbers, option)
            return Message("at-most", {"number": one_of(numbers)}), numbers[-1]
        case Between():
            least, most = condition.least, condition.most
            if most > least + 1:
                return Message("from-to", {"least": least, "most": most}), most
            return Message("exactly", {"number": one_of([least] if least == most else [least, most])}), most
        case _:
            assert_never(condition)


def none_of(condition: No) -> Message:
    """None of some fields, as a thing that one has."""
    return Message("none-of", {"what": fields(condition.fields, 1)})


def _things(condition: Condition, option: int | None) -> list[Message]:
    """The things that one must have, as phrases to be enumerated; none if the condition is not of that kind."""
    match condition:
        case AtLeast() | AtMost() | Between() if isinstance(condition.of, Countable):
            number, count = limit(condition, option)
            return [counted(condition.of, number, count)]
        case Reaches() if isinstance(condition.of, Have):
            return [Message("at-least", {"number": quantity(condition.of.resource, condition.other, option)})]
        case Exceeds() if isinstance(condition.of, Countable) and isinstance(condition.other, Countable):
            assert condition.numbers == [0], "there are no words for having more by a number"
            return [Message("condition-more", {"what": noun(condition.of, 2), "than": noun(condition.other, 2)})]
        case No():
            return [none_of(condition)]
        case AllOf():
            parts = [_things(part, option) for part in condition.conditions]
            return [thing for part in parts for thing in part] if all(parts) else []
        case EachOf() if option is not None:
            return _things(condition.conditions[option], None)
        case AnyOf() | EachOf():
            alternatives = [_things(part, option) for part in condition.conditions]
            if not all(len(things) == 1 for things in alternatives):
                return []
            things = [things[0] for things in alternatives]
            several = len(things) > 2 or (isinstance(condition, AnyOf) and condition.options > 1 and option is None)
            return [Message("listed", {"what": one_clause_of(things) if several else one_of(things)})]
        case _:
            return []


def _all_of(condition: AllOf, option: int | None) -> Message:
    """The things that one must have, and then the other conditions."""
    things = [thing for part in condition.conditions for thing in _things(part, option)]
    clauses = [Message("condition-have", {"what": things})] if things else []
    clauses += [requirement(part, option) for part in condition.conditions if not _things(part, option)]
    said = clauses[0]
    for clause in clauses[1:]:
        said = Message("condition-and", {"first": said, "second": clause})
    return said


def _some_of(condition: AnyOf | EachOf, option: int | None) -> Message:
    if isinstance(condition, EachOf) and option is not None:
        return requirement(condition.conditions[option])
    clauses = [requirement(part, option) for part in condition.conditions]
    return Message("listed", {"what": one_clause_of(clauses)})


def _together(condition: Reaches) -> Message:
    """Several resources that add up to a number."""
    assert isinstance(condition.of, Total), f"there are no words for {condition.of!r} to reach something"
    number: Part = Message("at-least", {"number": _shown(condition.other)})
    return Message("condition-together", {"what": noun(condition.of, 2), "number": number})


def _happening(condition: Happening) -> Message:
    match condition:
        case JustSpentLastJewelry():
            return Message("condition-spent-last-jewelry")
        case JustUsed():
            spaces = [Message(f"space-{SPACE_NAMES[space]}") for space in condition.spaces]
            return Message("condition-just-used", {"spaces": one_of(spaces)})
        case UsingButchery():
            return Message("condition-using-butchery")
        case JustPlayedNewCard():
            return Message("condition-played-new-card")
        case BeforeLastAction():
            return Message("condition-before-last-action")
        case _:
            assert_never(condition)


def _described(of: Amount) -> Described:
    assert isinstance(of, Described), f"{of!r} can't be required"
    return of


def _shown(of: Amount) -> Message:
    assert isinstance(of, Shown), f"{of!r} can't be read anywhere"
    return shown(of)
