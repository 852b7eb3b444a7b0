"""The deal of all lessons of Fields of Arle: the houses for a first game."""

from __future__ import annotations

from typing import Final

from allmende.arle.record.deal import Deal

DEAL: Final = Deal(
    first=0,
    houses=("farmers-house", "plow-makers-workshop", "novices-hut", "workshop"),
    crafts=("turnery", "smithy"),
    inns=("farmers-inn", "junk-dealers-inn", "gulf-house-inn"),
)
