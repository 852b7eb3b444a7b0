"""The words for conditions: what must be so for a card to be played, or for it to do something.

Most conditions are something that one *has* ("at least 2 rooms"), so that several share one verb. As a clause, a
condition stands behind "if".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import assert_never

from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.faces.wording.amounts import have, there
from allmende.agricola.rules.board import SPACE_NAMES
from allmende.agricola.rules.components import HOUSE_NAMES
from allmende.agricola.rules.improvement import KIND_NAMES
from allmende.agricola.rules.language.amounts import Amount, Goods, Round, Told
from allmende.agricola.rules.language.building import CanBeRenovated
from allmende.agricola.rules.language.conditions import (
    AS_MANY,
    MORE,
    AfterHarvest,
    AllOf,
    AtLeast,
    AtLeastBut,
    AtMost,
    Compared,
    Condition,
    Exactly,
    HasMajor,
    InWorkPhase,
    LeftOver,
    LivesIn,
    Occupied,
    OnlySmallHouse,
    PersonOn,
)
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.phrases import named
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of

Counting = AtLeast | AtMost | Exactly
# What belongs here without being read is a type error. Other modules register what they read; a test misses the rest.
_Plain = (
    Counting
    | Compared
    | LivesIn
    | CanBeRenovated
    | HasMajor
    | AllOf
    | AtLeastBut
    | Occupied
    | PersonOn
    | InWorkPhase
    | AfterHarvest
    | OnlySmallHouse
)


def requirement(condition: Condition) -> Message:
    """What a card asks for, as a phrase."""
    if isinstance(condition, Counting) and isinstance(condition.of, Round):
        return Message("asked-round", {"limit": limit_name(condition), "round": condition.number})
    things = _things(condition)
    return Message("listed", {"what": things}) if things else holding(condition)


@singledispatch
def holding(condition: Condition) -> Message:
    """What must be so, as a clause."""
    raise NotImplementedError(f"{condition!r} has no words")


@holding.register
def _holding(condition: _Plain) -> Message:
    match condition:
        case AtLeast() | AtMost() | Exactly() if isinstance(condition.of, Round):
            return Message("if-round", {"limit": limit_name(condition), "round": condition.number})
        case AtLeast() | AtMost() | Exactly() if (clause := _there(condition)) is not None:
            return clause
        case Compared() if isinstance(condition.of, Told):
            return Message("if-as-many-as-round")
        case HasMajor() if condition.anybody:
            return Message("if-anybody-has", {"improvement": _major(condition)})
        case AtLeast() | AtMost() | Exactly() | Compared() | HasMajor() | PersonOn():
            return Message("if-have", {"what": _things(condition)})
        case LivesIn():
            return Message("if-live-in", {"house": house_of(condition)})
        case AllOf():
            things = _things(condition)
            return Message("if-have", {"what": things}) if things else _all_of(condition)
        case Occupied():
            return Message("if-occupied", {"space": named("action", SPACE_NAMES[condition.space])})
        case InWorkPhase():
            return Message("if-on-turn" if condition.on_turn else "if-work-phase")
        case AfterHarvest():
            return Message("if-after-harvest")
        case OnlySmallHouse():
            return Message("if-only-small-house")
        case _:
            assert_never(condition)


def conditions(condition: Condition | None) -> list[Condition]:
    """All that must be so."""
    if condition is None:
        return []
    return list(condition.conditions) if isinstance(condition, AllOf) else [condition]


def is_among(condition: Condition, others: Sequence[Condition]) -> bool:
    """Whether one of several conditions says the same."""
    return any(holding(other) == holding(condition) for other in others)


def limit_name(condition: Counting) -> str:
    """How a number is meant, as selectors of messages read it."""
    match condition:
        case AtLeast():
            return "at-least"
        case AtMost():
            return "at-most"
        case Exactly():
            return "exactly"
        case _:
            assert_never(condition)


def house_of(condition: LivesIn) -> Message | str:
    """The kinds of houses that will do."""
    return one_of([Message("a-house", {"house": HOUSE_NAMES[house]}) for house in condition.houses])


def _number(condition: Counting) -> Message:
    return Message(limit_name(condition), {"number": condition.number})


def _there(condition: Counting) -> Message | None:
    """What must be so, as a clause, unless it is something that one has."""
    return there(condition.of, _number(condition), condition.number)


def _things(condition: Condition) -> list[Message]:
    """What one must have, as phrases to be enumerated; none if the condition is not of that kind."""
    match condition:
        case AtLeast() | AtMost() | Exactly() if not isinstance(condition.of, Round) and _there(condition) is None:
            return [have(condition.of, _number(condition), condition.number)]
        case LeftOver():
            return [Message("have-left-over", {"number": condition.number})]
        case Compared() if not isinstance(condition.of, Told):
            return [_compared(condition)]
        case HasMajor() if not condition.anybody:
            return [_major(condition)]
        case LivesIn():
            return [Message("have-house", {"house": house_of(condition)})]
        case PersonOn():
            return [Message("have-person-on", {"space": named("action", SPACE_NAMES[condition.space])})]
        case AllOf():
            parts = [_things(part) for part in condition.conditions]
            return [thing for part in parts for thing in part] if all(parts) else []
        case _:
            return []


def _major(condition: HasMajor) -> Message:
    """A major improvement, or one of a kind of which there are two."""
    improvement = IMPROVEMENTS[condition.among[0]]
    if len(condition.among) > 1:
        return Message("have-improvement", {"kind": KIND_NAMES[improvement.kind]})
    return named("the-improvement", improvement.name)


def _compared(condition: Compared) -> Message:
    """More or as many of one amount as of another."""
    if condition.how == MORE:
        more, than = (
            have(amount, Message("compared", {"side": side}), 2)
            for amount, side in ((condition.of, "more"), (condition.than, "than"))
        )
        return Message("have-more", {"more": more, "than": than})
    what = "goods" if isinstance(condition.of, Goods) else "things"
    number = Message("compared-to-least", {"equally": "yes" if condition.how == AS_MANY else "no", "what": what})
    than = Message(f"compared-to-{_measure(condition.than)}")
    return Message("have-compared", {"what": have(condition.of, number, 2), "than": than})


def _measure(of: Amount) -> str:
    """The name of what something else is compared to."""
    return of.name if isinstance(of, Counted) else "round"


def _all_of(condition: AllOf) -> Message:
    """Several clauses."""
    if all(isinstance(part, Occupied) for part in condition.conditions):
        spaces = [part.space for part in condition.conditions if isinstance(part, Occupied)]
        return Message("if-all-occupied", {"spaces": [named("action", SPACE_NAMES[space]) for space in spaces]})
    clauses = [holding(part) for part in condition.conditions]
    said = clauses[0]
    for clause in clauses[1:]:
        said = Message("if-both", {"first": said, "second": clause})
    return said
