"""What bots ask of Hallertau: a judge made by hand, what learned bots see, and what its moves are to them."""

from __future__ import annotations

from typing import Final

from allmende.core.insight import Glance, Insight, Survey
from allmende.hallertau.mind.characters import CHARACTERS
from allmende.hallertau.mind.judge import HallertauJudge
from allmende.hallertau.mind.meanings import meanings
from allmende.hallertau.mind.sight.choices import choices
from allmende.hallertau.mind.sight.encoder import encode, names
from allmende.hallertau.mind.sight.vista import survey, survey_names
from allmende.hallertau.rules.state import Table


def _has_cards(position: Table) -> bool:
    """Whether a game is played with hand cards: they are what may be done at any time."""
    return position.anytime is not None


INSIGHT: Final = Insight(
    HallertauJudge,
    CHARACTERS,
    _has_cards,
    Glance(encode, names, turn_width=3),  # good for 3 points where one plays alone
    Survey(survey, survey_names, choices, meanings),
)
