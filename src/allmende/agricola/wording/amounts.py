"""The words for what can be counted.

An amount is something of which one has so many ("at least 2 rooms"), or for every one of which something is given ("for
each room").
"""

from __future__ import annotations

from functools import singledispatch
from typing import assert_never

from allmende.agricola.components import CATTLE, RESOURCE_NAMES, SHEEP
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
from allmende.core.message import Message

# What belongs here without being read is a type error. Other modules register what they read; a test misses the rest.
_Counted = (
    Goods | Occupations | OccupationsAfter | Improvements | Fields | Rooms | RoomsBuilt | People | FencedSpaces
    | Pastures | UnfencedStables | UnusedSpaces | Round | RoundsLeft | Gathered | Taken
)  # fmt: skip


def crop_name(fields: Fields) -> str:
    """What grows on fields; `empty` if nothing does."""
    return "empty" if fields.crop < 0 else RESOURCE_NAMES[fields.crop]


@singledispatch
def have(of: Amount, number: Message | str, count: int) -> Message:
    """So many of an amount, as something that one has; `number` says how many, and the words agree with `count`."""
    raise NotImplementedError(f"there are no words for having {of!r}")


@have.register
def _have(of: _Counted, number: Message | str, count: int) -> Message:
    args: dict[str, float | str | Message | list[Message]] = {"number": number, "count": count}
    match of:
        case Goods():
            resource = Message(f"resource-{RESOURCE_NAMES[of.resource]}", {"count": count})
            return Message("have-goods", {"number": number, "resource": resource})
        case Occupations():
            return Message("have-occupations", args)
        case Improvements():
            return Message("have-improvements", args)
        case Fields():
            return Message("have-fields", {"crop": crop_name(of), **args})
        case Rooms():
            return Message("have-rooms", args)
        case People():
            return Message("have-people", args)
        case FencedSpaces():
            return Message("have-fenced-spaces", args)
        case Pastures():
            return Message("have-pastures", args)
        case UnusedSpaces():
            return Message("have-unused-spaces", args)
        case RoundsLeft():
            return Message("have-rounds-left", args)
        case Gathered():
            return Message("have-gathered", args)
        case OccupationsAfter() | RoomsBuilt() | UnfencedStables() | Round() | Taken():
            raise NotImplementedError(f"nobody has asked for having {of!r}")
        case _:
            assert_never(of)


@singledispatch
def there(of: Amount, number: Message | str, count: int) -> Message | None:
    """So many of an amount, as a clause behind "if", unless it is something that one has."""
    return None


@singledispatch
def each(of: Amount, every: int) -> Message:
    """Every one of an amount, or every so many."""
    raise NotImplementedError(f"there are no words for each of {of!r}")


@each.register
def _each(of: _Counted, every: int) -> Message:
    match of:
        case Goods():
            resource = Message(f"resource-{RESOURCE_NAMES[of.resource]}", {"count": every})
            where = "farm" if SHEEP <= of.resource <= CATTLE else "supply"
            return Message("each-of-goods", {"every": every, "resource": resource, "where": where})
        case Occupations():
            return Message("each-occupation", {"every": every})
        case OccupationsAfter():
            return Message("each-later-occupation", {"every": every})
        case Rooms():
            return Message("each-room", {"every": every})
        case RoomsBuilt():
            return Message("each-built-room", {"every": every})
        case People():
            return Message("each-person", {"every": every})
        case Pastures():
            return Message("each-pasture", {"every": every})
        case UnfencedStables():
            return Message("each-unfenced-stable", {"every": every})
        case RoundsLeft():
            return Message("each-round-left", {"every": every})
        case Improvements():
            return Message("each-improvement", {"every": every})
        case Fields():
            return Message("each-field", {"crop": crop_name(of), "every": every})
        case FencedSpaces() | UnusedSpaces() | Round() | Gathered() | Taken():
            raise NotImplementedError(f"nobody has asked for each of {of!r}")
        case _:
            assert_never(of)
