"""All that the store keeps of somebody is told to them, comes along to their other devices, and can be forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import pytest

from allmende import hallertau
from allmende.server.people.anonymization import Anonymization
from allmende.server.services import PERSON_ROWS
from allmende.server.store.protocol import Statement, Store
from allmende.server.store.sqlite import SqliteStore
from allmende.server.tables.entries import Opened, Seat, decode, encode
from allmende.server.tables.ledger import Ledger
from server.house import Clock, House, Json, house
from server.test_notifications import rows
from server.test_offers import somebody
from server.test_results import begun, conceded, finished

NOBODYS = {
    "entries",
    "standings",
    "presence",
    "marks",
    "leases",
    "gaps",
    "remote_seats",
    "layout",
    "days",
    "bot_scores",
    "problem_ratings",
    "bot_tasks",
    "bot_workers",
}
"""The tables that keep nothing by a person or a seat. What stands in entries is struck out, as other tests try."""
SECRET = {"digest", "secrets", "seat_key", "device"}
"""Columns that serve only to know a secret again."""
WHOSE = {place.table: place.whose for place in PERSON_ROWS.own}
ALL = {place.table: place for place in (*PERSON_ROWS.own, *PERSON_ROWS.of_seats)}

Make = Callable[[], Store]


class Column(NamedTuple):
    """One of the store's columns."""

    table: str
    name: str
    is_text: bool


@pytest.fixture
def server(make: Make, clock: Clock) -> Iterator[House]:
    """A server on a store of either kind."""
    with house(make(), clock=clock, by_hand=True) as one:
        yield one


def columns(make: Make) -> list[Column]:
    """All columns of all tables that the store has."""
    if isinstance(make(), SqliteStore):
        query = """
            SELECT tables.name, columns.name, columns.type FROM sqlite_schema AS tables, pragma_table_info(tables.name)
            AS columns WHERE tables.type = 'table' ORDER BY 1, columns.cid
        """
    else:
        query = """
            SELECT table_name::text, column_name::text, data_type::text FROM information_schema.columns
            WHERE table_schema = current_schema() ORDER BY 1, ordinal_position
        """
    return [Column(table, name, kind.lower() == "text") for table, name, kind in rows(make, query)]


def everything(make: Make) -> list[tuple[str, str]]:
    """All text that the store has, and in which table."""
    texts: dict[str, list[str]] = {}
    for table, name, is_text in columns(make):
        if is_text:
            texts.setdefault(table, []).append(name)

    async def read() -> list[tuple[str, str]]:
        store = make()
        await store.open()
        found = [
            (table, str(text))
            for table, names in texts.items()
            for row in await store.run(Statement(f"SELECT {', '.join(names)} FROM {table}"))
            for text in row
            if text is not None
        ]
        await store.close()
        return found

    return asyncio.run(read())


def where(texts: Iterable[tuple[str, str]], part: str) -> set[str]:
    """The tables in which a text has this part."""
    return {table for table, text in texts if part in text}


def leave_nothing_out(make: Make, person: str, table: str) -> None:
    """Have the store keep something of somebody wherever it can, at this table of theirs if it is kept by seats."""
    parts: dict[str, list[Column]] = {}
    for column in columns(make):
        parts.setdefault(column.table, []).append(column)
    for place, own in parts.items():
        if place in NOBODYS:
            continue
        if place in WHOSE and rows(make, f"SELECT 1 FROM {place} WHERE {WHOSE[place]} = '{person}'"):
            continue
        values = {"tab": f"'{table}'", "seat": "0", WHOSE.get(place, ""): f"'{person}'"}
        made = [values.get(name) or (f"'{place} {name}'" if is_text else "7") for _, name, is_text in own]
        rows(make, f"INSERT INTO {place} ({', '.join(name for _, name, _ in own)}) VALUES ({', '.join(made)})")


