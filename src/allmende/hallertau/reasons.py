"""Why a card in hand can't be played now."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.hallertau.language.card import Card
from allmende.hallertau.state import Table


def why_not_played(card: Card, table: Table, seat: int) -> Message | None:
    """What is missing to play this card now, or None if it can be played."""
    return None if card.options(table, seat) else Message("reason-not-now")
