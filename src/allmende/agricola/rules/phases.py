"""Numbers of the phases of a round, as the rulebook counts them, of the harvest's three, and of the end."""

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

PHASE_NAMES: Final = [
    "",
    "preparation",
    "work",
    "returning-home",
    "field",
    "feeding",
    "breeding",
    "scoring",
    "draft",
]
"""Their names on screens."""

# Steps that others push onto a seat's stack; `steps/` makes sure that they have these numbers.
CROWDED: Final = 9
CAME_PLACE: Final = 3
"""In the mode of a `CROWDED` step, from this bit on: the kind of animal that came and need not be kept, from 1 on."""
KIND_OF_CAME_BITS: Final = 2
"""The bits for that kind; beyond them stands the number of animals of the kind at that time."""
REACTING: Final = 10
"""Cards in play react to a moment."""
PAYING: Final = 11
USING: Final = 12
"""An action space is being used."""
PALISADING: Final = 13
OUTLINING: Final = 14
"""A pasture is chosen space by space that takes more fences than there are."""
REBUILDING: Final = 15
"""Fences are rebuilt, while the animals wait."""
APPROACHING: Final = 16
"""A person is about to come to an action space, before which cards have their say."""
TURNING: Final = 17
"""The decision where a person is placed."""
