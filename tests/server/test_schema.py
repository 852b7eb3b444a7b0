"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from allmende.server.schema import typescript

PROTOCOL = Path(__file__).parents[2] / "client/src/lib/protocol.ts"


def test_the_clients_types_are_up_to_date() -> None:
    # Otherwise: python -m allmende.server.schema > client/src/lib/protocol.ts
    assert PROTOCOL.read_text("utf-8") == typescript()


def test_every_struct_is_declared_once() -> None:
    names = [line.split()[2] for line in typescript().splitlines() if line.startswith("export ")]
    assert len(names) == len(set(names))
    assert {"TableState", "Update", "View", "HallertauEvent", "Problem", "Reference"} <= set(names)
