"""Cards that come into a hand and leave it."""

from __future__ import annotations

from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.components.pieces import (
    DECK_NAMES,
)
from allmende.hallertau.record import events
from allmende.hallertau.rules.player import CHANGED
from allmende.hallertau.rules.state import State


def draw(state: State, seat: int, deck: int, count: int, source: str) -> None:
    """Draw cards into the hand; an empty pile yields nothing."""
    count = min(count, state.left_in(deck))
    if count <= 0:
        return
    before = state.drawn[deck]
    cards = state.decks[deck][before : before + count]
    state.drawn[deck] = before + count
    if not state.left_in(deck):
        state.shared_version += 1
    elif state.runs_out(deck):
        state.scarce += 1
    take_up(state, seat, deck, cards, source)


def take_up(state: State, seat: int, deck: int, cards: list[int], source: str) -> None:
    """Take cards of a deck into the hand; the seat sees them now."""
    if state.log is not None:
        # In a preview the cards are not the real ones.
        names = [] if state.veiled else [CARD_NAMES[card] for card in cards]
        state.log.append(
            events.CardsDrawn(seat=seat, deck=DECK_NAMES[deck], count=len(cards), cards=names, source=source)
        )
    mine = state.seats[seat]
    mine.hand += cards
    mine.new_cards += len(cards)
    mine.fresh = CHANGED
    state.reveal()


def show(state: State, seat: int, card: int) -> None:
    """Put a card from the hand face up in front of the seat."""
    mine = state.seats[seat]
    mine.hand.remove(card)
    mine.played.append(card)
    mine.fresh = CHANGED
    if state.log is not None:
        state.log.append(events.CardPlayed(seat=seat, card=CARD_NAMES[card]))


def discard(state: State, seat: int, card: int) -> None:
    """Remove a card in the hand from play.

    ruling: It is shown, so that all players see that it is of the kind that was to be discarded.
    """
    mine = state.seats[seat]
    mine.hand.remove(card)
    mine.fresh = CHANGED
    if state.log is not None:
        state.log.append(events.CardDiscarded(seat=seat, card=CARD_NAMES[card]))
