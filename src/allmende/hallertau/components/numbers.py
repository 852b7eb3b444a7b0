"""The printed numbers of all 330 cards. In the rules, a card is its index in these lists."""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components.pieces import BONUS, FARMYARD, GATEWAY, POINT

DECKS: Final[dict[str, tuple[int, int, int]]] = {
    "beginner": (GATEWAY, 1, 30),
    "advanced": (GATEWAY, 101, 130),
    "expert": (GATEWAY, 201, 230),
    "master": (GATEWAY, 301, 330),
    "hops": (FARMYARD, 401, 435),
    "sheep": (FARMYARD, 501, 535),
    "field": (FARMYARD, 601, 635),
    "jewelry": (FARMYARD, 701, 735),
    "bonus": (BONUS, 801, 845),
    "point": (POINT, 901, 925),
}
"""By deck: the pile that it goes to, and its first and last number."""

GATEWAY_DECKS: Final[list[str]] = [name for name, (pile, _, _) in DECKS.items() if pile == GATEWAY]
FARMYARD_DECKS: Final[list[str]] = [name for name, (pile, _, _) in DECKS.items() if pile == FARMYARD]

CARD_NUMBERS: Final[list[int]] = [number for _, first, last in DECKS.values() for number in range(first, last + 1)]
CARD_NAMES: Final[list[str]] = [f"{number:03}" for number in CARD_NUMBERS]
CARD_DECKS: Final[list[int]] = [pile for pile, first, last in DECKS.values() for _ in range(first, last + 1)]
"""By card: the pile that it belongs to."""
CARD_COUNT: Final = 330


def card_index(number: int) -> int:
    """The index of the card with this printed number."""
    return CARD_NUMBERS.index(number)


def deck_cards(deck: str) -> list[int]:
    """All cards of a deck, in the order of their numbers."""
    _, first, last = DECKS[deck]
    return list(range(card_index(first), card_index(last) + 1))
