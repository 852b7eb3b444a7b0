"""The interface for retrospects of a title: its rounds, the figures to follow, and the causes of points.

Gains and losses of a seat have a *cause*, a place on the screen: `space:forest` is what a worker does there,
`phase:feeding` what a phase brings, and any other kind, as `card:angler` or `building:mill`, a card or the like.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from allmende.core.event import Event
from allmende.core.message import Message

WORK: Final = "space"
PHASE: Final = "phase"
BETWEEN: Final = "phase:between"
"""The cause of what happens between the turns of a seat."""

Flow = tuple[str, int]
"""A kind of goods and the amount gained, or lost if it is negative."""


class Hindsight(ABC):
    """Reads the events and states of a title for retrospects. A title derives from it."""

    begins_round: ClassVar[type[Event]]
    """The event with which a round begins."""
    unit: ClassVar[str] = "round"
    """The title's word for a round: the message `retrospect-UNIT`."""
    cards: ClassVar[Sequence[str]] = ()
    """The kinds of causes, beside spaces and phases, that events name as their source."""

    @abstractmethod
    def figures(self, state: Any, seat: int) -> Mapping[str, int]:
        """The figures of a seat besides points, always the same in a game; the message `figure-NAME` names each."""

    @abstractmethod
    def goods(self, state: Any, seat: int) -> Mapping[str, int]:
        """The goods that a seat has, those of which it has none included; the message `resource-NAME` names each."""

    @abstractmethod
    def cause(self, event: Event) -> str:
        """The cause that begins with an event; "" if the one before goes on."""

    @abstractmethod
    def flows(self, event: Event, seat: int) -> Sequence[Flow]:
        """The goods that a seat gains or loses by an event."""

    @abstractmethod
    def worth(self, state: Any, seat: int) -> Mapping[str, float]:
        """The points on the score sheet for each card or the like of a seat, by its cause."""

    @abstractmethod
    def name(self, cause: str) -> Message:
        """The name of a cause."""

    def origin(self, event: Event) -> str:
        """The cause of a kind in `cards` that an event names as its `source` or `to`; "" if it names none."""
        for place in (getattr(event, "source", ""), getattr(event, "to", "")):
            kind, _, name = place.partition(":") if isinstance(place, str) else ("", "", "")
            if kind in self.cards and name:
                return f"{kind}:{name}"
        return ""
