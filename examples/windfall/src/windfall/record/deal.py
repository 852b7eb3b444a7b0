"""Every random outcome of a game: who goes first, and the order of the weather."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import msgspec

from allmende.core import Message, OptionError
from allmende.core.record import SeatIndex
from windfall.components import STORM, WEATHER, WEEKS


class Deal(msgspec.Struct, frozen=True):
    """The weather has a card for each week, and those that stay unseen behind them."""

    first: SeatIndex
    weather: tuple[str, ...]


def cards(options: Mapping[str, str]) -> list[str]:
    """The cards of the weather that a table plays with."""
    kinds = {kind: count for kind, count in WEATHER.items() if options["storms"] == "some" or kind != STORM}
    return [kind for kind, count in kinds.items() for _ in range(count)]


def draw(players: int, options: Mapping[str, str], rng: Random) -> Deal:
    """A deal by lot."""
    weather = cards(options)
    rng.shuffle(weather)
    return Deal(rng.randrange(players), tuple(weather))


def redrawn(weather: tuple[str, ...], known: int, rng: Random) -> tuple[str, ...]:
    """The same weather as far as it is known, and what comes then by lot."""
    rest = sorted(weather[known:])  # in no order that would tell of the real one
    rng.shuffle(rest)
    return (*weather[:known], *rest)


def check(deal: Deal, players: int, options: Mapping[str, str]) -> None:
    """OptionError unless a game can be set up like that."""
    if not 0 <= deal.first < players or sorted(deal.weather) != sorted(cards(options)):
        raise OptionError(f"this deal does not fit: {deal}", Message("error-deal", {"players": players}))


assert sum(WEATHER.values()) - WEATHER[STORM] >= WEEKS, "without storms there is weather enough"
