"""People on action spaces, a number each: the space, the seat that owns the person, and the kind of person."""

from __future__ import annotations

from typing import Final

ADULT: Final = 0
NEWBORN: Final = 1
VISITOR: Final = 2
"""A person of the supply, to which it returns at the end of the round."""
LEAVING: Final = 3
"""A person of the supply that is out of play at the end of the round."""

_KIND_BITS: Final = 2
_SEAT_BITS: Final = 3


def standing(space: int, seat: int, kind: int) -> int:
    """The number of a person of `seat`, of `kind`, on an action space."""
    return (space << _SEAT_BITS | seat) << _KIND_BITS | kind


def space_of(person: int) -> int:
    """The action space on which a person stands."""
    return person >> _SEAT_BITS + _KIND_BITS


def owner_of(person: int) -> int:
    """The seat that owns a person."""
    return person >> _KIND_BITS & (1 << _SEAT_BITS) - 1


def kind_of(person: int) -> int:
    """The kind of a person: `ADULT`, `NEWBORN`, `VISITOR` or `LEAVING`."""
    return person & (1 << _KIND_BITS) - 1
