"""The coach: asks a title for cautions about a move before it is played, and chooses one at most."""

from __future__ import annotations

from typing import Final

from allmende.core.caution import Caution, Outlook
from allmende.core.game import Game, Scene

OFF: Final = "off"
GENTLE: Final = "gentle"
TALKATIVE: Final = "talkative"
LEVELS: Final = (OFF, GENTLE, TALKATIVE)
"""The levels of a coach: silent, warning of what is lost for good, or telling mild cautions as well."""


def caution(game: Game, seat: int, move: int, level: str, scene: Scene | None = None) -> Caution | None:
    """The caution of a coach of this level about a legal move of a seat; None if nothing can be proved against it.

    `scene`, as `game.preview(move, seat)` gives it, saves the time to play the move.
    """
    if level == OFF:
        return None
    seen = scene or game.preview(move, seat)[0]
    # As in the preview: what the seat can't know is drawn anew, so that nothing said depends on it.
    outlook = Outlook(game.known_to(seat).state, seat, move, seen.state, seen.events)
    found = game.title.cautions(outlook)
    return next((each for each in found if level == TALKATIVE or not each.mild), None)
