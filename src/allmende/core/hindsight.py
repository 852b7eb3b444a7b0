"""What a title tells of a game that is over, so that one can look back on it: its rounds, what players follow, and why.

What somebody gains or loses has a *cause*, a place on the screen: `space:forest` is what a worker does there,
`phase:feeding` what a phase brings, and anything else, as `card:angler` or `building:mill`, a card or the like.
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
"""The cause of what happens between somebody's own turns: others are at work, or nobody."""

Flow = tuple[str, int]
"""A kind of goods and how many of it came, or went if it is negative."""


class Hindsight(ABC):
    """Reads the events and positions of a title. Whatever it does not tell is not counted."""

    begins_round: ClassVar[type[Event]]
    """The event with which a round begins."""
    unit: ClassVar[str] = "round"
    """What a round is called: `retrospect-UNIT`."""
    cards: ClassVar[Sequence[str]] = ()
    """The kinds of causes, beside spaces and phases, that events name as their source."""

    @abstractmethod
    def figures(self, position: Any, seat: int) -> Mapping[str, int]:
        """What players of this title follow besides points, always the same in a game; each is called `figure-NAME`."""

    @abstractmethod
    def cause(self, event: Event) -> str:
        """What begins with an event and is the cause of what follows; "" if it goes on as before."""

    @abstractmethod
    def flows(self, event: Event, seat: int) -> Sequence[Flow]:
        """The goods that an event brings a seat, or takes from it."""

    @abstractmethod
    def worth(self, position: Any, seat: int) -> Mapping[str, float]:
        """The points that the score sheet has for each card or the like of a seat, by its cause."""

    @abstractmethod
    def name(self, cause: str) -> Message:
        """What a cause is called."""

    def origin(self, event: Event) -> str:
        """The cause that an event names itself, as what it comes from or goes to; "" if it names none."""
        for place in (getattr(event, "source", ""), getattr(event, "to", "")):
            kind, _, name = place.partition(":") if isinstance(place, str) else ("", "", "")
            if kind in self.cards and name:
                return f"{kind}:{name}"
        return ""
