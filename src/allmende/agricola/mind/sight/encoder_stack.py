"""What a seat of Agricola is in the midst of, as its value function sees it.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.mind.kinds import kind_name
from allmende.agricola.rules.language import AndOr, BuildFences
from allmende.agricola.rules.language.effect import Action, Space
from allmende.agricola.rules.language.provided import Only
from allmende.agricola.rules.moments import MOMENT_BITS, OTHERS
from allmende.agricola.rules.phases import CROWDED, REACTING, SCORING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.spaces import SPACES
from allmende.agricola.rules.steps import BREEDING, FEEDING, STEPS, TURN
from allmende.core.rules.node import Node, with_parts
from allmende.core.rules.position import FRAME
from allmende.core.rules.sight import count_up, put

_COUNT: Final = 255
"""The part of a counter that counts; what is beyond it has another meaning where fences are built."""


def _kind(index: int) -> str:
    """What a step asks for, whichever space it belongs to; what cards may put in its place says nothing."""
    step = STEPS[index]
    if isinstance(step, AndOr):
        return " ".join([AndOr.__name__, *[kind_name(part) for part in step.options]])
    if isinstance(step, Node):
        return " ".join([kind_name(step), *[kind_name(part) for part in step.parts()]])
    return kind_name(step)


def _without_cards() -> set[int]:
    """The steps of a game without hand cards: a net for those has learned to see just these."""
    found = {CROWDED, TURN.index, FEEDING.index, BREEDING.index}
    for spaces in SPACES:
        for space in spaces:
            found.update([step.index for step in with_parts(space)])
    for improvement in IMPROVEMENTS:
        if improvement.at_once is not None:
            found.add(improvement.at_once.index)
    return {index for index in found if not isinstance(STEPS[index], Space)}


_KINDS: Final[list[str]] = sorted({_kind(index) for index in _without_cards()})
_CARD_KINDS: Final[list[str]] = sorted(
    {
        kind_name(STEPS[index])
        for index in range(SCORING + 1, len(STEPS))
        if not isinstance(STEPS[index], Space) and _kind(index) not in _KINDS
    }
)
"""What only happens with hand cards: its parts say more."""


def _slot(index: int) -> int:
    """The place of a step's feature; -1 for phases and whole action spaces, whose parts say more."""
    if index <= SCORING or isinstance(STEPS[index], Space):
        return -1
    kind = _kind(index)
    return _KINDS.index(kind) if kind in _KINDS else len(_KINDS) + _CARD_KINDS.index(kind_name(STEPS[index]))


def _slots() -> list[int]:
    """The places of all steps' features; what is only to be had under a condition shows as that which says so."""
    found = [_slot(index) for index in range(len(STEPS))]
    for step in STEPS:
        if isinstance(step, Only) and isinstance(step.effect, Action):
            found[step.effect.index] = found[step.index]
    return found


_SLOTS: Final[list[int]] = _slots()
_NOTHING: Final = bytes(len(_KINDS))
_NOTHING_OF_CARDS: Final = bytes(len(_CARD_KINDS))
_FENCING: Final[list[bool]] = [isinstance(step, BuildFences) for step in STEPS]


_MOMENTS: Final[list[int]] = [
    *[32, 33, 34, 2, 35, 36, 37, 38, 46, 14, 60, 0, 30, 15, 1, 44, 20, 19, 48, 47],
    *[50, 6, 51, 8, 52, 53, 7, 54, 55, 22, 16, 58, 21, 49, 17, 9, 18, 10, 56, 57, 11, 45, 12],
    *[39, 40, 41, 3, 23, 4, 24, 5, 25, 27, 28, 29, 42, 43, 13, 59],
]
"""By moment: the number under which nets have learned it."""
_OTHERS: Final = 64
_MOMENT_BITS: Final = 7
"""The same for what is added if others did it, and for how many bits a moment takes."""


def _announced(told: int) -> int:
    """What has been told of a moment, as nets have learned it."""
    moment = told & (1 << MOMENT_BITS) - 1
    learned = _MOMENTS[moment & OTHERS - 1] | (_OTHERS if moment >= OTHERS else 0)
    return told >> MOMENT_BITS << _MOMENT_BITS | learned


def _remembered(stack: list[int]) -> int:
    """What the topmost step remembers."""
    if _FENCING[stack[-FRAME]]:
        return stack[-2] & _COUNT
    return _announced(stack[-2]) if stack[-FRAME] == REACTING else stack[-2]


def pending(seen: BytesWriter, mine: Player) -> None:
    """Add how many frames of each step lie on the stack, and what the topmost of them remembers."""
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
    put(seen, _remembered(stack))
    put(seen, stack[-1])


def pending_names() -> list[str]:
    """The features that `pending` adds, in order."""
    return [f"pending {kind}" for kind in _KINDS] + ["pending count", "pending mode"]


def pending_of_cards(seen: BytesWriter, mine: Player) -> None:
    """Add how many frames there are of the steps that only hand cards bring along."""
    start = len(seen)
    seen.write(_NOTHING_OF_CARDS)
    stack = mine.stack
    for i in range(0, len(stack), FRAME):
        slot = _SLOTS[stack[i]] - len(_KINDS)
        if slot >= 0:
            count_up(seen, start + slot)


def pending_of_cards_names() -> list[str]:
    """The features of `pending_of_cards`, in order."""
    return [f"pending card {kind}" for kind in _CARD_KINDS]
