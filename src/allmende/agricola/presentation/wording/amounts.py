"""Words for amounts.

An amount is something of which one has a number ("at least 2 rooms"), or for every one of which something is given
("for each room").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from allmende.agricola.components.board import ROUNDS, SPACE_NAMES
from allmende.agricola.components.phrases import named
from allmende.agricola.components.pieces import CATTLE, HOUSE_NAMES, RESOURCE_NAMES, SHEEP
from allmende.agricola.presentation.reading import classes, crop_name
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.language.amounts import (
    IN_QUESTION,
    Amount,
    CardsAfter,
    Fields,
    FieldsJust,
    Goods,
    GoodsLying,
    GoodsOn,
    Pastures,
    Round,
    Sets,
    Steps,
    Surplus,
    Taken,
)
from allmende.agricola.rules.language.animals import StockedPastures
from allmende.agricola.rules.language.census import AnimalsBorn, StablesJust
from allmende.agricola.rules.language.counted import Counted, FreeStalls, HouseMaterial, LeftOver, UnusedSpaces
from allmende.agricola.rules.language.crops import LadenSpaces
from allmende.agricola.rules.language.custom_five import PlayersWith
from allmende.agricola.rules.language.holdings import Times
from allmende.agricola.rules.language.nodes import amount_node
from allmende.agricola.rules.language.occupancy import OccupiedAs, OccupiedSpaces, UsedSpaces
from allmende.agricola.rules.language.on_card import Besides, LyingHere
from allmende.agricola.rules.language.tallies import PlacingAs, Players, RoundsLeft, Told
from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_of, respectively

Arguments = dict[str, float | str | Message | list[Message]]


def goods(resource: int, count: int) -> Message:
    """`count` of a resource, given by its number."""
    return amount(RESOURCE_NAMES[resource], count)


def ordinals(numbers: Sequence[int]) -> list[Message]:
    """Numbers in an order: the first, the second and so on."""
    return [Message("ordinal", {"number": number}) for number in numbers]


def have(of: Amount, number: Message | str, count: int) -> Message:
    """A number of an amount, as something that one has; the words agree with `count`."""
    args: Arguments = {"number": number, "count": count}
    match node := amount_node(of):
        case Counted():
            return Message(f"have-{node.name}", args)
        case Goods():
            resource = Message(f"resource-{RESOURCE_NAMES[node.resource]}", {"count": count})
            return Message("have-goods", {"number": number, "resource": resource})
        case Fields():
            return Message("have-fields", {"crop": crop_name(node), **args})
        case Pastures():
            assert node.spaces == 1, "nobody has asked for having larger ones"
            return Message("have-pastures", args)
        case Sets():
            kinds = [part.resource for part in node.of if isinstance(part, Goods)]
            resources = [Message(f"resource-{RESOURCE_NAMES[kind]}", {"count": count}) for kind in kinds]
            return Message("have-of-each", {"number": number, "what": resources})
        case LyingHere():
            resource = Message(f"resource-{RESOURCE_NAMES[node.resource]}", {"count": count})
            return Message("have-on-card", {"resource": resource, **args})
        case (
            CardsAfter() | Times() | Steps() | Round() | GoodsOn() | FieldsJust() | Taken() | StockedPastures()
            | LadenSpaces() | Besides() | StablesJust() | Surplus() | GoodsLying()
            | OccupiedSpaces() | OccupiedAs() | UsedSpaces() | PlayersWith()
        ):  # fmt: skip
            raise AssertionError(f"nobody has asked for having {node!r}")
        case _:
            assert_never(node)


def there(of: Amount, number: Message | str, count: int) -> Message | None:
    """A number of an amount, as a clause behind "if", unless it is something that one has."""
    args: Arguments = {"number": number, "count": count}
    match of:
        case Players():
            return Message("if-players", {"number": count})
        case AnimalsBorn():
            return Message("if-animals-born", args)
        case PlacingAs():
            return Message("if-places-as", {"number": count})
        case LeftOver():
            return Message("if-left-over", {"number": count})
        case Told():
            return Message(f"if-told-{of.name}", args)
        case FieldsJust(done="sown"):
            return Message("if-sown", {"crop": RESOURCE_NAMES[of.crop], **args})
        case FieldsJust():
            crop = Message(f"resource-{RESOURCE_NAMES[of.crop]}", {"count": count})
            return Message("if-harvested", {"number": number, "crop": crop})
        case Taken():
            return Message("if-taken", args)
        case GoodsOn(space=space) if space == IN_QUESTION:
            return Message("if-lying-there", args)
        case GoodsLying():
            resource = Message(f"resource-{RESOURCE_NAMES[of.resource]}", {"count": count})
            return Message("if-lying-around", {"number": number, "resource": resource})
        case PlayersWith():
            return Message("if-players-with", {"what": goods(of.resource, 1), **args})
        case OccupiedAs() | UsedSpaces():
            return rank(of, [count])
        case OccupiedSpaces():
            return Message("if-occupied-spaces", {"spaces": _counted_spaces(of.spaces, number, count), "count": count})
        case GoodsOn():
            return Message("if-lying", {"number": number, **_lying(of, count)})
        case LadenSpaces():
            return Message("if-laden", {**args, **_laden(of)})
        case _:
            return None


def each(of: Amount, every: int) -> Message:
    """Every one of an amount, or each `every` of it."""
    match node := amount_node(of):
        case FreeStalls():
            return Message("each-free-stall", {"every": every})
        case Counted():
            return Message(f"each-{node.name}", {"every": every})
        case Goods():
            resource = Message(f"resource-{RESOURCE_NAMES[node.resource]}", {"count": every})
            where = "farm" if SHEEP <= node.resource <= CATTLE else "supply"
            return Message("each-of-goods", {"every": every, "resource": resource, "where": where})
        case Times():
            return Message("each-times", {"number": node.number, "each": each(node.of, 1)})
        case Fields():
            return Message("each-field", {"crop": crop_name(node), "every": every})
        case Pastures():
            if node.spaces == 1:
                return Message("each-pasture", {"every": every})
            return Message("each-large-pasture", {"every": every, "spaces": node.spaces})
        case CardsAfter():
            return Message("each-naming-accumulation" if node.among else "each-later-occupation", {"every": every})
        case Sets():
            return _each_set(node, every)
        case Round():
            return Message("each-round-begun", {"every": every})
        case GoodsOn():
            if node.space == IN_QUESTION:
                return Message("each-good-there", {"every": every})
            return Message("each-good-on", {"every": every, **_lying(node, every)})
        case FieldsJust():
            assert node.done != "sown", "nobody has asked for each of these"
            last = "yes" if node.done == "emptied" else "no"
            return Message("each-harvested", {"every": every, "crop": RESOURCE_NAMES[node.crop], "last": last})
        case Taken():
            return Message("each-animal-taken" if node.animals else "each-good-taken", {"every": every})
        case LadenSpaces():
            return Message("each-laden-space", {"every": every, **_laden(node)})
        case StablesJust():
            return Message("each-stable-just", {"places": one_of(ordinals(range(node.first, node.last + 1)))})
        case LyingHere():
            resource = Message(f"resource-{RESOURCE_NAMES[node.resource]}", {"count": every})
            return Message("each-on-card", {"every": every, "resource": resource})
        case Besides():
            places = [Message("ordinal", {"number": place}) for place in node.places]
            return Message("each-besides", {"each": each(node.of, every), "places": places})
        case Surplus():
            assert isinstance(node.of, GoodsOn), "nobody has asked for others"
            assert isinstance(node.than, GoodsOn), "nobody has asked for others"
            args = {"every": every, **_lying(node.of, every), "than": named("action", SPACE_NAMES[node.than.space])}
            return Message("each-good-more", args)
        case (
            Steps() | StockedPastures() | GoodsLying() | OccupiedSpaces() | OccupiedAs() | UsedSpaces() | PlayersWith()
        ):
            raise AssertionError(f"nobody has asked for each of {node!r}")
        case _:
            assert_never(node)


def _each_set(of: Sets, every: int) -> Message:
    """Every complete set of several amounts, or of one of them up to another one."""
    if of.limited:
        limit = of.of[1]
        assert isinstance(limit, UnusedSpaces), "no card has another limit"
        return Message("each-up-to-unused-spaces", {"each": each(of.of[0], every)})
    parts = [have(part, Message("number", {"number": 1}), 1) for part in of.of]
    return Message("each-set", {"every": every, "what": parts})


def least(numbers: Sequence[int], of: Amount) -> Message | str:
    """At least a number of an amount, several numbers one by one."""
    if isinstance(of, RoundsLeft):
        rounds = respectively([ROUNDS - number for number in numbers])
        return Message("least-rounds-left", {"number": respectively(numbers), "rounds": rounds})
    if isinstance(of, Round):
        return Message("round-one-by-one", {"round": respectively(numbers)})
    if isinstance(of, HouseMaterial):
        return respectively([Message("a-house", {"house": HOUSE_NAMES[number]}) for number in numbers])
    return have(of, Message("at-least", {"number": respectively(numbers)}), numbers[-1])


def _lying(of: GoodsOn, count: int) -> Arguments:
    """The goods on an action space, and the space."""
    resource = Message(f"resource-{RESOURCE_NAMES[accumulated(of.space)]}", {"count": count})
    return {"count": count, "resource": resource, "space": named("action", SPACE_NAMES[of.space])}


def _counted_spaces(spaces: int, number: Message | str, count: int) -> Message:
    """A number of action spaces of a class."""
    kinds, others = classes(spaces)
    assert kinds, "nobody has asked for other spaces"
    assert not others, "nobody has asked for other spaces"
    if kinds[0] in RESOURCE_NAMES:
        resource = Message(f"resource-{kinds[0]}", {"count": 2})
        return Message("number-of-spaces-with", {"number": number, "count": count, "resource": resource})
    return Message(f"number-of-spaces-{kinds[0]}", {"number": number, "count": count})


def rank(of: OccupiedAs | UsedSpaces, places: Sequence[int]) -> Message:
    """The action space in question has one of these places among some, in the order of people or uses, as a clause."""
    kinds, _ = classes(of.spaces)
    resource = Message(f"resource-{kinds[0]}", {"count": 2}) if kinds[0] in RESOURCE_NAMES else ""
    args: Arguments = {"places": respectively(ordinals(places)), "class": "with" if resource else kinds[0]}
    name = "if-occupied-as" if isinstance(of, OccupiedAs) else "if-used-as"
    return Message(name, {**args, "resource": resource})


def _laden(of: LadenSpaces) -> Arguments:
    """The goods that lie on each of these accumulation spaces."""
    resource = Message(f"resource-{RESOURCE_NAMES[of.resource]}", {"count": of.number})
    return {"resource": resource, "goods": Message("at-least" if of.more else "exactly", {"number": of.number})}
