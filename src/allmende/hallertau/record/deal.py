"""Every random outcome of a game of Hallertau."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import msgspec

from allmende.core.errors import OptionError
from allmende.core.message import Message
from allmende.core.record import SeatIndex
from allmende.hallertau.components.numbers import CARD_NAMES, DECKS, FARMYARD_DECKS, GATEWAY_DECKS, deck_cards
from allmende.hallertau.components.pieces import DECK_NAMES, FARMYARD, GATEWAY, QUADRANT_CARDS, ROUNDS

MIXED = "mixed"
RANDOM = "random"

_CARDS = {name: card for card, name in enumerate(CARD_NAMES)}
_DECKS = {deck: [CARD_NAMES[card] for card in deck_cards(deck)] for deck in DECKS}


class Deal(msgspec.Struct, frozen=True):
    """The starting player, and the order of Quadrant cards and hand cards.

    `first` is the seat that holds the first player marker. `quadrants` has one entry a round, the card's letter
    followed by the quadrants that it clears once its question mark is tossed (`A123`); none with four players.

    The four piles hold the numbers of their cards from the top (`104`); they are empty in the No Cards Variant. From
    the top of the Farmyard pile come six cards for the Stable board of each seat in turn, from that of the Gateway
    pile four for each hand, from that of the Point pile one.
    """

    first: SeatIndex
    quadrants: tuple[str, ...] = ()
    gateway: tuple[str, ...] = ()
    farmyard: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    point: tuple[str, ...] = ()

    def piles(self) -> list[list[int]]:
        """The four piles as cards."""
        return [[_CARDS[name] for name in pile] for pile in (self.gateway, self.farmyard, self.bonus, self.point)]


def draw(players: int, options: Mapping[str, str], rng: Random) -> Deal:
    """A deal from the shuffled cards."""
    first = rng.randrange(players)
    cards = QUADRANT_CARDS[players]
    letters = rng.sample(sorted(cards), len(cards))
    quadrants = tuple(letter + rng.choice(cards[letter]) for letter in letters)
    if options["cards"] == "off":
        return Deal(first, quadrants)
    piles = []
    for pile in DECK_NAMES:
        cards_of_pile = rng.choice(pile_choices(pile, options))
        # Sorted by chance, which is three times as fast as shuffling.
        piles.append(tuple(sorted(cards_of_pile, key=lambda _: rng.random())))
    return Deal(first, quadrants, *piles)


def pile_choices(pile: str, options: Mapping[str, str]) -> list[list[str]]:
    """The sets of cards of which a pile may consist, each in the order of its numbers."""
    chosen = options.get(pile, pile)
    decks = {GATEWAY: GATEWAY_DECKS, FARMYARD: FARMYARD_DECKS}.get(DECK_NAMES.index(pile), [pile])
    if chosen == MIXED:
        return [[card for deck in decks for card in _DECKS[deck]]]
    return [_DECKS[deck] for deck in decks] if chosen == RANDOM else [_DECKS[chosen]]


def redraw(deal: Deal, players: int, known: int, rng: Random) -> Deal:
    """The deal with the Quadrant cards drawn anew that are still covered: those after the first `known`.

    It has no piles of hand cards, because those that are still hidden lie in the state.
    """
    cards = QUADRANT_CARDS[players]
    seen = deal.quadrants[:known]
    rest = sorted(set(cards) - {entry[0] for entry in seen})
    letters = rng.sample(rest, len(rest))
    quadrants = seen + tuple(letter + rng.choice(cards[letter]) for letter in letters)
    return Deal(deal.first, quadrants)


def check(deal: Deal, players: int, options: Mapping[str, str]) -> None:
    """Raise OptionError unless a game can be set up with this deal."""
    cards = QUADRANT_CARDS[players]
    wanted = ROUNDS if cards else 0
    letters = {entry[:1] for entry in deal.quadrants}
    legal = all(entry[1:] in cards.get(entry[:1], ()) for entry in deal.quadrants)
    if not 0 <= deal.first < players or len(deal.quadrants) != wanted or len(letters) != wanted or not legal:
        raise _does_not_fit(deal, players)
    for pile, names in zip(DECK_NAMES, (deal.gateway, deal.farmyard, deal.bonus, deal.point), strict=True):
        legal = not names if options["cards"] == "off" else sorted(names) in pile_choices(pile, options)
        if not legal:
            raise _does_not_fit(deal, players)


def _does_not_fit(deal: Deal, players: int) -> OptionError:
    return OptionError(
        f"this deal does not fit {players} players and these options: {deal}",
        Message("error-deal", {"players": players}),
    )
