"""Action spaces on cards, and places on them for people."""

from __future__ import annotations

from allmende.agricola.components.board import space_number
from allmende.agricola.rules.language.any_time import AtAnyTime as AtAnyTime
from allmende.agricola.rules.language.conditions import Condition, condition_of
from allmende.agricola.rules.language.effect import Effect, Source
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class ActionSpace(Source):
    """The action space that a card is: for all players or for its owner alone, perhaps only while a condition holds."""

    def __init__(self, *effects: Effect, when: Condition | None = None, for_all: bool = True) -> None:
        super().__init__("", list(effects), 1)
        self.when = when
        self.for_all = for_all

    def is_possible(self, state: State, seat: int) -> bool:
        if not self.is_open(state, seat) or (self.when is not None and not self.when.holds(state, seat)):
            return False
        return super().is_possible(state, seat)

    def is_open(self, state: State, seat: int) -> bool:
        """True if the seat is among those that may use it."""
        return self.for_all or self.card in state.seats[seat].played

    def closed_now(self, state: State, seat: int) -> Message | None:
        if not self.is_open(state, seat):
            return super().closed_now(state, seat) or Message("reason-space-of-owner")
        if self.when is not None and not self.when.holds(state, seat):
            return super().closed_now(state, seat) or Message(
                "reason-space-only-if", {"if": condition_of(self.card, "space")}
            )
        return super().closed_now(state, seat)


class Spot(ActionSpace):
    """A place on the card on which people stand that the card lets its owner place; it is no action space."""

    def __init__(self) -> None:
        super().__init__(for_all=False)

    def closed_now(self, state: State, seat: int) -> Message | None:
        return Message("reason-spot")


class StandsFor:
    """An action space of the board's extension that the card is, for all players, where the extension lacks it."""

    def __init__(self, space: str) -> None:
        self.space = space_number(space)
