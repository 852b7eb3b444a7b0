"""New hand cards, drawn from a pile of those that were not dealt."""

from __future__ import annotations

from allmende.agricola.components.numbers import CARD_NAMES, is_occupation
from allmende.agricola.record import events
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class DrawMinors(Given):
    """Draw the top `count` minor improvements of the pile, or as many as there are."""

    def __init__(self, count: int) -> None:
        self.count = count

    def top(self, state: State) -> list[int]:
        """The cards that would be drawn."""
        return [card for card in state.pile if not is_occupation(card)][: self.count]

    def is_possible(self, state: State, seat: int) -> bool:
        return len(self.top(state)) > 0

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-minors-to-draw")

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        cards = self.top(state)
        mine.hand = sorted([*mine.hand, *cards])
        state.pile = [card for card in state.pile if card not in cards]
        state.reveal()
        if state.log is not None:
            names = [CARD_NAMES[card] for card in cards]
            state.log.append(events.MinorsDrawn(seat=seat, cards=names, count=len(names)))
