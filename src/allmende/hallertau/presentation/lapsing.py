"""Cards in hand that can be played now, and no more once the seat leaves the action under way."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.state import FRAME
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.moves import DONE, PLAY, PLAY_SPARINGLY
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.rules.state import State


def with_lapses(label: Message, state: State, seat: int) -> Message:
    """The label of leaving the action under way, with the cards that can't be played after it."""
    cards = [Message("one-card", {"card": CARD_NAMES[card]}) for card in lapsing(state, seat)]
    return Message("move-lapsing", {"move": label, "cards": cards}) if cards else label


def lapsing(state: State, seat: int) -> list[int]:
    """The cards that the seat is offered inside an action, and that do not fit any more once it leaves that.

    Only the seat's own next steps count, up to where something hidden would become known: the label must not betray the
    moves of other seats, or the cards in the piles.
    """
    offered = [move - PLAY for move in state.moves(seat) if PLAY <= move < PLAY_SPARINGLY]
    step = state.top(seat)
    if not offered or step.rests or step.closed:
        return []
    twin = state.copy()
    assert isinstance(twin, State)
    twin.log = None
    mine = twin.own(seat)
    twin.step(mine.stack[-FRAME]).play(twin, seat, DONE)
    twin.settle(seat)
    if twin.reveal_count != state.reveal_count:
        return []
    return [card for card in offered if not CARDS[card].options(twin, seat)]
