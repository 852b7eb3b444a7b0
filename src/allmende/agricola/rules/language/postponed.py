"""Turns that are postponed, and payments that come back at the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import space_number
from allmende.agricola.components.moves import CHOOSE
from allmende.agricola.components.pieces import WOOD
from allmende.agricola.record import events
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.moments import TURN_OVER
from allmende.agricola.rules.phases import REACTING, WORK
from allmende.agricola.rules.shortages import NOT_NOW
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import FRAME


class PostponeTurn(Action):
    """Get something instead of placing a person now, as a turn begins; the person is placed in a later turn."""

    asks = "prompt-postpone-turn"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, gains: Sequence[Given]) -> None:
        self.gains = list(gains)

    def parts(self) -> list[Given]:  # type: ignore[override]  # what is given is an effect
        return self.gains

    def choices(self, state: State, seat: int) -> list[int]:
        return [CHOOSE] if turn_begun(state, seat) >= 0 else []

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if turn_begun(state, seat) >= 0 else NOT_NOW

    def do(self, state: State, seat: int, move: int) -> None:
        source = self.source(state, seat)
        turn = turn_begun(state, seat)
        del state.seats[seat].stack[turn : turn + FRAME]
        if state.log is not None:
            state.log.append(events.TurnSkipped(seat=seat))
        for gain in self.gains:
            gain.give(state, seat, source)


def turn_begun(state: State, seat: int) -> int:
    """The place in the stack of the turn to whose beginning cards react; -1 if one of them has taken its place."""
    stack = state.seats[seat].stack
    turn = len(stack) - FRAME
    while turn >= 0 and (stack[turn] == REACTING or isinstance(state.steps[stack[turn]], Trigger | PostponeTurn)):
        turn -= FRAME  # the turn lies beneath the reaction to its beginning
    return turn


class WoodBack(Given):
    """A wood for every two wood that were paid in this turn for improvements, or on a certain action space.

    The card's mark is the number of wood paid.
    """

    def __init__(self, space: str) -> None:
        self.space = space_number(space)

    def give(self, state: State, seat: int, source: str) -> None:
        mine = state.seats[seat]
        paid = mine.mark_of(self.card)
        mine.set_mark(self.card, 0)
        receive(state, seat, WOOD, paid // 2, source)


def note_wood_paid(state: State, seat: int, count: int, for_improvement: bool) -> None:
    """Note wood that was paid for an improvement, or for a piece in an action of the space that is used, in a turn."""
    mine = state.seats[seat]
    if not count or not mine.moments >> TURN_OVER & 1 or state.phase != WORK or not mine.uses:
        return
    for card in mine.played:
        for trigger in card_at(state, card).triggers:
            for effect in trigger.effects:
                if isinstance(effect, WoodBack) and (for_improvement or mine.uses[-1].space == effect.space):
                    mine.set_mark(card, mine.mark_of(card) + count)


PostponedNode = PostponeTurn | WoodBack
