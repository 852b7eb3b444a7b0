"""What a holder of a key sees of a table. Whatever a title hides, it hides in its views and its events."""

from __future__ import annotations

from allmende.core import Decision, Game
from allmende.server.messages import PlayerInfo, Preview, TableState, Update
from allmende.server.table import Holder, Table


def state(table: Table, holder: Holder) -> TableState:
    """The table as it is."""
    mine = table.mine(holder)
    return TableState(
        table=table.name,
        title=table.game.title.name,
        options=table.game.options,
        version=table.version,
        players=players(table),
        view=table.game.view(eyes(table.game, holder.seats)),
        decisions=decisions(table.game, mine),
        undo=table.may_undo(holder),
        mine=mine,
        thinking=table.thinking(),
        goal=list(table.game.title.goal(table.game.options)),
        history=table.past,
        record_version=table.game.title.rules,
    )


def past_state(table: Table, holder: Holder, version: int) -> TableState:
    """The table as it was at a version, for looking only."""
    game, history = table.back_then(version)
    return TableState(
        table=table.name,
        title=game.title.name,
        options=game.options,
        version=history[-1].version,
        players=players(table),
        view=game.view(eyes(game, holder.seats)),
        decisions=[],
        undo=[],
        mine=table.mine(holder),
        thinking=[],
        goal=list(game.title.goal(game.options)),
        history=history,
        record_version=game.title.rules,
    )


def update(table: Table, holder: Holder, since: int) -> Update:
    """What has changed since a version."""
    mine = table.mine(holder)
    base, past, undone = table.news(since)
    return Update(
        version=table.version,
        since=base,
        past=past,
        undone=undone,
        players=players(table),
        view=table.game.view(eyes(table.game, holder.seats)),
        decisions=decisions(table.game, mine),
        undo=table.may_undo(holder),
        mine=mine,
        thinking=table.thinking(),
    )


def preview(table: Table, seat: int, move: str) -> Preview:
    """What a move would bring; AllmendeError if it isn't legal."""
    events, position = table.game.preview(move, seat)
    score = table.game.title.score_lines(position, seat)
    return Preview(events, score, sum(line.points for line in score))


def players(table: Table) -> list[PlayerInfo]:
    """Who sits where."""
    return [PlayerInfo(number, seat.name, seat.kind, seat.bot) for number, seat in enumerate(table.seats)]


def decisions(game: Game, seats: list[int]) -> list[Decision]:
    """What these seats may decide now."""
    found = [game.decision(seat) for seat in seats]
    return [decision for decision in found if decision is not None]


def eyes(game: Game, seats: tuple[int, ...]) -> int:
    """Through whose eyes whoever plays these seats looks: those of the one that decides; -1 for onlookers."""
    acting = [seat for seat in game.to_act if seat in seats]
    return (acting or list(seats) or [-1])[0]
