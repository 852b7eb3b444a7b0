"""Heaps of goods on accumulation spaces, which the mark of a card that asks for them remembers through a turn."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_COUNT
from allmende.agricola.rules.accumulation import ACCUMULATION_SPACES
from allmende.agricola.rules.language.in_play import card_with
from allmende.agricola.rules.permits import REMEMBERS_HEAPS
from allmende.agricola.rules.state import State

HEAP: Final = 5
"""The number of goods on an accumulation space that makes it a heap."""


def note_heaps(state: State, seat: int) -> None:
    """Note the accumulation spaces with heaps of goods as a turn begins, for the card that asks for it."""
    card = card_with(state, seat, REMEMBERS_HEAPS)
    if card >= 0:
        heaps = 0
        for space in range(SPACE_COUNT):
            if ACCUMULATION_SPACES >> space & 1 and state.goods[space] >= HEAP:
                heaps |= 1 << space
        state.seats[seat].set_mark(card, heaps)


def note_used_heap(state: State, seat: int, space: int) -> None:
    """Note that an action space is used, if it is one of these."""
    card = card_with(state, seat, REMEMBERS_HEAPS)
    if card >= 0 and state.seats[seat].mark_of(card) >> space & 1:
        state.seats[seat].set_mark(card, 0)
