"""Card knowledge: what hand cards are worth, measured in games of a bot with itself.

It lies in `card-knowledge/`, a file a title, which `python -m allmende.arena.card_statistics` writes from the folders
of `allmende cards --stats`. Each estimate has its 95 % interval; what is not beyond it should not be said.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any, Final

import msgspec

from allmende.core.plain import Plain
from allmende.core.title import Title

FOLDER: Final = Path(__file__).parent / "card-knowledge"
DOUBT: Final = 0.05
"""The probability that an interval leaves out the true value."""
FEWEST: Final = 10
"""The smallest number of deals from which anything is estimated."""


class Estimate(Plain, frozen=True):
    """An estimate, and half the width of its 95 % interval."""

    value: float
    half: float

    @property
    def is_sure(self) -> bool:
        """True if 0 is outside of the interval."""
        return abs(self.value) > self.half


class CardFacts(Plain, frozen=True, omit_defaults=True):
    """What was counted and measured about a card.

    It was in `dealt` hands, and played in `played` of these or after it had come into a hand later, in the mean in
    `round`. Of the times it was `offered` in a draft or choice, it was `chosen` some. `points` and `wins` say how much
    more points and how much larger a share of the victory a hand brings with the card instead of another one of its
    kind on the same deal; None if that was not measured.
    """

    dealt: int
    played: int
    round: float | None = None
    offered: int = 0
    chosen: int = 0
    points: Estimate | None = None
    wins: Estimate | None = None


def stands_out(number: Estimate, among: int) -> bool:
    """True if an estimate is surely no chance, although it is one among so many.

    Of a hundred cards that are all alike, the 95 % intervals of five leave out 0. Here all of them together have a
    probability of 5 % that any does (Bonferroni's correction).

    >>> stands_out(Estimate(1.7, 1.0), 100), stands_out(Estimate(1.8, 1.0), 100)
    (False, True)
    """
    normal = NormalDist()
    factor = normal.inv_cdf(1 - DOUBT / 2 / max(1, among)) / normal.inv_cdf(1 - DOUBT / 2)
    return abs(number.value) > factor * number.half


class Partners(Plain, frozen=True):
    """Two cards that bring more points together than each by itself: how many, shrunk toward 0."""

    cards: tuple[str, str]
    points: Estimate


class Measured(Plain, frozen=True):
    """What card knowledge was measured by: until `date`, in so many `games` of a `bot` with itself."""

    players: int
    games: int
    bot: str
    date: str


class CardSet(Plain, frozen=True):
    """The knowledge of the cards that are in play with these options and so many players.

    It was measured on `date` with a version of Allmende and by the `rules`, in so many `games` on `deals`, all of whose
    seats `bot` played.
    """

    players: int
    options: dict[str, str]
    bot: str
    deals: int
    games: int
    date: str
    version: str
    rules: str
    cards: dict[str, CardFacts]
    partners: list[Partners]

    @property
    def hands(self) -> int:
        """The number of hands in all games."""
        return self.games * self.players

    @property
    def measured(self) -> Measured:
        """What it was measured by."""
        return Measured(self.players, self.games, self.bot, self.date)

    def stands_out(self, number: Estimate) -> bool:
        """True if what was estimated about one of the cards is surely no chance, although it is one of so many."""
        return stands_out(number, len(self.cards))

    def hand(self, cards: Iterable[str]) -> Estimate:
        """How many points more than a mean hand these cards bring, apart from what they do together.

        >>> kind = {"a": CardFacts(9, 5, points=Estimate(2.0, 0.3)), "b": CardFacts(9, 5, points=Estimate(-0.5, 0.4))}
        >>> CardSet(2, {}, "farmer", 9, 18, "", "", "", kind, []).hand(["a", "b"])
        Estimate(value=1.5, half=0.5)
        """
        known = [facts.points for card in cards if (facts := self.cards.get(card)) and facts.points is not None]
        return Estimate(sum(each.value for each in known), sqrt(sum(each.half**2 for each in known)))


class CardKnowledge(msgspec.Struct, frozen=True):
    """All that is known of a title's cards: a set for each number of players and set of cards that was measured."""

    sets: list[CardSet]


def file_of(title: Title[Any, Any], folder: Path = FOLDER) -> Path:
    """The file of the knowledge of a title's cards."""
    return folder / f"{title.name}.json"


@cache
def card_knowledge(title: Title[Any, Any], folder: Path = FOLDER) -> CardKnowledge:
    """The knowledge of a title's cards, read when it is first asked for; without sets if nothing is known."""
    file = file_of(title, folder)
    return msgspec.json.decode(file.read_bytes(), type=CardKnowledge) if file.exists() else CardKnowledge([])


def card_set(title: Title[Any, Any], players: int, options: Mapping[str, str], folder: Path = FOLDER) -> CardSet | None:
    """The knowledge for games with so many players and the very cards that the options, complete, put into play."""
    hand_cards = title.hand_cards
    if hand_cards is None:
        return None
    kinds = hand_cards.kinds(players, options)
    for known in card_knowledge(title, folder).sets:
        if (
            known.players == players
            and hand_cards.kinds(players, title.checked_options(players, known.options)) == kinds
        ):
            return known
    return None
