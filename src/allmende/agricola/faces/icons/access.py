"""The symbols of action spaces that may be used although people are there, or before others can use them."""

from __future__ import annotations

from functools import singledispatch

from allmende.agricola.faces.icons.amounts import condition_icons
from allmende.agricola.faces.wording.access import ALL_BUT_MEETING
from allmende.agricola.rules.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.rules.language.placing import WISHES
from allmende.agricola.rules.language.sharing import (
    NEIGHBORS,
    Access,
    Ahead,
    FirstUsed,
    Named,
    OfPerson,
    OfRound,
    Sharing,
    Where,
)


@singledispatch
def access_icons(access: Access) -> list[str]:
    """Which action spaces may be used."""
    raise NotImplementedError(f"{access!r} has no icons")


@access_icons.register
def _(access: Ahead) -> list[str]:
    return ["alone", f"use@round-{access.number}"]


@access_icons.register
def _(access: Sharing) -> list[str]:
    when = [] if access.when is None else ["if", *condition_icons(access.when), "colon"]
    neighbors = ["neighbors"] if access.beside == NEIGHBORS else []
    return [*when, "share", *neighbors, *_where(access.where)]


def _where(where: Where) -> list[str]:
    """The action spaces."""
    match where:
        case Named() if where.spaces == WISHES:
            return ["grow"]
        case Named() if where.spaces == ALL_BUT_MEETING:
            return ["use", "place"]
        case Named():
            names = [SPACE_NAMES[space] for space in range(SPACE_COUNT) if where.spaces >> space & 1]
            return [f"use@{'/'.join(names)}"]
        case OfRound():
            return [f"use@round-{where.number}"]
        case FirstUsed():
            return ["first-space"]
        case OfPerson():
            return ["person@second"]
        case _:
            raise NotImplementedError(f"{where!r} has no icons")
