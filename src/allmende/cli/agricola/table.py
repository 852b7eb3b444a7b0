"""The table of Agricola in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from allmende.agricola.components.board import ROUNDS
from allmende.agricola.presentation.farmers import FarmerView
from allmende.agricola.presentation.views import ActionView, CampaignView, View
from allmende.agricola.rules.campaign import POINTS_PER_FOOD
from allmende.cli.agricola.farmyard import amount, farmyard
from allmende.cli.agricola.rows import facts
from allmende.cli.console import Console
from allmende.core.message import Message
from allmende.core.view import halves

WIDE = 116
"""The width of a terminal from which on a farmyard has the supply beside it."""


def draw_agricola(view: View, near: int, console: Console, names: Sequence[str]) -> None:
    """Print the round, the action spaces, the others' farms in brief, and last the farm of one player.

    The last farm is still on the screen when moves are listed below it.
    """
    console.say(
        "agricola-heading",
        round=view.round,
        count=ROUNDS,
        stage=view.stage,
        phase=Message(f"round-phase-{view.phase}"),
    )
    if view.campaign:
        console.out.print(f"  {_campaign(view.campaign, console)}")
    if not view.over:
        first = names[view.first] if len(names) > 1 else "none"
        console.out.print(f"  {console.words('agricola-next', harvest=view.next_harvest, first=first)}", soft_wrap=True)
        console.out.print(_columns([_space(action, console, names) for action in _in_order(view)]))
        console.say("agricola-improvements")
        console.out.print(_columns([console.words(f"improvement-{name}") for name in view.improvements]))
    for seat in [*(seat for seat in range(len(names)) if seat != near), near]:
        player = view.players[seat]
        console.out.print()
        acting = "▸ " if seat in view.to_act else ""
        console.say("agricola-player", player=f"{acting}{names[seat]}", points=player.points)
        console.out.print(_farm(view, player, seat == near, console))
    if view.over:
        console.out.print()
        console.out.print(score(view, console, names))
        if view.campaign:
            _standing(view.campaign, view.players[0].points, console, names)


def _campaign(campaign: CampaignView, console: Console) -> str:
    """The number of the game in its campaign and, in a solo campaign, the points to be reached."""
    if campaign.games:
        return console.words("campaign-game", game=campaign.game, games=campaign.games)
    return console.words("campaign-alone", game=campaign.game, goal=campaign.goal)


def _standing(campaign: CampaignView, points: int, console: Console, names: Sequence[str]) -> None:
    """Print the result of the campaign after this game or, in a solo campaign, the food with which the next begins."""
    if not campaign.games:
        above = points - campaign.goal
        if above < 0:
            console.say("campaign-again")
        else:
            console.say("campaign-food", food=above // POINTS_PER_FOOD)
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(console.words("campaign"))
    for name in names:
        table.add_column(name, justify="right")
    table.add_row(console.words("campaign-points"), *map(str, campaign.points))
    table.add_row(console.words("campaign-totals"), *map(str, campaign.totals))
    console.out.print(table)
    if campaign.winners:
        console.say("campaign-won", winners=[Message("name", {"name": names[seat]}) for seat in campaign.winners])


def _in_order(view: View) -> list[ActionView]:
    """The action spaces of the boards, then the cards in the order of the rounds."""
    return sorted(view.actions, key=lambda action: action.round)


def _space(action: ActionView, console: Console, names: Sequence[str]) -> str:
    """An action space: its name, goods and people, and for a round card its round."""
    name = console.words(f"action-{action.name}")
    if action.round:
        name = console.words("agricola-card", round=action.round, name=name)
    if action.resource:
        name = f"{name}: {amount(action.resource, action.count, console)}"
    if action.seats:
        return f"■ {name} ({', '.join(names[seat] for seat in action.present())})"
    return f"× {name}" if action.closed else f"□ {name}"


def _columns(cells: Sequence[str]) -> Columns:
    return Columns([f"  {cell}" for cell in cells], padding=(0, 1), column_first=True)


def _farm(view: View, player: FarmerView, near: bool, console: Console) -> RenderableType:
    """A farmyard that is `near`: drawn, with all else beside it, or below it without room; otherwise a few lines."""
    rows = _rows(facts(view, player, near, console), console)
    if not near:
        return rows
    drawing = Text("\n".join(farmyard(player, console, console.out.width)), no_wrap=True)
    if console.out.width < WIDE:
        return Group(drawing, rows)
    both = Table.grid(padding=(0, 2))
    both.add_column(no_wrap=True)
    both.add_column(overflow="fold")
    both.add_row(drawing, rows)
    return both


def _rows(rows: Sequence[tuple[str, str]], console: Console) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for title, text in rows:
        table.add_row(console.words(title), text)
    return table


def score(view: View, console: Console, names: Sequence[str]) -> Table:
    """The points by category, a column for each player."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(console.words("table-points"))
    for name in names:
        table.add_column(name, justify="right")
    for number, line in enumerate(view.players[0].score):
        points = [halves(player.score[number].points) for player in view.players]
        table.add_row(console.words(f"score-{line.category}"), *points)
    table.add_section()
    table.add_row(console.words("agricola-sum"), *(halves(player.points) for player in view.players))
    return table
