"""What this version can't read, since another one wrote it, or it is damaged, is passed over: all else goes on."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from allmende.core import Message
from allmende.server.lobby.messages import Offer
from allmende.server.lobby.open_tables import SET_UP, OpenTables
from allmende.server.people.backfill import Backfill
from allmende.server.store.protocol import Store
from allmende.server.store.sqlite import SqliteStore
from allmende.server.tables.messages import NewTable, NewTableReply
from allmende.server.tables.pace import uptime
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Table
from server.house import Clock, House, Json, house
from server.notified import a_table, friend, hook, notifying, pass_by
from server.receiver import Receiver
from server.test_amendments import look_through
from server.test_cache import change
from server.test_notifications import rows
from server.test_offers import offers, somebody
from server.test_pace import DAILY, HOUR, LIVE, clocks, moved, new, turn
from server.test_people import another, listed
from server.test_planning import acting, made, plan, planned, play, sit
from server.test_results import begun, conceded, finished

Make = Callable[[], Store]

pytestmark = pytest.mark.stores("sqlite")
"""What can't be read is text that a store gives as it was written; no statement looks into it."""
OPENED = """UPDATE entries SET entry = replace(entry, '"record"', '"chronicle"') WHERE version = 0"""
"""First entries that nobody can read."""
STANDING = """UPDATE standings SET standing = replace(standing, '"title"', '"name"')"""
"""Standings that nobody can read."""


def again(server: House, before: House) -> House:
    """Somebody's browser at another server."""
    one = another(server)
    one.client.cookies = before.client.cookies
    one.table, one.key, one.links = before.table, before.key, before.links
    return one


def named(server: House, count: int) -> list[Json]:
    """So many tables, once it is known that somebody is called Annabel there."""
    found = [one for one in listed(server) if one["standing"]["seats"][0]["name"] == "Annabel"]
    return found if len(found) == count else []


def two_ended(winner: House, loser: House) -> list[str]:
    """The tables of two games that the second one has given up."""
    tables = [begun(winner, loser) for _ in range(2)]
    for loser.table in tables:
        conceded(loser, 1)
    return tables


def said(caplog: pytest.LogCaptureFixture, *parts: str) -> int:
    """How often all of this was logged at once."""
    return sum(all(part in record.getMessage() for part in parts) for record in caplog.records)


# Results


