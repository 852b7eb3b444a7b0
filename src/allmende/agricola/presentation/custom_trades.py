"""Words and symbols of effects of single cards: rooms on cards, goods on fields, goods of one's choice."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.rules.language.custom_trades import RoomOnCard, TradeNode
from allmende.core.message import Message


def words(node: TradeNode) -> Message:
    """The words of a node: a deed if it needs no decision, or else a clause behind "you may"."""
    match node:
        case RoomOnCard():
            return Message("effect-room-on-card")
        case _:
            assert_never(node)


def symbols(node: TradeNode) -> list[str]:
    """The tokens of a node, in reading order."""
    match node:
        case RoomOnCard():
            return ["holds", "person"]
        case _:
            assert_never(node)
