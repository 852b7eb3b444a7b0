"""The symbols of what cards do each time that an action space is used."""

from __future__ import annotations

from allmende.agricola.faces.icons.amounts import amount_token, condition_icons
from allmende.agricola.faces.icons.effects import goods, icons
from allmende.agricola.faces.wording.openings import classes
from allmende.agricola.rules.board import SPACE_NAMES
from allmende.agricola.rules.components import RESOURCE_NAMES
from allmende.agricola.rules.language.visits import (
    EmptyStore,
    Exchange,
    GainBy,
    HasSuch,
    PlacesAs,
    Store,
    TakeFrom,
    UsedSuch,
)
from allmende.core.symbols import separated, slashes, token


@condition_icons.register
def _(condition: PlacesAs) -> list[str]:
    return ["exactly", token("placed", condition.number)]


@condition_icons.register
def _(condition: HasSuch) -> list[str]:
    return ["such"]


@condition_icons.register
def _(condition: UsedSuch) -> list[str]:
    return ["such", "placed"]


@icons.register
def _(effect: GainBy) -> list[str]:
    pairs = [goods(effect.pairs[i : i + 2]) for i in range(0, len(effect.pairs), 2)]
    exactly = [] if effect.or_more else ["exactly"]
    return ["if", *exactly, amount_token(effect.of, slashes(effect.numbers)), "colon", *separated(pairs, "slash")]


@icons.register
def _(effect: Exchange) -> list[str]:
    return [*goods(effect.cost), "arrow", *goods(effect.gains)]


@icons.register
def _(effect: Store) -> list[str]:
    return ["onto-card", RESOURCE_NAMES[effect.resource]]


@icons.register
def _(effect: EmptyStore) -> list[str]:
    return ["off-card", "good"]


@icons.register
def _(effect: TakeFrom) -> list[str]:
    kinds, others = classes(sum(1 << space for space in effect.spaces))
    if others:
        return [f"take@{'/'.join(SPACE_NAMES[space] for space in effect.spaces)}"]
    least = [] if effect.least == 1 else ["if", token("lying", effect.least), "colon"]
    return [*least, "take", "each-round", *kinds]
