"""Output of `allmende replay --lines`: the lines of a study, and what each comes to."""

from __future__ import annotations

from rich.table import Table

from allmende.cli.console import Console
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.study import BEGINNING, Study
from allmende.core.view import halves
from allmende.titles import replay


def print_lines(beginning: Game, study: Study, console: Console) -> None:
    """Print a row for each line: its number and name, where it begins, how long it is, and the points at its end."""
    title, header = beginning.title, beginning.record
    labels: dict[int, Message] = {}
    for node, before in study.walk(beginning.copy()):
        labels[node.number] = title.label(before.state, node.seat, title.vocabulary.parse(node.move))
    table = Table(box=None, pad_edge=False)
    for column in ("number", "name", "from", "moves", "points"):
        table.add_column(console.words(f"lines-{column}"), justify="left" if column == "name" else "right")
    first = study[BEGINNING].children[:1]
    for number, (begins, ends) in enumerate(zip(first + study.variations(), study.lines(), strict=False), 1):
        path = study.path(ends)
        start = path.index(begins)
        named = [study[step].name for step in path[start:] if study[step].name]
        name = (
            named[0] if named else console.words("lines-main") if number == 1 else console.speaker.say(labels[begins])
        )
        points = " : ".join(halves(points) for points in replay(study.record(header, ends)).scores)
        table.add_row(str(number), name, str(start + 1), str(len(path) - start), points)
    console.out.print(table)