def of_ann(server: House, make: Make) -> tuple[House, str]:
    """Ann, of whom everything is known that there is to know, and her id."""
    ann, bob = somebody(server, "Annabel"), somebody(server, "Bob")
    table = begun(ann, bob)
    ann.ask("POST", "words", {"seat": 0, "text": "A good harvest"}, key="")
    bob.ask("POST", "words", {"seat": 1, "text": "Not mine"}, key="")
    conceded(bob, 1)
    ann.settled(lambda: finished(ann))
    ann.ask("POST", "/api/offers", {"title": "arle", "seats": 2}, key="")
    ann.ask("POST", "/api/me/page", {"public": True}, key="")
    person: str = ann.ask("GET", "/api/me", key="")["person"]["person"]
    leave_nothing_out(make, person, table)
    return ann, person


def data_of(one: House) -> Json:
    return one.ask("GET", "/api/me/data", key="")


def test_every_table_of_the_store_has_its_place_in_the_list(server: House, make: Make) -> None:
    found: dict[str, set[str]] = {}
    for table, name, _ in columns(make):
        found.setdefault(table, set()).add(name)
    assert set(found) - NOBODYS == set(ALL)
    for table, place in ALL.items():
        assert {*place.told.split(", ")} == found[table] - SECRET - {place.whose}, table


def test_all_that_is_kept_of_somebody_is_told_to_them(server: House, make: Make) -> None:
    ann, _ = of_ann(server, make)
    data = data_of(ann)
    assert data["words"] == [{"table": ann.table, "text": "A good harvest"}]
    assert {rating["title"] for rating in data["ratings"]} == {"arle"}
    assert [one["table"] for one in data["tables"]] == [ann.table]
    assert set(data["kept"]) == set(ALL)
    for place, told in data["kept"].items():
        assert told, place
        assert all(set(row) == {*ALL[place].told.split(", ")} for row in told)


def test_nothing_is_left_of_somebody_who_is_forgotten(server: House, make: Make) -> None:
    ann, person = of_ann(server, make)
    before = everything(make)
    assert where(before, person) == set(WHOSE)
    # That somebody was reported stays, but not by whom, or in which words; and a try at a day's game, but not whose.
    lasting = {"complaints", "tries"}
    marks = [f"{place} " for place in WHOSE if place not in lasting and where(before, f"{place} ")]
    assert marks
    marks.append("complaints words")
    ann.ask("POST", "/api/me/forget", {"name": "Somebody"}, key="")
    after = everything(make)
    for mark in (person, "Annabel", "annabel", "A good harvest", *marks):
        assert where(after, mark) == set(), mark
    for place in PERSON_ROWS.of_seats:
        assert rows(make, f"SELECT * FROM {place.table}") == []
    (result,) = rows(make, "SELECT score, shown FROM results WHERE seat = 0")
    assert result[1] == 0


def test_a_device_that_becomes_somebody_elses_leaves_nothing_behind(server: House, make: Make) -> None:
    ann, person = of_ann(server, make)
    other = somebody(server, "Ann")
    own: str = other.ask("GET", "/api/me", key="")["person"]["person"]
    secret = other.ask("POST", "/api/me/passes", key="")["secret"]
    ann.ask("POST", "/api/me/passes/use", {"secret": secret}, key="")
    texts = everything(make)
    assert where(texts, person) == set()
    kept: dict[str, list[Any]] = data_of(ann)["kept"]
    brought = {
        "memberships",
        "offers",
        "guests",
        "invited",
        "remarks",
        "remote_bots",
        "results",
        "ratings",
        "targets",
        "passkeys",
        "friends",
        "blocked",
        "complaints",
    }
    assert {place for place in brought if kept[place]} == brought
    assert where(texts, own) >= brought


def test_several_who_are_forgotten_at_once_are_all_struck_out(make: Make) -> None:
    async def strike() -> list[str]:
        store = make()
        await store.open()
        seats = [Seat(name, "link", None, "key") for name in ("Ann", "Bob", "Cid")]
        opened = Opened(hallertau.new(players=3, seed=1).record, seats, "")
        await store.append("table", 0, [encode(opened)])
        await asyncio.gather(
            *(
                Anonymization(store, PERSON_ROWS).strike("table", Ledger(opened), seat, f"Somebody {seat}")
                for seat in range(3)
            )
        )
        after = decode((await store.entries("table"))[0])
        await store.close()
        assert isinstance(after, Opened)
        return [seat.name for seat in after.seats]

    assert asyncio.run(strike()) == ["Somebody 0", "Somebody 1", "Somebody 2"]
