"""What the bots have learned: a net for each title and number of players, with hand cards and without.

The nets lie in `weights/`, each beside a card that says how it was made.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from allmende.bots.insights import candidates, glance
from allmende.bots.net import Net
from allmende.bots.sight import Learned, Sight
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.rules.position import Position
from allmende.core.title import Title

WEIGHTS: Final = Path(__file__).parent / "weights"


class UnfitNetError(AllmendeError):
    """A net has learned to see other features than there are now."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            f"{file} has learned with another version of the encoder", Message("error-unfit-net", {"file": str(file)})
        )


class Subject(NamedTuple):
    """What a net knows about."""

    title: str
    players: int
    cards: bool

    def __str__(self) -> str:
        return f"{self.title}-{self.players}" + ("-cards" if self.cards else "")

    @classmethod
    def parse(cls, text: str) -> Subject:
        """The subject that is written like this.

        >>> Subject.parse("hallertau-2-cards")
        Subject(title='hallertau', players=2, cards=True)
        """
        title, players, *cards = text.split("-")
        return cls(title, int(players), bool(cards))

    @classmethod
    def of(cls, title: Title[Any, Any], position: Position[Any]) -> Subject:
        """What a game is about."""
        has_cards = None if title.insight is None else title.insight.has_cards
        return cls(title.name, len(position.seats), has_cards is not None and has_cards(position))

    @classmethod
    def under(cls, title: Title[Any, Any], players: int, options: Mapping[str, str]) -> Subject:
        """What games with these options are about, however they are dealt."""
        return cls.of(title, title.start(players, options, title.draw(players, options, Random(0))))


def subjects(title: Title[Any, Any]) -> list[Subject]:
    """All subjects of a title."""
    kinds = (False,) if title.insight is None or title.insight.has_cards is None else (False, True)
    return [Subject(title.name, players, cards) for players in title.players for cards in kinds]


def shipped() -> list[str]:
    """The subjects for which a net comes along."""
    return sorted(file.stem for file in WEIGHTS.glob("*.npz"))


def sight(title: Title[Any, Any], position: Position[Any]) -> Sight:
    """The best eyes for games like this one."""
    return _sight(title, Subject.of(title, position))


@cache
def _sight(title: Title[Any, Any], about: Subject) -> Sight:
    encode, names, turn_width = glance(title)
    weights = WEIGHTS / f"{about}.npz"
    net = Net.load(weights)
    if net.inputs != len(names(about.players, about.cards)):
        raise UnfitNetError(weights)
    return Learned(title, encode, candidates(title), net, turn_width)
