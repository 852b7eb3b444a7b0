"""Lists of boards, tiles and cards with their texts, laid out alike for all games."""

from __future__ import annotations

from rich.table import Table

from allmende.cli.console import Console
from allmende.core.message import Message


def listing(console: Console, *titles: str) -> Table:
    """A list without lines, with a column for each title."""
    rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for title in titles:
        rows.add_column(console.words(title), vertical="top", overflow="fold")
    return rows


def said(message: Message | None, console: Console) -> str:
    """Return a message as text; empty for None."""
    return "" if message is None else console.speaker.say(message)
