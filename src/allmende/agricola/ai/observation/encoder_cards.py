"""Features of hand cards in the observation of a seat.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from allmende.agricola.cards import CARDS
from allmende.agricola.components.farmyard import SPACES
from allmende.agricola.components.moves import PLAY
from allmende.agricola.components.numbers import CARD_COUNT, CARD_NAMES, FIRST_OCCUPATION
from allmende.agricola.components.pieces import FIELD_TILE, KIND_MASK, RESOURCE_NAMES
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.ways_to_pay import can_pay
from allmende.agricola.rules.scoring import card_bonus_points, printed_points
from allmende.agricola.rules.state import State
from allmende.core.rules.observation import put

HELD: Final = 1
PLAYABLE: Final = 2
"""A card in hand whose prerequisite and cost are met."""
SPENT: Final = 2
"""A card in play whose number has changed: its single gain has been given, or something has been used."""
CARD_POINTS_BELOW_ZERO: Final = 10
"""Added to the points of cards, so that they may be that far below zero."""
_PILES: Final[list[int]] = [card for card in range(CARD_COUNT) if CARDS[card].left(0) >= 0]
"""The cards on which something lies."""


def places_of_cards(state: State, seat: int) -> bytearray:
    """The place of each card that the seat sees, playable ones in hand marked; most of it is zeros, which is fast.

    A card that lies beside the game board passes for one in front of another player.
    """
    seats = state.seats
    mine = seats[seat]
    found = bytearray(3 * CARD_COUNT)
    food = 1 if mine.occupation_count() else 0
    for card in mine.hand:
        near = HELD
        if card_at(state, card).is_playable(state, seat) and can_pay(
            state, seat, PLAY + card, food if card >= FIRST_OCCUPATION else 0
        ):
            near = PLAYABLE
        found[card] = near
    for i in range(len(mine.played)):
        found[CARD_COUNT + mine.played[i]] = SPENT if mine.marks[i] else 1
    for i in range(len(seats)):
        if i != seat:
            for card in seats[i].played:
                found[2 * CARD_COUNT + card] = 1
    for card in state.beside:
        found[2 * CARD_COUNT + card] = 1
    return found


def add_cards(seen: BytesWriter, places: bytearray, state: State, seat: int) -> None:
    """Add the goods on cards, the points of cards, and the things that cards have promised."""
    seats = state.seats
    mine = seats[seat]
    playable: list[int] = [0, 0]
    for card in mine.hand:
        if places[card] == PLAYABLE:
            playable[1 if card >= FIRST_OCCUPATION else 0] += 1
    for card in _PILES:
        put(seen, CARDS[card].left(mine.mark_of(card)) if card in mine.played else 0)
    put(seen, playable[0])
    put(seen, playable[1])
    put(seen, mine.bonus)
    put(seen, mine.gathered)
    put(seen, len(mine.beds))
    empty = 0
    for bed in range(len(mine.beds)):
        if not mine.crops[SPACES + bed]:
            empty += 1
    put(seen, empty)
    promised: list[int] = [0] * (FIELD_TILE + 1)
    for i in range(0, len(mine.promised), 3):
        kind = mine.promised[i + 1] & KIND_MASK
        if kind <= FIELD_TILE:
            promised[kind] += mine.promised[i + 2]
    for resource in range(FIELD_TILE + 1):
        put(seen, promised[resource])
    for i in range(len(seats)):
        _others(seen, state, (seat + i) % len(seats))


def _others(seen: BytesWriter, state: State, seat: int) -> None:
    """Add the public facts about a seat's cards."""
    mine = state.seats[seat]
    occupations = 0
    for card in mine.hand:
        if card >= FIRST_OCCUPATION:
            occupations += 1
    played = mine.occupation_count()
    put(seen, len(mine.hand) - occupations)
    put(seen, occupations)
    put(seen, len(mine.played) - played)
    put(seen, played)
    put(seen, mine.improvement_count())
    put(seen, printed_points(state, seat) + card_bonus_points(state, seat) + CARD_POINTS_BELOW_ZERO)


def cards_names(players: int) -> list[str]:
    """The names of the features of `places_of_cards` and `add_cards`, in order."""
    found = [f"{place} {name}" for place in ("hand", "played", "others played") for name in CARD_NAMES]
    found += [f"left on {CARD_NAMES[card]}" for card in _PILES]
    found += ["playable minors", "playable occupations", "bonus", "gathered", "beds", "empty beds"]
    found += [f"promised {name}" for name in RESOURCE_NAMES] + ["promised field"]
    for farm in range(players):
        found += [f"farm {farm} {kind} in hand" for kind in ("minors", "occupations")]
        found += [f"farm {farm} {kind} played" for kind in ("minors", "occupations")]
        found += [f"farm {farm} improvements", f"farm {farm} card points"]
    return found
