"""Trying moves out: plays moves of a seat on a copy, as far as the seat could take them back and can know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from allmende.core.errors import IllegalMoveError
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.rules.state import State
from allmende.core.stills import stills_of


class Tried(NamedTuple):
    """A copy of a game after the first `made` moves of a try, and the state that is shown of it, `seen`.

    `goes_on` is True if the seat could try more. `why` says why not, or why the next of the moves can't be made.
    """

    game: Game
    seen: State[Any]
    made: int
    goes_on: bool
    why: Message | None


def tried(game: Game, seat: int, path: Sequence[str]) -> Tried:
    """Try the moves of `path` with a deciding seat, up to the first of them that isn't legal.

    All that the seat can't know is drawn anew, so that a try tells nothing of it. A try ends where undo would: where
    something hidden becomes known, and where the turn ends, since what others do then depends on what they hold; it
    shows neither. If no other seat holds secrets, it goes on as long as the seat is asked. UnknownMoveError if the
    title has no such move.
    """
    title, twin = game.title, game.known_to(seat)
    is_open = game.players == 1 or not title.has_secrets(game.options)
    seen = start = twin.state.copy()
    for made, text in enumerate(path):
        try:
            course = _watched(twin, seat, text)
        except IllegalMoveError as error:
            label = title.vocabulary[title.vocabulary.parse(text)].label
            return Tried(twin, seen, made, True, Message("try-refused", {"move": label, "why": error.message}))
        own = [each for each in course if is_open or each.epoch == start.epoch]
        seen = next((each for each in reversed(own) if each.reveal_count == start.reveal_count), seen)
        why = _end(own, twin.state, start, seat)
        if why:
            return Tried(twin, seen, made + 1, False, Message(why))
    return Tried(twin, seen, len(path), True, None)


def _end(own: Sequence[State[Any]], now: State[Any], start: State[Any], seat: int) -> str:
    """The id of the message that says why a try ends with a move; "" if it goes on."""
    if any(each.reveal_count != start.reveal_count for each in own):
        return "try-hidden"
    if own[-1] is not now:
        return "try-turn"
    return "try-over" if now.over else "" if now.moves(seat) else "try-turn"


def _watched(game: Game, seat: int, move: str) -> list[State[Any]]:
    """Play a move; give the states from before it on, the last one after it."""
    with stills_of(game.state) as stills:
        stills.append((0, game.state.copy()))
        game.play(move, seat)
    return [*(still for _, still in stills), game.state]
