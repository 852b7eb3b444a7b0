"""Output of `allmende replay --retrospect`: points and figures over the rounds, and their sources."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from allmende.cli.console import Console
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.retrospect import Account, Kind, Retrospect, look_back
from allmende.core.view import halves

HEADINGS: tuple[tuple[Kind, str], ...] = (
    ("work", "retrospect-work"),
    ("card", "retrospect-cards"),
    ("phase", "retrospect-phases"),
)


def print_retrospect(game: Game, console: Console, names: Sequence[str]) -> None:
    """Print the retrospect of a finished game, seat by seat; NoHindsightError if its title has none."""
    found = look_back(game)
    console.out.print()
    console.say("retrospect-points-lead")
    for seat, name in enumerate(names):
        console.out.print()
        console.out.print(_courses(found, seat, name, console))
        for kind, heading in HEADINGS:
            accounts = [account for account in found.accounts[seat] if account.kind == kind]
            if accounts:
                console.out.print()
                console.out.print(
                    _accounts(accounts, console.words(heading, game=game.title.name), found.unit, console)
                )
    console.out.print()
    console.say("retrospect-accounts-lead")


def _courses(found: Retrospect, seat: int, name: str, console: Console) -> Table:
    """A seat's points by category and in all, then other figures: a column for each round."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="none")
    table.add_column(name)
    for number in range(len(found.ends)):
        table.add_column(str(number), justify="right")
    for curve in found.points:
        table.add_row(console.words(f"score-{curve.name}"), *map(halves, curve.values[seat]))
    table.add_row(
        console.words("retrospect-account-points"), *map(halves, found.totals[seat]), style="bold", end_section=True
    )
    for curve in found.figures:
        table.add_row(console.words(f"figure-{curve.name}"), *map(halves, curve.values[seat]))
    return table


def _accounts(accounts: Sequence[Account], heading: str, unit: str, console: Console) -> Table:
    """Accounts of a kind, those with most points first."""
    table = Table(box=None, pad_edge=False, header_style="none")
    table.add_column(heading)
    table.add_column(console.words("retrospect-goods"))
    table.add_column(console.words("retrospect-account-points"), justify="right")
    for account in sorted(accounts, key=lambda each: (-each.points, each.round)):
        name = console.speaker.say(account.name)
        often = f"{name} × {account.times}" if account.times > 1 else name
        goods = [_goods(good, count, console) for good, count in account.gained.items()]
        goods += [_goods(good, -count, console) for good, count in account.paid.items()]
        table.add_row(often, ", ".join(goods), halves(account.points))
    return table


def _goods(good: str, count: int, console: Console) -> str:
    return f"{count:+d} {console.speaker.say(Message(f'resource-{good}', {'count': abs(count)}))}"
