"""Redeal: the action spaces of the rounds to come, and the hand cards of others, which a seat can't know.

Here they are drawn anew, and left out of the moves that others have made.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast

from msgspec.structs import replace

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.improvement import NUMBERED_NAMES
from allmende.agricola.components.moves import ANY_TIME, IMPROVEMENTS, names_hand_card
from allmende.agricola.components.numbers import CARD_NAMES, is_occupation
from allmende.agricola.record.deal import LOTS, card_piles, draw_cards
from allmende.agricola.rules.language.errands import discarded
from allmende.agricola.rules.language.lots import DrawByLot, PlayDrawn, occupations_held
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import FRAME
from allmende.core.view import EVERYTHING, MoveMade

UNNAMED: Final = {
    "move-keep-card": Message("move-keep-unnamed"),
    "move-select-card": Message("move-select-unnamed"),
    "move-give-card": Message("move-give-unnamed"),
}
"""Labels for moves that name a card which only its seat knows then, by the id of the full label.

All other cards that moves name lie on the table then, for all players to see.
"""

REDRAWS: Final = 100
"""The largest number of attempts to deal others cards, until a seat that has to play one of them can."""


def move_for(made: MoveMade, eyes: int) -> MoveMade:
    """The move as viewer `eyes` may see it: a card that the viewer can't know is left unnamed."""
    if eyes in (made.seat, EVERYTHING) or made.label.id not in UNNAMED:
        return made
    verb, _, noun = made.text.partition(" ")
    return replace(made, text=made.text if noun.isdecimal() else verb, label=UNNAMED[made.label.id])


def redraw_hidden(state: State, seat: int, rng: Random) -> State:
    """An independent state that looks the same to this seat (-1: an onlooker), with all that is hidden drawn anew.

    All players see how many minor improvements and occupations others hold, who got a traveling card, and which cards
    were discarded.

    ruling: No player has to remember which cards they passed on in a draft, put away, or gave to another player;
    packets, piles and hands may hold any. Of two players, both know what was given.
    """
    twin = cast(State, state.copy())
    seen = [SPACE_NAMES[space] for space in twin.order[: twin.round]]
    twin.deal = replace(twin.deal, cards=draw_cards(seen, rng), hands=(), pile=(), deck_x=())
    twin.deck_x = rng.sample(twin.deck_x, len(twin.deck_x))
    if state.deal.lot:
        twin.deal = replace(twin.deal, lot=rng.randrange(1, LOTS))
    twin.order = twin.deal.order()
    if state.setup.hands is not None:
        for _ in range(REDRAWS):
            if _redraw_hands(state, twin, seat, state.setup.hands.deck, rng):
                break
    return twin


def _redraw_hands(state: State, twin: State, seat: int, deck: str, rng: Random) -> bool:
    """Give the others cards; False if they could not have these, as a seat has to play one and can't."""
    known: set[int] = {*discarded(state), *returned(state)}
    for i, mine in enumerate(state.seats):
        known.update(mine.played)
        known.update([*mine.hand, *mine.packet] if i == seat else mine.known)
    hidden: list[int] = [*twin.pile]
    for i, mine in enumerate(state.seats):
        if i != seat:
            hidden += [*(card for card in mine.hand if card not in mine.known), *mine.packet]
    unseen: list[list[int]] = []
    for kind, pile in enumerate(card_piles(len(state.seats), deck)):
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


def returned(state: State) -> list[int]:
    """The minor improvements that have been returned: they lie beside the board."""
    numbered = enumerate(NUMBERED_NAMES)
    return [CARD_NAMES.index(name) for i, name in numbered if i >= IMPROVEMENTS and state.improvements >> i & 1]


def _redraw_lots(twin: State, mine: Player, rng: Random) -> None:
    """Select other cards for a pending lot, or have another one drawn, as other players don't know them."""
    for i in range(0, len(mine.stack), FRAME):
        held = range(len(occupations_held(mine)))
        step = twin.step(mine.stack[i])
        if isinstance(step, DrawByLot):
            mine.stack[i + 1] = sum(1 << place for place in rng.sample(held, mine.stack[i + 1].bit_count()))
        elif isinstance(step, PlayDrawn):
            mine.stack[i + 1] = rng.choice(held)
