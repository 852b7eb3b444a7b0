"""The table of Hallertau in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table

from allmende.cli.console import Console
from allmende.cli.display import points_with_lines
from allmende.core.message import Message
from allmende.core.passages import amounts
from allmende.hallertau.components.pieces import LAST_COLUMN, POINTS_OF_COLUMN
from allmende.hallertau.presentation import passages
from allmende.hallertau.presentation.views import CraftView, PlayerView, SpaceView, View

# The action board as it is printed: two quadrants side by side, and two below; in the corners the spaces for cards.
ROWS = (
    ("gateway-card", "", "", "farmyard-card"),
    ("sheep-breeding", "sheep-shearing", "butchery", "nursery"),
    ("clay-delivery", "farming", "busy-weekend", "clearing"),
    ("small-trade", "cultivation", "fertilizing", "tool-shed"),
    ("weekly-market", "land-sale", "town-hall", "sheep-market"),
    ("bonus-card", "", "", "point-card"),
)


def draw_hallertau(view: View, console: Console, names: Sequence[str]) -> None:
    """Print the round, the action board and everybody's boards."""
    console.say(
        "table-heading",
        round=view.round,
        phase=Message(f"phase-{view.phase}"),
        first=names[view.first],
    )
    if view.cards:
        piles = [passages.cards(deck, count) for deck, count in view.piles.items()]
        console.say("table-piles", cards=piles)
    console.out.print(_board(view, console))
    console.out.print(_villages(view, console, names))


def _board(view: View, console: Console) -> Table:
    spaces = {space.name: space for space in view.spaces if space.open}
    board = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 1))
    for _ in ROWS[0]:
        board.add_column(overflow="fold")
    for row in ROWS:
        if any(name in spaces for name in row):
            board.add_row(*(_space(spaces[name], console) if name in spaces else "" for name in row))
    return board


def _space(space: SpaceView, console: Console) -> str:
    """An action space: its name, and its rows from the bottom, with ■ for workers and □ for each one still needed."""
    workers = " ".join("■" * count if count else "□" * row for row, count in enumerate(space.workers, 1))
    return f"{console.words(f'space-{space.name}')}\n{workers}"


def _villages(view: View, console: Console, names: Sequence[str]) -> Table:
    """The villages, with a column for each player."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for player in view.players:
        acting = "▸ " if player.seat in view.to_act else ""
        table.add_column(f"{acting}{names[player.seat]}", overflow="fold")
    rows = [
        ("table-means", _means),
        ("table-goods", _goods),
        ("table-fields", _fields),
        ("table-sheep", _sheep),
        ("table-village", _village),
    ]
    if view.cards:
        rows += [("table-hand", _hand), ("table-played", _played)]
    for title, cell in [*rows, ("table-points", _points)]:
        table.add_row(console.words(title), *(cell(player, console) for player in view.players))
    return table


def _means(player: PlayerView, console: Console) -> str:
    return console.listed(passages.means(player))


def _goods(player: PlayerView, console: Console) -> str:
    return console.listed(amounts(player.goods)) or "-"


def _fields(player: PlayerView, console: Console) -> str:
    """The fields with their rows and crops, the best row first."""
    empty = console.words("table-empty")
    return ", ".join(
        f"{field.row} {console.words(f'resource-{field.good}', count=1) if field.good else empty}"
        for field in passages.fields(player)
    )


def _sheep(player: PlayerView, console: Console) -> str:
    return console.listed(passages.sheep(player)) or "-"


def _hand(player: PlayerView, console: Console) -> str:
    """The numbers of a player's hand cards if the viewer may see them, else their backs, counted."""
    return " ".join(card.number for card in player.hand) or console.listed(passages.backs(player)) or "-"


def _played(player: PlayerView, console: Console) -> str:
    return " ".join(player.played) or "-"


def _village(player: PlayerView, console: Console) -> str:
    """The Community Center board: its tile, then each craft building in its row, with the boulders."""
    window = "table-window-points" if player.window_points else "table-window-workers"
    lines = [console.words(window, workers=player.window_workers, points=player.window_points)]
    lines += [f"{_track(craft, player.center)} {console.words(f'craft-{craft.name}')}" for craft in player.crafts]
    return "\n".join(lines)


def _track(craft: CraftView, center: int) -> str:
    """A row of the board: ░ under the tile, ■ the building, ● a boulder, 3 a symbol worth three points."""
    track = ["░" if column < center else str(POINTS_OF_COLUMN[column] or "·") for column in range(LAST_COLUMN + 1)]
    for boulder in craft.boulders:
        track[boulder] = "●"
    track[craft.position] = "■"
    return "".join(track)


def _points(player: PlayerView, console: Console) -> str:
    return points_with_lines(player.points, player.score, console)
