"""Cards that are turned face down, once in the game: they stay in play, and do nothing more."""

from __future__ import annotations

from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.card import Card
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.stock import FACE_DOWN
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class TurnFaceDown(Action):
    """Turn the card face down, once in the game, to get something, if there is something to get."""

    asks = "prompt-turn-face-down"
    first = CHOOSE
    last = CHOOSE + 1
    mark_step = FACE_DOWN

    def __init__(self, gain: Given) -> None:
        self.gain = gain

    def parts(self) -> list[Given]:  # type: ignore[override]  # what is given is an effect
        return [self.gain]

    def is_over(self, state: State, seat: int) -> bool:
        """True if the card lies face down."""
        return state.seats[seat].mark_of(self.card) & FACE_DOWN != 0

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE] if not self.is_over(state, seat) and self.gain.is_possible(state, seat) else []

    def deal(self, state: State, seat: int) -> list[int]:
        return [] if self.is_over(state, seat) else self.gain.foreseen(state, seat)

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_over(state, seat):
            return Message("reason-card-used-up")
        return self.gain.refusal(state, seat)

    def do(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        self.gain.give(state, seat, self.source(state, seat))
        mine.set_mark(self.card, mine.mark_of(self.card) | FACE_DOWN)


def lies_face_down(card: Card, mark: int) -> bool:
    """True if a card in play, whose mark is `mark`, lies face down; the bit means something else on other cards."""
    return mark & FACE_DOWN != 0 and any(isinstance(effect, TurnFaceDown) for effect in card.on_moments())
