"""Output of `allmende replay --lines`: the lines of a study, and what each comes to."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table

from allmende.cli.console import Console
from allmende.cli.told_output import LineOutput
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.study import BEGINNING, Study
from allmende.core.view import halves
from allmende.titles import replay


def print_lines(beginning: Game, study: Study, console: Console) -> None:
    """Print a row for each line: its number and name, where it begins, how long it is, and the points at its end."""
    table = Table(box=None, pad_edge=False)
    for column in ("number", "name", "from", "moves", "points"):
        table.add_column(console.words(f"lines-{column}"), justify="left" if column == "name" else "right")
    for line in lines_of(beginning, study):
        name = line.name or (console.words("lines-main") if line.number == 1 else console.speaker.say(line.label))
        points = " : ".join(map(halves, line.scores))
        table.add_row(str(line.number), name, str(line.first), str(line.moves), points)
    console.out.print(table)


def lines_of(beginning: Game, study: Study) -> Iterator[LineOutput]:
    """The lines of a study: the main line, then the variations in the order of its text."""
    title, header = beginning.title, beginning.record
    labels: dict[int, Message] = {}
    for node, before in study.walk(beginning.copy()):
        labels[node.number] = title.label(before.state, node.seat, title.vocabulary.parse(node.move))
    first = study[BEGINNING].children[:1]
    for number, (begins, ends) in enumerate(zip(first + study.variations(), study.lines(), strict=False), 1):
        path = study.path(ends)
        start = path.index(begins)
        name = next((study[step].name for step in path[start:] if study[step].name), "")
        game = replay(study.record(header, ends))
        yield LineOutput(number, name, labels[begins], start + 1, len(path) - start, game.is_over, game.scores)
