"""The order in which action spaces come into play in the lessons: stage by stage, those first that a lesson needs."""

from __future__ import annotations

from allmende.agricola.components.board import SPACE_NAMES, STAGES, cards_of_stage


def in_order(*needed: str) -> tuple[str, ...]:
    """The action spaces of all rounds: in each stage those in `needed`, in this order, then the others."""
    cards: list[str] = []
    for stage in range(1, STAGES + 1):
        names = [SPACE_NAMES[space] for space in cards_of_stage(stage)]
        cards += [name for name in needed if name in names] + [name for name in names if name not in needed]
    return tuple(cards)
