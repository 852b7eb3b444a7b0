"""What can happen in Agricola. The tag `x` of an event is told by the Fluent message `event-x`."""

from __future__ import annotations

import msgspec

from allmende.core.event import Event

# Sources and targets are screen targets like `space:forest`, `farm:C2`, `improvement:well`, `round:5`, `supply`, so
# that pieces can travel. An `action` is an action space, a `place` a farmyard space, `A1` to `E3`.


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins. `seat` is the starting player."""

    round: int


class SpaceRevealed(Event, frozen=True, tag="space-revealed"):
    """An action space comes into play on the space of this round."""

    action: str
    round: int


class PhaseBegan(Event, frozen=True, tag="round-phase-began"):
    """A phase begins; `phase` is 1 to 3, 4 to 6 in the harvest, 7 for scoring, 8 for a draft."""

    phase: int
    round: int


class PersonPlaced(Event, frozen=True, tag="person-placed"):
    """A seat placed a person on an action space."""

    action: str


class PersonMoved(Event, frozen=True, tag="person-moved"):
    """A person of a seat went on to an action space and left another one."""

    action: str
    left: str


class PersonCalled(Event, frozen=True, tag="person-called"):
    """A seat takes a person out of its supply to place it for this round."""


class PersonLeft(Event, frozen=True, tag="person-left"):
    """A person of a seat is out of play; it has `people` people now."""

    people: int


class PersonIdle(Event, frozen=True, tag="person-idle"):
    """A seat finds no action space for its people."""


class StartingPlayerTaken(Event, frozen=True, tag="starting-player-taken"):
    """A seat takes, or keeps, the starting player token."""


class Gained(Event, frozen=True, tag="gained"):
    """A seat gained a resource."""

    resource: str
    count: int
    source: str


class Paid(Event, frozen=True, tag="paid"):
    """A seat paid a resource, or put it somewhere (`to`)."""

    resource: str
    count: int
    to: str = "supply"


class Exchanged(Event, frozen=True, tag="exchanged"):
    """A seat turned a resource into food; `source` is the improvement, or `supply`."""

    resource: str
    count: int
    food: int
    source: str


class Promised(Event, frozen=True, tag="promised"):
    """Goods of a seat were placed on each of these round spaces."""

    resource: str
    count: int
    rounds: list[int]
    source: str


class FieldPlowed(Event, frozen=True, tag="field-plowed"):
    """A seat placed a field tile."""

    place: str


class FieldSown(Event, frozen=True, tag="field-sown"):
    """A seat sowed a field; `count` lies on it now."""

    resource: str
    count: int
    place: str


class RoomBuilt(Event, frozen=True, tag="room-built"):
    """A seat built a room; `house` is wood, clay or stone."""

    house: str
    place: str


class Renovated(Event, frozen=True, tag="renovated"):
    """A seat renovated all its rooms; `house` is what they are made of now."""

    house: str
    rooms: int


class StableBuilt(Event, frozen=True, tag="stable-built"):
    """A seat built a stable."""

    place: str


class PastureFenced(Event, frozen=True, tag="pasture-fenced"):
    """A seat built `fences` fences around these spaces."""

    places: list[str]
    fences: int


class ImprovementBuilt(Event, frozen=True, tag="improvement-built"):
    """A seat built a major improvement."""

    improvement: str


class ImprovementReturned(Event, frozen=True, tag="improvement-returned"):
    """A seat returned a major improvement."""

    improvement: str


class FamilyGrew(Event, frozen=True, tag="family-grew"):
    """A seat has `people` people now."""

    people: int


class AnimalsReleased(Event, frozen=True, tag="animals-released"):
    """A seat gave animals back to the supply."""

    animal: str
    count: int


class FieldsHarvested(Event, frozen=True, tag="fields-harvested"):
    """A seat harvested its fields; what it got, `Gained` tells."""

    grain: int
    vegetables: int


class Fed(Event, frozen=True, tag="fed"):
    """A seat fed its family with `food` food, and took `begging` begging markers."""

    food: int
    begging: int


class AnimalBorn(Event, frozen=True, tag="animal-born"):
    """An animal was born."""

    animal: str


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over."""

    winners: list[int]


