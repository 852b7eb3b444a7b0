"""The symbols of effects."""

from __future__ import annotations

from typing import assert_never

from allmende.core.symbols import separated, token
from allmende.hallertau.components.board import SPACE_NAMES
from allmende.hallertau.components.pieces import ALL_CROPS, DECK_NAMES, HIGHEST_ROW, RESOURCE_NAMES
from allmende.hallertau.presentation import custom
from allmende.hallertau.presentation.icons.amounts import field_symbol, number, quantity
from allmende.hallertau.presentation.icons.upper import alike_icons, cost_icons
from allmende.hallertau.presentation.nodes import CostNode, Farming, Node, Working
from allmende.hallertau.rules.language.custom import CustomNode
from allmende.hallertau.rules.language.effect import Effect, Exchange, Matched, OneOf, Then
from allmende.hallertau.rules.language.farm import (
    AdvanceFree,
    GainAndSow,
    Harvest,
    LiftFields,
    MoveBoulders,
    MoveEmptyFields,
    Sow,
)
from allmende.hallertau.rules.language.flock import Sustain, SustainOne
from allmende.hallertau.rules.language.gains import Draw, Gain, GainField, Take, TakeAlike, TakeMarker
from allmende.hallertau.rules.language.workers import (
    MoveThreeWorkers,
    ReturnTopRows,
    ReturnWorkers,
    TakeWorkersBack,
    UseSecondRow,
    UseSpace,
)


def icons(effect: Effect) -> list[str]:
    """The symbols of an effect, in reading order. A `Node` without symbols is a type error here."""
    assert isinstance(effect, Node), f"{effect!r} has no icons"
    if isinstance(effect, CostNode):
        return cost_icons(effect)
    if isinstance(effect, Farming):
        return _farming(effect)
    if isinstance(effect, Working):
        return _working(effect)
    if isinstance(effect, CustomNode):
        return custom.symbols(effect)
    match effect:
        case Then():
            return row(effect.effects)
        case OneOf():
            return separated(map(icons, effect.options), "or")
        case Matched():
            return separated(map(icons, effect.effects), "slash")
        case Exchange():
            return [*icons(effect.cost), "arrow", *icons(effect.gains)]
        case Gain():
            return quantity(RESOURCE_NAMES[effect.resource], effect.number)
        case GainField():
            return [token(f"field@{number(effect.row)}", effect.number)]
        case Take():
            return _choice(effect)
        case TakeAlike():
            return alike_icons(number(effect.number), effect.goods)
        case Draw():
            return [token(f"{DECK_NAMES[effect.deck]}-card", number(effect.number))]
        case _:
            assert_never(effect)


def row(effects: list[Effect]) -> list[str]:
    """The symbols of effects side by side; alternatives that share the row with others are small ones."""
    found: list[str] = []
    for effect in effects:
        if isinstance(effect, OneOf) and len(effects) > 1:
            found += separated(map(icons, effect.options), "slash")
        else:
            found += icons(effect)
    return found


def _choice(effect: Take) -> list[str]:
    numbers = number(effect.number)
    if effect.goods == ALL_CROPS:
        return [f"{'crop-different' if effect.different else 'crop'}*{numbers}"]
    return separated([[token(RESOURCE_NAMES[good], numbers)] for good in effect.goods], "slash")


def _farming(effect: Farming) -> list[str]:
    """The symbols of effects on one's own boards."""
    match effect:
        case Sow():
            if effect.goods == ALL_CROPS:
                return [f"sow*{number(effect.number)}"]
            return ["sow", *alike_icons(number(effect.number), effect.goods)]
        case GainAndSow():
            return [*icons(effect.gain), "sow-it"]
        case Harvest():
            return [f"harvest*{number(effect.number)}"]
        case LiftFields():
            numbers = "all" if effect.all else number(effect.number)
            return ["lift", f"{field_symbol(effect.fields)}*{numbers}"]
        case MoveEmptyFields():
            where = "" if effect.row == HIGHEST_ROW else f"@{effect.row}"
            return [f"raise{where}*{number(effect.number)}"]
        case Sustain():
            return [token("sustain", number(effect.number))]
        case SustainOne():
            return [f"sustain-one*{number(effect.number)}"]
        case AdvanceFree():
            return ["advance"]
        case MoveBoulders():
            return [f"boulder*{number(effect.number)}"]
        case _:
            assert_never(effect)


def _working(effect: Working) -> list[str]:
    """The symbols of effects on workers and action spaces."""
    match effect:
        case TakeMarker():
            return ["rooster"]
        case ReturnWorkers():
            return ["clear"]
        case ReturnTopRows():
            return ["clear-top", *separated([[f"space-{SPACE_NAMES[n]}"] for n in effect.spaces], "plus")]
        case MoveThreeWorkers():
            return ["move-workers*3"]
        case TakeWorkersBack():
            return ["take-workers"]
        case UseSpace():
            return ["use-space"]
        case UseSecondRow():
            return ["use-second-row"]
        case _:
            assert_never(effect)
