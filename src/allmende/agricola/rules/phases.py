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
"""What they are called on screens."""

# Steps that others push onto a seat's stack; `steps/` sees to it that they have these numbers.
CROWDED: Final = 9
CAME_PLACE: Final = 3
"""In the mode of such a step, beyond so many bits: which kind of animal came that need not be kept, from 1 on."""
KIND_OF_CAME_BITS: Final = 2
"""And beyond so many bits more, how many of the kind there were then."""
REACTING: Final = 10
"""Cards in play have their say."""
UNREAD: Final = -1
"""The mode of such a step that has not yet looked what the cards have."""
PAYING: Final = 11
USING: Final = 12
"""An action space is being used."""
PALISADING: Final = 13
OUTLINING: Final = 14
"""A pasture is chosen space by space that takes more fences than there are."""
STAGE_BITS: Final = 3
"""In the mode of such a step: how far it is."""
ELSEWHERE: Final = 1 << STAGE_BITS
"""In the mode: the person that uses the space was not placed here, but on another action space."""
WITHOUT_USE: Final = 5
"""A stage behind all others: the actions of the space are carried out, but nobody uses it, and no card hears of it."""
LAY_PLACE: Final = STAGE_BITS + 1
"""In the mode, beyond so many bits: how much lay on one of the action spaces used."""
LAY_MASK: Final = 255
NOTE_PLACE: Final = LAY_PLACE + 8
"""Beyond that again stands, as bits, what has been done in the turn (`turns.py`)."""
STANDS_PLACE: Final = NOTE_PLACE + 4
STANDS_MASK: Final = 63
"""And beyond that the number, plus 1, of the action space to which the person has gone on from this one, or 0."""
TAKEN_PLACE: Final = STANDS_PLACE + 6
TAKEN_MASK: Final = 255
"""Beyond that stands how many goods were taken here before another action space was used in between."""
AHEAD_PLACE: Final = TAKEN_PLACE + 8
"""Last stand, as bits by their places among the played, the cards that have no say any more: those that had it before
the actions of the space, and those that were played since the use began."""
