"""The symbols of effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from allmende.agricola.components import RESOURCE_NAMES, ROOM_MATERIAL, ROOM_REED
from allmende.agricola.language import (
    AndAfterward,
    AndOr,
    BakeBread,
    BecomeStartingPlayer,
    BuildFences,
    BuildMajor,
    BuildRooms,
    BuildStables,
    Effect,
    Gain,
    GrowFamily,
    OneOf,
    PlayOccupation,
    Plow,
    Promise,
    Renovate,
    Sow,
    TakeAll,
    TakeOne,
    Then,
)
from allmende.agricola.wording.effects import Farming, Node
from allmende.core.symbols import separated, slashes, token


def icons(effect: Effect) -> list[str]:
    """The symbols of an effect, in reading order. A `Node` without symbols is a type error here."""
    assert isinstance(effect, Node), f"{effect!r} has no icons"
    if isinstance(effect, Farming):
        return _farming(effect)
    match effect:
        case AndAfterward():
            return separated([icons(part) for part in effect.effects], "afterward")
        case Then():
            return _row(effect.effects)
        case AndOr():
            return separated([icons(option) for option in effect.options], "and-or")
        case OneOf():
            return separated([icons(option) for option in effect.options], "or")
        case Gain():
            return [token(RESOURCE_NAMES[effect.resource], effect.count)]
        case TakeAll():
            return ["each-round", RESOURCE_NAMES[effect.resource]]
        case TakeOne():
            cost = [*goods(effect.cost), "arrow"] if effect.cost else []
            return [*cost, RESOURCE_NAMES[effect.resource], *goods(effect.others)]
        case Promise():
            return [f"next-rounds*{effect.rounds}", RESOURCE_NAMES[effect.resource]]
        case BecomeStartingPlayer():
            return ["starting-player"]
        case BuildMajor():
            return ["improvement"]
        case BakeBread():
            return ["bake"]
        case PlayOccupation():
            return [f"food*{slashes(effect.food)}", "arrow", "occupation"]
        case _:
            assert_never(effect)


def _row(effects: Sequence[Effect]) -> list[str]:
    """The symbols of effects side by side; alternatives that don't fill the row are small ones."""
    found: list[str] = []
    for effect in effects:
        small = isinstance(effect, OneOf) and not isinstance(effect, AndOr) and len(effects) > 1
        found += ["slash" if small and each == "or" else each for each in icons(effect)]
    return found


def goods(pairs: list[int]) -> list[str]:
    """Resources with their counts."""
    return [token(RESOURCE_NAMES[pairs[i]], pairs[i + 1]) for i in range(0, len(pairs), 2)]


def _farming(effect: Farming) -> list[str]:
    """What happens on the farmyard."""
    match effect:
        case BuildRooms():
            return [f"material*{ROOM_MATERIAL}", f"reed*{ROOM_REED}", "arrow", "room"]
        case BuildStables():
            most = ["times*1"] if effect.most == 1 else []
            return [token("wood", effect.wood), "arrow", "stable", *most]
        case Renovate():
            return ["renovate"]
        case GrowFamily():
            return ["grow@room" if effect.with_room else "grow"]
        case Plow():
            return ["field"]
        case Sow():
            return ["sow"]
        case BuildFences():
            return ["wood", "arrow", "fence"]
        case _:
            assert_never(effect)
