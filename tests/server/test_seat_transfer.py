"""A seat that is handed over to another person by a link."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from allmende.core import Message
from allmende.server.store.protocol import Statement, Store, StoreError
from server.house import House, house
from server.test_cache import change
from server.test_notifications import Make, rows
from server.test_offers import somebody
from server.test_people import another, listed
from server.test_unreadable import again


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path / "tables.sqlite3", by_hand=True) as one:
        one.ask("POST", "/api/me", {"name": "Ann"})
        yield one


def offered(server: House, seat: int, key: str | None = None) -> str:
    """The key with which a seat can be taken over."""
    secret: str = server.ask("POST", f"seats/{seat}/offer", {}, key=key)["key"]
    return secret


def take(server: House, seat: int, key: str) -> None:
    assert server.ask("POST", f"seats/{seat}/take", {}, key=key) == {"seats": [seat]}


def names(server: House) -> list[str]:
    return [player["name"] for player in server.state(key="")["players"]]


def test_whoever_has_the_link_takes_the_seat_and_its_old_key_is_good_no_more(ann: House) -> None:
    ann.new("here", "link")
    bob, cid = somebody(ann, "Bob"), somebody(ann, "Cid")
    bob.table = cid.table = ann.table
    bob.ask("POST", f"/api/me/tables/{ann.table}", key=ann.links[1])
    key = offered(bob, 1, key=ann.links[1])
    assert ann.state()["offered"] == [1]
    assert bob.state(key="")["mine"] == [1]
    take(cid, 1, key)
    assert (cid.state(key="")["mine"], cid.state(key)["mine"], bob.state(key="")["mine"]) == ([1], [1], [])
    assert ann.refusal("GET", "", key=ann.links[1], status=403) == "error-key"
    state = ann.state()
    assert (names(ann), state["offered"]) == (["Ann", "Cid"], [])
    assert state["notes"][-1]["message"] == {"id": "note-handed", "args": {"before": "Bob", "player": "Cid"}}


def test_words_tell_since_when_whoever_said_them_has_had_the_seat(ann: House) -> None:
    ann.new("here", "link")
    cid = somebody(ann, "Cid")
    cid.table = ann.table
    ann.ask("POST", "words", {"seat": 1, "text": "Bob's"}, key=ann.links[1])
    ann.ask("POST", "seats/1", {"name": "Robert"}, key=ann.links[1])
    ann.ask("POST", "words", {"seat": 1, "text": "Bob's, too"}, key=ann.links[1])
    take(cid, 1, offered(ann, 1, key=ann.links[1]))
    handed = ann.state()["version"]
    cid.ask("POST", "words", {"seat": 1, "text": "Cid's"}, key="")
    said = [(word["name"], word["seat"], word["since"]) for word in ann.state()["words"]]
    assert said == [("Bob", 1, 0), ("Robert", 1, 0), ("Cid", 1, handed)]


def test_whoever_has_handed_a_seat_over_is_told_nothing_more_that_it_sees(ann: House) -> None:
    ann.new("here", "link", cards="on")
    bob = somebody(ann, "Bob")
    bob.table = ann.table
    with ann.stream(ann.links[1]) as by_key, ann.stream(ann.key) as others:
        assert by_key.receive_json()["eyes"] == 1
        others.receive_json()
        key = offered(ann, 1, ann.links[1])
        by_key.receive_json()
        take(bob, 1, key)
        assert by_key.receive()["code"] == 4403
        with bob.client.websocket_connect(f"/api/tables/{ann.table}/stream") as by_cookie:
            assert by_cookie.receive_json()["eyes"] == 1
            take(ann, 1, offered(bob, 1, key=""))
            while (told := by_cookie.receive_json())["eyes"] == 1:
                assert told["version"] < 4
            assert (told["eyes"], told["type"], told["mine"]) == (-1, "state", [])


def test_whoever_has_handed_a_seat_over_is_not_there_with_it_any_longer(ann: House) -> None:
    ann.new("here", "link")
    bob, cid = somebody(ann, "Bob"), somebody(ann, "Cid")
    bob.table = cid.table = ann.table
    bob.ask("POST", f"/api/me/tables/{ann.table}", key=ann.links[1])
    with bob.client.websocket_connect(f"/api/tables/{ann.table}/company") as there:
        assert there.receive_json()["present"] == [1]
        take(cid, 1, offered(bob, 1, key=""))
        told = there.receive_json()
        assert (told["present"], told["onlookers"]) == ([], 1)
        with cid.client.websocket_connect(f"/api/tables/{ann.table}/company"):
            assert there.receive_json()["present"] == [1]


def test_a_seat_at_the_makers_screen_becomes_one_by_link(ann: House) -> None:
    ann.new("here", "here")
    ann.ask("POST", f"/api/me/tables/{ann.table}")
    other = somebody(ann, "ann")
    other.table = ann.table
    take(other, 1, offered(ann, 1))
    assert (other.state(key="")["mine"], ann.state(key="")["mine"], ann.state()["mine"]) == ([1], [0], [0])
    assert names(ann) == ["Ann", "ann (2)"]


def test_a_seat_is_offered_by_its_player_and_taken_once_with_the_newest_link_by_somebody(ann: House) -> None:
    ann.new("here", "link")
    bob = somebody(ann, "Bob")
    bob.table = ann.table
    path = "seats/1/take"
    assert ann.refusal("POST", "seats/1/offer", {}, status=403) == "error-not-yours"
    assert bob.refusal("POST", path, {}, key="", status=403) == "error-not-handed"
    first, second = offered(ann, 1, ann.links[1]), offered(ann, 1, ann.links[1])
    assert bob.refusal("POST", path, {}, key=first, status=403) == "error-not-handed"
    assert ann.ask("POST", "seats/1/offer", {"offered": False}, key=ann.links[1]) == {"key": ""}
    assert bob.refusal("POST", path, {}, key=second, status=403) == "error-not-handed"
    third = offered(ann, 1, ann.links[1])
    ann.client.cookies.clear()
    assert ann.refusal("POST", path, {}, key=third, status=403) == "error-nobody"
    take(bob, 1, third)
    version = bob.state(key="")["version"]
    take(bob, 1, third)  # as if nobody had told them
    assert bob.state(key="")["version"] == version
    cid = somebody(ann, "Cid")
    cid.table = ann.table
    assert cid.refusal("POST", path, {}, key=third, status=403) == "error-not-handed"


def test_whoever_handed_a_seat_over_can_still_be_forgotten(ann: House, tmp_path: Path) -> None:
    ann.new("link", "here")
    eve, bob = somebody(ann, "Eveline"), somebody(ann, "Bob")
    eve.table = bob.table = ann.table
    take(eve, 0, offered(ann, 0, ann.links[0]))
    take(bob, 0, offered(eve, 0, key=""))
    assert eve.ask("GET", "/api/me/tables")["tables"] == []
    eve.ask("POST", "/api/me/forget", {"name": "Somebody"})
    assert names(ann) == ["Bob (2)", "Bob"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        (whole,) = database.execute("SELECT group_concat(entry) FROM entries").fetchone()
    for told in (whole, json.dumps(ann.state())):
        assert "Eveline" not in told
        assert "Somebody" in told
    # What is told to who comes later is the same.
    before = ann.state()["notes"]
    with house(tmp_path / "tables.sqlite3", by_hand=True) as later:
        later.table, later.key = ann.table, ann.key
        assert later.state()["notes"] == before


def test_a_seat_is_handed_over_between_processes(make: Callable[[], Store]) -> None:
    with house(make(), by_hand=True) as here, house(make(), by_hand=True) as there:
        here.new("here", "link")
        bob = somebody(there, "Bob")
        bob.table = here.table
        take(bob, 1, offered(here, 1, here.links[1]))
        assert bob.state(key="")["mine"] == [1]


@pytest.mark.stores("sqlite")
def test_the_new_key_of_a_seat_is_good_in_another_process_at_once(make: Callable[[], Store]) -> None:
    with house(make(), by_hand=True) as here, house(make(), by_hand=True) as there:
        here.new("here", "link")
        bob, cid = somebody(there, "Bob"), somebody(here, "Cid")
        bob.table = cid.table = here.table
        bob.state()  # the table is in the memory of both, and nothing is told there by itself
        key = offered(here, 1, here.links[1])
        take(cid, 1, key)
        assert bob.state(key=key)["mine"] == [1]
        assert bob.refusal("GET", "", key=here.links[1], status=403) == "error-key"
        assert bob.refusal("GET", "", key="none", status=403) == "error-key"


def test_a_seat_that_was_handed_over_when_a_server_was_killed_is_theirs_who_took_it(
    make: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = make()
    keep = store.append

    async def gone(*asked: object) -> None:
        raise StoreError("it was killed", Message("error-store"))

    async def last(table: str, version: int, entries: Sequence[str], *more: Sequence[Statement]) -> None:
        await keep(table, version, entries, *more)
        if '"type":"handed"' in entries[0]:
            monkeypatch.setattr(store, "run", gone)

    monkeypatch.setattr(store, "append", last)
    with house(store, by_hand=True) as killed:
        ann, bob, cid = (somebody(killed, name) for name in ("Ann", "Bob", "Cid"))
        table = ann.new("here", "link").table
        bob.table = cid.table = table
        bob.ask("POST", f"/api/me/tables/{table}", key=ann.links[1])
        key = offered(bob, 1, key="")
        bob.settled(lambda: listed(bob))
        cid.client.post(f"/api/tables/{table}/seats/1/take", json={}, headers={"Authorization": f"Bearer {key}"})
    with house(make(), by_hand=True) as later:
        for before in (bob, cid):
            one = another(later)
            one.client.cookies, one.table = before.client.cookies, table
            assert one.state(key="")["mine"] == ([1] if before is cid else [])
            assert [mine["mine"] for mine in listed(one)] == ([[1]] if before is cid else [])
            one.ask("POST", "/api/me/forget", {"name": "Somebody"}, key="")
            assert [player["name"] for player in one.state(key="")["players"]] == [
                "Ann",
                "Somebody" if before is cid else "Cid",
            ]


@contextmanager
def half_handed(make: Make, has_key: bool) -> Iterator[tuple[House, House]]:
    """Bob and Cid, who has taken his seat over, at a server that was killed before it wrote down who sits there."""
    with house(make(), by_hand=True) as server:
        people = _, bob, cid = [somebody(server, name) for name in ("Annabel", "Bobby", "Cidney")]
        bob.table = cid.table = people[0].new("here", "link").table
        bob.ask("POST", f"/api/me/tables/{bob.table}", key=people[0].links[1])
        bob.ask("POST", "seats/1", {"name": "Bobby"}, key="")
        bob.ask("POST", "words", {"seat": 1, "text": "Of Bobby's"}, key="")
        ((person, key),) = rows(make, "SELECT person, seat_key FROM memberships WHERE role = 'player' AND seat = 1")
        cid.key = offered(bob, 1, key="")
        take(cid, 1, cid.key)
        cid.settled(lambda: listed(cid))
    rows(make, "DELETE FROM memberships")
    sat = f"'{bob.table}', 'player', 1, 0, '{person}', " + (f"'{key}'" if has_key else "NULL")
    rows(make, f"INSERT INTO memberships (tab, role, seat, until, person, seat_key) VALUES ({sat})")
    with house(make(), by_hand=True) as later:
        yield again(later, bob), again(later, cid)


@pytest.mark.parametrize("has_key", [True, False])
def test_a_seat_that_was_half_handed_over_is_theirs_who_took_it(make: Make, has_key: bool) -> None:
    with half_handed(make, has_key) as (bob, cid):
        assert bob.state(key="")["mine"] == []
        assert (listed(bob), listed(cid)) == ([], [])
        take(cid, 1, cid.key)
        assert (cid.state(key="")["mine"], bob.state(key="")["mine"]) == ([1], [])
        assert (listed(bob), [one["mine"] for one in listed(cid)]) == ([], [[1]])
        assert [word["text"] for word in bob.ask("GET", "/api/me/data", key="")["words"]] == ["Of Bobby's"]


@pytest.mark.parametrize("has_key", [True, False])
def test_whoever_has_half_handed_a_seat_over_is_forgotten_as_who_they_were(make: Make, has_key: bool) -> None:
    with half_handed(make, has_key) as (bob, cid):
        bob.ask("POST", "/api/me/forget", {"name": "Somebody"}, key="")
        assert names(cid) == ["Ann", "Cidney"]
    told = str(rows(make, "SELECT entry FROM entries"))
    assert "Cidney" in told
    assert "Bobby" not in told


# At a table that can't go on


@contextmanager
def broken_off(database: Path) -> Iterator[tuple[House, ...]]:
    """Ann, Bob, Cid and Dot, after an entry that nobody can read any more: then Cid took Bob's seat, a bot Dot's."""
    with house(database, by_hand=True) as server:
        people = ann, bob, cid, dot = [somebody(server, name) for name in ("Annabel", "Bobby", "Cidney", "Dorothy")]
        ann.new("here", "link", "link", cards="on")
        ann.ask("POST", "seats/0", {"name": "Annabel"})
        for one, seat in ((bob, 1), (dot, 2)):
            one.table, one.links = ann.table, {seat: ann.links[seat]}
            one.ask("POST", f"/api/me/tables/{ann.table}", key=ann.links[seat])
            one.ask("POST", f"seats/{seat}", {"name": one.ask("GET", "/api/me")["person"]["name"]}, key="")
        cid.table = ann.table
        ann.ask("POST", "words", {"seat": 0, "text": "To be unreadable"})
        bob.ask("POST", "words", {"seat": 1, "text": "Of Bobby's"}, key="")
        cid.key = offered(bob, 1, key="")
        take(cid, 1, cid.key)
        cid.ask("POST", "words", {"seat": 1, "text": "Of Cidney's"}, key="")
        dot.ask("POST", "seats/2", {"bot": "random"}, key="")
        dot.settled(lambda: listed(dot) and listed(dot)[0]["standing"]["seats"][2]["kind"] == "bot")
    change(database, '"type":"said","seat":0', '"type":"juggled","seat":0')
    with house(database, by_hand=True) as server:
        found = []
        for before in people:
            one = another(server)
            one.client.cookies = before.client.cookies
            one.table, one.key, one.links = before.table, before.key, before.links
            found.append(one)
        yield tuple(found)


def test_a_seat_is_theirs_who_had_it_last_also_where_a_table_can_not_go_on(tmp_path: Path) -> None:
    with broken_off(tmp_path / "tables.sqlite3") as (ann, bob, cid, dot):
        state = ann.state()
        assert state["trouble"]["id"] == "error-broken"
        assert [(player["name"], player["kind"]) for player in state["players"]] == [
            ("Annabel", "here"),
            ("Cidney", "link"),
            ("Dorothy", "bot"),
        ]
        assert (bob.state(key="")["mine"], listed(bob)) == ([], [])
        assert bob.refusal("GET", "", key=bob.links[1], status=403) == "error-key"
        for key in ("", cid.key):
            assert (cid.state(key)["mine"], cid.state(key)["eyes"]) == ([1], 1)
        assert [one["mine"] for one in listed(cid)] == [[1]]
        assert [player["yours"] for player in dot.state(key="")["players"]] == [False, False, True]
        assert (dot.state(key="")["mine"], [one["mine"] for one in listed(dot)]) == ([], [[2]])


@pytest.mark.parametrize("number", range(4))
def test_whoever_is_forgotten_where_a_table_can_not_go_on_is_nobody_else(tmp_path: Path, number: int) -> None:
    database = tmp_path / "tables.sqlite3"
    names = ["Annabel", "Bobby", "Cidney", "Dorothy"]
    with broken_off(database) as people:
        people[number].ask("POST", "/api/me/forget", {"name": "Somebody"}, key="")
        told = json.dumps(people[0].state(people[0].key))
    with closing(sqlite3.connect(database)) as after:
        (whole,) = after.execute("SELECT group_concat(entry) FROM entries").fetchone()
        kept = str(after.execute("SELECT standing FROM standings").fetchall())
    assert [name for name in names if name in whole] == [name for name in names if name != names[number]]
    assert names[number] not in told + kept
    assert [name for name in ("Bobby", "Cidney") if f"Of {name}'s" in whole] == [
        name for name in ("Bobby", "Cidney") if name != names[number]
    ]


def test_my_data_has_my_words_also_where_a_table_can_not_go_on(tmp_path: Path) -> None:
    with broken_off(tmp_path / "tables.sqlite3") as (_, bob, cid, _):
        for one, said in ((bob, "Of Bobby's"), (cid, "Of Cidney's")):
            words = one.ask("GET", "/api/me/data", key="")["words"]
            assert words == [{"table": one.table, "text": said}]
