"""The course of play: one module per phase. `STEPS` is the table of all steps, phases first by their number."""

from __future__ import annotations

from typing import Final

from allmende.arle.rules.buildings import EVERY_BUILDING
from allmende.arle.rules.phases import CROWDED, MAKING_ROOM, PAYING, PAYING_DEARLY, PLACING, SELLING
from allmende.arle.rules.spaces import SPACES, SPACES_BEFORE
from allmende.arle.rules.state import State
from allmende.arle.rules.steps.any_time import AtAnyTime
from allmende.arle.rules.steps.end import LastExchange, Scoring
from allmende.arle.rules.steps.inventory import (
    BeforeNovember,
    Breeding,
    Emptying,
    Interval,
    Inventory,
    November,
    Shearing,
)
from allmende.arle.rules.steps.preparations import Preparations
from allmende.arle.rules.steps.pushed import Crowded, MakingRoom, Paying, PayingDearly, Placing, Selling
from allmende.arle.rules.steps.sustenance import Fuel, Sustenance
from allmende.arle.rules.steps.work import EndOfTurn, EndOfWork, Turn, Work
from allmende.core.rules.node import numbered, with_parts
from allmende.core.rules.state import Step

END_OF_TURN: Final = EndOfTurn()
TURN: Final = Turn(END_OF_TURN)
END_OF_WORK: Final = EndOfWork()
BEFORE_NOVEMBER: Final = BeforeNovember()
EMPTYING: Final = Emptying()
INTERVAL: Final = Interval()
NOVEMBER: Final = November()
BREEDING: Final = Breeding()
SHEARING: Final = Shearing()
FUEL: Final = Fuel()
SUSTENANCE: Final = Sustenance(FUEL, INTERVAL)
LAST_EXCHANGE: Final = LastExchange()
AT_ANY_TIME: Final = AtAnyTime()

PHASES: Final[list[Step[State]]] = [
    Preparations(),
    Work(TURN, END_OF_WORK),
    Inventory(BEFORE_NOVEMBER, EMPTYING, INTERVAL, NOVEMBER, BREEDING, SHEARING, SUSTENANCE),
    Scoring(LAST_EXCHANGE),
]
_PUSHED: Final[list[Step[State]]] = [Crowded(), Paying(), PayingDearly(), MakingRoom(), Selling(), Placing()]
_DECISIONS: Final[list[Step[State]]] = [
    TURN,
    END_OF_TURN,
    END_OF_WORK,
    BEFORE_NOVEMBER,
    EMPTYING,
    INTERVAL,
    NOVEMBER,
    BREEDING,
    SHEARING,
    SUSTENANCE,
    FUEL,
    LAST_EXCHANGE,
]


def _numbered() -> list[Step[State]]:
    """All steps at their index: the phases from 1 on, then the decisions, then the nodes of spaces and buildings."""
    steps = [*_PUSHED, *_DECISIONS]
    for space in SPACES:
        steps += with_parts(space)
    for building in EVERY_BUILDING:
        for effect in (building.at_once, building.before_november, building.at_any_time):
            if effect is not None:
                steps += with_parts(effect)
    for changed in SPACES_BEFORE.values():
        for space in changed.values():
            steps += with_parts(space)
    steps = numbered(PHASES, *steps)
    known = [CROWDED, PAYING, PAYING_DEARLY, MAKING_ROOM, SELLING, PLACING]
    if [step.index for step in _PUSHED] != known:
        raise AssertionError(f"these steps are numbered differently than {known}")
    return steps


STEPS: Final[list[Step[State]]] = _numbered()
BUILT_STEPS: Final[list[int]] = [
    building.at_once.index if building.at_once is not None else 0 for building in EVERY_BUILDING
]
"""By building: the index of the step of its immediate effect, or 0."""


def action_steps(amendments: int) -> list[int]:
    """By action space: the index of the step that carries it out in games with `amendments` amendments."""
    found = [space.index for space in SPACES]
    for amendment, changed in SPACES_BEFORE.items():
        if amendments < amendment:
            for number, space in changed.items():
                found[number] = space.index
    return found
