"""Positions of Fields of Arle that the rulebook shows, and its worked examples, to be played on from."""

from __future__ import annotations

from typing import Final

from allmende.arle.facts.deal import RECOMMENDED, Deal
from allmende.core.rulebook import Scene

_DEAL: Final = Deal(
    first=0,
    houses=RECOMMENDED["first"].houses,
    crafts=("turnery", "smithy"),
    inns=RECOMMENDED["first"].inns,
)
_SUMMER: Final = (
    "place fisherman",
    "place clay-worker",
    "place woodcutter",
    "place peat-cutter",
    "cut 3 boardwalk",
)
"""A first half-year, and its November."""
_CART: Final = (*_SUMMER, "place wainwright", "build cart", "done")


def _alone(name: str, *moves: str) -> Scene:
    """A solo game with the houses and inns for a first game in which these moves were played."""
    return Scene(name, 1, _DEAL, [(0, move) for move in moves])


START: Final = _alone("start")
DIKE: Final = _alone("dike", "place dike-builder")
PEAT: Final = _alone("peat", "place summer-master", "improve spades", "done", "place peat-cutter")
MASTER: Final = _alone("master", "place summer-master")
IMITATION: Final = _alone("imitation", "place forester", "place forest", "place summer-laborer")
SUSTENANCE: Final = _alone(
    "sustenance",
    "place dike-builder",
    "take sheep",
    "place forester",
    "place forest",
    "place summer-laborer",
    "imitate forester",
    "place forest",
    "place summer-carpenter",
    "build stall",
)
LOADING: Final = _alone("loading", *_CART)
TRAVEL: Final = _alone("travel", *_CART, "load esens 1")
BREEDING: Final = _alone(
    "breeding",
    *_SUMMER,
    "place potter",
    "convert 2",
    "place linen-weaver",
    "convert 2",
    "place tanner",
    "convert 2",
    "place cattle-trader",
    "take horse",
    "done",
)
