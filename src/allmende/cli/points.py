"""Points by category as tables: a row a category, a column for each player or meeting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.table import Table

from allmende.cli.console import Console

SIDE_BY_SIDE: Final = 4
"""The largest number of columns in a table."""

Column = tuple[str, Sequence[Mapping[str, float]]]
"""A heading, and its means by category, several of them in one cell."""


def print_points(columns: Sequence[Column], console: Console) -> None:
    """Print the columns, a few at a time."""
    names = dict.fromkeys(name for _, means in columns for points in means for name in points)
    for start in range(0, len(columns), SIDE_BY_SIDE):
        shown = columns[start : start + SIDE_BY_SIDE]
        table = Table(box=None, pad_edge=False)
        table.add_column(console.words("points-category"))
        for heading, _ in shown:
            table.add_column(heading, justify="right")
        for name in names:
            cells = [" : ".join(f"{points.get(name, 0.0):.1f}" for points in means) for _, means in shown]
            table.add_row(console.words(f"score-{name}"), *map(console.number, cells))
        console.out.print()
        console.out.print(table)
