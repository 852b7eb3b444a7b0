"""Replays a game under another set of amendments and reports the first difference."""

from __future__ import annotations

from typing import Literal

import msgspec

from allmende.core.amendment import with_amendments
from allmende.core.errors import AllmendeError, RecordError
from allmende.core.event import Event
from allmende.core.game import Game
from allmende.core.view import EVERYTHING

What = Literal["setup", "asked", "offered", "move", "events", "scores", "view"]
"""The kinds of differences: setup fails, other seats are asked, other moves are offered, a move is illegal, other
events follow, or the game ends with other scores or another view."""


class Difference(msgspec.Struct, frozen=True):
    """A difference after a number of moves; if it is an illegal `move`, that one is counted."""

    move: int
    what: What


def difference(game: Game, amendments: int, offered: bool = False) -> Difference | None:
    """The first difference between a game and its replay under another number of amendments; None if there is none.

    There is none if the game can be set up, all its moves are legal, the same seats are asked and the same events
    follow at every step, and scores and view are equal at the end. Other legal moves count as a difference only if
    `offered` is set.
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
    """The first amendment since a game was begun that makes a difference to it, with that difference, or None.

    None, too, if a later amendment changed that back, so that the newest rules make no difference.
    """
    newest = len(game.title.amendments)
    begun = game.state.amendments
    if begun == newest or difference(game, newest) is None:
        return None
    for amendments in range(begun + 1, newest + 1):
        if found := difference(game, amendments):
            return amendments, found
    raise AssertionError("the newest amendments have just made a difference")


def effect(game: Game, amendment: int) -> Difference | None:
    """The first difference that one amendment makes to a game, other legal moves included.

    None if it makes none, or if the game can't be replayed under the amendments before it.
    """
    rules = with_amendments(game.title.rules, amendment - 1)
    try:
        before = Game.replay(game.title, msgspec.structs.replace(game.record, rules=rules))
    except RecordError:
        return None
    return difference(before, amendment, offered=True)


def _otherwise(then: Game, now: Game, told: list[Event], tells: list[Event], offered: bool) -> What | None:
    """The kind of difference between two games after the same move, with the events that it brought; None if equal."""
    if told != tells:
        return "events"
    if then.to_act != now.to_act:
        return "asked"
    if offered and any(then.state.moves(seat) != now.state.moves(seat) for seat in then.to_act):
        return "offered"
    return None