@pytest.mark.parametrize(
    "query",
    [OPENED.replace("WHERE", "WHERE tab = '{0}' AND"), STANDING + " WHERE tab = '{0}'"],
    ids=["opened", "standing"],
)
def test_a_finished_game_that_nobody_can_read_keeps_no_other_from_being_noted(
    make: Make, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, query: str
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("allmende.server.results.recorder.ResultRecorder.work", partial(asyncio.sleep, 0))
        with house(make(), clock=clock, by_hand=True) as server:
            ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
            tables = []
            for _ in range(2):
                tables.append(begun(ann, bob))
                conceded(bob, 1)
                server.pass_by(HOUR)
            assert {one["table"] for one in listed(ann) if one["standing"]["over"]} == {*tables}
    rows(make, query.format(tables[0]))
    with house(make(), clock=clock, by_hand=True) as server:
        ann = again(server, ann)
        assert [game["table"] for game in ann.settled(lambda: finished(ann))] == [tables[1]]
        assert [rating["games"] for rating in ann.ask("GET", "/api/me/data", key="")["ratings"]] == [1]
        table = begun(ann, again(server, bob))
        conceded(ann, 0)
        assert ann.settled(lambda: [game for game in finished(ann) if game["table"] == table])
    assert said(caplog, tables[0], "is not noted") == 1
    assert "failed" not in caplog.text


# Standings that are behind


def test_standings_that_stay_behind_are_looked_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "tables.sqlite3"
    caplog.set_level(logging.INFO)
    with house(database, by_hand=True) as server:
        server.ask("POST", "/api/me", {"name": "Ann"})
        for _ in range(3):
            server.new("here", "link").ask("POST", "seats/0", {"name": "Annabel"})
        missing, broken, unreadable = sorted(one["table"] for one in server.settled(lambda: named(server, 3)))
        cookies = server.client.cookies
    make = partial(SqliteStore, database)
    change(database, '"name":"Annabel"', '"called":"Annabel"')
    for table, query in (
        (missing, """UPDATE entries SET entry = replace(entry, '"title":"hallertau"', '"title":"chess"')"""),
        (unreadable, OPENED),
    ):
        rows(make, f"{query.partition(' WHERE')[0]} WHERE tab = '{table}' AND version = 0")
    with house(database, by_hand=True) as server:
        server.client.cookies = cookies
        server.ask("POST", "/api/me/forget", {"name": "Somebody"}, key="")
    rows(make, f"UPDATE standings SET version = 0 WHERE tab = '{unreadable}'")
    loads, read = [], Table.read

    def load(name: str, entries: Sequence[str]) -> Table:
        loads.append(name)
        return read(name, entries)

    monkeypatch.setattr(Table, "read", load)

    async def look() -> None:
        store = make()
        await store.open()
        behind = Backfill(store, Tables(store), SET_UP)
        for _ in range(3):
            await behind.work()
        assert sorted(loads) == [missing, broken, unreadable]
        await store.append(missing, len(await store.entries(missing)), ['{"type":"juggled"}'])
        await behind.work()
        assert len(loads) == 4
        await store.close()

    caplog.clear()
    asyncio.run(look())
    assert [said(caplog, table, "can't be looked at") for table in (missing, broken, unreadable)] == [2, 0, 1]


# Open tables


@pytest.mark.parametrize(
    ("old", "new", "title"), [('"seats"', '"tables":1,"seats"', "hallertau"), ('"title"', '"name"', "")]
)
def test_an_open_table_that_another_version_wrote_down_hides_no_other_and_can_be_closed(
    make: Make, old: str, new: str, title: str
) -> None:
    with house(make(), by_hand=True) as server:
        ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
        odd = ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 3})["offer"]
        ann.ask("POST", f"/api/offers/{odd}/invite", {"name": "Cid"})
        bob.ask("POST", f"/api/offers/{odd}/join")
        rows(make, f"UPDATE offers SET wanted = replace(wanted, '{old}', '{new}')")
        plain = bob.ask("POST", "/api/offers", {"title": "arle", "seats": 2})
        assert offers(cid) == offers(another(server)) == [plain]
        for one in (ann, bob):
            (told,) = [offer for offer in offers(one) if offer != plain]
            assert (told["offer"], told["wanted"]["title"], told["table"]) == (odd, title, "")
            why = told["trouble"]["args"]["why"]
            assert (told["trouble"]["id"], why["id"]) == ("error-offer-trouble", "error-offer-unreadable")
        assert ann.refusal("POST", f"/api/offers/{odd}/start", status=422) == "error-offer-trouble"
        assert bob.ask("POST", f"/api/offers/{odd}/leave")["offers"] == offers(ann) == [plain]


def test_nobody_is_notified_of_an_open_table_that_can_not_begin_any_more(
    make: Make, clock: Clock, webhooks: Receiver
) -> None:
    with notifying(make(), clock, webhooks) as ann:
        bob = friend(ann)
        hook(bob, webhooks.url("/hook"))
        for title in ("hallertau", "arle"):
            offer = ann.ask("POST", "/api/offers", {"title": title, "seats": 2})["offer"]
            ann.ask("POST", f"/api/offers/{offer}/invite", {"name": "Bob"})
        rows(make, """UPDATE offers SET wanted = replace(wanted, '"hallertau"', '"chess"')""")
        pass_by(ann)
        (notification,) = webhooks.at("/hook")
        assert notification.told["text"] == "Ann invites you to Fields of Arle."


