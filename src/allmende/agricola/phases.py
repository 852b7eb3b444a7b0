"""The numbers of the phases of a round, as the rulebook counts them, of the harvest's three, and of the end."""

from typing import Final

PREPARATION: Final = 1
WORK: Final = 2
RETURNING_HOME: Final = 3
FIELD: Final = 4
FEEDING: Final = 5
BREEDING: Final = 6
SCORING: Final = 7
DRAFT: Final = 8
"""Before the first round, if hands are drafted."""

# Steps that others push onto a seat's stack; `steps/` sees to it that they have these numbers.
CROWDED: Final = 9
REACTING: Final = 10
"""Cards in play have their say."""
UNREAD: Final = -1
"""The mode of such a step that has not yet looked what the cards have."""
PAYING: Final = 11
USING: Final = 12
"""An action space is being used."""
