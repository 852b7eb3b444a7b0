"""What bots ask of Fields of Arle: a judge made by hand, what learned bots see, and what its moves are to them."""

from __future__ import annotations

from typing import Final

from allmende.arle.mind.characters import CHARACTERS
from allmende.arle.mind.judge import ArleJudge
from allmende.arle.mind.meanings import meanings
from allmende.arle.mind.sight.choices import choices
from allmende.arle.mind.sight.encoder import encode, names
from allmende.arle.mind.sight.vista import survey, survey_names
from allmende.core.insight import Glance, Insight, Survey

INSIGHT: Final = Insight(
    ArleJudge,
    CHARACTERS,
    glance=Glance(encode, names, turn_width=3),  # good for 1.5 points
    survey=Survey(survey, survey_names, choices, meanings),
)