class PalisadesPlaced(Event, frozen=True, tag="palisades-placed"):
    """Wood stands instead of so many fences around the pasture that was just fenced."""

    count: int


class PiecesRemoved(Event, frozen=True, tag="pieces-removed"):
    """Fences or stables of a seat's supply are gone for good; `what` is `fence` or `stable`."""

    what: str
    count: int


class LaidOnFarmyard(Event, frozen=True, tag="laid-on-farmyard"):
    """One of a resource was laid on each of so many unused spaces of a seat's farmyard, as a card says."""

    resource: str
    count: int
    card: str


class PromiseEnded(Event, frozen=True, tag="promise-ended"):
    """One of a resource was taken away from the spaces of some rounds to come."""

    resource: str
    rounds: list[int]
    to: str


class FieldPromised(Event, frozen=True, tag="field-promised"):
    """A field tile was placed on the space of a round to come."""

    round: int
    source: str


class PiecePromised(Event, frozen=True, tag="piece-promised"):
    """A piece was placed on the space of a round to come; `what` is `stable` or `room`."""

    what: str
    round: int
    source: str


class CropAdded(Event, frozen=True, tag="crop-added"):
    """Another crop was placed on a field; `count` of its kind lie on it now. Vegetables lie below grain."""

    resource: str
    count: int
    place: str


class BeggingMarkerTaken(Event, frozen=True, tag="begging-marker-taken"):
    """A seat took a begging marker, because of a card."""


class CropMoved(Event, frozen=True, tag="crop-moved"):
    """A crop was moved from one field to another."""

    resource: str
    place: str
    to: str


class CardsRedrawn(Event, frozen=True, tag="cards-redrawn"):
    """A seat puts all its cards of a kind away, `minors` or `occupations`, and draws so many others."""

    kind: str
    count: int


class OccupationStays(Event, frozen=True, tag="occupation-stays"):
    """An occupation of a seat will be in play from the start in the next game of the campaign."""

    card: str


class CropDiscarded(Event, frozen=True, tag="crop-discarded"):
    """A crop was discarded from a field."""

    resource: str
    place: str


class CardKept(Event, frozen=True, tag="hand-card-kept"):
    """A card was taken out of a packet in a draft: `cards` has it, for the seat itself alone."""

    cards: list[str]

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=[])


class OccupationDrawn(Event, frozen=True, tag="occupation-drawn"):
    """An occupation of a hand was drawn by lot: `cards` has it, for the seat itself alone."""

    cards: list[str]

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=[])


class OccupationGiven(Event, frozen=True, tag="occupation-given"):
    """An occupation went to the seat `to`, alone to nobody: -1. `cards` has it, for these two alone."""

    cards: list[str]
    to: int

    def as_seen_by(self, seat: int) -> Event:
        return self if seat in (self.seat, self.to) else msgspec.structs.replace(self, cards=[])


class CardPlayed(Event, frozen=True, tag="hand-card-played"):
    """A hand card was played."""

    card: str


class CardPassed(Event, frozen=True, tag="hand-card-passed"):
    """A traveling card was passed to the seat `to`; alone, to nobody: -1."""

    card: str
    to: int


class BonusPointsGained(Event, frozen=True, tag="bonus-points-gained"):
    """Bonus points were given out."""

    points: int
    source: str


class LaidOnCard(Event, frozen=True, tag="laid-on-card"):
    """A seat laid goods of the general supply on a card in front of it."""

    resource: str
    count: int
    card: str


class GoodsGiven(Event, frozen=True, tag="goods-given"):
    """A seat gave goods to the seat `to`, as a card says."""

    resource: str
    count: int
    card: str
    to: int


class CardDiscarded(Event, frozen=True, tag="hand-card-discarded"):
    """A hand card was discarded, for everybody to see."""

    card: str