def test_whatever_is_wrong_with_one_beginning_others_are_done_to_their_end(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = Tables.create

    async def of_one_title(self: Tables, wanted: NewTable, name: str | None = None) -> NewTableReply:
        if is_down or wanted.title == "hallertau":
            raise RuntimeError
        return await create(self, wanted, name)

    is_down = True
    monkeypatch.setattr(Tables, "create", of_one_title)
    with house(make(), by_hand=True) as server:
        people = [somebody(server, name) for name in ("Ann", "Bob", "Cid")]
        for one, title in zip(people, ("hallertau", "arle", "hallertau"), strict=True):
            offer = one.ask("POST", "/api/offers", {"title": title, "seats": 2})["offer"]
            with pytest.raises(RuntimeError):
                one.ask("POST", f"/api/offers/{offer}/start")
        is_down = False
        assert [one["standing"]["title"] for one in server.settled(lambda: listed(people[1]))] == ["arle"]


def test_why_a_table_can_not_be_begun_is_said_once_until_that_changes(
    make: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with house(make(), by_hand=True) as server:
        table = begun(somebody(server, "Ann"), somebody(server, "Bob"))
    rows(make, OPENED)
    rows(make, "UPDATE offers SET begun = 0")
    tries, get = [], OpenTables.get

    async def tried(self: OpenTables, name: str) -> Offer:
        tries.append(name)
        return await get(self, name)

    monkeypatch.setattr(OpenTables, "get", tried)
    with house(make(), by_hand=True) as server:
        while not tries[6:]:
            server.settle()
        assert said(caplog, "can't be begun", "first entry") == said(caplog, table, "can't be read") == 1
        for new, old in (('"title":"chess"', '"title":"arle"'), ('"record"', '"chronicle"')):
            rows(make, f"UPDATE entries SET entry = replace(entry, '{old}', '{new}') WHERE version = 0")
        server.settled(lambda: said(caplog, "can't be begun", "not installed"))
        tries.clear()
        while not tries[6:]:
            server.settle()
        assert said(caplog, "can't be begun") == 2
        rows(make, """UPDATE entries SET entry = replace(entry, '"title":"chess"', '"title":"arle"')""")
        server.settled(lambda: rows(make, "SELECT 1 FROM offers WHERE begun > 0"))


# Clocks


def test_a_table_that_nobody_can_read_stops_no_other_clock(
    make: Make, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(uptime, "GAP", 10**9)  # the clock jumps, and nobody was down
    with house(make(), clock=clock, by_hand=True) as server:
        tables = []
        for _ in range(2):
            new(server, {**LIVE, "end": "bot"})
            late = turn(server)
            tables.append((server.table, server.key, 1 - late))
            clock.now += 1
        server.settled(lambda: [name for name, due in rows(make, "SELECT tab, due FROM standings") if due][1:])
    rows(make, f"{OPENED} AND tab = '{tables[0][0]}'")
    with house(make(), clock=clock, by_hand=True) as server:
        server.table, server.key, late = tables[1]
        server.pass_by(HOUR)
        assert server.state()["players"][late]["kind"] == "bot"
        server.pass_by(HOUR)
    assert said(caplog, tables[0][0], "is not seen to") == 1
    # And once it can be read again its own clock has not stopped, either.
    rows(make, """UPDATE entries SET entry = replace(entry, '"chronicle"', '"record"') WHERE version = 0""")
    with house(make(), clock=clock, by_hand=True) as server:
        server.table, server.key, late = tables[0]
        server.settled(lambda: server.state()["players"][late]["kind"] == "bot")


def test_a_zone_that_this_machine_does_not_know_any_more_ends_no_table(tmp_path: Path, clock: Clock) -> None:
    database = tmp_path / "tables.sqlite3"
    with house(database, clock=clock, by_hand=True) as server:
        new(server, {**DAILY, "hours": True, "zone": "Europe/Berlin"})
        ann = somebody(server, "Ann")
        ann.ask("POST", "/api/me", {"zone": "Pacific/Auckland"})
        ann.ask("POST", f"/api/me/tables/{server.table}", key=server.links[0])
        made = server.table, server.key, server.links
    for zone in ("Europe/Berlin", "Pacific/Auckland"):
        change(database, zone, "Atlantis/Gone")
    rows(partial(SqliteStore, database), "UPDATE persons SET zone = 'Atlantis/Gone'")
    with house(database, clock=clock, by_hand=True) as server:
        server.table, server.key, server.links = made
        assert server.state()["trouble"] is None
        moved(server)
        assert all(one is not None for one in clocks(server))
        assert again(server, ann).ask("GET", "/api/me/hours", key="")["zone"] == "Atlantis/Gone"


# How tables stand


def test_of_a_table_of_which_nobody_can_read_how_it_stands_all_others_are_listed(make: Make) -> None:
    with house(make(), by_hand=True) as server:
        ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
        tables = [begun(ann, bob) for _ in range(2)]
        ann.settled(lambda: len(listed(ann)) == 2)
    rows(make, f"{STANDING} WHERE tab = '{tables[0]}'")
    with house(make(), by_hand=True) as server:
        ann, bob = again(server, ann), again(server, bob)
        assert [one["table"] for one in listed(ann)] == tables[1:]
        # Whatever else is written down at the same time.
        ann.table = begun(ann, bob)
        ann.settled(lambda: ann.table in [one["table"] for one in listed(ann)])
        ann.table = tables[0]
        ann.state(key="")
        assert len(ann.settled(lambda: listed(ann) if len(listed(ann)) == 3 else [])) == 3


def test_a_finished_game_of_which_nobody_can_read_how_it_stands_is_found(make: Make) -> None:
    with house(make(), by_hand=True) as server:
        ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
        tables = two_ended(ann, bob)
        before = ann.settled(lambda: finished(ann) if len(finished(ann)) == 2 else [])
        rows(make, f"{STANDING} WHERE tab = '{tables[0]}'")
        assert finished(ann) == before
        lines = ann.client.get("/api/finished/games").text.splitlines()
        assert [json.loads(line)["table"] for line in lines] == tables[1:]


def test_a_game_that_nobody_can_read_is_left_out_of_a_download(make: Make) -> None:
    with house(make(), by_hand=True) as server:
        ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
        tables = two_ended(ann, bob)
        ann.settled(lambda: len([one for one in listed(ann) if one["standing"]["over"]]) == 2)
        entry = '{"type":"moved","seat":0,"move":"none"}'
        rows(make, f"UPDATE entries SET entry = '{entry}' WHERE version = 0 AND tab = '{tables[0]}'")
        lines = ann.client.get("/api/me/games").text.splitlines()
        assert [json.loads(line)["table"] for line in lines] == tables[1:]


def test_whoever_is_forgotten_is_also_where_nobody_can_read_how_a_table_stands(make: Make) -> None:
    with house(make(), by_hand=True) as server:
        ann = somebody(server, "Annabel")
        for _ in range(2):
            ann.new("here", "link").ask("POST", "seats/0", {"name": "Annabel"})
        assert ann.settled(lambda: named(ann, 2))
    rows(make, STANDING)
    rows(make, """UPDATE entries SET entry = replace(entry, '"title":"hallertau"', '"title":"chess"')""")
    with house(make(), by_hand=True) as server:
        again(server, ann).ask("POST", "/api/me/forget", {"name": "Somebody"}, key="")
    for kept in ("entries", "standings", "persons", "memberships"):
        assert "Annabel" not in str(rows(make, f"SELECT * FROM {kept}"))


# Notifications


@pytest.mark.parametrize(
    ("query", "is_notified"),
    [
        (STANDING + " WHERE tab = '{table}'", False),
        ("""UPDATE wishes SET wishes = replace(wishes, '"delay"', '"louder":true,"delay"')""", True),
        ("UPDATE wishes SET wishes = 'louder'", True),
        ("UPDATE wishes SET wishes = replace(wishes, '[1,2]', '[1]')", True),
        ("UPDATE wishes SET wishes = replace(wishes, '[1,2]', '[1,9000]')", True),
        ("UPDATE persons SET zone = 'Atlantis/Gone' WHERE person = '{person}'", True),
        ("UPDATE targets SET secrets = 'gone' WHERE person = '{person}'", True),
        ("UPDATE targets SET secrets = 'gone', kind = 'push' WHERE person = '{person}'", False),
    ],
    ids=["standing", "wishes", "no wishes", "no end", "no such end", "zone", "secrets", "no keys"],
)
def test_nobody_misses_a_notification_because_of_what_can_not_be_read_of_another(
    make: Make, clock: Clock, webhooks: Receiver, query: str, is_notified: bool
) -> None:
    with notifying(make(), clock, webhooks) as ann:
        bob, cid = friend(ann), friend(ann, "Cid")
        person = cid.ask("GET", "/api/me")["person"]["person"]
        cid.ask("POST", "/api/me/calls", {"delay": 300, "quiet": [1, 2]})
        for one, path in ((bob, "/bob"), (cid, "/cid")):
            hook(one, webhooks.url(path))
            a_table(ann, one)
        ann.settle()
        rows(make, query.format(table=cid.table, person=person))
        pass_by(ann)
        assert len(webhooks.at("/bob")) == 1
        assert len(webhooks.at("/cid")) == is_notified


def test_a_way_by_which_somebody_is_notified_is_theirs_whatever_nobody_can_read_of_it(
    make: Make, clock: Clock, webhooks: Receiver
) -> None:
    with notifying(make(), clock, webhooks) as ann:
        target = hook(ann, webhooks.url("/hook"))["target"]
        ann.ask("POST", f"/api/me/calls/targets/{target}", {"on": False})
        rows(make, "UPDATE targets SET trouble = 'louder', secrets = 'gone'")
        rows(make, f"INSERT INTO wishes VALUES ('{ann.ask('GET', '/api/me')['person']['person']}', 'louder')")
        mine = ann.ask("GET", "/api/me/calls")
        assert mine["wishes"] == {"delay": 300, "quiet": None}
        assert [one["off"]["id"] for one in mine["targets"]] == ["call-stopped"]
        assert ann.ask("POST", f"/api/me/calls/targets/{target}", {"on": True})["targets"][0]["off"] is None


# Plans


def test_a_plan_that_nobody_can_read_is_none_and_stops_no_other(make: Make) -> None:
    with house(make(), by_hand=True) as server:
        sit(server, players=3)
        first = acting(server)
        others = [seat for seat in range(3) if seat != first]
        for seat in others:
            plan(server, seat, [["place fishing"]])
        rows(make, f"UPDATE plans SET plan = replace(plan, '\"ways\"', '\"paths\"') WHERE seat = {min(others)}")
        assert planned(server, min(others)) == {"way": [], "turns": [], "dropped": None}
        while (seat := acting(server)) != max(others) and len(made(server)) < 10:
            moves = [move["text"] for move in server.state(server.links[seat])["decisions"][0]["moves"]]
            play(server, next(move for move in moves if move != "place fishing"))
        server.settled(lambda: (max(others), "place fishing") in made(server))


# The check of all tables


def test_whatever_is_wrong_with_one_table_all_are_looked_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.sqlite3"
    with house(database, by_hand=True) as server:
        names = sorted(server.new("here").table for _ in range(3))
    read = Table.read

    def fails(name: str, entries: Sequence[str]) -> Table:
        if name == names[0]:
            raise RuntimeError("nobody has thought of this")
        return read(name, entries)

    monkeypatch.setattr(Table, "read", fails)
    broken, summary = look_through(database)
    assert broken == Message("serve-table-broken", {"table": names[0], "why": Message("error-server")})
    assert summary.args == {"tables": 3, "moved": 0, "kept": 0, "broken": 1}
