"""The moment before a person comes to an action space, at which cards may offer something."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.moves import PLACE, RESOLVE
from allmende.agricola.components.phrases import named
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.another_space import Placing
from allmende.agricola.rules.language.closed_spaces import why_useless
from allmende.agricola.rules.language.elsewhere import elsewhere
from allmende.agricola.rules.language.placing import can_use, comes_to_use, helpful_deeds
from allmende.agricola.rules.shortages import NOT_NOW
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps.work import Turn
from allmende.core.message import Message
from allmende.core.rules.state import Step

SPACE_BITS: Final = 7
SPACE_MASK: Final = (1 << SPACE_BITS) - 1


class Approaching(Step[State]):
    """What cards offer right before a person is placed on an action space, and then that it is placed.

    The counter has the action space and, `SPACE_BITS` further on, a bit for each of the cards in play that was used.
    The mode has a bit for a person of the supply, and further on the step that places the person.

    ruling: What is bought then can be turned into food at once, but in the end the person has to find something to do
    there: cards are used, and goods turned into food, only as far as that stays possible.
    """

    closed = True  # it offers the anytime moves itself, where there are no others, too

    def space(self, state: State, seat: int) -> int:
        """The action space."""
        return state.seats[seat].stack[-2] & SPACE_MASK

    def deeds(self, state: State, seat: int) -> list[Action]:
        """What cards still offer."""
        mine = state.seats[seat]
        used, called = mine.stack[-2] >> SPACE_BITS, mine.stack[-1] & 1
        mine.people_away += called
        found = helpful_deeds(state, seat, self.space(state, seat))
        mine.people_away -= called
        return [deed for deed in found if not used >> mine.played.index(deed.card) & 1]

    def can_place(self, state: State, seat: int) -> bool:
        """True if the person can be placed now."""
        mine = state.seats[seat]
        called = mine.stack[-1] & 1
        mine.people_away += called
        usable = can_use(state, seat, self.space(state, seat))
        mine.people_away -= called
        return usable

    def can_go_on(self, state: State, seat: int) -> bool:
        """True if the person can be placed sooner or later."""
        mine = state.seats[seat]
        called = mine.stack[-1] & 1
        mine.people_away += called
        usable = comes_to_use(state, seat, self.space(state, seat))
        mine.people_away -= called
        return usable or len(self.deeds(state, seat)) > 0

    def moves(self, state: State, seat: int) -> list[int]:
        found = [RESOLVE + deed.card for deed in self.deeds(state, seat)]
        place = [PLACE + self.space(state, seat)] if self.can_place(state, seat) else []
        if (found or not place) and state.anytime is not None:
            state.anytime.offer(state, seat, found)
        return found + place

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if state.anytime is not None and state.anytime.owns(move):  # the only move, which is played by itself
            state.anytime.play(state, seat, move)
            return
        if move >= RESOLVE:
            for deed in self.deeds(state, seat):
                if deed.card == move - RESOLVE:
                    mine.stack[-2] |= 1 << SPACE_BITS + mine.played.index(deed.card)
                    mine.push(deed.index)
            return
        step = state.steps[mine.stack[-1] >> 1]
        mine.pop()
        if isinstance(step, Placing):
            step.put(state, seat, move - PLACE)
        else:
            assert isinstance(step, Turn)
            step.put(state, seat, move - PLACE)

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-approaching", {"action": named("action", SPACE_NAMES[self.space(state, seat)])})

    def visible(self, state: State, seat: int) -> list[int]:
        return [PLACE + self.space(state, seat)]

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if move == PLACE + self.space(state, seat):
            return why_useless(state, seat, move - PLACE, state.seats[seat].stack[-1] & 1) or NOT_NOW
        return elsewhere(state, seat, move)
