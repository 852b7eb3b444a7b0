"""Effects: what an action space, a card or a building does, in shapes that have the same names in all games.

==============  ==================================================================================================
`Given`         comes without a choice
`Action`        is carried out by a move, of which the seat chooses one
`Then`          effects one after the other, from top to bottom
`OneOf`         exactly one of several ("or")
`EachOnce`      several, each at most once, in any order ("and/or")
`UpTo`          one and the same, at most a number of times
`Exchange`      pay, and only then gain
`Source`        all that a space, a card or a building does: its place on the screen is where the pieces come from
==============  ==================================================================================================

A title's `rules/language/effect.py` has those that its rulebook knows. The shapes stand there and not here since the
games ask differently: Hallertau for the number of an option, the others for a move of one of the options; and an
action of Agricola can be forced, put off or paid for in ways of its own. Here is what they have in common.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from allmende.core.message import Message
from allmende.core.rules.node import Node
from allmende.core.rules.state import State

StateT = TypeVar("StateT", bound=State[Any])
EffectT = TypeVar("EffectT", bound="Effect[Any]")


class Effect(Node[StateT]):
    """What an action space, a card or a building does, or a part of that: a node which says if and why not."""

    def parts(self) -> Sequence[Effect[Any]]:
        return []

    def is_possible(self, state: StateT, seat: int) -> bool:
        """True if it would do anything for the seat now. It is asked often: no message is made for it."""
        raise NotImplementedError

    def refusal(self, state: StateT, seat: int) -> Message | None:
        """The reason why it would do nothing for the seat now, with the amounts that are lacking; None if it would.

        It is the counterpart of `is_possible`, beside it in the same class.
        """
        raise NotImplementedError


def first_refusal(effects: list[EffectT], state: State[Any], seat: int) -> Message | None:
    """The reason why none of several effects would do anything now: that of the first; None if one would."""
    found: Message | None = None
    for effect in effects:
        refusal = effect.refusal(state, seat)
        if refusal is None:
            return None
        found = found or refusal
    return found
