"""Events of Agricola. The Fluent message `event-x` is the text of an event with tag `x`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from allmende.agricola.record.open_cards import BesideTaken as BesideTaken
from allmende.agricola.record.open_cards import CardDiscarded as CardDiscarded
from allmende.agricola.record.open_cards import DeckXDrawn as DeckXDrawn
from allmende.agricola.record.open_cards import FencesRazed as FencesRazed
from allmende.agricola.record.open_cards import MarkersLaid as MarkersLaid
from allmende.agricola.record.open_cards import MarkersLost as MarkersLost
from allmende.agricola.record.open_cards import MarkerTaken as MarkerTaken
from allmende.agricola.record.open_cards import PersonBound as PersonBound
from allmende.agricola.record.open_cards import SpaceMarked as SpaceMarked
from allmende.core import events
from allmende.core.event import AtSeat, Event, Named, Target, Unsaid
from allmende.core.events import AnimalBorn as AnimalBorn
from allmende.core.events import GameEnded as GameEnded
from allmende.core.events import Paid as Paid
from allmende.core.events import Resource
from allmende.core.events import RoundBegan as RoundBegan
from allmende.core.message import Message, Part

# Sources and targets are screen targets like `space:forest`, `farm:C2`, `improvement:well`, `round:5`, `supply`, so
# that pieces can travel. An `action` is an action space, a `place` a farmyard space, `A1` to `E3`.

Action = Annotated[str, Named("action")]
Card = Annotated[str, Named("card")]
Improvement = Annotated[str, Named("the-improvement")]


def _place(name: str, event: Event) -> Part:
    return name if name[:1].isupper() else Message(f"card-{name}")


Place = Annotated[str, _place]
"""A farmyard space, whose name is a capital and a number, or a card that is used like one."""


def _by_card(source: str, said: Message) -> Message:
    """The message that tells an event, with the card that is its source, if one is."""
    kind, _, name = source.partition(":")
    return Message("event-by-card", {"card": Message(f"card-{name}"), "event": said}) if kind == "card" else said


class _Caused(Event, frozen=True):
    """An event with a `source`; if that is a card, its text names it."""

    source: Target

    def said(self) -> Message:
        return _by_card(self.source, super().said())


class Gained(events.Gained, frozen=True, tag="gained"):
    """A seat gained a resource; if its source is a card, the text names it."""

    def said(self) -> Message:
        return _by_card(self.source, super().said())


class SpaceRevealed(Event, frozen=True, tag="space-revealed"):
    """An action space comes into play on the space of this round."""

    action: Action
    round: Unsaid[int]


class PhaseBegan(Event, frozen=True, tag="round-phase-began"):
    """A phase of the round or of the harvest begins, or the scoring, or a draft."""

    phase: str
    round: Unsaid[int]


class PersonPlaced(Event, frozen=True, tag="person-placed"):
    """A seat placed a person on an action space."""

    action: Action


class PersonMoved(Event, frozen=True, tag="person-moved"):
    """A person of a seat went on to an action space and left another one."""

    action: Action
    left: Unsaid[str]


class PersonCalled(Event, frozen=True, tag="person-called"):
    """A seat takes a person out of its supply to place it for this round."""


class PersonLeft(Event, frozen=True, tag="person-left"):
    """A person of a seat is out of play; it has `people` people now."""

    people: int


class PersonReturned(Event, frozen=True, tag="person-returned"):
    """A person of a seat went home from an action space, and can be placed again in this round."""

    action: Action


class TurnSkipped(Event, frozen=True, tag="turn-skipped"):
    """A seat leaves out a turn."""


class StableLaid(Event, frozen=True, tag="stable-laid"):
    """A stable of a seat's supply was laid on an action space, to be built later."""

    action: Action


class StableReturned(Event, frozen=True, tag="stable-returned"):
    """A stable of a seat's farmyard goes back to its supply."""

    place: str


class PersonIdle(Event, frozen=True, tag="person-idle"):
    """A seat finds no action space for its people."""


class StartingPlayerTaken(Event, frozen=True, tag="starting-player-taken"):
    """A seat takes, or keeps, the starting player token."""


class Exchanged(_Caused, frozen=True, tag="exchanged"):
    """A seat turned a resource into food; `source` is the improvement, or `supply`."""

    resource: Resource
    count: int
    food: int


class Promised(_Caused, frozen=True, tag="promised"):
    """Goods of a seat were placed on each of these round spaces."""

    resource: Resource
    count: int
    rounds: list[int]


class FieldPlowed(Event, frozen=True, tag="field-plowed"):
    """A seat placed a field tile."""

    place: Place


class FieldSown(Event, frozen=True, tag="field-sown"):
    """A seat sowed a field; `count` of the crop are on it now."""

    resource: Resource
    count: int
    place: Place


class RoomBuilt(Event, frozen=True, tag="room-built"):
    """A seat built a room; `house` is wood, clay or stone."""

    house: str
    place: Place


class Renovated(Event, frozen=True, tag="renovated"):
    """A seat renovated all its rooms; `house` is their material now."""

    house: str
    rooms: int


class StableBuilt(Event, frozen=True, tag="stable-built"):
    """A seat built a stable."""

    place: Place


class PastureFenced(Event, frozen=True, tag="pasture-fenced"):
    """A seat built `fences` fences around these spaces."""

    places: list[str]
    fences: int


