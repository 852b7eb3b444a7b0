"""Hand cards by number and name. Inside, a card is its place in these lists."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final, Literal

from allmende.agricola.components.board import FIRST_HAND_CARD, SPACE_NAMES
from allmende.agricola.components.card_names import BASE, MINORS, OCCUPATIONS, deck_x

CARD_NUMBERS: Final[list[str]] = [*MINORS, *OCCUPATIONS]
"""The minor improvements come first, then the occupations."""
CARD_NAMES: Final[list[str]] = [*MINORS.values(), *OCCUPATIONS.values()]
CARD_COUNT: Final = len(CARD_NUMBERS)
FIRST_OCCUPATION: Final = len(MINORS)

CardKind = Literal["minor", "occupation", "space", "merchant", "incident"]
"""The kinds of cards; the last three are those of deck X that no player has in front of them."""

_FOR_THREE: Final = 127
_FOR_FOUR: Final = 148
_FOR_FIVE: Final = 169
"""The occupations of a deck from these numbers on ask for that many players."""
_FOR_FIVE_PLAYERS: Final = 5
_FIRSTS: Final[dict[int, int]] = {_FOR_FIVE: _FOR_FIVE_PLAYERS, _FOR_FOUR: 4, _FOR_THREE: 3}
_FOR_THREE_IN_BOX: Final = ("L059", "L071", "L072", "L075", "L078", "L084")
"""The occupations of the box deck, which are not numbered by players, that ask for three."""


DECK_LETTERS: Final = "ABCDE"
"""The decks that can be played with, as their cards' numbers begin."""
BOX_LETTER: Final = "L"
"""The deck of the box that can be shuffled into any of these; its cards are called by this letter."""
DRAWN_LETTER: Final = "X"
"""The deck of the box that lies apart, from which cards are drawn at the Western Quarry."""
LETTERS: Final = DECK_LETTERS + BOX_LETTER + DRAWN_LETTER
"""All decks."""
ALL_DECKS: Final = "all"


def _least_players(number: str) -> int:
    if number[0] == BOX_LETTER:
        return 3 if number in _FOR_THREE_IN_BOX else 1
    printed = int(number[1:])
    return next((players for first, players in _FIRSTS.items() if printed >= first), 1)


LEAST_PLAYERS: Final[list[int]] = [_least_players(number) for number in CARD_NUMBERS]
"""By card: the smallest number of players for which it is used."""


def deck_name(letters: str) -> str:
    """The name of a deck, or of several together.

    >>> deck_name("C"), deck_name("ACE"), deck_name(DECK_LETTERS)
    ('deck-c', 'decks-ace', 'all')
    """
    return ALL_DECKS if letters == DECK_LETTERS else f"deck{'s' if len(letters) > 1 else ''}-{letters.lower()}"


MIXTURES: Final[dict[str, str]] = {
    deck_name("".join(letters)): "".join(letters)
    for count in range(1, len(DECK_LETTERS) + 1)
    for letters in combinations(DECK_LETTERS, count)
}
"""By name: the letters of one deck, or of several decks together."""


def _decks(cards: Iterable[int]) -> dict[str, list[int]]:
    """By name: those of these cards that are in the base set, or in the decks of a mixture."""
    by_letter: dict[str, list[int]] = {letter: [] for letter in LETTERS}
    for card in cards:
        by_letter[CARD_NUMBERS[card][0]].append(card)
    found = {name: sorted([card for letter in of for card in by_letter[letter]]) for name, of in MIXTURES.items()}
    return {"base": [card for card in found[ALL_DECKS] if CARD_NUMBERS[card] in BASE], **found}


DECKS: Final[dict[str, list[int]]] = _decks(range(CARD_COUNT))
"""The cards that can be played with: the base set, which has cards of decks A and B, or the decks of a mixture."""
BOX_DECK: Final[list[int]] = [card for card, number in enumerate(CARD_NUMBERS) if number[0] == BOX_LETTER]
"""The cards of the box deck."""
DRAWN_DECK: Final[list[int]] = [card for card, number in enumerate(CARD_NUMBERS) if number[0] == DRAWN_LETTER]
"""The cards of deck X."""


def with_box(deck: str) -> str:
    """The name of a deck into which the box deck has been shuffled."""
    return f"{deck}-and-{BOX_LETTER.lower()}"


