"""Demo positions that the rulebook shows, and its worked examples, to be played on from."""

from __future__ import annotations

from typing import Final

from allmende.agricola.lessons.animals import ANIMALS
from allmende.agricola.lessons.baking import BAKING
from allmende.agricola.lessons.cards import CARDS
from allmende.agricola.lessons.family import FAMILY
from allmende.agricola.lessons.fences import FENCES
from allmende.agricola.lessons.first import FIRST
from allmende.agricola.rulebook import games
from allmende.core.lesson import Lesson, moves
from allmende.core.rulebook import Scene


def _after(lesson: Lesson, name: str, record: str = "") -> Scene:
    """The scene at the beginning of a lesson, with these moves played on from there."""
    return Scene(name, lesson.players, lesson.deal, lesson.opening + moves(record), lesson.options)


START: Final = _after(FIRST, "start")
SOWING: Final = _after(
    FIRST, "sowing", "1 place grain-seeds; 2 place forest; 1 place farmland; 1 plow b1; 2 place reed-bank"
)
ACCUMULATING: Final = _after(
    FIRST, "accumulating", "1 place day-laborer; 2 place clay-pit; 1 place fishing; 2 place reed-bank"
)
PASTURE: Final = _after(FENCES, "pasture", "1 place fencing")
STABLE: Final = _after(
    FENCES,
    "stable",
    """
    1 place fencing; 1 fence d1 e1; 2 place grain-utilization; 1 place sheep-market; 2 place day-laborer
    1 place forest; 2 place fishing; 1 place farm-expansion
    """,
)
CHILD: Final = _after(FAMILY, "child")
RENOVATING: Final = _after(FAMILY, "renovating", "1 place urgent-wish-for-children; 2 place fishing")
OVEN: Final = _after(
    BAKING,
    "oven",
    """
    1 place western-quarry; 2 place forest; 1 place clay-pit; 2 place day-laborer
    1 place major-improvement; 1 build clay-oven
    """,
)
CROWDED: Final = _after(ANIMALS, "crowded", "1 place pig-market; 2 place fishing")
BREEDING: Final = _after(
    ANIMALS,
    "breeding",
    """
    1 place pig-market; 2 place fishing; 1 place sheep-market; 1 cook sheep fireplace; 1 cook sheep fireplace
    2 place day-laborer
    """,
)
LESSONS: Final = _after(CARDS, "lessons", "1 place lessons")
MEETING: Final = _after(
    CARDS,
    "meeting",
    """
    1 place lessons; 1 play wood-cutter; 2 place grain-seeds; 1 place forest; 2 place reed-bank
    1 place meeting-place
    """,
)
SCORING: Final = Scene("scoring", 3, games.SCORING_DEAL, moves(games.SCORING), {"cards": "base"})
