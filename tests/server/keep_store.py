"""Makes a store of both kinds as this version lays it out, to be kept in `stores/` before the layout changes.

    PYTHONPATH=tests python -m server.keep_store

Tables of every title stand in it, in the midst of games and at an end, with whatever can be laid down at one. Keys are
`KEY` and, of linked seats, `KEY` with the number of the seat.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from allmende.server.notifications.config import NotificationConfig
from allmende.server.store.layout import LAYOUT
from allmende.server.store.postgres import PostgresStore
from allmende.server.store.protocol import Store
from allmende.server.store.sqlite import SqliteStore
from server.authenticator import URL, Authenticator, add
from server.house import House, RandomThinker, house
from server.postgresql import postgresql, programs
from server.test_people import another

STORES = Path(__file__).parent / "stores"
KEY = "key"
CID = {"name": "Cid", "colour": "clay"}


def main() -> None:
    """Make both, in the place of those of this layout that may be there."""
    kept = STORES / f"layout-{LAYOUT}.sqlite"
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / kept.name
        fill(SqliteStore(made))
        shutil.copyfile(made, kept)
    with postgresql() as address:
        fill(PostgresStore(address))
        kept.with_suffix(".sql").write_text(dump(address), encoding="utf-8")


def dump(address: str) -> str:
    """A PostgreSQL database as statements that hold in whatever schema they are run."""
    program = programs() / "pg_dump"
    found = subprocess.run(
        [program, "--inserts", "--no-owner", "--rows-per-insert=100", address],
        capture_output=True,
        text=True,
        check=True,
    )
    lines = (
        line for line in found.stdout.splitlines() if line and not line.startswith(("--", "SET ", "SELECT ", "\\"))
    )
    return "\n".join(lines).replace("public.", "") + "\n"


def fill(store: Store) -> None:
    """Have tables in a store."""
    with house(store, RandomThinker(), notifications=NotificationConfig(URL), urls=(URL,)) as at, named():
        a_finished_game(at)
        for title, options in (("hallertau", {"cards": "on"}), ("arle", {}), ("agricola", {"cards": "base"})):
            in_the_midst(at, title, options)
        a_draft(at)
        people(at)
    asyncio.run(an_old_undo(store))


def named() -> Any:
    """Tables have numbers for names."""
    return mock.patch("allmende.server.keys.new_table_name", side_effect=(f"table-{number}" for number in count(1)))


def made(server: House, title: str, kinds: list[str], options: dict[str, str], absence: int | None = None) -> None:
    """Sit down at a new table with these seats."""
    people = [{"kind": kind, "name": name} for kind, name in zip(kinds, ("Ann", "Bob", "Cid"), strict=False)]
    keys = [*(f"{KEY}-{seat}" for seat, kind in enumerate(kinds) if kind == "link"), KEY]
    with mock.patch("allmende.server.keys.new_key", side_effect=keys):
        wanted = {"title": title, "players": people, "options": options, "absence": absence}
        server.sit(server.ask("POST", "/api/tables", wanted))


def played(server: House, most: int, random: Random, keys: dict[int, str] | None = None) -> None:
    """Let so many moves be made, or all of them."""
    key: str | None = None
    for _ in range(most):
        state = server.state(key)
        if state["view"]["over"]:
            break
        seat = random.choice(state["view"]["to_act"])
        key = (keys or {}).get(seat)
        if [asked["seat"] for asked in state["decisions"]] != [seat]:
            state = server.state(key, eyes=seat)
        (decision,) = state["decisions"]
        move = random.choice(decision["moves"])["text"]
        server.ask("POST", "moves", {"version": state["version"], "seat": seat, "move": move}, key=key)


def a_finished_game(server: House) -> None:
    """Alone, to the end."""
    made(server, "hallertau", ["here"], {"cards": "off"})
    played(server, 2000, Random(1))
    assert server.state()["view"]["over"]


def in_the_midst(server: House, title: str, options: dict[str, str]) -> None:
    """Two at a screen: a move is taken back, a bot plays for a while, somebody has another name."""
    made(server, title, ["here", "here"], options)
    for seed in range(30):
        played(server, 1, Random(seed))
        state = server.state()
        if seed % 10 == 5 and state["undo"]:
            server.undo(state["undo"][0])
    server.ask("POST", "seats/1", {"name": "Bea", "bot": "novice"})
    while (state := server.state())["thinking"]:
        pass
    server.ask("POST", "seats/1", {"name": "Bea", "bot": None})


def a_draft(server: House) -> None:
    """Three by link, of whom one votes; an absence is agreed."""
    made(server, "agricola", ["link"] * 3, {"cards": "all", "hands": "draft"}, absence=60)
    keys = {seat: f"{KEY}-{seat}" for seat in range(3)}
    played(server, 20, Random(2), keys)
    server.ask("POST", "seats/2", {"bot": "farmer"}, key=keys[0])


def people(server: House) -> None:
    """Somebody who sits at a table, offers another, makes a pass, has a passkey and a friend, and blocks a stranger."""
    server.ask("POST", "/api/me", {"name": "Ann", "colour": "moor"})
    server.ask("POST", f"/api/me/tables/{server.table}", key=f"{KEY}-1")
    offer = server.ask("POST", "/api/offers", {"title": "arle", "seats": 2})["offer"]
    server.ask("POST", "/api/me/passes")
    add(server, Authenticator())
    server.ask("POST", "/api/me/passkeys/show")
    bob = another(server)
    bob.ask("POST", "/api/me", {"name": "Bob", "colour": "hops"})
    server.ask("POST", f"/api/offers/{offer}/invite", {"name": "Bob"})
    friend, stranger = bob.ask("GET", "/api/me")["person"], another(server).ask("POST", "/api/me", CID)["person"]
    server.ask("POST", "/api/me/friends", {"person": friend["person"]})
    whom = {"person": stranger["person"]}
    server.ask("POST", "/api/me/blocked", whom)
    server.ask("POST", "/api/me/complaints", {"whom": whom, "why": "other", "words": "Never says Hello"})
    an_end(server, bob)


def an_end(server: House, bob: House) -> None:
    """A seat is handed over, its player is reminded, speaks and notes, all agree to an end, and there is a rematch."""
    made(server, "hallertau", ["here", "link"], {"cards": "off"})
    bob.table = server.table
    bob.ask("POST", "seats/1/take", {}, key=server.ask("POST", "seats/1/offer", {}, key=f"{KEY}-1")["key"])
    if 1 in server.state()["view"]["to_act"]:
        server.ask("POST", "nudge", {"seat": 1})
    a_plan(bob)
    bob.ask("POST", "words", {"seat": 1, "text": "Enough?"}, key="")
    bob.ask("POST", f"/api/me/tables/{server.table}/remark", {"remark": "Too late"})
    bob.ask("POST", "end", {"seat": 1, "wish": "end"}, key="")
    server.ask("POST", "end", {"seat": 0, "wish": "end"})
    server.ask("POST", "rematch")
    bob.ask("POST", "/api/me/calls", {"delay": 60, "quiet": [0, 60]}, key="")
    bob.ask("POST", "/api/me/calls/targets", {"kind": "json", "address": "https://hooks.example/bob"}, key="")


def a_plan(bob: House) -> None:
    """What shall be played in the next turn."""
    turns = [{"asked": "prompt-turn", "ways": [["place nursery"], ["exchange 1"]]}]
    bob.ask("POST", "plan", {"seat": 1, "version": bob.state("")["version"], "turns": turns}, key="")


async def an_old_undo(store: Store) -> None:
    """A table as the first servers laid it down: an undo named the seats that bots played."""
    await store.open()
    opened, *_ = await store.entries("table-1")
    moved = '{"type":"moved","seat":0,"move":"exchange 1"}'
    await store.append("table-0", 0, [opened, moved, '{"type":"undone","seat":0,"over":[]}', moved])
    await store.close()


if __name__ == "__main__":
    main()
