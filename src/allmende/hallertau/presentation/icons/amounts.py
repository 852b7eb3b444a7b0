"""The symbols of amounts."""

from __future__ import annotations

from typing import assert_never

from allmende.core.symbols import separated, slashes, token
from allmende.hallertau.components.board import SPACE_NAMES
from allmende.hallertau.components.pieces import DECK_NAMES, RESOURCE_NAMES, STABLES
from allmende.hallertau.presentation.nodes import AmountNode
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

Single = (
    Have | Crops | CropsOfOneType | Fields | FieldsOfOneCrop | CropTypesInFields | SheepOnOneCard | SheepOnCards
    | CardsWithSheep | CardsWithoutSheep | SheepIn | SheepOnNextCard | Played | OtherCardsInHand | WorkersLeft
    | Gap | SpacesAdvanced | WorkersOn | WorkersInQuadrantUsed | FullSpaces | SpacesWithThree | WorkersRemoved
    | ToolsJustGained | WorkersJustExchanged | ToolsThisPhase | GoodsHarvested | CropsHarvestedOfOneType
    | Window | RoundNumber
)  # fmt: skip


def number(amount: Amount) -> str:
    """A number that stands by itself or goes with the options."""
    assert isinstance(amount, (Fixed, Matching)), f"{amount!r} is no number by itself"
    return str(amount.number) if isinstance(amount, Fixed) else slashes(amount.numbers)


def counted(of: Amount, numbers: str) -> list[str]:
    """The symbols of a number of something counted."""
    assert isinstance(of, AmountNode), f"{of!r} has no symbol"
    match of:
        case Total():
            return [token("sum", numbers), *_group(of.amounts)]
        case Least():
            return [token("each", numbers), *_group(of.amounts)]
        case Difference():
            return quantity(f"number*{slashes(of.numbers)}", of)
        case Fixed() | Matching() | Half():
            raise ValueError(f"{of!r} can't be counted")
        case _:
            return [token(symbol(of), numbers)]


def _group(amounts: list[Amount]) -> list[str]:
    return separated([counted(amount, "") for amount in amounts], "plus")


def symbol(of: Single) -> str:
    """The symbol of something counted."""
    match of:
        case Have():
            return RESOURCE_NAMES[of.resource]
        case Crops():
            return "crop"
        case CropsOfOneType():
            return "crop-alike"
        case Fields():
            return field_symbol(of)
        case FieldsOfOneCrop():
            return "field-alike"
        case CropTypesInFields():
            return "field-different"
        case SheepOnOneCard():
            return "sheep-on-one-card"
        case SheepOnCards():
            return "sheep-on-cards"
        case CardsWithSheep():
            return "card-with-sheep"
        case CardsWithoutSheep():
            return "card-without-sheep"
        case SheepIn():
            return f"sheep@{'stables' if of.places == [STABLES] else slashes(of.places)}"
        case SheepOnNextCard():
            return "sheep@next"
        case Played():
            return {ANY_DECK: "played", ONE_DECK: "played-of-one-deck"}.get(of.deck) or f"played-{DECK_NAMES[of.deck]}"
        case OtherCardsInHand():
            return "hand-without-gateway"
        case WorkersLeft():
            return "worker"
        case WorkersOn():
            return f"worker@{SPACE_NAMES[of.space]}"
        case WorkersInQuadrantUsed():
            return "worker@quadrant"
        case Gap():
            return "gap"
        case SpacesAdvanced():
            return "advanced"
        case FullSpaces():
            return "full-space"
        case SpacesWithThree():
            return "space-with-three"
        case WorkersRemoved():
            return "worker-removed"
        case ToolsJustGained():
            return "tools-just-gained"
        case WorkersJustExchanged():
            return "worker-exchanged"
        case ToolsThisPhase():
            return "tools-this-phase"
        case GoodsHarvested():
            return "good-harvested"
        case CropsHarvestedOfOneType():
            return "crop-alike-harvested"
        case Window():
            return "window"
        case RoundNumber():
            return token("round", of.times)
        case _:
            assert_never(of)


def field_symbol(of: Fields) -> str:
    """Fields of some kind."""
    name = "field"
    if of.kind != ANY_FIELD:
        name = "field-empty" if of.kind == EMPTY_FIELD else "field-planted"
    if of.goods:
        name = f"field-{'-'.join(RESOURCE_NAMES[good] for good in of.goods)}"
    return f"{name}@{slashes(of.rows)}" if of.rows else name


def quantity(name: str, amount: Amount) -> list[str]:
    """The symbols of an amount of something to be gained or paid."""
    assert isinstance(amount, AmountNode), f"{amount!r} has no symbol"
    match amount:
        case Fixed() | Matching():
            return [token(name, number(amount))]
        case Difference():
            return [name if "*" in name else token(name, slashes(amount.numbers)), f"minus-{_plain(amount.less)}"]
        case Half():
            return [name, f"per-{_plain(amount.of)}*2"]
        case Window() | RoundNumber():
            return [name, f"times-{symbol(amount)}"]
        case Total() | Least():
            raise ValueError(f"nothing is gained for every one of {amount!r}")
        case _:
            return [name, f"per-{symbol(amount)}"]


def _plain(amount: Amount) -> str:
    """The symbol of a single thing."""
    found = counted(amount, "")
    assert len(found) == 1, f"{amount!r} has no single symbol"
    return found[0]
