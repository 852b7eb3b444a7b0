"""The course of play: one module per phase. `STEPS` is the table of all steps, phases first by their number."""

from __future__ import annotations

from typing import Final

from allmende.core.rules.node import numbered, with_parts
from allmende.core.rules.state import Step
from allmende.hallertau.cards import CARDS
from allmende.hallertau.rules.phases import TURN_STEP
from allmende.hallertau.rules.spaces import SPACES
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.steps.actions import Actions, Turn
from allmende.hallertau.rules.steps.boulders import Boulders, Scoring
from allmende.hallertau.rules.steps.fallow_fields import FallowFields, FallowOnceMore
from allmende.hallertau.rules.steps.harvest import Harvest, Harvesting
from allmende.hallertau.rules.steps.income import Collecting, Income
from allmende.hallertau.rules.steps.milking import Milking
from allmende.hallertau.rules.steps.new_card import NewCard
from allmende.hallertau.rules.steps.new_workers import NewWorkers
from allmende.hallertau.rules.steps.playing_cards import Moment, PlayingCards
from allmende.hallertau.rules.steps.progress import Advancing, Paying, Progress
from allmende.hallertau.rules.steps.remove_workers import RemoveWorkers

TURN: Final = Turn()
FALLOW_ONCE_MORE: Final = FallowOnceMore()
PAYING: Final = Paying()
ADVANCING: Final = Advancing(PAYING)
COLLECTING: Final = Collecting()
HARVESTING: Final = Harvesting()
MOMENT: Final = Moment()
PLAYING_CARDS: Final = PlayingCards(MOMENT, COLLECTING)

PHASES: Final[list[Step[State]]] = [
    RemoveWorkers(),
    NewWorkers(),
    Income(COLLECTING),
    Actions(TURN),
    NewCard(),
    FallowFields(FALLOW_ONCE_MORE),
    Harvest(HARVESTING),
    Milking(),
    Progress(ADVANCING),
    Boulders(),
    Scoring(),
]


def _numbered() -> list[Step[State]]:
    """All steps at their index: the phases from 1 on, then the decisions, then the nodes of spaces and cards."""
    steps: list[Step[State]] = [TURN, FALLOW_ONCE_MORE, ADVANCING, PAYING, COLLECTING, HARVESTING, MOMENT]
    for space in SPACES:
        steps += with_parts(space)
    for card in CARDS:
        steps += with_parts(card)
        steps.append(card.upper)
        if card.price is not None:
            for costs in card.price.options:
                for cost in costs:
                    steps += with_parts(cost)
        if card.income is not None:
            steps += with_parts(card.income)
    steps = numbered(PHASES, *steps)
    if TURN.index != TURN_STEP:
        raise AssertionError(f"the turn in Phase 4 is step {TURN.index}, not {TURN_STEP}")
    return steps


STEPS: Final[list[Step[State]]] = _numbered()
ACTION_STEPS: Final[list[int]] = [space.index for space in SPACES]
"""By action space: the index of the step that carries it out."""
