"""Whether a game would have gone alike under other amendments of its rules, and where it first would not."""

from __future__ import annotations

from typing import Literal

import msgspec

from allmende.core.amendment import with_amendments
from allmende.core.errors import AllmendeError, RecordError
from allmende.core.event import Event
from allmende.core.game import Game
from allmende.core.view import EVERYTHING

What = Literal["setup", "asked", "offered", "move", "events", "scores", "view"]
"""What is otherwise: who is asked, which moves are offered, whether a move is legal, what happens, what it comes to."""


class Difference(msgspec.Struct, frozen=True):
    """What is otherwise after so many moves; a move that isn't legal counts as made."""

    move: int
    what: What


def difference(game: Game, amendments: int, offered: bool = False) -> Difference | None:
    """Where this game would first have gone otherwise with so many amendments; None if it would have gone alike.

    It goes alike if it can be set up and all its moves are legal, if the same seats are asked and the same happens at
    every step, and if it comes to the same scores and stands alike. What else was `offered` makes no difference, unless
    that is asked for.
    """
    then = game.at(0)
    try:
        now = Game(game.title, game.players, game.options, game.deal, amendments)
    except AllmendeError:
        return Difference(0, "setup")
    if what := _otherwise(then, now, then.opening, now.opening, offered):
        return Difference(0, what)
    for number, (seat, move) in enumerate(game.record.moves, 1):
        told = then.play(move, seat)
        try:
            tells = now.play(move, seat)
        except AllmendeError:
            return Difference(number, "move")
        if what := _otherwise(then, now, told, tells, offered):
            return Difference(number, what)
    if then.scores != now.scores or then.winners != now.winners:
        return Difference(game.version, "scores")
    return None if then.view(EVERYTHING) == now.view(EVERYTHING) else Difference(game.version, "view")


def first_difference(game: Game) -> tuple[int, Difference] | None:
    """The first amendment since the game was begun under which it goes otherwise, and where; None if none counts.

    What one amendment changed and a later one changed back doesn't count.
    """
    newest = len(game.title.amendments)
    begun = game.position.amendments
    if begun == newest or difference(game, newest) is None:
        return None
    for amendments in range(begun + 1, newest + 1):
        if found := difference(game, amendments):
            return amendments, found
    raise AssertionError("the newest amendments have just made a difference")


def effect(game: Game, amendment: int) -> Difference | None:
    """Where one amendment makes a difference to the moves of a game, be it only in what else could have been played.

    None if it makes none, or if they can't be played under those before it.
    """
    rules = with_amendments(game.title.rules, amendment - 1)
    try:
        before = Game.replay(game.title, msgspec.structs.replace(game.record, rules=rules))
    except RecordError:
        return None
    return difference(before, amendment, offered=True)


def _otherwise(then: Game, now: Game, told: list[Event], tells: list[Event], offered: bool) -> What | None:
    """What is otherwise after the same move."""
    if told != tells:
        return "events"
    if then.to_act != now.to_act:
        return "asked"
    if offered and any(then.position.moves(seat) != now.position.moves(seat) for seat in then.to_act):
        return "offered"
    return None
