"""What a seat sees: the whole table of Hallertau as plain values, ready to draw."""

from __future__ import annotations

import msgspec

from allmende.core.view import ScoreLine
from allmende.hallertau.components import (
    ALL_QUADRANTS,
    COLUMNS,
    CRAFT_NAMES,
    CRAFTS,
    GOODS,
    LAST_COLUMN,
    POINTS_IN_WINDOW,
    RESOURCE_NAMES,
    ROUNDS,
    STABLES,
    WORKERS_IN_WINDOW,
)
from allmende.hallertau.player import EMPTY, Player
from allmende.hallertau.scoring import score_lines, winners
from allmende.hallertau.spaces import ROW_WORKERS, SPACES, lowest_free_row
from allmende.hallertau.state import Table
from allmende.hallertau.steps.phases import ACTIONS, PROGRESS


class SpaceView(msgspec.Struct, frozen=True):
    """An action space. `workers` has a count for each row, bottom row first; `cost` is 0 when it is full."""

    name: str
    quadrant: int
    open: bool
    workers: list[int]
    cost: int


class FieldView(msgspec.Struct, frozen=True):
    """A field in its row 2 to 5; `good` is empty or what grows there."""

    row: int
    good: str


class CraftView(msgspec.Struct, frozen=True):
    """A Craft Building in column 0 to 10, and the columns of its boulders that are still on the board.

    `tools` is what the next advance needs, -1 at the end of the board.
    """

    name: str
    position: int
    boulders: list[int]
    tools: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player's boards. `sheep` lies on the Farmyard cards of Rounds 1 to 6; `fields` has eight columns."""

    seat: int
    workers: int
    tools: int
    exhausted: int
    jewelry: int
    goods: dict[str, int]
    fields: list[FieldView | None]
    sheep: list[int]
    stables: int
    center: int
    window_workers: int
    window_points: int
    crafts: list[CraftView]
    score: list[ScoreLine]
    points: int


class View(msgspec.Struct, frozen=True):
    """The table. `phase` is 1 to 10, 11 at the end; `turn` is the seat whose turn it is, -1 when all play at once.

    `quadrants` are the quadrants that lost workers this round (in Round 1: got none), `quadrant_cards` those of each
    round so far, from which one can tell what is still to come.
    """

    round: int
    phase: int
    turn: int
    first: int
    to_act: list[int]
    quadrants: list[int]
    quadrant_cards: list[list[int]]
    spaces: list[SpaceView]
    players: list[PlayerView]
    over: bool
    winners: list[int]


def view(table: Table) -> View:
    """The table as every seat sees it: without hand cards nothing that lies on it is hidden."""
    cards = table.deal.quadrants
    seen = [[int(digit) for digit in (cards[round_][1:] if cards else ALL_QUADRANTS)] for round_ in range(table.round)]
    clockwise = table.phase == ACTIONS or (table.phase == PROGRESS and table.clockwise)
    return View(
        round=table.round,
        phase=table.phase,
        turn=table.turn if clockwise else -1,
        first=table.first,
        to_act=table.to_act(),
        quadrants=seen[-1],
        quadrant_cards=seen,
        spaces=[_space(table, number) for number in range(len(SPACES))],
        players=[_player(seat, mine) for seat, mine in enumerate(table.seats)],
        over=table.over,
        winners=winners(table) if table.over else [],
    )


def _space(table: Table, number: int) -> SpaceView:
    space = SPACES[number]
    workers = table.board[number]
    return SpaceView(
        name=space.name,
        quadrant=space.quadrant,
        open=number in table.open,
        workers=[workers >> 2 * row & 3 for row in range(space.rows)],
        cost=ROW_WORKERS[lowest_free_row(workers, space.rows)],
    )


def _player(seat: int, mine: Player) -> PlayerView:
    lines = score_lines(mine)
    return PlayerView(
        seat=seat,
        workers=mine.workers,
        tools=mine.tools,
        exhausted=mine.exhausted,
        jewelry=mine.jewelry,
        goods={RESOURCE_NAMES[good]: mine.goods[good] for good in range(GOODS)},
        fields=[_field(mine.fields[column]) for column in range(COLUMNS)],
        sheep=mine.sheep[1 : ROUNDS + 1],
        stables=mine.sheep[STABLES],
        center=mine.center,
        window_workers=WORKERS_IN_WINDOW[mine.center],
        window_points=POINTS_IN_WINDOW[mine.center],
        crafts=[_craft(mine, craft) for craft in range(CRAFTS)],
        score=lines,
        points=sum(line.points for line in lines),
    )


def _field(field: int) -> FieldView | None:
    if not field:
        return None
    good = field // EMPTY
    return FieldView(field % EMPTY, RESOURCE_NAMES[good - 1] if good else "")


def _craft(mine: Player, craft: int) -> CraftView:
    boulders = mine.boulders[2 * craft : 2 * craft + 2]
    return CraftView(
        CRAFT_NAMES[craft],
        mine.crafts[craft],
        [column for column in boulders if column <= LAST_COLUMN],
        mine.tools_to_advance(craft),
    )
