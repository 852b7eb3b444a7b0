"""The events that happen in several games: a round begins, goods are gained and paid, the game ends.

A title exports those that it has from its own module of events, beside its own ones. What is alike by name only, such
as the beginning of a phase, which each game counts in its own way, is a title's own.
"""

from __future__ import annotations

from typing import Annotated

from allmende.core.event import AtSeat, Event, Named, Target

Resource = Annotated[str, Named("resource", counted=True)]
"""A resource, by the name that its message `resource-NAME` has."""


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins. `seat` is the starting player, where each round has one, else -1."""

    round: int


class Gained(Event, frozen=True, tag="gained"):
    """A seat gained a resource from `source`; `to` is its place on the boards, or "" where that doesn't matter."""

    resource: Resource
    count: int
    source: Target
    to: Target = ""


class Paid(Event, frozen=True, tag="paid"):
    """A seat paid a resource, or put it somewhere (`to`); `source` is its place on the boards, or ""."""

    resource: Resource
    count: int
    source: Target = ""
    to: Target = "supply"


class AnimalBorn(Event, frozen=True, tag="animal-born"):
    """An animal was born on the farm of a seat."""

    animal: Resource


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over; `winners` are the seats that share the victory."""

    winners: list[AtSeat]
