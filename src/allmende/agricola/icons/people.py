"""The symbols of cards that place people, that let the family grow, and that house people."""

from __future__ import annotations

from allmende.agricola.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.icons.effects import goods, icons
from allmende.agricola.language.placing import PlaceAnother, PlaceFromSupply, UseAnother


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
