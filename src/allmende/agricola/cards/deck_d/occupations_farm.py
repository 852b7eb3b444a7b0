"""Occupations of deck D about the farm and actions: room, building, plowing, people and improvements."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.pieces import FIELD_TILE, FOOD
from allmende.agricola.rules.language import BuildStables, PlayOccupation, Plow
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.card import Card, occupation
from allmende.agricola.rules.language.dealings import TakeBegging
from allmende.agricola.rules.language.promises import PromisePiece
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import using
from allmende.agricola.rules.moments import FENCES_BUILT, HARVEST_STARTED

CARDS: Final[list[Card]] = [
    occupation("D089 Stablehand", Trigger(FENCES_BUILT, [BuildStables(0, 1)])),
    occupation(
        "D090 Plow Maker",
        using(["farmland", "cultivation"], Plow([FOOD, 1]), ahead=BeforeActions(plows=True)),
    ),
    occupation("D091 Plowman", PromisePiece(FIELD_TILE, Plow([FOOD, 1]), later=[4, 7, 10])),
    occupation(
        "D097 Begging Student",
        TakeBegging(1),
        Trigger(HARVEST_STARTED, [PlayOccupation([0])]),
    ),
]
