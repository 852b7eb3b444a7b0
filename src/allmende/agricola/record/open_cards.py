"""Events of cards that all players see: of deck X, and discarded ones."""

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


class CardDiscarded(Event, frozen=True, tag="hand-card-discarded"):
    """A hand card was discarded, for all players to see."""

    card: Card
