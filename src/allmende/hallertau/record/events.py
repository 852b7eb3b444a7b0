"""The events of Hallertau. The tag `x` of an event belongs to the Fluent message `event-x`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from allmende.core.event import Event, Named, Target, Unsaid
from allmende.core.events import Gained as Gained
from allmende.core.events import GameEnded as GameEnded
from allmende.core.events import Paid as Paid
from allmende.core.events import Resource
from allmende.core.events import RoundBegan as RoundBegan

# Sources and targets are screen targets like `space:nursery`, `craft:brewhouse`, `field:0` (column), `sheep:4`
# (round space, 7 for the Stables), `supply`, so that pieces can travel from where they were. A card is its number.

Space = Annotated[str, Named("space")]
Craft = Annotated[str, Named("the-craft")]
Deck = Annotated[str, Named("deck", counted=True)]


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    """A phase begins; `phase` is 1 to 10, 11 for scoring."""

    phase: int


class WorkersRemoved(Event, frozen=True, tag="workers-removed"):
    """The topmost workers left the action spaces of these quadrants; `spaces` names those that changed."""

    quadrants: list[int]
    spaces: list[Space]


class WorkersReturned(Event, frozen=True, tag="workers-returned"):
    """A card of this seat returned `count` workers from a row of an action space to the general supply."""

    space: Space
    row: Unsaid[int]
    count: int


class WorkersMoved(Event, frozen=True, tag="workers-moved"):
    """A card of this seat moved all workers of an action space onto the top row of another."""

    space: Space
    to: Space
    count: int


class WorkersGained(Event, frozen=True, tag="workers-gained"):
    """A seat took workers: those of the round, or by a card workers from an action space."""

    count: int


class WorkersPlaced(Event, frozen=True, tag="workers-placed"):
    """A seat placed `count` workers on a row (1 to 3) of an action space: its `own`, or of the general supply."""

    space: Space
    row: Unsaid[int]
    count: int
    own: bool


class WorkersExchanged(Event, frozen=True, tag="workers-exchanged"):
    """A seat exchanged workers for as many tools."""

    count: int


class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    """A seat drew `count` cards; `cards` are their numbers, for itself alone."""

    deck: Deck
    count: int
    cards: list[str]
    source: Target

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=[])


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A seat put a card face up in front of it; its effects are the events that follow."""

    card: str


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """A seat removed a card in its hand from play."""

    card: str


class FieldGained(Event, frozen=True, tag="field-gained"):
    """A seat placed a new empty field."""

    column: Unsaid[int]
    row: int
    source: Target


class FieldSpent(Event, frozen=True, tag="field-spent"):
    """A seat removed a field; `good` is the crop that grew there and is lost, or empty."""

    column: Unsaid[int]
    row: int
    good: Resource


class Uprooted(Event, frozen=True, tag="uprooted"):
    """A seat returned the crop of a field to the general supply, and kept the field."""

    column: Unsaid[int]
    row: int
    good: Resource


class FieldMoved(Event, frozen=True, tag="field-moved"):
    """A field moved to another row."""

    column: Unsaid[int]
    row: int
    to: int


class Sown(Event, frozen=True, tag="sown"):
    """A seat sowed a good, or two of it, in an empty field."""

    good: Resource
    count: int
    column: Unsaid[int]
    row: int


class Harvested(Event, frozen=True, tag="harvested"):
    """A planted field gave `count` goods and lies empty again."""

    good: Resource
    count: int
    column: Unsaid[int]
    row: Unsaid[int]


class YieldDoubled(Event, frozen=True, tag="yield-doubled"):
    """The harvest of a planted field will be doubled."""

    good: Resource
    column: Unsaid[int]


class SheepMoved(Event, frozen=True, tag="sheep-moved"):
    """A sheep moved to the next Farmyard card (`to` is a round), into the Stables (7), or by a card one back."""

    source: Unsaid[int]
    to: int


class SheepDied(Event, frozen=True, tag="sheep-died"):
    """Sheep on this round's Farmyard card died of natural causes."""

    count: int


class CraftAdvanced(Event, frozen=True, tag="craft-advanced"):
    """A Craft Building moved right to `position`; `tools` were used to move boulders."""

    craft: Craft
    position: int
    tools: int


class CraftRetreated(Event, frozen=True, tag="craft-retreated"):
    """A Craft Building moved left to `position` (Town Hall)."""

    craft: Craft
    position: int


class CenterMoved(Event, frozen=True, tag="center-moved"):
    """The Community Center moved on; its window shows `workers` and, at the end of the board, `points`."""

    position: Unsaid[int]
    workers: int
    points: int


class BoulderMoved(Event, frozen=True, tag="boulder-moved"):
    """The first (0) or second (1) boulder of a Craft Building moved right to `position`, without tools."""

    craft: Craft
    which: Unsaid[int]
    position: Unsaid[int]


class BouldersReset(Event, frozen=True, tag="boulders-reset"):
    """All boulders of a seat lie two and four spaces right of their building again."""


class FirstPlayerPassed(Event, frozen=True, tag="first-player-passed"):
    """The first player marker went to `seat`."""
