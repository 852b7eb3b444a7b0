"""When cards in play have something to give or to offer: numbers from 0 on, each a bit of `Player.moments`.

The same numbers are the bits of `Player.watches`, for cards that speak of what other players do.
"""

from __future__ import annotations

from typing import Final

USED: Final = 0
"""Right after the actions of an action space; told which space."""
BEFORE_USE: Final = 14
"""When a person has been placed, before the actions of the action space; told which space."""
AFTER_USE: Final = 15
"""Once cards have had their say about the use of an action space; told which space."""
TURN_ENDED: Final = 1
"""At the end of a turn; told which space was used."""
ROUND_STARTED: Final = 2
GOING_HOME: Final = 3
FIELD_STARTED: Final = 4
FIELD_PHASE: Final = 5
ROOMS_BUILT: Final = 6
"""After a "Build Rooms" action; told of what the house is made."""
RENOVATED: Final = 7
"""Told from what to what (`renovation`)."""
FENCED: Final = 8
"""After a pasture was fenced; told how many spaces it has."""
BAKED: Final = 9
IMPROVED: Final = 10
"""After an improvement was built or played."""
TAUGHT: Final = 11
"""After an occupation was played."""
CHANGED: Final = 12
"""After anything that could make a "once you …" come true."""
ANY_TIME_MOMENT: Final = 13
"""Not a moment: a card can be used at any time."""

OTHERS: Final = 64
"""Added to a moment in a frame: it was another seat that did it."""
MOMENT_BITS: Final = 7
SEAT_BITS: Final = 3


def announced(moment: int, doer: int, detail: int) -> int:
    """A moment with all that is told of it, in one number: the seat whose doing it is, and what else there is."""
    return (detail << SEAT_BITS | doer) << MOMENT_BITS | moment


def renovation(before: int, after: int) -> int:
    """What is told of a renovation."""
    return 4 * before + after
