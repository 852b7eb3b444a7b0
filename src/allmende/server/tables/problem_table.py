"""Tables for problems: the first entry of one, and the turn that is played there in answer."""

from __future__ import annotations

from allmende import bots
from allmende.problems.plans import is_done
from allmende.problems.problem import Problem
from allmende.server.tables.entries import Opened, Seat
from allmende.server.tables.seats import check_names, checked_name
from allmende.server.tables.studies import Setup
from allmende.server.tables.table import Table
from allmende.titles import title


def opened(one: Problem, player: str, neighbor: str) -> Setup:
    """The first entry of a table where a player solves a problem among bots, which bear the name `neighbor`.

    UnfitError if a name isn't allowed.
    """
    head = one.head
    usual = bots.usual(title(head.title))
    called = [neighbor if number == 1 else f"{neighbor} {number}" for number in range(1, head.players)]
    others = [Seat(checked_name(name), "here", usual) for name in called]
    seats = [*others[: one.seat], Seat(checked_name(player), "here"), *others[one.seat :]]
    check_names([seat.name for seat in seats])
    return Opened(head, seats, "", given=len(head.moves), problem=one.name), ()


def answer(table: Table) -> list[str] | None:
    """The moves of the turn that answers a table's problem; None while that isn't over."""
    (seat,) = (number for number, seat in enumerate(table.opened.seats) if seat.bot is None)
    game = table.game.at(table.opened.given)
    before, moves = game.state.copy(), list[str]()
    for who, move in table.game.record.moves[table.opened.given :]:
        game.play(move, who)
        if who == seat:
            moves.append(move)
        if moves and is_done(before, game.state, seat):
            return moves
    return None
