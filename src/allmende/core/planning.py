"""Planned moves: finds where a seat will be asked next, as far as it can know while others decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from allmende.core.errors import IllegalMoveError
from allmende.core.game import Game
from allmende.core.rules.state import State

MOST_PASSED: Final = 64
"""The number of times that others' questions are passed over; a turn that comes later is not foreseen."""


class Ahead(NamedTuple):
    """A game at the point where a seat is asked; `begins` is True if a turn of the seat begins there."""

    game: Game
    begins: bool


def ahead(game: Game, seat: int, path: Sequence[str] = ()) -> Ahead | None:
    """The game where a seat is asked next, if it makes the moves of `path` and all others do nothing until then.

    All that the seat can't know is drawn anew. None if something hidden would become known before, if the seat isn't
    asked again, or if the title `foresees` nothing. IllegalMoveError if one of the moves isn't legal after those before
    it.
    """
    title = game.title
    if not title.foresees or game.is_over:
        return None
    twin = game.known_to(seat)
    state = twin.state
    revealed = state.reveal_count
    begins = True
    for text in ("", *path):
        if text:
            move, epoch = title.vocabulary.parse(text), state.epoch
            if move not in state.moves(seat):
                why = title.why_not(state, seat, move)
                raise IllegalMoveError(f"{text!r} is not legal for seat {seat + 1} then", why)
            state.play(seat, move)
            begins = not state.moves(seat) or state.epoch != epoch
        if not _comes_to(state, seat, revealed):
            return None
    return Ahead(twin, begins)


def _comes_to(state: State[Any], seat: int, revealed: int) -> bool:
    """Play on while all others do nothing; True if the seat is asked before anything hidden becomes known."""
    for _ in range(MOST_PASSED):
        if state.over or state.reveal_count != revealed:
            return False
        if state.moves(seat):
            return True
        others = state.to_act()
        if not others:
            return False
        for other in others:
            mine = state.own(other)
            mine.stack.clear()
            mine.moves = []
        state.go_on()
    return False
