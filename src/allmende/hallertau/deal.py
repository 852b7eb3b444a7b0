"""Every random outcome of a game of Hallertau."""

from __future__ import annotations

from random import Random

import msgspec

from allmende.core.errors import OptionError
from allmende.core.message import Message
from allmende.core.record import SeatIndex
from allmende.hallertau.components import QUADRANT_CARDS, ROUNDS


class Deal(msgspec.Struct, frozen=True):
    """Who starts, and in which order the Quadrant cards come up.

    `first` is the seat that holds the first player marker. `quadrants` has one entry a round, the card's letter
    followed by the quadrants that it clears once its question mark is tossed (`A123`); none with four players.
    """

    first: SeatIndex
    quadrants: tuple[str, ...] = ()


def draw(players: int, rng: Random) -> Deal:
    """A deal from the shuffled cards."""
    first = rng.randrange(players)
    cards = QUADRANT_CARDS[players]
    letters = rng.sample(sorted(cards), len(cards))
    return Deal(first, tuple(letter + rng.choice(cards[letter]) for letter in letters))


def redraw(deal: Deal, players: int, known: int, rng: Random) -> Deal:
    """The deal with everything drawn anew that nobody has seen: the Quadrant cards after the first `known`."""
    cards = QUADRANT_CARDS[players]
    seen = deal.quadrants[:known]
    rest = sorted(set(cards) - {entry[0] for entry in seen})
    letters = rng.sample(rest, len(rest))
    return Deal(deal.first, seen + tuple(letter + rng.choice(cards[letter]) for letter in letters))


def check(deal: Deal, players: int) -> None:
    """OptionError unless these cards can come up like that."""
    cards = QUADRANT_CARDS[players]
    wanted = ROUNDS if cards else 0
    letters = {entry[:1] for entry in deal.quadrants}
    legal = all(entry[1:] in cards.get(entry[:1], ()) for entry in deal.quadrants)
    if not 0 <= deal.first < players or len(deal.quadrants) != wanted or len(letters) != wanted or not legal:
        raise OptionError(
            f"this deal does not fit {players} players: {deal}",
            Message("error-deal", {"players": players}),
        )
