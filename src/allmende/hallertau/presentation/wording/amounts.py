"""The words for amounts: numbers that a condition demands, and numbers that one gains or pays.

A countable thing has a *noun* ("empty Fields"), which takes a number. An event of the last moment, or the state of the
action board, is a *situation*: a whole clause with a number in it. Gains and payments are a *quantity* of a resource.
"""

from __future__ import annotations

from typing import assert_never

from allmende.core.message import Message
from allmende.core.rules.phrases import amount, one_of, respectively
from allmende.hallertau.components.board import SPACE_NAMES
from allmende.hallertau.components.pieces import DECK_NAMES, RESOURCE_NAMES, SHEEP, STABLES
from allmende.hallertau.presentation.nodes import Countable, Described, Quantity, Shown
from allmende.hallertau.presentation.wording.lists import Part, picked
from allmende.hallertau.rules.language.amounts import (
    ANY_DECK,
    ANY_FIELD,
    EMPTY_FIELD,
    ONE_DECK,
    Amount,
    CardsWithoutSheep,
    CardsWithSheep,
    Crops,
    CropsOfOneType,
    CropTypesInFields,
    Difference,
    Fields,
    FieldsOfOneCrop,
    Fixed,
    Gap,
    Half,
    Have,
    Least,
    Matching,
    OtherCardsInHand,
    Played,
    RoundNumber,
    SheepIn,
    SheepOnCards,
    SheepOnNextCard,
    SheepOnOneCard,
    Total,
    Window,
)
from allmende.hallertau.rules.language.happenings import (
    CropsHarvestedOfOneType,
    FullSpaces,
    GoodsHarvested,
    SpacesAdvanced,
    SpacesWithThree,
    ToolsJustGained,
    ToolsThisPhase,
    WorkersInQuadrantUsed,
    WorkersJustExchanged,
    WorkersLeft,
    WorkersOn,
    WorkersRemoved,
)

MoveSpec = Message | list[Message]


def resource(number: int, count: int) -> Message:
    """The name of a resource, in agreement with `count`."""
    return Message(f"resource-{RESOURCE_NAMES[number]}", {"count": count})


def cards_of(deck: int, count: int) -> Message:
    """Cards of a pile."""
    return Message(f"deck-{DECK_NAMES[deck]}", {"count": count})


def several(numbers: list[int], noun: MoveSpec) -> Message:
    """One of several numbers of something: "2, 3 or 4 Sheep"."""
    return Message("amount", {"count": one_of(numbers), "resource": noun})


def countable(of: Amount) -> Countable:
    """An amount as a countable one; others are an error here."""
    assert isinstance(of, Countable), f"{of!r} can't be counted here"
    return of


def counted(of: Countable, number: Part, count: int) -> Message:
    """A number of a countable thing; the words agree with `count`."""
    match of:
        case Total():
            return Message("counted-in-total", {"number": number, "what": noun(of, 2)})
        case Least():
            return Message("counted-each", {"number": number, "what": noun(of, 2)})
        case _:
            return Message("amount", {"count": number, "resource": noun(of, count)})


def noun(of: Countable, count: int) -> MoveSpec:
    """The name of a countable thing, without the number."""
    many = {"count": count}
    match of:
        case Have():
            return resource(of.resource, count)
        case Total() | Least():
            nouns: list[Message] = []
            for each in of.amounts:
                part = noun(countable(each), count)
                nouns += part if isinstance(part, list) else [part]
            return nouns
        case Crops():
            return Message("counted-crops", many)
        case CropsOfOneType():
            return Message("counted-crops-of-one-type", many)
        case Fields():
            return fields(of, count)
        case FieldsOfOneCrop():
            return Message("counted-fields-of-one-crop", many)
        case CropTypesInFields():
            return Message("counted-crops-in-fields", many)
        case SheepOnOneCard():
            return Message("counted-sheep-on-one-card", many)
        case SheepOnCards():
            return Message("counted-sheep-on-cards", many)
        case CardsWithSheep():
            return Message("counted-cards-with-sheep", many)
        case CardsWithoutSheep():
            return Message("counted-cards-without-sheep", many)
        case SheepIn():
            if of.places == [STABLES]:
                return Message("counted-sheep-in-stables", many)
            return Message("counted-sheep-in-rounds", {"count": count, "rounds": one_of(of.places)})
        case SheepOnNextCard():
            return Message("counted-sheep-on-next-card", many)
        case Played():
            return _played(of, count)
        case OtherCardsInHand():
            return Message("counted-other-cards", many)
        case WorkersLeft():
            return Message("counted-workers-left", many)
        case _:
            assert_never(of)


