"""Steps of the course of play, a module per phase. `STEPS` is the table of all steps, phases first by their number."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards import CARDS
from allmende.agricola.cards.former import FORMER, cards_before
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.numbers import SPACE_OF_CARD
from allmende.agricola.rules.language.palisades import Outlining, Palisading
from allmende.agricola.rules.language.paying import Paying
from allmende.agricola.rules.language.reacting import Reacting
from allmende.agricola.rules.language.rebuilding import Rebuilding
from allmende.agricola.rules.phases import (
    APPROACHING,
    CROWDED,
    OUTLINING,
    PALISADING,
    PAYING,
    REACTING,
    REBUILDING,
    TURNING,
    USING,
)
from allmende.agricola.rules.spaces import CARD_SPACES, DRAWING_SPACES, SPACES, spaces_for
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps.any_time import AtAnyTime
from allmende.agricola.rules.steps.approaching import Approaching
from allmende.agricola.rules.steps.crowded import Crowded
from allmende.agricola.rules.steps.draft import Draft, Redrawing, TakingCards
from allmende.agricola.rules.steps.end import Keeping, Scoring
from allmende.agricola.rules.steps.harvest import Breeding, BreedingPhase, Chance, Feeding, FeedingPhase, FieldPhase
from allmende.agricola.rules.steps.preparation import Preparation
from allmende.agricola.rules.steps.work import EarlyAction, ReturningHome, Turn, Using, Work
from allmende.core.rules.node import numbered, with_parts
from allmende.core.rules.state import Step

TURN: Final = Turn()
FEEDING: Final = Feeding()
BREEDING: Final = Breeding()
CHANCE: Final = Chance()
AT_ANY_TIME: Final = AtAnyTime()

EARLY_ACTION: Final = EarlyAction(TURN)
TAKING_CARDS: Final = TakingCards()
KEEPING: Final = Keeping()
REDRAWING: Final = Redrawing()

PHASES: Final[list[Step[State]]] = [
    Preparation(),
    Work(TURN, EARLY_ACTION),
    ReturningHome(CHANCE),
    FieldPhase(CHANCE),
    FeedingPhase(FEEDING),
    BreedingPhase(BREEDING, CHANCE),
    Scoring(CHANCE, KEEPING),
    Draft(TAKING_CARDS, REDRAWING),
]
_PUSHED: Final[list[Step[State]]] = [
    Crowded(), Reacting(), Paying(), Using(), Palisading(), Outlining(), Rebuilding(), Approaching(),
]  # fmt: skip
_DECISIONS: Final[list[Step[State]]] = [
    TURN, EARLY_ACTION, FEEDING, BREEDING, CHANCE, TAKING_CARDS, KEEPING, REDRAWING,
]  # fmt: skip


def _numbered() -> list[Step[State]]:
    """All steps at their index: phases from 1 on, then decisions, then the nodes of spaces, improvements and cards.

    Cards as they were before amendments come last.
    """
    steps = _PUSHED + _DECISIONS
    for i in range(len(SPACES)):
        for number in range(len(SPACES[i])):
            if not i or SPACES[i][number] is not SPACES[0][number]:  # those that are the same for all are shared
                steps += with_parts(SPACES[i][number])
    for space in (*CARD_SPACES.values(), *DRAWING_SPACES.values()):
        steps += with_parts(space)
    for improvement in IMPROVEMENTS:
        if improvement.at_once is not None:
            steps.append(improvement.at_once)
    for card in CARDS:
        steps += with_parts(card)
    for former in FORMER:
        steps += with_parts(former.card)
    steps = numbered(PHASES, *steps)
    pushed = [steps[CROWDED], steps[REACTING], steps[PAYING], steps[USING], steps[PALISADING], steps[OUTLINING]]
    pushed += [steps[REBUILDING], steps[APPROACHING]]
    if pushed != _PUSHED or steps[TURNING] is not TURN:
        raise AssertionError("a step that others push does not have its number")
    return steps


STEPS: Final[list[Step[State]]] = _numbered()
"""By index; index 0 is no step."""


def actions(players: int, cards: bool, deck_x: bool = False) -> list[int]:
    """By action space: the step that carries it out in a game with `players` players."""
    found = [space.index for space in spaces_for(players, cards, deck_x)]
    for card in CARDS if cards else ():
        if card.space is not None:
            found[SPACE_OF_CARD[card.card]] = card.space.index
    return found


def hand_cards(amendments: int) -> list[int]:
    """By hand card: the step that carries it out in a game with that many amendments."""
    return [card.index for card in cards_before(CARDS, amendments)]
