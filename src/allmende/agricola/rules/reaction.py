"""A moment to which cards of a seat react, until they have done so."""

from __future__ import annotations


class Reaction:
    """A moment that has been announced to a seat, with the cards that may still react.

    There is one for each frame of the step `Reacting` on the seat's stack, in the same order.
    """

    moment: int
    """The moment (`moments.py`), with `OTHERS` added if another seat brought it about."""
    doer: int
    """The seat that brought it about."""
    detail: int
    """What was told with it."""
    is_read: bool
    """True once the step has looked for cards that react."""
    left: list[int]
    """The cards that its owner may still use; replaced."""

    __slots__ = tuple(__annotations__)  # keeps the interpreter fast; a field with a default could have no slot

    def __init__(self, moment: int, doer: int, detail: int = 0, is_read: bool = False) -> None:
        self.moment = moment
        self.doer = doer
        self.detail = detail
        self.is_read = is_read
        self.left = []

    def copy(self) -> Reaction:
        """Return an equal reaction that shares nothing that changes."""
        twin = Reaction(self.moment, self.doer, self.detail, self.is_read)
        twin.left = self.left
        return twin

    def strike(self, card: int) -> None:
        """Note that a card may not be used any more."""
        self.left = [other for other in self.left if other != card]