def fields(of: Fields, count: int) -> Message:
    """Fields of some kind, without the number."""
    many = {"count": count}
    if of.kind == ANY_FIELD:
        said = Message("resource-field", many)
    else:
        said = Message("counted-fields-empty" if of.kind == EMPTY_FIELD else "counted-fields-planted", many)
    if of.goods:
        said = Message(
            "counted-fields-with", {"fields": said, "goods": one_of([resource(good, 2) for good in of.goods])}
        )
    if of.rows:
        rows = {"row": one_of(of.rows), "rows": len(of.rows)}
        said = Message("counted-fields-in-row", {"fields": said, **many, **rows})
    return said


def _played(of: Played, count: int) -> Message:
    if of.deck == ONE_DECK:
        return Message("counted-cards-of-one-deck", {"count": count})
    cards = Message("deck-any", {"count": count}) if of.deck == ANY_DECK else cards_of(of.deck, count)
    return Message("counted-other-cards-played" if of.other else "counted-cards-played", {"cards": cards})


def situation(of: Described, number: Part, count: int) -> Message:
    """A situation as a clause with a number; the words agree with `count`."""
    said = {"number": number, "count": count}
    match of:
        case Gap():
            return Message("situation-gap", said)
        case SpacesAdvanced():
            return Message("situation-advanced", said)
        case WorkersOn():
            return Message("situation-workers-on", {**said, "space": Message(f"space-{SPACE_NAMES[of.space]}")})
        case WorkersInQuadrantUsed():
            return Message("situation-workers-in-quadrant", said)
        case FullSpaces():
            return Message("situation-full-spaces", said)
        case SpacesWithThree():
            return Message("situation-spaces-with-three", said)
        case WorkersRemoved():
            return Message("situation-workers-removed", said)
        case ToolsJustGained():
            return Message("situation-tools-just-gained", said)
        case WorkersJustExchanged():
            return Message("situation-workers-exchanged", said)
        case ToolsThisPhase():
            return Message("situation-tools-gained", said)
        case GoodsHarvested():
            return Message("situation-goods-harvested", said)
        case CropsHarvestedOfOneType():
            return Message("situation-crops-harvested", said)
        case Window() | RoundNumber():
            return Message("situation-number", {"what": shown(of), "number": number})
        case _:
            assert_never(of)


def shown(of: Shown) -> Message:
    """The name of a number that can be read in the state."""
    match of:
        case Window():
            return Message("number-window")
        case RoundNumber():
            return Message("number-round" if of.times == 1 else "number-rounds", {"times": of.times})
        case _:
            assert_never(of)


def is_matched(number: Amount, option: int | None) -> bool:
    """True if the amount is worded as several numbers that go with the options."""
    if option is not None:
        return False
    return isinstance(number, Matching) or (isinstance(number, Difference) and len(number.numbers) > 1)


def is_none(number: Amount, option: int | None) -> bool:
    """True if the amount is 0 with the chosen option."""
    return isinstance(number, Matching) and picked(number.numbers, option) == [0]


def number_words(number: Amount, option: int | None) -> tuple[Part, int]:
    """A number that is fixed or goes with the options, and the number that the words agree with."""
    assert isinstance(number, (Fixed, Matching)), f"{number!r} is no number by itself"
    numbers = [number.number] if isinstance(number, Fixed) else picked(number.numbers, option)
    return respectively(numbers), numbers[-1]


def quantity(kind: int, number: Amount, option: int | None = None) -> Message:
    """An amount of a resource, to be gained, paid or had."""
    assert isinstance(number, Quantity), f"{number!r} is no quantity"
    one = amount(RESOURCE_NAMES[kind], 1)
    match number:
        case Fixed() | Matching():
            said, count = number_words(number, option)
            return Message("amount", {"count": said, "resource": resource(kind, count)})
        case Difference():
            numbers = picked(number.numbers, option)
            what = Message("amount", {"count": respectively(numbers), "resource": resource(kind, numbers[-1])})
            if isinstance(number.less, Shown):
                return Message("quantity-less-number", {"what": what, "number": shown(number.less)})
            return Message("quantity-less-each", {"what": what, "of": noun(countable(number.less), 1)})
        case Half():
            return Message("quantity-each", {"what": one, "of": counted(countable(number.of), 2, 2)})
        case Window() | RoundNumber():
            name, all_of_it = RESOURCE_NAMES[kind], resource(kind, 2)
            if isinstance(number, Window):
                return Message("quantity-window", {"kind": name, "resource": all_of_it})
            return Message("quantity-round", {"kind": name, "resource": all_of_it, "times": number.times})
        case Have() if number.resource == SHEEP:
            return Message("quantity-each-sheep", {"what": one})
        case _:
            return Message("quantity-each", {"what": one, "of": noun(number, 1)})
