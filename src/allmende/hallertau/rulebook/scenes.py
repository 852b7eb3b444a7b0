"""Positions of Hallertau that the rulebook shows, and its worked examples, to play on from."""

from __future__ import annotations

from typing import Final

from allmende.core.lesson import alone, moves
from allmende.core.rulebook import Scene
from allmende.hallertau.lessons.piles import pile
from allmende.hallertau.record.deal import Deal
from allmende.hallertau.rulebook import games

_DEAL: Final = Deal(first=0, quadrants=("F1", "C2", "A3", "B1", "D4", "E3"))


def _alone(name: str, *moves: str) -> Scene:
    """A solo game without cards, after these moves."""
    return Scene(name, 1, _DEAL, [(0, move) for move in moves], {"cards": "off"})


def _late(name: str, deal: Deal, record: str, *further: str) -> Scene:
    """A solo game without cards, after the moves of `record` and the further ones."""
    return Scene(name, 1, deal, (*alone(record), *((0, move) for move in further)), {"cards": "off"})


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
STABLES: Final = _alone("stables", "exchange 6", "fallow row 3", "done", "exchange 6", "done", "exchange 6", "done")
REMOVING: Final = _alone("removing", "place nursery", "choose 1", "place nursery", "choose 1")
MILKING: Final = _alone(
    "milking",
    "place sheep-market",
    "place weekly-market",
    "exchange 2",
    "fallow row 3",
    "done",
    "place sheep-breeding",
)
CENTER: Final = _alone(
    "center",
    "place weekly-market",
    "place nursery",
    "choose 1",
    "exchange 2",
    "fallow row 3",
    "advance carpentry",
    "advance brewhouse",
    "advance cooling-house",
    "pay meat 1",
    "advance bakehouse",
    "pay rye 1",
)
CARPENTRY: Final = _alone("carpentry", "exchange 6", "fallow row 3", "done", "place nursery", "choose 1", "exchange 5")
_SMALL_TRADE: Final = ("place small-trade", "take barley", "take hops", "take milk", "exchange 5")
NO_DISCOUNT: Final = _alone("no-discount", "exchange 6", "fallow row 3", "done", "exchange 6", "done", *_SMALL_TRADE)
BREWHOUSE: Final = _alone(
    "brewhouse", "exchange 6", "fallow row 3", "done", "exchange 6", "done", "exchange 6", "done", *_SMALL_TRADE
)
RESET: Final = _alone("reset", *(move for _, move in TOOLS.moves), "advance carpentry", "advance carpentry")
NINE: Final = Scene(
    "nine",
    2,
    Deal(first=0, quadrants=("F23", "C34", "B24", "A12", "D14", "E13")),
    moves(
        """
        1 place land-sale; 1 spend field row 2 empty; 2 exchange 6; 1 place busy-weekend; 1 take milk
        1 sow barley row 3; 1 sow flax row 4; 1 exchange 4; 2 fallow row 3; 2 done
        """
    ),
    {"cards": "off"},
)
INCOME_CARDS: Final = Scene(
    "income",
    1,
    Deal(
        first=0,
        quadrants=("A3", "E3", "F1", "C2", "B1", "D4"),
        gateway=pile("beginner"),
        farmyard=pile("hops"),
        bonus=pile("bonus", "818", "819", "811"),
        point=pile("point"),
    ),
    moves(
        """
        1 place bonus-card; 1 place land-sale; 1 spend field row 2 empty; 1 place cultivation; 1 sow flax row 4; 1 done
        1 exchange 3; 1 play 818; 1 done; 1 fallow row 4; 1 done; 1 done; 1 done; 1 done; 1 done
        1 place bonus-card; 1 place bonus-card; 1 place cultivation; 1 sow flax row 5; 1 done; 1 exchange 2; 1 done
        1 done; 1 fallow row 4; 1 done; 1 done; 1 play 811; 1 play 819; 1 done; 1 done; 1 done
        """
    ),
)
LAST_BOULDER: Final = _late("last-boulder", games.LAST_BOULDER_DEAL, games.LAST_BOULDER)
SCORING: Final = _late("scoring", games.SCORING_DEAL, games.SCORING)
