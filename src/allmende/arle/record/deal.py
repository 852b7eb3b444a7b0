"""Every random outcome of a game of Fields of Arle."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

import msgspec

from allmende.arle.components.numbers import (
    BUILDING_NAMES,
    CRAFT,
    DARK,
    IN_PLAY,
    INN,
    LARGE,
    LIGHT,
    WORKSHOP,
    buildings_of,
)
from allmende.core.errors import OptionError
from allmende.core.message import Message
from allmende.core.record import SeatIndex

HOUSES = {"light": LIGHT, "dark": DARK}
RANDOM = "random"


class Recommended(NamedTuple):
    """Buildings that the rulebook recommends for a player's first game: green houses, and inns (none: by lot)."""

    houses: tuple[str, ...]
    inns: tuple[str, ...] = ()


RECOMMENDED: Final[dict[str, Recommended]] = {
    # The chapters "Setup" and "Index of Building Tiles": for the very first game, and for the first with dark houses.
    "first": Recommended(
        ("farmers-house", "plow-makers-workshop", "novices-hut", "workshop"),
        ("potters-inn", "farmers-inn", "junk-dealers-inn"),
    ),
    "first-dark": Recommended(("weaving-parlor", "colonists-house", "carpenters-workshop", "schnapps-distillery")),
}


class Deal(msgspec.Struct, frozen=True):
    """The starting player and the buildings in play.

    `houses` are the four green ones, all light or all dark, `crafts` two yellow ones and `inns` three blue ones; the
    orange and the red ones are always there.
    """

    first: SeatIndex
    houses: tuple[str, ...]
    crafts: tuple[str, ...]
    inns: tuple[str, ...]

    def buildings(self) -> int:
        """All buildings in play, as bits."""
        bits = 0
        for name in (*self.houses, *self.crafts, *self.inns):
            bits |= 1 << BUILDING_NAMES.index(name)
        for building in buildings_of(WORKSHOP) + buildings_of(LARGE):
            bits |= 1 << building
        return bits


def draw(players: int, options: Mapping[str, str], rng: Random) -> Deal:
    """A deal by lot."""
    first = rng.randrange(players)
    houses = options["houses"]
    if houses in RECOMMENDED:
        named = RECOMMENDED[houses]
        return Deal(first, named.houses, _drawn(CRAFT, rng), named.inns or _drawn(INN, rng))
    colour = HOUSES[rng.choice(sorted(HOUSES)) if houses == RANDOM else houses]
    return Deal(first, *(_drawn(drawn, rng) for drawn in (colour, CRAFT, INN)))


def _drawn(colour: int, rng: Random) -> tuple[str, ...]:
    """The buildings of a colour that come into play, in the order of their numbers."""
    return tuple(BUILDING_NAMES[building] for building in sorted(rng.sample(buildings_of(colour), IN_PLAY[colour])))


def check(deal: Deal, players: int, options: Mapping[str, str]) -> None:
    """Raise OptionError unless a game can be set up with this deal."""
    legal = _fit(deal, options["houses"]) and _are(deal.crafts, CRAFT) and _are(deal.inns, INN)
    if not 0 <= deal.first < players or not legal:
        raise OptionError(
            f"this deal does not fit {players} players and these options: {deal}",
            Message("error-deal", {"players": players}),
        )


def _fit(deal: Deal, houses: str) -> bool:
    """True if the houses and inns are possible under the option `houses`: a recommended set, or a colour."""
    if houses in RECOMMENDED:
        named = RECOMMENDED[houses]
        return set(deal.houses) == set(named.houses) and (not named.inns or set(deal.inns) == set(named.inns))
    colours = HOUSES.values() if houses == RANDOM else [HOUSES[houses]]
    return any(_are(deal.houses, colour) for colour in colours)


def _are(names: tuple[str, ...], colour: int) -> bool:
    """True if these are different buildings of this colour, as many of them as come into play."""
    all_names = {BUILDING_NAMES[building] for building in buildings_of(colour)}
    return len(names) == IN_PLAY[colour] == len(set(names) & all_names)
