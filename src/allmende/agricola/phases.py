"""The numbers of the phases of a round, as the rulebook counts them, of the harvest's three, and of the end."""

from typing import Final

PREPARATION: Final = 1
WORK: Final = 2
RETURNING_HOME: Final = 3
FIELD: Final = 4
FEEDING: Final = 5
BREEDING: Final = 6
SCORING: Final = 7

# A step that others push onto a seat's stack; `steps/` sees to it that it has this number.
CROWDED: Final = 8
