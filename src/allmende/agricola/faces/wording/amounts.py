"""The words for what can be counted.

An amount is something of which one has so many ("at least 2 rooms"), or for every one of which something is given ("for
each room").
"""

from __future__ import annotations

from functools import singledispatch
from typing import assert_never

from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.board import SPACE_NAMES
from allmende.agricola.rules.components import CATTLE, RESOURCE_NAMES, SHEEP
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
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.phrases import named
from allmende.core.message import Message

Arguments = dict[str, float | str | Message | list[Message]]

# What belongs here without being read is a type error. Other modules register what they read; a test misses the rest.
_Plain = (
    Counted | Goods | Fields | Pastures | CardsAfter | Sets | Round | PeoplePlaced | GoodsOn | Told | FieldsJust | Taken
)


def crop_name(fields: Fields) -> str:
    """What grows on fields; `empty` if nothing does."""
    return "empty" if fields.crop < 0 else RESOURCE_NAMES[fields.crop]


@singledispatch
def have(of: Amount, number: Message | str, count: int) -> Message:
    """So many of an amount, as something that one has; `number` says how many, and the words agree with `count`."""
    raise NotImplementedError(f"there are no words for having {of!r}")


@have.register
def _have(of: _Plain, number: Message | str, count: int) -> Message:
    args: Arguments = {"number": number, "count": count}
    match of:
        case Counted():
            return Message(f"have-{of.name}", args)
        case Goods():
            resource = Message(f"resource-{RESOURCE_NAMES[of.resource]}", {"count": count})
            return Message("have-goods", {"number": number, "resource": resource})
        case Fields():
            return Message("have-fields", {"crop": crop_name(of), **args})
        case Pastures(spaces=1):
            return Message("have-pastures", args)
        case Sets(limited=False):
            kinds = [part.resource for part in of.of if isinstance(part, Goods)]
            resources = [Message(f"resource-{RESOURCE_NAMES[kind]}", {"count": count}) for kind in kinds]
            return Message("have-of-each", {"number": number, "what": resources})
        case PeoplePlaced():
            return Message("have-placed", args)
        case Pastures() | Sets() | CardsAfter() | Round() | GoodsOn() | Told() | FieldsJust() | Taken():
            raise NotImplementedError(f"nobody has asked for having {of!r}")
        case _:
            assert_never(of)


@singledispatch
def there(of: Amount, number: Message | str, count: int) -> Message | None:
    """So many of an amount, as a clause behind "if", unless it is something that one has."""
    return None


@there.register
def _there(of: _Plain, number: Message | str, count: int) -> Message | None:
    args: Arguments = {"number": number, "count": count}
    match of:
        case Counted(name="players"):
            return Message("if-players", {"number": count})
        case Told():
            return Message(f"if-told-{of.name}", args)
        case FieldsJust(done="sown"):
            return Message("if-sown", {"crop": RESOURCE_NAMES[of.crop], **args})
        case FieldsJust():
            crop = Message(f"resource-{RESOURCE_NAMES[of.crop]}", {"count": count})
            return Message("if-harvested", {"number": number, "crop": crop})
        case Taken():
            return Message("if-taken", {"number": number})
        case GoodsOn(space=space) if space == IN_QUESTION:
            return Message("if-lying-there", args)
        case GoodsOn():
            return Message("if-lying", {"number": number, **_lying(of, count)})
        case _:
            return None


@singledispatch
def each(of: Amount, every: int) -> Message:
    """Every one of an amount, or every so many."""
    raise NotImplementedError(f"there are no words for each of {of!r}")


@each.register
def _each(of: _Plain, every: int) -> Message:
    match of:
        case Counted():
            return Message(f"each-{of.name}", {"every": every})
        case Goods():
            resource = Message(f"resource-{RESOURCE_NAMES[of.resource]}", {"count": every})
            where = "farm" if SHEEP <= of.resource <= CATTLE else "supply"
            return Message("each-of-goods", {"every": every, "resource": resource, "where": where})
        case Fields():
            return Message("each-field", {"crop": crop_name(of), "every": every})
        case Pastures(spaces=1):
            return Message("each-pasture", {"every": every})
        case Pastures():
            return Message("each-large-pasture", {"every": every, "spaces": of.spaces})
        case CardsAfter():
            return Message("each-naming-accumulation" if of.among else "each-later-occupation", {"every": every})
        case Sets(limited=True):
            limit = of.of[1]
            assert isinstance(limit, Counted), "nobody has asked for another limit"
            assert limit.name == "unused-spaces", "nobody has asked for another limit"
            return Message("each-up-to-unused-spaces", {"each": each(of.of[0], every)})
        case Sets():
            parts = [have(part, Message("number", {"number": 1}), 1) for part in of.of]
            return Message("each-set", {"every": every, "what": parts})
        case Round():
            return Message("each-round-begun", {"every": every})
        case PeoplePlaced():
            return Message("each-placed", {"every": every})
        case GoodsOn(space=space) if space == IN_QUESTION:
            return Message("each-good-there", {"every": every})
        case GoodsOn():
            return Message("each-good-on", {"every": every, **_lying(of, every)})
        case FieldsJust(done="harvested" | "emptied"):
            last = "yes" if of.done == "emptied" else "no"
            return Message("each-harvested", {"every": every, "crop": RESOURCE_NAMES[of.crop], "last": last})
        case Taken(animals=True):
            return Message("each-animal-taken", {"every": every})
        case FieldsJust() | Taken() | Told():
            raise NotImplementedError(f"nobody has asked for each of {of!r}")
        case _:
            assert_never(of)


def _lying(of: GoodsOn, count: int) -> Arguments:
    """What lies where."""
    resource = Message(f"resource-{RESOURCE_NAMES[accumulated(of.space)]}", {"count": count})
    return {"count": count, "resource": resource, "space": named("action", SPACE_NAMES[of.space])}
