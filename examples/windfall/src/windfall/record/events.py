"""What can happen. The Fluent message `event-TAG` tells it: its arguments are the fields, as their types say."""

from __future__ import annotations

from allmende.core.event import AtSeat, Event, Target


class WeekBegan(Event, frozen=True, tag="windfall-week-began"):
    """A week begins."""

    week: int


class WorkerPlaced(Event, frozen=True, tag="windfall-worker-placed"):
    """A worker went to a place."""

    where: str


class Rested(Event, frozen=True, tag="windfall-rested"):
    """A worker rests."""


class Gathered(Event, frozen=True, tag="windfall-gathered"):
    """Apples came into the cellar."""

    count: int
    source: Target


class Pressed(Event, frozen=True, tag="windfall-pressed"):
    """Apples became so many bottles of cider."""

    count: int


class WeatherTurned(Event, frozen=True, tag="windfall-weather-turned"):
    """A card of the weather was turned up."""

    weather: str


class Ripened(Event, frozen=True, tag="windfall-ripened"):
    """Apples ripened in an orchard."""

    count: int


class Fell(Event, frozen=True, tag="windfall-fell"):
    """Apples fell from an orchard into the meadow."""

    count: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over: as the house tells it of all games."""

    winners: list[AtSeat]
