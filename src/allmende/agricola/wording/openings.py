"""The words for moments: when a card has something to give or to offer, as the opening of a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola import moments
from allmende.agricola.board import SPACE_COUNT
from allmende.agricola.components import HOUSE_NAMES, RESOURCE_NAMES
from allmende.agricola.language.amounts import Round
from allmende.agricola.language.conditions import Condition, Exactly
from allmende.agricola.language.trigger import Trigger
from allmende.agricola.spaces import accumulated
from allmende.agricola.wording.conditions import holding
from allmende.agricola.wording.effects import Arguments, space_names
from allmende.core.message import Message
from allmende.core.phrases import one_of

OPENINGS: Final[dict[int, str]] = {
    moments.ROUND_STARTED: "opening-round",
    moments.FIELD_STARTED: "opening-field-phase-began",
    moments.FIELD_PHASE: "opening-field-phase",
    moments.FENCED: "opening-fenced",
    moments.BAKED: "opening-baked",
    moments.IMPROVED: "opening-improved",
    moments.TAUGHT: "opening-taught",
}
"""By moment: the opening of which all that has to be said is whose doing it is, and if what."""


def opening(trigger: Trigger) -> Message:
    """When a card does something; what has to hold besides is a part of it."""
    when = limited(trigger.when)
    match trigger.moment:
        case moments.USED:
            return Message("opening-used", {"who": _who(trigger), "spaces": _spaces(trigger), **when})
        case moments.TURN_ENDED:
            if not trigger.spaces:
                return Message("opening-turn")
            return Message("opening-turn-ended", {"spaces": _spaces(trigger), **when})
        case moments.GOING_HOME:
            if isinstance(trigger.when, Exactly) and isinstance(trigger.when.of, Round):
                return Message("opening-home-in-round", {"round": trigger.when.number})
            return Message("opening-home", when)
        case moments.ROOMS_BUILT:
            house = HOUSE_NAMES[trigger.detail] if trigger.detail >= 0 else "any"
            return Message("opening-rooms", {"house": house, **when})
        case moments.RENOVATED:
            house = HOUSE_NAMES[trigger.detail % 4] if trigger.detail >= 0 else "any"
            return Message("opening-renovated", {"house": house, **when})
        case moments.CHANGED if trigger.once and trigger.when is not None:
            return Message("opening-once", {"if": holding(trigger.when)})
        case _:
            return Message(OPENINGS[trigger.moment], {"who": _who(trigger), **when})


def limited(condition: Condition | None) -> Arguments:
    """The arguments of an opening that may have a condition."""
    return {"limited": "no"} if condition is None else {"limited": "yes", "if": holding(condition)}


def all_accumulate(spaces: int) -> int:
    """The resource of which these are all the accumulation spaces, if there are several; or -1."""
    numbers = [space for space in range(SPACE_COUNT) if spaces >> space & 1]
    resource = accumulated(numbers[0]) if len(numbers) > 1 else -1
    alike = [space for space in range(SPACE_COUNT) if accumulated(space) == resource]
    return resource if numbers == alike else -1


def _who(trigger: Trigger) -> str:
    if not trigger.others:
        return "you"
    return "anybody" if trigger.mine else "others"


def _spaces(trigger: Trigger) -> Message | str:
    resource = all_accumulate(trigger.spaces)
    if resource >= 0:
        return Message("spaces-with", {"resource": Message(f"resource-{RESOURCE_NAMES[resource]}", {"count": 2})})
    names: Sequence[Message] = space_names(trigger.spaces)
    if trigger.round_space:
        names = [*names, Message("space-of-round", {"round": trigger.round_space})]
    return Message("these-spaces", {"spaces": one_of(names)})
