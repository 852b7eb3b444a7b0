"""What bots ask of Agricola: a judge made by hand, what learned bots see, and what its moves are to them."""

from __future__ import annotations

from typing import Final

from allmende.agricola.mind.characters import CHARACTERS
from allmende.agricola.mind.judge import AgricolaJudge
from allmende.agricola.mind.meanings import meanings
from allmende.agricola.mind.sight.choices import choices
from allmende.agricola.mind.sight.encoder import encode, names
from allmende.agricola.mind.sight.vista import survey, survey_names
from allmende.agricola.rules.state import Table
from allmende.core.insight import Glance, Insight, Survey


def _has_cards(position: Table) -> bool:
    """Whether a game is played with hand cards."""
    return bool(position.setup.cards)


INSIGHT: Final = Insight(
    AgricolaJudge,
    CHARACTERS,
    _has_cards,
    Glance(encode, names),  # with few decisions a turn, planning them together is good for nothing
    Survey(survey, survey_names, choices, meanings, varied=("side_job",)),
)
