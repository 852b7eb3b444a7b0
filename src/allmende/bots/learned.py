"""What the bots have learned: a net for each title and number of players, with hand cards and without.

The nets lie in `weights/`, each beside a card that says how it was made.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from allmende.bots.encoders import agricola, arle, hallertau
from allmende.bots.judges import JUDGES
from allmende.bots.net import Net
from allmende.bots.sight import Encode, Judged, Learned, Sight
from allmende.core.position import Position
from allmende.core.title import Title

WEIGHTS: Final = Path(__file__).parent / "weights"
ENCODE: Final[dict[str, Encode]] = {
    "hallertau": hallertau.encode,
    "arle": arle.encode,
    "agricola": agricola.encode,
}


def subject(title: str, players: int, cards: bool) -> str:
    """What a net is called, and so what it knows about."""
    return f"{title}-{players}" + ("-cards" if cards else "")


def sight(title: Title[Any, Any], position: Position[Any]) -> Sight:
    """The best eyes for games like this one."""
    return _sight(title, subject(title.name, len(position.seats), has_cards(title, position)))


def has_cards(title: Title[Any, Any], position: Position[Any]) -> bool:
    """Whether the game is played with hand cards: in Hallertau these are what may be done at any time."""
    return title.name == "hallertau" and position.anytime is not None


@cache
def _sight(title: Title[Any, Any], about: str) -> Sight:
    judge = JUDGES[title.name]()
    weights = WEIGHTS / f"{about}.npz"
    if not weights.exists():
        return Judged(title, judge)
    return Learned(title, ENCODE[title.name], judge.candidates, Net.load(weights))
