"""Output of `allmende replay --compare`: two lines of a study side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.table import Table

from allmende.cli.console import Console
from allmende.core.comparison import Comparison, LineEnd, PlayedMove
from allmende.core.view import halves


def print_comparison(found: Comparison, headings: Sequence[str], console: Console, names: Sequence[str]) -> None:
    """Print each seat's points by category, figures and goods at both ends, then the moves that differ."""
    lines = (found.one, found.other)
    console.say("comparison-common", count=found.common)
    if not all(line.over for line in lines):
        console.say("comparison-so-far")
    for seat, name in enumerate(names):
        console.out.print()
        console.out.print(_points(lines, headings, seat, name, console))
    console.out.print()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(console.words("lines-moves"), justify="right")
    for heading in headings:
        table.add_column(heading)
    for number, moves in enumerate(zip_longest(*(line.moves for line in lines)), found.common + 1):
        table.add_row(str(number), *(_move(move, console, names) for move in moves))
    console.out.print(table)


def _points(lines: Sequence[LineEnd], headings: Sequence[str], seat: int, name: str, console: Console) -> Table:
    """A seat's points by category and in all, then figures and goods: a column for each line, and the difference."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(name)
    for heading in (*headings, console.words("comparison-difference")):
        table.add_column(heading, justify="right")
    scores = [line.scores[seat] for line in lines]
    for one, other in zip(*scores, strict=True):
        table.add_row(console.words(f"score-{one.category}"), *_row(one.points, other.points))
    totals = [sum(line.points for line in score) for score in scores]
    table.add_row(console.words("retrospect-account-points"), *_row(*totals), style="bold", end_section=True)
    if all(line.figures for line in lines):
        one, other = (line.figures[seat] for line in lines)
        for figure, number in one.items():
            table.add_row(console.words(f"figure-{figure}"), *_row(number, other[figure]))
    if all(line.goods for line in lines):
        table.add_section()
        one, other = (line.goods[seat] for line in lines)
        for good, count in one.items():
            if count or other[good]:
                table.add_row(console.words(f"resource-{good}", count=2), *_row(count, other[good]))
    return table


def _row(one: float, other: float) -> tuple[str, str, str]:
    ahead = other - one
    return halves(one), halves(other), f"+{halves(ahead)}" if ahead > 0 else halves(ahead) if ahead else ""


def _move(move: PlayedMove | None, console: Console, names: Sequence[str]) -> str:
    return "" if move is None else f"{names[move.seat]}: {console.speaker.say(move.label)}"
