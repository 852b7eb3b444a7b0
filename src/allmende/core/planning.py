"""What a seat could do when its turn comes, as far as it can know while others decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from allmende.core.errors import IllegalMoveError
from allmende.core.game import Game
from allmende.core.rules.position import Position

MOST_PASSED: Final = 64
"""Questions of others that are passed over until a turn comes; one that comes later is not foreseen."""


class Ahead(NamedTuple):
    """A game that stands where a seat is asked, and whether its turn begins there rather than goes on."""

    game: Game
    begins: bool


def ahead(game: Game, seat: int, path: Sequence[str] = ()) -> Ahead | None:
    """The game where a seat is asked next, if it makes these moves and all others do nothing until then.

    What the seat can't know is drawn anew, and where something hidden would become known nothing more is foreseen:
    None. The same if the seat isn't asked again, or the title `foresees` nothing. IllegalMoveError if one of the moves
    can't be made in the position to which those before it lead.
    """
    title = game.title
    if not title.foresees or game.is_over:
        return None
    twin = game.known_to(seat)
    position = twin.position
    revealed = position.reveals
    begins = True
    for text in ("", *path):
        if text:
            move, period = title.vocabulary.parse(text), position.period
            if move not in position.moves(seat):
                why = title.why_not(position, seat, move)
                raise IllegalMoveError(f"{text!r} is not legal for seat {seat + 1} then", why)
            position.play(seat, move)
            begins = not position.moves(seat) or position.period != period
        if not _comes_to(position, seat, revealed):
            return None
    return Ahead(twin, begins)


def _comes_to(position: Position[Any], seat: int, revealed: int) -> bool:
    """Whether a seat is asked when all others leave what they are asked, and nothing hidden becomes known."""
    for _ in range(MOST_PASSED):
        if position.over or position.reveals != revealed:
            return False
        if position.moves(seat):
            return True
        others = position.to_act()
        if not others:
            return False
        for other in others:
            mine = position.own(other)
            mine.stack.clear()
            mine.moves = []
        position.go_on()
    return False
