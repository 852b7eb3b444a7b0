"""Phase 3: Income."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.state import Step
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.moves import ACTIVATE, ACTIVATE_ALL, ACTIVATE_SPARINGLY, DONE, FIRST_BONUS
from allmende.hallertau.rules.language.amounts import FREELY, SPARINGLY
from allmende.hallertau.rules.phases import ACTIONS
from allmende.hallertau.rules.state import State


class Income(Step[State]):
    """Have Bonus cards in play give their income. Round 1 skips this phase, and so does the No Cards Variant.

    ruling: Round 1 skips it even if a player has managed to play a Bonus card already.
    """

    def __init__(self, collecting: Step[State]) -> None:
        self.collecting = collecting

    def resume(self, state: State, seat: int) -> None:
        if state.turn >= 0 or state.round == 1:
            state.begin_phase(ACTIONS)
            return
        state.turn = state.first
        for mine in state.seats:
            mine.push(self.collecting.index)


class Collecting(Step[State]):
    """Activate Bonus cards in an order of your choice. The counter is 1 once the rest is activated in any order."""

    pauses = True
    rests = True

    def ready(self, state: State, seat: int) -> list[int]:
        """The Bonus cards in play that have not given their income yet, numbered from the first Bonus card."""
        mine = state.seats[seat]
        found: list[int] = []
        for card in mine.played:
            if CARDS[card].income is not None and not mine.activated >> card - FIRST_BONUS & 1:
                found.append(card - FIRST_BONUS)
        return found

    def moves(self, state: State, seat: int) -> list[int]:
        if state.seats[seat].stack[-2]:
            return []
        ready = self.ready(state, seat)
        if not ready:
            return []
        found = [ACTIVATE_ALL] if len(ready) > 1 else []
        found += [ACTIVATE + bonus for bonus in ready]
        found.append(DONE)
        for bonus in ready:
            income = CARDS[bonus + FIRST_BONUS].income
            # Income of one piece can be left by not activating the card.
            if income is not None and income.effects[0].divisible_if_chosen(state, seat, FREELY):
                found.append(ACTIVATE_SPARINGLY + bonus)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            mine.pop()
        elif move == ACTIVATE_ALL:
            mine.stack[-2] = 1
        elif move >= ACTIVATE_SPARINGLY:
            self.activate(state, seat, move - ACTIVATE_SPARINGLY, SPARINGLY)
        else:
            self.activate(state, seat, move - ACTIVATE, FREELY)

    def activate(self, state: State, seat: int, bonus: int, mode: int) -> None:
        """Have a Bonus card give its income."""
        mine = state.seats[seat]
        mine.activated |= 1 << bonus
        income = CARDS[bonus + FIRST_BONUS].income
        if income is not None:
            mine.push(income.index, 0, mode)

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        ready = self.ready(state, seat)
        if mine.stack[-2] and ready:
            self.activate(state, seat, ready[0], FREELY)
        else:
            mine.pop()

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-income")
