"""Positions of Hallertau that the rulebook shows, and its worked examples, to be played on from."""

from __future__ import annotations

from typing import Final

from allmende.core.rulebook import Scene
from allmende.hallertau.facts.deal import Deal

_DEAL: Final = Deal(first=0, quadrants=("F1", "C2", "A3", "B1", "D4", "E3"))


def _alone(name: str, *moves: str) -> Scene:
    """A solo game without cards in which these moves were played."""
    return Scene(name, 1, _DEAL, [(0, move) for move in moves], {"cards": "off"})


START: Final = _alone("start")
CLAY: Final = _alone("clay", "place sheep-market", "place tool-shed", "choose 1")
LAST_WORKER: Final = _alone("last-worker", "place weekly-market", "exchange 3")
FALLOW: Final = _alone("fallow", "exchange 5", "place sheep-breeding")
HARVEST: Final = _alone("harvest", "exchange 3", "place busy-weekend", "take milk", "sow rye row 2", "sow barley row 4")
TOOLS: Final = _alone(
    "tools",
    "place sheep-breeding",
    "exchange 4",
    "place clay-delivery",
    "fallow row 4",
    "done",
    "place tool-shed",
    "choose 1",
    "place tool-shed",
    "choose 1",
    "place butchery",
)
DISCOUNT: Final = _alone(
    "discount",
    "exchange 1",
    "exchange 5",
    "fallow row 3",
    "done",
    "place town-hall",
    "place sheep-market",
    "place tool-shed",
    "choose 1",
    "advance bakehouse",
    "pay barley 1 flax 1",
    "done",
    "place butchery",
    "spend sheep round 5",
    "exchange 5",
)
JEWELRY: Final = _alone(
    "jewelry",
    "exchange 1",
    "place fertilizing",
    "raise row 4",
    "raise row 3",
    "sow rye row 2",
    "exchange 2",
    "exchange 1",
    "advance manufacture",
    "advance brewhouse",
    "advance bakehouse",
    "advance bakehouse",
    "exchange 4",
    "place town-hall",
    "retreat bakehouse",
    "advance cooling-house",
)
