"""Deck X: how its cards are drawn, and lie beside the game board then."""

from __future__ import annotations

from allmende.agricola.components.numbers import CARD_NAMES, kind_of_card
from allmende.agricola.record import events
from allmende.agricola.rules.language.card import Card
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.putting import put_card
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class DrawFromDeckX(Given):
    """The top card of deck X is drawn, once stone has been taken from the action space.

    ruling: What is drawn comes at once: an improvement or an occupation is played without cost, an incident happens,
    and other cards lie beside the game board from then on.
    """

    def is_possible(self, state: State, seat: int) -> bool:
        """False: where no stone lies there is nothing to take."""
        return False

    def refusal(self, state: State, seat: int) -> Message | None:
        return Message("reason-nothing-there")

    def give(self, state: State, seat: int, source: str) -> None:
        if not state.deck_x or not state.seats[seat].taken:
            return
        card = state.deck_x[0]
        state.deck_x = state.deck_x[1:]
        state.reveal()
        if state.log is not None:
            state.log.append(events.DeckXDrawn(seat=seat, card=CARD_NAMES[card]))
        node = card_at(state, card)
        if kind_of_card(card) in ("minor", "occupation"):
            put_card(state, seat, card)
            return
        if node.lasts():
            lay_beside(state, seat, node)
        if node.effects:
            state.seats[seat].push(node.index)


def lay_beside(state: State, seat: int, card: Card) -> None:
    """Lay a card that a seat has drawn beside the game board, where it is there for all players."""
    state.beside = [*state.beside, card.card]
    state.spaces |= card.opens
    state.shared_version += 1
    for i in range(len(state.seats)):
        state.own(i).moments |= card.moments
