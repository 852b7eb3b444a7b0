"""Positions of Fields of Arle that the rulebook shows, and its worked examples, to play on from."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from allmende.arle.record.deal import RECOMMENDED, Deal
from allmende.core.lesson import alone, moves
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
    """A solo game with the houses and inns for a first game, after these moves."""
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
DIKED: Final = _alone("diked", "place dike-builder", "take sheep")
IMITATED: Final = Scene(
    "imitated",
    2,
    replace(_DEAL, first=1),
    moves(
        """
        2 place summer-master; 2 improve spades; 2 done; 1 pass; 2 place winter-master; 2 improve spades; 2 done; 1 pass
        2 place colonist; 1 pass; 2 place peat-cutter; 2 cut 4 boardwalk; 2 cut 3 moor 4
        """
    ),
)
"""Seat 2 has improved its Spades all it can, and cut Peat with them."""


def _herd(name: str, inns: tuple[str, ...], crafts: tuple[str, ...], record: str) -> Scene:
    """A solo game with these buildings besides the houses for a first game, after the moves of `record`."""
    deal = replace(_DEAL, first=0, crafts=crafts, inns=inns)
    return Scene(name, 1, deal, alone(record))


_BRED: Final = """
    place forester; place forest; place fisherman; place summer-grocer; take brick; place dike-builder; take cattle
    place dike-warden; flip forest; place winter-grocer; cut 1 boardwalk; take cattle; place cattle-trader
    take horse; place winter-carpenter; build stall; done; breed cattle; breed horse; place fisherman
    place summer-grocer; take brick; place colonist; place forester; place forest; place winter-carpenter
    build stable; place builders-merchant; take clay; take timber; place cattle-trader; take cattle
    place dike-warden; flip stable; done; breed cattle; breed horse
    """
"""Three half-years of a breeder, and the May that follows."""
_BREEDER: Final = (("farmers-inn", "milk-house-inn", "sluice-yard-inn"), ("turnery", "smithy"))
ALIKE: Final = _herd(
    "alike",
    ("potters-inn", "gulf-house-inn", "sluice-yard-inn"),
    ("cooperage", "bakehouse"),
    """
    place forester; place forest; place dike-builder; take cattle; place fisherman; place summer-grocer; take brick
    place winter-carpenter; build stall; place dike-warden; flip forest; place winter-grocer; cut 1 boardwalk
    take cattle; place cattle-trader; take horse; done; breed cattle; breed horse
    """,
)
HERDS: Final = _herd("herds", *_BREEDER, _BRED)
LACKING: Final = _herd(
    "lacking",
    *_BREEDER,
    f"{_BRED}; breed horse; return cattle; return horse; return sheep; return sheep; return sheep",
)
