"""The symbols of cards that place people, that let the family grow, and that house people."""

from __future__ import annotations

from allmende.agricola.faces.icons.amounts import amount_token, condition_icons
from allmende.agricola.faces.icons.effects import goods, icons
from allmende.agricola.rules.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.rules.language.people import CallLater, EndLodging, HadRoom, Helper, Provided
from allmende.agricola.rules.language.placing import PlaceAnother, PlaceFromSupply, UseAnother


@condition_icons.register
def _(condition: HadRoom) -> list[str]:
    return ["room", "more-than", "person"]


@icons.register
def _(effect: Provided) -> list[str]:
    return ["if", *condition_icons(effect.condition), "colon", *icons(effect.options[0])]


@icons.register
def _(effect: Helper) -> list[str]:
    return ["person@supply", "place"]


@icons.register
def _(effect: CallLater) -> list[str]:
    return ["rounds-ahead", amount_token(effect.ahead, 1), "colon", *icons(effect.waiting.effects[0])]


@icons.register
def _(effect: EndLodging) -> list[str]:
    return ["no", "room", "colon", "less", "person"]


@icons.register
def _(effect: PlaceAnother) -> list[str]:
    return ["place", "share"] if effect.occupied else ["place"]


@icons.register
def _(effect: UseAnother) -> list[str]:
    cost = [*goods(effect.cost), "arrow"] if effect.cost else []
    names = [SPACE_NAMES[space] for space in range(SPACE_COUNT) if effect.bits >> space & 1]
    return [*cost, "same-person", f"use@{'/'.join(names)}"]


@icons.register
def _(effect: PlaceFromSupply) -> list[str]:
    return ["person@supply", "place"]
