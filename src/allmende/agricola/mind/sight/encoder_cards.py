"""What the hand cards of Agricola mean to a seat, as its value function sees it.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from allmende.agricola.cards import CARDS
from allmende.agricola.rules.components import FIELD_TILE, KIND_MASK, RESOURCE_NAMES
from allmende.agricola.rules.farm.farmyard import SPACES
from allmende.agricola.rules.language.paying import can_pay
from allmende.agricola.rules.moves import PLAY
from allmende.agricola.rules.numbers import CARD_COUNT, CARD_NAMES, FIRST_OCCUPATION
from allmende.agricola.rules.scoring import card_bonus_points, printed_points
from allmende.agricola.rules.state import Table
from allmende.core.rules.sight import put

HELD: Final = 1
PLAYABLE: Final = 2
"""A card in hand whose prerequisite and cost are met."""
SPENT: Final = 2
"""A card in play, and its number has changed: what it gives once has been given, or something has been used."""
CARD_POINTS_BELOW_ZERO: Final = 10
"""So many points below zero that cards give are counted."""
_PILES: Final[list[int]] = [card for card in range(CARD_COUNT) if CARDS[card].left(0) >= 0]
"""The cards on which something lies."""


def places_of_cards(position: Table, seat: int) -> bytearray:
    """Where each card is that the seat sees, and how near those in its hand are; most of it is zeros, and so quick."""
    seats = position.seats
    mine = seats[seat]
    found = bytearray(3 * CARD_COUNT)
    food = 1 if mine.occupation_count() else 0
    for card in mine.hand:
        near = HELD
        if CARDS[card].is_playable(position, seat) and can_pay(
            position, seat, PLAY + card, food if card >= FIRST_OCCUPATION else 0
        ):
            near = PLAYABLE
        found[card] = near
    for i in range(len(mine.played)):
        found[CARD_COUNT + mine.played[i]] = SPENT if mine.marks[i] else 1
    for i in range(len(seats)):
        if i != seat:
            for card in seats[i].played:
                found[2 * CARD_COUNT + card] = 1
    return found


def add_cards(seen: BytesWriter, places: bytearray, position: Table, seat: int) -> None:
    """Add how much lies on cards, and what they come to and have promised."""
    seats = position.seats
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
        _others(seen, position, (seat + i) % len(seats))


def _others(seen: BytesWriter, position: Table, seat: int) -> None:
    """What everybody sees of a seat's cards."""
    mine = position.seats[seat]
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
    put(seen, printed_points(position, seat) + card_bonus_points(position, seat) + CARD_POINTS_BELOW_ZERO)


def cards_names(players: int) -> list[str]:
    """The features of `places_of_cards` and those that `add_cards` adds, in order."""
    found = [f"{place} {name}" for place in ("hand", "played", "others played") for name in CARD_NAMES]
    found += [f"left on {CARD_NAMES[card]}" for card in _PILES]
    found += ["playable minors", "playable occupations", "bonus", "gathered", "beds", "empty beds"]
    found += [f"promised {name}" for name in RESOURCE_NAMES] + ["promised field"]
    for farm in range(players):
        found += [f"farm {farm} {kind} in hand" for kind in ("minors", "occupations")]
        found += [f"farm {farm} {kind} played" for kind in ("minors", "occupations")]
        found += [f"farm {farm} improvements", f"farm {farm} card points"]
    return found
