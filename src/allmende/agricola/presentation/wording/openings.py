"""Words for moments, as the opening of a sentence about a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.improvement import on_top
from allmende.agricola.components.phrases import named
from allmende.agricola.components.pieces import HOUSE_NAMES, RESOURCE_NAMES
from allmende.agricola.presentation.reading import classes
from allmende.agricola.presentation.wording.conditions import (
    conditions,
    holding,
    limited,
    major_improvements,
    space_names,
    whole,
)
from allmende.agricola.rules import moments
from allmende.agricola.rules.language.amounts import Round
from allmende.agricola.rules.language.built import BuiltMajor
from allmende.agricola.rules.language.conditions import AllOf, AtLeast, Condition, Exactly
from allmende.agricola.rules.language.counted import Placed
from allmende.agricola.rules.language.custom_cooking import CookedInPairs
from allmende.agricola.rules.language.facts import Fact, RoomsAction
from allmende.agricola.rules.language.lessons import TurnedInTurn
from allmende.agricola.rules.language.occasions import InRounds, PlayedNow, WasStocked
from allmende.agricola.rules.language.onlooking import BakesJust
from allmende.agricola.rules.language.plenty import TakenInPlenty
from allmende.agricola.rules.language.restocking import RestockUsed
from allmende.agricola.rules.language.trigger import NEXT_TIME, ONCE, ONCE_A_ROUND, ROUND_AFTER, ROUND_OF_PLAY, Trigger
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_of, respectively

OPENINGS: Final[dict[int, str]] = {
    moments.BEFORE_PLACING: "opening-before-placing",
    moments.BEFORE_ROUND: "opening-before-round",
    moments.ROUND_STARTED: "opening-round",
    moments.PREPARED: "opening-prepared",
    moments.BEFORE_WORK: "opening-before-work",
    moments.WORK_STARTED: "opening-work-began",
    moments.BEFORE_STONE: "opening-before-stone",
    moments.STABLES_BUILT: "opening-stables-built",
    moments.FENCED: "opening-fenced",
    moments.FENCES_BUILT: "opening-fences-built",
    moments.SPACES_USED: "opening-spaces-used",
    moments.SPACES_TURNED: "opening-spaces-turned",
    moments.FIELDS_PLOWED: "opening-fields-plowed",
    moments.BEFORE_SOWING: "opening-before-sowing",
    moments.SOWN: "opening-sown",
    moments.AFTER_SOWING: "opening-after-sowing",
    moments.SOWING_DECLINED: "opening-sowing-declined",
    moments.SOWED: "opening-sowed",
    moments.FEEDING_STARTED: "opening-feeding-began",
    moments.BREEDING_STARTED: "opening-breeding-began",
    moments.BEFORE_BAKING: "opening-before-baking",
    moments.BAKED: "opening-baked",
    moments.BEFORE_IMPROVING: "opening-before-improving",
    moments.IMPROVED: "opening-improved",
    moments.UPGRADED: "opening-upgraded",
    moments.BEFORE_TEACHING: "opening-before-teaching",
    moments.HOME_ENDED: "opening-home-ended",
    moments.LESSONS_PAID: "opening-lessons-paid",
    moments.TAUGHT: "opening-taught",
    moments.PLACED: "opening-placed-evenly",
    moments.EMPTIED: "opening-emptied",
    moments.TURN_OVER: "opening-turn-over",
    moments.TURN_STARTED: "opening-each-turn",
    moments.ALL_PLACED: "opening-all-placed",
    moments.IMPROVEMENT_PAID: "opening-improvement-paid",
    moments.WORK_ENDED: "opening-work-ended",
    moments.AFTER_WORK: "opening-after-work",
    moments.HOME_STARTED: "opening-home-began",
    moments.BEFORE_HARVEST: "opening-before-harvest",
    moments.HARVEST_STARTED: "opening-harvest-began",
    moments.FAMILY_GROWN: "opening-family-grown",
    moments.FIELD_STARTED: "opening-field-phase-began",
    moments.TAKING_CROPS: "opening-taking-crops",
    moments.HARVESTING: "opening-field-phase",
    moments.FIELD_PHASE: "opening-field-phase",
    moments.FIELD_ENDED: "opening-field-phase-ended",
    moments.ANIMAL_BORN: "opening-animal-born",
    moments.FED: "opening-fed",
    moments.BRED: "opening-bred",
    moments.HARVEST_ENDED: "opening-harvest-ended",
    moments.AFTER_HARVEST: "opening-after-harvest",
    moments.ROUND_ENDED: "opening-round-ended",
    moments.SCORING_STARTED: "opening-before-scoring",
}
"""By moment: the opening that takes only the doer, and a condition if there is one."""

USES: Final[dict[int, str]] = {
    moments.USED: "opening-used",
    moments.BEFORE_USE: "opening-before-use",
    moments.RIGHT_AFTER_USE: "opening-right-after-use",
    moments.AFTER_USE: "opening-after-use",
}
"""By moment: the opening that takes the action spaces, too."""


def opening(trigger: Trigger) -> Message:
    """The moment of a trigger; further conditions are a part of it."""
    said = _opening(trigger)
    if trigger.limit == ROUND_OF_PLAY:
        return Message("opening-round-of-play", {"opening": said})
    return Message("opening-round-after", {"opening": said}) if trigger.limit == ROUND_AFTER else said


def _opening(trigger: Trigger) -> Message:
    """The moment of a trigger in any round."""
    if isinstance(trigger.when, BuiltMajor) and trigger.others:
        return Message("opening-major-built", {"who": _who(trigger)})
    said = None if trigger.when is None else whole(trigger.when)
    if said is not None:
        return Message(said.id, {**said.args, "who": _who(trigger)}) if isinstance(trigger.when, BuiltMajor) else said
    when = limited(trigger.when)
    match trigger.moment:
        case moments.BEFORE_HARVEST if trigger.limit == NEXT_TIME:
            return Message("opening-before-next-harvest", when)
        case moments.USED | moments.BEFORE_USE | moments.RIGHT_AFTER_USE | moments.AFTER_USE:
            return Message(USES[trigger.moment], {"who": _who(trigger), "spaces": _spaces(trigger), **when})
        case moments.BEFORE_PERSON:
            return Message("opening-before-person", {"spaces": _spaces(trigger), **when})
        case moments.TURN_STARTED if isinstance(trigger.when, Exactly):
            return Message("opening-turn-started", {"number": trigger.when.number + 1})
        case moments.TURN_ENDED:
            rank = [each for each in conditions(trigger.when) if isinstance(each, Exactly) and is_rank(each)]
            if rank:
                others = [each for each in conditions(trigger.when) if not is_rank(each)]
                when = limited(AllOf(others) if others else None)
                return Message("opening-person-placed", {"number": rank[0].number, **when})
            if not trigger.spaces and (trigger.when is not None or trigger.limit == ONCE_A_ROUND):
                once = "yes" if trigger.limit == ONCE_A_ROUND else "no"
                return Message("opening-action-ended", {"once": once, **when})
            if not trigger.spaces:
                return Message("opening-turn")
            return Message("opening-turn-ended", {"spaces": _spaces(trigger), **when})
        case moments.GOODS_TAKEN if isinstance(trigger, TakenInPlenty):
            least = one_of([amount(RESOURCE_NAMES[resource], count) for resource, count in enumerate(trigger.least)])
            return Message("opening-taken-in-plenty", {"least": least})
        case moments.GOODS_TAKEN:
            spaces = these_spaces(trigger.spaces, are_source=True)
            return Message("opening-taken", {"who": _who(trigger), "spaces": spaces, **when})
        case moments.ENCLOSED:
            return Message("opening-enclosed", {"once": "yes" if trigger.limit == ONCE_A_ROUND else "no", **when})
        case moments.PLOWED:
            return Message(
                "opening-plowed", {"who": _who(trigger), "beside": "yes" if trigger.details else "no", **when}
            )
        case moments.OBTAINED if len(trigger.details) > 1:
            assert isinstance(trigger.when, AtLeast), "nobody has asked for any number of them"
            return Message("opening-obtained-together", {"number": trigger.when.number})
        case moments.OBTAINED:
            resource = Message(f"resource-{RESOURCE_NAMES[trigger.details[0]]}", {"count": 1})
            return Message("opening-obtained", {"resource": resource, **when})
        case moments.HOME_STARTED if isinstance(trigger.when, PlayedNow):
            return Message("opening-this-home")
        case moments.IMPROVED if isinstance(trigger.when, BakesJust):
            return Message("opening-improved-baker", {"who": _who(trigger)})
        case moments.SPACE_REVEALED:
            return Message("opening-revealed", {"spaces": _spaces(trigger), **when})
        case moments.SPACES_FILLED if isinstance(trigger.when, WasStocked):
            space = named("action", SPACE_NAMES[trigger.when.space])
            return Message("opening-filled", {"space": space, "empty": "yes" if trigger.when.empty else "no"})
        case moments.ROUND_STARTED if isinstance(trigger.when, InRounds):
            numbers = [Message("number", {"number": number}) for number in trigger.when.rounds]
            return Message("opening-in-rounds", {"rounds": numbers})
        case moments.GOING_HOME if isinstance(trigger, RestockUsed):
            return Message("opening-home", limited(None))
        case moments.GOING_HOME:
            if isinstance(trigger.when, InRounds):
                rounds = [Message("number", {"number": number}) for number in trigger.when.rounds]
                return Message("opening-home-in-rounds", {"rounds": rounds})
            if isinstance(trigger.when, Exactly) and isinstance(trigger.when.of, Round):
                return Message("opening-home-in-round", {"round": trigger.when.number})
            return Message("opening-home", when)
        case moments.WORK_ENDED if isinstance(trigger.when, InRounds):
            rounds = [Message("number", {"number": number}) for number in trigger.when.rounds]
            return Message("opening-work-ended-in-rounds", {"rounds": rounds})
        case moments.ROUND_ENDED if isinstance(trigger.when, Exactly) and isinstance(trigger.when.of, Round):
            return Message("opening-end-of-round", {"round": trigger.when.number})
        case moments.ROUND_ENDED if isinstance(trigger.when, InRounds):
            numbers = [Message("number", {"number": number}) for number in trigger.when.rounds]
            return Message("opening-end-of-rounds", {"rounds": numbers})
        case moments.AFTER_HARVEST if round_of(trigger.when):
            others = [each for each in conditions(trigger.when) if not is_of_round(each)]
            when = limited(AllOf(others) if others else None)
            return Message("opening-after-harvest-of", {"round": round_of(trigger.when), **when})
        case moments.BEFORE_HARVEST if round_of(trigger.when):
            others = [each for each in conditions(trigger.when) if not is_of_round(each)]
            when = limited(AllOf(others) if others else None)
            return Message("opening-before-harvest-of", {"round": round_of(trigger.when), **when})
        case moments.HARVEST_STARTED if round_of(trigger.when):
            return Message("opening-harvest-of", {"round": round_of(trigger.when)})
        case moments.ROOM_BUILT:
            return Message("opening-room-built", {"who": _who(trigger), "house": _house(trigger), **when})
        case moments.ROOMS_BUILT if any(isinstance(each, RoomsAction) for each in conditions(trigger.when)):
            others = [each for each in conditions(trigger.when) if not isinstance(each, RoomsAction)]
            return Message("opening-rooms-action", {"if": holding(AllOf(others) if len(others) > 1 else others[0])})
        case moments.ROOMS_BUILT if isinstance(trigger.when, Fact):
            return Message("opening-rooms-action", {"if": holding(trigger.when)})
        case moments.ROOMS_BUILT:
            return Message("opening-rooms", {"who": _who(trigger), "house": _house(trigger), **when})
        case moments.RENOVATED:
            return Message("opening-renovated", {"who": _who(trigger), "house": _renovation(trigger), **when})
        case moments.IMPROVED if trigger.details:
            built = dict.fromkeys(moments.improvement_told(told) for told in trigger.details)
            return Message("opening-built", {"what": one_of(major_improvements(on_top(list(built))))})
        case moments.HAS_COOKED if isinstance(trigger, CookedInPairs):
            return Message("opening-cooked-in-pairs")
        case moments.TURN_OVER if isinstance(trigger, TurnedInTurn):
            return Message("opening-turned-in-turn")
        case moments.TURNED_TO_FOOD:
            animals = [Message(f"resource-{RESOURCE_NAMES[animal]}", {"count": 1}) for animal in trigger.details]
            return Message("opening-turned-to-food", {"animals": one_of(animals)})
        case moments.CRAFTED:
            return Message("opening-crafted", {"what": one_of(major_improvements(trigger.details[:1]))})
        case moments.HAS_COOKED if trigger.spaces:
            return Message("opening-visit-and-cook", {"spaces": _spaces(trigger)})
        case moments.IMPROVEMENT_TAKEN:
            action = "minor" if trigger.details == [moments.MINOR_ACTION] else "major"
            return Message("opening-improvement-taken", {"action": action})
        case moments.DECLINED:
            action = "minor" if trigger.details == [moments.MINOR_ACTION] else "major"
            return Message("opening-declined", {"action": action})
        case moments.FAMILY_GROWN if trigger.details:
            return Message("opening-family-full", {"number": trigger.details[0]})
        case moments.CHANGED if trigger.limit == ONCE and trigger.when is not None:
            return Message("opening-once", {"if": holding(trigger.when)})
        case _:
            return Message(OPENINGS[trigger.moment], {"who": _who(trigger), **when})


def is_rank(condition: Condition) -> bool:
    """True if a condition says which person of the round was placed."""
    return isinstance(condition, Exactly) and isinstance(condition.of, Placed)


def is_of_round(condition: Condition) -> bool:
    """True if a condition says that it is a certain round."""
    return isinstance(condition, Exactly) and isinstance(condition.of, Round)


def round_of(condition: Condition | None) -> int:
    """The round in which a condition holds, or 0 if it says nothing of a certain one."""
    numbers = [each.number for each in conditions(condition) if isinstance(each, Exactly) and is_of_round(each)]
    return numbers[0] if numbers else 0


def opening_of_uses(triggers: Sequence[Trigger]) -> Message:
    """The moments of cards that do something as one action space or another is used, one by one."""
    spaces: Sequence[Message | str] = [_spaces(trigger) for trigger in triggers]
    first = triggers[0]
    if all(len(trigger.round_spaces) == 1 and not trigger.spaces for trigger in triggers):
        round_ = respectively([trigger.round_spaces[0] for trigger in triggers])
        spaces = [Message("card-of-round", {"round": round_})]
    return Message(USES[first.moment], {"who": _who(first), "spaces": respectively(spaces), **limited(None)})


def unlimited(trigger: Trigger, conditions: Sequence[Condition] = ()) -> Message:
    """The moment of a trigger without its further conditions; only `conditions` are said, if any."""
    said = opening(trigger)
    if "if" not in said.args:
        return said
    when = limited(AllOf(conditions) if conditions else None)
    return Message(said.id, {**{name: part for name, part in said.args.items() if name != "if"}, **when})


def _house(trigger: Trigger) -> str:
    """The material of the rooms that have been built, as selectors of messages read it."""
    return HOUSE_NAMES[trigger.details[0]] if trigger.details else "any"


def _renovation(trigger: Trigger) -> str:
    """The material after a renovation, from one material or from any other one."""
    if not trigger.details:
        return "any"
    _, house = moments.renovated(trigger.details[0])
    return HOUSE_NAMES[house] if len(trigger.details) == 1 else f"to-{HOUSE_NAMES[house]}"


def _who(trigger: Trigger) -> str:
    if not trigger.others:
        return "you"
    return "anybody" if trigger.mine and not trigger.if_alone else "others"


def _spaces(trigger: Trigger) -> Message | str:
    """The action spaces that a trigger is about, as an object."""
    return these_spaces(trigger.spaces, trigger.round_spaces)


def these_spaces(spaces: int, rounds: Sequence[int] = (), are_source: bool = False) -> Message | str:
    """Action spaces, any or one of some, as an object, or as the source of something."""
    if not spaces and not rounds:
        return Message("any-space")
    kinds, others = classes(spaces)
    said = [class_of_spaces(kind, are_source) for kind in kinds]
    names: Sequence[Message] = space_names(others)
    if rounds:
        number = one_of(rounds)
        if names:
            names = [*names, Message("space-of-round", {"round": number})]
        else:
            said.append(Message("card-of-round", {"round": number}))
    if names:
        said.append(Message("from-these-spaces" if are_source else "these-spaces", {"spaces": one_of(names)}))
    return one_of(said)


def class_of_spaces(kind: str, is_source: bool = False) -> Message:
    """One of a class of action spaces, as an object, or as the source of something."""
    if kind in RESOURCE_NAMES:
        resource = Message(f"resource-{kind}", {"count": 2})
        return Message("from-spaces-with" if is_source else "spaces-with", {"resource": resource})
    return Message(f"from-spaces-{kind}" if is_source else f"spaces-{kind}")
