"""Cards by their numbers, and by what they permit."""

from __future__ import annotations

from allmende.agricola.rules.language.card import Card, RoomWaiver
from allmende.agricola.rules.permits import WAIVES_ROOM
from allmende.agricola.rules.state import State


def card_at(state: State, card: int) -> Card:
    """A hand card by its number."""
    node = state.steps[state.setup.cards[card]]
    assert isinstance(node, Card)
    return node


def waiver_of(state: State, seat: int) -> int:
    """A card of a seat with which its family may grow without room now, or -1."""
    mine = state.seats[seat]
    if mine.permits & WAIVES_ROOM:
        for card in mine.played:
            for part in card_at(state, card).in_order:
                if isinstance(part, RoomWaiver) and not mine.mark_of(card) and part.when.holds(state, seat):
                    return card
    return -1


def card_with(state: State, seat: int, permit: int) -> int:
    """The first card in play of a seat that has a permit; -1 if there is none."""
    mine = state.seats[seat]
    if mine.permits & permit:
        for card in mine.played:
            if card_at(state, card).permits & permit:
                return card
    return -1
