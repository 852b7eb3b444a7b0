"""The course of play: one module per phase. `STEPS` is the table of all steps, phases first by their number."""

from __future__ import annotations

from typing import Final

from allmende.agricola.improvements import IMPROVEMENTS
from allmende.agricola.phases import CROWDED
from allmende.agricola.spaces import SPACES
from allmende.agricola.state import Table
from allmende.agricola.steps.any_time import AtAnyTime
from allmende.agricola.steps.crowded import Crowded
from allmende.agricola.steps.end import Scoring
from allmende.agricola.steps.harvest import Breeding, BreedingPhase, Feeding, FeedingPhase, FieldPhase
from allmende.agricola.steps.preparation import Preparation
from allmende.agricola.steps.work import ReturningHome, Turn, Work
from allmende.core.node import numbered, with_parts
from allmende.core.position import Step

TURN: Final = Turn()
FEEDING: Final = Feeding()
BREEDING: Final = Breeding()
AT_ANY_TIME: Final = AtAnyTime()

PHASES: Final[list[Step[Table]]] = [
    Preparation(),
    Work(TURN),
    ReturningHome(),
    FieldPhase(),
    FeedingPhase(FEEDING),
    BreedingPhase(BREEDING),
    Scoring(),
]
_DECISIONS: Final[list[Step[Table]]] = [Crowded(), TURN, FEEDING, BREEDING]


def _numbered() -> list[Step[Table]]:
    """All steps at their index: the phases from 1 on, then the decisions, then the nodes of spaces and improvements."""
    steps = _DECISIONS[:]
    for i in range(len(SPACES)):
        for number in range(len(SPACES[i])):
            if not i or SPACES[i][number] is not SPACES[0][number]:  # those that are the same for all are shared
                steps += with_parts(SPACES[i][number])
    for improvement in IMPROVEMENTS:
        if improvement.at_once is not None:
            steps.append(improvement.at_once)
    steps = numbered(PHASES, *steps)
    if steps[CROWDED] is not _DECISIONS[0]:
        raise AssertionError("a step that others push does not have its number")
    return steps


STEPS: Final[list[Step[Table]]] = _numbered()
"""By index; index 0 is no step."""


def actions(players: int) -> list[int]:
    """By action space: the step that carries it out in a game with so many players."""
    return [space.index for space in SPACES[players - 1]]
