"""`python -m bench`: every title compiled and interpreted, then the other engines, and what tables cost a server."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

from rich.console import Console
from rich.table import Table

import allmende
from allmende.arena.engines import measure_in
from allmende.server.tables.registry import MOST_ENTRIES
from bench.peers import Rates, catanatron, chess
from bench.tables import measure as costs_of_table

SECONDS = 3.0
PEERS: dict[str, Callable[[float], Rates]] = {"catanatron": catanatron, "chess": chess}


def main() -> None:
    """Measure and print."""
    table = Table(box=None, pad_edge=False)
    for column in ("Random play, one core", "Decisions/s", "Games/s", "Copy, ns", "Slowest move, µs", "Bytes"):
        table.add_column(column, no_wrap=True, justify="left" if column.startswith("Random") else "right")
    console = Console(width=110, markup=False)  # as wide as the table, also into a file
    with console.status("Measuring"):
        for title in allmende.TITLES:
            for players in allmende.title(title).players:
                for engine in ("compiled", "interpreted") if allmende.COMPILED else ("interpreted",):
                    speed = measure_in(engine, title, players)
                    table.add_row(
                        f"{title}, {players} players, {engine}",
                        f"{speed.decisions_per_s:,.0f}",
                        f"{speed.games_per_s:,.0f}",
                        f"{speed.copy_ns:,.0f} to {speed.full_copy_ns:,.0f}",
                        f"{speed.slowest_call_us:,.0f}",
                        f"{speed.position_bytes:,}",
                    )
        for module, measure in PEERS.items():
            if find_spec(module):
                rates = measure(SECONDS)
                table.add_row(
                    rates.name, f"{rates.decisions_per_s:,.0f}", f"{rates.games_per_s:,.0f}", f"{rates.copy_ns:,.0f}"
                )
            else:
                table.add_row(f"{module}: install the extra [bench]")
    console.print(table)
    console.print(_tables())


def _tables() -> Table:
    """What a table costs a server whose players do what they can to make it work."""
    table = Table(box=None, pad_edge=False)
    for column in (f"A table of {MOST_ENTRIES:,} entries", "To load, CPU s", "A move and its undo, CPU ms"):
        table.add_column(column, no_wrap=True, justify="left" if column.startswith("A table") else "right")
    for title in allmende.TITLES:
        costs = costs_of_table(title)
        table.add_row(title, f"{costs.load_s:.2f}", f"{costs.undo_ms:.1f}")
    return table


if __name__ == "__main__":
    main()
