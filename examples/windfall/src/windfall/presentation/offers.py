"""How a legal move is listed: with symbols."""

from __future__ import annotations

from allmende.core import MoveView
from windfall.components import APPLES_OF_CIDER, LADDER, MEADOW, NURSERY, PRESSED, TREE_COST
from windfall.record.vocabulary import VOCABULARY
from windfall.rules.state import State

APPLE, CIDER, TREE = "windfall-apple", "windfall-cider", "windfall-tree"


def offer(state: State, seat: int, move: int) -> MoveView:
    """A legal move as a screen shows it."""
    noun = VOCABULARY[move]
    return MoveView(noun.text, noun.target, noun.label, noun.verb, nouns=noun.nouns, icons=_icons(state, move))


def _icons(state: State, move: int) -> list[str]:
    """What is given, and what is had for it."""
    if move == NURSERY:
        return [f"{APPLE}*{TREE_COST}", "arrow", TREE]
    if move == LADDER:
        return [APPLE]
    if move == MEADOW:
        return [f"{APPLE}*{state.windfall}"]
    if move >= PRESSED:
        bottles = move - PRESSED + 1
        return [f"{APPLE}*{bottles * APPLES_OF_CIDER}", "arrow", f"{CIDER}*{bottles}"]
    return []
