"""`python -m bench.updates`: what a move costs the server to tell, and how many bytes it takes, for each title.

Games are played at random; after every move each player and an onlooker hear of it. Bytes are those of the message and
those on the wire, compressed one by one as streams are. Making the message is measured in CPU time.
"""

from __future__ import annotations

import zlib
from random import Random
from time import process_time
from typing import Final

import msgspec

from allmende.core import Game
from allmende.server.tables import projection
from allmende.server.tables.entries import Moved, Opened, Seat
from allmende.server.tables.table import NO_KEY, Holder, Table
from allmende.titles import TITLES

GAMES: Final = [
    ("hallertau", {"cards": "off"}),
    ("hallertau", {"cards": "on"}),
    ("arle", {}),
    ("agricola", {"cards": "off"}),
    ("agricola", {"cards": "all"}),
]
SEEDS: Final = 4


def measure(title: str, options: dict[str, str]) -> str:
    """A line about the updates of some games for two."""
    moves = plain = packed = 0
    took = worst = 0.0
    for seed in range(SEEDS):
        random = Random(seed)
        game = Game.new(TITLES[title], 2, seed, None, options)
        record = msgspec.structs.replace(game.record, moves=[])
        table = Table("t", Opened(record, [Seat("A", "link", None, "a"), Seat("B", "link", None, "b")], ""))
        while not table.game.is_over:
            seat = random.choice(table.game.to_act)
            table.apply(Moved(seat, random.choice(table.game.moves_of(seat).texts)))
            moves += 1
            begun = process_time()
            for wanted, holder in ((0, Holder(seats=(0,))), (1, Holder(seats=(1,))), (None, NO_KEY)):
                told = msgspec.json.encode(projection.news(table, holder, wanted, table.version - 1))
                plain += len(told)
                packed += len(zlib.compress(told, 1))
            spent = process_time() - begun
            took += spent
            worst = max(worst, spent)
    name = " ".join([title, *options.values()])
    return (
        f"{name:16}{moves:7} moves{plain / moves:9.0f} bytes{packed / moves:8.0f} packed"
        f"{1e3 * took / moves:8.2f} ms{1e3 * worst:8.1f} ms at worst"
    )


if __name__ == "__main__":
    for title, options in GAMES:
        print(measure(title, options), flush=True)
