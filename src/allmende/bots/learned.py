"""What the bots have learned: a net for each title and number of players, with hand cards and without.

The nets lie in `weights/`, each beside a card that says how it was made.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from allmende.bots.agricola import encoder as agricola
from allmende.bots.arle import encoder as arle
from allmende.bots.hallertau import encoder as hallertau
from allmende.bots.judges import candidates
from allmende.bots.net import Net
from allmende.bots.sight import Encode, Learned, Sight
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.rules.position import Position
from allmende.core.title import Title

WEIGHTS: Final = Path(__file__).parent / "weights"
ENCODE: Final[dict[str, Encode]] = {
    "hallertau": hallertau.encode,
    "arle": arle.encode,
    "agricola": agricola.encode,
}


TURN_WIDTH: Final = {"hallertau": 3, "arle": 3, "agricola": 0}
"""How many ways to go on with a turn are followed at once, by title.

Alone at Hallertau that is good for 3 points, at Arle for 1.5; at Agricola, with few decisions a turn, for none.
"""


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
        return cls(title.name, len(position.seats), _has_cards(title, position))

    def features(self) -> list[str]:
        """What each number is that a net sees."""
        if self.title == "arle":
            return arle.names(self.players)
        return {"hallertau": hallertau.names, "agricola": agricola.names}[self.title](self.players, self.cards)


def shipped() -> list[str]:
    """The subjects for which a net comes along."""
    return sorted(file.stem for file in WEIGHTS.glob("*.npz"))


def _has_cards(title: Title[Any, Any], position: Any) -> bool:
    """Whether a game is played with hand cards: in Hallertau, they are what may be done at any time."""
    if title.name == "agricola":
        return bool(position.setup.cards)
    return title.name == "hallertau" and position.anytime is not None


def sight(title: Title[Any, Any], position: Position[Any]) -> Sight:
    """The best eyes for games like this one."""
    return _sight(title, Subject.of(title, position))


@cache
def _sight(title: Title[Any, Any], about: Subject) -> Sight:
    look = candidates(title.name)
    weights = WEIGHTS / f"{about}.npz"
    net = Net.load(weights)
    if net.inputs != len(about.features()):
        raise UnfitNetError(weights)
    return Learned(title, ENCODE[title.name], look, net, TURN_WIDTH[title.name])