class ImprovementBuilt(Event, frozen=True, tag="improvement-built"):
    """A seat built a major improvement."""

    improvement: Improvement


class ImprovementReturned(Event, frozen=True, tag="improvement-returned"):
    """A seat returned a major improvement."""

    improvement: Improvement


class FamilyGrew(Event, frozen=True, tag="family-grew"):
    """A seat has `people` people now."""

    people: int


class AnimalsReleased(Event, frozen=True, tag="animals-released"):
    """A seat gave animals back to the supply, or other goods because a card gains by fewer of them."""

    animal: Resource
    count: int


class FieldsHarvested(Event, frozen=True, tag="fields-harvested"):
    """A seat took a crop from each of its fields: numbers of both kinds, and the places."""

    grain: int
    vegetables: int
    grain_from: list[Target]
    vegetables_from: list[Target]


class Fed(Event, frozen=True, tag="fed"):
    """A seat fed its family with `food` food, and took `begging` begging markers."""

    food: int
    begging: int


class PalisadesPlaced(Event, frozen=True, tag="palisades-placed"):
    """Wood stands instead of `count` fences around the pasture that was just fenced."""

    count: int


class PiecesRemoved(Event, frozen=True, tag="pieces-removed"):
    """Fences or stables of a seat's supply are gone for good; `what` is `fence` or `stable`."""

    what: str
    count: int


class LaidOnFarmyard(Event, frozen=True, tag="laid-on-farmyard"):
    """One of a resource was laid on each of `count` unused spaces of a seat's farmyard, because of a card."""

    resource: Resource
    count: int
    card: Card


class PromiseEnded(Event, frozen=True, tag="promise-ended"):
    """One of a resource was taken away from the spaces of some rounds to come."""

    resource: Resource
    rounds: list[int]
    to: Target


class FieldPromised(_Caused, frozen=True, tag="field-promised"):
    """A field tile was placed on the space of a round to come."""

    round: int


class PiecePromised(_Caused, frozen=True, tag="piece-promised"):
    """A piece was placed on the space of a round to come; `what` is `stable` or `room`."""

    what: str
    round: int


class CropAdded(Event, frozen=True, tag="crop-added"):
    """Another crop was placed on a field; `count` of its kind lie on it now. Vegetables lie below grain."""

    resource: Resource
    count: int
    place: Place


class BeggingMarkerTaken(Event, frozen=True, tag="begging-marker-taken"):
    """A seat took a begging marker, because of a card."""


class CropMoved(Event, frozen=True, tag="crop-moved"):
    """A crop was moved from one field to another."""

    resource: Resource
    place: Place
    to: Place


class CardsRedrawn(Event, frozen=True, tag="cards-redrawn"):
    """A seat puts all its cards of a kind away, `minors` or `occupations`, and draws `count` others."""

    kind: str
    count: int


class OccupationStays(Event, frozen=True, tag="occupation-stays"):
    """An occupation of a seat will be in play from the start in the next game of the campaign."""

    card: Card


class CropDiscarded(Event, frozen=True, tag="crop-discarded"):
    """A crop was discarded from a field."""

    resource: Resource
    place: Place


class CardKept(Event, frozen=True, tag="hand-card-kept"):
    """A card was taken out of a packet in a draft: `cards` has it, for the seat itself alone."""

    cards: list[Card]

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=[])


class OccupationDrawn(Event, frozen=True, tag="occupation-drawn"):
    """An occupation of a hand was drawn by lot: `cards` has it, for the seat itself alone."""

    cards: list[Card]

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=[])


class MinorsDrawn(Event, frozen=True, tag="minors-drawn"):
    """A seat has drawn `count` new minor improvements: `cards` has them, for the seat itself alone."""

    cards: list[Card]
    count: int

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=[])


class OccupationGiven(Event, frozen=True, tag="occupation-given"):
    """An occupation went to the seat `to`, or in a solo game out of play: -1. `cards` has it, for these two alone."""

    cards: list[Card]
    to: AtSeat

    def as_seen_by(self, seat: int) -> Event:
        return self if seat in (self.seat, self.to) else msgspec.structs.replace(self, cards=[])


class CardPlayed(Event, frozen=True, tag="hand-card-played"):
    """A hand card was played."""

    card: Card


class CardPassed(Event, frozen=True, tag="hand-card-passed"):
    """A traveling card was passed to the seat `to`; in a solo game it left play: -1."""

    card: Card
    to: AtSeat


class BonusPointsGained(_Caused, frozen=True, tag="bonus-points-gained"):
    """Bonus points were given out."""

    points: int


class LaidOnCard(Event, frozen=True, tag="laid-on-card"):
    """A seat laid goods of the general supply on a card in front of it."""

    resource: Resource
    count: int
    card: Card


class LaidOnSpace(Event, frozen=True, tag="laid-on-space"):
    """A card of a seat laid goods of the general supply on an accumulation space."""

    resource: Resource
    count: int
    action: Action


class GoodsGiven(Event, frozen=True, tag="goods-given"):
    """A seat gave goods to the seat `to`, because of a card."""

    resource: Resource
    count: int
    card: Card
    to: AtSeat


class FenceTaken(Event, frozen=True, tag="fence-taken"):
    """A seat took a fence from the supply of the seat `giver`, because of a card."""

    giver: AtSeat