def with_smaller_box(deck: str, amendment: int) -> str:
    """The same without the cards of the box deck that came later: for games that were begun before an amendment."""
    return f"{with_box(deck)}-before-{amendment}"


_CAME_WITH: Final[dict[int, tuple[str, ...]]] = {
    61: ("L072", "L078", "L080"),
    62: ("L066", "X09", "X12"),
    63: ("L082", "X17"),
}
"""By amendment: the cards of the decks of the box that have been dealt since then."""


def _without_later(cards: list[int], amendment: int) -> list[int]:
    """Those of these cards that were dealt before an amendment."""
    later = {number for since, numbers in _CAME_WITH.items() if since >= amendment for number in numbers}
    return [card for card in cards if CARD_NUMBERS[card] not in later]


DECKS_WITH_BOX: Final[dict[str, list[int]]] = {
    **{with_box(deck): sorted(cards + BOX_DECK) for deck, cards in DECKS.items()},
    **{
        with_smaller_box(deck, amendment): sorted(cards + _without_later(BOX_DECK, amendment))
        for deck, cards in DECKS.items()
        for amendment in _CAME_WITH
    },
}


def with_box_of(deck: str, amendments: int) -> str:
    """The name of a deck with the cards of the box deck that are in a game with so many amendments."""
    later = [amendment for amendment in _CAME_WITH if amendments < amendment]
    return with_smaller_box(deck, later[0]) if later else with_box(deck)


def drawn_deck(amendments: int) -> list[int]:
    """The cards of deck X in a game with so many amendments."""
    return _without_later(DRAWN_DECK, amendments + 1)


_CAME_LAST: Final = (
    *("C001", "C022", "C027", "C039", "C056", "C060", "D014", "D051", "D088", "E088"),
    *("E096", "E112", "E123", "E144", "E148", "E149", "E152", "E167"),
)


def incomplete(deck: str) -> str:
    """The name of a deck without the cards that came last: for games that were begun before amendment 57."""
    return f"{deck}-incomplete"


_FORMER: Final = [
    card
    for card, number in enumerate(CARD_NUMBERS)
    if number not in _CAME_LAST and LEAST_PLAYERS[card] < _FOR_FIVE_PLAYERS
]
INCOMPLETE_DECKS: Final[dict[str, list[int]]] = {incomplete(name): cards for name, cards in _decks(_FORMER).items()}
"""What the decks were before: without 18 cards of decks C to E, and without the occupations for five and six."""


def cards_of(deck: str) -> list[int]:
    """The cards of a deck by its name, as it is now, was before, or with the box deck; not to be changed."""
    return DECKS.get(deck) or DECKS_WITH_BOX.get(deck) or INCOMPLETE_DECKS[deck]


_SPACES: Final[dict[str, int]] = {name: space for space, name in enumerate(SPACE_NAMES) if space >= FIRST_HAND_CARD}
SPACE_OF_CARD: Final[list[int]] = [_SPACES.get(name, -1) for name in CARD_NAMES]
"""By card: the action space that it is, or -1."""


_HOLDERS: Final = ("A148", "B086", "B148", "B169", "C086", "C148", "E086")
HOLDS_ANIMALS: Final[list[bool]] = [number in _HOLDERS for number in CARD_NUMBERS]
"""By card: whether it is an occupation that animals can be kept on by what is printed on it."""


_KINDS: Final[dict[str, CardKind]] = {
    **dict.fromkeys(deck_x.SPACES, "space"),
    **dict.fromkeys(deck_x.MERCHANTS, "merchant"),
    **dict.fromkeys(deck_x.INCIDENTS, "incident"),
}
_CARDS: Final[dict[str, int]] = {number: card for card, number in enumerate(CARD_NUMBERS)}


def card_index(number: str) -> int:
    """The place of the card with this printed number."""
    return _CARDS[number]


def is_occupation(card: int) -> bool:
    """True if a card is an occupation rather than a minor improvement."""
    return card >= FIRST_OCCUPATION


def kind_of_card(card: int) -> CardKind:
    """The kind of a card.

    >>> kind_of_card(card_index("A001")), kind_of_card(card_index("X13"))
    ('minor', 'incident')
    """
    return "occupation" if is_occupation(card) else _KINDS.get(CARD_NUMBERS[card], "minor")
