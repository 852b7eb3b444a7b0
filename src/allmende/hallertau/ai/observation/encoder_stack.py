"""The section of an observation of Hallertau on a seat's pending steps."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from allmende.core.move_features import class_name
from allmende.core.rules.observation import count_up, put, put_zeros
from allmende.core.rules.state import FRAME, WAIT
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.board import SPACE_NAMES
from allmende.hallertau.components.pieces import CRAFT_NAMES, CRAFTS
from allmende.hallertau.rules.language.amounts import OPTION, PRIVATE, option_of
from allmende.hallertau.rules.phases import TURN_STEP
from allmende.hallertau.rules.player import Player
from allmende.hallertau.rules.spaces import SPACES
from allmende.hallertau.rules.steps import PAYING, STEPS

_FIRST_CARD_STEP: Final = CARDS[0].index
_CARD_KINDS: Final[list[str]] = sorted({class_name(step) for step in STEPS[_FIRST_CARD_STEP:]})
_CARD_SLOT: Final = _FIRST_CARD_STEP - TURN_STEP + 1


def _slot(index: int) -> int:
    """The index of a step's feature: steps of cards share one by their kind, phases are on no stack."""
    if index == WAIT:
        return 0
    if index < _FIRST_CARD_STEP:
        return max(index - TURN_STEP + 1, 0)
    return _CARD_SLOT + _CARD_KINDS.index(class_name(STEPS[index]))


_SLOTS: Final[list[int]] = [_slot(index) for index in range(len(STEPS))]
_EMPTY_STACK: Final = bytes(_CARD_SLOT)
_EMPTY_STACK_WITH_CARDS: Final = bytes(_CARD_SLOT + len(_CARD_KINDS))


def pending(seen: BytesWriter, mine: Player, cards: bool) -> None:
    """Add the number of frames of each step on the stack, and the counter and mode of the topmost one."""
    at = len(seen)
    seen.write(_EMPTY_STACK_WITH_CARDS if cards else _EMPTY_STACK)
    stack = mine.stack
    building = -1
    for i in range(0, len(stack), FRAME):
        slot = at + _SLOTS[stack[i]]
        count_up(seen, slot)
        if stack[i] == PAYING.index:
            building = stack[i + 1]
    for craft in range(CRAFTS):
        seen.append(1 if craft == building else 0)
    if stack:
        mode = stack[-1]
        put(seen, stack[-2])
        seen.append(mode % OPTION)
        seen.append(option_of(mode))
        put(seen, mode // PRIVATE)
    else:
        put_zeros(seen, 4)


def pending_names(cards: bool) -> list[str]:
    """The names of the features that `pending` adds, in order."""
    found = ["pending:wait"]
    place = "decision"
    first = TURN_STEP
    for index in range(TURN_STEP, _FIRST_CARD_STEP):
        step = STEPS[index]
        if step in SPACES:
            place = SPACE_NAMES[SPACES.index(step)]
            first = index
        found.append(f"pending:{place}:{index - first}-{class_name(step)}")
    if cards:
        found += [f"pending:card:{kind}" for kind in _CARD_KINDS]
    found += [f"pending:paying:{name}" for name in CRAFT_NAMES]
    return [*found, "pending:top:counter", "pending:top:sparingly", "pending:top:option", "pending:top:memory"]
