"""The numbered list of moves from which a player chooses."""

from __future__ import annotations

from collections.abc import Collection

from rich.columns import Columns

from allmende.cli.console import Console
from allmende.cli.display import Display
from allmende.core.game import Game
from allmende.core.view import Decision


def list_moves(
    display: Display,
    game: Game,
    decision: Decision,
    console: Console,
    elsewhere: Collection[int],
    unfolded: bool = False,
) -> list[int]:
    """Print the moves group by group, and return the place of each numbered move in the decision.

    Folded groups are listed only if `unfolded`. Moves with the numbers `elsewhere` are printed by others.
    """
    groups = display.groups(game, decision, console)
    width = len(str(sum(len(group.moves) for group in groups if not group.typed)))
    order: list[int] = []
    for group in groups:
        if group.folded and not unfolded:
            first, last = len(order) + 1, len(order) + len(group.moves)
            order += group.moves
            console.say("play-folded", first=f"{first:{width}}", last=last, moves=group.heading)
            continue
        if group.heading and not group.folded:
            console.out.print(f"  {group.heading}", soft_wrap=True)
        if group.typed:
            continue
        lines: list[str] = []
        for place in group.moves:
            order.append(place)
            if len(order) in elsewhere:
                continue
            move = decision.moves[place]
            label = display.label(move, console)
            about = "" if group.brief else display.hint(move, console)
            lines.append(f"  {len(order):{width}}  {label}{about}")
        if group.brief:
            console.out.print(Columns(lines, padding=(0, 1), equal=True))
        else:
            for line in lines:
                console.out.print(line, soft_wrap=True)
    return order
