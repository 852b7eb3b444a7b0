"""The symbols of what can be counted, and of conditions."""

from __future__ import annotations

from functools import singledispatch
from typing import assert_never

from allmende.agricola.board import SPACE_NAMES
from allmende.agricola.components import HOUSE_NAMES, RESOURCE_NAMES
from allmende.agricola.language.amounts import (
    Amount,
    FencedSpaces,
    Fields,
    Gathered,
    Goods,
    Improvements,
    Occupations,
    OccupationsAfter,
    Pastures,
    People,
    Rooms,
    RoomsBuilt,
    Round,
    RoundsLeft,
    Taken,
    UnfencedStables,
    UnusedSpaces,
)
from allmende.agricola.language.conditions import (
    AfterHarvest,
    AllOf,
    AtLeast,
    AtMost,
    Condition,
    Exactly,
    LargePasture,
    LivesIn,
    Occupied,
    OnlySmallHouse,
    PersonOn,
    PlayersAtLeast,
)
from allmende.agricola.wording.amounts import crop_name
from allmende.core.symbols import separated, token

# What belongs here without being read is a type error. Other modules register what they read; a test misses the rest.
_Counted = (
    Goods | Occupations | OccupationsAfter | Improvements | Fields | Rooms | RoomsBuilt | People | FencedSpaces
    | Pastures | UnfencedStables | UnusedSpaces | Round | RoundsLeft | Gathered | Taken
)  # fmt: skip
_Plain = (
    AtLeast | AtMost | Exactly | LivesIn | AllOf | Occupied | PersonOn | AfterHarvest | OnlySmallHouse | LargePasture
    | PlayersAtLeast
)  # fmt: skip


def amount_token(of: Amount, count: int | str) -> str:
    """So many of an amount."""
    return token(amount_name(of), count)


@singledispatch
def amount_name(of: Amount) -> str:
    """The symbol of an amount."""
    raise NotImplementedError(f"{of!r} has no icons")


@amount_name.register
def _(of: _Counted) -> str:
    match of:
        case Goods():
            return RESOURCE_NAMES[of.resource]
        case Occupations():
            return "occupation"
        case OccupationsAfter():
            return "occupation@next"
        case Improvements():
            return "any-improvement"
        case Fields():
            return f"field@{crop_name(of)}"
        case Rooms():
            return "room"
        case RoomsBuilt():
            return "room@new"
        case People():
            return "person"
        case FencedSpaces():
            return "fenced"
        case Pastures():
            return "pastures"
        case UnfencedStables():
            return "stable@unfenced"
        case UnusedSpaces():
            return "unused"
        case Round():
            return "round"
        case RoundsLeft():
            return "rounds-left"
        case Gathered():
            return "building-resource"
        case Taken():
            return "taken"
        case _:
            assert_never(of)


@singledispatch
def condition_icons(condition: Condition) -> list[str]:
    """What must be so."""
    raise NotImplementedError(f"{condition!r} has no icons")


@condition_icons.register
def _(condition: _Plain) -> list[str]:
    match condition:
        case AtLeast():
            return [amount_token(condition.of, condition.number)]
        case AtMost():
            return ["at-most", amount_token(condition.of, condition.number)]
        case Exactly(number=0):
            return ["no", amount_name(condition.of)]
        case Exactly():
            return ["exactly", amount_token(condition.of, condition.number)]
        case LivesIn():
            return houses(condition.houses)
        case AllOf():
            return [each for part in condition.conditions for each in condition_icons(part)]
        case Occupied():
            return [f"occupied@{SPACE_NAMES[condition.space]}"]
        case PersonOn():
            return [f"person@{SPACE_NAMES[condition.space]}"]
        case AfterHarvest():
            return ["after-harvest"]
        case OnlySmallHouse():
            return ["alone", "exactly", "room*2"]
        case LargePasture():
            return [f"pasture*{condition.spaces}"]
        case PlayersAtLeast():
            return [f"players*{condition.number}"]
        case _:
            assert_never(condition)


def houses(kinds: list[int]) -> list[str]:
    """One of several kinds of houses."""
    return separated([[f"room-{HOUSE_NAMES[house]}"] for house in kinds], "slash")
