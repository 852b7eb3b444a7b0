"""The table of Fields of Arle in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table

from allmende.arle.components.pieces import HALF_YEARS
from allmende.arle.presentation.passages import first_players
from allmende.arle.presentation.views import PlayerView, SpaceView, View
from allmende.arle.rules.phases import INVENTORY, WORK
from allmende.cli.arle.boards import home_board, land_in_words
from allmende.cli.arle.rows import building_points, facts
from allmende.cli.console import Console
from allmende.core.message import Message
from allmende.core.view import halves

WIDE = 116
"""The width of a terminal from which on a Home Board has the supply beside it."""
MONTHS = 4


def draw_arle(view: View, near: int, console: Console, names: Sequence[str]) -> None:
    """Print the half-year, the action spaces, the boards of one player, and the others in brief."""
    console.say(
        "arle-heading",
        half_year=view.half_year,
        count=HALF_YEARS,
        season=Message(f"season-{view.season}"),
        phase=Message(f"half-year-phase-{view.phase}"),
    )
    console.out.print(f"  {_months(view, console)}", soft_wrap=True)
    if len(names) > 1 and not view.over:
        console.out.print(f"  {console.speaker.say(first_players(view, names))}", soft_wrap=True)
    if not view.over:
        console.out.print(_spaces(view, console, names))
        console.say("arle-buildings")
        console.out.print(_columns(building_points(view.buildings, console)))
        console.say("arle-supply")
        console.out.print(_columns(_supply(view, console)))
    order = [near, *(seat for seat in range(len(names)) if seat != near)]
    for seat in order:
        player = view.players[seat]
        console.out.print()
        acting = "▸ " if seat in view.to_act else ""
        console.say("arle-player", player=f"{acting}{names[seat]}", points=player.points)
        console.out.print(_boards(view, player, seat == near, console))
    console.out.print()
    console.out.print(_score(view, order, console, names))


def _months(view: View, console: Console) -> str:
    """The months with the present one in brackets; the fifth is the inventory."""
    present = view.month if view.phase == WORK else MONTHS + 1 if view.phase == INVENTORY else 0
    words = [console.words(f"month-{view.season}-{month}") for month in range(1, MONTHS + 2)]
    return "  ".join(f"[{word}]" if month == present else word for month, word in enumerate(words, 1))


def _spaces(view: View, console: Console, names: Sequence[str]) -> RenderableType:
    """The action spaces of the season, with their workers; of the other season only those that are occupied."""
    shown = [space for space in view.spaces if space.season == view.season or space.seats]
    return _columns([_space(space, console, names) for space in shown])


def _space(space: SpaceView, console: Console, names: Sequence[str]) -> str:
    there = ", ".join(names[seat] for seat in space.seats)
    name = console.words(f"space-{space.name}")
    return f"■ {name}: {there}" if there else f"□ {name}"


def _supply(view: View, console: Console) -> list[str]:
    return [f"{count} {console.words(f'supply-{name}')}" for name, count in view.supply.items()]


def _columns(cells: Sequence[str]) -> Columns:
    return Columns([f"  {cell}" for cell in cells], padding=(0, 1), column_first=True)


def _boards(view: View, player: PlayerView, near: bool, console: Console) -> RenderableType:
    """A Home Board that is `near`, with all else beside it, or below it without room; otherwise a few lines."""
    rows = facts(view, player, near, console)
    if not near:
        return _rows([("arle-land", land_in_words(player, console)), *rows], console)
    board = home_board(player, console)
    if console.out.width < WIDE:
        return Group(board, _rows(rows, console))
    both = Table.grid(padding=(0, 2))
    both.add_row(board, _rows(rows, console))
    return both


def _rows(rows: Sequence[tuple[str, str]], console: Console) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column()
    table.add_column(overflow="fold")
    for title, text in rows:
        table.add_row(console.words(title), text)
    return table


def _score(view: View, order: Sequence[int], console: Console, names: Sequence[str]) -> Table:
    """The points by category, a column for each player."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(console.words("table-points"))
    for seat in order:
        table.add_column(names[seat], justify="right")
    for number, line in enumerate(view.players[0].score):
        points = [halves(view.players[seat].score[number].points) for seat in order]
        table.add_row(console.words(f"score-{line.category}"), *points)
    table.add_section()
    table.add_row(console.words("arle-sum"), *(halves(view.players[seat].points) for seat in order))
    return table
