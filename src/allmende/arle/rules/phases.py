"""The numbers of the phases of a half-year, as the rulebook counts them, and of the end."""

from typing import Final

PREPARATIONS: Final = 1
WORK: Final = 2
INVENTORY: Final = 3
SCORING: Final = 4

# Steps that others push onto a seat's stack; `steps/__init__.py` checks that they have these numbers.
CROWDED: Final = 5
PAYING: Final = 6
PAYING_DEARLY: Final = 7
MAKING_ROOM: Final = 8
SELLING: Final = 9
PLACING: Final = 10
