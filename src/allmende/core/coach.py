"""Asks a title what is lost by a move, and chooses what a coach says of it: one sentence at most."""

from __future__ import annotations

from typing import Final

from allmende.core.caution import Caution, Outlook
from allmende.core.game import Game, Scene

OFF: Final = "off"
GENTLE: Final = "gentle"
TALKATIVE: Final = "talkative"
LEVELS: Final = (OFF, GENTLE, TALKATIVE)
"""How much a coach says: nothing, what is lost for good, or what may be good to know as well."""


def caution(game: Game, seat: int, move: int, level: str, scene: Scene | None = None) -> Caution | None:
    """What a coach of this level says to a legal move of a seat; None if nothing can be proved against it.

    It takes less time if the `scene` that a preview of the move gave is at hand.
    """
    if level == OFF:
        return None
    seen = scene or game.preview(move, seat)[0]
    # As in the preview: what the seat can't know is drawn anew, so that nothing said depends on it.
    outlook = Outlook(game.known_to(seat).position, seat, move, seen.position, seen.events)
    found = game.title.cautions(outlook)
    return next((each for each in found if level == TALKATIVE or not each.mild), None)
