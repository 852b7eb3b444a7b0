"""The use of an action space, while it is under way."""

from __future__ import annotations

from typing import Final

ACTIONS: Final = 0
"""The stage of a use in which the actions of its space are carried out; `steps/work.py` counts the others."""
WITHOUT_USE: Final = 5
"""A stage behind all others: the actions of the space are carried out without use of the space, and no card reacts."""


class Use:
    """An action space that a seat is using, with what cards and actions ask about that.

    There is one for each frame of the step `Using` on the seat's stack, in the same order.
    """

    space: int
    """The action space."""
    elsewhere: bool
    """True if the person that uses the space was placed not here, but on another action space."""
    stage: int
    """How far the use has come: its actions, then the moments at which cards react to it."""
    lay: int
    """The number of goods that lay on the space, or on one that was used in between, whatever is more."""
    moved_to: int
    """The action space to which the person has gone on from this one, or -1."""
    taken: int
    """The number of goods taken here before another action space was used in between."""
    taught_instead: bool
    """True if an occupation was played instead of baking bread; noted in the first use of a turn."""
    got: int
    """The kinds of goods that the actions of the space have given, as bits; noted only for cards that ask for it."""
    renovates: bool
    """True while a renovation is paid for that is an action of the space."""
    left: list[int]
    """The goods that the player leaves on the space, as pairs of resource and count; replaced."""
    silent: list[int]
    """The cards that may react no more; replaced.

    They did so before the actions of the space, or were played since the use began.
    """

    __slots__ = tuple(__annotations__)  # keeps the interpreter fast; a field with a default could have no slot

    def __init__(self, space: int, elsewhere: bool = False, stage: int = ACTIONS, lay: int = 0) -> None:
        self.space = space
        self.elsewhere = elsewhere
        self.stage = stage
        self.lay = lay
        self.moved_to = -1
        self.taken = 0
        self.taught_instead = False
        self.got = 0
        self.renovates = False
        self.left = []
        self.silent = []

    def copy(self) -> Use:
        """Return an equal use that shares nothing that changes."""
        twin = Use(self.space, self.elsewhere, self.stage, self.lay)
        twin.moved_to = self.moved_to
        twin.taken = self.taken
        twin.taught_instead = self.taught_instead
        twin.got = self.got
        twin.renovates = self.renovates
        twin.left = self.left
        twin.silent = self.silent
        return twin

    def silence(self, card: int) -> None:
        """Note that a card may react no more to this use."""
        self.silent = [*self.silent, card]

    def stands_on(self) -> int:
        """The action space on which the person stands that came to this one."""
        return self.space if self.moved_to < 0 else self.moved_to
