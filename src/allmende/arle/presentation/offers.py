"""Offered moves as screens list them: their groups and symbols."""

from __future__ import annotations

from functools import cache
from typing import Final

from allmende.arle.components.board import space_season
from allmende.arle.components.destinations import SALES, Sale
from allmende.arle.components.moves import PLACE
from allmende.arle.components.pieces import (
    BRICK,
    CLAY,
    PEAT,
    PEAT_ON_MOOR,
    RESOURCE_NAMES,
    TILE_NAMES,
    TOOL_COST,
    TOOL_NAMES,
    WOOD,
)
from allmende.arle.record.vocabulary import VOCABULARY
from allmende.arle.rules.state import State
from allmende.arle.rules.supplies import dearer
from allmende.core.message import Message
from allmende.core.symbols import token
from allmende.core.view import MoveView

_LISTED: Final = {"done", "pass", "place", "imitate", "convert", "improve", "load", "trade", "exchange", "return"}
"""Verbs that are a group of their own."""
_GROUPS: Final = {
    "sell": "sale",
    "pay": "payment",
    "pay-dear": "payment",
    "return-vehicle": "return",
}
_DEARLY: Final = "-dearly"


def offer(state: State, seat: int, move: int, label: Message) -> MoveView:
    """A legal move as a screen shows it; one that pays dearly stands beside its cheap variant."""
    noun = VOCABULARY[move]
    verb = noun.verb.removesuffix(_DEARLY)
    group = verb if verb in _LISTED else _GROUPS.get(verb, "other")
    if verb == "place" and space_season(move - PLACE) != state.season():
        group = "special"
    plain = _plain_texts()[verb, noun.nouns] if verb != noun.verb else ""
    listed = "" if group == noun.verb else group
    icons = _icons(noun.verb, noun.nouns)
    return MoveView(noun.text, noun.target, label, noun.verb, listed, noun.nouns, icons, plain)


@cache
def _plain_texts() -> dict[tuple[str, tuple[str | int, ...]], str]:
    """The texts of moves by verb and nouns."""
    nouns = (VOCABULARY[move] for move in range(len(VOCABULARY)))
    return {(noun.verb, noun.nouns): noun.text for noun in nouns}


@cache
def _icons(verb: str, nouns: tuple[str | int, ...]) -> list[str]:
    if verb.endswith(_DEARLY):
        return ["plus", RESOURCE_NAMES[dearer(_material(verb.removesuffix(_DEARLY), nouns))]]
    match verb, *nouns:
        case "build-plow", animal:
            return [str(animal), "arrow", "plow"]
        case "cut", count:
            return [f"{RESOURCE_NAMES[PEAT]}*{count}"]
        case "replace", field:
            return [str(field), "arrow", "forest"]
        case "pay", *paid:
            return [f"{name}*{count}" for name, count in zip(paid[::2], paid[1::2], strict=True)]
        case "trade", good:
            return [RESOURCE_NAMES[PEAT], "arrow", str(good)]
        case "sell", _, int(number):
            return _sold(SALES[number])
        case "take" | "slaughter" | "breed" | "eat" | "release" | "improve" | "plow" | "build" | "lay", what:
            return [str(what)]
        case "load", what, _:
            return [str(what)]
        case _:
            return []


def _material(verb: str, nouns: tuple[str | int, ...]) -> int:
    """The material that timber or brick replaces: the clay of conversions, stalls and some tools, or else wood."""
    if verb == "improve":
        cost = TOOL_COST[TOOL_NAMES.index(str(nouns[0]))]
        return CLAY if cost in (CLAY, BRICK) else WOOD
    return CLAY if verb == "convert" or nouns == ("stall",) else WOOD


def _sold(sale: Sale) -> list[str]:
    """The things given and the food received; moors are told apart by their peat."""
    if sale.moor or sale.boardwalk:
        return [_moor(sale)]
    if sale.field:
        given = [TILE_NAMES[sale.field]]
    elif sale.plow or sale.boat:
        given = ["plow" if sale.plow else "peat-boat"]
    else:
        pairs = zip(sale.goods[::2], sale.goods[1::2], strict=True)
        given = [token(RESOURCE_NAMES[good], count) for good, count in pairs]
    return [*given, "arrow", f"food*{sale.food}"]


def _moor(sale: Sale) -> str:
    if sale.boardwalk:
        return "boardwalk"
    return "moor" if sale.moor > PEAT_ON_MOOR else f"dehydrated-moor*{sale.moor}"
