"""Hand cards by number and name. Inside, a card is its place in these lists."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import FIRST_HAND_CARD, SPACE_NAMES
from allmende.agricola.components.card_names import BASE, MINORS, OCCUPATIONS

CARD_NUMBERS: Final[list[str]] = [*MINORS, *OCCUPATIONS]
"""The minor improvements come first, then the occupations."""
CARD_NAMES: Final[list[str]] = [*MINORS.values(), *OCCUPATIONS.values()]
CARD_COUNT: Final = 336
FIRST_OCCUPATION: Final = 168

_FOR_THREE: Final = 127
"""The occupations of a deck from this number on ask for three players, and those from the next one on for four."""
_FOR_FOUR: Final = 148


def _least_players(number: str) -> int:
    printed = int(number[1:])
    return 4 if printed >= _FOR_FOUR else 3 if printed >= _FOR_THREE else 1


LEAST_PLAYERS: Final[list[int]] = [_least_players(number) for number in CARD_NUMBERS]
"""By card: the smallest number of players for which it is used."""

DECKS: Final[dict[str, list[int]]] = {
    "base": [card for card, number in enumerate(CARD_NUMBERS) if number in BASE],
    "deck-a": [card for card, number in enumerate(CARD_NUMBERS) if number.startswith("A")],
    "deck-b": [card for card, number in enumerate(CARD_NUMBERS) if number.startswith("B")],
    "all": list(range(CARD_COUNT)),
}
"""The cards that can be played with: the base set, which has cards of both decks, a whole deck, or all."""

SPACE_OF_CARD: Final[list[int]] = [
    SPACE_NAMES.index(name) if name in SPACE_NAMES[FIRST_HAND_CARD:] else -1 for name in CARD_NAMES
]
"""By card: the action space that it is, or -1."""


def card_index(number: str) -> int:
    """The place of the card with this printed number."""
    return CARD_NUMBERS.index(number)


def is_occupation(card: int) -> bool:
    """True if a card is an occupation rather than a minor improvement."""
    return card >= FIRST_OCCUPATION
