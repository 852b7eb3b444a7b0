"""The symbols of effects."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import assert_never

from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.faces.icons.amounts import amount_token
from allmende.agricola.faces.wording.effects import Farming, Offering, Thing, is_free, less_paid, players_of
from allmende.agricola.rules.components import RESOURCE_NAMES, ROOM_MATERIAL, ROOM_REED
from allmende.agricola.rules.improvement import KIND_NAMES, OTHER
from allmende.agricola.rules.language import (
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
    PlayMinor,
    PlayOccupation,
    Plow,
    Promise,
    Renovate,
    Sow,
    TakeAll,
    TakeOne,
    Then,
)
from allmende.agricola.rules.language.farming import MoveCrop, PickCrops
from allmende.agricola.rules.language.gains import BonusPoints, ByPlayers, GainEach, GainFor
from allmende.agricola.rules.language.offers import BuyFromPile, Offer, TilesOnCard
from allmende.agricola.rules.language.placing import PlaceSecond
from allmende.agricola.rules.language.savings import Saving
from allmende.core.symbols import separated, slashes, token

# What belongs here without being read is a type error. Other modules register what they read; a test misses the rest.
_Plain = (
    Then | AndAfterward | OneOf | AndOr | Thing | TakeAll | Promise | BecomeStartingPlayer | Farming | BuildMajor
    | BakeBread | PlayMinor | PlayOccupation | Offering
)  # fmt: skip


@singledispatch
def icons(effect: Effect) -> list[str]:
    """The symbols of an effect, in reading order."""
    raise NotImplementedError(f"{effect!r} has no icons")


@icons.register
def _(effect: _Plain) -> list[str]:
    if isinstance(effect, Farming):
        return _farming(effect)
    if isinstance(effect, Offering):
        return _offering(effect)
    if isinstance(effect, Thing):
        return _thing(effect)
    match effect:
        case AndAfterward():
            return separated([icons(part) for part in effect.effects], "afterward")
        case Then():
            return row(effect.effects)
        case AndOr():
            return separated([icons(option) for option in effect.options], "and-or")
        case OneOf():
            return separated([icons(option) for option in effect.options], "or")
        case TakeAll():
            return ["each-round", RESOURCE_NAMES[effect.resource]]
        case Promise():
            return [f"next-rounds*{effect.rounds}", RESOURCE_NAMES[effect.resource]]
        case BecomeStartingPlayer():
            return ["starting-player"]
        case BuildMajor():
            cost = [*goods(effect.cost), "arrow"] if effect.cost else []
            if len(effect.among) == len(IMPROVEMENTS):
                return [*cost, "improvement"]
            kinds = dict.fromkeys(_sign(i) for i in effect.among)
            return [*cost, *separated([[kind] for kind in kinds], "slash")]
        case BakeBread():
            return ["bake"] if effect.repeats else ["bake", "grain"]
        case PlayMinor():
            return ["minor"]
        case PlayOccupation():
            cost = [token("food", slashes(effect.food))] if effect.food != [0] else []
            return [*goods(effect.fee), *cost, "arrow", token("occupation", effect.most)]
        case _:
            assert_never(effect)


def _sign(improvement: int) -> str:
    """The sign of a major improvement: its kind, or its name if it does not cook or bake."""
    kind = IMPROVEMENTS[improvement].kind
    return KIND_NAMES[kind] if kind < OTHER else f"improvement@{IMPROVEMENTS[improvement].name}"


def _thing(effect: Thing) -> list[str]:
    """What is given."""
    match effect:
        case Gain():
            return [token(RESOURCE_NAMES[effect.resource], effect.count)]
        case TakeOne():
            cost = [*goods(effect.cost), "arrow"] if effect.cost else []
            return [*cost, RESOURCE_NAMES[effect.resource], *goods(effect.others)]
        case GainEach():
            return [token(RESOURCE_NAMES[effect.resource], effect.count), "per", amount_token(effect.of, effect.every)]
        case GainFor():
            given = token(RESOURCE_NAMES[effect.resource], slashes(effect.counts))
            return ["if", amount_token(effect.of, slashes(effect.least)), "colon", given]
        case ByPlayers():
            pairs = [effect.pairs[i : i + 2] for i in range(0, len(effect.pairs), 2)]
            players = token("players", slashes(players_of(effect)))
            return [players, "colon", *separated([goods(pair) for pair in pairs], "slash")]
        case BonusPoints():
            score = f"score*{effect.count}"
            return [score] if effect.of is None else [score, "per", amount_token(effect.of, 1)]
        case _:
            assert_never(effect)


def _offering(effect: Offering) -> list[str]:
    """What a card offers."""
    match effect:
        case Offer():
            return [*goods(effect.cost), "arrow", *row(effect.gains)]
        case BuyFromPile():
            return [
                token(RESOURCE_NAMES[effect.price], effect.count),
                "arrow",
                "pile",
                *(RESOURCE_NAMES[good] for good in effect.pile),
            ]
        case TilesOnCard():
            return [*(["once"] if effect.together else []), "field", f"times*{effect.pile_size}"]
        case PlaceSecond():
            return ["place"]
        case _:
            assert_never(effect)


def row(effects: Sequence[Effect]) -> list[str]:
    """The symbols of effects side by side; alternatives that don't fill the row are small ones."""
    found: list[str] = []
    for effect in effects:
        small = isinstance(effect, OneOf) and not isinstance(effect, AndOr) and len(effects) > 1
        found += ["slash" if small and each == "or" else each for each in icons(effect)]
    return found


def goods(pairs: list[int]) -> list[str]:
    """Resources with their counts."""
    return [token(RESOURCE_NAMES[pairs[i]], pairs[i + 1]) for i in range(0, len(pairs), 2)]


def _cheaper(savings: list[Saving], done: str, more: list[str]) -> list[str]:
    """Something that costs nothing, or less of something, in one action."""
    if is_free(savings):
        return ["gratis", done, *more]
    less = separated([goods(pair) for pair in less_paid(savings)], "slash")
    return [done, *more, "less", *less]


def _farming(effect: Farming) -> list[str]:
    """What happens on the farmyard."""
    match effect:
        case BuildRooms():
            once = [] if effect.repeats else ["times*1"]
            if effect.savings:
                return _cheaper(effect.savings, "room", once)
            return [f"material*{ROOM_MATERIAL}", f"reed*{ROOM_REED}", "arrow", "room", *once]
        case BuildStables():
            most = ["times*1"] if effect.most == 1 else []
            if effect.size:
                return ["stable", *most, "if", "exactly", f"pasture*{effect.size}"]
            cost = [token("wood", effect.wood), "arrow"] if effect.wood else []
            return [*cost, "stable", *most]
        case Renovate():
            return _cheaper(effect.savings, "renovate", []) if effect.savings else ["renovate"]
        case GrowFamily():
            cost = [*goods(effect.cost), "arrow"] if effect.cost else []
            return [*cost, "grow@room" if effect.with_room else "grow"]
        case Plow():
            most = [f"times*{effect.most}"] if effect.most > 1 else []
            return [*goods(effect.cost), "arrow", "field"] if effect.cost else ["field", *most]
        case PickCrops():
            return ["grain", "per", "field@grain"]
        case MoveCrop():
            return ["move-crop"]
        case Sow():
            return ["sow"] if effect.repeats else ["sow", "times*1"]
        case BuildFences():
            if effect.size:
                return [token("pasture", effect.size)]
            return ["wood", "arrow", "fence"]
        case _:
            assert_never(effect)
