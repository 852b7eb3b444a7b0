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
UNREAD: Final = -1
"""The mode of a `REACTING` step that has not yet looked for cards that react."""
PAYING: Final = 11
USING: Final = 12
"""An action space is being used."""
PALISADING: Final = 13
OUTLINING: Final = 14
"""A pasture is chosen space by space that takes more fences than there are."""
STAGE_BITS: Final = 3
"""In the mode of a `USING` step, the bits for its stage."""
ELSEWHERE: Final = 1 << STAGE_BITS
"""In the mode of a `USING` step: the person that uses the space was placed not here, but on another action space."""
WITHOUT_USE: Final = 5
"""A stage behind all others: the actions of the space are carried out without use of the space, and no card reacts."""
LAY_PLACE: Final = STAGE_BITS + 1
"""From this bit on: the number of goods that lay on one of the action spaces used."""
LAY_MASK: Final = 255
NOTE_PLACE: Final = LAY_PLACE + 8
"""From this bit on: the things done in the turn, as bits (`turns.py`)."""
STANDS_PLACE: Final = NOTE_PLACE + 4
STANDS_MASK: Final = 63
"""From `STANDS_PLACE` on: the action space to which the person has gone on from this one, plus 1, or 0."""
TAKEN_PLACE: Final = STANDS_PLACE + 6
TAKEN_MASK: Final = 255
"""From `TAKEN_PLACE` on: the number of goods taken here before another action space was used in between."""
AHEAD_PLACE: Final = TAKEN_PLACE + 8
"""The rest, a bit per card by its place among the played: cards that may react no more, because they did so before the
actions of the space, or were played since the use began.
"""
