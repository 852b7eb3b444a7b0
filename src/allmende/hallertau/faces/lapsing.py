"""Which cards in hand could be played now, and can't be any more once what is under way is left."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.position import FRAME
from allmende.hallertau.cards import CARDS
from allmende.hallertau.rules.moves import DONE, PLAY, PLAY_SPARINGLY
from allmende.hallertau.rules.numbers import CARD_NAMES
from allmende.hallertau.rules.state import Table


def with_lapses(label: Message, table: Table, seat: int) -> Message:
    """The label of leaving what is under way, with the cards that can't be played after it."""
    cards = [Message("one-card", {"card": CARD_NAMES[card]}) for card in lapsing(table, seat)]
    return Message("move-lapsing", {"move": label, "cards": cards}) if cards else label


def lapsing(table: Table, seat: int) -> list[int]:
    """The cards that the seat is offered inside an action, and that do not fit any more once it leaves that.

    Only what the seat itself goes on with counts, up to where something hidden would become known: what others do, or
    the piles hold, is not to be told by it.
    """
    offered = [move - PLAY for move in table.moves(seat) if PLAY <= move < PLAY_SPARINGLY]
    step = table.top(seat)
    if not offered or step.rests or step.closed:
        return []
    twin = table.copy()
    assert isinstance(twin, Table)
    twin.log = None
    mine = twin.own(seat)
    twin.step(mine.stack[-FRAME]).play(twin, seat, DONE)
    twin.settle(seat)
    if twin.reveals != table.reveals:
        return []
    return [card for card in offered if not CARDS[card].options(twin, seat)]
