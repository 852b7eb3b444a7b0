"""The list of what a person can do, by number."""

from __future__ import annotations

from collections.abc import Collection

from rich.columns import Columns

from allmende.cli.console import Console
from allmende.cli.display import Display
from allmende.core.game import Game
from allmende.core.view import Decision


def list_moves(
    display: Display, game: Game, decision: Decision, console: Console, elsewhere: Collection[int]
) -> list[int]:
    """Print the moves group by group; the place of each numbered move in the decision.

    The moves with some of the numbers stand elsewhere on the screen.
    """
    width = len(str(len(decision.moves)))
    order: list[int] = []
    for group in display.groups(game, decision, console):
        if group.heading:
            console.out.print(f"  {group.heading}", soft_wrap=True)
        lines: list[str] = []
        for place in group.moves:
            order.append(place)
            if len(order) in elsewhere:
                continue
            move = decision.moves[place]
            label = console.speaker.say(move.label)
            about = "" if group.brief else display.hint(move, console)
            lines.append(f"  {len(order):{width}}  {label}{about}")
        if group.brief:
            console.out.print(Columns(lines, padding=(0, 1), equal=True))
        else:
            for line in lines:
                console.out.print(line, soft_wrap=True)
    return order
