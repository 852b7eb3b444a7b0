"""What a seat can't know: the action spaces of the rounds to come, and the hand cards of others.

Here it is drawn anew, and left out of the moves that others have made.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast

from msgspec.structs import replace

from allmende.agricola.facts.deal import LOTS, card_piles, draw_cards
from allmende.agricola.rules.board import SPACE_NAMES
from allmende.agricola.rules.improvement import NUMBERED_NAMES
from allmende.agricola.rules.language.errands import discarded
from allmende.agricola.rules.language.lots import DrawByLot, PlayDrawn, occupations_held
from allmende.agricola.rules.moves import ANY_TIME, IMPROVEMENTS, names_hand_card
from allmende.agricola.rules.numbers import CARD_NAMES, is_occupation
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.position import FRAME
from allmende.core.view import EVERYTHING, MoveMade

UNNAMED: Final = {
    "move-keep-card": Message("move-keep-unnamed"),
    "move-select-card": Message("move-select-unnamed"),
    "move-give-card": Message("move-give-unnamed"),
}
"""What is said of a move that names a card which only its seat knows then, by the id of its label.

All other cards that moves name lie on the table then, for everybody to see.
"""

REDRAWS: Final = 100
"""So often others are given cards at most, until whoever has to play one of them can."""


def move_for(made: MoveMade, eyes: int) -> MoveMade:
    """A move as these eyes may hear of it: of a card that they can't know, no more than that there was one."""
    if eyes in (made.seat, EVERYTHING) or made.label.id not in UNNAMED:
        return made
    verb, _, noun = made.text.partition(" ")
    return replace(made, text=made.text if noun.isdecimal() else verb, label=UNNAMED[made.label.id])


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
        for _ in range(REDRAWS):
            if _redraw_hands(table, twin, seat, table.setup.hands.deck, rng):
                break
    return twin


def _redraw_hands(table: Table, twin: Table, seat: int, deck: str, rng: Random) -> bool:
    """Give the others cards; whether they could have these: who has to play a card has one that can be played."""
    known: set[int] = {*discarded(table), *returned(table)}
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
    could = True
    for i in range(len(twin.seats)):
        if i != seat:
            mine = twin.own(i)
            mine.hand = sorted(card if card in mine.known else unseen[is_occupation(card)].pop() for card in mine.hand)
            mine.packet = sorted(unseen[is_occupation(card)].pop() for card in mine.packet)
            _redraw_lots(twin, mine, rng)
            if mine.moves:
                blind = [move for move in mine.moves if move < ANY_TIME and not names_hand_card(move)]
                could = twin.redecide(i, blind) and could
    return could


def returned(table: Table) -> list[int]:
    """The minor improvements that have been returned: they lie beside the board."""
    numbered = enumerate(NUMBERED_NAMES)
    return [CARD_NAMES.index(name) for i, name in numbered if i >= IMPROVEMENTS and table.improvements >> i & 1]


def _redraw_lots(twin: Table, mine: Player, rng: Random) -> None:
    """Select other cards for a lot that is under way, or have another one drawn: nobody else knows which these are."""
    for i in range(0, len(mine.stack), FRAME):
        held = range(len(occupations_held(mine)))
        step = twin.step(mine.stack[i])
        if isinstance(step, DrawByLot):
            mine.stack[i + 1] = sum(1 << place for place in rng.sample(held, mine.stack[i + 1].bit_count()))
        elif isinstance(step, PlayDrawn):
            mine.stack[i + 1] = rng.choice(held)
