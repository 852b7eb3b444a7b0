"""Output of `allmende replay --analysis`: the expected scores over a game, and the moves that cost most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from rich.table import Table

from allmende.arena.contestants import bot_message
from allmende.bots.advice import Review, reviews
from allmende.bots.hand_worth import hand_worths
from allmende.cli.console import STOPPED, Console
from allmende.core.game import Game
from allmende.core.view import halves

COSTLIEST: Final = 8
"""The largest number of moves printed."""
WIDTH: Final = 40
"""The most characters of the sparkline of a seat's expected score."""
_LEVELS: Final = "▁▂▃▄▅▆▇█"


def print_analysis(game: Game, console: Console, names: Sequence[str], file: Path) -> int:
    """Analyse the finished game of a file, print the result, also if interrupted, and return the exit status."""
    found, status = analyse(game, console)
    if found:
        console.out.print()
        console.out.print(_scores(found, game, console, names))
        print_hands(game, console, names)
        _print_costliest(found, console, names)
        dearest = max(found, key=lambda one: one.cost)
        console.out.print()
        console.say("analysis-step-in", title=game.title.name, file=str(file), at=dearest.version - 1)
    return status


def analyse(game: Game, console: Console) -> tuple[list[Review], int]:
    """The reviews of the moves of a finished game, of the first ones if interrupted, and the exit status."""
    found: list[Review] = []
    count = game.version
    try:
        with console.progress() as progress:
            task = progress.add_task(console.words("analysis-progress"), total=count)
            for review in reviews(game.record):
                found.append(review)
                progress.advance(task)
    except KeyboardInterrupt:
        console.note("analysis-stopped", done=len(found), count=count)
        return found, STOPPED
    return found, 0


def _scores(found: Sequence[Review], game: Game, console: Console, names: Sequence[str]) -> Table:
    """A table by seat: the expected score over the game, the points that moves gave away, and the final score."""
    lowest, highest = min(one.score for one in found), max(one.score for one in found)
    table = Table(box=None, pad_edge=False)
    for column in ("player", "course", "first", "last", "cost", "score"):
        is_text = column in ("player", "course")
        table.add_column(console.words(f"analysis-{column}"), justify="left" if is_text else "right")
    for seat, name in enumerate(names):
        own = [one for one in found if one.seat == seat]
        if own:
            course = sparkline([one.score for one in own], lowest, highest)
            given = f"{sum(one.cost for one in own):.1f}"
            told = [console.number(each) for each in (f"{own[0].score:.1f}", f"{own[-1].score:.1f}", given)]
            table.add_row(name, course, *told, halves(game.scores[seat]))
    return table


def sparkline(scores: Sequence[float], lowest: float, highest: float) -> str:
    """Draw numbers as columns between `lowest` and `highest`; if they are many, a column shows the mean of several.

    >>> sparkline([0, 10, 20, 70], 0, 70)
    '▁▂▃█'
    """
    columns = min(WIDTH, len(scores))
    edges = [column * len(scores) // columns for column in range(columns + 1)]
    means = [sum(scores[start:end]) / (end - start) for start, end in pairwise(edges)]
    reach = highest - lowest or 1.0
    return "".join(_LEVELS[round((mean - lowest) / reach * (len(_LEVELS) - 1))] for mean in means)


def print_hands(game: Game, console: Console, names: Sequence[str]) -> None:
    """Print what the hands that were dealt were worth, as far as that is surely more or less than the mean."""
    for worth in hand_worths(game):
        points = console.number(f"{abs(worth.points):.1f} ± {worth.half:.1f}")
        more = "yes" if worth.points > 0 else "no"
        bot = bot_message(worth.bot)
        console.say("hand-worth", player=names[worth.seat], more=more, points=points, bot=bot, games=worth.games)


def _print_costliest(found: Sequence[Review], console: Console, names: Sequence[str]) -> None:
    """Print the moves that gave most away, with a better move, and why it is better."""
    costly = sorted(((one, one.why) for one in found if one.why), key=lambda each: -each[0].cost)[:COSTLIEST]
    console.out.print()
    console.say("analysis-costliest", count=len(costly))
    for one, why in costly:
        console.say(
            "analysis-move",
            number=one.version,
            player=names[one.seat],
            cost=console.number(f"{one.cost:.1f}"),
            move=one.label,
            best=one.best_label,
        )
        console.out.print(f"     {console.speaker.say(why)}", soft_wrap=True)
