"""The numbers of the ten phases, as the rulebook counts them, and of the end."""

from typing import Final

REMOVE_WORKERS: Final = 1
NEW_WORKERS: Final = 2
INCOME: Final = 3
ACTIONS: Final = 4
NEW_CARD: Final = 5
FALLOW_FIELDS: Final = 6
HARVEST: Final = 7
MILKING: Final = 8
PROGRESS: Final = 9
BOULDERS: Final = 10
SCORING: Final = 11
ACTIONS_END: Final = 12
"""Not a phase: the end of Phase 4, when all workers are gone."""
BOARD_CHANGES: Final = 13
"""Not a phase: in Phase 4 a card is about to change the action board, and waits until other seats have been asked."""
TURN_STEP: Final = 12
"""A turn in Phase 4; not a phase, but the step whose number is needed in many places."""
