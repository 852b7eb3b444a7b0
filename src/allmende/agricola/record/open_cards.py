"""Events of cards that all players see: of deck X, discarded ones, and fences that are rebuilt."""

from __future__ import annotations

from typing import Annotated

from allmende.core.event import Event, Named

Action = Annotated[str, Named("action")]
Card = Annotated[str, Named("card")]


class DeckXDrawn(Event, frozen=True, tag="deck-x-drawn"):
    """A seat has drawn the top card of deck X, which all players see."""

    card: Card


class BesideTaken(Event, frozen=True, tag="beside-taken"):
    """A seat has taken a card that lay beside the game board, and it is out of the game."""

    card: Card


class PersonBound(Event, frozen=True, tag="person-bound"):
    """The person that carried out an action went from its action space onto a card, to stay there."""

    card: Card
    left: Action


class SpaceMarked(Event, frozen=True, tag="space-marked"):
    """A seat has put the marker of its card on an action space."""

    card: Card
    space: Action


class MarkerTaken(Event, frozen=True, tag="marker-taken"):
    """A seat has taken its marker off an action space."""

    card: Card
    space: Action


class MarkersLaid(Event, frozen=True, tag="markers-laid"):
    """Markers came onto a card of a seat."""

    card: Card
    count: int


class MarkersLost(Event, frozen=True, tag="markers-lost"):
    """Markers went from a card of a seat, which lacked the food for them or did not pay it."""

    card: Card
    count: int


class CardDiscarded(Event, frozen=True, tag="hand-card-discarded"):
    """A hand card was discarded, for all players to see."""

    card: Card


class FencesRazed(Event, frozen=True, tag="fences-razed"):
    """All `count` fences of a seat's farmyard went back to its supply, to be rebuilt."""

    count: int
