"""Nicknames of cards: a few letters by which a player knows a card again in a hand, made of what it asks for and does.

They are no texts of the physical cards: a nickname says only in which thing a card begins and in which it ends,
"Meat: Milk" where one has to have Meat, "Hops → Clay" where one pays Hops. They read the symbols of the card, so that
a new kind of effect has a nickname as soon as it has a symbol and a word, `nickname-SYMBOL`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from allmende.core.message import Message
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.numbers import CARD_NAMES, DECKS, deck_cards
from allmende.hallertau.presentation.icons import income_icons, lower_icons, upper_icons
from allmende.hallertau.rules.language import Card

SIGNS: Final = frozenset(
    {
        "arrow", "at-most", "book", "dark-book", "discard", "each", "exactly", "exceeds", "instead-of",
        "just-harvested", "just-used", "last-action", "no", "number", "or", "pay", "plus", "reaches", "rows-sum",
        "slash", "sow-it", "sum", "up-to", "using",
    }
)  # fmt: skip
"""Symbols that only join others."""
LESSER: Final = ("minus-", "per-", "window")
"""How symbols begin that only measure others."""
USUAL: Final = ("bonus-card",)
"""What half of all cards do besides: it names a card only where that does nothing else."""
POINTS: Final = "score"
"""What a card brings that does nothing."""


class Nickname(NamedTuple):
    """A nickname: what a card asks for and what it does, each a symbol with its number, and whether one pays."""

    source: str
    result: str
    pays: bool

    @property
    def message(self) -> Message:
        """The nickname as a message."""
        joined = {"of": _word(self.source), "to": _word(self.result)}
        return Message("nickname-pay" if self.pays else "nickname-have", joined)


def nickname(card: Card) -> Message:
    """The nickname of a card; cards of one series hardly ever share one.

    >>> nickname(CARDS[CARD_NAMES.index("124")]).args
    {'of': Message(id='nickname-meat', args={}), 'to': Message(id='nickname-milk', args={})}
    """
    return _nicknames()[CARD_NAMES[card.card]].message


@cache
def _nicknames() -> dict[str, Nickname]:
    """The nicknames of all cards, by their numbers."""
    found: dict[str, Nickname] = {}
    for series in DECKS:
        found |= _of_series([CARDS[card] for card in deck_cards(series)])
    return found


def _of_series(cards: Sequence[Card]) -> dict[str, Nickname]:
    """Nicknames of the cards of one series: of what several would share, each takes the next that is left, if any."""
    wanted = {CARD_NAMES[card.card]: _candidates(card) for card in cards}
    shared = Counter(candidates[0] for candidates in wanted.values())
    found = {number: candidates[0] for number, candidates in wanted.items() if shared[candidates[0]] == 1}
    for number, candidates in wanted.items():
        if number not in found:
            taken = {*found.values()}
            found[number] = next((each for each in candidates if each not in taken), candidates[0])
    return found


def _candidates(card: Card) -> list[Nickname]:
    """All nicknames that a card could have, the most telling first."""
    sources, results = _things(upper_icons(card)), _things(income_icons(card) if card.income else lower_icons(card))
    results.sort(key=lambda each: each in USUAL)
    pairs = product(enumerate(sources), enumerate(results or [f"{POINTS}*{card.points}"]))
    # Where a card gives some of what it asks for, what else it does tells more.
    ranked = sorted(pairs, key=lambda pair: (pair[0][1] == pair[1][1], pair[0][0] + pair[1][0]))
    found = [Nickname(source, result, card.price is not None) for (_, source), (_, result) in ranked]
    counted = [symbol for symbol in upper_icons(card) if symbol.startswith(f"{sources[0]}*")]
    return [*found, *(found[0]._replace(source=symbol) for symbol in counted)]


def _things(symbols: Sequence[str]) -> list[str]:
    """What a row of symbols is about, in reading order; a thing that must not be there begins with "no-"."""
    found: list[str] = []
    before = ""
    for symbol in symbols:
        name = symbol.partition("*")[0]
        if name not in SIGNS and not name.startswith(LESSER):
            found.append(f"no-{name.partition('@')[0]}" if before == "no" else name)
        before = name
    return [*dict.fromkeys(found)]


def _word(thing: str) -> Message:
    """The word for a symbol; a Field says its row, where there is only one, and points say how many they are."""
    thing, _, number = thing.partition("*")
    name, _, place = thing.partition("@")
    if name == POINTS:
        return Message(f"nickname-{name}", {"points": number})
    if number:
        return Message("nickname-counted", {"count": number, "of": _word(thing)})
    if name == "field" and place.isdecimal():
        return Message("nickname-field-in-row", {"row": int(place)})
    return Message(f"nickname-{name}")
