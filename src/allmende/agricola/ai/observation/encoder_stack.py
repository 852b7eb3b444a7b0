"""Features of a seat's pending steps in its observation.

This module is compiled.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.rules.language import BuildFences, EachOnce, former
from allmende.agricola.rules.language.effect import Source
from allmende.agricola.rules.phases import CROWDED, REACTING, SCORING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.spaces import SPACES
from allmende.agricola.rules.steps import BREEDING, FEEDING, STEPS, TURN
from allmende.core.rules.node import Node, with_parts
from allmende.core.rules.observation import count_up, put
from allmende.core.rules.state import FRAME, Step

_COUNT: Final = 255
"""The bits of a counter that count; those beyond have another meaning where fences are built."""


def _class(node: object) -> str:
    """The kind of a node by its class; what a card was made of before an amendment passes for what it is now."""
    kind = type(node)
    while kind.__module__ == former.__name__:
        kind = kind.__bases__[0]
    return kind.__name__


def _kind(index: int) -> str:
    """The kind of a step, independent of its space and of alternatives that cards may offer."""
    step = STEPS[index]
    if isinstance(step, EachOnce):
        parts: list[Step[Any]] = [*step.options]
    else:
        parts = [*step.parts()] if isinstance(step, Node) else []
    return " ".join([_class(step), *[_class(part) for part in parts]])


def _without_cards() -> set[int]:
    """The steps of a game without hand cards: a net for such games has learned to see just these."""
    found = {CROWDED, TURN.index, FEEDING.index, BREEDING.index}
    for spaces in SPACES:
        for space in spaces:
            found.update([step.index for step in with_parts(space)])
    for improvement in IMPROVEMENTS:
        if improvement.at_once is not None:
            found.add(improvement.at_once.index)
    return {index for index in found if not isinstance(STEPS[index], Source)}


_KINDS: Final[list[str]] = sorted({_kind(index) for index in _without_cards()})
_CARD_KINDS: Final[list[str]] = sorted(
    {
        _class(STEPS[index])
        for index in range(SCORING + 1, len(STEPS))
        if not isinstance(STEPS[index], Source) and _kind(index) not in _KINDS
    }
)
"""The kinds of steps that only happen with hand cards, without their parts."""


def _slot(index: int) -> int:
    """The place of a step's feature; -1 for phases and whole action spaces, whose parts say more."""
    if index <= SCORING or isinstance(STEPS[index], Source):
        return -1
    kind = _kind(index)
    return _KINDS.index(kind) if kind in _KINDS else len(_KINDS) + _CARD_KINDS.index(_class(STEPS[index]))


_SLOTS: Final[list[int]] = [_slot(index) for index in range(len(STEPS))]
_NOTHING: Final = bytes(len(_KINDS))
_NOTHING_OF_CARDS: Final = bytes(len(_CARD_KINDS))
_FENCING: Final[list[bool]] = [isinstance(step, BuildFences) for step in STEPS]


def _counter(stack: list[int]) -> int:
    """The counter of the topmost step; 0 for reacting cards, whose number counts nothing."""
    if stack[-FRAME] == REACTING:
        return 0
    return stack[-2] & _COUNT if _FENCING[stack[-FRAME]] else stack[-2]


def _cards_left(mine: Player) -> int:
    """The cards that may still react, as bits by their places among the played."""
    found = 0
    for card in mine.reactions[-1].left:
        if card in mine.played:
            found |= 1 << mine.played.index(card)
    return found


def pending(seen: BytesWriter, mine: Player) -> None:
    """Add the number of frames of each step on the stack, and the counter and mode of the topmost.

    The mode of reacting cards is which of them are left.
    """
    start = len(seen)
    seen.write(_NOTHING)
    stack = mine.stack
    for i in range(0, len(stack), FRAME):
        slot = _SLOTS[stack[i]]
        if 0 <= slot < len(_KINDS):
            count_up(seen, start + slot)
    if not stack:
        seen.append(0)
        seen.append(0)
        return
    put(seen, _counter(stack))
    put(seen, _cards_left(mine) if stack[-FRAME] == REACTING else stack[-1])


def pending_names() -> list[str]:
    """The names of the features that `pending` adds, in order."""
    return [f"pending {kind}" for kind in _KINDS] + ["pending count", "pending mode"]


def pending_of_cards(seen: BytesWriter, mine: Player) -> None:
    """Add the number of frames of each step that only hand cards bring along."""
    start = len(seen)
    seen.write(_NOTHING_OF_CARDS)
    stack = mine.stack
    for i in range(0, len(stack), FRAME):
        slot = _SLOTS[stack[i]] - len(_KINDS)
        if slot >= 0:
            count_up(seen, start + slot)


def pending_of_cards_names() -> list[str]:
    """The names of the features that `pending_of_cards` adds, in order."""
    return [f"pending card {kind}" for kind in _CARD_KINDS]
