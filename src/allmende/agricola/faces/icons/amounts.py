"""The symbols of what can be counted, and of conditions."""

from __future__ import annotations

from functools import singledispatch
from typing import Final, assert_never

from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.faces.wording.amounts import crop_name
from allmende.agricola.rules.board import SPACE_NAMES
from allmende.agricola.rules.components import HOUSE_NAMES, RESOURCE_NAMES
from allmende.agricola.rules.improvement import KIND_NAMES
from allmende.agricola.rules.language.amounts import (
    IN_QUESTION,
    Amount,
    CardsAfter,
    Fields,
    FieldsJust,
    Goods,
    GoodsOn,
    Pastures,
    PeoplePlaced,
    Round,
    Sets,
    Taken,
    Told,
)
from allmende.agricola.rules.language.building import CanBeRenovated
from allmende.agricola.rules.language.conditions import (
    AS_MANY,
    MORE,
    NO_FEWER,
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
    LivesIn,
    Occupied,
    OnlySmallHouse,
    PersonOn,
)
from allmende.agricola.rules.language.counted import Counted
from allmende.core.symbols import separated, token

# What belongs here without being read is a type error. Other modules register what they read; a test misses the rest.
_Amounts = (
    Counted | Goods | Fields | Pastures | CardsAfter | Sets | Round | PeoplePlaced | GoodsOn | Told | FieldsJust | Taken
)
_Conditions = (
    AtLeast
    | AtMost
    | Exactly
    | Compared
    | LivesIn
    | CanBeRenovated
    | HasMajor
    | AllOf
    | AtLeastBut
    | Occupied
    | PersonOn
    | InWorkPhase
    | AfterHarvest | OnlySmallHouse
)  # fmt: skip

COUNTED: Final[dict[str, str]] = {
    "occupations": "occupation",
    "improvements": "any-improvement",
    "rooms": "room",
    "people": "person",
    "unused-spaces": "unused",
    "rounds-left": "rounds-left",
    "field-tiles": "field",
    "all-fields": "field",
    "new-rooms": "room@new",
    "fenced-spaces": "fenced",
    "fences": "fence",
    "fences-left": "fence@supply",
    "palisades": "palisade",
    "stables": "stable",
    "unfenced-stables": "stable@unfenced",
    "newborns": "newborn",
    "people-gathering": "person@accumulation",
    "animals": "any-animal",
    "building-resources": "building-resource@supply",
    "major-improvements": "improvement",
    "minor-improvements": "minor",
    "bottom-row": "improvement@bottom-row",
    "cooking-improvements": "improvement@cook",
    "baking-improvements": "improvement@bake",
    "occupations-in-hand": "occupation@hand",
    "gathered": "building-resource",
    "rooms-of-turn": "room@turn",
    "stables-of-turn": "stable@turn",
    "rounds-done": "rounds-done",
    "harvests-done": "harvest",
    "players": "players",
}
"""By the name of what is counted."""
TOLD: Final[dict[str, str]] = {"pieces-built": "built", "spaces-turned": "turned", "spaces-fenced": "pasture"}
COMPARISONS: Final[dict[int, str]] = {MORE: "more-than", NO_FEWER: "as-many", AS_MANY: "evenly"}


def amount_token(of: Amount, count: int | str) -> str:
    """So many of an amount."""
    return token(amount_name(of), count)


@singledispatch
def amount_name(of: Amount) -> str:
    """The symbol of an amount."""
    raise NotImplementedError(f"{of!r} has no icons")


@amount_name.register
def _(of: _Amounts) -> str:
    match of:
        case Counted():
            return COUNTED[of.name]
        case Goods():
            return RESOURCE_NAMES[of.resource]
        case Fields():
            return f"field@{crop_name(of)}"
        case Pastures():
            return "pastures" if of.spaces == 1 else f"pasture@{of.spaces}"
        case CardsAfter():
            return "card@accumulation" if of.among else "occupation@next"
        case Sets(limited=True):
            return "@".join(amount_name(part) for part in of.of)
        case Sets():
            return f"set@{'/'.join(amount_name(part) for part in of.of)}"
        case Round():
            return "round"
        case PeoplePlaced():
            return "placed"
        case GoodsOn():
            return "lying" if of.space == IN_QUESTION else f"lying@{SPACE_NAMES[of.space]}"
        case Told():
            return TOLD[of.name]
        case FieldsJust():
            return f"{'last' if of.done == 'emptied' else of.done}@{RESOURCE_NAMES[of.crop]}"
        case Taken():
            return "taken"
        case _:
            assert_never(of)


@singledispatch
def condition_icons(condition: Condition) -> list[str]:
    """What must be so."""
    raise NotImplementedError(f"{condition!r} has no icons")


@condition_icons.register
def _(condition: _Conditions) -> list[str]:
    match condition:
        case AtLeast():
            return [amount_token(condition.of, condition.number)]
        case AtMost():
            return ["at-most", amount_token(condition.of, condition.number)]
        case Exactly(number=0):
            return ["no", amount_name(condition.of)]
        case Exactly():
            return ["exactly", amount_token(condition.of, condition.number)]
        case Compared():
            return [amount_name(condition.of), COMPARISONS[condition.how], amount_name(condition.than)]
        case HasMajor():
            improvement = IMPROVEMENTS[condition.among[0]]
            if len(condition.among) > 1:
                return [KIND_NAMES[improvement.kind]]
            return [*(["everybody"] if condition.anybody else []), f"improvement@{improvement.name}"]
        case LivesIn():
            return houses(condition.houses)
        case AtLeastBut():
            return condition_icons(condition.conditions[0])
        case AllOf():
            return [each for part in condition.conditions for each in condition_icons(part)]
        case Occupied():
            return [f"occupied@{SPACE_NAMES[condition.space]}"]
        case PersonOn():
            return [f"person@{SPACE_NAMES[condition.space]}"]
        case InWorkPhase():
            return ["my-turn" if condition.on_turn else "work-phase"]
        case AfterHarvest():
            return ["after-harvest"]
        case OnlySmallHouse():
            return ["alone", "exactly", "room*2"]
        case _:
            assert_never(condition)


def houses(kinds: list[int]) -> list[str]:
    """One of several kinds of houses."""
    return separated([[f"room-{HOUSE_NAMES[house]}"] for house in kinds], "slash")
