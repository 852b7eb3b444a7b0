"""The interface to the hand cards of a title, for studies that deal them, swap them and count them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar


class HandCards(ABC):
    """Tells which hand cards a title has and who is dealt which. A title with hand cards derives from it.

    Cards go by their names in records (`104`, `angler`).
    """

    drafts: ClassVar[Sequence[Mapping[str, str]]] = ()
    """The choices of options by which hands are drafted: from each packet a seat takes one card of each kind."""

    @abstractmethod
    def kinds(self, players: int, options: Mapping[str, str]) -> Sequence[Sequence[str]]:
        """The cards that a game can deal into hands, by kind; none in a game without them. The options are complete."""

    @abstractmethod
    def hands(self, deal: Any, players: int) -> Sequence[Sequence[str]]:
        """The cards that a deal gives each seat: its hand, or, where hands are drafted, its first packet."""

    @abstractmethod
    def swapped(self, deal: Any, players: int, options: Mapping[str, str], rng: Random) -> Any:
        """The deal with all those cards swapped for others of their kind that were in no hand; the rest is as it was.

        Where fewer are left than were dealt, as many are swapped as there are others, chosen by lot.
        """

    @abstractmethod
    def in_hand(self, state: Any, seat: int) -> Sequence[str]:
        """The cards in the hand of a seat now."""

    @abstractmethod
    def choices(self, state: Any, seat: int) -> Mapping[int, str]:
        """The cards of which a seat has to take one into its hand now, by the move that takes it; mostly none."""


def swaps(dealt: Sequence[str], others: Sequence[str], rng: Random) -> dict[str, str]:
    """For each card what takes its place when dealt cards change places with others, as many as there are.

    >>> sorted(swaps(["a", "b"], ["x"], Random(1)).items())
    [('a', 'x'), ('x', 'a')]
    """
    count = min(len(dealt), len(others))
    pairs = list(zip(rng.sample(dealt, count), rng.sample(others, count), strict=True))
    return dict(pairs) | {new: old for old, new in pairs}
