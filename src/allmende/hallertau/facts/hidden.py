"""What a seat can't know, drawn anew: hands of others, face-down cards, piles, Quadrant cards to come."""

from __future__ import annotations

from random import Random
from typing import cast

from allmende.hallertau.cards import CARDS
from allmende.hallertau.facts.deal import redraw
from allmende.hallertau.rules.moves import PLAY
from allmende.hallertau.rules.numbers import CARD_DECKS
from allmende.hallertau.rules.player import NO_CARD
from allmende.hallertau.rules.state import Table


def redraw_hidden(table: Table, seat: int, rng: Random) -> Table:
    """An independent position that looks the same to this seat (-1: an onlooker), with all that is hidden drawn anew.

    Everybody sees how many cards others hold of each deck, since the backs differ; nobody has seen the cards on the
    Stable boards.
    """
    twin = cast(Table, table.copy())
    twin.deal = redraw(table.deal, len(table.seats), table.rounds_cleared(), rng)
    if table.anytime is None:
        return twin
    unseen = [table.decks[deck][table.drawn[deck] :] for deck in range(len(table.decks))]
    for i, mine in enumerate(table.seats):
        for card in [*mine.stable, mine.side, *(mine.hand if i != seat else [])]:
            if card != NO_CARD:
                unseen[CARD_DECKS[card]].append(card)
    for cards in unseen:
        cards.sort()
        rng.shuffle(cards)
    for i in range(len(twin.seats)):
        mine = twin.own(i)
        mine.stable = [_swap(card, unseen) for card in mine.stable]
        mine.side = _swap(mine.side, unseen)
        if i != seat:
            mine.hand = [_swap(card, unseen) for card in mine.hand]
    # The cards that were drawn are left out: their order would tell who has them.
    twin.decks = unseen
    twin.drawn = [0] * len(unseen)
    for i in range(len(twin.seats)):
        if i != seat:
            _reconsider(twin, i)
    return twin


def _swap(card: int, unseen: list[list[int]]) -> int:
    """A card of the same deck out of those that nobody has seen."""
    return card if card == NO_CARD else unseen[CARD_DECKS[card]].pop()


def _reconsider(twin: Table, seat: int) -> None:
    """Look at the new hand of another seat as that seat has looked at its own.

    If it is deciding, it goes on deciding in any case; if not, it has declined what it could play.
    """
    mine = twin.seats[seat]
    mine.declined = [card for card in mine.hand if CARDS[card].options(twin, seat)]
    if mine.moves:
        twin.redecide(seat, [move for move in mine.moves if move < PLAY])
