"""What a seat can't know, drawn anew: the action spaces of the rounds to come, and the hand cards of others."""

from __future__ import annotations

from random import Random
from typing import cast

from msgspec.structs import replace

from allmende.agricola.board import SPACE_NAMES
from allmende.agricola.deal import LOTS, card_piles, draw_cards
from allmende.agricola.language.errands import discarded
from allmende.agricola.moves import ANY_TIME, names_hand_card
from allmende.agricola.numbers import is_occupation
from allmende.agricola.state import Table


def redraw_hidden(table: Table, seat: int, rng: Random) -> Table:
    """An independent position that looks the same to this seat (-1: an onlooker), with all that is hidden drawn anew.

    Everybody sees how many minor improvements and occupations others hold, who got a traveling card, and
    which cards were discarded.

    ruling: Nobody has to remember which cards they passed on in a draft, put away, or gave to another player; packets,
    piles and hands may hold any. Of two players, both know what was given.
    """
    twin = cast(Table, table.copy())
    seen = [SPACE_NAMES[space] for space in twin.order[: twin.round]]
    twin.deal = replace(twin.deal, cards=draw_cards(seen, rng), hands=(), pile=())
    if table.deal.lot:
        twin.deal = replace(twin.deal, lot=rng.randrange(1, LOTS))
    twin.order = twin.deal.order()
    if table.setup.hands is not None:
        _redraw_hands(table, twin, seat, table.setup.hands.deck, rng)
    return twin


def _redraw_hands(table: Table, twin: Table, seat: int, deck: str, rng: Random) -> None:
    """Give the others cards that they could have."""
    known: set[int] = set(discarded(table))
    for i, mine in enumerate(table.seats):
        known.update(mine.played)
        known.update([*mine.hand, *mine.packet] if i == seat else mine.known)
    hidden: list[int] = [*twin.pile]
    for i, mine in enumerate(table.seats):
        if i != seat:
            hidden += [*(card for card in mine.hand if card not in mine.known), *mine.packet]
    unseen: list[list[int]] = []
    for kind, pile in enumerate(card_piles(len(table.seats), deck)):
        count = sum(is_occupation(card) == kind for card in hidden)
        unseen.append(rng.sample([card for card in pile if card not in known], count))
    if twin.pile:
        twin.pile = [unseen[is_occupation(card)].pop() for card in twin.pile]
    for i in range(len(twin.seats)):
        if i != seat:
            mine = twin.own(i)
            mine.hand = sorted(card if card in mine.known else unseen[is_occupation(card)].pop() for card in mine.hand)
            mine.packet = sorted(unseen[is_occupation(card)].pop() for card in mine.packet)
            if mine.moves:
                twin.redecide(i, [move for move in mine.moves if move < ANY_TIME and not names_hand_card(move)])
