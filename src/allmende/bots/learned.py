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
from allmende.bots.mind import Mind
from allmende.bots.net import Net
from allmende.bots.sight import Learned, Sight
from allmende.core.errors import AllmendeError
from allmende.core.insight import Names
from allmende.core.message import Message
from allmende.core.rules.position import Position
from allmende.core.title import Title

WEIGHTS: Final = Path(__file__).parent / "weights"


class UnfitNetError(AllmendeError):
    """A net cannot play such games; `problem` says why, as part of a message's name, and `about` what is amiss."""

    def __init__(self, file: Path, problem: str, about: str = "") -> None:
        super().__init__(
            f"{file} is unfit: {problem} {about}".rstrip(),
            Message(f"error-unfit-net-{problem}", {"file": str(file), "about": about}),
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


def check_features(file: Path, net: Net | Mind, names: Names, about: Subject) -> None:
    """UnfitNetError, if what the net of a file has learned to see is not what is seen of games of this subject."""
    known = set(net.features)
    if len(known) != net.inputs:
        raise UnfitNetError(file, "nameless")
    if unknown := known.difference(names(about.players, about.cards)):
        raise UnfitNetError(file, "features", min(unknown))
    if about.cards and known.issubset(names(about.players, False)):
        raise UnfitNetError(file, "cards")


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
    return sight_with(WEIGHTS / f"{about}.npz", title, about)


def sight_with(file: Path, title: Title[Any, Any], about: Subject) -> Sight:
    """The eyes of somebody with the net of a file; UnfitNetError if it has learned to see what is not seen here."""
    encode, names, turn_width = glance(title)
    net = Net.load(file)
    check_features(file, net, names, about)
    return Learned(title, encode, candidates(title), net.seeing(names(about.players, about.cards)), turn_width)
