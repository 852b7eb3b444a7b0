"""Redeals: hands of other seats, face-down cards, piles and future Quadrant cards, drawn anew for one seat."""

from __future__ import annotations

from random import Random
from typing import cast

from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.moves import PLAY
from allmende.hallertau.components.numbers import CARD_DECKS
from allmende.hallertau.record.deal import redraw
from allmende.hallertau.rules.player import NO_CARD
from allmende.hallertau.rules.state import State


def redraw_hidden(state: State, seat: int, rng: Random) -> State:
    """An independent state that looks the same to this seat (-1: an onlooker), with all hidden cards drawn anew.

    The number of cards of each deck in a hand is open, since the backs differ; the cards on the Stable boards are
    hidden from all seats.
    """
    twin = cast(State, state.copy())
    twin.deal = redraw(state.deal, len(state.seats), state.rounds_cleared(), rng)
    if state.anytime is None:
        return twin
    unseen = [state.decks[deck][state.drawn[deck] :] for deck in range(len(state.decks))]
    for i, mine in enumerate(state.seats):
        for card in [*mine.stable, mine.side, *(mine.hand if i != seat else [])]:
            if card != NO_CARD:
                unseen[CARD_DECKS[card]].append(card)
    for cards in unseen:
        cards.sort()
        rng.shuffle(cards)
    for i in range(len(twin.seats)):
        mine = twin.own(i)
        mine.stable = [_swap(card, unseen) for card in mine.stable]
        mine.side = _swap(mine.side, unseen)
        if i != seat:
            mine.hand = [_swap(card, unseen) for card in mine.hand]
    # The cards that were drawn are left out: their order would tell which seat has them.
    twin.decks = unseen
    twin.drawn = [0] * len(unseen)
    for i in range(len(twin.seats)):
        if i != seat:
            _reconsider(twin, i)
    return twin


def _swap(card: int, unseen: list[list[int]]) -> int:
    """A card of the same deck out of those that the seat has not seen."""
    return card if card == NO_CARD else unseen[CARD_DECKS[card]].pop()


def _reconsider(twin: State, seat: int) -> None:
    """Recompute the moves and declined cards of another seat for its new hand.

    If it is deciding, it goes on deciding in any case; if not, it has declined the cards that it could play.
    """
    mine = twin.seats[seat]
    mine.declined = [card for card in mine.hand if CARDS[card].options(twin, seat)]
    if mine.moves:
        twin.redecide(seat, [move for move in mine.moves if move < PLAY])
