"""What a table costs the server at worst: how long it loads, and what a move that is taken back takes."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import process_time

from allmende.core import Game
from allmende.server.tables.entries import AnyEntry, Moved, Opened, Seat, Undone, decode, encode
from allmende.server.tables.registry import MOST_ENTRIES
from allmende.server.tables.table import Table
from allmende.titles import TITLES


@dataclass(frozen=True)
class Costs:
    """CPU seconds to load a table with the most entries that it can have, and milliseconds to take a move back."""

    load_s: float
    undo_ms: float


def measure(title: str) -> Costs:
    """Load a long game at whose end somebody has moved and taken back until the table was full."""
    random = Random(1)
    game = Game.new(TITLES[title], 1, 1, None, {})
    bare = game.record
    while not game.is_over:
        before = game.copy()
        game.play(random.choice(list(game.moves)))
    move = before.moves.texts[0]
    entries: list[AnyEntry] = [Opened(bare, [Seat("1", "here")], "")]
    entries += [Moved(*made) for made in before.record.moves]
    while len(entries) < MOST_ENTRIES - 2:
        entries += [Moved(0, move), Undone(0)]
    written = [encode(entry) for entry in entries]
    start = process_time()
    table = Table.of("t", [decode(entry) for entry in written])
    loaded = process_time()
    for _ in range(100):
        table.apply(Moved(0, move))
        table.apply(Undone(0))
    return Costs(loaded - start, (process_time() - loaded) * 10)
