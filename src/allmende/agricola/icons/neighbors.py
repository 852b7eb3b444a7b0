"""The symbols of dealings with other players."""

from __future__ import annotations

from allmende.agricola.icons.effects import goods, icons, row
from allmende.agricola.language.neighbors import GiveTo


@icons.register
def _(effect: GiveTo) -> list[str]:
    return ["give", *goods(effect.cost), "arrow", *row(effect.gains)]
